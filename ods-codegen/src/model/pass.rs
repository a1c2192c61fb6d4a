//! Passes: what `mlir/Pass/PassBase.td` describes.

use super::{Result, view};

view! {
    /// A record of the class `PassBase`. Its name is that of the pass's class.
    Pass
}

impl<'r> Pass<'r> {
    /// The pass, when what every generator needs of it can be read.
    pub(super) fn checked(self) -> Result<Pass<'r>> {
        self.options()?;
        self.statistics()?;
        self.dependent_dialects()?;
        Ok(self)
    }

    /// Its name on the command line, without dashes.
    ///
    /// # Errors
    /// When the field `argument` is no string.
    pub fn argument(self) -> Result<&'r str> {
        Ok(self.record.string("argument")?)
    }

    /// One line about it; may be empty.
    ///
    /// # Errors
    /// When the field `summary` is no string.
    pub fn summary(self) -> Result<&'r str> {
        Ok(self.record.string("summary")?)
    }

    /// Markdown about it; may be empty.
    ///
    /// # Errors
    /// When the field `description` is no string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }

    /// The C++ expression that makes it; none for the function that is generated, `create<record>()`.
    ///
    /// # Errors
    /// When the field `constructor` is no string.
    pub fn constructor(self) -> Result<Option<&'r str>> {
        Ok(Some(self.record.string("constructor")?).filter(|text| !text.is_empty()))
    }

    /// The dialects that it may make operations of, by their classes.
    ///
    /// # Errors
    /// When the field `dependentDialects` is no list of strings.
    pub fn dependent_dialects(self) -> Result<Vec<&'r str>> {
        Ok(self.record.strings("dependentDialects")?)
    }

    /// Its options on the command line.
    ///
    /// # Errors
    /// When the field `options` is no list of records.
    pub fn options(self) -> Result<Vec<PassOption<'r>>> {
        Ok(self.record.defs("options")?.into_iter().map(PassOption::new).collect())
    }

    /// What it counts.
    ///
    /// # Errors
    /// When the field `statistics` is no list of records.
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
    /// When the field `argument` is no string.
    pub fn argument(self) -> Result<&'r str> {
        Ok(self.record.string("argument")?)
    }

    /// What it is for.
    ///
    /// # Errors
    /// When the field `description` is no string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }
}

view! {
    /// A record of the class `Statistic`: something that a pass counts.
    PassStatistic
}

impl<'r> PassStatistic<'r> {
    /// The name that is shown.
    ///
    /// # Errors
    /// When the field `name` is no string.
    pub fn name(self) -> Result<&'r str> {
        Ok(self.record.string("name")?)
    }

    /// What is counted.
    ///
    /// # Errors
    /// When the field `description` is no string.
    pub fn description(self) -> Result<&'r str> {
        Ok(self.record.string("description")?)
    }
}
