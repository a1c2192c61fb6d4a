-- Asks the server ODSGEN_SERVER about the file ODSGEN_FILE, and prints a line for each answer.

local file = vim.env.ODSGEN_FILE
vim.cmd("edit " .. vim.fn.fnameescape(file))
local config = { name = "odsgen", cmd = { vim.env.ODSGEN_SERVER, "lsp" }, root_dir = vim.fn.fnamemodify(file, ":h") }
if vim.lsp.start then
  vim.lsp.start(config)
else
  vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
end

local lines = {}
local function say(...)
  table.insert(lines, table.concat({ ... }, " "))
end

-- The answer to a request at the first occurrence of a text.
local function ask(method, text, more)
  vim.fn.cursor(1, 1)
  local place = vim.fn.searchpos("\\V" .. text, "c")
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = place[1] - 1, character = place[2] - 1 },
  }
  for key, value in pairs(more or {}) do
    params[key] = value
  end
  local answers = vim.lsp.buf_request_sync(0, "textDocument/" .. method, params, 60000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
for _, found in ipairs(vim.diagnostic.get(0)) do
  say("diagnostic", found.lnum + 1, (found.message:gsub("\n", "; ")))
end
say("hover", (ask("hover", "Toy_Op<\"add\">").contents.value:gsub("\n", " ")))
say("definition", ask("definition", "Toy_Op<\"add\">").range.start.line + 1)
local completed = {}
for _, item in ipairs(ask("completion", "summry").items) do
  table.insert(completed, item.label)
end
say("completion", table.concat(completed, " ", 1, 3))

-- The edits of a rename, made as the editor makes them.
vim.lsp.util.apply_workspace_edit(ask("rename", "$lhs", { newName = "left" }), "utf-16")
say("renamed", vim.fn.getline(6), vim.fn.getline(7))
vim.fn.writefile(lines, vim.env.ODSGEN_ANSWERS)
vim.cmd("qall!")
