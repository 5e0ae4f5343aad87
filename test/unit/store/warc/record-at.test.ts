// One record by its place: the length that an index gives spares reading, and is not believed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { MemoryBlobs } from "#store/index.js";
import { fileSource } from "#store/blobs/file-source.js";
import { openRecordAt } from "#store/warc/read/record-at.js";
import { encodeRecord } from "#store/warc/record.js";
import { httpBytes, pageUrl } from "../../../support/archives/archives.js";
import { withTempDir } from "../../../support/temp-dir.js";

const FILE = "warcs/s/c1-00001.warc";

function record(path: string): Buffer {
  const url = pageUrl(path);
  return Buffer.from(
    encodeRecord({
      type: "response",
      id: `<urn:uuid:${path}>`,
      date: instant(0),
      fields: [["WARC-Target-URI", url]],
      contentType: "application/http; msgtype=response",
      block: httpBytes(`body of ${path}`),
    }),
  );
}

/** Blobs with one file of two records, who tell how much of it is read. */
class CountedBlobs extends MemoryBlobs {
  bytesRead = 0;

  override async open(key: string) {
    const reader = await super.open(key);
    return (
      reader && {
        ...reader,
        read: (offset: number, bytes: number) => this.#count(reader.read(offset, bytes)),
      }
    );
  }

  async #count(read: Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = await read;
    this.bytesRead += bytes.length;
    return bytes;
  }
}

describe.each([
  ["compressed", (bytes: Buffer) => gzipSync(bytes)],
  ["plain", (bytes: Buffer) => bytes],
])("a record of a %s file", (_, packed) => {
  const members = [record("/first"), record("/second")].map(packed);
  const offset = members[0]!.length;

  async function readWith(length?: number): Promise<{ body: string; bytesRead: number }> {
    const blobs = new CountedBlobs();
    await blobs.put(FILE, [...members, packed(record("/third"))]);
    const { first, target } = await openRecordAt(blobs, { file: FILE, offset, ...(length && { length }) });
    expect(target).toBe(pageUrl("/second"));
    return { body: first.toString(), bytesRead: blobs.bytesRead };
  }

  it("is read alone where the index gives its length", async () => {
    const { body, bytesRead } = await readWith(members[1]!.length);
    expect(body).toContain("body of /second");
    expect(bytesRead).toBeLessThanOrEqual(members[1]!.length);
  });

  it.each([1, 20, -1, 1_000].map((by) => [by]))(
    "is read whole where the length is wrong by %i bytes",
    async (by) => expect((await readWith(members[1]!.length + by)).body).toContain("body of /second"),
  );

  it.each([1, 3, 11, 100])("is read whole where the length is %i", async (length) =>
    expect((await readWith(length)).body).toContain("body of /second"),
  );

  it("is read without a length too", async () =>
    expect((await readWith()).body).toContain("body of /second"));
});

describe("a record that is read in one go", () => {
  const plain = record("/second");

  /** What reading the one record of a file gives, or what it is refused with. */
  async function told(member: Buffer, length?: number): Promise<unknown> {
    const blobs = new MemoryBlobs();
    await blobs.put(FILE, [member, gzipSync(record("/third"))]);
    const place = { file: FILE, offset: 0, ...(length && { length }) };
    try {
      const { first, pieces, offset, coding, type, id, date, target, fields } = await openRecordAt(
        blobs,
        place,
      );
      return { first: first.toString("latin1"), pieces, offset, coding, type, id, date, target, fields };
    } catch (error) {
      return String(error);
    }
  }

  function flipped(bytes: Buffer, at: number): Buffer {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    return changed;
  }

  /** Every third, and all near the end. */
  function placesIn(bytes: Buffer): number[] {
    return [...bytes.keys()].filter((at) => at % 3 === 0 || at > bytes.length - 12);
  }

  it("is what it is otherwise", async () => {
    const member = gzipSync(plain);
    const whole = await told(member, member.length);
    expect(whole).toMatchObject({ id: "<urn:uuid:/second>", coding: "gzip", pieces: null });
    expect(whole).toEqual(await told(member));
  });

  it("is what it is otherwise, whichever of its own or its member's bytes is wrong", async () => {
    const member = gzipSync(plain);
    const damaged = [
      ...placesIn(plain).map((at) => gzipSync(flipped(plain, at))),
      ...placesIn(member).map((at) => flipped(member, at)),
    ];
    for (const one of damaged) expect(await told(one, one.length)).toEqual(await told(one));
  });

  it.each([
    [
      "says that it is shorter",
      plain.toString("latin1").replace(/Content-Length: (\d)/, "Content-Length: 1$1"),
    ],
    ["has no separator", plain.toString("latin1").slice(0, -4)],
    ["has another behind it", plain.toString("latin1") + record("/other").toString("latin1")],
  ])("and %s, is what it is otherwise", async (_, text) => {
    const member = gzipSync(Buffer.from(text, "latin1"));
    expect(await told(member, member.length)).toEqual(await told(member));
  });
});

describe("a long record", () => {
  const text = Array.from({ length: 400_000 }, (_, i) => `line ${i * 7919}\n`).join("");

  async function opened(dir: string, failAfterBytes = Infinity) {
    const fields: [string, string][] = [["WARC-Target-URI", pageUrl("/long")]];
    const long = { type: "response", id: "<urn:uuid:long>", date: instant(0), fields } as const;
    const contentType = "application/http; msgtype=response";
    const bytes = encodeRecord({ ...long, contentType, block: httpBytes(text) });
    writeFileSync(join(dir, "long.warc.gz"), gzipSync(Buffer.from(bytes)));
    let isFirst = true;
    const open = async (key: string) => {
      const reader = fileSource(join(dir, key));
      const fails = (offset: number): boolean => !isFirst && offset > failAfterBytes;
      const read = (offset: number, length: number): Uint8Array | Promise<Uint8Array> =>
        fails(offset) ? Promise.reject(new Error("EIO")) : reader.read(offset, length);
      return { sizeBytes: reader.sizeBytes, read, close: () => reader.close() };
    };
    const { pieces } = await openRecordAt({ open }, { file: "long.warc.gz", offset: 0 });
    isFirst = false;
    return pieces!;
  }

  it("that its disk does not give whole is one that is cut, and no breakdown", () =>
    withTempDir(async (dir) => {
      const pieces = await opened(dir, 300_000);
      const read = async (): Promise<void> => {
        for await (const piece of pieces()) expect(piece.length).toBeGreaterThan(0);
      };
      await expect(read()).rejects.toThrow("the record is cut");
    }));

  it("whose reader leaves is not read on, and its file's number is not used again", () =>
    withTempDir(async (dir) => {
      for await (const piece of (await opened(dir))()) {
        expect(piece.length).toBeGreaterThan(0);
        break;
      }
      const reader = fileSource(join(dir, "long.warc.gz"));
      reader.close();
      expect(() => reader.read(0, 10)).toThrow("has been closed");
    }));
});
