//! `printf` and `puts`.

use crate::code::Slot;
use crate::machine::Machine;
use crate::registry::Registry;
use crate::stop::{Computed, undefined, unsupported};
use crate::value::{Value, mask, signed};

pub fn register(registry: &mut Registry) {
    registry.add_function("printf", print);
    registry.add_function("puts", puts);
    registry.add_function("putchar", put_char);
}

fn print(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let pointer = m.pointer(arguments[0])?;
    let format = m.memory.c_string(pointer)?;
    let text = formatted(m, &format, &arguments[1..])?;
    if let Some(result) = results.first() {
        m.set(*result, Value::int(text.len() as i128, 32));
    }
    m.output.extend(text);
    Ok(())
}

fn puts(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let pointer = m.pointer(arguments[0])?;
    let text = m.memory.c_string(pointer)?;
    m.output.extend(text);
    m.output.push(b'\n');
    if let Some(result) = results.first() {
        m.set(*result, Value::int(1, 32));
    }
    Ok(())
}

fn put_char(m: &mut Machine<'_>, arguments: &[Slot], results: &[Slot]) -> Computed<()> {
    let byte = m.required_bits(arguments[0], "a printed value")? as u8;
    m.output.push(byte);
    if let Some(result) = results.first() {
        m.set(*result, Value::int(byte.into(), 32));
    }
    Ok(())
}

/// A conversion of a format.
#[derive(Clone, Copy, Debug, Default)]
struct Conversion {
    is_left: bool,
    has_plus: bool,
    has_space: bool,
    has_zeros: bool,
    is_alternate: bool,
    width: usize,
    precision: Option<usize>,
    bits: u32,
}

fn formatted(m: &Machine<'_>, format: &[u8], arguments: &[Slot]) -> Computed<Vec<u8>> {
    let (mut text, mut arguments, mut bytes) =
        (Vec::new(), arguments.iter(), format.iter().copied().peekable());
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            text.push(byte);
            continue;
        }
        let mut conversion = Conversion { bits: 32, ..Conversion::default() };
        let kind = loop {
            let Some(byte) = bytes.next() else { return undefined("has a format that ends with '%'") };
            match byte {
                b'-' => conversion.is_left = true,
                b'+' => conversion.has_plus = true,
                b' ' => conversion.has_space = true,
                b'#' => conversion.is_alternate = true,
                b'0' if conversion.width == 0 => conversion.has_zeros = true,
                b'0'..=b'9' => conversion.width = conversion.width * 10 + usize::from(byte - b'0'),
                b'.' => {
                    let mut precision = 0;
                    while let Some(digit) = bytes.next_if(u8::is_ascii_digit) {
                        precision = precision * 10 + usize::from(digit - b'0');
                    }
                    conversion.precision = Some(precision);
                }
                b'l' | b'z' | b'j' | b't' => conversion.bits = 64,
                b'h' => conversion.bits /= 2,
                kind => break kind,
            }
        };
        if kind == b'%' {
            text.push(b'%');
            continue;
        }
        let Some(argument) = arguments.next() else {
            return undefined("has fewer arguments than its format");
        };
        text.extend(converted(m, conversion, kind, *argument)?);
    }
    Ok(text)
}

fn converted(m: &Machine<'_>, c: Conversion, kind: u8, argument: Slot) -> Computed<Vec<u8>> {
    if kind == b's' {
        let pointer = m.pointer(argument)?;
        let mut text = m.memory.c_string(pointer)?;
        text.truncate(c.precision.unwrap_or(usize::MAX));
        return Ok(padded(c, String::new(), text));
    }
    let bits = m.required_bits(argument, "a printed value")?;
    let integer = bits & mask(c.bits);
    let (sign, digits) = match kind {
        b'd' | b'i' => {
            let value = signed(integer, c.bits);
            (sign(c, value < 0), value.unsigned_abs().to_string())
        }
        b'u' => (String::new(), integer.to_string()),
        b'x' => (if c.is_alternate { "0x" } else { "" }.to_owned(), format!("{integer:x}")),
        b'X' => (if c.is_alternate { "0X" } else { "" }.to_owned(), format!("{integer:X}")),
        b'o' => (if c.is_alternate { "0" } else { "" }.to_owned(), format!("{integer:o}")),
        b'p' => ("0x".to_owned(), format!("{:x}", bits as u64)),
        b'c' => return Ok(padded(Conversion { has_zeros: false, ..c }, String::new(), vec![bits as u8])),
        b'f' | b'F' | b'e' | b'g' => {
            let value = f64::from_bits(bits as u64);
            let digits = float(value.abs(), kind, c.precision.unwrap_or(6));
            return Ok(padded(c, sign(c, value.is_sign_negative()), digits.into_bytes()));
        }
        _ => {
            return unsupported(format!(
                "has the conversion '%{}', which is not implemented",
                char::from(kind)
            ));
        }
    };
    let zeros = c.precision.unwrap_or(0).saturating_sub(digits.len());
    Ok(padded(c, sign, ("0".repeat(zeros) + &digits).into_bytes()))
}

fn sign(c: Conversion, is_negative: bool) -> String {
    let text = match (is_negative, c.has_plus, c.has_space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    };
    text.to_owned()
}

fn padded(c: Conversion, sign: String, text: Vec<u8>) -> Vec<u8> {
    let missing = c.width.saturating_sub(sign.len() + text.len());
    let (mut before, mut zeros, mut after) = (missing, 0, 0);
    if c.is_left {
        (before, after) = (0, missing);
    } else if c.has_zeros {
        (before, zeros) = (0, missing);
    }
    let mut all = vec![b' '; before];
    all.extend(sign.into_bytes());
    all.extend(vec![b'0'; zeros]);
    all.extend(text);
    all.extend(vec![b' '; after]);
    all
}

/// A float without a sign, as C's conversions `e`, `f` and `g` write it.
pub fn float(value: f64, kind: u8, precision: usize) -> String {
    if !value.is_finite() {
        return if value.is_nan() { "nan" } else { "inf" }.to_owned();
    }
    match kind {
        b'f' | b'F' => format!("{value:.precision$}"),
        b'e' => exponential(value, precision),
        _ => general(value, precision.max(1)),
    }
}

fn exponential(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let Some((digits, exponent)) = text.split_once('e') else { return text };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

fn general(value: f64, precision: usize) -> String {
    let text = exponential(value, precision - 1);
    let exponent: i32 = text.split_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0);
    let trimmed = |digits: &str| {
        if digits.contains('.') {
            digits.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            digits.to_owned()
        }
    };
    if exponent < -4 || exponent >= precision as i32 {
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "+00"));
        return format!("{}e{exponent}", trimmed(digits));
    }
    trimmed(&format!("{value:.*}", (precision as i32 - 1 - exponent).max(0) as usize))
}
