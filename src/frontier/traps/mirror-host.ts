// A host that shows the same pages as another one.
import { hostOf, type Digest, type PageUrl } from "#model/index.js";
import type { TrapRule } from "./trap-rule.js";

const LEAST_SAME = 20;
const LEAST_SHARE = 0.95;
const MOST_PAGES = 20_000;

/** Documents of a mirror are not asked for; what other pages need of it is. */
export const mirrorHost: TrapRule = {
  code: "mirror-host",
  refuse({ parsed, kind }, known) {
    const original = kind === "document" ? known.mirrored(parsed.host) : null;
    return original === null ? null : `the pages of ${original}`;
  },
};

/** Compares what hosts show at equal paths. */
export class MirrorWatch {
  readonly #exempt: ReadonlySet<string>;
  readonly #seen = new Map<string, { readonly host: string; readonly digest: Digest }>();
  readonly #pairs = new Map<string, { readonly original: string; same: number; different: number }>();

  /** Hosts that the user named are never taken for mirrors. */
  constructor(exempt: ReadonlySet<string>) {
    this.#exempt = exempt;
  }

  /** Takes note of one document. */
  note(url: PageUrl, digest: Digest): void {
    const host = hostOf(url);
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const first = this.#seen.get(path);
    if (!first) {
      if (this.#seen.size < MOST_PAGES) this.#seen.set(path, { host, digest });
      return;
    }
    if (first.host === host || this.#exempt.has(host)) return;
    const pair = this.#pairs.get(host) ?? { original: first.host, same: 0, different: 0 };
    this.#pairs.set(host, pair);
    if (pair.original !== first.host) return;
    if (first.digest === digest) pair.same++;
    else pair.different++;
  }

  /** The host whose pages this one shows, once enough of them were equal. */
  originalOf(host: string): string | null {
    const pair = this.#pairs.get(host);
    if (!pair || pair.same < LEAST_SAME) return null;
    return pair.same / (pair.same + pair.different) >= LEAST_SHARE ? pair.original : null;
  }
}
