//! An option of a pass is of a type that nobody wrote.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/Pass/PassBase.td"

def CountOps : Pass<"count-ops"> {
  let options = [Option<"limits", "limits", "Limits", "{}", "How many of each.">];
}
"# }

    impl ir_core::pass::RunPass for CountOps {
        fn run_on_operation(&self, _run: &mut ir_core::pass::PassRun<'_>) -> Result<(), ir_core::pass::PassFailure> {
            Ok(())
        }
    }
}

fn main() {}
