//! `print-ir`: prints the operation to the standard error.

use crate::passes::PrintIRPass;
use ir_core::pass::{PassFailure, PassRun, RunPass, ir_text};
use ir_core::text::PrintOptions;

impl RunPass for PrintIRPass {
    fn run_on_operation(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let label = if self.label.is_empty() { String::new() } else { format!(" {}", self.label) };
        // As in MLIR's `dump`, the printing options apply, but there are no aliases.
        let options = PrintOptions { local_scope: true, ..run.print_options.clone() };
        let text = ir_text(run.ir, run.op, &options);
        run.print(format!("// -----// IR Dump{label} //----- //\n{}\n", text.trim_end_matches('\n')));
        run.preserve_all();
        Ok(())
    }
}
