//! `odsgen lsp` on the standard streams: the options of a project's `odsgen.toml` count.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The program with its streams.
struct Server {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Server {
    fn start(cache: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_odsgen"))
            .arg("lsp")
            .env("XDG_CACHE_HOME", cache)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Server { child, input, output }
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        self.input.flush().unwrap();
    }

    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            self.output.read_line(&mut line).unwrap();
            match line.trim().split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.parse().unwrap()
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut text = vec![0; length];
        self.output.read_exact(&mut text).unwrap();
        serde_json::from_slice(&text).unwrap()
    }

    /// The next message with this method or identifier.
    fn wait_for(&mut self, wanted: &Value) -> Value {
        loop {
            let message = self.receive();
            if message["method"] == *wanted || message["id"] == *wanted {
                return message;
            }
        }
    }

    fn request(&mut self, id: i32, method: &str, params: Value) -> Value {
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        self.wait_for(&json!(id))
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }
}

fn project() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lsp-project");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("defs")).unwrap();
    fs::write(folder.join("odsgen.toml"), "include = [\"defs\"]\n").unwrap();
    fs::write(folder.join("defs/lib.td"), "class Lib;\n").unwrap();
    folder
}

#[test]
fn the_server_reads_a_project() {
    let folder = project();
    let mut server = Server::start(&folder.join("cache"));
    let started = server.request(
        1,
        "initialize",
        json!({"capabilities": {}, "initializationOptions": {"debounce": 0}}),
    );
    assert_eq!(started["result"]["serverInfo"]["name"], "odsgen");
    server.notify("initialized", json!({}));
    let uri = format!("file://{}/main.ods", folder.display());
    let text =
        "include \"lib.td\"\ninclude \"mlir/IR/OpBase.td\"\ndef A : Lib;\ndef B : Missing;\ndef C : Op;\n";
    let document = json!({"uri": uri, "languageId": "tablegen", "version": 1, "text": text});
    server.notify("textDocument/didOpen", json!({"textDocument": document}));
    let published = server.wait_for(&json!("textDocument/publishDiagnostics"));
    let messages: Vec<&str> = published["params"]["diagnostics"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["message"].as_str())
        .collect();
    assert!(messages[0].starts_with("no class is called 'Missing'"), "{messages:?}");
    assert!(
        messages.iter().all(|message| !message.contains("lib.td") && !message.contains("'Lib'")),
        "{messages:?}"
    );
    // The definition in an embedded file is written out.
    let at = json!({"textDocument": {"uri": uri}, "position": {"line": 4, "character": 8}});
    let found = server.request(2, "textDocument/definition", at);
    let target = found["result"]["uri"].as_str().unwrap().strip_prefix("file://").unwrap().to_owned();
    assert!(target.starts_with(&*folder.join("cache/odsgen").to_string_lossy()), "{target}");
    assert!(fs::read_to_string(target).unwrap().contains("class Op<"));
    assert_eq!(server.request(3, "shutdown", Value::Null)["result"], Value::Null);
    server.notify("exit", Value::Null);
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn a_configuration_that_cannot_be_used_is_shown() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lsp-configuration");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("odsgen.toml"), "includes = []\n").unwrap();
    let mut server = Server::start(&folder.join("cache"));
    server.request(1, "initialize", json!({"capabilities": {}}));
    server.notify("initialized", json!({}));
    let uri = format!("file://{}/main.ods", folder.display());
    let document = json!({"uri": uri, "languageId": "tablegen", "version": 1, "text": "class A;\n"});
    server.notify("textDocument/didOpen", json!({"textDocument": document}));
    let message = server.wait_for(&json!("window/showMessage"));
    let message = message["params"]["message"].as_str().unwrap();
    assert!(
        message.ends_with(
            "odsgen.toml': the key 'includes' is unknown; there are 'include', 'define', 'mlir-version', 'format', 'syntax'"
        ),
        "{message}"
    );
    let shown = server.request(2, "textDocument/documentSymbol", json!({"textDocument": {"uri": uri}}));
    assert_eq!(shown["result"][0]["name"], "A");
    assert_eq!(server.request(3, "shutdown", Value::Null)["result"], Value::Null);
    server.notify("exit", Value::Null);
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn hooks_are_added_to_the_file_with_the_generated_code() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lsp-hooks");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("src/inner")).unwrap();
    fs::write(folder.join("Cargo.toml"), "[package]\nname = \"toy\"\n").unwrap();
    fs::write(folder.join("src/lib.rs"), "pub mod inner;\n").unwrap();
    let rust = "//! The hooks.\n\nir_core::include_dialect!(\n    \"toy\");\n";
    fs::write(folder.join("src/inner/mod.rs"), rust).unwrap();
    let text = "include \"mlir/IR/OpBase.td\"\n\
                def Toy : Dialect { let name = \"toy\"; let cppNamespace = \"t\"; }\n\
                def AddOp : Op<Toy, \"add\"> { let hasVerifier = 1; }\n";
    let mut server = Server::start(&folder.join("cache"));
    server.request(1, "initialize", json!({"capabilities": {}, "initializationOptions": {"debounce": 0}}));
    server.notify("initialized", json!({}));
    let uri = |name: &str| format!("file://{}/{name}", folder.display());
    let open = |name: &str| {
        let document = json!({"uri": uri(name), "languageId": "tablegen", "version": 1, "text": text});
        json!({"textDocument": document})
    };
    server.notify("textDocument/didOpen", open("src/toy.ods"));
    let command = |name: &str| json!({"command": "odsgen.addHooks", "arguments": [uri(name)]});
    server.send(
        &json!({"jsonrpc": "2.0", "id": 2, "method": "workspace/executeCommand", "params": command("src/toy.ods")}),
    );
    let asked = server.wait_for(&json!("workspace/applyEdit"));
    let edits = &asked["params"]["edit"]["changes"][uri("src/inner/mod.rs")];
    assert_eq!(edits[0]["range"]["start"]["line"], 4, "{asked}");
    assert!(edits[0]["newText"].as_str().unwrap().contains("VerifyOp for AddOp"), "{asked}");
    assert_eq!(server.wait_for(&json!(2))["error"], Value::Null);
    // Definitions whose code no file includes.
    server.notify("textDocument/didOpen", open("src/other.ods"));
    let refused = server.request(3, "workspace/executeCommand", command("src/other.ods"));
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(
        message.starts_with("no Rust file of the package has the line `ir_core::include_dialect!"),
        "{message}"
    );
    server.request(4, "shutdown", Value::Null);
    server.notify("exit", Value::Null);
    assert!(server.child.wait().unwrap().success());
}

/// Neovim as a client.
#[test]
#[ignore = "needs nvim: cargo xtask ci"]
fn neovim_is_served() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lsp-neovim");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let text = "include \"mlir/IR/OpBase.td\"\n\
                def Toy : Dialect { let name = \"toy\"; let cppNamespace = \"t\"; }\n\
                class Toy_Op<string m> : Op<Toy, m>;\n\
                def AddOp : Toy_Op<\"add\"> {\n  let summry = \"adds\";\n  let arguments = (ins I32:$lhs);\n  \
                let assemblyFormat = \"$lhs attr-dict\";\n}\n";
    fs::write(folder.join("toy.ods"), text).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/neovim.lua");
    let ended = Command::new("nvim")
        .args(["--headless", "--clean", "-n", "-S"])
        .arg(script)
        .env("ODSGEN_SERVER", env!("CARGO_BIN_EXE_odsgen"))
        .env("ODSGEN_FILE", folder.join("toy.ods"))
        .env("ODSGEN_ANSWERS", folder.join("answers"))
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    let answers =
        fs::read_to_string(folder.join("answers")).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert_eq!(
        answers.lines().collect::<Vec<_>>(),
        [
            "diagnostic 5 'AddOp' has no field 'summry'; did you mean 'summary'?",
            "hover ```tablegen class Toy_Op<string m> : Op ```  0 records",
            "definition 3",
            "completion builders cppNamespace description",
            "renamed   let arguments = (ins I32:$left);   let assemblyFormat = \"$left attr-dict\";",
        ]
    );
}
