// Tokens that are no regular expressions: block comments, which nest, and the text of code literals.

#include "tree_sitter/parser.h"

enum TokenType { BLOCK_COMMENT, CODE_CONTENT, ERROR_SENTINEL };

void *tree_sitter_tablegen_external_scanner_create(void) { return NULL; }
void tree_sitter_tablegen_external_scanner_destroy(void *payload) {}
unsigned tree_sitter_tablegen_external_scanner_serialize(void *payload, char *buffer) { return 0; }
void tree_sitter_tablegen_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {}

// The text up to `}]`, which is not empty.
static bool scan_code(TSLexer *lexer) {
  lexer->result_symbol = CODE_CONTENT;
  for (bool has_text = false; !lexer->eof(lexer); has_text = true) {
    lexer->mark_end(lexer);
    while (lexer->lookahead == '}') {
      lexer->advance(lexer, false);
      if (lexer->lookahead == ']') return has_text;
      has_text = true;
      lexer->mark_end(lexer);
    }
    lexer->advance(lexer, false);
  }
  return false;
}

// A comment from `/*` to the `*/` that closes it.
static bool scan_comment(TSLexer *lexer) {
  while (lexer->lookahead == ' ' || (lexer->lookahead >= '\t' && lexer->lookahead <= '\r')) {
    lexer->advance(lexer, true);
  }
  if (lexer->lookahead != '/') return false;
  lexer->advance(lexer, false);
  if (lexer->lookahead != '*') return false;
  lexer->advance(lexer, false);
  for (unsigned depth = 1; depth > 0;) {
    if (lexer->eof(lexer)) return false;
    int32_t first = lexer->lookahead;
    lexer->advance(lexer, false);
    if (first == '/' && lexer->lookahead == '*') {
      depth++;
    } else if (first == '*' && lexer->lookahead == '/') {
      depth--;
    } else {
      continue;
    }
    lexer->advance(lexer, false);
  }
  lexer->mark_end(lexer);
  lexer->result_symbol = BLOCK_COMMENT;
  return true;
}

bool tree_sitter_tablegen_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid_symbols) {
  if (valid_symbols[CODE_CONTENT] && !valid_symbols[ERROR_SENTINEL]) return scan_code(lexer);
  return valid_symbols[BLOCK_COMMENT] && scan_comment(lexer);
}
