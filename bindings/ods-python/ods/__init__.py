"""MLIR's Python bindings on a core in Rust.

`ods.ir`, `ods.passmanager`, `ods.rewrite` and `ods.dialects` have the names and the behaviour of upstream's modules. After
`import ods.as_mlir`, they answer for the name `mlir` as well.
"""
