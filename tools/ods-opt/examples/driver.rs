//! A driver with a pass and a pipeline of its own: `cargo run --example driver -- --label-calls input.mlir`.

use dialects::func::CallOp;
use ir_core::context::NamedAttribute;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Op, Order};
use ir_core::pass::{
    OptionError, Pass, PassEntry, PassFailure, PassRun, PipelineEntry, Statistic, parse_integer,
};
use ir_core::prelude::OpHandle;
use ods_opt::OptMain;
use std::process::ExitCode;

/// Sets an attribute on calls, and refuses more than a number of them.
struct LabelCalls {
    most: u64,
}

impl Pass for LabelCalls {
    fn argument(&self) -> &'static str {
        "label-calls"
    }

    fn name(&self) -> &'static str {
        "LabelCalls"
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        match name {
            "most" => parse_integer(value, "uint").map(|most| self.most = most),
            _ => Err(OptionError::Unknown),
        }
    }

    fn options(&self) -> Vec<(&'static str, Option<String>)> {
        vec![("most", Some(self.most.to_string()))]
    }

    fn statistics(&self) -> &'static [Statistic] {
        &[Statistic { name: "num-labelled", description: "Number of calls labelled" }]
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut calls: Vec<Op> = Vec::new();
        run.ir.visit(run.op, Order::Pre, |op| {
            if CallOp::cast(run.ir, op).is_some() {
                calls.push(op);
            }
        });
        if calls.len() as u64 > self.most {
            let message = format!("has {} calls, more than {}", calls.len(), self.most);
            return Err(run.fail(Diagnostic::error(run.ir.location(run.op), message)));
        }
        for &call in &calls {
            let label =
                NamedAttribute { name: run.ctx.ident("toy.label"), value: run.ctx.string_attr("call") };
            run.ir.set_attributes(call, run.ctx.dictionary_attr(&[label]).ok());
        }
        run.count(0, calls.len() as u64);
        Ok(())
    }
}

fn main() -> ExitCode {
    OptMain::new()
        .summary("Labels calls")
        .version("7.2")
        .passes(|registry| {
            registry.add(PassEntry {
                argument: "label-calls",
                description: "Label all calls",
                create: || Box::new(LabelCalls { most: 10 }),
            });
        })
        .pipelines([PipelineEntry {
            argument: "label-and-clean",
            description: "Label all calls, then simplify functions",
            options: &[("most", "The most calls")],
            build: |pipeline| {
                pipeline.add(LabelCalls { most: pipeline.option("most")?.unwrap_or(3) })?;
                pipeline.nest("func.func", |functions| functions.parse("canonicalize,cse"))
            },
        }])
        .run()
}
