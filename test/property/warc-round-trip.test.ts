// write ∘ read is the identity, and a file cut anywhere yields what was whole, plus one finding.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { readWarcFile } from "#store/index.js";
import {
  encodeRecord,
  encodeWarcFields,
  decodeWarcFields,
  newRecordId,
  type RecordDraft,
} from "#store/warc/record.js";
import { WarcWriter } from "#store/warc/warc-writer.js";
import { temporaryDirectory } from "../support/archives/archives.js";

const SEED = 20260115;

const fieldValue = fc
  .oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ maxLength: 60 }))
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffd]/gu, "").trim());
const block = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc
    .constantFrom(
      "",
      "\r\n\r\n",
      "WARC/1.0\r\nWARC-Type: response\r\nContent-Length: 3\r\n\r\nabc\r\n\r\n",
      "\n\n\nWARC/1.1\r\n",
      "\x1f\x8b\x08\x00 looks compressed",
      "text\n".repeat(30_000),
    )
    .map((text) => new Uint8Array(Buffer.from(text, "latin1"))),
);
const draft: fc.Arbitrary<RecordDraft> = fc.record({
  type: fc.constantFrom("response", "request", "metadata", "resource", "conversion", "revisit"),
  id: fc.constant(null).map(newRecordId),
  date: fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant),
  fields: fc
    .array(fc.tuple(fc.stringMatching(/^X-[A-Za-z0-9-]{1,20}$/), fieldValue), { maxLength: 5 })
    .map((fields) => [["WARC-Target-URI", "http://example.org/"] as const, ...fields]),
  contentType: fc.constantFrom("application/http;msgtype=response", "text/plain", null),
  block,
});

interface Seen {
  readonly records: {
    id: string | null;
    offset: number;
    length: number | null;
    isWhole: boolean;
    block: Buffer;
  }[];
  readonly fields: (readonly (readonly [string, string])[])[];
  readonly findings: string[];
}

async function read(path: string): Promise<Seen> {
  const seen: Seen = { records: [], fields: [], findings: [] };
  let block: Buffer = Buffer.alloc(0);
  for await (const item of readWarcFile(path)) {
    if (item.kind === "finding") seen.findings.push(`${item.finding.code}: ${item.finding.message}`);
    if (item.kind === "record") {
      const pieces = [];
      for await (const piece of item.record.block) pieces.push(piece);
      block = Buffer.concat(pieces);
    }
    if (item.kind !== "end" || !item.isWhole) continue;
    const { id, offset } = item.record;
    seen.records.push({ id, offset, length: item.length, isWhole: item.isWhole, block });
    seen.fields.push(item.record.fields);
  }
  return seen;
}

function expectSame(seen: Seen, drafts: readonly RecordDraft[]): void {
  expect(seen.records.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
  for (const [i, { block: bytes, fields }] of drafts.entries()) {
    expect(seen.records[i]!.block.equals(bytes)).toBe(true);
    const custom = seen.fields[i]!.filter(([name]) => name.startsWith("X-"));
    expect(custom).toEqual(fields.filter(([name]) => name.startsWith("X-")));
  }
}

describe("writing and reading", () => {
  it("is the identity through one gzip member per record, with the offsets that were returned", async () => {
    const dir = temporaryDirectory();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 6 }), async (drafts) => {
        const path = join(dir, `${run++}.warc.gz`);
        const writer = await WarcWriter.create(nodeFileSystem, path);
        const refs = await writer.append(drafts, "f");
        await writer.finish();
        const seen = await read(path);
        expect(seen.findings).toEqual([]);
        expectSame(seen, drafts);
        expect(seen.records.map(({ offset, length }) => [offset, length])).toEqual(
          refs.map(({ offset, length }) => [offset, length]),
        );
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it("is the identity through plain files and whole-file gzip", async () => {
    const dir = temporaryDirectory();
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 6 }), async (drafts) => {
        const bytes = Buffer.concat(drafts.map(encodeRecord));
        writeFileSync(join(dir, "plain.warc"), bytes);
        const plain = await read(join(dir, "plain.warc"));
        expect(plain.findings).toEqual([]);
        expectSame(plain, drafts);
        writeFileSync(join(dir, "whole.warc.gz"), gzipSync(bytes));
        const whole = await read(join(dir, "whole.warc.gz"));
        expect(whole.findings).toHaveLength(drafts.length > 1 ? 1 : 0);
        expectSame(whole, drafts);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it("is the identity for warc-fields of any text", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[A-Za-z-]{1,12}$/), fc.string({ unit: "grapheme" })),
        (fields) => {
          expect(decodeWarcFields(encodeWarcFields(fields))).toEqual({ ...fields });
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe("a file cut at any byte", () => {
  const drafts: RecordDraft[] = [
    ["response", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"],
    ["metadata", "via: x\r\n"],
    ["resource", ""],
    ["response", "HTTP/1.1 200 OK\r\n\r\nWARC/1.0\r\nWARC-Type: x\r\n\r\n"],
  ].map(([type, text]) => ({
    type: type as RecordDraft["type"],
    id: newRecordId(),
    date: instant(1_700_000_000_000),
    fields: [["WARC-Target-URI", "http://example.org/"]],
    contentType: "application/http",
    block: Buffer.from(text!),
  }));

  it.each(["gzip", "plain"])(
    "yields all whole records before the cut plus one finding (%s)",
    async (kind) => {
      const dir = temporaryDirectory();
      const pieces = drafts.map((one) => (kind === "gzip" ? gzipSync(encodeRecord(one)) : encodeRecord(one)));
      const bytes = Buffer.concat(pieces);
      const ends = pieces.map((_, i) => pieces.slice(0, i + 1).reduce((sum, piece) => sum + piece.length, 0));
      mkdirSync(join(dir, "cut"));
      for (let cut = 1; cut < bytes.length; cut++) {
        const path = join(dir, "cut", "file");
        writeFileSync(path, bytes.subarray(0, cut));
        const seen = await read(path);
        // In a plain file a record whose block is whole counts, though its last empty lines are missing.
        const whole = drafts.filter((_, i) => cut >= ends[i]! - (kind === "plain" ? 4 : 0));
        const isBoundary = ends.includes(cut);
        const atStart = whole.length === 0 && seen.findings.at(-1)?.startsWith("not-warc") ? 1 : 0;
        expect(
          seen.records.map(({ id }) => id),
          `cut at ${cut}`,
        ).toEqual(whole.map(({ id }) => id));
        expect(seen.findings.length - atStart, `cut at ${cut}: ${seen.findings.join("; ")}`).toBe(
          isBoundary ? 0 : 1,
        );
      }
    },
  );
});
