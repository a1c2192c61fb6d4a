//! The data of the page.

use super::diff::{self, Side};
use super::lines;
use super::moves::{Counts, Moves};
use super::recorder::{Recorder, Recording, StepRecord, identity};
use super::snapshot::{Snapshot, Source};
use crate::Registry;
use ir_core::context::Context;
use ir_core::pass::{Pipeline, PipelineElement};
use ods_explore::{Kind, Model};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A run of a pipeline.
pub(crate) struct Exploration<'a> {
    title: String,
    pipeline: &'a Pipeline,
    registry: Registry<'a>,
    recording: Recording,
}

impl<'a> Exploration<'a> {
    /// The run that a recorder observed.
    pub(crate) fn new(
        title: &str,
        pipeline: &'a Pipeline,
        registry: Registry<'a>,
        recorder: &Recorder,
    ) -> Self {
        Exploration { title: title.to_owned(), pipeline, registry, recording: recorder.take() }
    }

    /// The passes in the order of the pipeline, and the pipelines around them.
    fn passes(&self) -> Vec<Value> {
        let mut passes = Vec::new();
        rows(self.pipeline, 0, &mut passes);
        passes
    }

    fn step(&self, step: &StepRecord) -> Value {
        let snapshots = &self.recording.snapshots;
        let (before, after) = (&snapshots[step.before], &snapshots[step.after]);
        let Counts { created, erased, moved } = Moves::new(before, after).counts(before, after);
        json!({
            "pass": self.position(step),
            "op": step.op_name,
            "symbol": step.symbol,
            "time": step.time.as_nanos() as u64,
            "failed": !step.succeeded,
            "before": step.before,
            "after": step.after,
            "changed": step.before != step.after,
            "created": created,
            "erased": erased,
            "moved": moved,
            "rewrites": step.patterns.iter().map(|pattern| pattern.count).sum::<u64>(),
        })
    }

    /// The index of the step's pass among all passes.
    fn position(&self, step: &StepRecord) -> Option<usize> {
        self.pipeline.passes().iter().position(|pass| identity(pass) == step.instance)
    }

    fn snapshot(&self, snapshot: &Snapshot) -> Value {
        let lines = lines::op_lines(snapshot, self.registry);
        let text: Vec<&str> = snapshot.text.lines().collect();
        let line = |index: usize| lines.get(index).copied();
        let ops = snapshot.ops.iter().enumerate().map(|(index, op)| {
            let operands: Vec<Value> = op.operands.iter().map(|source| operand(*source)).collect();
            json!([op.id, op.name, line(index), op.parent, op.block, operands])
        });
        let mut first: FxHashMap<usize, u32> = FxHashMap::default();
        for (index, op) in snapshot.ops.iter().enumerate() {
            if let (Some(block), Some(line)) = (op.block, line(index)) {
                first.entry(block).or_insert(line);
            }
        }
        let blocks = snapshot.blocks.iter().enumerate().map(|(index, block)| {
            let label = first.get(&index).and_then(|line| lines::label(&text, *line));
            let label = label.unwrap_or_else(|| {
                if block.is_entry { "entry".to_owned() } else { format!("block {index}") }
            });
            json!([block.id, block.parent, label, block.num_arguments, block.successors])
        });
        json!({
            "text": snapshot.text,
            "ops": ops.collect::<Vec<_>>(),
            "blocks": blocks.collect::<Vec<_>>(),
            "functions": functions(snapshot, &lines, &text),
        })
    }

    fn difference(&self, step: &StepRecord) -> Value {
        let [before, after] = [step.before, step.after].map(|index| &self.recording.snapshots[index]);
        let [old, new] = [before, after].map(|snapshot| lines::op_lines(snapshot, self.registry));
        let before = Side { snapshot: before, lines: &old };
        Value::from(diff::runs(&before, &Side { snapshot: after, lines: &new }))
    }

    fn rewrites(step: &StepRecord) -> Value {
        let patterns = step.patterns.iter();
        let patterns = patterns.map(|of| json!({ "name": of.name, "place": of.place, "count": of.count }));
        let applied = step.rewrites.iter().map(|of| json!([of.op, of.name, of.location, of.pattern]));
        json!({ "patterns": patterns.collect::<Vec<_>>(), "applied": applied.collect::<Vec<_>>() })
    }

    /// The documentation of the operations that appear, as Markdown by their names.
    fn documentation(&self) -> Value {
        let names = self.recording.snapshots.iter().flat_map(|snapshot| &snapshot.ops).map(|op| &op.name);
        let names: BTreeSet<&str> = names.map(String::as_str).collect();
        let ctx = Context::new();
        (self.registry)(&ctx);
        let known = ctx.registered_ops().filter(|op| names.contains(op.name())).filter_map(|op| {
            let lines: Vec<&str> = op.documentation().collect();
            (!lines.is_empty()).then(|| (op.name().to_owned(), lines.join("\n").into()))
        });
        Value::Object(known.collect())
    }
}

/// `[kind, handle, index]`
fn operand(source: Source) -> Value {
    match source {
        Source::Result(op, index) => json!(["result", op, index]),
        Source::Argument(block, index) => json!(["argument", block, index]),
    }
}

/// The operations with symbols that a user filters by: name, first and last line.
fn functions(snapshot: &Snapshot, lines: &[u32], text: &[&str]) -> Vec<Value> {
    let mut functions = Vec::new();
    for (op, &line) in snapshot.ops.iter().zip(lines) {
        let is_outer = op.parent.is_none_or(|parent| snapshot.ops[parent].parent.is_none());
        let head = text.get(line as usize - 1).copied().unwrap_or_default();
        if let (true, Some((_, rest))) = (is_outer, head.split_once('@')) {
            let name: String = rest.chars().take_while(|c| !matches!(c, '(' | ' ' | '{' | ':')).collect();
            functions
                .push(json!({ "name": name, "op": op.id, "from": line, "to": lines::end_of(text, line) }));
        }
    }
    functions
}

fn rows(pipeline: &Pipeline, depth: usize, rows_: &mut Vec<Value>) {
    for step in &pipeline.steps {
        match step {
            PipelineElement::Pass(instance) => {
                let options: Vec<String> = instance
                    .pass
                    .options()
                    .into_iter()
                    .filter_map(|(name, value)| Some(format!("{name}={}", value?)))
                    .collect();
                let statistics = instance.statistics().map(|(statistic, count)| {
                    json!({ "name": statistic.name, "description": statistic.description, "count": count })
                });
                rows_.push(json!({
                    "argument": instance.pass.argument(),
                    "name": instance.pass.name(),
                    "options": options,
                    "anchor": pipeline.anchor.text(),
                    "depth": depth,
                    "time": instance.time().as_nanos() as u64,
                    "statistics": statistics.collect::<Vec<_>>(),
                }));
            }
            PipelineElement::Nested(pipelines) => {
                pipelines.iter().for_each(|nested| rows(nested, depth + 1, rows_))
            }
        }
    }
}

impl Model for Exploration<'_> {
    fn kind(&self) -> Kind {
        Kind::Pipeline
    }

    fn title(&self) -> String {
        self.title.clone()
    }

    fn index(&self) -> Value {
        json!({
            "file": self.title,
            "pipeline": self.pipeline.text(),
            "passes": self.passes(),
            "steps": self.recording.steps.iter().map(|step| self.step(step)).collect::<Vec<_>>(),
            "diagnostics": self.recording.diagnostics,
        })
    }

    fn chunk(&self, name: &str) -> Option<Value> {
        let (kind, index) = name.split_once('/').unwrap_or((name, ""));
        if kind == "docs" {
            return Some(self.documentation());
        }
        let index: usize = index.parse().ok()?;
        match kind {
            "snapshot" => self.recording.snapshots.get(index).map(|snapshot| self.snapshot(snapshot)),
            "diff" => self.recording.steps.get(index).map(|step| self.difference(step)),
            "rewrites" => self.recording.steps.get(index).map(Self::rewrites),
            _ => None,
        }
    }

    fn chunks(&self) -> Vec<String> {
        let snapshots = (0..self.recording.snapshots.len()).map(|index| format!("snapshot/{index}"));
        let steps = 0..self.recording.steps.len();
        let steps = steps.flat_map(|index| [format!("diff/{index}"), format!("rewrites/{index}")]);
        snapshots.chain(steps).chain(["docs".to_owned()]).collect()
    }
}
