//! The arguments of the macros: a literal, and settings as `odsgen-build-support` has them, such as
//! `"src/matrix.ods", include_dirs = ["defs"], defines = ["WIDE"], dialect = "matrix"`.

use std::path::PathBuf;

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Ident, LitStr, Token, bracketed};

/// The arguments of a macro.
pub(crate) struct Arguments {
    /// The definitions, or the path of their file.
    pub(crate) literal: LitStr,
    pub(crate) settings: Settings,
}

/// The settings after the literal.
#[derive(Default)]
pub(crate) struct Settings {
    /// Relative to the package.
    include_dirs: Vec<String>,
    /// Macros of the preprocessor, as `-D` defines them.
    pub(crate) defines: Vec<String>,
    /// The dialect, for definitions of several.
    pub(crate) dialect: Option<String>,
}

impl Settings {
    /// The directories of included files.
    pub(crate) fn include_dirs(&self) -> Vec<PathBuf> {
        self.include_dirs.iter().map(|dir| package_dir().join(dir)).collect()
    }
}

impl Parse for Arguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let literal = input.parse()?;
        let mut settings = Settings::default();
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let name: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            match name.to_string().as_str() {
                "include_dirs" => settings.include_dirs = strings(input)?,
                "defines" => settings.defines = strings(input)?,
                "dialect" => settings.dialect = Some(input.parse::<LitStr>()?.value()),
                _ => {
                    let message =
                        "expected `include_dirs = [\"…\"]`, `defines = [\"…\"]` or `dialect = \"…\"`";
                    return Err(syn::Error::new(name.span(), message));
                }
            }
        }
        Ok(Arguments { literal, settings })
    }
}

/// `["a", "b"]`
fn strings(input: ParseStream<'_>) -> syn::Result<Vec<String>> {
    let list;
    bracketed!(list in input);
    let list = Punctuated::<LitStr, Token![,]>::parse_terminated(&list)?;
    Ok(list.iter().map(LitStr::value).collect())
}

/// The directory of the package whose code is compiled.
pub(crate) fn package_dir() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("."), PathBuf::from)
}
