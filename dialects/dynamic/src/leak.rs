//! Values for the life of the program, as the definitions of compiled dialects are.

/// The value for the life of the program.
pub fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The list for the life of the program.
pub fn leak_list<T>(list: Vec<T>) -> &'static [T] {
    list.leak()
}

/// The text for the life of the program.
pub fn leak_text(text: &str) -> &'static str {
    if text.is_empty() { "" } else { Box::leak(text.into()) }
}

/// The texts for the life of the program.
pub fn leak_texts(texts: &[String]) -> &'static [&'static str] {
    leak_list(texts.iter().map(|text| leak_text(text)).collect())
}
