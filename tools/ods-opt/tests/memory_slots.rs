//! `--mem2reg` and `--sroa` where MLIR 22 produces wrong or invalid modules, so its output is not expected.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The lines of the promoted module that contain one of the words, without indentation.
fn promoted(text: &str, words: &[&str]) -> Vec<String> {
    lines_after("--mem2reg", text, words)
}

/// The lines of the module after a pass that contain one of the words, without indentation.
fn lines_after(pass: &str, text: &str, words: &[&str]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args([pass, "--allow-unregistered-dialect", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the driver starts");
    child.stdin.take().expect("its input").write_all(text.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("it prints text");
    let is_wanted = |line: &&str| words.iter().any(|word| line.contains(word));
    text.lines().filter(is_wanted).map(|line| line.trim().to_owned()).collect()
}

/// The peer takes `undef` for the other bytes on both paths.
#[test]
fn a_store_of_some_bytes_keeps_those_of_every_path() {
    let text = "
func.func @f(%c: i1, %x: i32, %y: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.store %y, %a : i8, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  return %v : i32
}
";
    let expected = [
        "llvm.cond_br %arg0, ^bb1, ^bb2(%0 : i32)",
        "llvm.br ^bb2(%arg1 : i32)",
        "^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1",
        "%5 = llvm.and %2, %4 : i32",
    ];
    assert_eq!(promoted(text, &["br ", "^bb2(", "llvm.and"]), expected);
}

/// The peer deletes the intrinsic and forgets the bytes.
#[test]
fn memory_that_is_filled_through_another_pointer_stays() {
    let text = "
func.func @f(%byte: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  \"llvm.intr.memset.inline\"(%p, %byte) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  return %v : i32
}
";
    assert_eq!(promoted(text, &["llvm.alloca", "memset", "llvm.load"]).len(), 3);
}

/// The peer crashes if the value of a variable was loaded from its own memory. It produces an invalid module
/// if the value is computed.
#[test]
fn declared_variables_have_loaded_and_computed_values() {
    let text = "
#file = #llvm.di_file<\"a.c\" in \"/\">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = \"f\", file = #file, subprogramFlags = Definition>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_local_variable<scope = #function, name = \"x\", file = #file, line = 1, type = #type>
func.func @f(%x: i32, %y: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.store %y, %a : i8, !llvm.ptr
  %w = llvm.load %a : !llvm.ptr -> i32
  return %w : i32
}
";
    let expected = [
        "llvm.intr.dbg.value #di_local_variable = %arg0 : i32",
        "llvm.intr.dbg.value #di_local_variable = %arg0 : i32",
        "%4 = llvm.or %3, %1 : i32",
        "llvm.intr.dbg.value #di_local_variable = %4 : i32",
    ];
    assert_eq!(promoted(text, &["dbg.", "llvm.or"]), expected);
}

/// The peer aligns the inner struct from the beginning of the outer one, and takes another element for it.
#[test]
fn elements_of_structs_in_packed_structs_are_found_by_their_offsets() {
    let text = "
llvm.func @f() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<packed (i8, struct<(i8, i32)>, i8)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, struct<(i8, i32)>, i8)>
  %q = llvm.getelementptr %a[9] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.load %q : !llvm.ptr -> i8
  \"test.use\"(%v) : (i32) -> ()
  llvm.return %w : i8
}
";
    let expected = [
        "%1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr",
        "%2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr",
        "%3 = llvm.load %2 : !llvm.ptr -> i32",
        "%4 = llvm.load %1 : !llvm.ptr -> i8",
    ];
    assert_eq!(lines_after("--sroa", text, &["alloca", "load"]), expected);
}

/// The peer's new pointers have the default address space.
#[test]
fn elements_are_in_the_address_space_of_the_aggregate() {
    let text = "
llvm.func @f() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr<5>
  %v = llvm.load %a : !llvm.ptr<5> -> i32
  llvm.return %v : i32
}
";
    let expected =
        ["%1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<5>", "%2 = llvm.load %1 : !llvm.ptr<5> -> i32"];
    assert_eq!(lines_after("--sroa", text, &["alloca", "load"]), expected);
}

/// A copy of memory to itself; the peer erases memory that is in use.
#[test]
fn memory_that_is_copied_to_itself_stays() {
    let text = "
llvm.func @f() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  \"llvm.intr.memcpy.inline\"(%a, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
";
    let expected = ["%1 = llvm.alloca %0 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr"];
    assert_eq!(lines_after("--sroa", text, &["alloca"]), expected);
}
