module attributes {dlti.dl_spec = 5} {}
// -----
module attributes {dlti.foo = 5} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "foo">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[12,4,3]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,64,32]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 5 : i32, "a" = 6 : i32>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 5 : i32>} {}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5,>} {}
// -----
module attributes {dlti.map = #dlti.map<5 = 5>} {}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 5>} {}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_entry<foo, 5 : i32>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<16> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {}
