//! Constants.

use super::{Emitter, Written};
use dialects::emitc::OpaqueAttr;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Location, Signedness, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::fold::elements;
use ir_core::num::{ApFloat, ApInt, FloatSemantics};
use ir_core::predicates::attributes::type_value;
use ir_core::predicates::shaped::num_elements;

/// The number of digits that a format may need, and the suffix of its literals; `None` for formats that C++ has not.
fn format(semantics: FloatSemantics) -> Option<(usize, &'static str)> {
    match semantics {
        FloatSemantics::F16 => Some((5, "f16")),
        FloatSemantics::BF16 => Some((4, "bf16")),
        FloatSemantics::F32 => Some((9, "f")),
        FloatSemantics::F64 => Some((17, "")),
        _ => None,
    }
}

/// A finite number in scientific form with this number of digits and a zero, as LLVM's `APFloat::toString` writes it that does not
/// truncate zeros: the last digit is rounded half up.
fn scientific(value: f64, precision: usize) -> String {
    if value == 0.0 {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        return format!("{sign}0.0e+00");
    }
    // Further digits would make no difference.
    let exact = format!("{:.60e}", value.abs());
    let (mantissa, exponent) = exact.split_once('e').unwrap_or((&exact, "0"));
    let mut exponent: i32 = exponent.parse().unwrap_or(0);
    let mut digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    let rounds_up = digits.get(precision).is_some_and(|digit| *digit >= 5);
    digits.truncate(precision);
    if rounds_up {
        let nines = digits.iter().rev().take_while(|digit| **digit == 9).count();
        let kept = digits.len() - nines;
        digits.truncate(kept);
        match digits.last_mut() {
            Some(last) => *last += 1,
            None => {
                digits.push(1);
                exponent += 1;
            }
        }
    }
    digits.resize(precision + 1, 0);
    let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
    let sign = if value < 0.0 { "-" } else { "" };
    let exponent_sign = if exponent < 0 { '-' } else { '+' };
    format!("{sign}{}.{}e{exponent_sign}{:02}", &text[..1], &text[1..], exponent.unsigned_abs())
}

impl Emitter<'_> {
    fn float(&mut self, value: &ApFloat) {
        let text = if value.is_nan() {
            "NAN".to_owned()
        } else if value.is_infinity() {
            format!("{}INFINITY", if value.is_negative() { "-" } else { "" })
        } else {
            let (precision, suffix) = format(value.semantics()).unwrap_or((17, ""));
            format!("{}{suffix}", scientific(value.to_f64(), precision))
        };
        self.out.write(&text);
    }

    fn integer(&mut self, value: &ApInt, ty: Type) {
        let text = match ty.kind(self.ctx) {
            TypeKind::Integer { width: 1, .. } => if value.is_zero() { "false" } else { "true" }.to_owned(),
            TypeKind::Integer { signedness: Signedness::Unsigned, .. } => value.unsigned().to_string(),
            _ => value.signed().to_string(),
        };
        self.out.write(&text);
    }

    /// Writes the elements of dense elements in braces. Returns whether the attribute is some.
    fn elements(&mut self, location: Location, attribute: Attribute) -> Result<bool, Diagnostic> {
        let AttrKind::DenseElements { ty, .. } = attribute.kind(self.ctx) else { return Ok(false) };
        let Some(element) = ty.element_type(self.ctx) else { return Ok(false) };
        let count = usize::try_from(num_elements(self.ctx, ty).unwrap_or(0)).unwrap_or(0);
        if let TypeKind::Float(semantics) = element.kind(self.ctx) {
            self.check_format(location, semantics)?;
            let Some((_, values)) = elements::<ApFloat>(self.ctx, attribute) else { return Ok(false) };
            self.out.write("{");
            let values: Vec<&ApFloat> = values.iter().cycle().take(count).collect();
            self.list(&values, |emitter, value| {
                emitter.float(value);
                Ok(())
            })?;
        } else {
            let Some((_, values)) = elements::<ApInt>(self.ctx, attribute) else { return Ok(false) };
            self.out.write("{");
            let values: Vec<&ApInt> = values.iter().cycle().take(count).collect();
            self.list(&values, |emitter, value| {
                emitter.integer(value, element);
                Ok(())
            })?;
        }
        self.out.write("}");
        Ok(true)
    }

    fn check_format(&self, location: Location, semantics: FloatSemantics) -> Written {
        match format(semantics) {
            Some(_) => Ok(()),
            None => {
                let message = "expected floating point attribute to be f16, bf16, f32 or f64";
                Err(Diagnostic::error(location, message))
            }
        }
    }

    /// Writes a constant.
    pub(super) fn attribute(&mut self, location: Location, attribute: Attribute) -> Written {
        match attribute.kind(self.ctx) {
            AttrKind::Float { value, .. } => {
                self.check_format(location, value.semantics())?;
                self.float(&value);
                return Ok(());
            }
            AttrKind::Integer { ty, value } => {
                self.integer(&value, ty);
                return Ok(());
            }
            AttrKind::SymbolRef { nested: [_, _, ..], .. } => {
                return Err(Diagnostic::error(location, "attribute has more than 1 nested reference"));
            }
            AttrKind::SymbolRef { root, .. } => {
                self.out.write(root.as_str(self.ctx));
                return Ok(());
            }
            _ => {}
        }
        if self.elements(location, attribute)? {
            return Ok(());
        }
        if let Some(opaque) = OpaqueAttr::cast(self.ctx, attribute) {
            self.out.write(opaque.value(self.ctx));
            return Ok(());
        }
        match type_value(self.ctx, attribute) {
            Some(ty) => self.ty(location, ty),
            None => {
                let text = attribute.to_text(self.ctx);
                Err(Diagnostic::error(location, format!("cannot emit attribute: {text}")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_of_their_format_and_a_zero() {
        assert_eq!(scientific(1.5, 9), "1.500000000e+00");
        assert_eq!(scientific(-0.1, 17), "-1.00000000000000010e-01");
        assert_eq!(scientific(1e30f32.into(), 9), "1.000000020e+30");
        assert_eq!(scientific(-0.0, 9), "-0.0e+00");
        assert_eq!(scientific(9.999_999_99, 5), "1.00000e+01");
        // A tie, which is rounded up.
        assert_eq!(scientific(2f64.powi(-25), 17), "2.98023223876953130e-08");
    }
}
