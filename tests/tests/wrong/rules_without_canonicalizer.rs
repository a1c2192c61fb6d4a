//! `patterns_of_rules!` names an operation whose definition lacks `hasCanonicalizer`.

ods_macros::dialect! {
    r#"
    include "mlir/IR/OpBase.td"
    include "mlir/IR/PatternBase.td"
    def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
    def NegOp : Op<Toy, "neg"> {
      let arguments = (ins I32:$x);
      let results = (outs I32:$result);
    }
    def NegOfNeg : Pat<(NegOp (NegOp $x)), (replaceWithValue $x)>;
    "#
}

ir_core::patterns_of_rules!(PATTERNS; NegOp);

fn main() {}
