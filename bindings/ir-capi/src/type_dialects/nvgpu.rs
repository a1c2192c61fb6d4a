//! The dialect `nvgpu`: its types and attributes.

include!(concat!(env!("OUT_DIR"), "/nvgpu.rs"));
