//! Caches from spellings to names, attributes and types. Most spellings are repeated, and parsing and
//! interning them again takes time.
//!
//! **Invariant**: equal spellings have the same meaning anywhere in a source, so a cached value must not
//! depend on its location.

/// The maximum number of cached spellings. On a collision, the newer one replaces the older.
const MOST_PLACES: usize = 1 << 12;
const FEWEST_PLACES: usize = 1 << 6;

/// A cache of the names, attributes or types for spellings of the source. It copies the spellings, because
/// the memory of parsed chunks may be released.
pub(crate) struct SpellingCache<T> {
    places: Vec<Option<(Vec<u8>, T)>>,
}

impl<T: Copy> SpellingCache<T> {
    /// Creates a cache with a size that fits the length of the source.
    pub(crate) fn new(text: &[u8]) -> Self {
        let places = (text.len() / 64).next_power_of_two().clamp(FEWEST_PLACES, MOST_PLACES);
        SpellingCache { places: vec![None; places] }
    }

    /// The cached meaning of the spelling.
    #[inline]
    pub(crate) fn get(&self, spelling: &[u8]) -> Option<T> {
        match &self.places[self.place(spelling)] {
            Some((known, meaning)) if known == spelling => Some(*meaning),
            _ => None,
        }
    }

    /// Caches the meaning of the spelling.
    pub(crate) fn set(&mut self, spelling: &[u8], meaning: T) {
        let place = self.place(spelling);
        let (known, known_meaning) = self.places[place].get_or_insert_with(|| (Vec::new(), meaning));
        known.clear();
        known.extend_from_slice(spelling);
        *known_meaning = meaning;
    }

    #[inline]
    fn place(&self, spelling: &[u8]) -> usize {
        hash(spelling) as usize & (self.places.len() - 1)
    }
}

/// A hash that is good enough for a small table; it reads eight bytes at a time.
#[inline]
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    let mut hash = bytes.len() as u64;
    let (words, rest) = bytes.as_chunks::<8>();
    for word in words {
        hash = mix(hash, u64::from_le_bytes(*word));
    }
    hash = mix(hash, rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
    hash >> 32 ^ hash
}

/// The maximum length of a cached spelling of an attribute or of types.
const MOST_BYTES: usize = 192;

/// The presumed end of a dictionary value that starts at `start`: the offset of the comma or brace after
/// it. `None` if it is far away or hard to determine.
///
/// A wrong guess is harmless: the cache only contains spellings for which the parser stopped at this end.
pub(crate) fn value_end(text: &[u8], start: usize) -> Option<usize> {
    let mut depth = 0_u32;
    let mut at = start;
    let end = text.len().min(start + MOST_BYTES);
    while at < end {
        match text[at] {
            b'"' => at = string_end(text, at, end)?,
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b',' | b'}' if depth == 0 => return Some(at),
            b'>' if text[at - 1] == b'-' => {}
            b')' | b']' | b'}' | b'>' => depth = depth.checked_sub(1)?,
            b'/' => return None,
            _ => {}
        }
        at += 1;
    }
    None
}

/// The offset of the closing quote of the string that starts here.
fn string_end(text: &[u8], start: usize, end: usize) -> Option<usize> {
    let mut at = start + 1;
    while at < end {
        match text[at] {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    None
}

/// The presumed end of a function type that starts here: the end of the line or the beginning of a location.
/// A guess, too.
pub(crate) fn signature_end(text: &[u8], start: usize) -> Option<usize> {
    let end = text.len().min(start + MOST_BYTES);
    let line = &text[start..end];
    let stop = |at: usize| match line[at] {
        b'\n' | b'/' => true,
        b' ' => line[at..].starts_with(b" loc("),
        _ => false,
    };
    let length = (0..line.len()).find(|&at| stop(at))?;
    (line[length] != b'/').then_some(start + length)
}
