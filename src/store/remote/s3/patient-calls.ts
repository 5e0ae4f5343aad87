// Requests to a bucket, tried again while that may help; what fails for good, or too often, is told in one line.
import { IsochronError } from "#errors.js";
import { withPatience, type Attempt, type Patience } from "./attempts.js";
import type { S3Calls } from "./s3-calls.js";
import { failureOf } from "./s3-failure.js";

/** What is being asked, for people and for time limits. */
export interface Asking {
  /** Continues "s3://bucket/prefix: ". */
  readonly what: string;
  /** Bytes on their way. */
  readonly sizeBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A bucket's server, asked with patience. */
export class PatientCalls {
  readonly place: string;
  readonly #calls: S3Calls;
  readonly #patience: Patience;

  constructor(calls: S3Calls, { place, patience }: { place: string; patience: Patience }) {
    this.#calls = calls;
    this.place = place;
    this.#patience = patience;
  }

  /** @throws IsochronError when it cannot be had, and the signal's reason when that is aborted */
  async ask<T>(asking: Asking, work: (calls: S3Calls, attempt: Attempt) => Promise<T>): Promise<T> {
    try {
      return await withPatience({ patience: this.#patience, ...asking }, (attempt) =>
        work(this.#calls, attempt),
      );
    } catch (error) {
      asking.signal?.throwIfAborted();
      const failure = error instanceof IsochronError ? null : failureOf(error);
      if (!failure) throw error;
      throw this.failure(`${asking.what}: ${failure.line}`, error);
    }
  }

  /** An error of this bucket's. */
  failure(line: string, cause?: unknown): IsochronError {
    return new IsochronError("CLUSTER", `${this.place}: ${line}`, { cause });
  }

  close(): void {
    this.#calls.close();
  }
}
