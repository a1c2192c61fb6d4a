-- For `vim.lsp.enable("odsgen")`, from Neovim 0.11 on.

return {
  cmd = { "odsgen", "lsp" },
  filetypes = { "tablegen" },
  root_markers = { "odsgen.toml", "Cargo.toml", "tablegen_compile_commands.yml", ".git" },
}
