// The first part of the script in replayed pages: where an address that a script makes leads in the archive.
import { UNFILLED_ADDRESS } from "#access/index.js";
/** Defines `inward`, which every other part uses; `self` is the window that is being fitted. */
export const ADDRESSES = String.raw `
  const { document, location } = self;
  // The getter of the prototype: a page may have an element named like the property.
  const baseOf = Object.getOwnPropertyDescriptor(self.Node.prototype, "baseURI").get;
  /** The address in the archive, "if_" for what stands in a frame; what never reaches the network stays as it is. */
  const inward = (link, isFramed = false) => {
    const written = String(link).trim();
    if (written === "" || written[0] === "#") return link;
    let url;
    try {
      url = new URL(written.startsWith("//") ? page.protocol + written : written, baseOf.call(document));
    } catch {
      return link;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") return link;
    if (url.origin === origin) {
      // Relative to the page's own address it already leads into the archive.
      if (isReplayed.test(url.pathname) || url.pathname.startsWith("/.isochron/")) return link;
      url = new URL(url.pathname + url.search + url.hash, page);
    }
    url.username = url.password = "";
    return own.prefix + "/" + own.stamp + (isFramed ? "if_" : "") + "/" + url.href;
  };
  /** A template that its script has yet to fill in is no address; none that would lead to another host is left alone. */
  const UNFILLED = new RegExp(${JSON.stringify(UNFILLED_ADDRESS.source)});
  const inwardOnceFilled = (link, isFramed) => (UNFILLED.test(String(link).trim()) ? link : inward(link, isFramed));
  /** The address as the page knows it, on its own origin; that of another host stays as it is. */
  const local = (link) => {
    const url = new URL(link, baseOf.call(document));
    const [, written] = (url.origin === origin && isReplayed.exec(url.pathname + url.search + url.hash)) || [];
    const meant = written === undefined ? url : new URL(written);
    return meant.origin === origin || meant.host === page.host
      ? origin + meant.pathname + meant.search + meant.hash
      : link;
  };
  const inwardSet = (text) =>
    String(text).replace(/(^|,)(\s*)((?:[^\s,]|,(?!\s|$))+)/g, (all, comma, space, link) => comma + space + inwardOnceFilled(link));
  const inwardCss = (text) =>
    String(text)
      .replace(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;|([^\s"')]+))\s*\)/gi, (all, a, b, c, d) => {
        const link = a ?? b ?? c ?? d;
        const lead = inwardOnceFilled(link);
        return lead === link ? all : all.replace(link, () => lead);
      })
      .replace(/(@import\s+)("([^"]*)"|'([^']*)')/gi, (all, word, quoted, a, b) => word + quoted[0] + inward(a ?? b) + quoted[0]);
  /** Defines a setter that changes what is set, where the browser has one. */
  const onSet = (owner, name, change) => {
    const native = owner && Object.getOwnPropertyDescriptor(owner.prototype ?? owner, name);
    if (!native || !native.set || !native.configurable) return;
    const { set } = { set(value) { native.set.call(this, change(value, this)); } };
    Object.defineProperty(owner.prototype ?? owner, name, { ...native, set });
  };
  /** Calls a method with changed arguments. */
  const onCall = (owner, name, change) => {
    const native = owner && owner[name];
    if (typeof native !== "function") return;
    const { [name]: call } = { [name](...given) { return native.apply(this, change(given, this)); } };
    owner[name] = call;
  };
  /** Constructs with changed arguments. */
  const onNew = (name, change) => {
    const native = self[name];
    if (typeof native !== "function") return;
    self[name] = new Proxy(native, {
      construct: (target, given, maker) => Reflect.construct(target, change(given), maker === self[name] ? target : maker),
    });
  };
`;
