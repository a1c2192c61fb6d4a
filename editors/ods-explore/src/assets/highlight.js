// Tokens of the languages that are shown, line by line. A line is coloured when it is drawn, so long texts cost nothing.

const LANGUAGES = {
  mlir: /(?<c>\/\/.*$)|(?<s>"(?:[^"\\]|\\.)*")|(?<v>[%^][\w.$-]+(?:#\d+)?)|(?<y>@(?:[\w.$-]+|"[^"]*"))|(?<o>\b[a-z_]\w*(?:\.[a-z_][\w$]*)+)|(?<t>[!#][\w.$-]+|\b(?:[su]?i\d+|f\d+\w*|bf16|index|memref|tensor|vector|tuple|none)\b)|(?<n>\b\d[\d.]*(?:e[+-]?\d+)?\b)|(?<k>\b(?:module|return|attributes|private|loc|to|step|iter_args|else|do|dense)\b)/g,
  td: /(?<c>\/\/.*$)|(?<s>"(?:[^"\\]|\\.)*")|(?<k>\b(?:class|def|defm|multiclass|let|in|foreach|if|then|else|include|defvar|defset|deftype|field|assert|dump|true|false)\b|![a-z]+)|(?<t>\b(?:int|bit|bits|string|code|list|dag)\b)|(?<v>\$\w+)|(?<n>\b\d+\b)/g,
  rust: /(?<c>\/\/.*$)|(?<s>"(?:[^"\\]|\\.)*")|(?<k>\b(?:pub|fn|impl|struct|enum|trait|let|mut|match|if|else|for|in|use|mod|const|static|self|Self|return|type|where|crate|dyn|as)\b)|(?<t>\b[A-Z]\w*\b)|(?<n>\b\d\w*\b)/g,
  python: /(?<c>#.*$)|(?<s>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<k>\b(?:def|class|return|import|from|as|if|else|elif|for|in|is|not|None|True|False|self|lambda|with|raise)\b|@\w+)|(?<n>\b\d+\b)/g,
  c: /(?<c>\/\/.*$|^\s*\/?\*.*$)|(?<s>"(?:[^"\\]|\\.)*")|(?<k>^\s*#\w+|\b(?:extern|static|inline|const|struct|typedef|return|void|bool|int|char|size_t|intptr_t|int64_t)\b)|(?<t>\b[A-Z]\w*\b)|(?<n>\b\d+\b)/g,
  markdown: /(?<k>^#{1,6} .*$)|(?<s>`[^`]*`)|(?<c>^<.*>$)|(?<t>^\|.*\|$)/g,
};

/** The line as text and coloured spans. */
function coloured(text, language) {
  const pattern = LANGUAGES[language];
  if (!pattern || text.length > 4000) return [text];
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    parts.push(h("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** A block of code. */
const codeBlock = (text, language) =>
  h("pre", { class: "block", tabindex: "0" }, text.split("\n").map((line, i) => [i ? "\n" : null, coloured(line, language)]));
