//! The measurement: how long the interpreter and the compiled function take for one prediction.

use lattice::compile::Compiled;
use lattice::model::Model;
use lattice::random::Random;
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

/// Number of predictions of a run.
const PREDICTIONS: usize = 2_000;
/// Number of runs; the fastest one counts.
const RUNS: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    println!("nanoseconds for a prediction     interpreter  compiled  times as fast   compiled in ms");
    // Name, features, lattices, inputs of each, greatest size of a dimension.
    for (name, features, lattices, rank, size) in [
        ("one lattice of 4 inputs", 4, 1, 4, 2),
        ("one lattice of 8 inputs", 8, 1, 8, 2),
        ("20 lattices of 6 inputs", 12, 20, 6, 2),
        ("8 lattices of 4 inputs, finer", 10, 8, 4, 4),
    ] {
        let model = Model::random(&mut Random(1), features, lattices, rank, size);
        row(name, &model, &[])?;
        if name.starts_with("20") {
            row("  the same, 6 features known", &model, &[0, 2, 4, 6, 8, 10].map(|feature| (feature, 0.5)))?;
        }
    }
    Ok(())
}

fn row(name: &str, model: &Model, known: &[(usize, f64)]) -> Result<(), Box<dyn Error>> {
    let mut random = Random(2);
    let mut points: Vec<Vec<f64>> =
        (0..PREDICTIONS).map(|_| (0..model.features).map(|_| random.unit() * 8.0 - 4.0).collect()).collect();
    for point in &mut points {
        known.iter().for_each(|(feature, value)| point[*feature] = *value);
    }
    let start = Instant::now();
    let compiled = Compiled::new(model, known)?;
    let compile_time = start.elapsed();
    let function = compiled.function()?;
    for point in &points {
        let (expected, found) = (model.evaluate(point), function(point));
        assert!((expected - found).abs() < 1e-9, "{expected} {found}");
    }
    let interpreter = fastest(&points, |point| model.evaluate(point));
    let machine = fastest(&points, function);
    println!(
        "{name:<32} {interpreter:>11.1} {machine:>9.1} {:>14.1} {:>16.1}",
        interpreter / machine,
        compile_time.as_secs_f64() * 1e3
    );
    Ok(())
}

/// Nanoseconds for a prediction in the fastest run.
fn fastest(points: &[Vec<f64>], predict: impl Fn(&[f64]) -> f64) -> f64 {
    let run = || {
        let start = Instant::now();
        points.iter().for_each(|point| {
            black_box(predict(black_box(point)));
        });
        start.elapsed().as_secs_f64() * 1e9 / points.len() as f64
    };
    (0..RUNS).map(|_| run()).fold(f64::INFINITY, f64::min)
}
