// The forms in which a secret is sent or shown again, as one expression that finds them all.
/** Named references of HTML for what is written as one. */
const NAMED = {
    "&": "amp",
    "<": "lt",
    ">": "gt",
    '"': "quot",
    "'": "apos",
};
/**
 * An expression over bytes read as latin1, in small letters: case is left aside, since masking too much harms less than
 * too little, and an expression that leaves it aside by itself takes many times as long to make.
 */
export function secretExpression(values) {
    if (values.length === 0)
        return null;
    // The longest first: of two that begin alike, the whole of the longer one is masked.
    const longestFirst = [...values].sort((a, b) => b.length - a.length);
    return new RegExp(longestFirst.flatMap(formsOf).join("|").toLowerCase(), "g");
}
function formsOf(value) {
    const bytes = Buffer.from(value, "utf8");
    const spelled = Array.from(value, anyForm).join("");
    return [spelled, bytes.toString("hex"), ...base64Forms(bytes)];
}
/** One character: as it is, percent-encoded (RFC 3986 section 2.1) once or twice, escaped in JSON, referred to in HTML. */
function anyForm(character) {
    const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
    const forms = [...cases].flatMap(formsOfOne).map((form) => form.toLowerCase());
    return `(?:${[...new Set(forms)].join("|")})`;
}
function formsOfOne(character) {
    const raw = Buffer.from(character, "utf8");
    const percent = [...raw].map((byte) => `%(?:25)?${byte.toString(16).padStart(2, "0")}`).join("");
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
    const json = units.map((unit) => String.raw `\\+u${unit.toString(16).padStart(4, "0")}`).join("");
    const code = character.codePointAt(0) ?? 0;
    const [, escaped = ""] = /^"\\(.)"$/.exec(JSON.stringify(character)) ?? [];
    const named = NAMED[character];
    return [
        quoted(raw.toString("latin1")),
        // Bytes of latin1, where it has the character.
        ...(raw.length > 1 && code < 256 ? [quoted(character)] : []),
        percent,
        json,
        ...(escaped === "" && /\w/.test(character) ? [] : [String.raw `\\+${quoted(escaped || character)}`]),
        `&#0*${code};?`,
        `&#x0*${code.toString(16)};?`,
        ...(named === undefined ? [] : [`&${named};?`]),
        // application/x-www-form-urlencoded
        ...(character === " " ? [String.raw `\+`] : []),
    ];
}
/** What every base64 text that contains the bytes contains, at each of the three places at which they can begin. */
function base64Forms(bytes) {
    const forms = [0, 1, 2].flatMap((before) => {
        const padded = Buffer.concat([Buffer.alloc(before), bytes]);
        // Sextets (RFC 4648 section 4) that hold bits of the neighbours are theirs to say.
        const from = Math.ceil((before * 8) / 6);
        const to = Math.floor((padded.length * 8) / 6);
        return [padded.toString("base64").slice(from, to), padded.toString("base64url").slice(from, to)];
    });
    // Its letters and digits are never written otherwise.
    return [...new Set(forms)].map((form) => form.replace(/[^A-Za-z0-9]/g, anyForm));
}
function quoted(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw `\$&`);
}
