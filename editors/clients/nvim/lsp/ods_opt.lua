-- For `vim.lsp.enable("ods_opt")`, from Neovim 0.11 on.

return {
  cmd = { "ods-opt", "lsp" },
  filetypes = { "mlir" },
  root_markers = { "Cargo.toml", ".git" },
}
