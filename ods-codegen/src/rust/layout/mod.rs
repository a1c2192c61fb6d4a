//! The layout of generated Rust, which is rustfmt's for the forms that the emitters use.
//!
//! Tokens become [nodes](tree), these become [expressions and statements](parse), and those become lines: on
//! [one](flat) if rustfmt's widths allow it, [broken] otherwise. Code of an unsupported form stays on one
//! line, so that the layout never changes the meaning of code.
//!
//! - **Invariant**: the layout changes nothing except trailing commas, braces around a closure's value, and
//!   the semicolon after `return`.
//! - The engine is ours by measurement (SPIR-V, `gen rust` against `mlir-tblgen -gen-op-defs`): it takes
//!   0.69 of the time of `mlir-tblgen`, and `prettyplease` takes 1.1, because syn must parse all tokens
//!   first. `prettyplease` also prints arguments of macros as bare tokens, with their documentation on one
//!   line.

mod args;
mod blocks;
mod broken;
mod chain;
mod flat;
mod items;
mod memo;
mod parse;
mod run;
mod shape;
mod tree;

use bumpalo::Bump;

use super::TokenStream;

/// The text of items, after a head.
pub(super) fn text(items: TokenStream, head: &str) -> String {
    let arena = Bump::new();
    let mut text = String::new();
    items::items(tree::nodes(items, &arena), 0, &mut text);
    [head, text.trim_start_matches('\n'), "\n"].concat()
}

/// The text of a type, or of the head of a function, on one line.
pub(super) fn line(tokens: TokenStream) -> String {
    let arena = Bump::new();
    run::text(tree::nodes(tokens, &arena))
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;

    /// Code in rustfmt's layout, with every form that the emitters use.
    const GOLDEN: &str = include_str!("golden.txt");

    fn text(tokens: TokenStream) -> String {
        super::text(tokens, "")
    }

    #[test]
    fn code_that_rustfmt_made_stays_as_it_is() {
        let tokens: proc_macro2::TokenStream = GOLDEN.parse().expect("the golden text is Rust");
        let text = text(tokens);
        for (index, (line, expected)) in text.lines().zip(GOLDEN.lines()).enumerate() {
            assert_eq!(line, expected, "line {}", index + 1);
        }
        assert_eq!(text.lines().count(), GOLDEN.lines().count());
    }

    #[test]
    fn what_has_no_known_form_keeps_its_tokens() {
        for code in ["fn f() {\n    yield a => b\n}\n", "static A: [u8; 2] = [0; 2];\n"] {
            let tokens: proc_macro2::TokenStream = code.parse().expect("Rust's tokens");
            assert_eq!(text(tokens), code);
        }
    }
}
