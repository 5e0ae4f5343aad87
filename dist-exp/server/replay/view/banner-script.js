// The script of the page around an archived page. It loads the frame and follows its links; everything else that it
// does makes the banner handier, and nothing on the banner needs it.
import { createHash } from "node:crypto";
/**
 * In a window of its own the script loads the frame and goes where the framed page's links lead. In a frame it is our
 * answer to such a link: it tells the window around it, or, deeper inside, goes on to the page itself.
 */
const FOLLOWING = `
const own = document.documentElement.dataset;
const frame = document.querySelector("template")?.content.firstChild.cloneNode();
const mark = "isochron replay ";
if (self !== top) {
  if (parent === top) parent.postMessage(mark + own.address + location.hash, "*");
  else location.replace(own.framed + location.hash);
} else if (frame) {
  addEventListener("message", ({ source, data }) => {
    const asked = typeof data === "string" && data.startsWith(mark) ? data.slice(mark.length) : "";
    if (source !== frame.contentWindow || !/^\\d{17}\\/https?:\\/\\/[^/]/.test(asked)) return;
    const [path] = asked.split("#", 1), hash = asked.slice(path.length);
    if (path === own.address) frame.contentWindow.location.replace(own.framed + hash);
    else location.replace(own.prefix + "/" + path + hash);
  });
  frame.src = own.framed + location.hash;
  document.body.append(frame);
}
`;
/** The strip is one stop of the tab key, on which arrows move; Escape and a click on the page close what is open. */
const HANDLING = `
const marks = [...document.querySelectorAll(".strip a")];
const stop = Math.max(0, marks.findIndex((one) => one.hasAttribute("aria-current")));
marks.forEach((one, i) => (one.tabIndex = i === stop ? 0 : -1));
const close = (back) => {
  for (const one of document.querySelectorAll("details[open]")) {
    one.open = false;
    if (back) one.querySelector("summary").focus();
  }
};
addEventListener("keydown", (event) => {
  if (event.key === "Escape") close(true);
  const from = marks.indexOf(document.activeElement);
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: marks.length - 1 }[event.key];
  if (from < 0 || !marks[to]) return;
  event.preventDefault();
  marks[from].tabIndex = -1;
  marks[to].tabIndex = 0;
  marks[to].focus();
});
addEventListener("blur", () => document.activeElement === frame && close(false));
`;
/** What was asked for in the meantime is told when the evidence is opened; the line above it stays where it is. */
const RENEWING = `
const box = document.querySelector("details");
const renew = async () => {
  const answer = await fetch(own.served);
  if (!answer.ok) return;
  const made = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const name of ["summary", ".panel"])
    box.querySelector(name).replaceChildren(...made.querySelector(name).childNodes);
};
if (box && own.served) {
  box.addEventListener("toggle", () => box.open && renew().catch(() => {}));
  frame.addEventListener("load", () => box.open || renew().catch(() => {}));
}
`;
/** The whole script. */
export const FRAMING_SCRIPT = FOLLOWING + HANDLING + RENEWING;
/** The script as a source of a policy. */
export const FRAMING_SCRIPT_HASH = `sha256-${createHash("sha256").update(FRAMING_SCRIPT).digest("base64")}`;
