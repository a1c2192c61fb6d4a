//! Texts about an operation that a client shows beside the document: its generic form and its control flow.

use ir_core::ir::{Block, Op, Region};
use ir_core::text::NamedEntity;
use rustc_hash::FxHashMap;

use crate::document::{Document, Section};
use crate::hover::generic_form;
use crate::piece::Piece;

/// The kind of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum View {
    /// The operation in generic form.
    Generic,
    /// The blocks as a graph in Graphviz's language.
    CfgDot,
    /// The blocks and their successors as text.
    CfgText,
}

impl View {
    /// All kinds, with their names in commands, the titles of their actions, and the endings of their files.
    pub(crate) const ALL: [(View, &'static str, &'static str, &'static str); 3] = [
        (View::Generic, "generic", "Show the generic form", "generic.mlir"),
        (View::CfgDot, "cfg-dot", "Show the control flow graph (Graphviz)", "cfg.dot"),
        (View::CfgText, "cfg", "Show the control flow graph (text)", "cfg.txt"),
    ];
}

/// The text of a view of the operation around an offset.
pub(crate) fn view(document: &Document, offset: u32, view: View) -> Option<String> {
    let (section, piece) = document.piece_at(offset)?;
    if view == View::Generic {
        let op = piece
            .ops
            .first()
            .copied()
            .filter(|_| piece.ops.len() == 1)
            .or_else(|| innermost(piece, offset))?;
        return Some(generic_form(&section.ir, op, false) + "\n");
    }
    let region = region_with_blocks(section, piece, offset)?;
    let names = names(section, piece, region);
    Some(match view {
        View::CfgDot => dot(document, section, region, &names),
        _ => text(document, section, region, &names),
    })
}

fn innermost(piece: &Piece, offset: u32) -> Option<Op> {
    piece.op_around(offset).map(|recorded| recorded.op)
}

/// The innermost region around an offset that has several blocks, or else the outermost one with a block.
fn region_with_blocks(section: &Section, piece: &Piece, offset: u32) -> Option<Region> {
    let mut op = Some(innermost(piece, offset).or_else(|| piece.ops.first().copied())?);
    let mut outermost = None;
    while let Some(current) = op {
        for region in section.ir.regions(current) {
            if section.ir.blocks(region).nth(1).is_some() {
                return Some(region);
            }
            if section.ir.first_block(region).is_some() {
                outermost = Some(region);
            }
        }
        op = if piece.ops.contains(&current) { None } else { section.ir.parent_op(current) };
    }
    outermost
}

/// The labels of blocks in the text; others are numbered.
fn names(section: &Section, piece: &Piece, region: Region) -> FxHashMap<Block, String> {
    let mut names = FxHashMap::default();
    for (index, block) in section.ir.blocks(region).enumerate() {
        let entity =
            piece.blocks.iter().position(|other| *other == block).map(|at| NamedEntity::Block(at as u32));
        let label =
            piece.names.iter().find(|name| Some(name.entity) == entity).map(|name| name.start..name.end);
        let label = label.and_then(|range| piece.text_of(range));
        names.insert(
            block,
            label.unwrap_or_else(|| if index == 0 { "entry".to_owned() } else { format!("^bb{index}") }),
        );
    }
    names
}

/// A line for each block, with its arguments, its terminator and its successors.
fn text(document: &Document, section: &Section, region: Region, names: &FxHashMap<Block, String>) -> String {
    let ir = &section.ir;
    let mut out = String::new();
    for block in ir.blocks(region) {
        let types: Vec<String> =
            ir.arguments(block).map(|value| ir.value_type(value).to_text(&document.ctx)).collect();
        let last = ir.last_op(block);
        let terminator = last.map_or("nothing", |op| ir.name(op).as_str(&document.ctx));
        let successors: Vec<&str> = last
            .map(|op| ir.successors(op).filter_map(|block| names.get(&block)).map(String::as_str).collect())
            .unwrap_or_default();
        let name = names.get(&block).map_or("", String::as_str);
        let arrow =
            if successors.is_empty() { String::new() } else { format!(" -> {}", successors.join(", ")) };
        let count = ir.ops(block).count();
        out.push_str(&format!("{name}({}): {count} operations, {terminator}{arrow}\n", types.join(", ")));
    }
    out
}

fn dot(document: &Document, section: &Section, region: Region, names: &FxHashMap<Block, String>) -> String {
    let ir = &section.ir;
    let numbers: FxHashMap<Block, usize> =
        ir.blocks(region).enumerate().map(|(index, block)| (block, index)).collect();
    let mut out = "digraph cfg {\n  node [shape=box, fontname=monospace];\n".to_owned();
    for (index, block) in ir.blocks(region).enumerate() {
        let mut label = names.get(&block).cloned().unwrap_or_default();
        for op in ir.ops(block) {
            label.push_str(&format!("\\l{}", ir.name(op).as_str(&document.ctx)));
        }
        out.push_str(&format!("  b{index} [label=\"{}\\l\"];\n", label.replace('"', "\\\"")));
        for successor in ir.last_op(block).into_iter().flat_map(|op| ir.successors(op)) {
            if let Some(target) = numbers.get(&successor) {
                out.push_str(&format!("  b{index} -> b{target};\n"));
            }
        }
    }
    out.push_str("}\n");
    out
}
