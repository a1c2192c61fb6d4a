//! Passes that are declared in definitions (`Pass` of `mlir/Pass/PassBase.td`): their generated data, and
//! user-provided traits.

use super::base::{OptionHelp, Pass, PassFailure, PassRun, PassState, PassTarget, Statistic};
use super::options::{OptionError, parse_bool, parse_integer, parse_list};
use crate::context::{Context, OpName};
use std::any::Any;

/// The implementation of a declared pass, user-provided.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` does nothing yet",
    note = "write `impl RunPass for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait RunPass: Send + Sync {
    /// Checks the options together, before the first run; see [`Pass::check_options`].
    ///
    /// # Errors
    /// The message about the options.
    fn check_options(&self) -> Result<(), String> {
        Ok(())
    }

    /// Runs the pass on an operation.
    ///
    /// # Errors
    /// When the pass failed; the IR may be invalid then.
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure>;
}

/// The user-provided implementation of a declared pass with state, which replaces [`RunPass`]. All runs
/// share the state; it depends on context and options.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` does nothing yet",
    note = "write `impl RunPass for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait PreparedPass: Send + Sync {
    /// The state, such as frozen patterns.
    type State: Any + Send + Sync;

    /// Checks the options together, before the first run; see [`Pass::check_options`].
    ///
    /// # Errors
    /// The message about the options.
    fn check_options(&self) -> Result<(), String> {
        Ok(())
    }

    /// Computes the state, once, before the first run.
    fn prepare(&self, ctx: &Context) -> Self::State;

    /// Runs the pass on an operation.
    ///
    /// # Errors
    /// When the pass failed; the IR may be invalid then.
    fn run_prepared(&self, state: &Self::State, run: &mut PassRun<'_>) -> Result<(), PassFailure>;
}

impl<P: RunPass> PreparedPass for P {
    type State = ();

    fn check_options(&self) -> Result<(), String> {
        RunPass::check_options(self)
    }

    fn prepare(&self, _ctx: &Context) {}

    fn run_prepared(&self, _state: &(), run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        self.run_on_operation(run)
    }
}

/// Registration for a declared pass with `dependentDialects`, user-provided.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` does not register the dependent dialects of its definition",
    note = "write `impl DependentDialects for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait DependentDialects {
    /// Registers the dependent dialects of the pass.
    fn register_dialects(ctx: &Context);
}

/// The user-provided anchor of a declared pass on an operation without a visible definition.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` runs on operations without an included definition",
    note = "write `impl PassAnchor for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait PassAnchor {
    /// The name of the operations, such as `func.func`.
    const ANCHOR: &'static str;
}

/// The user-provided interface of a declared pass (`InterfacePass`), if the runtime does not define it.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` runs on operations with an interface that the runtime does not define",
    note = "write `impl PassInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait PassInterface {
    /// Whether operations with this name implement the interface.
    fn is_implemented(ctx: &Context, name: OpName) -> bool;
}

/// A declared pass. Generated code implements it.
pub trait DeclaredPass: PreparedPass + 'static {
    /// The data of the definition.
    const SPEC: &'static PassSpec<Self>;
}

/// The data of a pass definition.
pub struct PassSpec<P: ?Sized + 'static> {
    /// The name in pipelines.
    pub argument: &'static str,
    /// The name in diagnostics and dumps.
    pub name: &'static str,
    /// The one-line summary.
    pub description: &'static str,
    /// The operations that it runs on.
    pub target: PassTarget<'static>,
    /// The options, sorted by name.
    pub options: &'static [PassOption<P>],
    /// The counters.
    pub statistics: &'static [Statistic],
    /// Registers its dependent dialects.
    pub register_dialects: Option<fn(&Context)>,
}

impl<P: ?Sized + 'static> PassSpec<P> {
    /// A pass on any operation, without options, as a base for struct updates.
    pub const EMPTY: PassSpec<P> = PassSpec {
        argument: "",
        name: "",
        description: "",
        target: PassTarget::Any,
        options: &[],
        statistics: &[],
        register_dialects: None,
    };
}

/// An option of a declared pass.
pub struct PassOption<P: ?Sized> {
    /// Its name.
    pub name: &'static str,
    /// Its description.
    pub description: &'static str,
    /// The kind of its value, such as `long`; empty for a flag.
    pub kind: &'static str,
    /// Parses and sets the option.
    pub set: fn(&mut P, Option<&str>) -> Result<(), OptionError>,
    /// The value as it is written in a pipeline; `None` for an empty list.
    pub text: fn(&P) -> Option<String>,
}

impl<P: DeclaredPass> Pass for P {
    fn argument(&self) -> &'static str {
        P::SPEC.argument
    }

    fn name(&self) -> &'static str {
        P::SPEC.name
    }

    fn target(&self) -> PassTarget<'static> {
        P::SPEC.target
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        let option = P::SPEC.options.iter().find(|option| option.name == name).ok_or(OptionError::Unknown)?;
        (option.set)(self, value)
    }

    fn options(&self) -> Vec<(&'static str, Option<String>)> {
        P::SPEC.options.iter().map(|option| (option.name, (option.text)(self))).collect()
    }

    fn describe_options(&self) -> Vec<OptionHelp> {
        let described = |option: &PassOption<P>| OptionHelp {
            name: option.name,
            kind: option.kind,
            description: option.description,
        };
        P::SPEC.options.iter().map(described).collect()
    }

    fn statistics(&self) -> &'static [Statistic] {
        P::SPEC.statistics
    }

    fn check_options(&self) -> Result<(), String> {
        PreparedPass::check_options(self)
    }

    fn initialize(&self, ctx: &Context) -> PassState {
        if let Some(register) = P::SPEC.register_dialects {
            register(ctx);
        }
        PassState::new(self.prepare(ctx))
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        match run.state.get() {
            Some(state) => self.run_prepared(state, run),
            None => self.run_prepared(&self.prepare(run.ctx), run),
        }
    }
}

/// A type of option values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is the type of a pass option, and is not parsed from the text of a pipeline",
    note = "derive `ods_macros::PassOptionValue` for an enum, or write `impl PassOptionValue for {Self}`; `odsgen skeleton` prints it"
)]
pub trait PassOptionValue: Sized {
    /// The kind in a command's help, such as `long`; empty for a flag.
    const KIND: &'static str;

    /// Parses a value.
    ///
    /// # Errors
    /// The value is invalid.
    fn parse(value: Option<&str>) -> Result<Self, OptionError>;

    /// The value as it is written in a pipeline.
    fn text(&self) -> String;

    /// The value in a printed pipeline; `None` for an empty list.
    fn shown(&self) -> Option<String> {
        Some(self.text())
    }

    /// Parses and sets a value.
    ///
    /// # Errors
    /// The value is invalid.
    fn set(&mut self, value: Option<&str>) -> Result<(), OptionError> {
        *self = Self::parse(value)?;
        Ok(())
    }
}

/// An enum of option values. Generated code implements it.
pub trait PassEnum: Copy + PartialEq + 'static {
    /// The values with their names.
    const CASES: &'static [(Self, &'static str)];
}

impl<E: PassEnum> PassOptionValue for E {
    const KIND: &'static str = "value";

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        let value = required(value)?;
        let found = E::CASES.iter().find(|(_, text)| *text == value).map(|(case, _)| *case);
        found.ok_or_else(|| OptionError::Invalid(format!("Cannot find option named '{value}'!")))
    }

    fn text(&self) -> String {
        let found = E::CASES.iter().find(|(case, _)| case == self);
        found.map_or_else(String::new, |(_, text)| (*text).to_owned())
    }
}

/// The value of an option that requires one.
fn required(value: Option<&str>) -> Result<&str, OptionError> {
    value.ok_or_else(|| OptionError::Invalid("requires a value!".to_owned()))
}

impl PassOptionValue for bool {
    const KIND: &'static str = "";

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        parse_bool(value)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl PassOptionValue for String {
    const KIND: &'static str = "string";

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        required(value).map(str::to_owned)
    }

    /// As in MLIR, a space is protected by braces, unless a brace or quote precedes it.
    fn text(&self) -> String {
        match self.find([' ', '{', '\'', '"']) {
            Some(at) if self[at..].starts_with(' ') => format!("{{{self}}}"),
            _ => self.clone(),
        }
    }
}

macro_rules! numbers {
    ($($ty:ty, $kind:literal, $word:literal;)*) => {$(
        impl PassOptionValue for $ty {
            const KIND: &'static str = $kind;

            fn parse(value: Option<&str>) -> Result<Self, OptionError> {
                parse_integer(value, $word)
            }

            fn text(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

numbers! {
    i64, "long", "long";
    i32, "int", "integer";
    u32, "uint", "uint";
    u64, "ulong", "ulong";
    f32, "number", "floating point";
    f64, "number", "floating point";
}

impl<T: PassOptionValue> PassOptionValue for Option<T> {
    const KIND: &'static str = T::KIND;

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        T::parse(value).map(Some)
    }

    fn text(&self) -> String {
        self.as_ref().map_or_else(String::new, T::text)
    }

    /// An absent value is not printed. MLIR prints it as `None`, which would be parsed as a string.
    fn shown(&self) -> Option<String> {
        self.as_ref().and_then(T::shown)
    }
}

impl<T: PassOptionValue> PassOptionValue for Vec<T> {
    const KIND: &'static str = T::KIND;

    fn parse(value: Option<&str>) -> Result<Self, OptionError> {
        parse_list(value).into_iter().map(|element| T::parse(Some(element))).collect()
    }

    fn text(&self) -> String {
        format!("{{{}}}", self.iter().map(T::text).collect::<Vec<_>>().join(","))
    }

    fn shown(&self) -> Option<String> {
        (!self.is_empty()).then(|| self.text())
    }

    /// The elements of repeated options are concatenated.
    fn set(&mut self, value: Option<&str>) -> Result<(), OptionError> {
        self.extend(Self::parse(value)?);
        Ok(())
    }
}
