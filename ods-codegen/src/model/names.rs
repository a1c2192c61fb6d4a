//! The conversions between `camelCase` and `snake_case` by which upstream's generators build names. They are
//! not inverse to each other, and treat digits and runs of capitals in their own way, on which the output
//! depends.

/// `operand_segment_sizes` → `operandSegmentSizes`, or `OperandSegmentSizes` if the first letter is
/// capitalized: an underscore before a lower-case letter is removed and the letter is capitalized. A leading
/// underscore is kept.
pub fn snake_to_camel(name: &str, capitalize_first: bool) -> String {
    let mut camel = String::with_capacity(name.len());
    let mut rest = name.chars();
    match rest.next() {
        Some(first) if capitalize_first => camel.push(first.to_ascii_uppercase()),
        Some(first) => camel.push(first),
        None => return camel,
    }
    while let Some(c) = rest.next() {
        let next = rest.clone().next();
        match next {
            Some(letter) if c == '_' && letter.is_ascii_lowercase() => {
                camel.push(letter.to_ascii_uppercase());
                rest.next();
            }
            _ => camel.push(c),
        }
    }
    camel
}

/// The text with its first letter capitalized.
pub(crate) fn capitalized(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// `getLHSOperand2D` → `get_lhs_operand2_d`: all in lower case, an underscore between a lower-case letter or
/// digit and a capital, and before the last of several capitals when a lower-case letter follows it.
pub fn camel_to_snake(name: &str) -> String {
    let bytes = name.as_bytes();
    let at = |index: usize, is: fn(&u8) -> bool| bytes.get(index).is_some_and(is);
    let mut snake = Vec::with_capacity(name.len() + 4);
    for (index, &byte) in bytes.iter().enumerate() {
        snake.push(byte.to_ascii_lowercase());
        let ends_capitals = byte.is_ascii_uppercase()
            && at(index + 1, u8::is_ascii_uppercase)
            && at(index + 2, u8::is_ascii_lowercase);
        let ends_word =
            (byte.is_ascii_lowercase() || byte.is_ascii_digit()) && at(index + 1, u8::is_ascii_uppercase);
        if ends_capitals || ends_word {
            snake.push(b'_');
        }
    }
    // Only ASCII bytes were changed or inserted.
    String::from_utf8(snake).unwrap_or_else(|_| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_underscore_before_a_small_letter_makes_a_capital() {
        assert_eq!(snake_to_camel("operand_segment_sizes", false), "operandSegmentSizes");
        assert_eq!(snake_to_camel("a_b", true), "AB");
        assert_eq!(snake_to_camel("_a__b_1_C_", true), "_a_B_1_C_");
        assert_eq!(snake_to_camel("", true), "");
    }

    #[test]
    fn runs_of_capitals_are_one_word() {
        assert_eq!(camel_to_snake("getLHSOperand2D"), "get_lhs_operand2_d");
        assert_eq!(camel_to_snake("OPName"), "op_name");
        assert_eq!(camel_to_snake("overflowFlags_"), "overflow_flags_");
        assert_eq!(camel_to_snake("é"), "é");
    }
}
