//! Directives of the dialect `omp`.

mod block_arguments;
mod clauses;
mod loops;
mod maps;

pub use block_arguments::{
    InReductionPrivateReductionRegion, InReductionPrivateRegion, PrivateReductionRegion, PrivateRegion,
    TargetOpRegion, TaskReductionRegion, UseDeviceAddrUseDevicePtrRegion,
};
pub use clauses::{
    AllocateAndAllocator, ClauseAttr, Copyprivate, DependVarList, GrainsizeClause, NumTasksClause,
    SynchronizationHint,
};
pub use loops::{AlignedClause, LinearClause, LoopTransformClis, OrderClause, ScheduleClause};
pub use maps::{CaptureType, MapClause, MembersIndex};
