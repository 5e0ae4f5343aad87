// The few words of SVG that the charts speak. Every text and attribute passes through here, escaped.
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
/** Escapes text for SVG and HTML, in content and in quoted attributes; drops what XML 1.0 cannot hold. */
export function escapeMarkup(text) {
    // Cc without tab and line ends, lone surrogates, and the two non-characters.
    return text
        .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, "\ufffd")
        .replace(/[&<>"']/g, (char) => ENTITIES[char]);
}
/** A coordinate with at most two decimals, printed the same everywhere. */
export function coordinate(value) {
    return String(Math.round(value * 100) / 100 + 0);
}
/** One element; children are markup already, attributes are escaped here. */
export function element(name, attributes, ...children) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null)
        .map(([key, value]) => ` ${key}="${escapeMarkup(typeof value === "number" ? coordinate(value) : value)}"`)
        .join("");
    return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}
/** A line of text at a point. */
export function textAt(x, y, text, attributes = {}) {
    return element("text", { x, y, ...attributes }, escapeMarkup(text));
}
/** Wider than most glyphs of the font at size 12. */
const CHAR_WIDTH = 6.6;
/** A text cut, with a sign that it is, to what fits into a width in pixels. */
export function fitted(text, roomPx, charPx = CHAR_WIDTH) {
    const most = Math.max(1, Math.floor(roomPx / charPx));
    return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
/** A sentence in lines that fit into a width in pixels, broken between words. */
export function wrapped(text, roomPx) {
    const most = Math.floor(roomPx / CHAR_WIDTH);
    const lines = [];
    for (const word of text.split(" ")) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= most)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(word);
    }
    return lines;
}
/** Where a text centred on `x` has to be held so that neither end leaves a picture of this width. */
export function anchorAt(x, textPx, widthPx) {
    if (x - textPx / 2 < 0)
        return "start";
    return x + textPx / 2 > widthPx ? "end" : "middle";
}
/** A whole picture, named for those who cannot see it. */
export function picture(size, name, body) {
    return element("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${coordinate(size.width)} ${coordinate(size.height)}`,
        width: "100%",
        role: "img",
        "aria-label": name,
        "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
        "font-size": 12,
        fill: "currentColor",
    }, element("title", {}, escapeMarkup(name)), body);
}
