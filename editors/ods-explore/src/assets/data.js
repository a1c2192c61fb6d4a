// Data by chunks: from this file if it is there, otherwise from the server; each is read once.

const chunks = new Map();
const inline = new Map();
for (const script of document.querySelectorAll("script[data-chunk]")) inline.set(script.dataset.chunk, script);

/** The chunk of that name, as a promise; `null` if there is none. */
function chunk(name) {
  if (!chunks.has(name)) chunks.set(name, read(name));
  return chunks.get(name);
}

async function read(name) {
  const script = inline.get(name);
  if (script) {
    const value = JSON.parse(script.textContent);
    inline.delete(name);
    script.remove();
    return value;
  }
  if (!location.protocol.startsWith("http") || inline.has("index") || standsAlone) return null;
  const response = await fetch("chunk/" + encodeURIComponent(name));
  return response.ok ? response.json() : null;
}

const standsAlone = inline.has("index");

/** A view that is shown once its chunks are there, unless another one was asked for meanwhile. */
let asked = 0;
async function withChunks(names, then) {
  const mine = ++asked;
  const found = await Promise.all(names.map(chunk));
  if (mine === asked) then(...found);
}

/** The choice that a browser remembers, where it may. */
const remembered = {
  get(name) { try { return localStorage.getItem("odsgen." + name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem("odsgen." + name, value); } catch { /* Files may have no storage. */ } },
};
