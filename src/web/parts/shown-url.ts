// Addresses as people read them: names of hosts and words of paths in their own letters, as far as that deceives nobody.
// What is shown is never an address to follow: links keep the address as it is.

/** Signs that turn lines round, hide, or pass for a sign that parts an address; they stay escaped. */
const DECEIVING = /[\p{C}\p{Z}\u2044\u2215\u29f8\uff0f\uff0e\u3002\uff61\uff1f\uff03\u2571]/gu;
/** One script, or those that a language writes side by side. */
const SCRIPTS: readonly RegExp[] = [
  "\\p{Script=Latin}",
  "\\p{Script=Greek}",
  "\\p{Script=Cyrillic}",
  "\\p{Script=Arabic}",
  "\\p{Script=Hebrew}",
  "\\p{Script=Armenian}",
  "\\p{Script=Georgian}",
  "\\p{Script=Devanagari}",
  "\\p{Script=Bengali}",
  "\\p{Script=Tamil}",
  "\\p{Script=Telugu}",
  "\\p{Script=Thai}",
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\u30fc",
  "\\p{Script=Han}\\p{Script=Hangul}",
].map((letters) => new RegExp(`^[${letters}\\p{Mn}0-9-]+$`, "u"));
/** Cyrillic and Greek letters that look like Latin ones: a name of nothing else may be meant to be mistaken. */
const LOOKS_LATIN = /^[асеорхуіјѕһӏԁԛԝвкмнтвьпгηικνορτυχωα0-9-]+$/u;

/** The address for a reader's eyes; of a request that is more than an address its method stands before it. */
export function shownUrl(url: string): string {
  const [, address = url, request] = /^([^#]*)#([A-Z]+)(?:&|$)/s.exec(url) ?? [];
  const [, scheme, host, rest] = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)(.*)$/is.exec(address) ?? [];
  const shown = scheme === undefined ? inLetters(address) : `${scheme}${shownHost(host!)}${inLetters(rest!)}`;
  return request === undefined ? shown : `${request} ${shown}`;
}

/** The name of a host (with its port) in its own letters. */
export function shownHost(host: string): string {
  const labels = host.split(".");
  const shown = labels.map((label) => (/^xn--/i.test(label) ? shownLabel(label) : label));
  return escapeDeceiving(shown.join("."));
}

function shownLabel(label: string): string {
  const [, encoded = "", port = ""] = /^xn--([a-z0-9-]+)(:\d+)?$/i.exec(label) ?? [];
  const decoded = encoded === "" ? null : fromPunycode(encoded.toLowerCase());
  if (decoded === null || LOOKS_LATIN.test(decoded)) return label;
  return SCRIPTS.some((script) => script.test(decoded)) ? decoded + port : label;
}

/** Escaped signs beyond ASCII are shown; those of ASCII stay as they are: they are escaped because they mean something. */
function inLetters(text: string): string {
  const decoded = text.replace(/(?:%[89a-f][0-9a-f])+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
  return escapeDeceiving(decoded);
}

function escapeDeceiving(text: string): string {
  return text.replace(DECEIVING, (sign) => (/\p{Cs}/u.test(sign) ? "\ufffd" : encodeURIComponent(sign)));
}

const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];

/** RFC 3492 section 6.2; `null` for what is none. */
function fromPunycode(text: string): string | null {
  const split = text.lastIndexOf("-");
  const points = [...text.slice(0, Math.max(0, split))].map((sign) => sign.codePointAt(0)!);
  let [at, point, bias] = [0, 128, 72];
  for (let k = split + 1; k < text.length;) {
    const before = at;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(text[k++]);
      if (digit === null) return null;
      at += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapted(at - before, points.length + 1, before === 0);
    point += Math.floor(at / (points.length + 1));
    at %= points.length + 1;
    if (point > 0x10ffff) return null;
    points.splice(at++, 0, point);
  }
  return String.fromCodePoint(...points);
}

function digitOf(sign: string | undefined): number | null {
  const digit = sign === undefined ? -1 : "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(sign);
  return digit === -1 ? null : digit;
}

/** RFC 3492 section 6.1. */
function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
