//! Constraints: one static for each that the dialect uses, over the functions of the
//! [translator](super::expr).

use std::collections::BTreeSet;
use std::sync::Arc;

use ods_parser::records::RecordId;

use super::emit::{
    Accepts, ConstraintKind, ConstraintStatic, ConstraintTest, ModuleOfConstraints, OpPredicate,
    PredicateArgument, SyntaxCall, SyntaxFunction, SyntaxKind,
};
use super::expr::{self, Definitions, OpArgument, Paths, Subject, Translator, Ty};
use super::hooks::Required;
use super::names::{class, shortened, shouty};
use super::operation::Calls;
use super::{Emitter, Ident, Taken, TokenStream, builtin, ident, quote, snake};
use crate::FxHashMap;
use crate::model::{
    Attribute, CallArgument, Constraint, Dialect, FunctionCall, Operation, Predicate, Result, TypeConstraint,
};

impl ConstraintKind {
    /// The name of a constraint that has neither a name nor a summary, and the prefix of a name that starts
    /// with a digit.
    fn prefix(self) -> &'static str {
        match self {
            ConstraintKind::Type => "TYPE",
            ConstraintKind::Attribute => "ATTRIBUTE",
        }
    }

    /// The name of a constraint's static: that of its record, or else the words of its summary.
    ///
    /// ```text
    /// SIGNLESS_INTEGER_LIKE, VECTOR_OF_ANY_TYPE_VALUES
    /// ```
    fn name(self, constraint: Constraint<'_>) -> String {
        let of_record = expr::named(constraint).map(shouty);
        let name = of_record.unwrap_or_else(|| expr::summary_words(constraint).to_ascii_uppercase());
        let kind = match name.chars().next() {
            None => return self.prefix().to_owned(),
            Some(first) if first.is_ascii_digit() => format!("{}_", self.prefix()),
            Some(_) => String::new(),
        };
        shortened(&format!("{kind}{name}")).to_owned()
    }
}

/// The constraints of one dialect, collected as they are used.
pub(super) struct Constraints<'r> {
    pub(super) translator: Translator<'r>,
    pub(super) namespace: &'r str,
    statics: Vec<ConstraintStatic>,
    /// Names of statics, and those of other items in the dialect's module.
    names: Taken,
    /// The statics of the requested constraints, by their records.
    found: FxHashMap<RecordId, Ident>,
    /// The user-provided functions that parse and print operations.
    syntax_functions: Vec<SyntaxFunction>,
}

impl<'r> Constraints<'r> {
    /// Creates an empty collection. `paths` are relative to its module.
    pub(super) fn new(definitions: Arc<Definitions<'r>>, dialect: Option<Dialect<'r>>, paths: Paths) -> Self {
        let mut names = Taken::with_reserved(&["NAMESPACE"]);
        builtin::runtime_statics().for_each(|(_, name)| drop(names.free(name)));
        Constraints {
            translator: Translator::from_definitions(definitions, paths).asking_for_unreadable(),
            namespace: dialect.and_then(|dialect| dialect.namespace().ok()).unwrap_or_default(),
            statics: Vec::new(),
            names,
            found: FxHashMap::default(),
            syntax_functions: Vec::new(),
        }
    }

    /// The static of a constraint, if it was requested before or is in the runtime.
    fn known(&mut self, constraint: Constraint<'r>) -> Option<Ident> {
        let id = constraint.record().id();
        if let Some(found) = self.found.get(&id) {
            return Some(found.clone());
        }
        let found = builtin::runtime_static(constraint)?;
        self.found.insert(id, found.clone());
        Some(found)
    }

    /// The call of a user-provided function that parses or prints operations. Calls of one function with
    /// constants of other types are calls of another one.
    pub(super) fn syntax_function(&mut self, kind: SyntaxKind, call: FunctionCall) -> SyntaxCall {
        let (types, constants): (Vec<TokenStream>, Vec<TokenStream>) =
            call.constants.iter().map(constant).unzip();
        let text = |types: &[TokenStream]| types.iter().map(ToString::to_string).collect::<Vec<_>>();
        let is_same = |known: &&SyntaxFunction| {
            known.kind == kind && known.cpp == call.function && text(&known.constants) == text(&types)
        };
        if let Some(known) = self.syntax_functions.iter().find(is_same) {
            return SyntaxCall { kind, function: known.name.clone(), constants };
        }
        let base = snake(call.function.rsplit("::").next().unwrap_or(&call.function));
        let is_taken = |name: &str| self.syntax_functions.iter().any(|known| known.name == name);
        let numbered = (2..).map(|number| format!("{base}_{number}"));
        let name = std::iter::once(base.clone()).chain(numbered).find(|name| !is_taken(name));
        let name = ident(&name.unwrap_or(base));
        self.syntax_functions.push(SyntaxFunction {
            kind,
            cpp: call.function,
            name: name.clone(),
            constants: types,
        });
        SyntaxCall { kind, function: name, constants }
    }

    /// The constraints and the functions so far.
    #[cfg(feature = "tools")]
    pub(super) fn contents(&self) -> (&[ConstraintStatic], &[expr::Function]) {
        (&self.statics, self.translator.functions())
    }

    /// The module with all of them, and the trait of the user-provided functions if there are any.
    ///
    /// `types` are the C++ names of the user-provided types of parameters.
    pub(super) fn finish<'t>(
        self,
        types: impl Iterator<Item = &'t String>,
        required: &mut Required,
    ) -> ModuleOfConstraints {
        let missing = self.translator.coverage();
        let syntax = &self.syntax_functions;
        let names: BTreeSet<String> =
            types.map(|cpp| class(cpp.rsplit("::").next().unwrap_or(cpp))).collect();
        let externals = !missing.missing().is_empty() || !names.is_empty() || !syntax.is_empty();
        let externals = externals.then(|| {
            required.add("ExternalFunctions", &ident("Externals"));
            let items = missing.trait_items();
            quote!(#items #(#syntax)*)
        });
        ModuleOfConstraints {
            externals,
            types: names.iter().map(|name| ident(name)).collect(),
            statics: self.statics,
            functions: self.translator.into_functions(),
        }
    }
}

/// The type and the value of a constant in a call.
fn constant(constant: &CallArgument) -> (TokenStream, TokenStream) {
    match constant {
        CallArgument::Integer(value) => {
            let value = proc_macro2::Literal::i64_unsuffixed(*value);
            (quote!(i64), quote!(#value))
        }
        CallArgument::Bool(value) => (quote!(bool), quote!(#value)),
        CallArgument::Text(value) => (quote!(&str), quote!(#value)),
    }
}

impl<'r> Emitter<'r, '_> {
    /// The static of a type constraint on one value.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn type_constraint(&mut self, constraint: TypeConstraint<'r>) -> Result<Ident> {
        let constraint = constraint.base()?;
        let base = constraint.constraint();
        if let Some(known) = self.constraints.known(base) {
            return Ok(known);
        }
        let test = match self.type_handle(constraint)? {
            Some(handle) => ConstraintTest::Handle(ConstraintKind::Type, handle),
            None => {
                let function = self.function(base, Subject::Type)?;
                ConstraintTest::Function(function, self.type_form(constraint)?)
            }
        };
        Ok(self.shared(base, test))
    }

    /// The static of an attribute constraint, regardless of whether the attribute may be absent.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn attr_constraint(&mut self, constraint: Attribute<'r>) -> Result<Ident> {
        let constraint = constraint.without_presence();
        let base = constraint.constraint();
        if let Some(known) = self.constraints.known(base) {
            return Ok(known);
        }
        let enumeration = self.enum_of_class(constraint)?;
        let test = match (self.attr_handle(constraint), enumeration) {
            (Some(handle), _) => ConstraintTest::Handle(ConstraintKind::Attribute, handle),
            (None, Some((item, width))) => ConstraintTest::Enum(item, width),
            (None, None) => {
                let function = self.function(base, Subject::Attribute)?;
                let form = self.attr_form(constraint, function.as_ref())?;
                ConstraintTest::Function(function, form)
            }
        };
        Ok(self.shared(base, test))
    }

    /// The test of a region's or successor's constraint.
    ///
    /// # Errors
    /// When its predicate cannot be read.
    pub(super) fn part_predicate(
        &mut self,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
    ) -> Result<Accepts> {
        Ok(self.function(constraint, subject)?.map_or(Accepts::Everything, Accepts::Function))
    }

    /// The test of a predicate on an operation.
    ///
    /// # Errors
    /// When the predicate cannot be read.
    pub(super) fn op_predicate(
        &mut self,
        op: &Operation<'r>,
        calls: &Calls<'_>,
        predicate: Predicate<'r>,
        summary: &str,
    ) -> Result<Accepts> {
        let test = self.constraints.translator.operation_predicate(predicate, op, summary);
        let Some(test) = test.map_err(|error| error.diagnostic(self.sources))? else {
            return Ok(Accepts::Everything);
        };
        let argument = |argument: &OpArgument| match argument {
            OpArgument::Op => None,
            // The others are properties, which may contain an attribute of another kind.
            OpArgument::Part(name, Ty::Attribute(_) | Ty::Int | Ty::Bool | Ty::Enum(_)) => {
                Some(PredicateArgument::Required(ident(&format!("{}_", snake(name))), calls.call(name)))
            }
            OpArgument::Part(name, Ty::List(_)) => Some(PredicateArgument::List(calls.call(name))),
            OpArgument::Part(name, _) => Some(PredicateArgument::Value(calls.call(name))),
        };
        Ok(Accepts::Operation(OpPredicate {
            function: test.function,
            handle: self.definitions.handle(op),
            arguments: test.arguments.iter().filter_map(argument).collect(),
            subjects: test.subjects,
            parts: test.arguments,
        }))
    }

    /// The function that tests a constraint; `None` if it always holds.
    pub(super) fn function(
        &mut self,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
    ) -> Result<Option<Ident>> {
        let constraints = &mut self.constraints;
        let test = constraints.translator.constraint(constraint, subject, constraints.namespace);
        let test = test.map_err(|error| error.diagnostic(self.sources))?;
        Ok(test.map(|test| test.function))
    }

    /// The static of a constraint, shared by constraints of equal contents.
    fn shared(&mut self, constraint: Constraint<'r>, test: ConstraintTest) -> Ident {
        let summary = constraint.summary();
        let Constraints { statics, names, found, .. } = &mut self.constraints;
        let is_it = |known: &&ConstraintStatic| known.summary == summary && known.test == test;
        let name = match statics.iter().find(is_it) {
            Some(known) => known.name.clone(),
            None => {
                let name = ident(&names.numbered(&test.kind().name(constraint)));
                let summary = summary.to_owned();
                statics.push(ConstraintStatic { name: name.clone(), summary, test });
                name
            }
        };
        found.insert(constraint.record().id(), name.clone());
        name
    }
}
