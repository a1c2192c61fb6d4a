//! The syntax of lists of static values and operands, and result names.

use super::*;

crate::syntax::result_names!(
    CastOp: "cast",
    CollapseShapeOp: "collapsed",
    ConcatOp: "concat",
    DimOp: "dim",
    ExpandShapeOp: "expanded",
    ExtractOp: "extracted",
    ExtractSliceOp: "extracted_slice",
    FromElementsOp: "from_elements",
    GatherOp: "gather",
    GenerateOp: "generated",
    InsertOp: "inserted",
    InsertSliceOp: "inserted_slice",
    PadOp: "padded",
    RankOp: "rank",
    ReshapeOp: "reshape",
    ScatterOp: "scatter",
    SplatOp: "splat",
);
