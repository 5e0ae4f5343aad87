// When pages of a living site truly were in the states that looks at them show.
import { identityKey, type CapturedSighting, type Standing } from "#model/index.js";
import type { Truth, TruthPage } from "../living-site/truth/truth.js";

/** [from, to). */
interface Life {
  readonly from: number;
  readonly to: number;
}

/** The truth, asked by what is shown. */
export class TrueLives {
  readonly #pages: ReadonlyMap<string, TruthPage>;

  constructor({ pages }: Truth) {
    this.#pages = new Map(pages.map((page) => [page.path, page]));
  }

  /** Whether there was an instant at which every page stood as it is shown. */
  stoodTogether(shown: readonly CapturedSighting[]): boolean {
    let together: readonly Life[] = [{ from: -Infinity, to: Infinity }];
    for (const sighting of shown) together = common(together, this.#livesOf(sighting));
    return together.length > 0;
  }

  /** Whether any choice of these looks, one of each page, stood together. */
  couldStandTogether(looks: readonly (readonly CapturedSighting[])[]): boolean {
    let together: readonly Life[] = [{ from: -Infinity, to: Infinity }];
    for (const ofPage of looks)
      together = common(
        together,
        ofPage.flatMap((look) => this.#livesOf(look)),
      );
    return together.length > 0;
  }

  /** Whether the page was in the state at both ends of the interval, and in another between. */
  returnedWithin({ sighting, interval: { from, to } }: Standing): boolean {
    if (from === null || to === null) return false;
    const lives = this.#livesOf(sighting);
    const isIn = (at: number): boolean => lives.some((life) => life.from <= at && at < life.to);
    return isIn(from) && isIn(to) && !lives.some((life) => life.from <= from && to < life.to);
  }

  #livesOf({ url, outcome }: CapturedSighting): Life[] {
    const { pathname, search } = new URL(url);
    const shown = identityKey(outcome.identity);
    return (this.#pages.get(pathname + search)?.versions ?? [])
      .filter((version) =>
        (version.variants ?? [version.contentDigest]).some(
          (contentDigest) => identityKey({ ...version, contentDigest }) === shown,
        ),
      )
      .map(({ from, to }) => ({ from: Date.parse(from), to: to === null ? Infinity : Date.parse(to) }));
  }
}

function common(some: readonly Life[], others: readonly Life[]): Life[] {
  return some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}
