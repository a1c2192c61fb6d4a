//! Terms of definitions, translated to SMT-LIB for given types.
//!
//! A term is a truth value, bits, or a number that is known before the solver runs, such as a width. The
//! functions are those of SMT-LIB's theory of bit vectors, and some more, which the book lists. They are
//! expanded here, because solvers know different sets of them.

use super::sexpr::Sexpr;

/// The meaning of the names in a term.
pub trait Scope {
    /// The operand, attribute or result with this name, without the `$`.
    fn lookup(&self, name: &str) -> Option<Entity>;

    /// Records that the value is not used.
    fn set_unused(&self, name: &str) -> bool;
}

/// An operand, attribute or result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entity {
    /// The SMT term of its value.
    pub term: String,
    /// The SMT term of whether it is poison; `false` for an attribute.
    pub poison: String,
    /// Its width in bits.
    pub width: u32,
    /// Its type, if it has one.
    pub ty: Option<Ty>,
    /// The bits or values of the cases of an enum.
    pub cases: Vec<(String, u64)>,
    /// Whether it is a bit enum.
    pub is_bit_enum: bool,
}

/// A type of integers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ty {
    /// `iN`
    Integer(u32),
    /// `index`, with a width that the target determines.
    Index(u32),
}

impl Ty {
    /// The width of a value.
    pub fn width(self) -> u32 {
        match self {
            Ty::Integer(width) | Ty::Index(width) => width,
        }
    }

    /// The width of an attribute of the type. That of an index does not depend on the target.
    pub fn attribute_width(self) -> u32 {
        match self {
            Ty::Integer(width) => width,
            Ty::Index(_) => 64,
        }
    }
}

/// A translated term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A truth value.
    Bool(String),
    /// A bit vector, with its width.
    Bits(String, u32),
    /// A number that is known already.
    Number(i64),
}

/// The result of a translation; the error is a message.
pub type Translated<T> = Result<T, String>;

/// Translates a term.
///
/// # Errors
/// A message about an unknown name or function, or about arguments of a wrong kind.
pub fn translate(term: &Sexpr<'_>, scope: &dyn Scope) -> Translated<Term> {
    Translation { scope, locals: Vec::new() }.term(term)
}

/// Translates a condition.
///
/// # Errors
/// As [`translate`], and if the term is not a truth value.
pub fn translate_condition(term: &Sexpr<'_>, scope: &dyn Scope) -> Translated<String> {
    Translation { scope, locals: Vec::new() }.condition(term)
}

/// The length of a translated term. Repeated operands make terms longer by a factor at each level.
const LONGEST: usize = 100_000;

struct Translation<'a> {
    scope: &'a dyn Scope,
    /// The names that `let` binds, innermost last.
    locals: Vec<(String, Term)>,
}

impl Translation<'_> {
    fn term(&mut self, term: &Sexpr<'_>) -> Translated<Term> {
        let translated = match term {
            Sexpr::Atom(atom) => return self.atom(atom),
            Sexpr::List(list) => match list.as_slice() {
                [Sexpr::Atom(function), arguments @ ..] => self.call(function, arguments)?,
                _ => return Err("a function is expected after '('".to_owned()),
            },
        };
        match &translated {
            Term::Bool(text) | Term::Bits(text, _) if text.len() > LONGEST => {
                Err("the term is too long after 'let' and overflows are expanded".to_owned())
            }
            _ => Ok(translated),
        }
    }

    fn atom(&self, atom: &str) -> Translated<Term> {
        if let Some((_, term)) = self.locals.iter().rev().find(|(name, _)| name == atom) {
            return Ok(term.clone());
        }
        if let Some(name) = atom.strip_prefix('$') {
            let Entity { term, width, .. } = self.entity_named(name)?;
            return Ok(Term::Bits(term, width));
        }
        if let Some(bits) = atom.strip_prefix("#b") {
            return Ok(Term::Bits(atom.to_owned(), bits.len() as u32));
        }
        if let Some(digits) = atom.strip_prefix("#x") {
            return Ok(Term::Bits(atom.to_owned(), 4 * digits.len() as u32));
        }
        match atom {
            "true" | "false" => Ok(Term::Bool(atom.to_owned())),
            _ => atom.parse().map(Term::Number).map_err(|_| format!("unknown name '{atom}'")),
        }
    }

    fn entity_named(&self, name: &str) -> Translated<Entity> {
        self.scope.lookup(name).ok_or_else(|| format!("unknown name '${name}'"))
    }

    /// The entity that an argument names.
    fn entity(&self, argument: &Sexpr<'_>) -> Translated<Entity> {
        match argument {
            Sexpr::Atom(atom) if atom.starts_with('$') => self.entity_named(&atom[1..]),
            _ => Err("a name with '$' is expected".to_owned()),
        }
    }

    fn call(&mut self, function: &str, arguments: &[Sexpr<'_>]) -> Translated<Term> {
        match (function, arguments) {
            ("let", [bindings, body]) => self.bind(bindings, body),
            ("ite", [condition, then, other]) => self.choose(condition, then, other),
            ("and" | "or" | "not" | "=>" | "xor", _) => self.logic(function, arguments),
            ("=" | "distinct", [a, b]) => self.equality(function, a, b),
            ("+" | "-" | "*" | "<" | "<=" | ">" | ">=", [a, b]) => self.arithmetic(function, a, b),
            ("width", [entity]) => Ok(Term::Number(i64::from(self.entity(entity)?.width))),
            ("attr-width", [entity]) => {
                let ty = self.entity(entity)?.ty.ok_or("a value with a type is expected")?;
                Ok(Term::Number(i64::from(ty.attribute_width())))
            }
            ("is-index", [entity]) => Ok(literal(matches!(self.entity(entity)?.ty, Some(Ty::Index(_))))),
            ("same-type", [a, b]) => Ok(literal(self.entity(a)?.ty == self.entity(b)?.ty)),
            ("poison", [entity]) => Ok(Term::Bool(self.entity(entity)?.poison)),
            ("unused", [Sexpr::Atom(name)]) => {
                let is_known = name.strip_prefix('$').is_some_and(|name| self.scope.set_unused(name));
                if is_known { Ok(literal(true)) } else { Err(format!("unknown name '{name}'")) }
            }
            ("flag", [attribute, Sexpr::Atom(case)]) => flag(&self.entity(attribute)?, case),
            ("set", [attribute]) => {
                let (bits, width) = self.bits(attribute)?;
                if width == 1 {
                    Ok(Term::Bool(format!("(= {bits} #b1)")))
                } else {
                    Err("one bit is expected".to_owned())
                }
            }
            ("bit", [condition]) => {
                Ok(Term::Bits(format!("(ite {} #b1 #b0)", self.condition(condition)?), 1))
            }
            _ => self.bit_vectors(function, arguments),
        }
    }

    /// `(let ((x a) (y b)) body)`, as in SMT-LIB: `b` does not see `x`.
    fn bind(&mut self, bindings: &Sexpr<'_>, body: &Sexpr<'_>) -> Translated<Term> {
        let Sexpr::List(bindings) = bindings else { return Err("'let' has a list of names".to_owned()) };
        let mut bound = Vec::new();
        for binding in bindings {
            match binding {
                Sexpr::List(pair) if pair.len() == 2 => match &pair[0] {
                    Sexpr::Atom(name) => bound.push(((*name).to_owned(), self.term(&pair[1])?)),
                    Sexpr::List(_) => return Err("'let' binds names".to_owned()),
                },
                _ => return Err("'let' has pairs of a name and a term".to_owned()),
            }
        }
        let before = self.locals.len();
        self.locals.extend(bound);
        let term = self.term(body);
        self.locals.truncate(before);
        term
    }

    fn choose(&mut self, condition: &Sexpr<'_>, then: &Sexpr<'_>, other: &Sexpr<'_>) -> Translated<Term> {
        let condition = self.condition(condition)?;
        match condition.as_str() {
            "true" => return self.term(then),
            "false" => return self.term(other),
            _ => {}
        }
        let (then, other) = (self.term(then)?, self.term(other)?);
        if let (Term::Bool(then), Term::Bool(other)) = (&then, &other) {
            return Ok(Term::Bool(format!("(ite {condition} {then} {other})")));
        }
        let (then, other, width) = same_width("ite", then, other)?;
        Ok(Term::Bits(format!("(ite {condition} {then} {other})"), width))
    }

    /// Connectives, simplified where an argument is known.
    fn logic(&mut self, function: &str, arguments: &[Sexpr<'_>]) -> Translated<Term> {
        let conditions = arguments.iter().map(|argument| self.condition(argument));
        let conditions = conditions.collect::<Translated<Vec<_>>>()?;
        let neutral = |value: &str, absorbing: &str| {
            if conditions.iter().any(|condition| condition == absorbing) {
                return absorbing.to_owned();
            }
            let rest: Vec<&str> = conditions.iter().map(String::as_str).filter(|c| *c != value).collect();
            match rest.as_slice() {
                [] => value.to_owned(),
                [one] => (*one).to_owned(),
                _ => format!("({function} {})", rest.join(" ")),
            }
        };
        Ok(Term::Bool(match (function, conditions.as_slice()) {
            ("and", _) => neutral("true", "false"),
            ("or", _) => neutral("false", "true"),
            ("not", [one]) => negated(one),
            ("=>", [a, b]) => disjunction([negated(a), b.clone()]),
            ("xor", [a, b]) => format!("(xor {a} {b})"),
            _ => return Err(wrong_count(function)),
        }))
    }

    fn equality(&mut self, function: &str, a: &Sexpr<'_>, b: &Sexpr<'_>) -> Translated<Term> {
        let (a, b) = (self.term(a)?, self.term(b)?);
        if let (Term::Number(a), Term::Number(b)) = (&a, &b) {
            return Ok(literal((a == b) == (function == "=")));
        }
        if let (Term::Bool(a), Term::Bool(b)) = (&a, &b) {
            if is_literal(a) && is_literal(b) {
                return Ok(literal((a == b) == (function == "=")));
            }
            return Ok(Term::Bool(format!("({function} {a} {b})")));
        }
        let (a, b, _) = same_width(function, a, b)?;
        Ok(Term::Bool(format!("({function} {a} {b})")))
    }

    fn arithmetic(&mut self, function: &str, a: &Sexpr<'_>, b: &Sexpr<'_>) -> Translated<Term> {
        let (a, b) = (self.number(a)?, self.number(b)?);
        Ok(match function {
            "+" => Term::Number(a.saturating_add(b)),
            "-" => Term::Number(a.saturating_sub(b)),
            "*" => Term::Number(a.saturating_mul(b)),
            "<" => literal(a < b),
            "<=" => literal(a <= b),
            ">" => literal(a > b),
            _ => literal(a >= b),
        })
    }

    fn bit_vectors(&mut self, function: &str, arguments: &[Sexpr<'_>]) -> Translated<Term> {
        const BINARY: [&str; 14] = [
            "bvadd", "bvsub", "bvmul", "bvudiv", "bvsdiv", "bvurem", "bvsrem", "bvsmod", "bvand", "bvor",
            "bvxor", "bvshl", "bvlshr", "bvashr",
        ];
        const COMPARISONS: [&str; 8] =
            ["bvult", "bvule", "bvugt", "bvuge", "bvslt", "bvsle", "bvsgt", "bvsge"];
        match (function, arguments) {
            (_, [a, b]) if BINARY.contains(&function) => {
                let (a, b, width) = self.pair(function, a, b)?;
                Ok(Term::Bits(format!("({function} {a} {b})"), width))
            }
            (_, [a, b]) if COMPARISONS.contains(&function) => {
                let (a, b, _) = self.pair(function, a, b)?;
                Ok(Term::Bool(format!("({function} {a} {b})")))
            }
            ("bvnot" | "bvneg", [a]) => {
                let (a, width) = self.bits(a)?;
                Ok(Term::Bits(format!("({function} {a})"), width))
            }
            ("concat", [a, b]) => {
                let ((a, high), (b, low)) = (self.bits(a)?, self.bits(b)?);
                Ok(Term::Bits(format!("(concat {a} {b})"), high + low))
            }
            ("extract", [high, low, a]) => self.extract(high, low, a),
            ("const", [value, width]) => {
                let (value, width) = (self.number(value)?, self.width(width)?);
                Ok(Term::Bits(constant(value, width), width))
            }
            ("min-signed", [width]) => {
                let width = self.width(width)?;
                Ok(Term::Bits(format!("(_ bv{} {width})", 1u128 << (width - 1)), width))
            }
            ("zext" | "sext" | "trunc" | "resize" | "zresize", [a, width]) => {
                self.resized(function, a, width)
            }
            _ => self.overflow(function, arguments),
        }
    }

    /// The overflow predicates of SMT-LIB 2.7. The signs of the operands and of the result show whether a
    /// sum or difference overflows. Solvers are slower with more bits, which only products need.
    fn overflow(&mut self, function: &str, arguments: &[Sexpr<'_>]) -> Translated<Term> {
        const OVERFLOWS: [&str; 6] = ["bvuaddo", "bvsaddo", "bvusubo", "bvssubo", "bvumulo", "bvsmulo"];
        let ([a, b], true) = (arguments, OVERFLOWS.contains(&function)) else {
            return Err(format!("unknown function '{function}'"));
        };
        let (a, b, width) = self.pair(function, a, b)?;
        let is_negative = |text: String| format!("(bvslt {text} {})", constant(0, width));
        let product = |extend: &str| {
            let extended = |text: &str| format!("((_ {extend} {width}) {text})");
            let exact = format!("(bvmul {} {})", extended(&a), extended(&b));
            format!("(distinct {exact} {})", extended(&format!("(bvmul {a} {b})")))
        };
        let sum = format!("(bvadd {a} {b})");
        Ok(Term::Bool(match function {
            "bvuaddo" => format!("(bvult {sum} {a})"),
            "bvusubo" => format!("(bvult {a} {b})"),
            "bvsaddo" => is_negative(format!("(bvand (bvxor {a} {sum}) (bvxor {b} {sum}))")),
            "bvssubo" => is_negative(format!("(bvand (bvxor {a} {b}) (bvxor {a} (bvsub {a} {b})))")),
            "bvumulo" => product("zero_extend"),
            _ => product("sign_extend"),
        }))
    }

    fn extract(&mut self, high: &Sexpr<'_>, low: &Sexpr<'_>, a: &Sexpr<'_>) -> Translated<Term> {
        let (high, low) = (self.number(high)?, self.number(low)?);
        let (a, width) = self.bits(a)?;
        let is_valid = 0 <= low && low <= high && high < i64::from(width);
        if !is_valid {
            return Err(format!("bits {high} to {low} of {width} do not exist"));
        }
        Ok(Term::Bits(format!("((_ extract {high} {low}) {a})"), (high - low + 1) as u32))
    }

    fn resized(&mut self, function: &str, a: &Sexpr<'_>, width: &Sexpr<'_>) -> Translated<Term> {
        let (a, from) = self.bits(a)?;
        let to = self.width(width)?;
        let is_allowed = match function {
            "trunc" => to <= from,
            "zext" | "sext" => to >= from,
            _ => true,
        };
        if !is_allowed {
            return Err(format!("'{function}' of {from} bits cannot have {to}"));
        }
        let extend = if matches!(function, "zext" | "zresize") { "zero_extend" } else { "sign_extend" };
        let text = match to.cmp(&from) {
            std::cmp::Ordering::Less => format!("((_ extract {} 0) {a})", to - 1),
            std::cmp::Ordering::Equal => a,
            std::cmp::Ordering::Greater => format!("((_ {extend} {}) {a})", to - from),
        };
        Ok(Term::Bits(text, to))
    }

    fn pair(&mut self, function: &str, a: &Sexpr<'_>, b: &Sexpr<'_>) -> Translated<(String, String, u32)> {
        let (a, b) = (self.term(a)?, self.term(b)?);
        same_width(function, a, b)
    }

    fn condition(&mut self, term: &Sexpr<'_>) -> Translated<String> {
        match self.term(term)? {
            Term::Bool(text) => Ok(text),
            _ => Err("a condition is expected".to_owned()),
        }
    }

    fn bits(&mut self, term: &Sexpr<'_>) -> Translated<(String, u32)> {
        match self.term(term)? {
            Term::Bits(text, width) => Ok((text, width)),
            Term::Bool(_) => Err("bits are expected, not a condition".to_owned()),
            Term::Number(number) => {
                Err(format!("the width of {number} is unknown; write (const {number} …)"))
            }
        }
    }

    fn number(&mut self, term: &Sexpr<'_>) -> Translated<i64> {
        match self.term(term)? {
            Term::Number(number) => Ok(number),
            _ => Err("a number is expected".to_owned()),
        }
    }

    fn width(&mut self, term: &Sexpr<'_>) -> Translated<u32> {
        let number = self.number(term)?;
        let width = u32::try_from(number).ok().filter(|width| (1..=128).contains(width));
        width.ok_or_else(|| format!("{number} is not a width between 1 and 128"))
    }
}

/// Whether the flag of a bit enum is set, or the attribute has the value of the case.
fn flag(attribute: &Entity, case: &str) -> Translated<Term> {
    let found = attribute.cases.iter().find(|(name, _)| name == case);
    let Some((_, value)) = found else { return Err(format!("the enum has no case '{case}'")) };
    let Entity { term, width, is_bit_enum, .. } = attribute;
    let bits = format!("(_ bv{value} {width})");
    // The case without bits is the only one with its value.
    let tested = if *is_bit_enum && *value != 0 { format!("(bvand {term} {bits})") } else { term.clone() };
    Ok(Term::Bool(format!("(= {tested} {bits})")))
}

/// The lower bits of a number.
pub fn constant(value: i64, width: u32) -> String {
    let mask = if width >= 128 { u128::MAX } else { (1u128 << width) - 1 };
    format!("(_ bv{} {width})", i128::from(value) as u128 & mask)
}

/// Two terms of the same width. A number takes the width of the other one.
fn same_width(function: &str, a: Term, b: Term) -> Translated<(String, String, u32)> {
    match (a, b) {
        (Term::Bits(a, width), Term::Bits(b, other)) if width == other => Ok((a, b, width)),
        (Term::Bits(_, width), Term::Bits(_, other)) => {
            Err(format!("the operands of '{function}' have {width} and {other} bits"))
        }
        (Term::Bits(a, width), Term::Number(number)) => Ok((a, constant(number, width), width)),
        (Term::Number(number), Term::Bits(b, width)) => Ok((constant(number, width), b, width)),
        _ => Err(format!("the operands of '{function}' are bits")),
    }
}

fn literal(value: bool) -> Term {
    Term::Bool(value.to_string())
}

fn is_literal(text: &str) -> bool {
    matches!(text, "true" | "false")
}

/// The negation of a condition.
pub fn negated(condition: &str) -> String {
    match condition {
        "true" => "false".to_owned(),
        "false" => "true".to_owned(),
        other => format!("(not {other})"),
    }
}

/// The disjunction of conditions, without those that are known.
pub fn disjunction(conditions: impl IntoIterator<Item = String>) -> String {
    let mut rest: Vec<String> = conditions.into_iter().filter(|condition| condition != "false").collect();
    if rest.iter().any(|condition| condition == "true") {
        return "true".to_owned();
    }
    match rest.len() {
        0 => "false".to_owned(),
        1 => rest.remove(0),
        _ => format!("(or {})", rest.join(" ")),
    }
}

fn wrong_count(function: &str) -> String {
    format!("'{function}' has a wrong number of arguments")
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::parse;
    use super::*;

    struct Names;

    impl Scope for Names {
        fn lookup(&self, name: &str) -> Option<Entity> {
            let ty = match name {
                "x" => Ty::Integer(8),
                "i" => Ty::Index(32),
                _ => return None,
            };
            let cases = vec![("nsw".to_owned(), 1), ("nuw".to_owned(), 2)];
            let (term, poison) = (format!("%{name}"), format!("%{name}.poison"));
            Some(Entity { term, poison, width: ty.width(), ty: Some(ty), cases, is_bit_enum: true })
        }

        fn set_unused(&self, name: &str) -> bool {
            name == "x"
        }
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let translated = parse(text).and_then(|term| translate(&term, &Names));
        let shown = match translated {
            Ok(Term::Bool(text)) => text,
            Ok(Term::Bits(text, width)) => format!("{text} : {width}"),
            Ok(Term::Number(number)) => number.to_string(),
            Err(message) => format!("error: {message}"),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn widths_are_numbers_and_numbers_take_widths() {
        check("(bvadd $x 1)", "(bvadd %x (_ bv1 8)) : 8");
        check("(bvadd -1 $x)", "(bvadd (_ bv255 8) %x) : 8");
        check("(sext $x (* 2 (width $x)))", "((_ sign_extend 8) %x) : 16");
        check("(resize $i (width $x))", "((_ extract 7 0) %i) : 8");
        check("(attr-width $i)", "64");
        check("(min-signed (width $x))", "(_ bv128 8) : 8");
        check("(let ((n (width $x))) (extract (- n 1) 4 $x))", "((_ extract 7 4) %x) : 4");
    }

    #[test]
    fn conditions_on_types_are_decided() {
        check("(and (< (width $x) 9) (not (is-index $x)))", "true");
        check("(or (same-type $x $i) (poison $x))", "%x.poison");
        check("(ite (is-index $i) $x $i)", "%x : 8");
        check("(unused $x)", "true");
    }

    #[test]
    fn overflows_are_expanded() {
        let sum = "(bvadd %x (_ bv1 8))";
        let signs = format!("(bvand (bvxor %x {sum}) (bvxor (_ bv1 8) {sum}))");
        check("(bvsaddo $x 1)", &format!("(bvslt {signs} (_ bv0 8))"));
        let wide = "(bvmul ((_ zero_extend 8) %x) ((_ zero_extend 8) %x))";
        check("(bvumulo $x $x)", &format!("(distinct {wide} ((_ zero_extend 8) (bvmul %x %x)))"));
        check("(bvusubo $x $x)", "(bvult %x %x)");
        check("(flag $x nuw)", "(= (bvand %x (_ bv2 8)) (_ bv2 8))");
    }

    #[test]
    fn long_terms_are_refused() {
        let nested = (0..50).fold("$x".to_owned(), |inner, _| format!("(let ((y {inner})) (bvadd y y))"));
        check(&nested, "error: the term is too long after 'let' and overflows are expanded");
    }

    #[test]
    fn mistakes_have_messages() {
        check("(bvadd $x $i)", "error: the operands of 'bvadd' have 8 and 32 bits");
        check("(bvfoo $x $x)", "error: unknown function 'bvfoo'");
        check("$y", "error: unknown name '$y'");
        check("(not $x)", "error: a condition is expected");
        check("(trunc $x 9)", "error: 'trunc' of 8 bits cannot have 9");
        check("(flag $x exact)", "error: the enum has no case 'exact'");
        check("(extract 8 0 $x)", "error: bits 8 to 0 of 8 do not exist");
        check("(const 1 200)", "error: 200 is not a width between 1 and 128");
    }
}
