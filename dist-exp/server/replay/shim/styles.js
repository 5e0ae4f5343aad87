// Addresses in what scripts say about style.
/** Fits style declarations and style sheets. */
export const STYLES = String.raw `
  const WITH_URLS =
    "background background-image border-image border-image-source clip-path content cursor filter list-style " +
    "list-style-image mask mask-image shape-outside src -webkit-mask -webkit-mask-image -webkit-border-image";
  const declaration = self.CSSStyleDeclaration.prototype;
  const setProperty = declaration.setProperty;
  onCall(declaration, "setProperty", ([name, value, ...more]) => [name, value === null ? value : inwardCss(value), ...more]);
  onSet(self.CSSStyleDeclaration, "cssText", inwardCss);
  for (const kind of ["HTMLElement", "SVGElement"]) onSet(self[kind], "style", inwardCss);
  for (const name of WITH_URLS.split(" ")) {
    const camel = name.replace(/^-/, "").replace(/-(.)/g, (all, letter) => letter.toUpperCase());
    for (const spelled of new Set([name, camel]))
      Object.defineProperty(declaration, spelled, {
        configurable: true,
        enumerable: true,
        get() { return this.getPropertyValue(name); },
        set(value) { setProperty.call(this, name, value === null ? "" : inwardCss(value)); },
      });
  }
  for (const name of ["insertRule", "addRule", "replace", "replaceSync"])
    onCall(self.CSSStyleSheet.prototype, name, (given) =>
      given.map((value) => (typeof value === "string" ? inwardCss(value) : value)));
  onCall(self.CSSGroupingRule?.prototype, "insertRule", ([rule, ...more]) => [inwardCss(rule), ...more]);
  onSet(self.Node, "textContent", (value, node) => (isStyle(node) && value !== null ? inwardCss(value) : value));
  onSet(self.HTMLElement, "innerText", (value, node) => (isStyle(node) ? inwardCss(value) : value));
  const isStyle = (node) => node instanceof self.HTMLStyleElement;
  /** Text on its way into a style element. */
  for (const name of ["appendChild", "insertBefore", "replaceChild"])
    onCall(self.Node.prototype, name, (given, parent) => {
      if (isStyle(parent) && given[0] instanceof self.Text) given[0].data = inwardCss(given[0].data);
      return given;
    });
  onNew("FontFace", ([family, source, ...more]) => [family, typeof source === "string" ? inwardCss(source) : source, ...more]);
`;
