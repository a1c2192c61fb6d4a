//! The names that generated code uses (`use ir_core::generated::*`): the interface between the generator
//! and the runtime. The list is [`ods_schema::runtime_names!`].

pub use crate::constraints::*;
pub use crate::runtime::directives as shared_directives;
pub use crate::{attr_or_type, interfaces, pass};
pub use crate::{
    attributes, bit_enum, def_formats, definition, generated_by, implements, integer_enum, op_classes,
    op_formats, operation, operations, option_types, other_dialects, pass_option, types,
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

/// Includes the output of a build script by its name without `.rs`. For a script that runs
/// `Build::new("src/toy.ods")`, the module `toy` is `ir_core::include_dialect!("toy");`, and what the author
/// adds.
///
/// The generated items are in a module `definitions`, from which this module imports all.
#[macro_export]
macro_rules! include_dialect {
    ($name:literal) => {
        $crate::definitions! {
            include!(env!(
                concat!("ODSGEN_OUTPUT_", $name),
                concat!(
                    "the build script writes no '",
                    $name,
                    ".rs': call `build_support::Build::new(\"…/",
                    $name,
                    ".ods\").run()` in 'build.rs', or give the name that it writes"
                )
            ));
        }
    };
}

/// Includes the modules of all dialects of a project, which a build script writes by
/// `Build::project("include")`.
#[macro_export]
macro_rules! include_project {
    ($name:literal) => {
        include!(env!(
            concat!("ODSGEN_OUTPUT_", $name),
            concat!(
                "the build script writes no '",
                $name,
                ".rs': call `build_support::Build::project(\"…\").run()` in 'build.rs', or give the name that it writes"
            )
        ));
    };
}

/// The module of generated items, and the imports of the author's module.
#[doc(hidden)]
#[macro_export]
macro_rules! definitions {
    ($($item:item)*) => {
        #[allow(unused_imports, reason = "for the author's code")]
        use $crate::generated::*;

        #[allow(unused_imports, reason = "not every program uses them")]
        pub use definitions::*;

        #[allow(
            clippy::all,
            dead_code,
            missing_docs,
            unreachable_pub,
            unused_imports,
            unused_variables,
            reason = "not every program uses all; names and code are those of the definitions"
        )]
        mod definitions {
            $($item)*
        }
    };
}
