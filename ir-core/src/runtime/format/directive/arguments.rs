//! The arguments of a directive.

use crate::runtime::format::{Argument, OpPart, Typed};

/// The operation's part that is bound to an argument.
pub fn part(argument: Option<&Argument<'static>>) -> Option<OpPart> {
    match argument? {
        Argument::Bound(part) | Argument::Ref(part) => Some(*part),
        Argument::Code(_) => None,
    }
}

pub fn code(argument: Option<&Argument<'static>>) -> &'static str {
    if let Some(Argument::Code(code)) = argument { code } else { "" }
}

pub fn typed(argument: Option<&Argument<'static>>) -> Option<Typed> {
    if let OpPart::Type(of) | OpPart::QualifiedType(of) = part(argument)? { Some(of) } else { None }
}

/// Queries about the arguments of a directive, for both parsers and printers.
macro_rules! arguments {
    () => {
        /// The number of arguments in the format.
        #[must_use]
        pub fn num_arguments(&self) -> usize {
            self.arguments.len()
        }

        /// The contents of a code argument; empty for others.
        #[must_use]
        pub fn code(&self, argument: usize) -> &'static str {
            code(self.arguments.get(argument))
        }

        /// Whether an argument is `type(…)`.
        #[must_use]
        pub fn is_type(&self, argument: usize) -> bool {
            typed(self.arguments.get(argument)).is_some()
        }

        /// Whether an argument is an attribute that the definition declares as such.
        #[must_use]
        pub fn is_attribute(&self, argument: usize) -> bool {
            let part = part(self.arguments.get(argument));
            matches!(part, Some(OpPart::Attribute(_) | OpPart::QualifiedAttribute(_)))
        }
    };
}
pub(super) use arguments;
