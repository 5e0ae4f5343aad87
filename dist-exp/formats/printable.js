// Strings from the web on a terminal: what could move the cursor or hide text is made visible.
/** Makes a string from the web safe to print: no control, bidirectional or invisible format characters. */
export function printable(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\ufffd");
}
/** JSON for a terminal: the same value, with whatever could move the cursor or turn text around written as escapes. */
export function printableJson(value, indent = 2) {
    const json = JSON.stringify(value, null, indent);
    // JSON itself escapes C0 and lone surrogates; a line feed is its own, between values only.
    return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
/** Every code unit as \uXXXX (RFC 8259 section 7). */
function escaped(character) {
    return [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join("");
}
/** `1 capture`, `2 captures`. */
export function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
