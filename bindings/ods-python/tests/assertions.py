"""Assertions about IR: directives as those of FileCheck, with its verdicts, and equality."""

from mlir.ir import *
from ods.testing import FileCheckError, assert_ir_equal, difference, filecheck

TEXT = """module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %arg0 : i32

    return %1 : i32
  }
  func.func @g() {
    return
  }
}
"""

# The directives, and whether FileCheck accepts them.
CASES = (
    ("CHECK: func.func @f\nCHECK: arith.muli", True),
    ("CHECK: arith.muli\nCHECK: arith.addi", False),
    ("CHECK: func.func @f({{%[a-z]+}}0: i32)\nCHECK-NEXT: arith.addi", True),
    ("CHECK: func.func @f\nCHECK-NEXT: arith.muli", False),
    ("CHECK: [[SUM:%[0-9]+]] = arith.addi [[A:%[a-z0-9]+]], [[A]]\nCHECK-NEXT: = arith.muli [[SUM]], [[A]]", True),
    ("CHECK: [[SUM:%[0-9]+]] = arith.addi\nCHECK: return [[SUM]]", False),
    ("CHECK: arith.addi\nCHECK-SAME: : i32", True),
    ("CHECK: arith.addi\nCHECK-SAME: arith.muli", False),
    ("CHECK: @f\nCHECK-NOT: arith.subi\nCHECK: return", True),
    ("CHECK: @f\nCHECK-NOT: arith.muli\nCHECK: return", False),
    ("CHECK: @f\nCHECK-NOT: @h", True),
    ("CHECK-DAG: arith.muli\nCHECK-DAG: arith.addi\nCHECK: return", True),
    ("CHECK-DAG: @g\nCHECK-DAG: @f\nCHECK: return %1", False),
    ("CHECK-LABEL: @f\nCHECK: return\nCHECK-LABEL: @g\nCHECK: return", True),
    ("CHECK-LABEL: @f\nCHECK: return\nCHECK: return\nCHECK-LABEL: @g", False),
    ("CHECK-LABEL: @f\nCHECK: return [[R:%[0-9]]]\nCHECK-LABEL: @g\nCHECK-NOT: [[R]]", True),
    ("CHECK-LABEL: @f\nCHECK: [[$N:return]]\nCHECK-LABEL: @g\nCHECK-NOT: [[$N]]", False),
    ("CHECK: arith.muli\nCHECK-EMPTY:\nCHECK-NEXT: return", True),
    ("CHECK: arith.addi\nCHECK-EMPTY:", False),
    ("CHECK-COUNT-2: return", True),
    ("CHECK-COUNT-3: return", False),
    ("CHECK:   arith.addi   %arg0", True),
    ("CHECK: ^   %0", False),
    ("CHECK: {{^ *}}return{{$}}", True),
    ("CHECK-NEXT: module", False),
    ("CHECK-DAG: module\nCHECK-SAME: {", False),
    ("CHECK: return [[UNKNOWN]]", False),
    ("OTHER: module", False),
    ("// CHECK: module\n// text\n; CHECK-NEXT: func.func @f", True),
)

for checks, is_accepted in CASES:
    try:
        filecheck(TEXT, checks)
        assert is_accepted, f"accepted: {checks}"
    except FileCheckError as error:
        assert not is_accepted, f"{checks}\n{error}"

filecheck(TEXT, "HERE: @g\nCHECK: nothing", prefix="HERE")
try:
    filecheck(TEXT, "CHECK: @f\nCHECK-NEXT: arith.muli")
except FileCheckError as error:
    message = str(error).splitlines()
    assert message[0] == "line 2: is not on the line after the previous match: 'arith.muli'", message
    assert message[2:4] == ["(%arg0: i32) -> i32 {", "    %0 = arith.addi %arg0, %arg0 : i32"], message

# ANCHOR: filecheck
with Context():
    module, other = Module.parse(TEXT), Module.parse(TEXT.replace("muli", "subi"))
    filecheck(module, "CHECK-LABEL: @f\nCHECK: arith.muli")
    assert_ir_equal(module, Module.parse(str(module)))
    # ANCHOR_END: filecheck
    assert_ir_equal(module.body.operations[1], "  func.func @g() {\n    return\n  }\n".replace("\n  ", "\n").strip())
    assert difference(module, module) == []
    try:
        assert_ir_equal(module, other)
    except AssertionError as error:
        lines = str(error).splitlines()
        assert lines[:3] == ["the IR is another one:", "--- expected", "+++ found"], lines
        assert "-    %1 = arith.subi %0, %arg0 : i32" in lines and "+    %1 = arith.muli %0, %arg0 : i32" in lines
    else:
        raise AssertionError("they differ")
