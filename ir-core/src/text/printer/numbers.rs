//! The printer of decimal numbers.

/// `000` to `999`, concatenated.
static GROUPS: &str = match std::str::from_utf8(&groups()) {
    Ok(text) => text,
    Err(_) => panic!("digits are text"),
};

const fn groups() -> [u8; 3000] {
    let mut digits = [b'0'; 3000];
    let mut number = 0;
    while number < 1000 {
        digits[3 * number] += (number / 100) as u8;
        digits[3 * number + 1] += (number / 10 % 10) as u8;
        digits[3 * number + 2] += (number % 10) as u8;
        number += 1;
    }
    digits
}

/// Appends a decimal number; much faster than formatting.
pub(super) fn push_number(out: &mut String, number: u64) {
    let group = 3 * (number % 1000) as usize;
    if number >= 1000 {
        push_number(out, number / 1000);
        out.push_str(&GROUPS[group..group + 3]);
    } else {
        let zeros = usize::from(number < 100) + usize::from(number < 10);
        out.push_str(&GROUPS[group + zeros..group + 3]);
    }
}

#[cfg(test)]
mod tests {
    use super::push_number;

    #[test]
    fn push_number_formats_as_display() {
        let around = (0..20).flat_map(|power| [10_u64.pow(power) - 1, 10_u64.pow(power)]);
        for number in around.chain([7, 42, 305, 1_002_003, u64::MAX]) {
            let mut text = String::new();
            push_number(&mut text, number);
            assert_eq!(text, number.to_string());
        }
    }
}
