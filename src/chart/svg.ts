// The few words of SVG that the charts speak. Every text and attribute passes through here, escaped.

/** What an attribute may hold; `null` leaves it out. */
type Attributes = Readonly<Record<string, string | number | null>>;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for SVG and HTML, in content and in quoted attributes; drops what XML 1.0 cannot hold. */
export function escapeMarkup(text: string): string {
  // Cc without tab and line ends, lone surrogates, and the two non-characters.
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, "\ufffd")
    .replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/** A coordinate with at most two decimals, printed the same everywhere. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** One element; children are markup already, attributes are escaped here. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(
      ([key, value]) => ` ${key}="${escapeMarkup(typeof value === "number" ? coordinate(value) : value!)}"`,
    )
    .join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

/** A line of text at a point. */
export function textAt(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element("text", { x, y, ...attributes }, escapeMarkup(text));
}

/** A whole picture, named for those who cannot see it. */
export function picture(size: { width: number; height: number }, name: string, body: string): string {
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${coordinate(size.width)} ${coordinate(size.height)}`,
      width: "100%",
      role: "img",
      "aria-label": name,
      "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      "font-size": 12,
      fill: "currentColor",
    },
    element("title", {}, escapeMarkup(name)),
    body,
  );
}
