-- Tests of the configuration in a headless Neovim, which `cargo xtask test --editors` runs in a new folder. `ODSGEN` and `ODS_OPT` name the programs.

-- Later checks build on earlier ones: the first failure is the last line.
local function check(name, run)
  local ok, message = pcall(run)
  io.stdout:write((ok and "ok " or "not ok ") .. name .. (ok and "" or ": " .. tostring(message)) .. "\n")
  if not ok then
    vim.cmd("cquit!")
  end
end

local function equal(found, wanted)
  assert(vim.deep_equal(found, wanted), "found " .. vim.inspect(found) .. ", wanted " .. vim.inspect(wanted))
end

local function wait_for(what, condition)
  assert(vim.wait(20000, condition, 20), what .. " did not come")
end

local folder = vim.fn.resolve(vim.fn.getcwd())
local function write(name, text)
  vim.fn.writefile(vim.split(text, "\n"), folder .. "/" .. name)
end

write("odsgen.toml", "")
write("base.td", [[
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

// Operations of the toy.
class Toy_Op<string mnemonic> : Op<Toy_Dialect, mnemonic>;]])
write("main.ods", [[
include "base.td"

def AddOp : Toy_Op<"add"> {
  let summary = "adds";
}

def SubOp : Toy_O<"sub">;]])
write("module.mlir", [[
func.func @f(%a: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
func.func @g(%a: i32) -> i64 {
  %r = call @f(%a) : (i32) -> i32
  return %r : i32
}]])
write("untidy.td", "def   A{int x=1;}")

require("odsgen").setup({ cmd = { os.getenv("ODSGEN"), "lsp" }, mlir_cmd = { os.getenv("ODS_OPT"), "lsp" } })

local function open(name)
  vim.cmd("edit " .. folder .. "/" .. name)
  return vim.api.nvim_get_current_buf()
end

local function ask(buffer, method, parameters)
  local answers = assert(vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, parameters, 20000), "no answer")
  for _, answer in pairs(answers) do
    assert(answer.error == nil, vim.inspect(answer.error))
    return answer.result
  end
  error("no client answered")
end

local function at(buffer, line, character)
  local document = { uri = vim.uri_from_bufnr(buffer) }
  return { textDocument = document, position = { line = line, character = character } }
end

local main = open("main.ods")

check("file types", function()
  equal(vim.bo[main].filetype, "tablegen")
  equal(vim.bo[open("x.mlir")].filetype, "mlir")
  open("main.ods")
end)

check("the server is attached", function()
  wait_for("the server", function()
    return #(vim.lsp.get_clients or vim.lsp.buf_get_clients)(vim.lsp.get_clients and { bufnr = main } or main) == 1
  end)
end)

check("diagnostics", function()
  wait_for("the error", function()
    return #vim.diagnostic.get(main, { severity = vim.diagnostic.severity.ERROR }) > 0
  end)
  local errors = vim.diagnostic.get(main, { severity = vim.diagnostic.severity.ERROR })
  equal(#errors, 1)
  equal({ errors[1].lnum, errors[1].col, errors[1].end_col }, { 6, 12, 17 })
  equal(vim.split(errors[1].message, "\n")[1], "no class is called 'Toy_O'")
end)

check("hover", function()
  local hover = ask(main, "hover", at(main, 2, 15))
  assert(hover.contents.value:find("Operations of the toy", 1, true), hover.contents.value)
end)

check("definition", function()
  local found = ask(main, "definition", at(main, 2, 15))
  found = found[1] or found
  equal(vim.uri_to_fname(found.uri or found.targetUri), folder .. "/base.td")
end)

check("completion", function()
  local list = ask(main, "completion", at(main, 2, 15))
  local labels = vim.tbl_map(function(item)
    return item.label
  end, list.items or list)
  assert(vim.tbl_contains(labels, "Toy_Op"), vim.inspect(labels):sub(1, 300))
end)

check("symbols", function()
  local symbols = ask(main, "documentSymbol", { textDocument = { uri = vim.uri_from_bufnr(main) } })
  equal(symbols[1].name, "AddOp")
end)

check("a quick fix", function()
  local errors = vim.lsp.diagnostic.get_line_diagnostics and vim.lsp.diagnostic.get_line_diagnostics(main, 6) or {}
  if #errors == 0 then
    errors = { vim.diagnostic.get(main)[1].user_data.lsp }
  end
  local parameters = at(main, 6, 14)
  parameters.range = { start = { line = 6, character = 12 }, ["end"] = { line = 6, character = 17 } }
  parameters.context = { diagnostics = errors }
  local actions = ask(main, "codeAction", parameters)
  assert(actions ~= nil and #actions > 0, "no action")
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  equal(vim.api.nvim_buf_get_lines(main, 6, 7, true), { 'def SubOp : Toy_Op<"sub">;' })
  wait_for("the end of the error", function()
    return #vim.diagnostic.get(main, { severity = vim.diagnostic.severity.ERROR }) == 0
  end)
end)

check("rename", function()
  local parameters = at(main, 2, 15)
  parameters.newName = "Toy_Operation"
  vim.lsp.util.apply_workspace_edit(ask(main, "rename", parameters), "utf-16")
  equal(vim.api.nvim_buf_get_lines(main, 2, 3, true), { 'def AddOp : Toy_Operation<"add"> {' })
  local base = vim.fn.bufnr(folder .. "/base.td")
  equal(vim.api.nvim_buf_get_lines(base, 8, 9, true), { "class Toy_Operation<string mnemonic> : Op<Toy_Dialect, mnemonic>;" })
end)

check("formatting", function()
  vim.cmd("silent! wall")
  local buffer = open("untidy.td")
  local parameters = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, options = { tabSize = 2, insertSpaces = true } }
  vim.lsp.util.apply_text_edits(ask(buffer, "formatting", parameters), buffer, "utf-16")
  local shown = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), "\n")
  assert(shown:find("def A {", 1, true), shown)
end)

local module = open("module.mlir")

check("errors of parser and verifier in a module", function()
  wait_for("the errors", function()
    return #vim.diagnostic.get(module) == 2
  end)
  local messages = vim.tbl_map(function(one)
    return one.message
  end, vim.diagnostic.get(module))
  table.sort(messages)
  assert(messages[1]:find("type of return operand 0", 1, true), messages[1])
  equal(messages[2], "use of undeclared SSA value name")
end)

check("a module after an edit", function()
  vim.api.nvim_buf_set_lines(module, 1, 2, true, { "  %sum = arith.addi %a, %a : i32" })
  wait_for("the end of the error", function()
    return #vim.diagnostic.get(module) == 1
  end)
  assert(ask(module, "hover", at(module, 1, 4)).contents.value:find("%sum : i32", 1, true))
  local found = ask(module, "definition", at(module, 5, 13))
  equal((found[1] or found).range.start, { line = 0, character = 10 })
  local list = ask(module, "completion", at(module, 2, 10))
  local labels = vim.tbl_map(function(item)
    return item.label
  end, list.items or list)
  equal(labels, { "%sum", "%a" })
  local parameters = at(module, 1, 4)
  parameters.newName = "total"
  vim.lsp.util.apply_workspace_edit(ask(module, "rename", parameters), "utf-16")
  equal(vim.api.nvim_buf_get_lines(module, 2, 3, true), { "  return %total : i32" })
end)

check("a pass on a function", function()
  vim.api.nvim_buf_set_lines(module, 4, 8, true, {})
  local parameters = at(module, 1, 4)
  parameters.range = { start = parameters.position, ["end"] = parameters.position }
  parameters.context = { diagnostics = {} }
  for _, action in ipairs(ask(module, "codeAction", parameters)) do
    if action.title == "Run 'cse' on func.func @f" then
      local edit = action.edit
      if edit == nil then
        local answers = vim.lsp.buf_request_sync(module, "codeAction/resolve", action, 20000)
        edit = select(2, next(answers)).result.edit
      end
      vim.lsp.util.apply_workspace_edit(edit, "utf-16")
      equal(vim.api.nvim_buf_get_lines(module, 0, 1, true), { "func.func @f(%arg0: i32) -> i32 {" })
      return
    end
  end
  error("there is no action for the pass")
end)

check("a module of a dialect that only the project's definitions have", function()
  vim.fn.mkdir(folder .. "/gates")
  write("gates/gate.td", [[
include "mlir/IR/OpBase.td"

def Gate_Dialect : Dialect {
  let name = "gate";
}

def Gate_SwapOp : Op<Gate_Dialect, "swap"> {
  let arguments = (ins I32:$in);
  let assemblyFormat = "$in attr-dict";
}]])
  write("gates/odsgen.toml", "")
  write("gates/module.mlir", [[
func.func @f(%a: i32, %b: i64) {
  gate.swap %a
  gate.swap %b
  return
}]])
  local gates = open("gates/module.mlir")
  wait_for("the error", function()
    return #vim.diagnostic.get(gates) == 1
  end)
  local message = vim.diagnostic.get(gates)[1].message
  assert(message:find("prior uses: 'i32' vs 'i64'", 1, true), message)
  vim.api.nvim_buf_set_lines(gates, 2, 3, true, { "  gate." })
  local list = ask(gates, "completion", at(gates, 2, 7))
  local labels = vim.tbl_map(function(item)
    return item.label
  end, list.items or list)
  equal(labels, { "gate.swap" })
end)

check("tree-sitter", function()
  local parser = vim.api.nvim_get_runtime_file("parser/tablegen.so", false)
  assert(#parser == 1, "the parser is not in the runtime path")
  local tree = vim.treesitter.get_parser(main, "tablegen"):parse()[1]:root()
  equal(tree:has_error(), false)
  for _, name in ipairs({ "highlights", "injections", "folds", "locals" }) do
    local get = vim.treesitter.query.get or vim.treesitter.get_query or vim.treesitter.query.get_query
    local query = get("tablegen", name)
    assert(query ~= nil and #query.captures > 0, name)
  end
end)

vim.cmd("qall!")
