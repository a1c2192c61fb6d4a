//! The output of statistics and run times.

use super::pipeline::{PassInstance, Pipeline, PipelineElement};
use std::fmt::Write;
use std::sync::atomic::Ordering;
use std::time::Duration;

const RULE: &str = "===-------------------------------------------------------------------------===";

fn title(out: &mut String, text: &str) {
    // As in MLIR: of 80 columns, although the rule has 79.
    let padding = (RULE.len() + 1 - text.len()) / 2;
    push(out, format_args!("{RULE}\n{}{text}\n{RULE}\n", " ".repeat(padding)));
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let written = out.write_fmt(text);
    debug_assert!(written.is_ok(), "a String takes everything");
}

/// The statistics of all passes, as `--mlir-pass-statistics` prints them: as the pipeline's tree, or as a
/// list by name.
#[must_use]
pub fn statistics_report(pipeline: &Pipeline, as_list: bool) -> String {
    let mut out = String::new();
    title(&mut out, "... Pass statistics report ...");
    if as_list {
        list(&mut out, pipeline);
    } else {
        push(&mut out, format_args!("'{}' Pipeline\n", pipeline.anchor.text()));
        nested(&mut out, pipeline, 2);
    }
    out.push('\n');
    out
}

/// Prints passes with statistics as the pipeline's tree.
fn nested(out: &mut String, pipeline: &Pipeline, indent: usize) {
    for step in &pipeline.steps {
        match step {
            PipelineElement::Pass(instance) if instance.counters.is_empty() => {}
            PipelineElement::Pass(instance) => {
                let counts: Vec<u64> =
                    instance.counters.iter().map(|counter| counter.load(Ordering::Relaxed)).collect();
                pass(out, instance, &counts, indent);
            }
            PipelineElement::Nested(pipelines) => {
                for pipeline in pipelines {
                    let name = pipeline.anchor.text();
                    push(out, format_args!("{:indent$}'{name}' Pipeline\n", ""));
                    nested(out, pipeline, indent + 2);
                }
            }
        }
    }
}

/// Prints passes with statistics by name; those with the same name are merged.
fn list(out: &mut String, pipeline: &Pipeline) {
    let mut passes = pipeline.passes();
    passes.retain(|instance| !instance.counters.is_empty());
    passes.sort_by_key(|instance| instance.pass.name());
    for same in passes.chunk_by(|a, b| a.pass.name() == b.pass.name()) {
        let sum =
            |index: usize| same.iter().map(|instance| instance.counters[index].load(Ordering::Relaxed)).sum();
        let counts: Vec<u64> = (0..same[0].counters.len()).map(sum).collect();
        pass(out, same[0], &counts, 0);
    }
}

fn pass(out: &mut String, instance: &PassInstance, counts: &[u64], indent: usize) {
    let statistics = instance.pass.statistics();
    let name_width = statistics.iter().map(|statistic| statistic.name.len()).max().unwrap_or(0);
    let width = counts.iter().map(|count| count.to_string().len()).max().unwrap_or(0);
    push(out, format_args!("{:indent$}{}\n", "", instance.pass.name()));
    for (statistic, count) in statistics.iter().zip(counts) {
        let (name, description) = (statistic.name, statistic.description);
        push(out, format_args!("{:indent$}  (S) {count:width$} {name:name_width$} - {description}\n", ""));
    }
}

/// Formats the run times like `--mlir-timing`: the parser, the passes as the pipeline's tree, the output,
/// and the remainder of `total`. Parser and output are optional. In a list, rows with the same name are
/// merged and sorted by time, longest first, after the row `root`.
#[must_use]
pub fn timing_report(
    parser: Option<Duration>,
    pipeline: &Pipeline,
    output: Option<Duration>,
    total: Duration,
    as_list: bool,
) -> String {
    let row = |name: &str, time: Option<Duration>| time.map(|time| (0, name.to_owned(), time));
    let mut rows: Vec<Row> = row("Parser", parser).into_iter().collect();
    rows_of(pipeline, 0, &mut rows);
    rows.extend(row("Output", output));
    let named: Duration = rows.iter().filter(|(depth, ..)| *depth == 0).map(|(.., time)| *time).sum();
    if as_list {
        rows = listed(rows);
        rows.insert(0, (0, "root".to_owned(), total));
    }
    rows.push((0, "Rest".to_owned(), total.saturating_sub(named)));
    rows.push((0, "Total".to_owned(), total));
    let mut out = String::new();
    title(&mut out, "... Execution time report ...");
    push(&mut out, format_args!("  Total Execution Time: {:.4} seconds\n\n", total.as_secs_f64()));
    out.push_str("  ----Wall Time----  ----Name----\n");
    for (depth, name, time) in rows {
        let share = 100.0 * time.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE);
        let indent = 2 * depth;
        push(&mut out, format_args!("  {:8.4} ({share:5.1}%)  {:indent$}{name}\n", time.as_secs_f64(), ""));
    }
    out
}

/// A row of the report: its depth, name and time.
type Row = (usize, String, Duration);

/// The rows without nesting; those with the same name are merged, longest first.
fn listed(rows: Vec<Row>) -> Vec<Row> {
    let mut list: Vec<Row> = Vec::new();
    for (_, name, time) in rows {
        match list.iter_mut().find(|(_, other, _)| *other == name) {
            Some((.., sum)) => *sum += time,
            None => list.push((0, name, time)),
        }
    }
    list.sort_by_key(|&(.., time)| std::cmp::Reverse(time));
    list
}

/// The rows of the passes; the time of a nested pipeline is the sum of its passes.
fn rows_of(pipeline: &Pipeline, depth: usize, rows: &mut Vec<Row>) {
    for step in &pipeline.steps {
        match step {
            PipelineElement::Pass(instance) => {
                let time = Duration::from_nanos(instance.time.load(Ordering::Relaxed));
                rows.push((depth, instance.pass.name().to_owned(), time));
            }
            PipelineElement::Nested(pipelines) => {
                for nested in pipelines {
                    let time: u64 =
                        nested.passes().iter().map(|instance| instance.time.load(Ordering::Relaxed)).sum();
                    let name = format!("'{}' Pipeline", nested.anchor.text());
                    rows.push((depth, name, Duration::from_nanos(time)));
                    rows_of(nested, depth + 1, rows);
                }
            }
        }
    }
}
