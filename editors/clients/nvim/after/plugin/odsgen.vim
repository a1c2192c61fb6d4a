" Neovim's own plugin for archives opens `.ods` as OpenDocument spreadsheets, and no other autocommand sees the file.
if exists('#zip#BufReadCmd#*.ods')
  autocmd! zip BufReadCmd *.ods
endif
