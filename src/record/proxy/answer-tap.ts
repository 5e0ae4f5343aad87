// What the proxy lets others see of an answer while it passes. Whoever listens must never be felt: a listener that
// fails is let go, and the answer goes on.
import type { RawFields } from "./passed-fields.js";

/** A request as it was sent, its body aside. */
export interface AskedRequest {
  readonly method: string;
  readonly target: string;
  readonly fields: RawFields;
  readonly isTls: boolean;
}

/** The head of an answer as it was sent. */
export interface AnswerHead {
  readonly status: number;
  readonly statusText: string;
  readonly fields: RawFields;
}

/** Who is shown one answer: its head, its body without the transfer coding, its end. */
export interface AnswerTap {
  head(head: AnswerHead): void;
  data(piece: Uint8Array): void;
  /** Whether it came whole. Called once, whatever happens. */
  end(isWhole: boolean): void;
}

/** Asked for every request when it arrives; `null` when nobody listens. */
export type TapOf = (request: AskedRequest) => AnswerTap | null;

/** A tap that cannot do harm: after its first failure it hears nothing more but the end. */
export class HarmlessTap implements AnswerTap {
  #tap: AnswerTap | null;
  readonly #onFailure: (error: unknown) => void;

  constructor(request: AskedRequest, tapOf: TapOf, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#tap = null;
    this.#guarded(() => (this.#tap = tapOf(request)));
  }

  head(head: AnswerHead): void {
    this.#guarded(() => this.#tap?.head(head));
  }

  data(piece: Uint8Array): void {
    if (this.#tap !== null) this.#guarded(() => this.#tap?.data(piece));
  }

  end(isWhole: boolean): void {
    const tap = this.#tap;
    this.#tap = null;
    this.#guarded(() => tap?.end(isWhole));
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      const tap = this.#tap;
      this.#tap = null;
      this.#onFailure(error);
      // What was seen in part proves nothing, and its page must know that an answer is missing.
      if (tap !== null) this.#guarded(() => tap.end(false));
    }
  }
}
