//! `--interpret`: modules of any dialect with semantics, without code generation.

use std::io::{self, Write as _};

use interpret::{Config, Input, Outcome, Program, Registry, Run, Value};
use ir_core::Module;
use ir_core::context::{AttrKind, Attribute, Context, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{Diagnostics, Parser, TokenKind};

use super::options::Options;
use super::{error, read, scientific, show};

/// Runs the entry point with the interpreter.
pub(super) fn execute(options: &Options) -> Result<(), String> {
    let text = read(&options.input)?;
    let ctx = Context::new();
    interpret::register_dialects(&ctx);
    let name = super::input_name(options);
    let parsed = Module::parse_file(&ctx, &name, &text).and_then(|module| module.verify().map(|()| module));
    let module = parsed.map_err(|diagnostics| format!("{diagnostics}could not parse the input IR\n"))?;
    let program = Program::new(&module, &Registry::new());
    let kind = options.result.as_deref();
    check_result(&program, &options.entry, kind)?;
    let arguments = arguments(&ctx, &program, options)?;
    let config = Config { step_limit: options.step_limit, trace: options.trace, ..Config::default() };
    let run = program.run(&options.entry, &arguments, &config);
    let trace: String = run.trace.iter().map(|line| format!("{line}\n")).collect();
    io::stderr().lock().write_all(trace.as_bytes()).map_err(error)?;
    show(&String::from_utf8_lossy(&run.output))?;
    if let Some(diagnostic) = run.outcome.diagnostic() {
        return Err(module.diagnostics(vec![diagnostic.clone()]).to_string());
    }
    show(&results(&ctx, &run, kind)?)
}

/// Checks the result type against `--entry-point-result`, with the messages of code generation.
fn check_result(program: &Program, entry: &str, kind: Option<&str>) -> Result<(), String> {
    let expected = match kind {
        None => return Ok(()),
        Some("i32") => Some(Type::I32),
        Some("i64") => Some(Type::I64),
        Some("f32") => Some(Type::F32),
        Some("void") => None,
        _ => return Err(error("unsupported function type")),
    };
    let Some(function) = program.function(entry) else { return Err(error("entry point not found")) };
    match (expected, program.result_types(function)) {
        (None, []) => Ok(()),
        (None, _) => Err(error("expected void function")),
        (Some(expected), [only]) if *only == expected => Ok(()),
        _ => Err(error(format!("only single {} function result supported", kind.unwrap_or_default()))),
    }
}

/// The arguments of the command line: attributes, separated by commas.
fn arguments(ctx: &Context, program: &Program, options: &Options) -> Result<Vec<Input>, String> {
    let Some(text) = &options.arguments else { return Ok(Vec::new()) };
    let list = parse_list(ctx, &format!("[{text}]"))?;
    let AttrKind::Array(list) = list.kind(ctx) else { return Err(error("--args expects attributes")) };
    let function = program.function(&options.entry);
    let types = function.map_or(&[][..], |function| program.param_types(function));
    let argument = |(index, attribute): (usize, &Attribute)| {
        let ty = types.get(index).copied().or_else(|| attribute.attribute_type(ctx));
        let value = ty.and_then(|ty| interpret::constant(ctx, ty, *attribute).map(|value| (ty, value)));
        let Some((ty, value)) = value else {
            return Err(error(format!("argument {index} is not a number or dense elements")));
        };
        Ok(input(ctx, ty, *attribute, value))
    };
    list.iter().enumerate().map(argument).collect()
}

/// Parses an array attribute.
fn parse_list(ctx: &Context, text: &str) -> Result<Attribute, String> {
    let render = |diagnostics: Vec<Diagnostic>| {
        Diagnostics::new(ctx, diagnostics).with_source("--args", text.as_bytes()).to_string()
    };
    let mut parser = Parser::new(ctx, "--args", text.as_bytes()).map_err(|error| render(vec![error]))?;
    let parsed = parser.parse_attribute(None);
    if parsed.is_ok() && !parser.is_at(TokenKind::Eof) {
        return Err(error("--args expects attributes, separated by commas"));
    }
    parsed.map_err(|_| render(parser.take_diagnostics()))
}

/// The input of a value: dense elements are the contents of a memref.
fn input(ctx: &Context, ty: Type, attribute: Attribute, value: Value) -> Input {
    if !matches!(ty.kind(ctx), TypeKind::MemRef { .. }) {
        return Input::Value(value);
    }
    let shape = attribute.attribute_type(ctx).and_then(|ty| ir_core::predicates::shaped::shape(ctx, ty));
    let sizes = shape.unwrap_or_default().to_vec();
    Input::Buffer(interpret::Buffer { sizes, elements: value.elements().to_vec() })
}

/// The results: as native runs print them, or as MLIR text.
fn results(ctx: &Context, run: &Run, kind: Option<&str>) -> Result<String, String> {
    let Outcome::Returned(values) = &run.outcome else { return Ok(String::new()) };
    if let (Some(poison), Some(_)) = (&run.poison, kind) {
        let location = interpret::location_text(ctx, poison.location);
        return Err(format!("{location}: error: the result is poison: {}\n", poison.message));
    }
    match (kind, values.as_slice()) {
        (Some("i32"), [Value::Bits(bits)]) => Ok(format!("{}\n", *bits as u32 as i32)),
        (Some("i64"), [Value::Bits(bits)]) => Ok(format!("{}\n", *bits as u64 as i64)),
        (Some("f32"), [Value::Bits(bits)]) => Ok(scientific(f32::from_bits(*bits as u32).into()) + "\n"),
        (Some(_), _) => Ok(String::new()),
        (None, _) => {
            let texts = run.result_texts(ctx).unwrap_or_default();
            Ok(texts.iter().map(|text| format!("{text}\n")).collect())
        }
    }
}
