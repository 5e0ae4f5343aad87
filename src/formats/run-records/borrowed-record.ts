// The field beside a revisit whose body an earlier capture of the archive holds: which record supplies it.
import type { Digest } from "#model/index.js";
import { canonicalJson } from "../seals/canonical-json.js";
import { strictJsonObject } from "../seals/strict-json.js";
import type { Fields } from "./fields.js";
import { isCount, isTextUpTo } from "./shapes.js";

/** The response that supplies a body; its id and date stand in the revisit itself. */
export interface BorrowedNote {
  /** Of the response's block: its head and body as they were received. */
  readonly blockDigest: Digest;
  /** Of an earlier capture, relative to the archive; place and length in it are hints. */
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

const DIGEST = /^sha-256:[0-9a-f]{64}$/;
/** Relative, with forward slashes, and never upwards. */
const FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;
const isName = isTextUpTo(1024);

/** The field, to stand in the metadata record beside the revisit. */
export function borrowedField({ blockDigest, file, offset, length }: BorrowedNote): Record<string, string> {
  return { borrowed: canonicalJson({ blockDigest, file, offset, length }) };
}

/** What the field says; `null` where there is none, or none that can be read. */
export function readBorrowed(fields: Fields): BorrowedNote | null {
  const said = strictJsonObject(fields["borrowed"] ?? "");
  if (said === null) return null;
  const { blockDigest, file, offset, length } = said;
  const isNamed = isName(file) && FILE.test(file) && isName(blockDigest) && DIGEST.test(blockDigest);
  if (!isNamed || !isCount(offset) || !isCount(length)) return null;
  return { blockDigest: blockDigest as Digest, file, offset, length };
}
