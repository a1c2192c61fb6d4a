//! S-expressions, the syntax of SMT-LIB.

/// An S-expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sexpr<'t> {
    /// A symbol, numeral or other word.
    Atom(&'t str),
    /// `(a b …)`
    List(Vec<Sexpr<'t>>),
}

/// The nesting of terms that is accepted.
const NESTING: usize = 200;

/// Parses a text that consists of one S-expression.
///
/// # Errors
/// A message about the first mistake.
pub fn parse(text: &str) -> Result<Sexpr<'_>, String> {
    let mut open: Vec<Vec<Sexpr<'_>>> = Vec::new();
    let mut whole = None;
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        if whole.is_some() {
            return Err(format!("'{}' follows the term", rest.trim_end()));
        }
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '(' | ')')).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end.max(1));
        let element = match word {
            "(" if open.len() == NESTING => return Err("the term nests too deeply".to_owned()),
            "(" => {
                open.push(Vec::new());
                None
            }
            ")" => Some(Sexpr::List(open.pop().ok_or("a ')' has no '('")?)),
            atom => Some(Sexpr::Atom(atom)),
        };
        if let Some(element) = element {
            match open.last_mut() {
                Some(list) => list.push(element),
                None => whole = Some(element),
            }
        }
        rest = after.trim_start();
    }
    if !open.is_empty() {
        return Err("a '(' has no ')'".to_owned());
    }
    whole.ok_or_else(|| "the term is empty".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_nest_and_mistakes_have_messages() {
        let expected = Sexpr::List(vec![
            Sexpr::Atom("f"),
            Sexpr::List(vec![Sexpr::Atom("g"), Sexpr::Atom("$x")]),
            Sexpr::Atom("1"),
        ]);
        assert_eq!(parse(" (f (g $x) 1)"), Ok(expected));
        let message = |text| parse(text).err().unwrap_or_default();
        assert_eq!(message("(f"), "a '(' has no ')'");
        assert_eq!(message("f)"), "')' follows the term");
        assert_eq!(message(")"), "a ')' has no '('");
        assert_eq!(message("f g"), "'g' follows the term");
        assert_eq!(message(" "), "the term is empty");
        assert_eq!(message(&"(".repeat(1000)), "the term nests too deeply");
    }
}
