//! Messages for programs with a mistake that read, build, verify and change IR: a diagnostic, or a panic in
//! the program's own line.

use std::cell::RefCell;
use std::panic::catch_unwind;

use ir_core::text::Diagnostics;

use super::catalogue::{Mistake, compare, mistakes};

#[path = "support.rs"]
mod support;

/// Declares the programs, each a file of `mistakes/run_time`.
macro_rules! programs {
    ($($name:ident,)*) => {
        #[path = "../../mistakes/run_time"]
        mod cases {
            use super::support;

            $(pub(super) mod $name;)*
        }

        const PROGRAMS: &[(&str, fn() -> Result<(), Diagnostics>)] = &[$((stringify!($name), cases::$name::run),)*];
    };
}

programs! {
    after_the_terminator,
    argument_that_is_not_there,
    attribute_missing,
    body_missing,
    builtin_not_registered,
    dialect_not_registered,
    dialect_not_registered_generic,
    erased_and_used,
    erased_in_a_pattern,
    erased_with_uses,
    function_not_found,
    inserted_twice,
    operand_missing,
    operand_of_another_operation,
    operation_misspelled,
    operation_of_another_module,
    pass_misspelled,
    pass_option_of_another_type,
    pass_option_unknown,
    pattern_that_never_ends,
    pipeline_on_another_operation,
    pipeline_unclosed,
    region_missing,
    region_that_is_not_there,
    replaced_by_too_few,
    result_that_is_not_there,
    result_type_wrong,
    returned_type,
    successor_missing,
    terminator_missing,
    terminator_missing_in_text,
    type_missing,
    type_of_another_context,
    used_before_definition,
    value_misspelled,
    value_of_another_type,
}

thread_local! {
    /// The position and message of the last panic.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Stores the messages of panics, instead of printing them.
fn keep_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let (file, line, column) =
            panic.location().map_or(("", 0, 0), |at| (at.file(), at.line(), at.column()));
        let file = match file.rsplit_once("mistakes/run_time/") {
            Some((_, file)) => file,
            None => file,
        };
        let payload = panic.payload();
        let text = payload.downcast_ref::<&str>().copied();
        let message =
            text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default();
        PANIC.set(format!("panicked at {file}:{line}:{column}:\n{message}\n"));
    }));
}

fn said(mistake: &Mistake) -> String {
    let (_, run) =
        PROGRAMS.iter().find(|(name, _)| *name == mistake.name).expect("a file is not in the list");
    match catch_unwind(run) {
        Ok(Ok(())) => String::new(),
        Ok(Err(diagnostics)) => diagnostics.to_string(),
        Err(_) => PANIC.take(),
    }
}

#[test]
fn mistakes_at_run_time_are_explained() {
    keep_panics();
    let all: Vec<_> = mistakes("run_time").into_iter().map(|mistake| (said(&mistake), mistake)).collect();
    let _ = std::panic::take_hook();
    compare(&all);
    for (said, mistake) in &all {
        let place = said.strip_prefix("panicked at ");
        let is_elsewhere =
            place.is_some_and(|place| place.contains('/') && !place.starts_with(&mistake.name));
        assert!(!said.is_empty() && !is_elsewhere, "{}: not located in the program: {said}", mistake.name);
    }
}
