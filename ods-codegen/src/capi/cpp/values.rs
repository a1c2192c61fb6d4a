//! Values between C and C++.

use crate::capi::function::{Argument, Form, Part, Scalar, Shape};

/// The C++ value of a parameter: `capi::fromC<int64_t>(width)`.
pub(super) fn argument(argument: &Argument) -> String {
    let Argument { name, count, form, .. } = argument;
    let cpp = &form.cpp;
    match form.shape {
        Shape::One => format!("capi::fromC<{cpp}>({name})"),
        Shape::Maybe => format!("capi::optionalFromC<{cpp}>({name})"),
        Shape::Many => format!("::llvm::ArrayRef<{cpp}>(capi::listFromC<{cpp}>({count}, {name}))"),
    }
}

/// A part of a C++ value as C has it.
pub(super) fn read(value: &str, form: &Form, part: Part) -> String {
    let to_c = |value: &str| format!("capi::toC<{}>({value})", form.scalar.spelling());
    match (part, form.shape) {
        // Of what C++ refers to, C has the address.
        (Part::Whole, Shape::One) if form.cpp.ends_with('&') => format!("::wrap(&{value})"),
        (Part::Count, _) => format!("static_cast<{}>({value}.size())", Scalar::COUNT.spelling()),
        (Part::IsPresent, _) => format!("static_cast<bool>({value})"),
        (Part::Element, _) => to_c(&format!("{value}[pos]")),
        (Part::Whole, Shape::Maybe) => to_c(&format!("*{value}")),
        (Part::Whole, _) => to_c(value),
    }
}
