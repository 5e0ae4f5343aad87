// The page's side of what is done to it, in a world where none of its scripts reach: what there is to do, in the order
// of the tree, and doing it. It decides by the tree alone, so that the same bytes lead to the same acts.
import { PRESSING_SCRIPT } from "./pressing-script.js";
/** Elements that are looked at for one act. */
const MOST_ELEMENTS = 50_000;
const MOST_LINKS = 2_000;
/** Finding and describing elements; open shadow roots are looked into. */
const FINDING = `
  const visit = (look) => {
    let seen = 0;
    const into = (root) => {
      for (const element of root.querySelectorAll("*")) {
        if (++seen > ${MOST_ELEMENTS}) return null;
        if (look(element)) return element;
        const found = element.shadowRoot && into(element.shadowRoot);
        if (found) return found;
      }
      return null;
    };
    return into(document);
  };
  const short = (text) => String(text).replace(/\\s+/g, " ").trim().slice(0, 80);
  const labelOf = (e) => short(e.getAttribute("aria-label") || e.innerText || e.getAttribute("value") || e.title || "");
  const nameOf = (e) => e.localName + (labelOf(e) ? " " + JSON.stringify(labelOf(e)) : "");
  const isShown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
`;
/** Views of the page first, then of whatever in it scrolls and is large enough to be a list. */
const SCROLLING = `
  const MOST_INNER = 5, LEAST_HEIGHT = 200, LEAST_WIDTH = 200;
  const moved = new Set();
  const isScroller = (e) => e.scrollHeight > e.clientHeight + 50 && e.clientHeight >= LEAST_HEIGHT &&
    e.clientWidth >= LEAST_WIDTH && /auto|scroll|overlay/.test(getComputedStyle(e).overflowY) && isShown(e);
  const isAtEnd = (e) => e.scrollTop + e.clientHeight >= e.scrollHeight - 2;
  const stuck = new WeakSet();
  const canScroll = (e) => !isAtEnd(e) && !stuck.has(e);
  const nextScroller = () => {
    const page = document.scrollingElement;
    if (page && canScroll(page)) return page;
    const mayMove = (e) => moved.has(e) || moved.size <= MOST_INNER;
    return visit((e) => e !== page && mayMove(e) && isScroller(e) && canScroll(e));
  };
  const scroll = (e) => {
    const from = e.scrollTop;
    moved.add(e);
    e.scrollTo({ top: from + Math.floor(e.clientHeight * 0.9), behavior: "instant" });
    if (e.scrollTop <= from) stuck.add(e);
  };
  const scrollHome = () => { for (const e of moved) e.scrollTo({ top: 0, behavior: "instant" }); };
`;
const MEDIA = `
  const played = new WeakSet();
  const hasSource = (e) => e.hasAttribute("src") || e.currentSrc || e.querySelector("source[src]");
  const nextMedia = () => visit((e) => e.matches("video, audio") && !played.has(e) && hasSource(e));
  const play = (e) => {
    played.add(e);
    e.muted = true;
    e.preload = "auto";
    e.play().catch(() => {});
  };
`;
/** Everything, as one object that the host asks. */
export const ACTING_SCRIPT = `(() => {
  if (globalThis.acts) return;
  ${FINDING}
  ${PRESSING_SCRIPT}
  ${SCROLLING}
  ${MEDIA}
  const KINDS = {
    scroll: { next: nextScroller, name: (e) => (e === document.scrollingElement ? "page" : nameOf(e)) + " from " + Math.round(e.scrollTop) + " px", act: scroll, after: () => {} },
    media: { next: nextMedia, name: (e) => e.localName + " " + short(e.currentSrc || e.getAttribute("src") || e.querySelector("source").getAttribute("src")), act: play, after: (e) => e.pause() },
    expand: { next: nextClosed, name: nameOf, act: open, after: () => {} },
    "load-more": { next: nextMore, name: nameOf, act: press, after: leaveIfIdle },
    pages: { next: nextPager, name: nameOf, act: press, after: leaveIfIdle },
  };
  let chosen = null, isDrawn = true;
  const told = new Set();
  globalThis.acts = {
    find(kind) {
      chosen = KINDS[kind].next();
      return chosen && KINDS[kind].name(chosen);
    },
    act(kind) {
      isDrawn = false;
      requestAnimationFrame(() => requestAnimationFrame(() => { isDrawn = true; }));
      KINDS[kind].act(chosen);
    },
    /** Whether the page was drawn since: what watches for elements in view is told then. */
    isDrawn: () => isDrawn,
    after(kind, brought) { KINDS[kind].after(chosen, brought); chosen = null; },
    scrollHome,
    /** How much there is; a spinner that turns is nothing more. */
    measure() {
      let count = 0;
      visit(() => void count++);
      return count + " " + document.documentElement.textContent.length;
    },
    /** Addresses that were not told before. */
    links() {
      const fresh = [];
      visit((e) => {
        const href = e.localName === "a" || e.localName === "area" ? e.getAttribute("href") : null;
        if (href === null || !URL.canParse(href, document.baseURI)) return;
        const url = new URL(href, document.baseURI).href;
        if (told.has(url) || fresh.length >= ${MOST_LINKS}) return;
        told.add(url);
        fresh.push(url);
      });
      return fresh;
    },
    query(selector) {
      document.querySelector(selector);
      chosen = visit((e) => e.matches(selector));
      return chosen !== null;
    },
    press() { press(chosen); },
    choose: () => chosen,
    visit,
  };
})();
`;
