//! The items of a Rust file that may implement hooks.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ods_codegen::rust::skeleton::{key_of_implementation, key_of_type};
use proc_macro2::TokenStream;
use syn::{GenericArgument, ImplItem, Item, ItemImpl, PathArguments, PathSegment, Type};

/// Macros of the runtime that implement a trait for the types that they name.
const MACROS: [(&str, &str); 4] = [
    ("marker_traits", "OpTrait"),
    ("without_folds", "FoldOp"),
    ("without_patterns", "CanonicalizationPatterns"),
    ("patterns_of_rules", "CanonicalizationPatterns"),
];

/// The macro of the generated code that repeats implementations for the operations of a class.
const FOR_EACH_OP_OF: &str = "for_each_op_of";

/// The macros of the generated code that repeat implementations for all members of the dialect, and the name
/// of a member there.
const FOR_EACH: [(&str, &str); 3] =
    [("for_each_op", "Operation"), ("for_each_type", "Definition"), ("for_each_attribute", "Definition")];

/// Traits that an implementation of another one implements too.
const INSTEAD: [(&str, &str); 1] = [("PreparedPass", "RunPass")];

/// The byte order mark of UTF-8.
const MARK: &str = "\u{feff}";

/// An implementation in the file itself.
#[derive(Debug)]
pub(super) struct Implementation {
    /// The names of its members.
    pub(super) members: BTreeSet<String>,
    /// The offset of the closing brace.
    pub(super) end: usize,
}

/// The items of a file and of its modules in other files.
#[derive(Debug, Default)]
pub(super) struct RustItems {
    /// The keys of items; implementations that the file itself contains can get more members.
    pub(super) items: BTreeMap<String, Option<Implementation>>,
    /// The offset of the closing brace of the module with the generated code, if that is an inline module;
    /// with its depth.
    pub(super) module_end: Option<(usize, usize)>,
    /// The length of a byte order mark, which offsets do not count.
    mark: usize,
}

impl RustItems {
    /// Reads a file.
    ///
    /// # Errors
    /// One sentence when it is not valid Rust.
    pub(super) fn read(path: &Path, text: &str) -> Result<RustItems, String> {
        let items = parse(path, text)?;
        let mark = text.strip_prefix(MARK).map_or(0, |_| MARK.len());
        let mut found = RustItems { mark, ..RustItems::default() };
        found.items_of(&items, 0, None);
        let folder = folder_of_modules(path);
        found.modules(&items, &folder);
        Ok(found)
    }

    /// Whether a type or an implementation of this key exists. An implementation for all members of the
    /// dialect serves each.
    pub(super) fn get(&self, key: &str) -> Option<&Option<Implementation>> {
        let for_all = || {
            let (name, _) = key.split_once(" for ")?;
            FOR_EACH.iter().find_map(|(_, member)| self.items.get(&key_of_implementation(name, None, member)))
        };
        self.items.get(key).or_else(for_all)
    }

    /// Adds the items of a module. `end` is the offset of its closing brace, if it has one.
    fn items_of(&mut self, items: &[Item], depth: usize, end: Option<usize>) {
        for item in items {
            match item {
                Item::Impl(item) => self.implementation(item, None),
                Item::Macro(item) if last_name(&item.mac.path).as_deref() == Some("include_dialect") => {
                    self.module_end = self.module_end.or(end.map(|end| (end, depth)));
                }
                Item::Macro(item) if is_for_each(&item.mac) => {
                    for (class, item) in repeated_implementations(&item.mac) {
                        self.implementation(&item, class.as_deref());
                    }
                }
                Item::Mod(module) => {
                    if let Some((braces, items)) = &module.content {
                        let end = braces.span.close().byte_range().start + self.mark;
                        self.items_of(items, depth + 1, Some(end));
                    }
                }
                other => self.key_only(other),
            }
        }
    }

    /// Adds an implementation, of a class of operations if one is named.
    fn implementation(&mut self, item: &ItemImpl, class: Option<&str>) {
        let end = item.brace_token.span.close().byte_range().start + self.mark;
        let members = item.items.iter().filter_map(name_of_member).collect();
        for key in keys(item, class) {
            let kept = !key.is_alias;
            let implementation = kept.then(|| Implementation { members: BTreeSet::clone(&members), end });
            self.items.entry(key.text).or_insert(implementation);
        }
    }

    /// Adds an item that nothing can be added to.
    fn key_only(&mut self, item: &Item) {
        let keys: Vec<String> = match item {
            Item::Impl(item) => keys(item, None).into_iter().map(|key| key.text).collect(),
            Item::Macro(item) if is_for_each(&item.mac) => {
                let all = repeated_implementations(&item.mac);
                let keys = all.iter().flat_map(|(class, item)| keys(item, class.as_deref()));
                keys.map(|key| key.text).collect()
            }
            Item::Struct(item) => vec![key_of_type(&item.ident.to_string())],
            Item::Enum(item) => vec![key_of_type(&item.ident.to_string())],
            Item::Type(item) => vec![key_of_type(&item.ident.to_string())],
            Item::Use(item) => used_names(&item.tree).iter().map(|name| key_of_type(name)).collect(),
            Item::Macro(item) => keys_of_macro(&item.mac),
            _ => Vec::new(),
        };
        for key in keys {
            self.items.entry(key).or_insert(None);
        }
    }

    /// Adds the items of modules in other files. The compiler reports files that cannot be read.
    fn modules(&mut self, items: &[Item], folder: &Path) {
        for item in items {
            let Item::Mod(module) = item else { continue };
            let name = module.ident.to_string();
            let below = folder.join(&name);
            if let Some((_, items)) = &module.content {
                self.modules(items, &below);
                continue;
            }
            let files = [folder.join(format!("{name}.rs")), below.join("mod.rs")];
            let Some((path, text)) =
                files.iter().find_map(|path| Some((path, fs::read_to_string(path).ok()?)))
            else {
                continue;
            };
            let Ok(items) = parse(path, &text) else { continue };
            all_items(&items, &mut |item| self.key_only(item));
            self.modules(&items, &below);
        }
    }
}

/// Calls `visit` with the items and those of inline modules.
fn all_items(items: &[Item], visit: &mut dyn FnMut(&Item)) {
    for item in items {
        visit(item);
        if let Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) = item {
            all_items(items, visit);
        }
    }
}

/// The items of a file.
fn parse(path: &Path, text: &str) -> Result<Vec<Item>, String> {
    let text = text.strip_prefix(MARK).unwrap_or(text);
    let failed = |at: proc_macro2::Span, error: &dyn std::fmt::Display| {
        let (line, column) = (at.start().line, at.start().column + 1);
        format!("'{}' cannot be read as Rust: {line}:{column}: {error}", path.display())
    };
    let tokens: TokenStream =
        text.parse().map_err(|error: proc_macro2::LexError| failed(error.span(), &error))?;
    let file: syn::File = syn::parse2(tokens).map_err(|error| failed(error.span(), &error))?;
    Ok(file.items)
}

/// The folder of the files of a file's modules.
fn folder_of_modules(path: &Path) -> PathBuf {
    let folder = path.parent().unwrap_or(Path::new(""));
    match path.file_stem().and_then(|stem| stem.to_str()) {
        Some("lib" | "main" | "mod") | None => folder.to_owned(),
        Some(stem) => folder.join(stem),
    }
}

/// The key of an implementation.
struct Key {
    text: String,
    /// Whether the trait is implemented through another one, so that it has other members.
    is_alias: bool,
}

/// Whether a macro of the generated code repeats implementations.
fn is_for_each(call: &syn::Macro) -> bool {
    let name = last_name(&call.path);
    let name = name.as_deref();
    name == Some(FOR_EACH_OP_OF) || FOR_EACH.iter().any(|(macro_name, _)| Some(*macro_name) == name)
}

/// The implementations in `for_each_op_of!(Class, { … })`, with the name of the class, and those in
/// `for_each_op!({ … })`.
fn repeated_implementations(call: &syn::Macro) -> Vec<(Option<String>, ItemImpl)> {
    let parse = |input: syn::parse::ParseStream<'_>| {
        let mut class = None;
        if input.peek(syn::Ident) {
            class = Some(input.parse::<syn::Ident>()?.to_string());
            let _: syn::Token![,] = input.parse()?;
        }
        let items;
        syn::braced!(items in input);
        let mut found = Vec::new();
        while !items.is_empty() {
            if let Item::Impl(item) = items.parse()? {
                found.push((class.clone(), item));
            }
        }
        Ok(found)
    };
    call.parse_body_with(parse).unwrap_or_default()
}

/// The keys of the traits that an item implements, for a class of operations if one is named.
fn keys(item: &ItemImpl, class: Option<&str>) -> Vec<Key> {
    let Some((path, _)) = &item.trait_ else { return Vec::new() };
    let implementer = class.map(str::to_owned).or_else(|| name_of_type(&item.self_ty));
    let (Some(segment), Some(implementer)) = (path.segments.last(), implementer) else {
        return Vec::new();
    };
    let argument = argument(segment).and_then(name_of_type);
    let name = segment.ident.to_string();
    let key = |name: &str| key_of_implementation(name, argument.as_deref(), &implementer);
    let mut keys = vec![Key { text: key(&name), is_alias: false }];
    let others = INSTEAD.iter().filter(|(found, _)| *found == name);
    keys.extend(others.map(|(_, other)| Key { text: key(other), is_alias: true }));
    keys
}

fn last_name(path: &syn::Path) -> Option<String> {
    path.segments.last().map(|segment| segment.ident.to_string())
}

/// The first type argument in angle brackets.
fn argument(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The name of a type without its path; `dyn` and the trait for a trait object.
fn name_of_type(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => last_name(&path.path),
        Type::Paren(inner) => name_of_type(&inner.elem),
        Type::TraitObject(object) => object.bounds.iter().find_map(|bound| match bound {
            syn::TypeParamBound::Trait(bound) => last_name(&bound.path).map(|name| format!("dyn {name}")),
            _ => None,
        }),
        _ => None,
    }
}

fn name_of_member(item: &ImplItem) -> Option<String> {
    match item {
        ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
        ImplItem::Const(item) => Some(item.ident.to_string()),
        ImplItem::Type(item) => Some(item.ident.to_string()),
        _ => None,
    }
}

/// The names that a `use` brings into scope.
fn used_names(tree: &syn::UseTree) -> Vec<String> {
    match tree {
        syn::UseTree::Path(path) => used_names(&path.tree),
        syn::UseTree::Name(name) => vec![name.ident.to_string()],
        syn::UseTree::Rename(name) => vec![name.rename.to_string()],
        syn::UseTree::Group(group) => group.items.iter().flat_map(used_names).collect(),
        syn::UseTree::Glob(_) => Vec::new(),
    }
}

/// The implementations that a macro of the runtime expands to.
fn keys_of_macro(call: &syn::Macro) -> Vec<String> {
    let name = last_name(&call.path);
    let Some((_, implemented)) = MACROS.iter().find(|(found, _)| Some(*found) == name.as_deref()) else {
        return Vec::new();
    };
    let names = call.tokens.clone().into_iter().filter_map(|token| match token {
        proc_macro2::TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    });
    names.map(|name| key_of_implementation(implemented, None, &name)).collect()
}
