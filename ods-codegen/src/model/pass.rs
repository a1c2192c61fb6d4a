//! Passes (`mlir/Pass/PassBase.td`).

use super::{Result, fields, view};

view! {
    /// A record of the class `PassBase`. Its name is that of the pass's class.
    Pass
}

fields! {
    Pass
    /// Its name on the command line, without dashes.
    argument: string "argument",
    /// Its one-line description; may be empty.
    summary: string "summary",
    /// The one-line description with its location.
    summary_piece: piece "summary",
    /// Its description in Markdown; may be empty.
    description: string "description",
    /// The C++ class that it derives from, such as `::mlir::OperationPass<func::FuncOp>`.
    base_class: string "baseClass",
    /// The dialects of operations that it may create, by their classes.
    dependent_dialects: strings "dependentDialects",
    /// Its options on the command line.
    options: views(PassOption) "options",
    /// Its statistics.
    statistics: views(PassStatistic) "statistics",
}

impl<'r> Pass<'r> {
    /// The pass, if everything that every generator needs can be read.
    pub(super) fn checked(self) -> Result<Pass<'r>> {
        self.options()?;
        self.statistics()?;
        self.dependent_dialects()?;
        Ok(self)
    }

    /// The C++ expression that creates it; `None` for the generated function `create<record>()`.
    ///
    /// # Errors
    /// When the field `constructor` is not a string.
    pub fn constructor(self) -> Result<Option<&'r str>> {
        Ok(Some(self.record.string("constructor")?).filter(|text| !text.is_empty()))
    }
}

view! {
    /// A record of the class `Option`: an option of a pass.
    PassOption
}

fields! {
    PassOption
    /// Its name on the command line.
    argument: string "argument",
    /// The description.
    description: string "description",
    /// The name of the C++ variable that holds it.
    cpp_name: string "cppName",
    /// The C++ type of its value, or of the elements of a list.
    cpp_type: string "type",
    /// The C++ expressions that configure its parser, such as `::llvm::cl::values(…)`; empty if there are
    /// none.
    flags: string "additionalOptFlags",
    /// Whether it is a list.
    is_list: class "ListOption",
}

impl<'r> PassOption<'r> {
    /// The C++ expression of its default value; `None` for the default of its type.
    ///
    /// # Errors
    /// When the field `defaultValue` is not a string.
    pub fn default_value(self) -> Result<Option<&'r str>> {
        Ok(Some(self.record.string("defaultValue")?).filter(|value| !value.is_empty()))
    }
}

view! {
    /// A record of the class `Statistic`: a counter of a pass.
    PassStatistic
}

fields! {
    PassStatistic
    /// The name of the C++ variable of the counter.
    cpp_name: string "cppName",
    /// The name that is shown.
    name: string "name",
    /// The description.
    description: string "description",
}
