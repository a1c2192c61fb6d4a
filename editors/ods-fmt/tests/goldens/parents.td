def A : B<"x">, C;
def A :
  B<"x">;
def A
  : B<"x">, C<"a parent with a long argument">, D<"another parent with a long argument">;
def SameDims : PredOpTrait<
    "input and output have the same tensor dimensions",
    AllMatchSameOperatorPred<["in", "out"], "foo">>;
def OpenGroup : I32EnumAttr<"a name of some length", "a description that makes the line too long", [A, B, C]> {
  let cppNamespace = "::x";
}
class ManyParameters<string name, string description, list<Trait> traits = [], string base = "::mlir::Op", int benefit = 1> : Base<name,
   description>;
class ParametersOnLines<
    string name,
    int benefit = 1
  > : Base<name> {
}
