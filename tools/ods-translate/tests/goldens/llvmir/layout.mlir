module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<1> = dense<[64, 64, 64, 32]> : vector<4xi64>, !llvm.ptr<2> = dense<[64, 64, 64]> : vector<3xi64>, i64 = dense<64> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, i7 = dense<[32]> : vector<1xi64>,  f80 = dense<128> : vector<2xi64>, "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.mangling_mode" = "o",  "dlti.stack_alignment" = 64 : i64, "dlti.endianness" = "big", "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>} {
  llvm.func @f() {
    %0 = llvm.inline_asm "nop", "" : () -> !llvm.void
    llvm.return
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32=dense<32> : vector<2xi64>>, llvm.data_layout = "e"} {}
