// Recomputes a record's digests and looks into its HTTP message, in one pass over the block.
import { mediaType } from "#formats/index.js";
import type { FindingCode } from "../read/finding.js";
import type { ReadRecord } from "../read/warc-reader.js";
import { HttpBlock } from "./http-block.js";
import { CheckedBytes, parseDigest, type LabelledDigest } from "./labelled-digest.js";

/** What a block says about itself, and whether it is what its digests say. */
export interface BlockCheck {
  readonly status: number | null;
  readonly contentType: string | null;
  /** `null`: there was no digest that could be checked. */
  readonly digestOk: boolean | null;
  readonly problems: readonly (readonly [code: FindingCode, message: string])[];
}

/** Reads a record's block to its end and checks it. */
export async function checkBlock(record: ReadRecord): Promise<BlockCheck> {
  const block = digestField(record, "WARC-Block-Digest");
  const payload = record.type === "revisit" ? null : digestField(record, "WARC-Payload-Digest");
  const hashes = new BlockHashes(block?.digest ?? null, payload?.digest ?? null);
  const http = isHttp(record)
    ? new HttpBlock(record.type === "request" ? "request" : "response", hashes)
    : null;
  for await (const bytes of record.block) {
    hashes.onBlock(bytes);
    if (http) http.push(bytes);
    else hashes.onPayload(bytes);
  }
  const framing = httpProblems(record, http);
  const mismatches = hashes.mismatches();
  const digestOk = block?.digest || payload?.digest ? mismatches.length === 0 : null;
  const problems = [...unknownDigests(block, payload), ...framing, ...mismatches];
  return { ...httpFacts(record, http), digestOk, problems };
}

function httpFacts(record: ReadRecord, http: HttpBlock | null): Pick<BlockCheck, "status" | "contentType"> {
  const message = http?.message ?? null;
  const hasOwnType = message !== null && record.type !== "request";
  return {
    status: message && "status" in message ? message.status : null,
    contentType: mediaType(hasOwnType ? message.header("content-type") : record.field("Content-Type")),
  };
}

interface DigestField {
  readonly text: string;
  readonly digest: LabelledDigest | null;
}

function digestField(record: ReadRecord, name: string): DigestField | null {
  const text = record.field(name);
  return text === null ? null : { text, digest: parseDigest(text) };
}

function isHttp(record: ReadRecord): boolean {
  if (record.format === "ARC/1") return record.type === "response";
  return /^application\/http\b/i.test(record.field("Content-Type") ?? "");
}

type Problem = [code: FindingCode, message: string];

function unknownDigests(...fields: (DigestField | null)[]): Problem[] {
  return fields
    .filter((field) => field !== null && field.digest === null)
    .map((field) => [
      "digest-unknown",
      `a digest that cannot be checked: ${JSON.stringify(field!.text.slice(0, 100))}`,
    ]);
}

// A revisit has no body, and a truncated record says itself that it is not whole.
function httpProblems(record: ReadRecord, http: HttpBlock | null): Problem[] {
  const problem = http?.finish() ?? null;
  if (problem === null || (record.type === "revisit" && http?.message)) return [];
  if (http?.message && record.field("WARC-Truncated") !== null) return [];
  return [["http-malformed", `the HTTP message: ${problem}`]];
}

class BlockHashes {
  readonly #block: CheckedBytes | null;
  readonly #payload: CheckedBytes | null;
  readonly #raw: CheckedBytes | null;

  constructor(block: LabelledDigest | null, payload: LabelledDigest | null) {
    this.#block = block && new CheckedBytes(block);
    this.#payload = payload && new CheckedBytes(payload);
    this.#raw = payload && new CheckedBytes(payload);
  }

  onBlock(bytes: Buffer): void {
    this.#block?.update(bytes);
  }

  onRaw(bytes: Buffer): void {
    this.#raw?.update(bytes);
  }

  onPayload(bytes: Buffer): void {
    this.#payload?.update(bytes);
  }

  /** What is not as its digest says; after the last piece. */
  mismatches(): Problem[] {
    const problems: Problem[] = [];
    if (this.#block?.isRight() === false)
      problems.push(["digest-mismatch", "the block is not what its digest says"]);
    // Tools disagree whether the chunk framing belongs to the payload: either reading may match.
    if (this.#payload?.isRight() === false && this.#raw?.isRight() === false)
      problems.push(["digest-mismatch", "the payload is not what its digest says"]);
    return problems;
  }
}
