#ifndef GUARD
include "mlir/IR/OpBase.td"
//      ^^^^^^^^^^^^^^^^^^^ string.quoted.double.include
/* a /* nested */ comment */ class Toy_Op<string mnemonic> : Op<Toy_Dialect, mnemonic> {
//                           ^^^^^ keyword.declaration
//                                 ^^^^^^ entity.name.type.class
//                                        ^^^^^^ storage.type
//                                                           ^^ entity.name.type.class
//                                                              ^^^^^^^^^^^ variable.other
  let width{3-0} = 0x1F;
//    ^^^^^ variable.other.property
//                 ^^^^ constant.numeric.hex
  let append traits = Other<1>.list;
//    ^^^^^^ storage.modifier
//           ^^^^^^ variable.other.property
//                             ^^^^ variable.other.property
  int count = !add(width, 0b01);
//^^^ storage.type
//            ^^^^ support.function.bang
//                        ^^^^ constant.numeric.binary
  bit flag = true;
//           ^^^^ constant.language.boolean
  code body = [{ return $_self; }];
//            ^^ punctuation.section.embedded.begin
//              ^^^^^^^^ meta.embedded.block.cpp
//                      ^^^^^^ variable.parameter.placeholder
//                              ^^ punctuation.section.embedded.end
  let description = [{ Words and `code`. }];
//                    ^^^^^^^^^^^^^^^^^^^ string.unquoted.documentation
}
  def Toy_AddOp : Toy_Op<"add\n"> {
//    ^^^^^^^^^ entity.name.tag.record
//                           ^^ constant.character.escape
  let arguments = (ins I32:$lhs);
//                 ^^^ entity.name.function.dag
//                         ^^^^ variable.parameter.dag
}
