// Pictures without secrets: wherever one is shown, dots are for as long as the picture is taken; where one is still
// shown then, there is no picture.
import { handOn } from "../behaviours/page-hand.js";
import { readText } from "../page/read-tree.js";
/** Takes pictures while nothing secret is shown; `null` where that cannot be had. */
export async function withoutSecrets(at, take) {
    const values = at.record.guard.filledSecrets;
    if (values.length === 0)
        return take();
    await handOn(at).ask(`(${HIDE_SCRIPT})(acts.visit, ${JSON.stringify(values)})`);
    try {
        if (!(await isShown(at)))
            return await take();
        at.record.book.note("cut", "a picture: a secret is shown in it");
        return null;
    }
    finally {
        if (at.record.reached === null)
            await handOn(at).ask(SHOW_SCRIPT);
    }
}
/** By the text as it is laid out, values of fields and closed shadow roots included. */
async function isShown({ connection, record, open }) {
    const patience = { session: open.session, patienceMs: record.limits.maxBusyMs };
    const asked = connection.send("DOMSnapshot.captureSnapshot", { computedStyles: [] }, patience);
    const text = readText(await record.over.during(asked), null);
    return record.secrets?.isIn(text) ?? false;
}
const HIDE_SCRIPT = `(visit, values) => {
  const has = (text) => values.some((value) => text.toLowerCase().includes(value.toLowerCase()));
  globalThis.shownAgain = [];
  const put = (holder, name) => {
    const was = holder[name];
    globalThis.shownAgain.push(() => { holder[name] = was; });
    holder[name] = "••••••••";
  };
  const texts = (root) => {
    for (const node of root.childNodes) if (node.nodeType === Node.TEXT_NODE && has(node.data)) put(node, "data");
  };
  visit((e) => {
    if (e.matches("input, textarea") && e.type !== "password" && has(e.value)) put(e, "value");
    if (e.matches("[placeholder]") && has(e.placeholder)) put(e, "placeholder");
    texts(e);
    if (e.shadowRoot) texts(e.shadowRoot);
  });
}`;
const SHOW_SCRIPT = `for (const show of globalThis.shownAgain ?? []) show();`;
