//! Random models, for tests and measurements.

use crate::model::{Calibrator, Lattice, Model};

/// A generator of random numbers (SplitMix64), so that each run sees the same models.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// A number of 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound as u64) as usize
    }

    /// A number from 0 to 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

impl Model {
    /// A model of this shape: each feature has one calibrator, each lattice looks at some of them.
    #[must_use]
    pub fn random(
        random: &mut Random,
        features: usize,
        lattices: usize,
        rank: usize,
        max_size: usize,
    ) -> Model {
        let calibrators =
            (0..features).map(|feature| Calibrator::random(random, feature, max_size)).collect();
        let lattices = (0..lattices).map(|_| Lattice::random(random, features, rank, max_size)).collect();
        Model { features, calibrators, lattices }
    }
}

impl Calibrator {
    fn random(random: &mut Random, feature: usize, max_size: usize) -> Calibrator {
        let (mut keypoints, mut outputs) = (Vec::new(), Vec::new());
        let mut place = -4.0 * random.unit();
        for _ in 0..2 + random.below(9) {
            keypoints.push(place);
            outputs.push(random.unit() * (max_size - 1) as f64);
            place += 0.1 + random.unit();
        }
        Calibrator { feature, keypoints, outputs }
    }
}

impl Lattice {
    fn random(random: &mut Random, calibrators: usize, rank: usize, max_size: usize) -> Lattice {
        let inputs = (0..rank).map(|_| random.below(calibrators)).collect();
        let sizes: Vec<usize> = (0..rank).map(|_| 2 + random.below(max_size - 1)).collect();
        let entries = (0..sizes.iter().product()).map(|_| random.unit() * 2.0 - 1.0).collect();
        Lattice { inputs, sizes, entries }
    }
}
