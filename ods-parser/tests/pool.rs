//! Runs that share texts: each has the records and the messages that it has alone.

use std::collections::HashMap;
use std::sync::Arc;

use ods_parser::eval::Options;
use ods_parser::loader::{LoadError, Loaded, Loader};
use ods_parser::pool::Pool;
use ods_parser::render::{Color, Format, render};
use ods_parser::{dump, read};

/// Files that many inputs include.
const SHARED: [(&str, &str); 6] = [
    ("guarded.td", "#ifndef GUARDED\n#define GUARDED\ninclude \"macro.td\"\nclass G;\ndef g : G;\n#endif\n"),
    ("macro.td", "#define MACRO\ndef m;\n"),
    (
        "asks.td",
        "#ifdef WITH\ndef with;\n#else\ndef without;\n#endif\ninclude \"macro.td\"\n#ifdef MACRO\ndef after;\n#endif\n",
    ),
    ("wrong.td", "def w : Missing;\ndef ! x;\ndef fine;\n"),
    ("body.td", "int inBody = 1;\n"),
    ("loop.td", "def l # i;\n"),
];

/// Mains, in an order in which later ones find what earlier ones left.
const MAINS: [&str; 9] = [
    "include \"guarded.td\"\ndef a;\n",
    "// moved by a line\ninclude \"guarded.td\"\ninclude \"guarded.td\"\ndef b;\n",
    "include \"asks.td\"\n",
    "#define WITH\ninclude \"asks.td\"\n",
    "#define MACRO\ninclude \"asks.td\"\n",
    "include \"asks.td\"\ninclude \"asks.td\"\n",
    "include \"wrong.td\"\ninclude \"guarded.td\"\n",
    "class C { include \"body.td\" }\ndef c : C;\nforeach i = [1, 2] in include \"loop.td\"\n",
    "foreach i = [3] in { include \"loop.td\" }\nclass C { include \"body.td\" }\ninclude \"wrong.td\"\n",
];

/// Files with the same contents each time, as a pool requires.
struct Files<'p> {
    main: Arc<String>,
    shared: &'p HashMap<&'static str, Arc<String>>,
    pool: Option<&'p Pool>,
}

impl Loader for Files<'_> {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(&self.main), on_disk: true })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let text = self.shared.get(path).ok_or(LoadError::NotFound(Vec::new()))?;
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(text), on_disk: true })
    }

    fn pool(&self) -> Option<&Pool> {
        self.pool
    }
}

/// All records and messages of a run, and the files that it opened.
fn result(main: &str, shared: &HashMap<&'static str, Arc<String>>, pool: Option<&Pool>) -> String {
    let mut files = Files { main: Arc::new(main.to_owned()), shared, pool };
    let outcome = read("main.td", &mut files, &[], &Options::default());
    let mut records = Vec::new();
    dump::write_text(&outcome.records, &mut records).expect("memory takes everything");
    let messages = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    format!("{}{messages}{:?}", String::from_utf8_lossy(&records), outcome.opened)
}

#[test]
fn runs_that_share_texts_have_the_results_of_runs_alone() {
    let shared: HashMap<_, _> = SHARED.map(|(path, text)| (path, Arc::new(text.to_owned()))).into();
    let pool = Pool::default();
    for round in 0..2 {
        for main in MAINS {
            let alone = result(main, &shared, None);
            assert_eq!(result(main, &shared, Some(&pool)), alone, "round {round}:\n{main}");
        }
    }
    assert!(result(MAINS[3], &shared, Some(&pool)).contains("def with {"));
}

#[test]
fn threads_share_texts() {
    let shared: HashMap<_, _> = SHARED.map(|(path, text)| (path, Arc::new(text.to_owned()))).into();
    let pool = Pool::default();
    let (shared, pool) = (&shared, &pool);
    std::thread::scope(|scope| {
        for main in MAINS {
            scope.spawn(move || assert_eq!(result(main, shared, Some(pool)), result(main, shared, None)));
        }
    });
}
