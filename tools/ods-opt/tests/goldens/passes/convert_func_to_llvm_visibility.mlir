// options: --convert-func-to-llvm
func.func public @f(%m: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func nested @h() attributes {llvm.emit_c_interface} {
  return
}
func.func private @p() attributes {llvm.emit_c_interface}
