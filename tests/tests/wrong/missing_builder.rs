//! A builder is called whose code only C++ has, and nobody wrote it in Rust.

mod toy {
    ods_macros::dialect! { r#"
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_ConstantOp : Op<Toy_Dialect, "constant"> {
  let arguments = (ins F64Attr:$value);
  let builders = [OpBuilder<(ins "double":$number)>];
}
"# }
}

use ir_core::context::Context;
use ir_core::ir::{Builder, Ir};

fn main() {
    let mut ir = Ir::new(&Context::new());
    toy::ConstantOp::create_with_number(&mut Builder::new(&mut ir), 1.0);
}
