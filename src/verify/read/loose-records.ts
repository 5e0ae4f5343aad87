// Records that are part of no fetch: torn off by an interruption, or where no capture puts one.
import type { Fetch, FetchHead } from "./fetch.js";

/** A record that is part of no fetch: torn off, or (a stray) where no capture puts one. */
export interface Fragment {
  readonly id: string;
  readonly message: string;
  readonly isTorn: boolean;
  readonly isStray: boolean;
}

/** A record by itself, and how many stand before it. */
export type Loose = Pick<FetchHead, "id" | "type" | "file"> & Pick<Fetch, "place">;

/** What is wrong with a record that is there. */
export type LooseProblem = Loose & { readonly message: string };

/** Collects them while files are read. */
export class LooseRecords {
  /** Records that stand where no capture puts one, and why. */
  readonly #strays: { readonly id: string; readonly message: string }[] = [];
  /** Requests and notes beside responses that have not come. */
  readonly #parts = new Map<string, Loose & { readonly beside: string }>();
  /** The last record of each file. */
  readonly #last = new Map<string, string>();

  stray(id: string, message: string): void {
    this.#strays.push({ id, message });
  }

  /** A request or note beside a response, which may come later. */
  part(head: Loose, beside: string): void {
    const { id, type, file, place } = head;
    this.#parts.set(id, { id, type, file, place, beside });
  }

  /** Beside a response that is there parts are told of by it. */
  settle({ facts, request, metadata }: Fetch): void {
    if (facts === null) return;
    for (const part of [request, metadata]) if (part) this.#parts.delete(part.id);
  }

  noteLast(file: string, id: string): void {
    this.#last.set(file, id);
  }

  /**
   * Responses, requests and time stamps that do not come together to a fetch. A process that was killed leaves the
   * beginning of one, at the very end of a file that is not the last.
   */
  *fragments(
    problems: readonly LooseProblem[],
    lastFile: string | undefined,
    fetchOf: (id: string) => Fetch,
  ): Generator<Fragment> {
    yield* this.#strays.map((stray) => ({ ...stray, isTorn: false, isStray: true }));
    const loose = [...problems];
    for (const { beside, ...part } of this.#parts.values())
      if (fetchOf(beside).facts === null)
        loose.push({ ...part, message: `the response ${beside} beside which it stands is not there` });
    for (const { id, type, file, message } of loose.sort((a, b) => a.place - b.place)) {
      const isLast = file !== lastFile && this.#last.get(file) === id;
      const isTorn = isLast && isBegun(type, fetchOf(id));
      yield { id, message, isTorn, isStray: false };
    }
  }
}

/** What an interruption leaves of a fetch: its request, or its request and its answer, which are written first. */
function isBegun(type: string, { request, metadata }: Fetch): boolean {
  const isAnswer = type === "response" || type === "revisit";
  return type === "request" || (isAnswer && request !== null && metadata === null);
}
