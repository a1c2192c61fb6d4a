//! The sizes of tiles: options, or as many iterations as fit into the cache.

use ir_core::diagnostic::Diagnostic;

use super::AffineLoopTiling;
use crate::affine::AffineForOp;
use crate::affine::passes::footprint::footprint;
use crate::prelude::*;

/// The default tile size, for nests with an unknown footprint.
const DEFAULT: u32 = 4;

impl AffineLoopTiling {
    /// The tile sizes of a perfect nest (MLIR's `getTileSizes`), and the messages about its accesses.
    pub(super) fn sizes(&self, ir: &Ir, band: &[AffineForOp]) -> (Vec<u32>, Vec<Diagnostic>) {
        if self.tile_size != 0 {
            return (vec![self.tile_size; band.len()], Vec::new());
        }
        if !self.tile_sizes.is_empty() {
            let mut sizes = self.tile_sizes.clone();
            sizes.resize(band.len(), DEFAULT);
            return (sizes, Vec::new());
        }
        let Some(root) = band.first() else { return (Vec::new(), Vec::new()) };
        let (bytes, reports) = footprint(ir, *root);
        let mut sizes = match bytes {
            None => vec![DEFAULT; band.len()],
            Some(bytes) => {
                // Without a cache, the number of tiles is maximal.
                let cache = self.cache_size_in_ki_b.wrapping_mul(1024).max(1);
                let excess = bytes.cast_unsigned().div_ceil(cache);
                if excess <= 1 {
                    return (vec![1; band.len()], reports);
                }
                divided_equally(excess, band.len())
            }
        };
        for (looped, size) in band.iter().zip(&mut sizes) {
            *size = divisor_of_trip_count(ir, *looped, *size);
        }
        (sizes, reports)
    }
}

/// Tile sizes with a product of about the excess of the accessed memory over the cache. The last one covers
/// the remainder.
fn divided_equally(excess: u64, width: usize) -> Vec<u32> {
    // MLIR computes the root with the same precision.
    let root = (excess as f64).powf(1.0 / width as f64).floor() as u32;
    let mut sizes = vec![root.max(1); width];
    let (last, others) = match sizes.split_last_mut() {
        Some(split) => split,
        None => return sizes,
    };
    let product = others.iter().fold(1u32, |product, size| product.wrapping_mul(*size));
    // A product that overflows 32 bits may be zero.
    let rest = excess.checked_div(u64::from(product)).unwrap_or(1);
    *last = u32::try_from(rest & u64::from(u32::MAX)).unwrap_or(1).max(1);
    sizes
}

/// The largest divisor of the trip count that is at most this size, and less than the count. It is the size
/// for an unknown count.
fn divisor_of_trip_count(ir: &Ir, looped: AffineForOp, size: u32) -> u32 {
    let Some(count) = looped.constant_trip_count(ir) else { return size };
    let mut size = u64::from(size);
    if count > 1 {
        size = size.min(count / 2);
    }
    while size > 1 && !count.is_multiple_of(size) {
        size -= 1;
    }
    u32::try_from(size).unwrap_or(1)
}
