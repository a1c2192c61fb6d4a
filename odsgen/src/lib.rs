//! The odsgen command line.
