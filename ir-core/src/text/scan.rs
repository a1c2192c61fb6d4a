//! Searches in long sources.

/// The number of bytes that are checked individually: most strings end there.
const FIRST: usize = 16;
/// The number of bytes that are checked together, in vectors if the compiler supports it.
const STEP: usize = 32;

/// The index of the first byte that is one of those searched for; `is_one` should consist of comparisons.
#[inline]
pub(super) fn position(bytes: &[u8], is_one: impl Fn(u8) -> bool) -> Option<usize> {
    let (first, rest) = bytes.split_at(bytes.len().min(FIRST));
    first.iter().position(|byte| is_one(*byte)).or_else(|| {
        let has_none = |step: &&[u8]| !step.iter().fold(false, |any, byte| any | is_one(*byte));
        let skipped = rest.chunks_exact(STEP).take_while(has_none).count() * STEP;
        let found = rest[skipped..].iter().position(|byte| is_one(*byte))?;
        Some(first.len() + skipped + found)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_found_wherever_it_is() {
        for length in 0..200 {
            let mut bytes = vec![b'a'; length];
            assert_eq!(position(&bytes, |byte| byte == b'b'), None);
            for index in (0..length).rev() {
                bytes[index] = b'b';
                assert_eq!(position(&bytes, |byte| byte == b'b'), Some(index));
            }
        }
    }
}
