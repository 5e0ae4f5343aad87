// Why a file or a record cannot be read, in words.
import { FormatError } from "#errors.js";

/** The end of a verification during which a file became another. */
export function changedWhileRead(file: string, offset = 0): FormatError {
  return new FormatError("it was changed while it was read", file, offset);
}

/** What a verifier says of it. */
export function explain(error: unknown, file: string): string {
  if (error instanceof FormatError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `${file} cannot be read: ${message}`;
}
