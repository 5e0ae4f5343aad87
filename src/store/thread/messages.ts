// What the two sides of an archive on a thread of its own say to each other; many calls go in one message.
import { ERROR_CODES, IsochronError, StoreError, UsageError, type ErrorCode } from "#errors.js";
import type { Logger } from "#ports/index.js";

/** A method of the archive, called from the other side; `id` comes back with the answer. */
export interface Call {
  readonly id: number;
  /** For example `frontier` and `add`; an opened WARC goes by its number. */
  readonly target: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** How a call ended. */
export type Answer =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failure: Failure };

/** From the thread: answers, and now and then something for the log. */
export interface FromThread {
  readonly answers: readonly Answer[];
  readonly logged: readonly Parameters<Logger["log"]>[];
}

/** An error as it travels: classes do not. */
interface Failure {
  readonly name: string;
  readonly code: string | null;
  readonly message: string;
  readonly stack: string | undefined;
}

/** The error, ready to be sent. */
export function packFailure(error: unknown): Failure {
  if (!(error instanceof Error))
    return { name: "Error", code: null, message: String(error), stack: undefined };
  const code = error instanceof IsochronError ? error.code : null;
  return { name: error.name, code, message: error.message, stack: error.stack };
}

/** The error again: of the same class as far as a caller may ask, with the other side's stack. */
export function unpackFailure({ name, code, message, stack }: Failure): Error {
  const error = rebuilt(name, code, message);
  if (stack !== undefined) error.stack = stack;
  return error;
}

function rebuilt(name: string, code: string | null, message: string): Error {
  if (code === null || !Object.hasOwn(ERROR_CODES, code)) return new Error(message);
  const known = code as ErrorCode;
  if (name === "StoreError") return new StoreError(known, message);
  if (name === "UsageError") return new UsageError(known, message);
  return new IsochronError(known, message);
}
