// The scope by the settings on record, read a second time: which links it takes, and by which rule it leaves one out.
import { Script, createContext } from "node:vm";
import { surtForm, surtPrefix } from "#formats/index.js";
import { HOST_SCOPE, hostOf, SCOPE_KINDS, type PageUrl, type ScopeRules } from "#model/index.js";

/** A link, and the way that led to it. */
export interface JudgedLink {
  readonly url: PageUrl;
  readonly kind: string;
  readonly depth: number;
  /** Links out of scope on the way to the page that it stands on. */
  readonly hops: number;
}

/** Why a scope cannot be read. */
export interface Unreadable {
  readonly problem: string;
}

/** The longest pattern that a capture takes. */
const MAX_PATTERN_CHARS = 1000;
/** A pattern from elsewhere may be made to take for ever. */
const PATTERN_MS = 1000;
const MOST_REMEMBERED = 100_000;

/** The scope of a capture. */
export class RecordedScope {
  readonly rules: ScopeRules;
  readonly #contains: (url: PageUrl) => boolean;
  readonly #patterns: Patterns;

  private constructor(rules: ScopeRules, contains: (url: PageUrl) => boolean, patterns: Patterns) {
    this.rules = rules;
    this.#contains = contains;
    this.#patterns = patterns;
  }

  /** Reads `settings.scope`; without one it is the seeds' hosts. */
  static read(seeds: readonly PageUrl[], said: unknown): RecordedScope | Unreadable {
    const rules = said === undefined ? HOST_SCOPE : said;
    if (!isScope(rules)) return { problem: "its setting scope cannot be read" };
    const contains = reachOf(seeds, rules);
    const patterns = Patterns.compile(rules);
    if (contains === null || patterns === null) return { problem: "a rule of its scope cannot be read" };
    return new RecordedScope(rules, contains, patterns);
  }

  /** Whether an address lies within the seeds' reach. */
  contains(url: PageUrl): boolean {
    return this.#contains(url);
  }

  /** The code of the rule that leaves a link out; `null` when it is taken. */
  refusalOf({ url, kind, depth, hops }: JudgedLink): string | null {
    const { isIncluded, isExcluded } = this.#patterns.judge(url);
    if (isExcluded) return "excluded";
    if (kind === "requisite") return null; // wherever it is: the page is not whole without it
    if (!this.#contains(url) && hops >= this.rules.hops) return "out-of-scope";
    if (this.rules.maxDepth !== null && depth > this.rules.maxDepth) return "too-deep";
    return isIncluded ? null : "not-included";
  }
}

interface Judged {
  readonly isIncluded: boolean;
  readonly isExcluded: boolean;
}

/** The patterns of a scope, run where they can be stopped. */
class Patterns {
  readonly #isEmpty: boolean;
  readonly #context: { url: string };
  readonly #script: Script;
  readonly #remembered = new Map<string, Judged>();

  private constructor({ include, exclude }: ScopeRules) {
    this.#isEmpty = include.length + exclude.length === 0;
    this.#context = createContext({ url: "", include, exclude }) as { url: string };
    this.#script = new Script(
      `some = (patterns) => patterns.some((pattern) => new RegExp(pattern).test(url));
       JSON.stringify({ isIncluded: include.length === 0 || some(include), isExcluded: some(exclude) })`,
    );
  }

  /** `null` when one is no regular expression. */
  static compile(rules: ScopeRules): Patterns | null {
    try {
      for (const pattern of [...rules.include, ...rules.exclude])
        if (pattern.length > MAX_PATTERN_CHARS || !new RegExp(pattern)) return null;
      return new Patterns(rules);
    } catch {
      return null;
    }
  }

  judge(url: PageUrl): Judged {
    if (this.#isEmpty) return { isIncluded: true, isExcluded: false };
    const before = this.#remembered.get(url);
    if (before) return before;
    this.#context.url = url;
    const judged = JSON.parse(
      this.#script.runInContext(this.#context, { timeout: PATTERN_MS }) as string,
    ) as Judged;
    if (this.#remembered.size < MOST_REMEMBERED) this.#remembered.set(url, judged);
    return judged;
  }
}

function isScope(value: unknown): value is ScopeRules {
  if (typeof value !== "object" || value === null) return false;
  const { kind, surtPrefixes, include, exclude, maxDepth, hops } = value as Record<string, unknown>;
  return (
    (SCOPE_KINDS as readonly unknown[]).includes(kind) &&
    [surtPrefixes, include, exclude].every(areTexts) &&
    (maxDepth === null || typeof maxDepth === "number") &&
    typeof hops === "number"
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** How far the seeds reach; `null` when a prefix is none. */
function reachOf(
  seeds: readonly PageUrl[],
  { kind, surtPrefixes }: ScopeRules,
): ((url: PageUrl) => boolean) | null {
  if (kind === "any") return () => true;
  if (kind === "surt") {
    const prefixes = surtPrefixes.map(surtPrefix);
    return prefixes.includes(null)
      ? null
      : (url) => prefixes.some((prefix) => surtForm(url)!.startsWith(prefix!));
  }
  const hosts = new Set(seeds.map(hostOf));
  if (kind === "host") return (url) => hosts.has(hostOf(url));
  if (kind === "prefix") {
    const folders = seeds.map((seed) =>
      schemeless(seed)
        .replace(/\?.*$/s, "")
        .replace(/[^/]*$/, ""),
    );
    return (url) => folders.some((folder) => schemeless(url).startsWith(folder));
  }
  const domains = seeds.map((seed) => new URL(seed).hostname.replace(/^www\.(?=[^.]+\.)/, ""));
  return (url) => {
    const { hostname } = new URL(url);
    // An address has no subdomains.
    const isName = !/^[\d.]+$|^\[/.test(hostname);
    return domains.some((domain) => hostname === domain || (isName && hostname.endsWith(`.${domain}`)));
  };
}

/** Both schemes belong to a folder, as they do to a host. */
function schemeless(url: PageUrl): string {
  return url.slice(url.indexOf("://") + 3);
}
