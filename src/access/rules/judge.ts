// The rules of an archive as they bear upon one group of readers at one moment.
import { surt } from "#formats/index.js";
import {
  endOfSpan,
  isForGroup,
  ruling,
  type AccessRule,
  type AccessRules,
  type Capture,
  type Instant,
  type Ruling,
} from "#model/index.js";
import type { IndexWalk } from "#ports/index.js";
import { withheldBy, type WithheldError } from "./withheld.js";

/** One capture of one address. */
export interface Judged {
  readonly url: string;
  readonly at: Instant;
  readonly collection: string | null;
}

/** Embargoes end by themselves: what was made of a report is made anew at least so often. */
const FRESH_MS = 600_000;

/** What one group may see now. */
export class Judge {
  readonly #rules: readonly AccessRule[];
  readonly #question: { readonly group: string; readonly now: Instant };
  readonly #version: string;
  #last: { readonly url: string; readonly key: string } | null = null;

  constructor({ rules, version }: AccessRules, question: { readonly group: string; readonly now: Instant }) {
    this.#rules = rules.filter((rule) => isForGroup(rule, question.group));
    this.#question = question;
    this.#version = version;
  }

  /** Whether everything is open to the group, and listed. */
  get isOpen(): boolean {
    return !this.#rules.some(isRestrictive);
  }

  /** A word that changes whenever the group may see something else; an embargo's end is noticed within minutes. */
  get version(): string {
    const isDated = this.#rules.some(({ access }) => access.kind === "embargo");
    return `${this.#version} ${isDated ? Math.floor(this.#question.now / FRESH_MS) : ""}`;
  }

  of({ url, at, collection }: Judged): Ruling {
    return ruling(this.#rules, { ...this.#question, surt: this.#keyOf(url), at, collection });
  }

  /** Whether it may be named in lists. */
  isListed(judged: Judged): boolean {
    return this.of(judged).kind === "allow";
  }

  /** Whether it is shown to whoever has its address. */
  isShown(judged: Judged): boolean {
    const { kind } = this.of(judged);
    return kind === "allow" || kind === "unlisted";
  }

  /**
   * What is to be said of an address of which nothing can be shown: by the rules alone, so that it is the same whether
   * something is stored or not. Times and collections are left aside, as nobody who asks knows of any.
   */
  refusalOf(url: string): WithheldError | null {
    const key = this.#keyOf(url);
    const rules = this.#rules.filter(
      (rule) =>
        isUnconditional(rule) || (isWithholding(rule) && (rule.surt !== "" || rule.collection === null)),
    );
    const anyhow = rules.map((rule) => ({ ...rule, collection: null, from: null, to: null }));
    const at = this.#question.now;
    const found = ruling(anyhow, { ...this.#question, surt: key, at, collection: null });
    const id = found.kind === "blocked" || found.kind === "embargoed" ? found.rule : null;
    const rule = rules.find((one) => one.id === id);
    return rule ? withheldBy(rule) : null;
  }

  /** Whether a rule may hide something in a stretch of the index, by hosts alone. */
  mayTouch({ url, match }: IndexWalk): boolean {
    const host = hostOfKey(surt(pageOf(url)));
    // The beginning of a host's name reaches hosts of many keys.
    const isPartOfHost = match === "prefix" && !/^(?:[a-z]+:\/\/)?[^/]+\//i.test(url);
    return this.#rules.some(
      (rule) => isRestrictive(rule) && (isPartOfHost || isSameWay(hostOfKey(rule.surt), host)),
    );
  }

  /** Whether a rule may hide something of a capture, by its seeds' hosts, its site and its times alone. */
  mayTouchCapture(capture: Capture): boolean {
    const hosts = capture.seeds.map((url) => hostOfKey(surt(url)));
    const end = capture.finishedAt ?? this.#question.now;
    return this.#rules.some(
      (rule) =>
        isRestrictive(rule) &&
        (rule.collection === null || rule.collection === capture.site) &&
        (rule.from === null || rule.from <= end) &&
        (rule.to === null || capture.startedAt <= rule.to) &&
        !this.#hasEnded(rule, end) &&
        (hosts.length === 0 || hosts.some((host) => isSameWay(hostOfKey(rule.surt), host))),
    );
  }

  /** Neighbours have the same address nearly always. */
  #keyOf(url: string): string {
    if (this.#last?.url !== url) this.#last = { url, key: surt(pageOf(url)) };
    return this.#last.key;
  }

  #hasEnded({ access }: AccessRule, at: Instant): boolean {
    if (access.kind !== "embargo") return false;
    const { until } = access;
    return (typeof until === "number" ? until : endOfSpan(at, until)) <= this.#question.now;
  }
}

function isRestrictive({ access }: AccessRule): boolean {
  return access.kind !== "allow";
}

function isWithholding({ access }: AccessRule): boolean {
  return access.kind === "block" || access.kind === "embargo";
}

function isUnconditional({ collection, from, to }: AccessRule): boolean {
  return collection === null && from === null && to === null;
}

/** What is kept of a page beside it (`urn:view:…`, `urn:text:…`) is open to those to whom the page is. */
function pageOf(url: string): string {
  return url.replace(/^urn:[\w-]+:(?=https?:)/i, "");
}

/** The host in a key, without its port; all of a key that has not come so far. */
function hostOfKey(key: string): string {
  return key.replace(/(?::\d*)?\).*$/s, "");
}

function isSameWay(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}
