//! Reproducible random choices.

/// A generator of random numbers (xorshift64*), the same on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut random = Self((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        // The first numbers of adjacent seeds are similar. A few steps separate them.
        for _ in 0..4 {
            random.word();
        }
        random
    }

    /// Any 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`, which must not be zero.
    pub fn below(&mut self, bound: u64) -> u64 {
        (self.word() >> 11) % bound
    }

    /// A length below `bound`.
    pub fn count(&mut self, bound: usize) -> usize {
        self.below(bound as u64) as usize
    }

    /// Returns true once in `times` calls on average.
    pub fn chance(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Picks one of `choices`, which must not be empty.
    pub fn pick<'a, T: ?Sized>(&mut self, choices: &[&'a T]) -> &'a T {
        choices[self.count(choices.len())]
    }

    /// An integer, mostly with few bits.
    pub fn integer(&mut self) -> i64 {
        let shift = self.below(64);
        self.word() as i64 >> shift
    }

    /// `count` hexadecimal digits.
    pub fn hex(&mut self, count: usize) -> String {
        (0..count)
            .filter_map(|_| char::from_digit(self.below(16) as u32, 16))
            .collect::<String>()
            .to_uppercase()
    }
}
