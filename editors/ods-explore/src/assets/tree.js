// Trees of terms: rewrite rules and predicates.

/** A node `{ label, kind, name, children }` as a nested list. */
function treeOf(node) {
  const label = [
    node.known ? link(["records", node.label], h("code", {}, node.label)) : h("code", { class: node.kind === "code" ? "s" : node.kind === "value" ? "n" : "" }, node.label),
    node.name ? h("code", { class: "v" }, " $" + node.name) : null,
  ];
  return h("li", {}, label, node.children?.length ? h("ul", {}, node.children.map(treeOf)) : null);
}

const tree = (...nodes) => h("ul", { class: "tree" }, nodes.map(treeOf));
