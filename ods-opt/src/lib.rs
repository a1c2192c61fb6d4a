//! The pass driver over all dialects.
