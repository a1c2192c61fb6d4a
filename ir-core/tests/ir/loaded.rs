//! Definitions that are created at run time: their functions are leaked closures with data. Two contexts
//! load different definitions of the same names.

use std::sync::OnceLock;

use ir_core::attr_or_type::{
    DefFormat, DefHandle, DefSpec, DefSyntax, Param, ParamKind, ParamSpec, make_of_definition, param,
};
use ir_core::context::{Attribute, Context, Location, Type};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::interfaces::{
    EffectInstance, EffectKind, Interfaces, MemoryEffectsModel, is_memory_effect_free,
};
use ir_core::ir::{Ir, Op, Value};
use ir_core::ops::register_builtin;
use ir_core::predicates::attributes;
use ir_core::runtime::format::{OpFormat, TypeSource, op_names};
use ir_core::runtime::interfaces::{Cast, InterfaceImpl, op_interface};
use ir_core::runtime::property::PropertySpec;
use ir_core::runtime::{
    AttrConstraint, AttrSpec, DirectiveHooks, DirectiveParser, DirectivePrinter, OpSpec, Predicate, Syntax,
    TypeConstraint, ValueNames, handle, one,
};
use ir_core::text::{AsmParser, AsmPrinter, Parser, Printer};
use ir_core::verify::op_error;
use ir_core::{Module, def_formats, definition};

/// The value for the life of the program.
fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The data of a dialect that is loaded.
#[derive(Clone, Copy)]
struct Loader {
    /// The width of the operand and the result of `t.step`.
    width: u32,
    /// The largest `limit`, which is the default one, too.
    maximum: i64,
    /// The spelling of the mode.
    modes: &'static [&'static str],
    /// The keyword after the mode.
    word: &'static str,
}

const NARROW: Loader = Loader { width: 8, maximum: 3, modes: &["slow", "fast"], word: "up" };
const WIDE: Loader = Loader { width: 64, maximum: 9, modes: &["eager"], word: "down" };

/// An interface that the definitions declare.
trait Cost {
    fn cycles(&self) -> u32;
}

impl Cost for u32 {
    fn cycles(&self) -> u32 {
        *self
    }
}

static STEP_FORMAT: OpFormat<'static> = {
    use op_names::*;
    OpFormat {
        elements: &[
            Blank(" "),
            Part(Operand(0)),
            Blank(" "),
            Part(Property(0)),
            Blank(" "),
            Part(Custom(0)),
            Part(AttrDict),
        ],
        directives: &[Directive { name: "Word", arguments: &[] }],
        operand_types: &[TypeSource::Built],
        result_types: &[TypeSource::Built],
        properties: &[0],
        ..OpFormat::EMPTY
    }
};

impl Loader {
    fn integer(self) -> &'static TypeConstraint {
        let width = self.width;
        leak(TypeConstraint {
            summary: format!("{width}-bit integer").leak(),
            accepts: leak(move |ctx: &Context, ty: Type| ty == ctx.integer_type(width)),
            build: Some(leak(move |ctx: &Context| Some(ctx.integer_type(width)))),
            ..TypeConstraint::ANY
        })
    }

    fn limit(self) -> AttrSpec {
        let maximum = self.maximum;
        let constraint = leak(AttrConstraint::new(
            format!("a number up to {maximum}").leak(),
            leak(move |ctx: &Context, value: Attribute| {
                attributes::integer_value(ctx, value).is_some_and(|value| value.as_i64() <= Some(maximum))
            }),
        ));
        let default = move |ctx: &Context| Some(ctx.integer_attr_of(Type::I64, maximum));
        AttrSpec::default_valued("limit", constraint).with_default(leak(default))
    }

    fn mode(self) -> PropertySpec {
        let modes = self.modes;
        let parse = move |parser: &mut Parser<'_>, _: bool| {
            let word = modes.iter().find(|word| parser.consume_keyword(word));
            Ok(word.map(|word| parser.context().string_attr(word)))
        };
        let print = |printer: &mut Printer<'_>, stored: Attribute| {
            printer.text(attributes::string_value(printer.context(), stored).unwrap_or_default());
        };
        let accepts = move |ctx: &Context, value: Attribute| {
            attributes::string_value(ctx, value).is_some_and(|word| modes.contains(&word))
        };
        let mut spec = PropertySpec::any("mode").such_that(leak(accepts)).with_text(leak(parse), leak(print));
        spec.summary = modes.join(" or ").leak();
        spec
    }

    fn directive(self) -> DirectiveHooks {
        let word = self.word;
        let parse = move |directive: &mut DirectiveParser<'_, '_, '_>| {
            directive.parser().parse_keyword(word).map(|()| true)
        };
        let print = move |directive: &mut DirectivePrinter<'_, '_, '_>, _: Op| {
            directive.printer().text(word);
        };
        DirectiveHooks::functions(leak(parse), leak(print))
    }

    fn names(self) -> ValueNames {
        let width = self.width;
        let results = move |_: &Context, ir: &Ir, op: Op, name: &mut dyn FnMut(Value, &str)| {
            name(ir.result(op, 0), &format!("w{width}"));
        };
        ValueNames::HandWritten { results: leak(results), arguments: &|_, _, _, _, _| {} }
    }

    /// `t.step`
    fn step(self) -> &'static OpSpec {
        let Loader { width, maximum, .. } = self;
        let is_used = move |_: &Context, ir: &Ir, op: Op| ir.attributes(op).is_none() || width > 8;
        let check = move |_: &Context, ir: &Ir, op: Op| match ir.defining_op(ir.operand(op, 0)) {
            Some(before) if ir.name(before) == ir.name(op) => {
                Err(op_error(ir, op, &format!("follows another step of {width} bits")))
            }
            _ => Ok(()),
        };
        let effects = move |_: &Context, _: &Ir, _: Op| {
            if maximum > 5 { Vec::new() } else { vec![EffectInstance::new(EffectKind::Write)] }
        };
        let cost: Cast<Op, dyn Cost> = leak(move |_: Op| Box::new(width) as Box<dyn Cost>);
        leak(OpSpec {
            name: "t.step",
            operands: leak([one("value", self.integer())]),
            results: leak([one("next", self.integer())]),
            attributes: leak([self.limit()]),
            properties: leak([self.mode()]),
            flags: ir_core::context::Traits::MEMORY_EFFECTS,
            predicates: leak([Predicate::new("narrow steps have no other attributes", leak(is_used))]),
            traits: leak([leak(check) as &'static dyn ir_core::runtime::Check]),
            interfaces: Interfaces {
                memory_effects: Some(leak(MemoryEffectsModel { effects: leak(effects) })),
                ..Interfaces::NONE
            },
            implements: leak([InterfaceImpl(leak(cost))]),
            format: Some(&STEP_FORMAT),
            syntax: Syntax::FORMAT.directives(leak([self.directive()])),
            names: self.names(),
            ..OpSpec::EMPTY
        })
    }

    /// `!t.node<DEPTH>` and `!t.node<DEPTH, NEXT>`, where `NEXT` is the same without `!t.node`.
    fn node(self) -> &'static DefSpec<Type> {
        let cell: &OnceLock<&'static DefSpec<Type>> = leak(OnceLock::new());
        let own = move || *cell.get().expect("it is set before a source is read");
        let maximum = self.maximum;
        let verify = move |_: &Context, emit_error: EmitError<'_>, params: &[Param]| match params {
            [Param::Int(depth), _] if *depth > maximum => {
                Err(emit_error(&format!("{depth} is deeper than {maximum}")))
            }
            _ => Ok(()),
        };
        let params = leak([
            ParamSpec::new("depth", "unsigned", ParamKind::unsigned(32)),
            ParamSpec::new("next", "NodeType", ParamKind::Type(leak(own))).with_default(&|_| Param::Absent),
        ]);
        let spec = DefSpec {
            dialect: "t",
            name: "Node",
            mnemonic: "node",
            params,
            syntax: DefSyntax::Format(DefFormat { elements: NODE_FORMAT, custom: &[] }),
            verify: Some(leak(verify)),
            ..DefSpec::EMPTY
        };
        cell.get_or_init(|| leak(spec.hashed()))
    }

    fn context(self) -> (Context, &'static DefSpec<Type>) {
        let ctx = Context::new();
        register_builtin(&ctx);
        ctx.allow_unregistered_dialects(true);
        let node = self.node();
        handle::register_plain_dialect(&ctx, "t", &[self.step()], leak([node]), &[]);
        (ctx, node)
    }
}

def_formats! {
    NODE_FORMAT: [
        Literal("<"),
        Part(Param { index: 0, space: false, is_qualified: false }),
        Optional(&Group::new(
            Any(&[1]),
            &[Literal(","), Part(Param { index: 1, space: true, is_qualified: false })],
        )),
        Literal(">"),
    ],
}

/// The module in the loaded dialect as text, or the first error.
fn round_trip(loader: Loader, source: &str) -> Result<String, String> {
    let (ctx, _) = loader.context();
    let first = |errors: ir_core::text::Diagnostics| errors.as_slice()[0].message.clone();
    let module = Module::parse(&ctx, source).map_err(first)?;
    module.verify().map_err(first)?;
    Ok(module.operation().display(module.ir()).to_string())
}

#[test]
fn functions_of_loaded_definitions_have_data() {
    let narrow = "module {\n  %0 = \"x.source\"() : () -> i8\n  %w8 = t.step %0 fast up\n}";
    let wide =
        "module {\n  %0 = \"x.source\"() : () -> i64\n  %w64 = t.step %0 eager down {limit = 7 : i64}\n}";
    assert_eq!(round_trip(NARROW, narrow).as_deref().map(str::trim_end), Ok(narrow));
    assert_eq!(round_trip(WIDE, wide).as_deref().map(str::trim_end), Ok(wide));
}

#[test]
fn loaded_definitions_refuse_by_their_data() {
    let step = |attributes: &str| {
        format!("%0 = \"x.source\"() : () -> i8\n%1 = \"t.step\"(%0) <{{{attributes}}}> : (i8) -> i8")
    };
    let error = |loader, source: &str| round_trip(loader, source).unwrap_err();
    assert_eq!(
        error(WIDE, &step("mode = \"eager\"")),
        "'t.step' op operand #0 must be 64-bit integer, but got 'i8'"
    );
    assert_eq!(
        error(NARROW, &step("mode = \"eager\"")),
        "'t.step' op property 'mode' failed to satisfy constraint: slow or fast"
    );
    assert_eq!(
        error(NARROW, &step("mode = \"fast\", limit = 7 : i64")),
        "'t.step' op attribute 'limit' failed to satisfy constraint: a number up to 3"
    );
    assert_eq!(
        error(NARROW, "%0 = \"x.source\"() : () -> i8\n%1 = t.step %0 fast up {other}"),
        "'t.step' op failed to verify that narrow steps have no other attributes"
    );
    assert_eq!(
        error(NARROW, "%0 = \"x.source\"() : () -> i8\n%1 = t.step %0 fast up\n%2 = t.step %1 fast up"),
        "'t.step' op follows another step of 8 bits"
    );
    assert_eq!(
        error(WIDE, "%0 = \"x.source\"() : () -> i64\n%1 = t.step %0 eager up"),
        "custom op 't.step' expected 'down'"
    );
}

#[test]
fn loaded_interfaces_have_data() {
    for (loader, ty, words) in [(NARROW, "i8", "slow up"), (WIDE, "i64", "eager down")] {
        let (ctx, _) = loader.context();
        let source = format!("%0 = \"x.source\"() : () -> {ty}\n%1 = t.step %0 {words}");
        let module = Module::parse(&ctx, source).expect("a module");
        let step = module.walk().last().expect("a step");
        let cost = op_interface::<dyn Cost>(module.ir(), step).expect("it implements the interface");
        assert_eq!(cost.cycles(), loader.width);
        assert_eq!(is_memory_effect_free(module.ir(), step), loader.maximum > 5);
    }
}

#[test]
fn loaded_types_refer_to_themselves() {
    let source = |ty: &str| format!("module {{\n  %0 = \"x.source\"() : () -> {ty}\n}}");
    let nested = source("!t.node<2, <1, <0>>>");
    assert_eq!(round_trip(NARROW, &nested).as_deref().map(str::trim_end), Ok(nested.as_str()));
    assert_eq!(round_trip(NARROW, &source("!t.node<7>")).unwrap_err(), "7 is deeper than 3");
    assert!(round_trip(WIDE, &source("!t.node<7>")).is_ok());
}

definition! {
    /// The same definition, compiled.
    Type NodeType {
        dialect: "t",
        name: "Node",
        mnemonic: "node",
        params: &[
            ParamSpec::new("depth", "unsigned", ParamKind::unsigned(32)),
            ParamSpec::new("next", "NodeType", ParamKind::Type(&|| NodeType::SPEC)),
        ],
    }
}

definition! {
    /// Another definition of that name.
    Type OtherNodeType {
        dialect: "t",
        name: "Node",
        mnemonic: "node",
        params: &[
            ParamSpec::new("depth", "unsigned", ParamKind::unsigned(32)),
            ParamSpec::new("next", "NodeType", ParamKind::Type(&|| NodeType::SPEC)),
            ParamSpec::new("label", "::llvm::StringRef", ParamKind::Str),
        ],
    }
}

#[test]
fn compiled_handles_accept_only_equal_loaded_definitions() {
    let (ctx, spec) = NARROW.context();
    let create =
        |params| -> Result<Type, Diagnostic> { make_of_definition(&ctx, Location::UNKNOWN, spec, params) };
    let node = create(vec![Param::Int(3), Param::Absent]).expect("a type");
    let handle = NodeType::cast(&ctx, node).expect("the definitions are equal");
    assert_eq!(param::<_, u32>(&ctx, handle, 0), 3);
    assert!(!OtherNodeType::is(&ctx, node), "it has no parameter 'label'");
}
