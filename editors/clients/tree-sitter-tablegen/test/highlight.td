include "mlir/IR/OpBase.td"
//      ^^^^^^^^^^^^^^^^^^^ string.special.path
// A comment.
class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits> {
//    ^^^^^^ type
//           ^^^^^^ type.builtin
//                  ^^^^^^^^ variable.parameter
//                                 ^^^^^ type
//                                                       ^^ type
//                                                          ^^^^^^^^^^^ variable
  let width{3-0} = 0x1F;
//    ^^^^^ property
//                 ^^^^ number
  int count = !add(width, 1);
//^^^ type.builtin
//    ^^^^^ property
//            ^^^^ function.builtin
  bit flag = true;
//           ^^^^ boolean
  string text = ?;
//              ^ constant.builtin
}
def Toy_AddOp : Toy_Op<"add"> {
//  ^^^^^^^^^ constant
//                     ^^^^^ string
  let arguments = (ins I32:$lhs);
//                 ^^^ function
//                         ^^^^ variable.parameter
  let append traits = Other<1>.list;
//    ^^^^^^ keyword.modifier
//                    ^^^^^ type
//                             ^^^^ property
}
  foreach i = [1] in
//^^^^^^^ keyword.repeat
  def X#i;
