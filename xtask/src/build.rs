//! Builds of the programs of the workspace.

use std::path::PathBuf;
use std::process::Command;

use crate::Result;
use crate::run::{cargo, step, target};
use crate::workspace::all;

/// A build of our programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// The build that the tests ran with. It exists after them.
    Tested,
    /// Optimised, with every check of a debug build.
    Checked,
    /// Optimised across all crates, for timing.
    Dist,
}

impl Build {
    /// A command of Cargo for a package in this build.
    pub(crate) fn cargo(self, command: &str, package: &str) -> Command {
        match self {
            // The tests are built for the whole workspace. With the features of one package only, its
            // dependencies would be compiled again.
            Build::Tested => all(command, &["--quiet"]),
            Build::Checked | Build::Dist => {
                cargo(&[command, "--quiet", "--profile", self.folder(), "--package", package])
            }
        }
    }

    /// The folder in the target folder. It has the name of the profile, except for `dev`.
    fn folder(self) -> &'static str {
        match self {
            Build::Tested => "debug",
            Build::Checked => "checked",
            Build::Dist => "dist",
        }
    }

    /// Builds a program of the workspace, and returns its path.
    ///
    /// # Errors
    /// When it cannot be built.
    pub(crate) fn program(self, package: &str, program: &str) -> Result<PathBuf> {
        step(self.cargo("build", package).args(["--bin", program]))?;
        let path = target()?.join(self.folder()).join(program);
        if path.is_file() { Ok(path) } else { Err(format!("{} was not built", path.display())) }
    }
}
