//! Files that are parts: they lack definitions, and others include them after these.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::client::{Client, TestHost};
use serde_json::{Value, json};

/// A part that lacks the class `Feature`.
const PART: &str = "def FeatA : Feature<\"a\">;\n";
const CLASS: &str = "class Feature<string n> { string name = n; }\n";
const INCLUDE: &str = "include \"part.td\"\n";

/// A client with an open folder that contains these files.
fn start(name: &str, files: &[(&str, &str)]) -> (PathBuf, Client) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("parts").join(name);
    let _ = fs::remove_dir_all(&folder);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let roots = json!([{"uri": format!("file://{}", folder.display()), "name": name}]);
    let client = Client::start(TestHost::new(Vec::new()), json!({"debounce": 0, "roots": roots}), json!({}));
    (folder, client)
}

fn uri(folder: &Path, name: &str) -> String {
    format!("file://{}", folder.join(name).display())
}

/// Waits until the first lines of the messages about a document are these.
fn expect(client: &mut Client, uri: &str, expected: &[&str]) {
    let mut lines = Vec::new();
    for _ in 0..500 {
        // The client takes messages while it waits for the answer.
        let _ = client.request("textDocument/nothing", json!({}));
        let known = client.diagnostics.get(uri);
        if let Some(found) = known.and_then(|found| found["diagnostics"].as_array()) {
            let first_line =
                |found: &Value| found["message"].as_str().unwrap().lines().next().unwrap().to_owned();
            lines = found.iter().map(first_line).collect();
            if lines == expected {
                return;
            }
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("{uri}: {lines:?} instead of {expected:?}");
}

/// The file with the definition of the class that a part uses.
fn definition(client: &mut Client, uri: &str) -> Value {
    let at = json!({"textDocument": {"uri": uri}, "position": {"line": 0, "character": 14}});
    client.request("textDocument/definition", at).unwrap()["uri"].clone()
}

#[test]
fn an_includer_on_disk_counts_through_other_files() {
    let main = CLASS.to_owned() + "include \"a/middle.td\"\n";
    let files = [("part.td", PART), ("main.td", &main), ("a/middle.td", INCLUDE)];
    let (folder, mut client) = start("disk", &files);
    let part = uri(&folder, "part.td");
    client.open(&part, PART);
    expect(&mut client, &part, &[]);
    assert_eq!(definition(&mut client, &part), uri(&folder, "main.td"));

    fs::write(folder.join("main.td"), CLASS).unwrap();
    client.notify("workspace/didChangeWatchedFiles", json!({"changes": []}));
    expect(&mut client, &part, &["no class is called 'Feature'"]);
    client.stop();
}

#[test]
fn edits_of_the_includer_count() {
    let (folder, mut client) = start("edits", &[]);
    let (part, main) = (uri(&folder, "part.td"), uri(&folder, "main.td"));
    client.open(&part, PART);
    expect(&mut client, &part, &["no class is called 'Feature'"]);
    client.open(&main, &(CLASS.to_owned() + INCLUDE));
    expect(&mut client, &part, &[]);
    client.change(&main, json!([{"text": CLASS.replace("n> {", "n, int m> {") + INCLUDE}]));
    expect(&mut client, &part, &["no value for the template argument 'Feature:m'"]);
    // A mistake of the includer alone is shown there.
    client.change(&main, json!([{"text": format!("def X : Missing;\n{CLASS}{INCLUDE}")}]));
    expect(&mut client, &part, &[]);
    expect(&mut client, &main, &["no class is called 'Missing'"]);
    client.notify("textDocument/didClose", json!({"textDocument": {"uri": main}}));
    expect(&mut client, &part, &["no class is called 'Feature'"]);
    client.stop();
}

#[test]
fn of_several_includers_one_without_errors_in_the_part_counts() {
    let before = INCLUDE.to_owned() + CLASS;
    let after = CLASS.to_owned() + INCLUDE;
    let other = format!("class Feature<int n>;\n{INCLUDE}");
    let files = [("part.td", PART), ("a.td", &before), ("b.td", &other), ("c.td", &after)];
    let (folder, mut client) = start("several", &files);
    let part = uri(&folder, "part.td");
    client.open(&part, PART);
    expect(&mut client, &part, &[]);
    assert_eq!(definition(&mut client, &part), uri(&folder, "c.td"));
    client.stop();
}

#[test]
fn a_part_in_a_let_has_the_fields_of_the_let() {
    let main = format!("{CLASS}let name = \"b\" in {{\n{INCLUDE}}}\n");
    let (folder, mut client) = start("let", &[("part.td", PART), ("main.td", &main)]);
    let part = uri(&folder, "part.td");
    client.open(&part, PART);
    let at = json!({"textDocument": {"uri": part}, "position": {"line": 0, "character": 5}});
    let hover = client.request("textDocument/hover", at).unwrap();
    assert!(hover["contents"]["value"].as_str().unwrap().contains("name = \"b\""), "{hover}");
    client.stop();
}

#[test]
fn a_file_that_lacks_nothing_is_read_alone() {
    let own = "class Feature;\ndef FeatA : Feature;\n";
    let main = format!("class Other;\n{INCLUDE}def FeatA : Other;\n");
    let (folder, mut client) = start("alone", &[("part.td", own), ("main.td", &main)]);
    let part = uri(&folder, "part.td");
    client.open(&part, own);
    expect(&mut client, &part, &[]);
    client.stop();
}
