--- Clients of `odsgen lsp` for definitions, `.td` and `.ods`, and of `ods-opt lsp` for `.mlir`. Work from Neovim 0.7 on.

local M = {}

local defaults = {
  cmd = { "odsgen", "lsp" },
  -- Files that show a project's folder, the nearest first.
  root_markers = { "odsgen.toml", "Cargo.toml", "tablegen_compile_commands.yml", ".git" },
  -- Options of the server: includeDirs, defines, mlirVersion, compilationDatabases, debounce.
  settings = {},
  -- The server for `.mlir`, `ods-opt` or a driver with dialects of its own; nil for none. Options of the server: passes,
  -- allowUnregisteredDialects, debounce.
  mlir_cmd = { "ods-opt", "lsp" },
  mlir_settings = {},
  -- Called with the client and the buffer.
  on_attach = nil,
}

local options = defaults

--- The project's folder of a file: the nearest with a marker, otherwise the file's own.
function M.root(file, markers)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  local start = folder
  while true do
    for _, marker in ipairs(markers) do
      local path = folder .. "/" .. marker
      if vim.fn.filereadable(path) == 1 or vim.fn.isdirectory(path) == 1 then
        return folder
      end
    end
    local parent = vim.fn.fnamemodify(folder, ":h")
    if parent == folder then
      return start
    end
    folder = parent
  end
end

local clients = {}

--- Name, command and options of the server for a buffer's file type.
local function server(buffer)
  if vim.bo[buffer].filetype == "mlir" then
    return "ods-opt", options.mlir_cmd, options.mlir_settings
  end
  return "odsgen", options.cmd, options.settings
end

--- Attaches the server to a buffer. Buffers of a project share one.
function M.attach(buffer)
  local name, cmd, settings = server(buffer)
  if cmd == nil or vim.fn.executable(cmd[1]) == 0 then
    return nil
  end
  local root = M.root(vim.api.nvim_buf_get_name(buffer), options.root_markers)
  local config = {
    name = name,
    cmd = cmd,
    root_dir = root,
    init_options = next(settings) and settings or nil,
    on_attach = options.on_attach,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
  }
  if vim.lsp.start then
    return vim.lsp.start(config, { bufnr = buffer })
  end
  local key = name .. " " .. root
  if clients[key] == nil then
    config.on_exit = function()
      clients[key] = nil
    end
    clients[key] = vim.lsp.start_client(config)
  end
  if clients[key] ~= nil then
    vim.lsp.buf_attach_client(buffer, clients[key])
  end
  return clients[key]
end

--- Sets options, and attaches the servers to buffers of definitions and modules from now on.
function M.setup(given)
  options = vim.tbl_extend("force", defaults, given or {})
  vim.api.nvim_create_autocmd("FileType", {
    group = vim.api.nvim_create_augroup("odsgen", { clear = true }),
    pattern = { "tablegen", "mlir" },
    callback = function(event)
      vim.bo[event.buf].commentstring = "// %s"
      vim.bo[event.buf].shiftwidth = 2
      vim.bo[event.buf].expandtab = true
      M.attach(event.buf)
    end,
  })
end

return M
