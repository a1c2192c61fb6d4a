//! The stub of the module of enums.

use super::{StubOptions, stub};
use crate::collect::each;
use crate::model::{self, Enum, Result};
use crate::python::enums::case_name;
use crate::{Output, Records, Writer};

/// Writes the stub of [`enum_bindings`]' module. The attribute builders that the module registers have no
/// public names.
///
/// ```text
/// class CmpIPredicate(_enum.IntEnum):
///     eq = 0
///     ne = 1
///     def __str__(self) -> builtins.str: ...
/// ```
///
/// [`enum_bindings`]: super::super::enum_bindings
///
/// # Errors
/// All errors in enums.
pub fn enum_stubs(records: &Records, options: &StubOptions) -> Output {
    let mut out = Writer::new("    ");
    each(&mut out, model::enums(records), |out, enumeration| emit(enumeration, out))?;
    Ok(stub(options, out))
}

/// Writes the class of one enum.
pub(super) fn emit(enumeration: Enum<'_>, out: &mut Writer) -> Result<()> {
    let base = if enumeration.is_bit_enum() { "IntFlag" } else { "IntEnum" };
    out.blank();
    out.line(format_args!("class {}(_enum.{base}):", enumeration.class_name()?));
    out.indented(|out| {
        for case in enumeration.cases()? {
            let (name, value) = (case_name(case)?, case.value()?);
            if value < 0 {
                out.line(format_args!("{name} = _enum.auto()"));
            } else {
                out.line(format_args!("{name} = {value}"));
            }
        }
        if enumeration.is_bit_enum() {
            out.line("def __iter__(self) -> _abc.Iterator[_typing.Self]: ...");
            out.line("def __len__(self) -> builtins.int: ...");
        }
        out.line("def __str__(self) -> builtins.str: ...");
        Ok(())
    })
}
