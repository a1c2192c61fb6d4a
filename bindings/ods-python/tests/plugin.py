"""The plugin of pytest: differences of IR in failed comparisons, and fixtures."""

import os
import subprocess
import sys
import tempfile
from importlib.metadata import entry_points

TESTS = """
from ods.ir import Module
from ods.testing import assert_ir_equal

TEXT = "func.func @f() {\\n  return\\n}"

def test_context(mlir_context, filecheck):
    module = Module.parse(TEXT)
    assert module.context is mlir_context
    filecheck(module, "CHECK: func.func @f\\nCHECK-NEXT: return")

def test_text(mlir_context):
    assert Module.parse(TEXT).body.operations[0] == TEXT.replace("@f", "@g")

def test_modules(mlir_context):
    assert Module.parse(TEXT) == Module.parse(TEXT)

def test_checks(mlir_context, filecheck):
    filecheck(Module.parse(TEXT), "CHECK: @g")

def test_numbers():
    assert 1 == 2
"""

with tempfile.TemporaryDirectory() as folder:
    with open(f"{folder}/test_ir.py", "w") as file:
        file.write(TESTS)
    # An installed package is found by its entry point, and a plugin may be there once.
    is_installed = any(entry.value == "ods.pytest_plugin" for entry in entry_points(group="pytest11"))
    plugins = [] if is_installed else ["-p", "ods.pytest_plugin"]
    command = [sys.executable, "-m", "pytest", *plugins, "-p", "no:cacheprovider", "-q", "--color=no", folder]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    output = result.stdout
    assert "4 failed, 1 passed" in output, output + result.stderr
    assert "the IR is another one:" in output and "E         -func.func @g() {" in output, output
    assert "E         +func.func @f() {" in output, output
    assert "the texts are equal, but these are two operations" in output, output
    assert "FileCheckError: line 1: expected string not found in input: '@g'" in output, output
    assert "assert 1 == 2" in output, output
