//! `RegisterEverything.h`: all passes and translations. That of all dialects is beside the dialects.

use crate::boundary::{MlirContext, Outcome};
use crate::pass::register;

/// Registers the names of all passes of this library.
pub fn register_all_passes() {
    register(transforms::register_passes);
    register(dialects::register_passes);
    register(conversions::register_passes);
    #[cfg(feature = "definitions")]
    register(definitions::register_passes);
}

capi! {
    /// Registers the names of all passes of this library.
    fn mlirRegisterAllPasses() {
        register_all_passes();
        Ok(())
    }

    /// Registers the translations of all dialects to LLVM IR, which are none.
    fn mlirRegisterAllLLVMTranslations(context: MlirContext) {
        let checked: Outcome<_> = context.lock();
        checked.map(drop)
    }
}
