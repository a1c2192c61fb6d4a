"""The process ends with status 0 while daemon threads are at work, in calls of the package and in callbacks."""

import subprocess
import sys

PROGRAM = """
import threading, time, sys
from ods.ir import *
from ods.dialects import arith
from ods.passmanager import PassManager
from ods.rewrite import *

TEXT = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"
SHARED = Module.parse(TEXT, Context())

def texts():
    str(SHARED)
    SHARED.operation.verify()

def passes():
    with Context():
        module = Module.parse(TEXT)
        PassManager.parse("builtin.module(canonicalize)").run(module.operation)

def walks():
    with Context():
        Module.parse(TEXT).operation.walk(lambda op: sum(range(100)) * 0 or WalkResult.ADVANCE)

def patterns():
    with Context():
        patterns = RewritePatternSet()
        patterns.add(arith.AddIOp, lambda op, rewriter: [str(number) for number in range(100)])
        apply_patterns_and_fold_greedily(Module.parse(TEXT), patterns.freeze())

def builds():
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            for value in range(10):
                arith.constant(IntegerType.get_signless(32), value)

def sleeps():
    with Context():
        Module.parse(TEXT).operation.walk(lambda op: time.sleep(0.001) or WalkResult.ADVANCE)

def forever(work):
    while True:
        work()

for work in (texts, passes, walks, patterns, builds, sleeps):
    threading.Thread(target=forever, args=(work,), daemon=True).start()
time.sleep(0.3)
print("end")
"""

for _ in range(3):
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "end\n", ""), done
