//! Options of outputs, which the registry describes, as clap has them.

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches};
use ods_codegen::emit::{Opt, Settings};

/// An option; `help` is one line.
pub(crate) fn arg(option: &'static Opt, help: &'static str) -> Arg {
    let arg = Arg::new(option.name).long(option.name).help(help);
    match option.value {
        None => arg.action(ArgAction::SetTrue),
        Some(value) if option.default.is_empty() => arg.value_name(value),
        Some(value) => arg.value_name(value).default_value(option.default),
    }
}

/// Takes one of these names, each with one line of help.
pub(crate) fn one_of(names: impl IntoIterator<Item = (&'static str, &'static str)>) -> PossibleValuesParser {
    PossibleValuesParser::new(names.into_iter().map(|(name, help)| PossibleValue::new(name).help(help)))
}

/// Values of options.
///
/// # Errors
/// One sentence about a value that is not valid.
pub(crate) fn settings(matches: &ArgMatches, options: &[&Opt]) -> Result<Settings, String> {
    let mut settings = Settings::default();
    for option in options {
        if option.value.is_none() {
            if matches.get_flag(option.name) {
                settings.set(option, "true");
            }
        } else if let Some(value) = matches.get_one::<String>(option.name) {
            option.check.map_or(Ok(()), |check| check(value))?;
            settings.set(option, value);
        }
    }
    Ok(settings)
}
