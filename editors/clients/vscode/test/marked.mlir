#map = affine_map<(d0) -> (d0)>
  !alias = i32
//^^^^^^ entity.name.type.alias
  func.func @main(%arg0: tensor<4x?xf32>) -> i32 {
//^^^^^^^^^ entity.name.function.operation
//          ^^^^^ entity.name.function.symbol
//                ^^^^^ variable.other.value
//                       ^^^^^^ storage.type
//                              ^^^^ constant.numeric.dimension
//                                  ^^^ storage.type
//                                        ^^ keyword.operator.arrow
//                                           ^^^ storage.type
  %0 = arith.constant {key = "text\0A"} 1.5e-3 : f32 // comment
//^^ variable.other.value
//     ^^^^^^^^^^^^^^ entity.name.function.operation
//                     ^^^ variable.other.property
//                                ^^^ constant.character.escape
//                                      ^^^^^^ constant.numeric.float
//                                               ^^^ storage.type
//                                                   ^^^^^^^^^^ comment.line
  %1:2 = "test.op"(%0) {map = #map} : (f32) -> (!llvm.ptr, index)
//       ^^^^^^^^^ entity.name.function.operation
//                            ^^^^ constant.other.attribute
//                                              ^^^^^^^^^ entity.name.type.dialect
  cf.br ^bb1(%0 : f32)
//      ^^^^ entity.name.label.block
  ^bb1(%2: f32):
  return %0#1 : i32
//^^^^^^ keyword.control
}
