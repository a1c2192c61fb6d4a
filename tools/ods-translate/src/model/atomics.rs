//! The words of atomic instructions, by the numbers that MLIR has for them.

/// Memory orderings with their numbers.
pub(crate) const ORDERINGS: [(&str, u64); 6] =
    [("unordered", 1), ("monotonic", 2), ("acquire", 4), ("release", 5), ("acq_rel", 6), ("seq_cst", 7)];

/// The operations of `atomicrmw`, in the order of their numbers.
pub(crate) const OPERATIONS: [&str; 21] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
];
