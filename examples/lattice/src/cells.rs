//! The cells of a table, and the polynomial that interpolation is in each.

use crate::model::Lattice;

/// The cells of a table: the boxes between neighbouring entries.
#[derive(Clone, Debug)]
pub struct Cells {
    /// Number of cells in each dimension.
    pub counts: Vec<usize>,
    /// The coefficients of the polynomials, cell by cell. A polynomial has the coordinates inside the cell as
    /// variables. The coefficient with index `i` is the factor of the coordinates whose bits are set in `i`;
    /// the lowest bit belongs to the last coordinate.
    pub coefficients: Vec<f64>,
}

impl Cells {
    /// The cells of a table.
    #[must_use]
    pub fn of(table: &Lattice) -> Cells {
        let counts = table.sizes.iter().map(|size| size - 1).collect();
        let mut cells = Cells { counts, coefficients: Vec::new() };
        for cell in 0..cells.number() {
            let start = cells.coefficients.len();
            let corners = 0..cells.corners();
            let entries = corners.map(|corner| table.entries[cells.entry(table, cell, corner)]);
            cells.coefficients.extend(entries.collect::<Vec<f64>>());
            differences(&mut cells.coefficients[start..]);
        }
        cells
    }

    /// Number of cells.
    #[must_use]
    pub fn number(&self) -> usize {
        self.counts.iter().product()
    }

    /// Number of corners of a cell, and of coefficients.
    #[must_use]
    pub fn corners(&self) -> usize {
        1 << self.counts.len()
    }

    /// The index of the entry at a corner of a cell.
    fn entry(&self, table: &Lattice, mut cell: usize, mut corner: usize) -> usize {
        let mut index = 0;
        for (dimension, count) in self.counts.iter().enumerate().rev() {
            index += (cell % count + corner % 2) * table.stride(dimension);
            (cell, corner) = (cell / count, corner / 2);
        }
        index
    }
}

/// Replaces values at the corners of a cell by the coefficients of the polynomial that has these values
/// there.
fn differences(values: &mut [f64]) {
    let mut stride = 1;
    while stride < values.len() {
        for index in (0..values.len()).filter(|index| index & stride != 0) {
            values[index] -= values[index - stride];
        }
        stride *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_has_the_differences_of_its_corners() {
        let table =
            Lattice { inputs: vec![0, 1], sizes: vec![2, 3], entries: vec![1., 2., 4., 8., 16., 32.] };
        let cells = Cells::of(&table);
        assert_eq!(cells.counts, [1, 2]);
        assert_eq!(cells.coefficients, [1., 1., 7., 7., 2., 2., 14., 14.]);
    }
}
