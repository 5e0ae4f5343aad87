//#region src/formats/printable.ts
/** Makes a string from the web safe to print: no control, bidirectional or invisible format characters. */
function printable(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "�");
}
/** JSON for a terminal: the same value, with whatever could move the cursor or turn text around written as escapes. */
function printableJson(value, indent = 2) {
	return JSON.stringify(value, null, indent).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
/** Every code unit as \uXXXX (RFC 8259 section 7). */
function escaped(character) {
	return [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
}
/** `1 capture`, `2 captures`. */
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
//#endregion
export { printable as n, printableJson as r, counted as t };
