//! Rewrite rules in MLIR's PDL dialect, for other pattern drivers.
//!
//! ```text
//! // SubOfNeg, toy.ods:12
//! pdl.pattern @SubOfNeg : benefit(2) {
//!   %x_type = type
//!   %x = operand : %x_type
//!   %result = type
//!   %neg = operation "toy.neg"(%x : !pdl.value) -> (%result : !pdl.type)
//!   …
//!   rewrite %sub {
//!     …
//!     replace %sub with %add
//!   }
//! }
//! ```
//!
//! Type constraints that accept one of MLIR's own types are constants, and native constraints otherwise;
//! conditions are native constraints, and native code is native rewrites, each under its own name or text. A
//! rule that matches in several ways is several patterns. Features that PDL does not have are errors, except
//! locations, which PDL derives from the matched operations.

mod emitter;
mod matching;
mod rewriting;
mod values;

use values::Body;

use crate::model::{self, Pattern, Result};
use crate::{Diagnostic, SourceMap, Writer};

pub(crate) use emitter::EMITTERS;

/// The rules as the text of a module.
///
/// # Errors
/// For each rule, the first feature that PDL does not have.
pub fn emit(patterns: &[Pattern<'_>], sources: &SourceMap) -> std::result::Result<String, Vec<Diagnostic>> {
    let mut out = Writer::new("");
    let mut errors = Vec::new();
    for pattern in patterns {
        match ways(pattern) {
            Ok(ways) => {
                let place = model::place(pattern.record, sources);
                for (way, lines) in ways.iter().enumerate() {
                    out.line(format!("// {}, {place}", pattern.name));
                    let suffix = if way == 0 { String::new() } else { format!("_{way}") };
                    let (name, benefit) = (&pattern.name, pattern.benefit);
                    out.line(format!("pdl.pattern @{name}{suffix} : benefit({benefit}) {{"));
                    for line in lines {
                        out.line(line.clone());
                    }
                    out.line("}");
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(out.finish()) } else { Err(errors) }
}

/// The maximum number of `either`s in a rule. Each one doubles its patterns.
const MOST_EITHERS: usize = 6;

/// The lines of each way in which a rule matches.
fn ways(pattern: &Pattern<'_>) -> Result<Vec<Vec<String>>> {
    let eithers: usize = pattern.source.iter().map(|op| op.eithers.len()).sum();
    if eithers > MOST_EITHERS {
        return Err(values::unsupported(pattern.record.span(), "so many ways in which a rule matches"));
    }
    (0..1 << eithers).map(|way| lines(pattern, way)).collect()
}

fn lines(pattern: &Pattern<'_>, way: usize) -> Result<Vec<String>> {
    let mut body = Body::new(pattern, way);
    let root = body.matched()?;
    body.line(format!("rewrite {root} {{"));
    body.indent += 1;
    body.rewritten(&root)?;
    body.indent -= 1;
    body.line("}".to_owned());
    Ok(body.lines)
}
