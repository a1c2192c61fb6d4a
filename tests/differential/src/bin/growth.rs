//! Searches random modules that grow in one dimension for one that takes `ods-opt` longer than `mlir-opt`, or
//! grows faster.

use build_support::parallel::map_in_parallel;
use clap::Parser;
use differential::growth::{Finding, Programs, Shape, measure};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Options of the search.
#[derive(Parser)]
struct Options {
    /// The optimised `ods-opt`.
    #[arg(long)]
    ours: PathBuf,
    /// The peer.
    #[arg(long, default_value = "mlir-opt")]
    peer: PathBuf,
    /// The first shape's seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Number of shapes.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Seconds after which a run is ended.
    #[arg(long, default_value_t = 20)]
    limit: u64,
    /// Print the module of the first seed at this size, and its options, instead of measuring it.
    #[arg(long)]
    print: Option<usize>,
}

fn main() -> ExitCode {
    match search(&Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::from(2)
        }
    }
}

/// Measures the shapes, and prints a line for each finding. Returns whether there is none.
fn search(options: &Options) -> Result<bool, String> {
    let say = |text: String| writeln!(io::stdout(), "{text}").map_err(|error| error.to_string());
    if let Some(size) = options.print {
        let shape = Shape::of_seed(options.first);
        say(format!("// {}\n{}", shape.passes().join(" "), shape.text(size)))?;
        return Ok(true);
    }
    let seeds: Vec<u64> = (options.first..options.first + options.count).collect();
    let findings = map_in_parallel(&seeds, |seed| {
        let finding = measured(options, *seed)?;
        if let Finding::OursFails { .. } | Finding::Slow { .. } = finding {
            // Printed immediately, because a search takes long.
            say(format!("seed {seed} {}: {finding}", Shape::of_seed(*seed).passes().join(" ")))?;
        }
        Ok::<_, String>(finding)
    });
    let (mut fine, mut failing, mut found) = (Vec::new(), 0_u32, 0_u32);
    for finding in findings {
        match finding? {
            Finding::Fine { ours, peer } => fine.push(ours / peer),
            Finding::PeerFails => failing += 1,
            Finding::OursFails { .. } | Finding::Slow { .. } => found += 1,
        }
    }
    fine.sort_by(f64::total_cmp);
    let ratio = |part: usize| fine.get(fine.len() * part / 100).copied().unwrap_or(f64::NAN);
    say(format!(
        "{} shapes: {} as fast as the peer or faster (ratio at most: median {:.2}, 90 % below {:.2}), {failing} that the peer refuses, {found} slow",
        options.count,
        fine.len(),
        ratio(50),
        ratio(90),
    ))?;
    Ok(found == 0)
}

/// The times of both programs for the shape of a seed.
fn measured(options: &Options, seed: u64) -> Result<Finding, String> {
    let file = std::env::temp_dir().join(format!("growth-{}-{seed}.mlir", std::process::id()));
    let programs = Programs {
        ours: options.ours.clone(),
        peer: options.peer.clone(),
        file,
        limit: Duration::from_secs(options.limit),
    };
    let finding = measure(&Shape::of_seed(seed), &programs);
    let _ = std::fs::remove_file(&programs.file);
    finding
}
