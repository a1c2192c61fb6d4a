//! Reads the TableGen/ODS language: text to syntax tree to records, with located diagnostics.
