// A record or a class in full.

/** `Ops.td:12`, as a link to the line. */
function place(at) {
  if (!at) return null;
  const path = model.files[at.file].path;
  return link(["files", String(at.file), String(at.line)], `${path.split("/").pop()}:${at.line}`);
}

/** The value of a field, as a link where it is a record. */
function fieldValue(field) {
  const text = field.value;
  if (field.refers) return link(["records", text], h("code", {}, text));
  if (text.length > 400) return h("details", {}, h("summary", {}, h("code", {}, text.slice(0, 120) + "…")), h("code", {}, text));
  return h("code", {}, text);
}

/** The classes and `let`s that gave a field its value, the last of which counts. */
function fieldSteps(field) {
  const items = field.steps.map((step, i) => h("li", { class: i + 1 === field.steps.length ? "last" : "" },
    step.by, " ", place(step.place), step.text ? [" ", h("code", {}, step.text.length > 300 ? step.text.slice(0, 300) + "…" : step.text)] : null));
  const last = field.steps[field.steps.length - 1];
  if (!last) return "";
  if (items.length === 1) return [last.by, " ", place(last.place)];
  return h("details", { class: "steps" }, h("summary", {}, last.by, " ", place(last.place), ` · ${items.length} steps`), h("ol", {}, items));
}

function fieldTable(fields) {
  const own = fields.filter((field) => field.steps.length && field.value !== "?");
  const rows = (list) => list.map((field) => h("tr", {}, h("td", {}, h("code", { class: "k" }, field.type), " ", h("code", {}, field.name)),
    h("td", { class: "value" }, fieldValue(field)), h("td", {}, fieldSteps(field))));
  const table = (list) => h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Field"), h("th", { scope: "col" }, "Value"), h("th", { scope: "col" }, "How it came about"))), h("tbody", {}, rows(list))));
  const unset = fields.filter((field) => !own.includes(field));
  return [own.length ? table(own) : h("p", { class: "meta" }, "No field has a value."),
    unset.length ? h("details", {}, h("summary", {}, counted(unset.length, "field") + " without a value"), table(unset)) : null];
}

const section = (title, ...content) => (content.flat().some(Boolean) ? [h("h3", {}, title), content] : null);

function formatSection(format) {
  if (!format) return null;
  if (format.error) return section("Syntax", codeBlock(format.text, "td"), h("p", { class: "note bad" }, format.error));
  const width = Math.max(320, mainBox.clientWidth - 90);
  return section("Syntax",
    format.tree.length ? h("div", { class: "canvas", tabindex: "0" }, railroad(format.tree, "Railroad diagram of the assembly format", width)) : h("p", { class: "meta" }, "The format is empty."),
    h("details", {}, h("summary", {}, "As it is written"), codeBlock(format.text, "td")),
    format.examples.length ? [h("h3", {}, "Generated examples"), format.examples.map((example) => [h("p", { class: "meta" }, example.title), codeBlock(example.text, "mlir")])] : null);
}

function operandSection(record) {
  if (!record.parts?.length) return null;
  return section(record.operation ? "Operands, attributes, results, regions" : "Parameters", h("div", { class: "scroll" }, h("table", {}, h("tbody", {}, record.parts.map((part) => h("tr", {},
    h("td", {}, part.role), h("td", {}, h("code", { class: "v" }, part.name ? "$" + part.name : "")), h("td", {}, part.known ? link(["records", part.constraint], h("code", {}, part.constraint)) : h("code", {}, part.constraint)), h("td", {}, part.summary)))))));
}

/** The methods of an interface. */
function methodSection(methods) {
  if (!methods?.length) return null;
  return section("Methods", methods.map((method) => [h("p", {}, h("code", {}, method.signature), method.has_default ? h("span", { class: "meta" }, " · has a default") : null), method.description ? prose(method.description) : null]));
}

function predicateSection(predicate) {
  if (!predicate) return null;
  const rust = predicate.error ? h("p", { class: "note bad" }, predicate.error) : predicate.rust ? codeBlock(predicate.rust, "rust") : h("p", { class: "meta" }, "It accepts everything: no code.");
  return section("Predicate and its Rust", h("div", { class: "pair" }, h("section", {}, h("p", { class: "meta" }, "C++ of the definition"), tree(predicate.tree)), h("section", {}, h("p", { class: "meta" }, "Generated Rust"), rust,
    predicate.missing?.length ? h("p", {}, h("span", { class: "badge bad" }, "user-provided"), " ", predicate.missing.join(", ")) : null)));
}

function ruleSection(rule) {
  if (!rule) return null;
  return [section("Rule", h("div", { class: "pair" }, h("section", {}, h("p", { class: "meta" }, "Source"), tree(rule.source)), h("section", {}, h("p", { class: "meta" }, rule.results.length ? "Results" : "Erases the root"), tree(...rule.results)))),
    rule.constraints.length ? section("Constraints", tree(...rule.constraints)) : null,
    rule.explain ? section("Decision tree", codeBlock(rule.explain, "")) : null,
    rule.error ? h("p", { class: "note bad" }, rule.error) : null];
}

/** The view of a record. */
function recordView(record) {
  if (!record) return [h("h2", {}, "No such record"), h("p", { class: "meta" }, "Records without a name are in pages that odsgen serves only.")];
  const parents = record.superclasses.filter((c) => c.direct).map((c, i) => [i ? ", " : "", link(["classes", c.name], c.name)]);
  const inherited = record.superclasses.filter((c) => !c.direct).map((c, i) => [i ? ", " : "", link(["classes", c.name], c.name)]);
  const badge = record.coverage && (record.coverage.missing.length || record.coverage.hooks.length || record.coverage.unreadable ? h("span", { class: "badge bad" }, "needs Rust") : h("span", { class: "badge good" }, "fully generated"));
  return [
    h("h2", {}, record.name, " ", h("span", { class: "badge" }, record.kind), " ", record.operation ? h("span", { class: "badge plain" }, record.operation) : null, " ", badge),
    h("p", { class: "meta" }, place(record.place), parents.length ? [" : ", parents] : null, record.madeBy.length ? [" · made by a defm at ", record.madeBy.map((at, i) => [i ? ", " : "", place(at)])] : null),
    record.summary ? h("p", {}, record.summary) : null,
    formatSection(record.format),
    record.syntax ? section("Syntax", codeBlock(record.syntax, "td")) : null,
    operandSection(record),
    methodSection(record.methods),
    predicateSection(record.predicate),
    ruleSection(record.rule),
    record.coverage?.missing.length || record.coverage?.hooks.length ? section("To write in Rust", h("ul", {}, [...record.coverage.missing, ...record.coverage.hooks].map((name) => h("li", {}, h("code", {}, name))))) : null,
    record.description ? section("Description", prose(record.description)) : null,
    section("Evaluation", inherited.length ? h("p", { class: "meta" }, "Inherits from ", inherited) : null, fieldTable(record.fields)),
    record.operation || record.generates ? section("Generated code", h("p", {}, model.outputs.map((output, i) => [i ? " · " : "", link(["generated", output.name, record.name], output.name)]))) : null,
    record.users.length ? section("Used by", h("p", {}, record.users.map((name, i) => [i ? ", " : "", link(["records", name], name)]))) : null,
  ];
}

/** The view of a class. */
function classView(record) {
  if (!record) return [h("h2", {}, "No such class")];
  const names = (list, route) => list.map((name, i) => [i ? ", " : "", link([route, name], name)]);
  return [
    h("h2", {}, record.name, " ", h("span", { class: "badge" }, "class")),
    h("p", { class: "meta" }, place(record.place), record.parents.length ? [" : ", names(record.parents, "classes")] : null),
    record.comment ? prose(record.comment) : null,
    record.arguments.length ? section("Template arguments", h("table", {}, h("tbody", {}, record.arguments.map((argument) => h("tr", {}, h("td", {}, h("code", { class: "k" }, argument.type), " ", h("code", {}, argument.name)), h("td", { class: "value" }, argument.value === "?" ? "" : h("code", {}, argument.value))))))) : null,
    record.subclasses.length ? section("Classes that derive from it", h("p", {}, names(record.subclasses, "classes"))) : null,
    record.records.length ? section(`${counted(record.count, "record")}`, h("p", {}, names(record.records, "records"), record.count > record.records.length ? " …" : null)) : null,
    section("Fields", fieldTable(record.fields)),
  ];
}
