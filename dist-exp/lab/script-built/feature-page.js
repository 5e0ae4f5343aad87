/** Markup of the page; `other` is the second origin. */
export function featurePage(features, other) {
    const items = features.map(({ name }, at) => `<p id="f${at}">${name}: …</p>`).join("\n");
    const runs = features.map(({ script }, at) => `run(${at}, async (once, frame, heard, other) => {\n${script}\n});`);
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>features</title>
<style>p { white-space: nowrap } iframe { position: absolute; width: 9px; height: 9px; left: -99px; top: 0 }</style>
<script type="importmap">{"imports":{"mapped":"/files/mapped.js"}}</script></head>
<body>
${items}
<div id="room"></div>
<script>
const names = ${JSON.stringify(features.map(({ name }) => name))};
const once = (target, event) => new Promise((done, fail) => {
  target.addEventListener(event, done, { once: true });
  if (event !== "error") target.addEventListener?.("error", () => fail(new Error("error event")), { once: true });
});
/** Adds a frame; its messages are heard by heard(key). */
const frame = (attributes) => {
  const made = document.createElement("iframe");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.getElementById("room").append(made);
  return made;
};
const said = new Map();
addEventListener("message", ({ data }) => {
  if (typeof data !== "object" || data === null || !data.key) return;
  said.get(data.key)?.(String(data.value)) ?? said.set(data.key, () => String(data.value));
});
/** What a frame posts under a key. */
const heard = (key) => new Promise((done) => {
  if (said.has(key)) return done(said.get(key)());
  said.set(key, (value) => (done(value), true));
});
const run = async (at, script) => {
  let line;
  try {
    line = await script(once, frame, heard, ${JSON.stringify(other)});
  } catch (error) {
    line = "threw " + error?.name;
  }
  document.getElementById("f" + at).textContent = names[at] + ": " + line;
};
${runs.join("\n")}
</script></body></html>
`;
}
/** The lines that a page printed, by feature; those that never came are missing. */
export function featureLines(text, features) {
    const lines = new Map();
    for (const line of text.split("\n")) {
        const name = features.find((one) => line.trim().startsWith(`${one.name}: `))?.name;
        const printed = line.trim().slice((name?.length ?? 0) + 2);
        if (name !== undefined && printed !== "…" && !lines.has(name))
            lines.set(name, printed);
    }
    return lines;
}
