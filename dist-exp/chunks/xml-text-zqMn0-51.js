//#region src/model/captures/scope-rules.ts
/** How far a seed reaches. */
var SCOPE_KINDS = [
	"host",
	"prefix",
	"domain",
	"surt",
	"any"
];
/** The seeds' hosts, as deep as they go. */
var HOST_SCOPE = {
	kind: "host",
	surtPrefixes: [],
	include: [],
	exclude: [],
	maxDepth: null,
	hops: 0,
	maxPagesPerHost: null
};
//#endregion
//#region src/formats/xml-text.ts
/** Text between tags, or in an attribute of double quotes; what may not stand in XML 1.0 (section 2.2) is shown as such. */
function xmlText(text) {
	return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "�").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("\r", "&#13;");
}
/** Marks that turn the direction of what follows: in a list of many pages they would turn the words of others. */
var DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** A text as one line of at most so many characters: no control characters, no halves of surrogate pairs. */
function oneLine(text, mostChars) {
	const line = text.slice(0, 8 * mostChars).replace(DIRECTIONS, "").replace(/\p{Surrogate}/gu, "�").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length > mostChars ? `${line.slice(0, mostChars - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
//#endregion
export { SCOPE_KINDS as i, xmlText as n, HOST_SCOPE as r, oneLine as t };
