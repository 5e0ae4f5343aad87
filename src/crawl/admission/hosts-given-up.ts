// A host that fails again and again is left alone for the rest of a pass; the next pass gives it a new chance.
import type { HostAnswer } from "#frontier/index.js";
import { hostOf, refusalReason, type PageUrl } from "#model/index.js";

/** Counts failures in a row, host by host, for one run. */
export class HostsGivenUp {
  readonly #mostFailures: number;
  readonly #failuresInARow = new Map<string, number>();
  readonly #passOf = new Map<string, string>();

  constructor(mostFailures: number) {
    this.#mostFailures = mostFailures;
  }

  /** Takes note of how the page's host took a request. */
  note(url: PageUrl, { kind }: HostAnswer): void {
    const host = hostOf(url);
    if (kind === "answered") this.#failuresInARow.delete(host);
    else this.#failuresInARow.set(host, (this.#failuresInARow.get(host) ?? 0) + 1);
  }

  /** The page's host is asked in this pass from now on. */
  enterPass(url: PageUrl, pass: string): void {
    const host = hostOf(url);
    if (this.#passOf.get(host) === pass) return;
    if (this.#passOf.has(host)) this.#failuresInARow.delete(host);
    this.#passOf.set(host, pass);
  }

  /** Why the page's host is not asked any more in this pass; `null` when it is. */
  refusalOf(url: PageUrl, pass: string): string | null {
    const failures = this.#failuresInARow.get(hostOf(url)) ?? 0;
    const isHere = this.#passOf.get(hostOf(url)) === pass;
    return isHere && failures >= this.#mostFailures
      ? refusalReason("host-given-up", `${failures} failures`)
      : null;
  }
}
