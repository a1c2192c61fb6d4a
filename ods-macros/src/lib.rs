//! Proc macros that run the generator on a dialect written inline or in a file.
