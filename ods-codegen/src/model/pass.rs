//! Passes: what `mlir/Pass/PassBase.td` describes.

use super::{Result, view};

view! {
    /// A record of the class `PassBase`. Its name is that of the pass's class.
    Pass
}

impl<'r> Pass<'r> {
    /// The pass, if everything that every generator needs can be read.
    pub(super) fn checked(self) -> Result<Pass<'r>> {
        self.options()?;
        self.statistics()?;
        self.dependent_dialects()?;
        Ok(self)
    }

    /// Its name on the command line, without dashes.
    ///
    /// # Errors
    /// When the field `argument` is not a string.
    pub fn argument(self) -> Result<&'r str> {
        Ok(self.record.string("argument")?)
    }

    /// Its one-line description; may be empty.
    ///
    /// # Errors
    /// When the field `summary` is not a string.
    pub fn summary(self) -> Result<&'r str> {
        Ok(self.record.string("summary")?)
    }

    /// Its description in Markdown; may be empty.
    ///
    /// # Errors
    /// When the field `description` is not a string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }

    /// The C++ expression that creates it; `None` for the generated function `create<record>()`.
    ///
    /// # Errors
    /// When the field `constructor` is not a string.
    pub fn constructor(self) -> Result<Option<&'r str>> {
        Ok(Some(self.record.string("constructor")?).filter(|text| !text.is_empty()))
    }

    /// The C++ class that it derives from, such as `::mlir::OperationPass<func::FuncOp>`.
    ///
    /// # Errors
    /// When the field `baseClass` is not a string.
    pub fn base_class(self) -> Result<&'r str> {
        Ok(self.record.string("baseClass")?)
    }

    /// The dialects of operations that it may create, by their classes.
    ///
    /// # Errors
    /// When the field `dependentDialects` is not a list of strings.
    pub fn dependent_dialects(self) -> Result<Vec<&'r str>> {
        Ok(self.record.strings("dependentDialects")?)
    }

    /// Its options on the command line.
    ///
    /// # Errors
    /// When the field `options` is not a list of records.
    pub fn options(self) -> Result<Vec<PassOption<'r>>> {
        Ok(self.record.defs("options")?.into_iter().map(PassOption::new).collect())
    }

    /// Its statistics.
    ///
    /// # Errors
    /// When the field `statistics` is not a list of records.
    pub fn statistics(self) -> Result<Vec<PassStatistic<'r>>> {
        Ok(self.record.defs("statistics")?.into_iter().map(PassStatistic::new).collect())
    }
}

view! {
    /// A record of the class `Option`: an option of a pass.
    PassOption
}

impl<'r> PassOption<'r> {
    /// Its name on the command line.
    ///
    /// # Errors
    /// When the field `argument` is not a string.
    pub fn argument(self) -> Result<&'r str> {
        Ok(self.record.string("argument")?)
    }

    /// The description.
    ///
    /// # Errors
    /// When the field `description` is not a string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }

    /// The name of the C++ variable that holds it.
    ///
    /// # Errors
    /// When the field `cppName` is not a string.
    pub fn cpp_name(self) -> Result<&'r str> {
        Ok(self.record.string("cppName")?)
    }

    /// The C++ type of its value, or of the elements of a list.
    ///
    /// # Errors
    /// When the field `type` is not a string.
    pub fn cpp_type(self) -> Result<&'r str> {
        Ok(self.record.string("type")?)
    }

    /// The C++ expressions that configure its parser, such as `::llvm::cl::values(…)`; empty if there are none.
    ///
    /// # Errors
    /// When the field `additionalOptFlags` is not a string.
    pub fn flags(self) -> Result<&'r str> {
        Ok(self.record.string("additionalOptFlags")?)
    }

    /// Whether it is a list.
    #[must_use]
    pub fn is_list(self) -> bool {
        self.record.is_a("ListOption")
    }

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

impl<'r> PassStatistic<'r> {
    /// The name of the C++ variable of the counter.
    ///
    /// # Errors
    /// When the field `cppName` is not a string.
    pub fn cpp_name(self) -> Result<&'r str> {
        Ok(self.record.string("cppName")?)
    }

    /// The name that is shown.
    ///
    /// # Errors
    /// When the field `name` is not a string.
    pub fn name(self) -> Result<&'r str> {
        Ok(self.record.string("name")?)
    }

    /// The description.
    ///
    /// # Errors
    /// When the field `description` is not a string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }
}
