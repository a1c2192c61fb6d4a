//! A program in a crate with the Rust of all dialects. It writes instances of their operations, or reads
//! texts and prints them again.

mod cut;
mod definitions;
mod more;
mod operations;
mod pool;
mod random;
mod regions;
mod values;

use std::cell::RefCell;
use std::io::{Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use ir_core::context::Context;
use ir_core::text::{PrintOptions, Renderer, parse_module, print_module};

/// The separator of texts.
const MARK: &str = "// -----\n";

thread_local! {
    /// Location of the last panic.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A context with all dialects.
pub fn context() -> Context {
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ir_core::ops::register_builtin(&ctx);
    all_dialects::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// Parses, verifies and prints a text; returns the error otherwise.
pub fn printed(ctx: &Context, text: &str, generic: bool) -> Result<String, String> {
    let read = || {
        let module = parse_module(ctx, "input", text.as_bytes()).map_err(|errors| {
            let renderer = Renderer::new(ctx);
            errors.iter().map(|error| renderer.render(error)).collect::<String>()
        })?;
        // Stubs of verifiers panic. Such an operation counts as valid.
        let verify = AssertUnwindSafe(|| ir_core::verify::verify(&module.ir, module.top));
        if let Ok(Err(error)) = catch_unwind(verify) {
            return Err(error.message);
        }
        let module = module.into_module();
        let mut out = Vec::new();
        let options = PrintOptions { generic, ..PrintOptions::default() };
        print_module(&module.ir, module.top, options, &Default::default(), &mut out)
            .map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    };
    let panics = |_| Err(PLACE.with(|place| format!("panics: {}", place.borrow())));
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(panics)
}

/// Prints each text in both forms. Each line begins with its kind.
fn speak(texts: &str, out: &mut dyn Write) -> std::io::Result<()> {
    let mut ctx = context();
    for (index, text) in texts.split(MARK).enumerate() {
        // A context serves a few texts only, because it keeps all types and attributes.
        if index % 64 == 63 {
            ctx = context();
        }
        for (form, generic) in [("custom", false), ("generic", true)] {
            let (outcome, text) = match printed(&ctx, text, generic) {
                Ok(text) => ("right", text),
                Err(error) => ("wrong", error),
            };
            writeln!(out, "=== {index} {form} {outcome}\n{}", text.trim_end())?;
        }
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    // Stubs of hooks panic. Their texts are reported as such.
    std::panic::set_hook(Box::new(|info| {
        let place =
            info.location().map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
        PLACE.with(|known| *known.borrow_mut() = place);
    }));
    let mut out = std::io::stdout().lock();
    let mode = std::env::args().nth(1).unwrap_or_default();
    if mode == "speak" {
        let mut texts = String::new();
        std::io::stdin().read_to_string(&mut texts)?;
        return speak(&texts, &mut out);
    }
    let ctx = context();
    if mode == "definitions" {
        return definitions::write(&ctx, &pool::Pool::new(&ctx), &mut out);
    }
    // Input: the number of instances of each operation, the names of operations, one a line, then modules.
    let enough = std::env::args().nth(2).and_then(|number| number.parse().ok()).unwrap_or(4);
    let mut names = String::new();
    std::io::stdin().read_to_string(&mut names)?;
    let (names, modules) = names.split_once(MARK).unwrap_or((&names, ""));
    let expected = operations::Expected {
        enough,
        names: names.lines().filter(|name| !name.is_empty()).map(str::to_owned).collect(),
    };
    if mode == "cut" {
        return cut::write(&ctx, modules, &expected, &mut out);
    }
    operations::write(&ctx, &pool::Pool::new(&ctx), &expected, &mut out)
}
