//! Programs that format files, as users start them.

use std::fs;
use std::io::Write;
use std::ops::Deref;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, SystemTime};

use crate::TestFolder;

/// The exit code, the standard output, and the standard error of a program.
pub type ProgramOutput = (Option<i32>, String, String);

/// The output of a program that reports no error.
#[must_use]
pub fn output(code: i32, out: &str) -> ProgramOutput {
    (Some(code), out.to_owned(), String::new())
}

/// A program that formats files.
pub struct Formatter {
    /// The path of the program.
    pub program: &'static str,
    /// The argument that selects formatting.
    pub command: &'static str,
    /// The extensions of its files.
    pub extensions: &'static [&'static str],
    /// A text that it changes.
    pub untidy: &'static str,
    /// The same text after formatting.
    pub tidy: &'static str,
}

impl Formatter {
    /// A folder with files, given by path and text.
    ///
    /// # Panics
    /// If the system does not create it.
    #[must_use]
    pub fn folder(&self, name: &str, files: &[(&str, &str)]) -> FormatterFolder<'_> {
        let prefix = self.command.trim_start_matches('-');
        let folder = TestFolder::new(&format!("{prefix}-{name}"));
        files.iter().for_each(|(path, text)| folder.write(path, text));
        FormatterFolder { formatter: self, folder }
    }

    /// The name of a file with the first extension.
    fn file(&self, stem: &str) -> String {
        format!("{stem}.{}", self.extensions[0])
    }

    /// Formats files and folders. Hidden folders and files with other extensions are left alone.
    ///
    /// # Panics
    /// If a file has another text than expected.
    pub fn assert_formats_in_place(&self) {
        let folder = self.folder("place", &[]);
        let formatted: Vec<String> = ["a", "lib/b", "lib/x/c"]
            .iter()
            .flat_map(|stem| self.extensions.iter().map(move |extension| format!("{stem}.{extension}")))
            .collect();
        let kept = ["lib/other.txt".to_owned(), self.file("lib/.hidden/d")];
        formatted.iter().chain(&kept).for_each(|path| folder.write(path, self.untidy));
        let arguments: Vec<&str> = formatted
            .iter()
            .map(String::as_str)
            .filter(|path| path.starts_with('a'))
            .chain(["lib"])
            .collect();
        assert_eq!(folder.run(&arguments), output(0, ""));
        for path in &formatted {
            assert_eq!(folder.text(path), self.tidy, "{path}");
        }
        for path in &kept {
            assert_eq!(folder.text(path), self.untidy, "{path}");
        }
    }

    /// A formatted file keeps its modification time.
    ///
    /// # Panics
    /// If the file is written.
    pub fn assert_keeps_formatted_files(&self) {
        let file = self.file("a");
        let folder = self.folder("touched", &[(&file, self.tidy)]);
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        let path = folder.join(&file);
        let opened = fs::File::options().write(true).open(&path);
        opened.and_then(|file| file.set_modified(time)).expect("the time can be set");
        assert_eq!(folder.run(&[&file]), output(0, ""));
        let modified = fs::metadata(&path).and_then(|data| data.modified());
        assert_eq!(modified.expect("the time can be read"), time);
    }

    /// `--check` lists files and fails, and `--diff` prints a patch with this hunk; neither writes files.
    ///
    /// # Panics
    /// If an output differs, or a file is written.
    pub fn assert_checks_and_patches(&self, hunk: &str) {
        let [a, b, c] = ["lib/a", "lib/b", "lib/c"].map(|stem| self.file(stem));
        let files = [(a.as_str(), self.untidy), (&b, self.tidy), (&c, self.untidy)];
        let folder = self.folder("check", &files);
        assert_eq!(folder.run(&["--check", "lib"]), output(1, &format!("{a}\n{c}\n")));
        assert_eq!(folder.run(&["--check", &a, &b]), output(1, &format!("{a}\n")));
        assert_eq!(folder.run(&["--check", &b]), output(0, ""));
        let patch = format!("--- {a}\n+++ {a}\n{hunk}");
        assert_eq!(folder.run(&["--diff", &a, &b]), output(0, &patch));
        assert_eq!(folder.run(&["--diff", "--check", &a]), output(1, &patch));
        for (path, text) in files {
            assert_eq!(folder.text(path), text, "{path}");
        }
    }
}

/// A folder in which a formatter runs.
pub struct FormatterFolder<'f> {
    formatter: &'f Formatter,
    folder: TestFolder,
}

impl FormatterFolder<'_> {
    /// Runs the formatter without input.
    ///
    /// # Panics
    /// If it does not start, or its output is not UTF-8.
    #[must_use]
    pub fn run(&self, arguments: &[&str]) -> ProgramOutput {
        self.run_with(arguments, "")
    }

    /// Runs the formatter with a standard input.
    ///
    /// # Panics
    /// If it does not start, or its output is not UTF-8.
    #[must_use]
    pub fn run_with(&self, arguments: &[&str], input: &str) -> ProgramOutput {
        let mut command = Command::new(self.formatter.program);
        command.arg(self.formatter.command).args(arguments).current_dir(&*self.folder);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        // The program may end before it has read everything.
        let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
        let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (status.code(), text(stdout), text(stderr))
    }
}

impl Deref for FormatterFolder<'_> {
    type Target = TestFolder;

    fn deref(&self) -> &TestFolder {
        &self.folder
    }
}
