//! The names that generated code uses (`use ir_core::generated::*`): the interface between the generator
//! and the runtime. The list is [`ods_schema::runtime_names!`].

pub use crate::runtime::directives as shared_directives;
pub use crate::{attr_or_type, interfaces, pass};
pub use crate::{
    bit_enum, def_formats, definition, generated_by, implements, integer_enum, op_formats, operation,
    operations, option_types, other_dialects,
};

/// Re-exports names of modules.
macro_rules! re_export {
    ($($($module:ident)::+ { $($name:ident),+ $(,)? })*) => { $(pub use crate::$($module)::+::{$($name),+};)* };
}

ods_schema::runtime_names!(re_export);

/// The additional names that generated rewrite rules use.
pub mod rules {
    ods_schema::rule_names!(re_export);
}

/// The additional names that generated conversions use.
pub mod conversions {
    ods_schema::conversion_names!(re_export);
}
