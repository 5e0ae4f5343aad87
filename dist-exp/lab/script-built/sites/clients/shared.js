// What every client is bundled with: how it asks, and how plain scripts show what came.
/** Sources by the name they are imported by. */
export const SHARED = {
    "site:ask": `
const root = document.documentElement;
const { api, noise } = root.dataset;
const later = (ms) => new Promise((done) => setTimeout(done, ms));
export const viewPath = location.pathname === "/" ? "/front" : location.pathname;
export const edition = window.edition;
export const base = api;
/** What a cache, a counter or a habit puts behind an address. */
const query = () =>
  noise === "chance" ? "?_=" + Math.random().toString(36).slice(2) : noise === "clock" ? "?t=" + Date.now() : "";
export const address = () => api + "/api" + viewPath + query();
/** The page's view with its edition, after whatever this site is in the habit of. */
export const load = async (ask = async (url) => (await fetch(url)).json()) => {
  if (noise === "marks") document.body.dataset.mark = String(Math.random());
  if (noise === "late") await later(700);
  if (noise === "polls") for (let times = 0; times < 2; times++) {
    await ask(address());
    await later(250);
  }
  return { ...(await ask(address())), edition };
};
`,
    "site:show": `
const made = (name, text, attributes = {}) => Object.assign(document.createElement(name), { textContent: text }, attributes);
export const nodesOf = ({ heading, paragraphs, picture, links, edition }) => {
  const list = document.createElement("ul");
  list.style.listStyle = "none";
  for (const { title, href } of links) {
    const item = document.createElement("li");
    item.append(made("a", title, { href }));
    list.append(item);
  }
  return [
    made("h1", heading),
    ...paragraphs.map((text) => made("p", text)),
    ...(picture ? [Object.assign(new Image(), { src: picture })] : []),
    list,
    ...(edition ? [made("footer", edition)] : []),
  ];
};
export const show = (view, place = document.getElementById("page")) => place.replaceChildren(...nodesOf(view));
`,
};
