//! The dialect `nvgpu`: its types and attributes.

ir_core::include_dialect!("nvgpu");
