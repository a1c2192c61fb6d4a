//! Canonical forms of reshapes.
ir_core::without_patterns!(super::super::CollapseShapeOp, super::super::ExpandShapeOp);
