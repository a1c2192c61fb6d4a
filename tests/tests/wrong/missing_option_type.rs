//! An option of a pass is of a type that nobody wrote.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/Pass/PassBase.td"

def CountOps : Pass<"count-ops"> {
  let options = [Option<"limits", "limits", "Limits", "{}", "How many of each.">];
}
"# }

    impl RunPass for CountOps {
        fn run_on_operation(&self, _run: &mut pass::PassRun<'_>) -> Result<(), pass::PassFailure> {
            Ok(())
        }
    }
}

fn main() {}
