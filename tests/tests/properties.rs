//! Properties that are not attributes in declarative formats: valid and invalid input, compared with
//! mlir-opt's output for the same definitions.

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{PrintOptions, Renderer, parse_module, print_module};
use ir_core::verify::verify;

#[allow(dead_code, reason = "handles are not used")]
mod formats {
    ods_macros::dialect_file!("tests/properties/formats.ods");
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    formats::register(&ctx);
    ctx
}

/// The text of the module in `text`, or the diagnostics.
fn printed(text: &str, generic: bool) -> Result<String, Vec<Diagnostic>> {
    let ctx = context();
    let module = parse_module(&ctx, "input", text.as_bytes())?;
    verify(&module.ir, module.top).map_err(|error| vec![error])?;
    let module = module.into_module();
    let mut out = Vec::new();
    let options = PrintOptions { generic, ..PrintOptions::default() };
    print_module(&module.ir, module.top, options, &Default::default(), &mut out).expect("memory takes all");
    Ok(String::from_utf8(out).expect("text"))
}

#[test]
fn values_are_read_and_printed_as_mlir_opt_does_it() {
    let (input, output) = (include_str!("properties/input.mlir"), include_str!("properties/output.mlir"));
    let generic = include_str!("properties/generic.mlir");
    assert_eq!(printed(input, false).expect("valid"), output.trim_end().to_owned() + "\n");
    assert_eq!(printed(input, true).expect("valid"), generic.trim_end().to_owned() + "\n");
    assert_eq!(printed(generic, false).expect("valid"), output.trim_end().to_owned() + "\n");
}

/// In `errors.txt`, mlir-opt's errors follow each operation: `line:column: error: message`.
#[test]
fn errors_are_those_of_mlir_opt() {
    let file = include_str!("properties/errors.txt");
    let lines: Vec<&str> = file.lines().collect();
    let cases = lines.chunk_by(|_, next| next.starts_with("  "));
    let mut count = 0;
    for case in cases {
        let ctx = context();
        let errors = match parse_module(&ctx, "input", case[0].as_bytes()) {
            Ok(module) => verify(&module.ir, module.top).err().into_iter().collect(),
            Err(errors) => errors,
        };
        let renderer = Renderer::new(&ctx);
        let shown = errors.iter().map(|error| renderer.render(error).replace("input:", ""));
        let found: Vec<String> = shown.filter_map(|text| text.lines().next().map(str::to_owned)).collect();
        let expected: Vec<&str> = case[1..].iter().map(|line| line.trim_start()).collect();
        assert_eq!(found, expected, "{}", case[0]);
        count += 1;
    }
    assert!(count > 20, "{count} cases");
}
