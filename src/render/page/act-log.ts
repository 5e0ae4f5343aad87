// What was done to a page, in order.
import type { PageAct, Screenshot, StepRecord } from "#ports/index.js";

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** The record of acts and steps; an entry is there before it is done, so that one that ends the page is, too. */
export class ActLog {
  readonly #acts: Open<PageAct>[] = [];
  readonly #steps: Open<StepRecord>[] = [];
  readonly pictures: Screenshot[] = [];

  get acts(): readonly PageAct[] {
    return this.#acts;
  }

  get steps(): readonly StepRecord[] {
    return this.#steps;
  }

  /** Grows with every act and step: each has the page's real time anew. */
  get turn(): number {
    return this.#acts.length + this.#steps.length;
  }

  beginAct(kind: PageAct["kind"], target: string): Open<PageAct> {
    const act = { kind, target, requestsLedTo: 0, refused: 0 };
    this.#acts.push(act);
    return act;
  }

  beginStep(step: StepRecord): Open<StepRecord> {
    const open = { ...step };
    this.#steps.push(open);
    return open;
  }
}
