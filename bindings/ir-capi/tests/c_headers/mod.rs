//! Declarations of C headers, as the preprocessor shows them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder with what the header of Python's capsules needs of Python.
pub fn python() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interop")
}

/// The declarations that a program sees which includes one header. Types are spelled out but for structs and enums.
#[derive(Default)]
pub struct Declarations {
    /// The signatures of functions.
    pub functions: BTreeMap<String, String>,
    /// The functions that have no definition in the headers.
    pub exported: BTreeSet<String>,
    /// The fields of structs, and the enumerators of enums.
    pub composites: BTreeMap<String, String>,
    /// The names of types that do not need `struct` or `enum`.
    pub types: BTreeSet<String>,
    typedefs: BTreeMap<String, Vec<String>>,
}

/// The declarations of MLIR that a program sees which includes `header` from the folder `include`.
pub fn read(include: &Path, header: &str) -> Declarations {
    let mut command = Command::new("cc");
    command.args(["-std=c11", "-E", "-P", "-I"]).arg(include).arg("-I").arg(python());
    command.args(["-x", "c"]).arg(include.join(header));
    let output = command.output().expect("cc is installed");
    assert!(output.status.success(), "{header}: {}", String::from_utf8_lossy(&output.stderr));
    let mut declarations = Declarations::default();
    for item in items(&tokens(&String::from_utf8_lossy(&output.stdout))) {
        declarations.add(&item);
    }
    declarations
}

/// The words and signs of a text, without attributes of the compiler.
fn tokens(text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length =
            if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let token = &rest[..length];
        rest = rest[length..].trim_start();
        match token {
            "__attribute__" | "__asm__" => rest = after_parentheses(rest),
            "__extension__" | "__inline" | "__restrict" => {}
            _ => tokens.push(token.to_owned()),
        }
    }
    tokens
}

/// The text after a pair of parentheses.
fn after_parentheses(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth == 0 {
            return text[at + 1..].trim_start();
        }
    }
    ""
}

/// The declarations and definitions of a file. The bodies of functions are left out but for `{`.
fn items(tokens: &[String]) -> Vec<Vec<String>> {
    let (mut items, mut item, mut depth) = (Vec::new(), Vec::new(), 0_usize);
    for token in tokens {
        // The head of a function's body ends with the parenthesis of its parameters.
        let body = item.iter().position(|token| token == "{").unwrap_or(item.len());
        let is_function = body > 0 && item[body - 1] == ")" && item[0] != "typedef";
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 && (token == ";" || token == "}" && is_function) {
            items.push(std::mem::take(&mut item));
        } else if depth == 0 || !is_function || body == item.len() {
            item.push(token.clone());
        }
    }
    items
}

/// The parts of a list between parentheses or braces, at the separator.
fn split(tokens: &[String], separator: &str) -> Vec<Vec<String>> {
    let (mut parts, mut depth) = (vec![Vec::new()], 0);
    for token in tokens {
        depth += i32::from(token == "(") - i32::from(token == ")");
        if token == separator && depth == 0 {
            parts.push(Vec::new())
        } else {
            parts.last_mut().expect("there is one from the beginning").push(token.clone())
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

impl Declarations {
    fn add(&mut self, item: &[String]) {
        let is_typedef = item.first().is_some_and(|first| first == "typedef");
        let body = item.iter().position(|token| token == "{");
        let composite = item.iter().position(|token| token == "struct" || token == "enum");
        if let (Some(body), Some(composite)) = (body, composite) {
            // A struct or enum without a name has that of its `typedef`.
            let name = if body == composite + 1 { item.last() } else { item.get(composite + 1) };
            self.add_composite(&item[composite], name.map_or("", String::as_str), &item[body..]);
            self.types.extend(item.last().filter(|name| is_typedef && name.starts_with("Mlir")).cloned());
        } else if is_typedef {
            self.add_typedef(&item[1..]);
        } else if let Some(at) =
            item.windows(2).position(|pair| pair[0].starts_with("mlir") && pair[1] == "(")
        {
            self.add_function(item, at);
        }
    }

    fn add_composite(&mut self, kind: &str, name: &str, body: &[String]) {
        let end = body.iter().position(|token| token == "}").unwrap_or(body.len());
        let text = match kind {
            "enum" => {
                split(&body[1..end], ",").iter().map(|part| part.concat()).collect::<Vec<_>>().join(", ")
            }
            _ => {
                split(&body[1..end], ";").iter().map(|field| self.field(field)).collect::<Vec<_>>().join("; ")
            }
        };
        if name.starts_with("Mlir") {
            self.composites.insert(name.to_owned(), text);
        }
    }

    fn add_typedef(&mut self, tokens: &[String]) {
        let is_pointer = |window: &[String]| window[0] == "(" && window[1] == "*";
        let at = match tokens.windows(2).position(is_pointer) {
            Some(at) => at + 2,
            None => tokens.len() - 1,
        };
        let mut definition = tokens.to_vec();
        let name = definition.remove(at);
        if name.starts_with("Mlir") {
            self.types.insert(name.clone());
        }
        // `typedef struct Name Name` says nothing.
        if definition.iter().all(|token| *token == name || token == "struct" || token == "enum") {
            return;
        }
        self.typedefs.insert(name, definition);
    }

    fn add_function(&mut self, item: &[String], at: usize) {
        let end = item.iter().rposition(|token| token == ")").unwrap_or(item.len());
        let mut arguments: Vec<String> =
            split(&item[at + 2..end], ",").iter().map(|part| self.ty(part)).collect();
        if arguments.is_empty() {
            // A few of MLIR's declarations forget the `void`.
            arguments.push("void".to_owned());
        }
        let result: Vec<String> = item[..at]
            .iter()
            .filter(|token| !["static", "inline", "extern"].contains(&token.as_str()))
            .cloned()
            .collect();
        let signature = format!("{} ({})", self.ty(&result), arguments.join(", "));
        if item.last().is_some_and(|last| last == ")") {
            self.exported.insert(item[at].clone());
        }
        self.functions.insert(item[at].clone(), signature);
    }

    /// The type and the name of a field.
    fn field(&self, tokens: &[String]) -> String {
        let pointer = tokens.windows(2).position(|pair| pair[0] == "(" && pair[1] == "*");
        let name = pointer.map_or(tokens.last(), |at| tokens.get(at + 2)).cloned().unwrap_or_default();
        format!("{} {name}", self.ty(tokens))
    }

    /// The type of a parameter, whose name is left out.
    fn ty(&self, tokens: &[String]) -> String {
        let mut tokens: Vec<String> =
            tokens.iter().filter(|token| *token != "struct" && *token != "enum").cloned().collect();
        if let Some(at) = tokens.windows(2).position(|pair| pair[0] == "(" && pair[1] == "*") {
            let arguments = tokens.iter().rposition(|token| token == "(").unwrap_or(at);
            let arguments: Vec<String> = split(&tokens[arguments + 1..tokens.len() - 1], ",")
                .iter()
                .map(|part| self.ty(part))
                .collect();
            return format!("{} (*)({})", self.ty(&tokens[..at]), arguments.join(", "));
        }
        let is_name = |token: &String| token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        let words = tokens.iter().filter(|token| is_name(token) && *token != "const").count();
        if words > 1 && tokens.last().is_some_and(|last| is_name(last) && !KEYWORDS.contains(&last.as_str()))
        {
            tokens.pop();
        }
        self.spelled_out(&tokens)
    }

    /// A type without names of other types, words in one order.
    fn spelled_out(&self, tokens: &[String]) -> String {
        let pointer = tokens.iter().position(|token| token == "*").unwrap_or(tokens.len());
        let (base, pointers) = tokens.split_at(pointer);
        let mut words: Vec<String> = Vec::new();
        for word in base {
            match self.typedefs.get(word) {
                Some(definition) if definition.contains(&"(".to_owned()) => words.push(self.ty(definition)),
                Some(definition) => words.push(self.spelled_out(definition)),
                None => words.push(word.clone()),
            }
        }
        let mut words: Vec<&str> = words.iter().flat_map(|word| word.split(' ')).collect();
        if words.iter().any(|word| word.contains('(')) {
            return words.join(" ");
        }
        words.retain(|word| *word != "signed" || base.contains(&"char".to_owned()));
        if words.iter().any(|word| ["long", "short", "unsigned"].contains(word)) {
            words.retain(|word| *word != "int");
        }
        words.sort_by_key(|word| (*word != "const", *word));
        let mut text = words.join(" ");
        pointers.iter().for_each(|token| text += &format!(" {token}"));
        text
    }
}

/// Words that end a type.
const KEYWORDS: [&str; 9] = ["int", "char", "long", "unsigned", "short", "double", "float", "void", "const"];
