//! Annotations of loops.

use ir_core::context::{AttrKind, Attribute, Type};
use ir_core::num::ApInt;

use super::Translation;
use super::reader::Reader;
use crate::model::constant::Const;
use crate::model::metadata::{Md, MdId};

/// The way in which a parameter becomes an operand.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// A node with the name only, if the value is true.
    Unit,
    /// The name and the value as an `i1`.
    Bool,
    /// The name and the negated value.
    Not,
    /// The name and the value as an `i32`.
    Number,
    /// The name and the annotation of the loops that come of this one.
    Followup,
    /// One of two names, the second one if the value is true.
    Choice(&'static str),
}

/// A parameter and its translation.
pub(crate) type LoopOption = (&'static str, How, &'static str);

/// Options of an annotation: the parameter and the translations of its own parameters.
pub(crate) const OPTIONS: &[(&str, &[LoopOption])] = &[
    (
        "vectorize",
        &[
            ("disable", How::Not, "llvm.loop.vectorize.enable"),
            ("predicateEnable", How::Bool, "llvm.loop.vectorize.predicate.enable"),
            ("scalableEnable", How::Bool, "llvm.loop.vectorize.scalable.enable"),
            ("width", How::Number, "llvm.loop.vectorize.width"),
            ("followupVectorized", How::Followup, "llvm.loop.vectorize.followup_vectorized"),
            ("followupEpilogue", How::Followup, "llvm.loop.vectorize.followup_epilogue"),
            ("followupAll", How::Followup, "llvm.loop.vectorize.followup_all"),
        ],
    ),
    ("interleave", &[("count", How::Number, "llvm.loop.interleave.count")]),
    (
        "unroll",
        &[
            ("disable", How::Choice("llvm.loop.unroll.disable"), "llvm.loop.unroll.enable"),
            ("count", How::Number, "llvm.loop.unroll.count"),
            ("runtimeDisable", How::Bool, "llvm.loop.unroll.runtime.disable"),
            ("full", How::Unit, "llvm.loop.unroll.full"),
            ("followupUnrolled", How::Followup, "llvm.loop.unroll.followup_unrolled"),
            ("followupRemainder", How::Followup, "llvm.loop.unroll.followup_remainder"),
            ("followupAll", How::Followup, "llvm.loop.unroll.followup_all"),
        ],
    ),
    (
        "unrollAndJam",
        &[
            ("disable", How::Choice("llvm.loop.unroll_and_jam.disable"), "llvm.loop.unroll_and_jam.enable"),
            ("count", How::Number, "llvm.loop.unroll_and_jam.count"),
            ("followupOuter", How::Followup, "llvm.loop.unroll_and_jam.followup_outer"),
            ("followupInner", How::Followup, "llvm.loop.unroll_and_jam.followup_inner"),
            ("followupRemainderOuter", How::Followup, "llvm.loop.unroll_and_jam.followup_remainder_outer"),
            ("followupRemainderInner", How::Followup, "llvm.loop.unroll_and_jam.followup_remainder_inner"),
            ("followupAll", How::Followup, "llvm.loop.unroll_and_jam.followup_all"),
        ],
    ),
    (
        "licm",
        &[
            ("disable", How::Unit, "llvm.licm.disable"),
            ("versioningDisable", How::Unit, "llvm.loop.licm_versioning.disable"),
        ],
    ),
    (
        "distribute",
        &[
            ("disable", How::Not, "llvm.loop.distribute.enable"),
            ("followupCoincident", How::Followup, "llvm.loop.distribute.followup_coincident"),
            ("followupSequential", How::Followup, "llvm.loop.distribute.followup_sequential"),
            ("followupFallback", How::Followup, "llvm.loop.distribute.followup_fallback"),
            ("followupAll", How::Followup, "llvm.loop.distribute.followup_all"),
        ],
    ),
    (
        "pipeline",
        &[
            ("disable", How::Bool, "llvm.loop.pipeline.disable"),
            ("initiationinterval", How::Number, "llvm.loop.pipeline.initiationinterval"),
        ],
    ),
    ("peeled", &[("count", How::Number, "llvm.loop.peeled.count")]),
    ("unswitch", &[("partialDisable", How::Unit, "llvm.loop.unswitch.partial.disable")]),
];

impl Translation<'_> {
    /// The node of an annotation.
    pub(super) fn loop_annotation(&mut self, attribute: Attribute) -> MdId {
        if let Some(&found) = self.shared().metadata.loops.get(&attribute) {
            return found;
        }
        let Some(reader) = Reader::new(self.ctx, attribute) else { return self.tuple(Vec::new()) };
        let mut operands = Vec::new();
        for name in ["startLoc", "endLoc"] {
            if let Some(location) = reader.location(name).and_then(|location| self.scoped_location(location))
            {
                operands.push(Md::Node(location));
            }
        }
        for (parameter, name) in
            [("disableNonforced", "llvm.loop.disable_nonforced"), ("mustProgress", "llvm.loop.mustprogress")]
        {
            if reader.int(parameter) != 0 {
                operands.push(self.loop_operand(name, None));
            }
        }
        if let Some(value) = reader.optional_int("isVectorized") {
            operands
                .push(self.loop_operand("llvm.loop.isvectorized", Some(Md::Const(Const::i32(value as u32)))));
        }
        for (parameter, options) in OPTIONS {
            if let Some(nested) = reader.nested(parameter) {
                for option in *options {
                    operands.extend(self.loop_option(nested, *option));
                }
            }
        }
        let groups = reader.list("parallelAccesses");
        if !groups.is_empty() {
            let mut list = vec![Md::String("llvm.loop.parallel_accesses".into())];
            list.extend(groups.iter().map(|&group| Md::Node(self.access_group(group))));
            operands.push(Md::Node(self.tuple(list)));
        }
        let node = self.module().metadata.self_reference(operands);
        self.shared().metadata.loops.insert(attribute, node);
        node
    }

    fn loop_operand(&mut self, name: &str, value: Option<Md>) -> Md {
        let operands = std::iter::once(Md::String(name.to_owned())).chain(value).collect();
        Md::Node(self.tuple(operands))
    }

    fn loop_option(&mut self, options: Reader<'_>, (parameter, how, name): LoopOption) -> Option<Md> {
        let attribute = options.attribute(parameter)?;
        if let How::Followup = how {
            let node = self.loop_annotation(attribute);
            return Some(self.loop_operand(name, Some(Md::Node(node))));
        }
        let number = match attribute.kind(self.ctx) {
            AttrKind::Integer { value, .. } => value.low_u64(),
            _ => 1,
        };
        let truth = |value: bool| Some(Md::Const(Const::int(Type::I1, ApInt::new(1, value.into()))));
        let is_true = number != 0;
        Some(match how {
            How::Unit if !is_true => return None,
            How::Unit => self.loop_operand(name, None),
            How::Choice(other) => self.loop_operand(if is_true { other } else { name }, None),
            How::Bool => self.loop_operand(name, truth(is_true)),
            How::Not => self.loop_operand(name, truth(!is_true)),
            _ => self.loop_operand(name, Some(Md::Const(Const::i32(number as u32)))),
        })
    }
}
