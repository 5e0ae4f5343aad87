// How showing documents in a browser went, counted.
import type { PageRendering, RenderedDocuments } from "#model/index.js";

/** How showing documents went. */
export class RenderingCount {
  readonly #counts = { pages: 0, failed: 0, open: 0, closed: 0 };
  readonly #openKinds = new ReasonCount();
  readonly #failures = new ReasonCount();
  #by = "";

  get pages(): number {
    return this.#counts.pages;
  }

  see({ failure, open, isClosed, renderedBy }: PageRendering): void {
    this.#counts.pages++;
    this.#by ||= renderedBy.split(",", 1)[0]!;
    if (failure !== null) this.#counts.failed++;
    if (failure !== null) this.#failures.add(failure);
    if (open.length > 0) this.#counts.open++;
    for (const kind of new Set(open.map((one) => one.kind))) this.#openKinds.add(kind);
    if (isClosed) this.#counts.closed++;
  }

  result(): Omit<RenderedDocuments, "composites"> {
    const [openKinds, failures] = [this.#openKinds.result(), this.#failures.result()];
    return { by: this.#by, ...this.#counts, ...(openKinds && { openKinds }), ...(failures && { failures }) };
  }
}

const [MOST_REASONS, MOST_REASON_CHARS] = [20, 120];

/** Reasons and how often each was given; those beyond a few kinds as one, since words may name addresses. */
class ReasonCount {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    const short = reason.slice(0, MOST_REASON_CHARS);
    const key = this.#counts.has(short) || this.#counts.size < MOST_REASONS ? short : "other reasons";
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The most frequent first; `null` where there are none. */
  result(): Record<string, number> | null {
    if (this.#counts.size === 0) return null;
    return Object.fromEntries([...this.#counts].sort(([, a], [, b]) => b - a));
  }
}
