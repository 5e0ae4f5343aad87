// What scripts put into a page: attributes, properties and markup.
/** Fits elements; markup is changed as text, so that pieces of it that are no whole elements stay as they are. */
export const ELEMENTS = String.raw `
  const FRAMES = /^(?:iframe|frame)$/i;
  const SETS = /^(?:srcset|imagesrcset)$/i;
  const LINKS = /^(?:src|href|xlink:href|poster|data|action|formaction|background)$/i;
  const STARTER = () => {
    const tag = document.createElement("script");
    nativeSrc.call(tag, own.shim);
    Object.assign(tag.dataset, own);
    return tag.outerHTML;
  };
  /** What an attribute of an element becomes. */
  const attribute = (tag, name, value) => {
    if (SETS.test(name)) return inwardSet(value);
    if (/^style$/i.test(name)) return inwardCss(value);
    if (/^srcdoc$/i.test(name)) return FRAMES.test(tag) ? STARTER() + markup(value) : value;
    if (!LINKS.test(name) || (/^data$/i.test(name) && !/^object$/i.test(tag))) return value;
    return inwardOnceFilled(value, FRAMES.test(tag));
  };
  const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
  const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+))/g;
  const nativeMarkup = Object.getOwnPropertyDescriptor(self.Element.prototype, "innerHTML").set;
  const inert = new self.DOMParser().parseFromString("", "text/html").body;
  /** A value as the parser reads it: libraries that fill in templates write "/" as a character reference. */
  const meant = (value) => {
    if (!value.includes("&")) return value;
    nativeMarkup.call(inert, '<i title="' + value.replace(/"/g, "&quot;") + '"></i>');
    return inert.firstChild.getAttribute("title");
  };
  const written = (value, quote) =>
    value.replace(/&/g, "&amp;").replaceAll(quote, quote === "'" ? "&#39;" : "&quot;");
  /** A srcdoc document stands in an attribute that is quoted already: it is left as it is. */
  const inTag = (all, tag, rest) =>
    "<" + tag + rest.replace(ATTRIBUTE, (whole, name, equals, a, b, c) => {
      if (!SETS.test(name) && !LINKS.test(name) && !/^style$/i.test(name)) return whole;
      const value = meant(a ?? b ?? c);
      const changed = attribute(tag, name, value);
      if (changed === value) return whole;
      const quote = b !== undefined ? "'" : '"';
      return name + equals + quote + written(changed, quote) + quote;
    }) + ">";
  const markup = (text) =>
    text === null || text === undefined ? text
      : String(text)
          .replace(TAG, inTag)
          .replace(/(<style\b[^>]*>)([\s\S]*?)(<\/style)/gi, (all, open, css, close) => open + inwardCss(css) + close);
  const nativeSrc = Object.getOwnPropertyDescriptor(self.HTMLScriptElement.prototype, "src").set;
  for (const [kinds, names] of [
    ["Image Script Media Source Track Input Embed", "src"], ["Image Source", "srcset"], ["Link", "imageSrcset"],
    ["Link Anchor Area Base", "href"], ["Video", "poster"], ["Object", "data"], ["Form", "action"],
    ["Button Input", "formAction"], ["IFrame Frame", "src"], ["IFrame", "srcdoc"],
  ])
    for (const kind of kinds.split(" "))
      onSet(self["HTML" + kind + "Element"], names, (value, element) => attribute(element.localName, names, value));
  onCall(self.Element.prototype, "setAttribute", ([name, value, ...more], element) =>
    [name, value === undefined ? value : attribute(element.localName, String(name), value), ...more]);
  onCall(self.Element.prototype, "setAttributeNS", ([space, name, value, ...more], element) =>
    [space, name, value === undefined ? value : attribute(element.localName, String(name), value), ...more]);
  onSet(self.Element, "innerHTML", (value, element) => (element.localName === "style" ? inwardCss(value) : markup(value)));
  onSet(self.Element, "outerHTML", markup);
  onSet(self.ShadowRoot, "innerHTML", markup);
  onCall(self.Element.prototype, "insertAdjacentHTML", ([where, text]) => [where, markup(text)]);
  onCall(self.Range.prototype, "createContextualFragment", ([text]) => [markup(text)]);
  for (const name of ["write", "writeln"]) onCall(self.Document.prototype, name, (given) => given.map(markup));
`;
