//! `ExecutionEngine.h`: compiled modules, which this library does not have.

use crate::boundary::{MlirExecutionEngine, MlirLogicalResult, MlirModule, MlirStringRef};
use std::ffi::{c_int, c_void};

absent! {
    "an execution engine":
    fn mlirExecutionEngineCreate(
        op: MlirModule,
        optLevel: c_int,
        numPaths: c_int,
        sharedLibPaths: *const MlirStringRef,
        enableObjectDump: bool,
        enablePIC: bool,
    ) -> MlirExecutionEngine;
    fn mlirExecutionEngineInitialize(jit: MlirExecutionEngine);
    fn mlirExecutionEngineDestroy(jit: MlirExecutionEngine);
    fn mlirExecutionEngineInvokePacked(
        jit: MlirExecutionEngine,
        name: MlirStringRef,
        arguments: *mut *mut c_void,
    ) -> MlirLogicalResult;
    fn mlirExecutionEngineLookupPacked(jit: MlirExecutionEngine, name: MlirStringRef) -> *mut c_void;
    fn mlirExecutionEngineLookup(jit: MlirExecutionEngine, name: MlirStringRef) -> *mut c_void;
    fn mlirExecutionEngineRegisterSymbol(jit: MlirExecutionEngine, name: MlirStringRef, sym: *mut c_void);
    fn mlirExecutionEngineDumpToObjectFile(jit: MlirExecutionEngine, fileName: MlirStringRef);
}
