// The tab in which texts of IR are read with the definitions: again after each edit of the text, and after each edit of a definition file.

const trial = { timer: 0, watch: 0, stamp: null, run: 0 };

const trialBox = {
  input: h("textarea", { "aria-label": "Text of IR", spellcheck: "false", placeholder: "Operations of the dialect, as a .mlir file has them", oninput: () => { clearTimeout(trial.timer); trial.timer = setTimeout(readTrial, 150); } }),
  result: h("section", { class: "fill", "aria-live": "polite" }),
};

/** Shows the tab. While it is shown, the files of the definitions are watched. */
function showTrial() {
  const key = "trial." + model.file;
  if (!trialBox.input.value) trialBox.input.value = remembered.get(key) || "";
  fillMain([
    h("h2", {}, "Try a text"), h("p", { class: "meta" }, "It is read, verified and printed with the definitions as they are on disk now. Edit either."),
    h("div", { class: "pair fill" }, h("section", {}, trialBox.input), trialBox.result),
  ], true);
  trial.stamp = null;
  clearInterval(trial.watch);
  trial.watch = setInterval(watchDefinitions, 700);
  watchDefinitions();
}

async function watchDefinitions() {
  if (!trialBox.input.isConnected) return clearInterval(trial.watch);
  const stamp = await read("stamp").catch(() => trial.stamp);
  if (stamp === trial.stamp) return;
  trial.stamp = stamp;
  readTrial();
}

async function readTrial() {
  const text = trialBox.input.value, mine = ++trial.run;
  remembered.set("trial." + model.file, text);
  const found = await read("trial/" + text).catch(() => ({ error: "The server does not answer." }));
  if (mine === trial.run) showTrialResult(found || { error: "The text is too long for this page." });
}

function showTrialResult({ error, output, messages, is_valid: isValid }) {
  const lines = output && new Lines({ rows: plainRows(output.trimEnd()), language: "mlir", label: "Printed" });
  show(trialBox.result, [
    h("p", {}, h("span", { class: "badge " + (isValid ? "good" : "bad") }, isValid ? "valid" : "not valid")),
    error || messages ? h("div", { class: isValid ? "note wrapped" : "note bad wrapped" }, h("pre", {}, error || messages.trimEnd())) : null,
    lines ? lines.element : null,
  ]);
}
