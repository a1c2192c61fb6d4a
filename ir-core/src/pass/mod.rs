//! Passes, pipelines of them, and the manager that runs pipelines.
//!
//! A [`Pass`] transforms one operation and its regions. A [`Pipeline`] is a list of passes for operations of one name, or of
//! any on which its passes can run, with pipelines for nested operations; [`parse_pipeline`] parses `mlir-opt`'s text of it. [`PassManagerConfig::run`]
//! runs a pipeline, verifies between passes, dumps the IR, and counts.
//!
//! Reports of passes are collected in the order of the operations ([`Report`]), for any number of threads.
//!
//! - **Invariant**: a pass accesses its operation and everything nested in it, and keeps no state between
//!   runs, so that it can run on several operations at a time. Data that all runs share is computed once
//!   (`PreparedPass::State`) and never changes.
//! - **Invariant**: IR, reports and handles after a run are those of one thread;
//!   `tools/ods-opt/tests/threads.rs` checks this.

mod analysis;
mod base;
mod builder;
mod config;
mod declared;
mod file_tree;
mod manager;
mod messages;
mod observer;
mod options;
pub(crate) mod parallel;
mod parse;
mod pipeline;
mod registry;
mod report;
mod run;
mod schedule;
mod statistics;

pub use analysis::{Analyses, Analysis};
pub use base::{OptionHelp, Pass, PassFailure, PassRun, PassState, PassTarget, Statistic};
pub use config::{IrPrinting, PassManagerConfig, PassSelection};
pub use declared::{
    DeclaredPass, DependentDialects, PassAnchor, PassEnum, PassInterface, PassOption, PassOptionValue,
    PassSpec, PreparedPass, RunPass,
};
pub use manager::Outcome;
pub use messages::message_parts;
pub use observer::{ObservedBy, PassEnd, PassObserver};
pub use options::{OptionError, parse_bool, parse_integer, parse_list};
pub use parse::parse_pipeline;
pub use pipeline::{Anchor, PassInstance, Pipeline, PipelineElement};
pub use registry::{PassEntry, PassRegistry, PipelineBuilder, PipelineEntry};
pub use report::Report;
pub use run::ir_text;
pub use schedule::implements_function_interface;
pub use statistics::{statistics_report, timing_report};
