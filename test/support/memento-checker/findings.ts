// What the checker asks with, and what it notes.
import { parseDate, parseLinks, type WebLink } from "./web-links.js";

/** One answer of a server. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks an absolute address. */
export type AskServer = (uri: string, headers?: Record<string, string>, method?: string) => Promise<Seen>;

/** The server that is checked. */
export interface Examined {
  readonly ask: AskServer;
  /** What stands before `timegate/` and the like. */
  readonly base: string;
}

/** One rule that was broken. */
export interface Violation {
  readonly rule: string;
  readonly at: string;
  readonly detail: string;
}

/** Notes what is broken. */
export class Findings {
  readonly violations: Violation[] = [];

  check(rule: string, at: string, holds: boolean, detail = ""): void {
    if (!holds) this.violations.push({ rule, at, detail: detail.slice(0, 200) });
  }
}

/** One field of an answer. */
export function field({ headers }: Seen, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The links of an answer's head, targets made absolute (RFC 8288 section 3.1); none when they cannot be read. */
export function headLinks(seen: Seen, uri: string): WebLink[] | null {
  return absolute(parseLinks(field(seen, "link") ?? ""), uri);
}

/** The same links with absolute targets. */
export function absolute(links: WebLink[] | null, base: string): WebLink[] | null {
  return links && links.map((link) => ({ ...link, target: new URL(link.target, base).href }));
}

/** Those of a relation. */
export function related(links: readonly WebLink[], relation: string): WebLink[] {
  return links.filter(({ relations }) => relations.includes(relation));
}

/** The date of a memento's link in seconds. */
export function dateOf(link: WebLink | undefined): number | null {
  return parseDate(link?.attributes.get("datetime"));
}

/** Addresses are compared as browsers write them. */
export function sameAddress(a: string, b: string): boolean {
  return new URL(a).href === new URL(b).href;
}
