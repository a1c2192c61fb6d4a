//! `print-ir`: prints the operation to the standard error.

use crate::pass::{OptionError, Pass, PassFailure, PassRun, ir_text};
use crate::text::PrintOptions;

/// The pass.
#[derive(Default)]
pub(super) struct PrintIr {
    label: String,
}

impl Pass for PrintIr {
    fn argument(&self) -> &'static str {
        "print-ir"
    }

    fn name(&self) -> &'static str {
        "PrintIRPass"
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        match name {
            "label" => self.label = value.unwrap_or_default().to_owned(),
            _ => return Err(OptionError::Unknown),
        }
        Ok(())
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("label", self.label.clone())]
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let label = if self.label.is_empty() { String::new() } else { format!(" {}", self.label) };
        // Like MLIR's `dump`: with the printing options, but without aliases.
        let options = PrintOptions { local_scope: true, ..run.print_options.clone() };
        let text = ir_text(run.ir, run.op, &options);
        run.print(format!("// -----// IR Dump{label} //----- //\n{}\n", text.trim_end_matches('\n')));
        run.preserve_all();
        Ok(())
    }
}
