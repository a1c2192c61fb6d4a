llvm.func @lanes(%x: i32) {
  %0 = rocdl.permlane16.swap %x, %x, false, true : (i32, i32) -> <(i32, i32)>
  %1 = rocdl.permlane32.swap %x, %x, false, true : (i32, i32) -> <(i32, i32)>
  llvm.return
}
