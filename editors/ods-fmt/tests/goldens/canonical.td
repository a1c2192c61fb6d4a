// options: keep-breaks=false
def A : Op<
  "a", [
  Pure
]> { let arguments = (ins
    I32:$a,
    I32:$b); }
let x = 1 in {
def B;
}
let x = 1 in def C;
def D : E<1>,
  F<"a long argument of the second parent", "another argument of the second parent"> {
  let arguments = (ins I32:$a,
    I32:$b);
  let arguments = (ins I32:$a_long_name_of_an_operand, I32:$another_long_name_of_an_operand);
  let text = "one"
    "two";
}
