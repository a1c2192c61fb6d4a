//! The page of the history: for each machine and table a line of points for each ratio, the commits from left to right, on a
//! logarithmic scale. One file, without scripts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::Value;

/// Ends of the scale.
const SCALE: (f64, f64) = (0.01, 100.0);

/// Width and height of a plot, in pixels.
const SIZE: (f64, f64) = (480.0, 48.0);

/// Lines across each plot: a tenth of the peer, half of it, and the peer.
const LINES: [f64; 3] = [0.1, 0.5, 1.0];

const HEAD: &str = "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Measurements</title>\n<style>\nbody { font: 14px sans-serif; \
margin: 2em; }\ntd { padding: 0 1em 0 0; }\nsvg { background: #f6f6f6; }\nline { stroke: #bbb; }\npolyline { stroke: #246; fill: none; }\n\
circle { fill: #246; }\n</style>\n<h1>Ratios to the peers</h1>\n<p>Each point is a commit, the last one on the right. Lines: a tenth of \
the peer, half of it, equal to it; the scale is logarithmic.</p>\n";

/// The page of these entries.
pub(super) fn page(entries: &[Value]) -> String {
    let machines: BTreeSet<&str> = entries.iter().filter_map(|entry| entry["machine"].as_str()).collect();
    let mut page = HEAD.to_owned();
    for machine in machines {
        let entries: Vec<&Value> = entries.iter().filter(|entry| entry["machine"] == machine).collect();
        let _ = writeln!(page, "<h2>{}</h2>\n<table>", escaped(machine));
        for ((row, ratio), points) in series(&entries) {
            let last = points.last().map_or(f64::NAN, |point| point.2);
            let _ = writeln!(
                page,
                "<tr><td>{}</td><td>{}</td><td>{last}</td><td>{}</td></tr>",
                escaped(row),
                escaped(ratio),
                plot(&points, entries.len())
            );
        }
        page.push_str("</table>\n");
    }
    page
}

/// A point: the index of its entry, the commit, and the ratio.
type Point<'a> = (usize, &'a str, f64);

/// The points of each row and ratio.
fn series<'a>(entries: &[&'a Value]) -> BTreeMap<(&'a str, &'a str), Vec<Point<'a>>> {
    let mut series: BTreeMap<_, Vec<Point<'a>>> = BTreeMap::new();
    for (index, entry) in entries.iter().enumerate() {
        let commit = entry["commit"].as_str().unwrap_or_default();
        for (row, ratios) in entry["rows"].as_object().into_iter().flatten() {
            for (ratio, value) in ratios.as_object().into_iter().flatten() {
                let point = (index, commit, value.as_f64().unwrap_or(f64::NAN));
                series.entry((row.as_str(), ratio.as_str())).or_default().push(point);
            }
        }
    }
    series
}

/// A plot of the points, over so many commits.
fn plot(points: &[Point<'_>], commits: usize) -> String {
    let (width, height) = SIZE;
    let x = |index: usize| (index as f64 + 0.5) * width / commits.max(1) as f64;
    let position = |ratio: f64| {
        let part = (ratio.clamp(SCALE.0, SCALE.1) / SCALE.0).ln() / (SCALE.1 / SCALE.0).ln();
        height * (1.0 - part)
    };
    let mut svg = format!("<svg width=\"{width}\" height=\"{height}\">");
    for line in LINES.map(position) {
        let _ = write!(svg, "<line x1=\"0\" x2=\"{width}\" y1=\"{line:.1}\" y2=\"{line:.1}\"/>");
    }
    let corners = points.iter().map(|&(index, _, ratio)| format!("{:.1},{:.1}", x(index), position(ratio)));
    let _ = write!(svg, "<polyline points=\"{}\"/>", corners.collect::<Vec<_>>().join(" "));
    for &(index, commit, ratio) in points {
        let (x, y, commit) = (x(index), position(ratio), escaped(commit));
        let title = format!("<title>{commit}: {ratio}</title>");
        let _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\">{title}</circle>");
    }
    svg + "</svg>"
}

/// A text in which nothing is markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
