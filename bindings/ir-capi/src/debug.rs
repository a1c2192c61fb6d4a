//! `Debug.h`: the flags of MLIR's debug output. As in release builds of MLIR, there is no such output, and no
//! type of it is current.

use crate::boundary::raw;
use std::ffi::c_char;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether C enabled debug output, which it can ask for again.
static ENABLED: AtomicBool = AtomicBool::new(false);

capi! {
    /// Enables or disables debug output.
    fn mlirEnableGlobalDebug(enable: bool) {
        ENABLED.store(enable, Ordering::Relaxed);
        Ok(())
    }

    /// Whether debug output is enabled.
    fn mlirIsGlobalDebugEnabled() -> bool {
        Ok(ENABLED.load(Ordering::Relaxed))
    }

    /// Limits debug output to a type.
    fn mlirSetGlobalDebugType(r#type: *const c_char) {
        raw::c_string(r#type).map(drop)
    }

    /// Limits debug output to some types.
    fn mlirSetGlobalDebugTypes(types: *mut *const c_char, n: isize) {
        raw::slice(types.cast_const(), n)?.iter().try_for_each(|&name| raw::c_string(name).map(drop))
    }

    /// Whether debug output of a type is shown.
    fn mlirIsCurrentDebugType(r#type: *const c_char) -> bool {
        raw::c_string(r#type)?;
        Ok(false)
    }
}
