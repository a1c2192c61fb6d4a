//! Values between C and C++.

use crate::capi::function::{Argument, Form, Projection, Scalar, Shape};

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
pub(super) fn read(value: &str, form: &Form, part: Projection) -> String {
    let to_c = |value: &str| format!("capi::toC<{}>({value})", form.scalar.spelling());
    match (part, form.shape) {
        // C receives the address of a C++ reference.
        (Projection::Whole, Shape::One) if form.cpp.ends_with('&') => format!("::wrap(&{value})"),
        (Projection::Count, _) => format!("static_cast<{}>({value}.size())", Scalar::COUNT.spelling()),
        (Projection::IsPresent, _) => format!("static_cast<bool>({value})"),
        (Projection::Element, _) => to_c(&format!("{value}[pos]")),
        (Projection::Whole, Shape::Maybe) => to_c(&format!("*{value}")),
        (Projection::Whole, _) => to_c(value),
    }
}
