//! The book's table of features. The tests of both servers compare it with the responses to the requests of
//! sessions.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

/// Requests with a response that is not empty, by session.
pub(crate) type Answered = BTreeMap<String, BTreeSet<String>>;

/// Requests and notifications of the table, and the capability of a server that announces each.
const CAPABILITIES: [(&str, &str); 38] = [
    ("textDocument/publishDiagnostics", "/textDocumentSync"),
    ("textDocument/diagnostic", "/diagnosticProvider"),
    ("textDocument/completion", "/completionProvider"),
    ("completionItem/resolve", "/completionProvider/resolveProvider"),
    ("textDocument/signatureHelp", "/signatureHelpProvider"),
    ("textDocument/hover", "/hoverProvider"),
    ("textDocument/declaration", "/declarationProvider"),
    ("textDocument/definition", "/definitionProvider"),
    ("textDocument/typeDefinition", "/typeDefinitionProvider"),
    ("textDocument/implementation", "/implementationProvider"),
    ("textDocument/references", "/referencesProvider"),
    ("textDocument/documentHighlight", "/documentHighlightProvider"),
    ("textDocument/documentSymbol", "/documentSymbolProvider"),
    ("workspace/symbol", "/workspaceSymbolProvider"),
    ("textDocument/codeAction", "/codeActionProvider"),
    ("codeAction/resolve", "/codeActionProvider/resolveProvider"),
    ("textDocument/codeLens", "/codeLensProvider"),
    ("codeLens/resolve", "/codeLensProvider/resolveProvider"),
    ("textDocument/documentLink", "/documentLinkProvider"),
    ("textDocument/formatting", "/documentFormattingProvider"),
    ("textDocument/rangeFormatting", "/documentRangeFormattingProvider"),
    ("textDocument/onTypeFormatting", "/documentOnTypeFormattingProvider"),
    ("textDocument/rename", "/renameProvider"),
    ("textDocument/prepareRename", "/renameProvider/prepareProvider"),
    ("textDocument/linkedEditingRange", "/linkedEditingRangeProvider"),
    ("textDocument/foldingRange", "/foldingRangeProvider"),
    ("textDocument/selectionRange", "/selectionRangeProvider"),
    ("textDocument/prepareCallHierarchy", "/callHierarchyProvider"),
    ("textDocument/prepareTypeHierarchy", "/typeHierarchyProvider"),
    ("textDocument/semanticTokens/full", "/semanticTokensProvider/full"),
    ("textDocument/semanticTokens/full/delta", "/semanticTokensProvider/full/delta"),
    ("textDocument/semanticTokens/range", "/semanticTokensProvider/range"),
    ("textDocument/inlayHint", "/inlayHintProvider"),
    ("textDocument/moniker", "/monikerProvider"),
    ("workspace/executeCommand", "/executeCommandProvider"),
    ("workspace/willRenameFiles", "/workspace/fileOperations/willRename"),
    ("workspace/didChangeWorkspaceFolders", "/workspace/workspaceFolders/supported"),
    ("initialize", "/positionEncoding"),
];

/// A row of the table: a request, and a cell for each server by the header of its column.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) request: String,
    cells: BTreeMap<String, String>,
}

impl Row {
    /// The cell of a server.
    pub(crate) fn cell(&self, server: &str) -> &str {
        self.cells.get(server).unwrap_or_else(|| panic!("there is no column '{server}'"))
    }
}

/// The rows of the table, which has one for each request above.
pub(crate) fn rows() -> Vec<Row> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/tools/lsp-features.md");
    let page = fs::read_to_string(page).expect("the page can be read");
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect()
    };
    let mut lines = page.lines().skip_while(|line| !line.contains("| request |"));
    let header = cells(lines.next().expect("the page has the table"));
    let table = lines.skip(1).take_while(|line| line.starts_with('|'));
    let rows: Vec<Row> = table
        .map(|line| {
            let cells = cells(line);
            assert_eq!(cells.len(), header.len(), "{line}");
            let request = cells[1].clone();
            Row { request, cells: header.iter().cloned().zip(cells).skip(2).collect() }
        })
        .collect();
    let found: Vec<&str> = rows.iter().map(|row| row.request.as_str()).collect();
    let wanted: Vec<&str> = CAPABILITIES.iter().map(|(request, _)| *request).collect();
    assert_eq!(found, wanted, "the requests of the table");
    rows
}

/// Whether a server with these capabilities answers a request.
pub(crate) fn has(capabilities: &Value, request: &str) -> bool {
    let pointer = CAPABILITIES.iter().find(|(known, _)| *known == request).expect("it is in the table").1;
    capabilities.pointer(pointer).is_some_and(|found| !found.is_null() && *found != Value::Bool(false))
}

/// Compares the column of a server of ours with its capabilities: a cell is `no`, or names the session or the
/// test function for which the request is answered.
pub(crate) fn check(server: &str, capabilities: &Value, answered: &Answered) {
    let mut wrong = Vec::new();
    for row in rows() {
        let (request, cell) = (&row.request, row.cell(server));
        let tested = || match answered.get(cell) {
            Some(requests) => requests.contains(request),
            None => function(cell).is_some_and(|text| text.contains(request.as_str())),
        };
        match (has(capabilities, request), cell == "no") {
            (true, true) => wrong.push(format!("{request}: the server has it")),
            (true, false) if !tested() => wrong.push(format!("{request}: '{cell}' does not test it")),
            (false, false) => wrong.push(format!("{request}: the server does not have it")),
            (true, false) | (false, true) => {}
        }
    }
    assert!(wrong.is_empty(), "{server}: {wrong:#?}");
}

/// The text of a test function of this crate.
fn function(name: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = fs::read_dir(folder).expect("the tests can be listed").flatten();
    files.filter_map(|file| fs::read_to_string(file.path()).ok()).find_map(|text| {
        let (_, rest) = text.split_once(&format!("#[test]\nfn {name}() {{"))?;
        Some(rest.split_once("\n}\n").map_or(rest, |(body, _)| body).to_owned())
    })
}
