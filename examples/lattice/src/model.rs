//! Models, as a training program would write them.

/// A piecewise-linear function of a feature.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibrator {
    /// The number of the feature.
    pub feature: usize,
    /// Where the function is known, in ascending order.
    pub keypoints: Vec<f64>,
    /// Its values there.
    pub outputs: Vec<f64>,
}

/// A table with a dimension for each of some calibrators.
#[derive(Clone, PartialEq, Debug)]
pub struct Lattice {
    /// The numbers of the calibrators.
    pub inputs: Vec<usize>,
    /// The sizes of the dimensions, at least 2 each.
    pub sizes: Vec<usize>,
    /// The entries; the last dimension is the one of neighbours.
    pub entries: Vec<f64>,
}

/// An ensemble: the mean of several lattices.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// Number of features.
    pub features: usize,
    /// The calibrators.
    pub calibrators: Vec<Calibrator>,
    /// The lattices.
    pub lattices: Vec<Lattice>,
}
