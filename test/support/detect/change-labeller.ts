// The rule of labelling (docs/papers/detection.md), written apart from the detector and sharing no code with
// it: plain regular expressions over the HTML. It says what kind of change a pair of versions shows.
import { shortHash, type VersionPair } from "./page-packs.js";

export const KINDS = [
  "markup",
  "template",
  "date",
  "featured",
  "specific-small",
  "specific-large",
  "removed",
] as const;
export type ChangeKind = (typeof KINDS)[number];

/** What changed in one pair, as atoms: lines of text, link targets, image addresses, the title. */
export interface PairChange {
  readonly pack: string;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly revert: boolean;
  readonly removed: boolean;
  readonly beforeHash: string;
  readonly afterHash: string;
  readonly words: number;
  readonly deleted: readonly string[];
  readonly inserted: readonly string[];
  /** The same atoms in another order. */
  readonly reordered: boolean;
  /** Something changed inside the rotating box. */
  readonly boxChanged: boolean;
  /** Changed lines that stand in both versions, only more or less often, or that repeat the page's title. */
  readonly repeated: readonly string[];
}

const BLOCK_TAGS =
  /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table|section|article|header|footer|nav|main|br|pre|dd|dt|dl|blockquote|form|hr|body|html|figure|aside|option|button)\b[^>]*>/gi;
const ENTITIES: Record<string, string> = {
  amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", mdash: "—", ndash: "–", copy: "©",
  rsquo: "’", lsquo: "‘", ldquo: "“", rdquo: "”", reg: "®", trade: "™", hellip: "…", para: "¶",
  rarr: "→", ouml: "ö", auml: "ä", uuml: "ü", eacute: "é", egrave: "è",
}; // prettier-ignore

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,12}));/gi, (all, hex, dec, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000);
    if (dec) return String.fromCodePoint(Number(dec) % 0x110000);
    return ENTITIES[name] ?? all;
  });
}

/** Lines a reader sees: tags off, white space folded, the permalink sign beside headings dropped. */
function textLines(html: string): string[] {
  return decoded(
    html
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<head\b[\s\S]*?<\/head>/gi, "")
      .replace(/<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>/gi, " ")
      .replace(BLOCK_TAGS, "\n")
      .replace(/<[^>]*>/g, ""),
  )
    .split("\n")
    .map((line) => line.replace(/[\s¶]+/g, " ").trim())
    .filter((line) => line !== "");
}

/** Targets resolved against the page; scheme, fragment, and a closing slash or index.html make no difference. */
function addresses(html: string, tag: RegExp, base: string): string[] {
  return [...html.replace(/<!--[\s\S]*?-->/g, "").matchAll(tag)].flatMap((match) => {
    const raw = decoded((match[1] ?? match[2] ?? match[3] ?? "").trim());
    if (raw === "" || raw.startsWith("#")) return [];
    try {
      const url = new URL(raw, base);
      return [`${url.host}${url.pathname.replace(/(?:index\.html)?\/?$/, "")}${url.search}`];
    } catch {
      return [raw];
    }
  });
}

const LINK = /<(?:a|area)\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const IMAGE = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** The title without the site's name behind the last bar. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? "";
  return decoded(title)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/ \| [^|]*$/, "");
}

function atomsOf(html: string, base: string): string[] {
  return [
    `title ${titleOf(html)}`,
    ...textLines(html).map((line) => `text ${line}`),
    ...addresses(html, LINK, base).map((target) => `link ${target}`),
    ...addresses(html, IMAGE, base).map((address) => `image ${address}`),
  ];
}

/** apache-www's front page: the parts its generator fills with projects drawn at random. */
const BOXES = [
  /<ul class="nav nav-tabs">[\s\S]*?<\/ul>/g,
  /<div class="tab-content">[\s\S]*?<!-- \/tab-content -->/g,
  /<div class="logo-card"[\s\S]*?<\/div>/g,
  /<div[^>]*class="home-hero-parallax[\s\S]*?<\/div>/g,
];

function withoutBox(html: string, pair: VersionPair): string {
  if (pair.pack !== "apache-www" || pair.path !== "output/index.html") return html;
  return BOXES.reduce((rest, box) => rest.replace(box, ""), html);
}

function countDifference(
  a: readonly string[],
  b: readonly string[],
): { deleted: string[]; inserted: string[] } {
  const counts = new Map<string, number>();
  for (const atom of a) counts.set(atom, (counts.get(atom) ?? 0) - 1);
  for (const atom of b) counts.set(atom, (counts.get(atom) ?? 0) + 1);
  const repeat = (sign: number): string[] =>
    [...counts].flatMap(([atom, n]) => Array.from({ length: Math.max(0, n * sign) }, () => atom));
  return { deleted: repeat(-1), inserted: repeat(1) };
}

const wordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (line.startsWith("text ") ? line.slice(5).split(" ") : []));

/** Words that differ between the versions of a pair, whichever side has more, as a share of the page's words. */
export function changedWordShare(pair: VersionPair): number {
  const [before, after] = [pair.before, pair.after ?? ""].map((html) =>
    textLines(html).flatMap((line) => line.split(" ")),
  ) as [string[], string[]];
  const { deleted, inserted } = countDifference(before, after);
  return Math.max(deleted.length, inserted.length) / Math.max(1, before.length, after.length);
}

/** What changed in a pair, before any judgement. */
export function changeOf(pair: VersionPair): PairChange {
  const base = `https://site.example/${pair.path}`;
  const { pack, path, from, to, index, revert } = pair;
  const before = atomsOf(withoutBox(pair.before, pair), base);
  const after = pair.after === null ? [] : atomsOf(withoutBox(pair.after, pair), base);
  const { deleted, inserted } = countDifference(before, after);
  const whole = (html: string): string => atomsOf(html, base).join("\n");
  const same = deleted.length + inserted.length === 0;
  const [old, now] = [new Set(before), new Set(after)];
  return {
    pack, path, from, to, index, revert, deleted, inserted,
    removed: pair.after === null,
    repeated: [...new Set([...deleted, ...inserted])].filter(
      (atom) => [atom, atom.replace(/^text /, "title ")].some((a) => old.has(a) && now.has(a)),
    ),
    beforeHash: shortHash(pair.before),
    afterHash: shortHash(pair.after ?? ""),
    words: Math.max(wordsOf(before).length, wordsOf(after).length),
    reordered: same && before.join("\n") !== after.join("\n"),
    boxChanged: same && pair.after !== null && before.join("\n") === after.join("\n") && whole(pair.before) !== whole(pair.after),
  }; // prettier-ignore
}

/** Atoms that changed alike on several pages at the same second: the site's template, menu or footer. */
export class BulkEdits {
  readonly #pages = new Map<string, Set<string>>();
  static readonly LEAST_PAGES = 5;

  add(change: PairChange): void {
    for (const key of bulkKeys(change)) {
      const pages = this.#pages.get(key);
      if (pages) pages.add(change.path);
      else this.#pages.set(key, new Set([change.path]));
    }
  }

  isBulk(change: PairChange, what: string): boolean {
    return (this.#pages.get(keyOf(change, what))?.size ?? 0) >= BulkEdits.LEAST_PAGES;
  }
}

const keyOf = (change: PairChange, what: string): string => `${change.pack} ${change.to} ${what}`;

function bulkKeys(change: PairChange): string[] {
  const atoms = [...change.deleted.map((atom) => `- ${atom}`), ...change.inserted.map((atom) => `+ ${atom}`)];
  if (change.reordered) atoms.push("reordered");
  return atoms.map((atom) => keyOf(change, atom));
}

/** Kind, share of the text that is this page's own change, and whether the change matters. */
export interface Label {
  readonly kind: ChangeKind;
  /** Words of the page's own change / words of the page. */
  readonly share: number;
}

const SMALL_SHARE = 0.05;
const STAMP = /^text (?:copyright|©|last (?:modified|updated|published|change)|updated|generated|built) ?/i;
const withoutDigits = (atom: string): string => atom.replace(/\d+/g, "0");

/** The rule: what is left when template, dates and the box are taken away decides. */
export function labelOf(change: PairChange, bulk: BulkEdits): Label {
  if (change.removed) return { kind: "removed", share: 1 };
  const own = {
    deleted: change.deleted.filter((atom) => !bulk.isBulk(change, `- ${atom}`)),
    inserted: change.inserted.filter((atom) => !bulk.isBulk(change, `+ ${atom}`)),
  };
  // A new template may show the page's title once more: not this page's own edit.
  const withTemplate =
    own.deleted.length + own.inserted.length < change.deleted.length + change.inserted.length;
  const echoes = new Set(withTemplate ? change.repeated : []);
  const stamp = (atom: string): boolean => STAMP.test(atom) || echoes.has(atom);
  const rest = {
    deleted: own.deleted.filter((a) => !stamp(a)),
    inserted: own.inserted.filter((a) => !stamp(a)),
  };
  if (rest.deleted.length + rest.inserted.length > 0) {
    const { deleted, inserted } = countDifference(wordsOf(rest.deleted), wordsOf(rest.inserted));
    const share = Math.max(deleted.length, inserted.length) / Math.max(1, change.words);
    return { kind: share >= SMALL_SHARE ? "specific-large" : "specific-small", share };
  }
  if (change.reordered && !bulk.isBulk(change, "reordered")) return { kind: "specific-small", share: 0 };
  if (isDateOnly(change)) return { kind: "date", share: 0 };
  if (change.deleted.length + change.inserted.length > 0 || change.reordered)
    return { kind: "template", share: 0 };
  return { kind: change.boxChanged ? "featured" : "markup", share: 0 };
}

/** All changed lines are stamps (copyright, last modified) that differ in their figures only. */
function isDateOnly(change: PairChange): boolean {
  const atoms = [...change.deleted, ...change.inserted];
  if (atoms.length === 0 || !atoms.every((atom) => STAMP.test(atom))) return false;
  const { deleted, inserted } = countDifference(
    change.deleted.map(withoutDigits),
    change.inserted.map(withoutDigits),
  );
  return deleted.length + inserted.length === 0;
}

/** Whether a change of this kind matters to someone who reads this page. */
export function isSignificant(kind: ChangeKind): boolean {
  return kind === "specific-small" || kind === "specific-large" || kind === "removed";
}
