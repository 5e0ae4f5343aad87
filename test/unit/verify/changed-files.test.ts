// WARC files that are changed between two readings of one verification: what is read again is what was verified.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { FalseLines } from "#verify/false-lines.js";
import { inDirectories } from "#verify/read/exhibits.js";
import { inMemory } from "#verify/read/range-source.js";
import { statedCertificate } from "#verify/stated-certificate.js";
import type { Verification } from "#verify/verification.js";
import { verifyStated } from "#verify/verify-certificate.js";
import {
  describeWarc,
  field,
  readForgery,
  seal,
  setField,
  type EditableRecord,
  type Forgery,
} from "../../support/archives/tampering.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { withTempDir } from "../../support/temp-dir.js";

/** Members of the same length wherever records are: nothing is compressed, and digests of blocks are left out. */
function stored(records: readonly EditableRecord[]): Buffer {
  return Buffer.concat(
    records.map(({ fields, block }) => {
      const head = fields
        .filter(([name]) => name !== "WARC-Block-Digest")
        .map(([name, value]) => `${name}: ${value}\r\n`);
      const end = Buffer.from("\r\n\r\n");
      return gzipSync(Buffer.concat([Buffer.from(`WARC/1.1\r\n${head.join("")}\r\n`), block, end]), {
        level: 0,
      });
    }),
  );
}

/** Verifies a capture whose file is another one from its third reading on: the second is that of all its records. */
async function verified(dir: string, change: (forgery: Forgery) => void): Promise<Verification> {
  const [id] = readdirSync(join(dir, "captures"));
  const path = join(dir, "captures", id!, "certificate.json");
  const [forgery, other] = [readForgery(path, dir), readForgery(path, dir)];
  const { certificate, records } = forgery;
  const before = stored(records);
  describeWarc(certificate, before, records.length);
  seal(certificate);
  change(other);
  const after = stored(other.records);
  expect(after.length).toBe(before.length);
  const exhibits = inDirectories(dir, dirname(path));
  let times = 0;
  const locate = () => inMemory("file", [++times > 2 ? after : before]).open();
  const bytes = Buffer.from(JSON.stringify(certificate));
  const stated = await statedCertificate(async function* () {
    yield bytes;
  });
  if (stated === null || !("head" in stated)) throw new Error("it was not read");
  return verifyStated(
    stated,
    { exhibits: { ...exhibits, locate, beside: async () => null } },
    new FalseLines(),
  );
}

/** The first page of some length that has links, as a response. */
function withLinks({ records }: Forgery): EditableRecord {
  return records.find(
    (record) => field(record, "WARC-Type") === "response" && record.block.includes("<a href="),
  )!;
}

it("ends the verification", () =>
  withTempDir(async (dir) => {
    await captureInto(dir, { seed: 3, preset: "plain", pages: 6 });
    expect((await verified(dir, () => undefined)).findings).toEqual([]);
    const changed = "it was changed while it was read";
    const otherLinks = verified(dir, (forgery) => {
      const record = withLinks(forgery);
      record.block = Buffer.from(
        record.block.toString("latin1").replaceAll("<a href=", "<b href="),
        "latin1",
      );
      record.fields = record.fields.map(([name, value]) => [
        name === "WARC-Payload-Digest" ? "X".repeat(name.length) : name,
        value,
      ]);
    });
    await expect(otherLinks).rejects.toThrow(changed);
    const otherRecord = verified(dir, (forgery) => {
      const record = withLinks(forgery);
      setField(record, "WARC-Record-ID", "<urn:uuid:00000000-0000-4000-8000-000000000000>");
    });
    await expect(otherRecord).rejects.toThrow(changed);
  }));
