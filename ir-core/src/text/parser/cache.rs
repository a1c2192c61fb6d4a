//! Caches from spellings to what they mean: names, attributes and types come again and again, and reading and looking
//! them up takes time.

/// The most spellings that are remembered; of two that fall together the newer one is.
const MOST_PLACES: usize = 1 << 12;
const FEWEST_PLACES: usize = 1 << 6;

/// What spellings of the text mean.
pub(crate) struct SpellingCache<'a, T> {
    places: Vec<Option<(&'a [u8], T)>>,
}

impl<'a, T: Copy> SpellingCache<'a, T> {
    /// As many places as are good for a text of this length.
    pub(crate) fn new(text: &[u8]) -> Self {
        let places = (text.len() / 64).next_power_of_two().clamp(FEWEST_PLACES, MOST_PLACES);
        SpellingCache { places: vec![None; places] }
    }

    /// What was remembered of the spelling.
    #[inline]
    pub(crate) fn get(&self, spelling: &[u8]) -> Option<T> {
        match self.places[self.place(spelling)] {
            Some((known, meaning)) if known == spelling => Some(meaning),
            _ => None,
        }
    }

    /// Remembers what the spelling means.
    pub(crate) fn set(&mut self, spelling: &'a [u8], meaning: T) {
        let place = self.place(spelling);
        self.places[place] = Some((spelling, meaning));
    }

    #[inline]
    fn place(&self, spelling: &[u8]) -> usize {
        hash(spelling) as usize & (self.places.len() - 1)
    }
}

/// A hash good enough for a small table, of eight bytes at a time.
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

/// The longest spelling of an attribute or of types that is remembered.
const MOST_BYTES: usize = 192;

/// Where the value of a dictionary's entry that starts at `start` seems to end: before the comma or brace behind it. None
/// where that is far away, or hard to say.
///
/// It is a guess: what decides is where the parser ended when it read the same bytes before.
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

/// The place of the closing quote of the string that starts here.
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

/// Where a function type that starts here seems to end: at the end of the line, or before a location. A guess, too.
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
