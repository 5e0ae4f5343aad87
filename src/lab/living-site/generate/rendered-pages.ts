// Remembers the bodies rendered last: simulations ask for the same few pages thousands of times.
import { canonicalPayload } from "../answer/content-coding.js";
import type { Entity, SitePage } from "./site-page.js";
import type { PageVersion } from "./timeline.js";

/** One version's body, plain and as its habit codes it. */
export interface Rendered {
  readonly entity: Entity;
  /** The canonical coded payload; made when first asked for. */
  payload(): Uint8Array;
}

const MAX_KEPT = 1000;

/** The newest rendering of each of the pages asked for last; bodies with noise are never kept. */
export class RenderedPages {
  readonly #kept = new Map<SitePage, { version: PageVersion; rendered: Rendered }>();

  render(page: SitePage, version: PageVersion, noise: string | null): Rendered {
    if (noise !== null) return rendering(page, page.entity(version, noise));
    const kept = this.#kept.get(page);
    const rendered = kept?.version === version ? kept.rendered : rendering(page, page.entity(version, null));
    // Put last: a Map keeps its order of insertion, so the first is the one not asked for longest.
    this.#kept.delete(page);
    this.#kept.set(page, { version, rendered });
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return rendered;
  }
}

function rendering(page: SitePage, entity: Entity): Rendered {
  let payload: Uint8Array | null = null;
  return { entity, payload: () => (payload ??= canonicalPayload(page.habits.coding, entity.body)) };
}
