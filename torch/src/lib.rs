//! The dialects of Torch-MLIR: generated from its definitions, with the hooks that these leave to Rust.

pub mod torch;

/// Conversions between the types of `torch` and builtin ones.
pub mod torch_c {
    ir_core::include_dialect!("torch_c");
}

/// Operations on tensors that `linalg` lacks.
pub mod tm_tensor {
    ir_core::include_dialect!("tm_tensor");
}

/// Registers the dialects.
pub fn register(ctx: &ir_core::Context) {
    torch::register(ctx);
    torch_c::register(ctx);
    tm_tensor::register(ctx);
}
