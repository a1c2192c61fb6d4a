" File types. The server starts with `require("odsgen").setup()`, or with `vim.lsp.enable({ "odsgen", "ods_opt" })` from Neovim 0.11 on.
autocmd BufRead,BufNewFile *.td,*.ods set filetype=tablegen
autocmd BufRead,BufNewFile *.mlir set filetype=mlir
