//! The columns of the book's table of features that are about other servers, compared with what these say
//! where they are installed.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::features;
use serde_json::{Value, json};

/// Where Debian installs the servers.
const PROGRAMS: &str = "/usr/lib/llvm-22/bin";

/// The capabilities of a server, asked by a client that can do everything.
fn capabilities(program: &str) -> Value {
    let path = Path::new(PROGRAMS).join(program);
    let request = json!({
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": {"processId": null, "rootUri": "file:///w", "capabilities": client()},
    })
    .to_string();
    let mut server = Command::new(path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut input = server.stdin.take().expect("it has an input");
    write!(input, "Content-Length: {}\r\n\r\n{request}", request.len()).expect("it reads");
    input.flush().expect("it reads");
    let mut output = BufReader::new(server.stdout.take().expect("it has an output"));
    let mut length = 0;
    loop {
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        match line.trim().split_once(": ") {
            Some(("Content-Length", count)) => length = count.parse().expect("a number"),
            Some(_) => {}
            None => break,
        }
    }
    let mut answer = vec![0; length];
    output.read_exact(&mut answer).expect("it answers");
    drop(input);
    let _ = server.kill();
    let _ = server.wait();
    let answer: Value = serde_json::from_slice(&answer).expect("the answer is JSON");
    answer["result"]["capabilities"].clone()
}

/// The capabilities of a client with all features, because some servers announce theirs only to such a
/// client.
fn client() -> Value {
    let features = [
        "synchronization",
        "signatureHelp",
        "declaration",
        "definition",
        "typeDefinition",
        "implementation",
        "references",
        "documentHighlight",
        "codeLens",
        "documentLink",
        "colorProvider",
        "formatting",
        "rangeFormatting",
        "onTypeFormatting",
        "foldingRange",
        "selectionRange",
        "linkedEditingRange",
        "callHierarchy",
        "typeHierarchy",
        "moniker",
        "inlineValue",
        "inlayHint",
        "diagnostic",
    ];
    let mut document: Value = features.into_iter().map(|name| (name.to_owned(), json!({}))).collect();
    document["completion"] = json!({"completionItem": {"resolveSupport": {"properties": ["documentation"]}}});
    document["hover"] = json!({"contentFormat": ["markdown"]});
    document["documentSymbol"] = json!({"hierarchicalDocumentSymbolSupport": true});
    document["codeAction"] = json!({
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}},
        "resolveSupport": {"properties": ["edit"]}, "dataSupport": true,
    });
    document["rename"] = json!({"prepareSupport": true});
    document["publishDiagnostics"] = json!({"relatedInformation": true});
    document["semanticTokens"] = json!({
        "requests": {"range": true, "full": {"delta": true}}, "tokenTypes": ["class"],
        "tokenModifiers": [], "formats": ["relative"],
    });
    json!({
        "textDocument": document,
        "workspace": {"symbol": {}, "executeCommand": {}, "workspaceFolders": true, "configuration": true,
                      "fileOperations": {"willRename": true}},
        "general": {"positionEncodings": ["utf-8", "utf-16", "utf-32"]},
    })
}

#[test]
#[ignore = "needs tblgen-lsp-server-22, mlir-lsp-server-22: cargo xtask ci"]
fn the_table_tells_what_other_servers_have() {
    for server in ["tblgen-lsp-server", "mlir-lsp-server"] {
        let capabilities = capabilities(server);
        for row in features::rows() {
            let has = features::has(&capabilities, &row.request);
            assert_eq!(row.cell(server), if has { "yes" } else { "no" }, "{server}: {}", row.request);
        }
    }
}
