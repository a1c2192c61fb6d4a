//! The command line: options, files, several inputs in one, expected diagnostics, depth.

use std::fmt::Write as _;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(options: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the driver starts");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the driver ends");
    // It may end before it has read everything.
    let _ = writer.join().expect("the writer ends");
    output
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn standard_input_has_a_name() {
    let output = run(&[], b"\n  foo.bar");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        errors(&output).starts_with("<stdin>:2:3: error: Dialect `foo' not found"),
        "{}",
        errors(&output)
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn unknown_options_and_files_are_refused() {
    let output = run(&["--bogus"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("Unknown command line argument '--bogus'"));
    let output = run(&["/nonexistent/input.mlir"], b"");
    assert_eq!(
        errors(&output),
        "cannot open input file '/nonexistent/input.mlir': No such file or directory\n"
    );
    let output = run(&["-o", "/nonexistent/output"], b"");
    assert_eq!(errors(&output), "cannot open output file '/nonexistent/output': No such file or directory\n");
    let output = run(&["a", "b"], b"");
    assert!(errors(&output).contains("Too many positional arguments"));
    let output = run(&["--mlir-print-debuginfo=maybe"], b"");
    assert!(errors(&output).contains("invalid value for boolean"));
    let output = run(&["--verify-diagnostics=some"], b"");
    assert!(errors(&output).contains("Cannot find option named 'some'!"));
}

#[test]
fn separators_are_chosen() {
    let input = b"module {}\n//--\nmodule {}\n";
    let output = run(&["--split-input-file=//--"], input);
    assert_eq!(output.stdout, b"module {\n}\n\n// -----\nmodule {\n}\n\n");
    let output = run(&["--split-input-file=//--", "--output-split-marker", "//x"], input);
    assert_eq!(output.stdout, b"module {\n}\n\n//x\nmodule {\n}\n\n");
    assert!(run(&["--split-input-file"], b"").stdout.is_empty());
    assert_eq!(run(&[], b"").stdout, b"module {\n}\n\n");
    let output = run(&["--split-input-file="], input);
    assert_eq!(output.stdout, b"module {\n  module {\n  }\n  module {\n  }\n}\n\n");
}

#[test]
fn a_single_operation_may_be_asked_for() {
    let output = run(&["--no-implicit-module"], b"module {}\nmodule {}\n");
    assert_eq!(
        errors(&output),
        "<stdin>:0:0: error: source must contain a single top-level operation, found: 2\n"
    );
    let output = run(&["--no-implicit-module"], b"module {}\n");
    assert_eq!(output.stdout, b"module {\n}\n\n");
}

#[test]
fn verification_can_be_left_out() {
    let input = b"\"builtin.module\"() ({\n}) : () -> ()";
    assert_eq!(run(&["--mlir-print-op-generic"], input).status.code(), Some(1));
    let options = ["--mlir-print-op-generic", "--mlir-very-unsafe-disable-verifier-on-parsing"];
    assert!(run(&options, input).status.success());
}

#[test]
fn unregistered_dialects_need_permission() {
    let output = run(&[], b"\"a.b\"() : () -> ()");
    assert!(errors(&output).contains("operation being parsed with an unregistered dialect"));
    let output = run(&["-allow-unregistered-dialect=true"], b"\"a.b\"() : () -> ()");
    assert_eq!(output.stdout, b"module {\n  \"a.b\"() : () -> ()\n}\n\n");
}

#[test]
fn registered_dialects_are_listed() {
    let output = run(&["--show-dialects"], b"");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("Available Dialects: ") && text.contains("builtin"), "{text}");
}

const VERIFY: [&str; 3] = ["--allow-unregistered-dialect", "--split-input-file", "--verify-diagnostics"];

#[test]
fn expected_diagnostics_are_accepted() {
    let inputs = [
        "// expected-error@+1 {{expected '(' to start}}\n\"a\" x\n",
        "\"b\"() : i32 // expected-error {{function type}}\n",
        "// expected-note@below {{previously defined here}}\n%0 = \"a\"() : () -> i32\n\
         %0 = \"a\"() : () -> i32\n// expected-error@above {{redefinition of SSA value '%0'}}\n",
        "foo // expected-error-re {{custom op {{'[a-z]+'}} is unknown}}\n",
    ];
    let output = run(&VERIFY, inputs.join("// -----\n").as_bytes());
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(output.stdout, "// -----\n".repeat(3).as_bytes());
}

#[test]
fn only_expected_diagnostics_may_matter() {
    let options = ["--allow-unregistered-dialect", "--verify-diagnostics=only-expected"];
    let output = run(&options, b"\"a.b\"(%x) : (i32) -> ()");
    assert!(output.status.success(), "{}", errors(&output));
    let output = run(&options, b"// expected-error@unknown {{x}}\n\"a.b\"() : () -> ()");
    assert_eq!(errors(&output), "<unknown>:0: error: expected error \"x\" was not produced\n");
    let output = run(&options, b"// expected-error-re @above {{a{{(}}}}\n");
    assert!(errors(&output).starts_with("<stdin>:1:4: error: invalid regex: "), "{}", errors(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn other_diagnostics_are_not() {
    let output = run(&VERIFY, b"// expected-error {{foo}}\n\"b\"() : () -> ()\n// -----\n\"z\"\n");
    let text = errors(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("<stdin>:1:4: error: expected error \"foo\" was not produced\n"), "{text}");
    assert!(
        text.contains("<stdin>:4:4: error: unexpected error: expected '(' to start operand list\n"),
        "{text}"
    );
}

/// So many that recursion anywhere would exhaust the stack.
const DEEP: usize = 200_000;

#[test]
fn depth_is_bounded_by_memory_only() {
    let mut input = "\"a\"() ({".repeat(DEEP);
    input.push_str("\"u\"(%x) : (i32) -> ()");
    input.push_str(&"}) : () -> ()".repeat(DEEP));
    let output = run(&["--allow-unregistered-dialect"], input.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("error: use of undeclared SSA value name"));
    let wrong = format!(
        "\"t\"() ({{ module attributes {{x}} {{}} {} {} }}) : () -> ()",
        "\"a\"() ({".repeat(DEEP),
        "}) : () -> ()".repeat(DEEP)
    );
    let output = run(&["--allow-unregistered-dialect"], wrong.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(errors(&output).contains("attributes with dialect-prefixed names"));
}

#[test]
fn any_bytes_are_refused_calmly() {
    for input in [
        &b"\xff\xfe\x00"[..],
        b"\"\xff\"() : () -> ()\n%",
        b"{-#",
        b"%0:18446744073709551615 = \"a\"() : () -> i32",
    ] {
        let output = run(&["--allow-unregistered-dialect"], input);
        assert_eq!(output.status.code(), Some(1), "{input:?}: {}", errors(&output));
        assert!(errors(&output).contains("error: "));
    }
}

/// A module with something for passes to do.
const MODULE: &str = "func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func private @g()
";

/// The output of `mlir-opt --cse`.
const AFTER_CSE: &str = "module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    return %1 : i32
  }
  func.func private @g()
}
";

/// The text after the module in a reproducer.
fn reproducer_section(pipeline: &str) -> String {
    format!(
        "\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n      pipeline: \"{pipeline}\",\n      \
         disable_threading: false,\n      verify_each: false\n    }}\n  }}\n#-}}\n"
    )
}

/// A folder of its own for a test.
fn scratch(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn reproducers_are_generated_from_the_outcome() {
    let file = scratch("generate-reproducer").join("r.mlir");
    let option = format!("--mlir-generate-reproducer={}", file.display());
    let output = run(&["--cse", "--mlir-disable-threading", &option], MODULE.as_bytes());
    assert!(output.status.success(), "{}", errors(&output));
    let text = std::fs::read_to_string(&file).expect("the reproducer");
    assert_eq!(text, format!("{AFTER_CSE}{}", reproducer_section("builtin.module(cse)")));
    let output = run(&[&option, "--mlir-print-op-generic"], MODULE.as_bytes());
    assert!(output.status.success(), "{}", errors(&output));
    let text = std::fs::read_to_string(&file).expect("the reproducer");
    assert!(text.starts_with("\"builtin.module\"() ({\n"), "{text}");
    assert!(text.ends_with(&reproducer_section("builtin.module()")), "{text}");
}

#[test]
fn reproducers_run_their_own_passes() {
    let input = format!("module {{\n{MODULE}}}\n{}", reproducer_section("builtin.module(func.func(cse))"));
    let output = run(&["--run-reproducer", "--symbol-dce"], input.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{AFTER_CSE}\n"), "{}", errors(&output));
    let output = run(&[], input.as_bytes());
    assert!(String::from_utf8_lossy(&output.stdout).contains("mlir_reproducer"), "it is only data otherwise");
    for (right, wrong, message) in [
        ("func.func(cse)", "nope", "'nope' does not refer to a registered pass or pass pipeline"),
        ("disable_threading: false", "disable_threading: \"x\"", "expected 'true' or 'false' value for key"),
        ("verify_each", "other", "unknown 'mlir_reproducer' resource key 'other'"),
    ] {
        let output = run(&["--run-reproducer"], input.replacen(right, wrong, 1).as_bytes());
        assert_eq!(output.status.code(), Some(1), "{wrong}");
        assert!(errors(&output).contains(message), "{}", errors(&output));
    }
}

#[test]
fn regions_are_skipped() {
    let output = run(&["--mlir-print-skip-regions"], MODULE.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stdout), "module {...}\n\n");
    let output = run(&["--mlir-print-skip-regions", "--mlir-print-op-generic"], MODULE.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stdout), "\"builtin.module\"() ({...}) : () -> ()\n\n");
    let options = ["--mlir-print-skip-regions", "--pass-pipeline=builtin.module(func.func(print-ir))"];
    let title = "// -----// IR Dump //----- //\n";
    let expected = format!("{title}func.func @f(%arg0: i32) -> i32 {{...}}\n{title}func.func private @g()\n");
    assert_eq!(errors(&run(&options, MODULE.as_bytes())), expected);
    let options = [
        "--mlir-print-skip-regions",
        "--mlir-print-ir-after-all",
        "--pass-pipeline=builtin.module(func.func(cse))",
    ];
    let printed = errors(&run(&options, MODULE.as_bytes()));
    let title = "// -----// IR Dump After CSE (cse) //----- //\n";
    let expected =
        format!("{title}func.func @f(%arg0: i32) -> i32 {{...}}\n\n{title}func.func private @g()\n\n");
    assert_eq!(printed, expected);
}

#[test]
fn operations_are_counted() {
    // As mlir-opt prints it.
    let input = "\"foo\"() : () -> () \"very_long_dialect.x\"() ({ \"foo\"() : () -> () \"test.a.b\"() : () -> () }) : () -> ()";
    let table = "Operations encountered:\n-----------------------\n            builtin.module , 1\n                    foo    , 2\n               \
                 test.a.b    , 1\n  very_long_dialect.x      , 1\n";
    let options = ["--allow-unregistered-dialect", "--print-op-stats"];
    assert_eq!(errors(&run(&options, input.as_bytes())), table);
    let json = "{\n  \"func.func\" : 1,\n  \"func.return\" : 1\n}\n";
    let options = ["--pass-pipeline=builtin.module(func.func(print-op-stats{json=true}))"];
    assert_eq!(errors(&run(&options, b"func.func @f() { return }")), json);
}

#[test]
fn print_ir_follows_the_options_but_uses_no_aliases() {
    let input = "func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>)";
    let printed = errors(&run(&["--mlir-print-op-generic", "--print-ir"], input.as_bytes()));
    let expected = "// -----// IR Dump //----- //\n\"builtin.module\"() ({\n  \"func.func\"() <{function_type = \
                  (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> (), sym_name = \"f\", sym_visibility = \
                  \"private\"}> ({\n  }) : () -> ()\n}) : () -> ()\n";
    assert_eq!(printed, expected);
}

#[test]
fn the_ir_around_passes_goes_to_a_tree_of_files() {
    let folder = scratch("tree-dir");
    let option = format!("--mlir-print-ir-tree-dir={}", folder.join("tree").display());
    let pipeline = "--pass-pipeline=builtin.module(func.func(cse),sccp,func.func(cse))";
    let output = run(&[&option, pipeline, "--mlir-print-ir-after-all"], MODULE.as_bytes());
    assert!(output.status.success() && output.stderr.is_empty(), "{}", errors(&output));
    let module = folder.join("tree/builtin_module_no-symbol-name");
    let files = |folder: &std::path::Path| {
        let entries = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(files(&module), ["1_sccp.mlir", "func_func_f", "func_func_g"]);
    assert_eq!(files(&module.join("func_func_f")), ["0_0_cse.mlir", "1_1_cse.mlir"]);
    let text = std::fs::read_to_string(module.join("1_sccp.mlir")).expect("a file");
    assert_eq!(text, format!("// -----// IR Dump After SCCP (sccp) //----- //\n{AFTER_CSE}\n\n"));
    let option = format!("--mlir-print-ir-tree-dir={}", folder.join("none/tree").display());
    let output = run(&[&option, "--cse", "--mlir-print-ir-after-all"], MODULE.as_bytes());
    assert!(output.status.success());
    assert!(errors(&output).starts_with("Error while creating directory "), "{}", errors(&output));
}

#[test]
fn times_are_listed() {
    let options = ["--cse", "--mlir-timing", "--mlir-timing-display=list", "-o", "/dev/null"];
    let report = errors(&run(&options, MODULE.as_bytes()));
    let rows = report.lines().skip_while(|line| !line.contains("----Name----")).skip(1);
    let mut names: Vec<&str> = rows.filter_map(|row| row.split_whitespace().last()).collect();
    assert_eq!(names.first(), Some(&"root"), "{report}");
    assert!(names.ends_with(&["Rest", "Total"]), "{report}");
    names.sort_unstable();
    assert_eq!(names, ["CSE", "Output", "Parser", "Rest", "Total", "root"]);
    let output = run(&["--mlir-timing-display=foo"], b"");
    assert_eq!(
        errors(&output),
        "ods-opt: for the --mlir-timing-display option: Cannot find option named 'foo'!\n"
    );
}

#[test]
fn passes_are_listed() {
    let output = run(&["--list-passes"], b"is not read");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.starts_with("Passes:\n  --affine-loop-fusion "), "{text}");
    let line = text.lines().find(|line| line.starts_with("  --cse ")).expect("the pass");
    assert!(line.ends_with(" -   Eliminate common sub-expressions"), "{line}");
    let is_pass = |line: &&str| !line.starts_with("    ");
    assert!(text.lines().skip(1).filter(is_pass).is_sorted());
}

#[test]
fn notes_of_diagnostics_are_shown_anyway() {
    let input = MODULE.replace("%1 =", "%0 =");
    let plain = errors(&run(&[], input.as_bytes()));
    assert!(plain.contains("note: previously defined here"), "{plain}");
    assert_eq!(errors(&run(&["--mlir-disable-diagnostic-notes"], input.as_bytes())), plain);
}

/// Where branches pass dead values and where code is never executed, mlir-opt 22 crashes or leaves invalid
/// IR.
#[test]
fn dead_values_leave_valid_ir() {
    let branches = "func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {\n  %0 = arith.addi %b, %b : i32\n  \
                    cf.cond_br %c, ^bb1(%a, %0 : i32, i32), ^bb1(%b, %b : i32, i32)\n^bb1(%x: i32, %y: i32):\n  \
                    return %x : i32\n}";
    let unreachable = "func.func @f(%a: i32) -> i32 {\n  cf.br ^bb2(%a : i32)\n^bb1(%x: i32):\n  cf.br ^bb2(%x : i32)\n\
                       ^bb2(%y: i32):\n  return %y : i32\n}";
    let not_called =
        "func.func private @f(%c: i1) {\n  scf.if %c {\n    \"test.x\"() : () -> ()\n  }\n  return\n}";
    let expected = [
        (branches, "^bb1(%0: i32):"),
        (unreachable, "^bb2(%1: i32):"),
        (not_called, "%0 = ub.poison : i1\n    scf.if %0 {"),
    ];
    for (input, expected) in expected {
        let output = run(&["--allow-unregistered-dialect", "--remove-dead-values"], input.as_bytes());
        assert!(String::from_utf8_lossy(&output.stdout).contains(expected), "{input}\n{}", errors(&output));
    }
    // The callers of a function are unknown when the pass runs on the function alone.
    let calls = "func.func private @f(%a: i32, %b: i32) -> i32 {\n  return %b : i32\n}\n\
                 func.func @g(%a: i32) -> i32 {\n  %0 = call @f(%a, %a) : (i32, i32) -> i32\n  return %0 : i32\n}";
    let output = run(&["--pass-pipeline=builtin.module(func.func(remove-dead-values))"], calls.as_bytes());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("call @f(%arg0, %arg0) : (i32, i32) -> i32"), "{text}{}", errors(&output));
}

/// A function that is called where another dialect's operation is around the call, which may be a table of
/// symbols.
#[test]
fn symbols_are_found_across_operations_that_the_peer_knows() {
    let call = |around: &str| {
        format!(
            "func.func private @f()\n\"func.func\"() <{{function_type = () -> (), sym_name = \"g\"}}> ({{\n  \
             \"{around}\"() ({{\n    func.call @f() : () -> ()\n  }}) : () -> ()\n  func.return\n}}) : () -> ()"
        )
    };
    assert!(run(&["--allow-unregistered-dialect"], call("smt.solver").as_bytes()).status.success());
    for table in ["spirv.module", "unknown.op"] {
        let output = run(&["--allow-unregistered-dialect"], call(table).as_bytes());
        assert!(errors(&output).contains("'f' does not reference a valid function"), "{}", errors(&output));
    }
}

/// The verifier accepts unequal numbers of bounds, as the peer's does. Canonicalization leaves such a loop as
/// it is, where the peer's result is invalid, and the lowering rejects it.
#[test]
fn parallel_loops_with_unequal_numbers_of_bounds_are_not_changed() {
    let input = "func.func @f(%a: index, %b: index, %c: index) {\n  \
                 \"scf.parallel\"(%a, %b, %c, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 2, 0>}> ({\n  \
                 ^bb0(%i: index, %j: index):\n    \"x.y\"(%i) : (index) -> ()\n    scf.reduce\n  \
                 }) : (index, index, index, index, index) -> ()\n  return\n}";
    let output = run(&["--allow-unregistered-dialect", "--canonicalize"], input.as_bytes());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("= (%arg0, %arg1) to (%arg2) step (%arg0, %arg0)"), "{text}{}", errors(&output));
    let output = run(&["--allow-unregistered-dialect", "--convert-scf-to-cf"], input.as_bytes());
    assert!(errors(&output).contains("failed to legalize operation 'scf.parallel'"), "{}", errors(&output));
}

#[test]
fn a_pass_that_reports_an_error_fails() {
    let input = b"llvm.func @malloc(i32) -> !llvm.ptr
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}
";
    let output = run(&["--finalize-memref-to-llvm"], input);
    // The messages of mlir-opt, which ends with status 0.
    let expected = "<stdin>:1:1: error: redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited
llvm.func @malloc(i32) -> !llvm.ptr
^
<stdin>:1:1: note: see current operation: \n\"llvm.func\"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, \
        linkage = #llvm.linkage<external>, sym_name = \"malloc\", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
";
    assert_eq!(errors(&output), expected);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b""[..]));
    let output = run(&["--finalize-memref-to-llvm", "--verify-diagnostics"], input);
    assert_eq!(output.status.code(), Some(1), "the error is not expected");
    let expected =
        [b"// expected-error@+1 {{redefinition of reserved function 'malloc'}}\n", &input[..]].concat();
    let output = run(&["--finalize-memref-to-llvm", "--verify-diagnostics"], &expected);
    assert_eq!((output.status.code(), errors(&output).as_str()), (Some(0), ""), "the error is expected");
}

/// Memory spaces and sizes of memrefs that do not fit are located errors of each conversion.
#[test]
fn memrefs_without_a_descriptor_are_refused() {
    let cases = [
        ("memref<10xf32, -1 : i64>", "memory space is not an address space of LLVM: these are 0 to 16777215"),
        ("memref<f32, 16777216>", "memory space is not an address space of LLVM: these are 0 to 16777215"),
        (
            "memref<*xf32, 4294967296>",
            "memory space is not an address space of LLVM: these are 0 to 16777215",
        ),
        ("memref<4294967296x?x4294967296xi8>", "size does not fit an index of 64 bits"),
        ("memref<2305843009213693952xf64>", "size does not fit an index of 64 bits"),
        ("memref<0x4294967296x4294967296xi8>", "size does not fit an index of 64 bits"),
    ];
    for (ty, message) in cases {
        let input = format!("func.func @f(%a: {ty}) {{\n  return\n}}");
        for pass in [
            "--finalize-memref-to-llvm",
            "--convert-func-to-llvm",
            "--convert-to-llvm",
            "--expand-strided-metadata",
        ] {
            let output = run(&[pass], input.as_bytes());
            assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b""[..]), "{pass} {ty}");
            let text = errors(&output);
            let expected = "<stdin>:1:1: error: 'func.func' op has the type '";
            assert!(text.starts_with(expected) && text.contains(message), "{pass}: {text}");
        }
    }
    let input = b"func.func @f(%a: memref<16777215xf64, 16777215>, %b: memref<0x?xf32>) {\n  return\n}";
    assert!(run(&["--convert-func-to-llvm"], input).status.success());
    let input = b"func.func @f(%a: memref<536870912xf32>) {\n  return\n}";
    assert!(run(&["--finalize-memref-to-llvm"], input).status.success());
    let output = run(&["--finalize-memref-to-llvm=index-bitwidth=32"], input);
    assert!(errors(&output).contains("whose size does not fit an index of 32 bits"), "{}", errors(&output));
}

/// A vector of 4,096 elements becomes as many calls.
#[test]
fn large_vectors_are_unrolled() {
    let input = b"func.func @f(%a: vector<16x16x16xf32>) -> vector<16x16x16xf32> {
  %0 = math.sin %a : vector<16x16x16xf32>
  return %0 : vector<16x16x16xf32>
}";
    let output = run(&["--convert-math-to-libm"], input);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(text.matches("call @sinf").count(), 4096, "{}", errors(&output));
}

#[test]
fn passes_of_functions_are_nested_if_they_are_options() {
    let input = b"func.func @f() {\n  return\n}";
    let options = ["--cse", "--affine-loop-invariant-code-motion", "--dump-pass-pipeline"];
    let output = run(&options, input);
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(
        errors(&output),
        "Pass Manager with 2 passes:\nbuiltin.module(\n  cse,\n  func.func(\n    affine-loop-invariant-code-motion\n  )\n)\n\n"
    );
    let output = run(&["--pass-pipeline=builtin.module(affine-loop-invariant-code-motion)"], input);
    assert!(errors(&output).contains("did you intend to nest?"), "{}", errors(&output));
}

#[test]
fn passes_of_interfaces_run_on_operations_that_implement_them() {
    let input = b"func.func @f() {\n  return\n}\nmodule {\n}";
    for options in ["--affine-loop-unroll", "--pass-pipeline=builtin.module(affine-loop-unroll)"] {
        let output = run(&[options], input);
        assert_eq!(
            errors(&output),
            "<unknown>:0: error: unable to schedule pass 'AffineLoopUnroll' on a PassManager intended to run on \
             'builtin.module'!\n"
        );
    }
    let output = run(&["--pass-pipeline=any(affine-loop-unroll)"], input);
    let message =
        "error: 'builtin.module' op trying to schedule pass 'AffineLoopUnroll' on an unsupported operation";
    assert!(errors(&output).contains(message), "{}", errors(&output));
    let pipeline = "--pass-pipeline=builtin.module(any(affine-loop-unroll),any(cse))";
    let output = run(&[pipeline, "--mlir-print-ir-after-all"], input);
    assert!(output.status.success(), "{}", errors(&output));
    let dumps = |text: &str| errors(&output).matches(text).count();
    assert_eq!([dumps("After AffineLoopUnroll"), dumps("After CSE")], [1, 2], "{}", errors(&output));
    let output =
        run(&["--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=0}))"], input);
    assert_eq!(
        errors(&output),
        "<unknown>:0: error: Invalid option: 'unroll-factor' should be greater than 0 or equal to -1\n"
    );
}

#[test]
fn attempts_of_conversions_are_shown() {
    let input = b"
        func.func @f(%a: i32, %b: tensor<4xi4>) {
          %0 = arith.addi %a, %a : i32
          %1 = arith.addi %b, %b : tensor<4xi4>
          return
        }";
    let output = run(&["--debug-only=dialect-conversion", "--convert-arith-to-llvm"], input);
    // A part of the book.
    assert_eq!(errors(&output), include_str!("attempts.txt"));
    let output = run(&["--debug-only=greedy-rewriter"], input);
    assert_eq!(
        errors(&output),
        "ods-opt: 'greedy-rewriter' is not a debug type: only 'dialect-conversion' is\n"
    );
}

/// The simplification at the end of the pass begins with two operations, from which a chain of blocks is
/// merged.
#[test]
fn rewrites_are_limited_by_the_size_of_the_module() {
    const BLOCKS: usize = 22_500;
    let mut text = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %r = scf.execute_region -> i32 {\n    cf.br ^bb0(%b : i32)\n"
        .to_owned();
    for block in 0..BLOCKS {
        let _ = writeln!(
            text,
            "  ^bb{block}(%p{block}: i32):\n    %v{block} = arith.addi %a, %p{block} : i32\n    cf.br ^bb{}(%v{block} : i32)",
            block + 1
        );
    }
    let _ = writeln!(text, "  ^bb{BLOCKS}(%q: i32):\n    scf.yield %q : i32\n  }}\n  return %r : i32\n}}");
    let output = run(&["--remove-dead-values"], text.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(printed.matches("arith.addi").count(), BLOCKS);
    assert_eq!(printed.matches("cf.br").count(), 0);
}
