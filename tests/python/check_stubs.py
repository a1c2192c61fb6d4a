"""Checks generated stubs with mypy and pyright in their strict modes.

    python check_stubs.py PACKAGE_FOLDER SCRATCH_FOLDER

The package holds stubs that were generated with `--package mlir`. Upstream's own stub of `ir` has mistakes that make
checkers give up on whole classes; two of them are corrected in a copy, the others are not counted.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig


def copy_of_upstream(scratch):
    """The runtime's stubs, where the checkers find them."""
    installed = pathlib.Path(sysconfig.get_path("purelib")) / "mlir"
    copy = scratch / "mlir"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(installed / "_mlir_libs", copy / "_mlir_libs", ignore=shutil.ignore_patterns("*.so*", "__pycache__"))
    for name in ("ir.py", "passmanager.py", "rewrite.py"):
        shutil.copy(installed / name, copy / name)
    (copy / "__init__.py").touch()
    (copy / "py.typed").touch()
    correct(copy / "_mlir_libs/_mlir/ir.pyi", "from typing import ClassVar", "from typing import Generic, ClassVar")
    correct(copy / "_mlir_libs/_mlir/__init__.pyi", "from _mlir import", "from . import")


def correct(path, wrong, right):
    text = path.read_text()
    assert wrong in text or right in text, f"{path} has changed: '{wrong}' is not there"
    path.write_text(text.replace(wrong, right))


def run_mypy(package, files, scratch):
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--explicit-package-bases"]
    command += ["--cache-dir", str(scratch / "mypy"), *map(str, files)]
    environment = dict(os.environ, MYPYPATH=f"{scratch}{os.pathsep}{package.parent}")
    output = subprocess.run(command, capture_output=True, text=True, cwd=package.parent, env=environment)
    if "Found" not in output.stdout and "Success" not in output.stdout:
        return [f"mypy does not run: {output.stdout}{output.stderr}"]
    return [line for line in output.stdout.splitlines() if ": error:" in line and line.startswith(package.name + "/")]


def run_pyright(package, files, scratch):
    config = {
        "include": [str(file) for file in files],
        "extraPaths": [str(scratch), str(package.parent)],
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
    }
    path = scratch / "pyrightconfig.json"
    path.write_text(json.dumps(config))
    command = [sys.executable, "-m", "pyright", "--outputjson", "-p", str(path)]
    output = subprocess.run(command, capture_output=True, text=True)
    try:
        found = json.loads(output.stdout)["generalDiagnostics"]
    except ValueError:
        return [f"pyright does not run: {output.stdout}{output.stderr}"]
    of_ours = [each for each in found if each["severity"] == "error" and str(package) in each["file"]]
    of_ours = [each for each in of_ours if not each["file"].endswith("_ods_common.py")]
    return [f"{each['file']}:{each['range']['start']['line'] + 1}: {each['message']}" for each in of_ours]


def main():
    package, scratch = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    scratch.mkdir(parents=True, exist_ok=True)
    copy_of_upstream(scratch)
    stubs = sorted(package.glob("*.pyi"))
    files = [*(stub.relative_to(package.parent) for stub in stubs), pathlib.Path(package.name) / "_ods_reflect.py"]
    failed = False
    for name, run in (("mypy --strict", run_mypy), ("pyright strict", run_pyright)):
        paths = files if run is run_mypy else [package.parent / file for file in files]
        errors = run(package, paths, scratch)
        print(f"{name}: {len(stubs)} stubs, {len(errors)} errors")
        for error in errors:
            print(f"  {error}")
        failed = failed or bool(errors) or not stubs
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
