//! C++ functions that several projects use to parse and print operations.

/// A C++ helper that parses and prints operations of several dialects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SharedSyntax {
    /// `function_interface_impl::parseFunctionOp`: the syntax of `func.func`.
    Function,
    /// `parseOneResultSameOperandTypeOp`: operands, attributes, and the one type of operands and result.
    SameType,
    /// Torch-MLIR's `parseDefaultTorchOp`: operands, attributes, and the types of operands and results.
    DefaultTorch,
}

impl SharedSyntax {
    /// All helpers.
    pub const ALL: [SharedSyntax; 3] =
        [SharedSyntax::Function, SharedSyntax::SameType, SharedSyntax::DefaultTorch];

    /// The name in options.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            SharedSyntax::Function => "function",
            SharedSyntax::SameType => "same-type",
            SharedSyntax::DefaultTorch => "default-torch",
        }
    }
}
