// What rests on 304s, forged: a 304 is worth what its request asked, and an answer to another request nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyCertificate } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { claimSharp, recordOf, recount, type Tampering } from "../../support/forgeries/forgery.js";
import { miniVerify } from "../../support/mini-verifier/index.js";
import {
  describeWarc,
  editBlock,
  readForgery,
  seal,
  writeForgery,
  writeRecords,
  type Forgery,
} from "../../support/archives/tampering.js";

let dir = "";
let original: Forgery;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-not-modified-"));
  const options = { seed: 3, preset: "plain", pages: 12 } as const;
  const { files } = await captureInto(dir, options, { delayMs: 300, conditionalAbove: 0 });
  original = readForgery(files.certificate, dir);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const attested = ({ certificate }: Forgery) =>
  certificate.pages.find(({ evidence }) => evidence === "attested:304")!;
const requestOf = (f: Forgery, id: string | null) => recordOf(f, id!);

const FORGERIES: Tampering[] = [
  {
    name: "a page with one state and a 304 claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const page = attested(f);
      claimSharp(page, page.interval!.from, page.interval!.to);
    },
  },
  {
    name: "a 304 that nobody asked for",
    line: /verdict$/,
    forge: (f) =>
      editBlock(requestOf(f, attested(f).records.at(-1)!.request), /If-None-Match: [^\r]*\r\n/, ""),
  },
  {
    name: "a 304 to a question about another state",
    line: /verdict$/,
    forge: (f) =>
      editBlock(
        requestOf(f, attested(f).records.at(-1)!.request),
        /If-None-Match: [^\r]*\r\n/,
        'If-None-Match: "x"\r\n',
      ),
  },
  {
    name: "a second answer that was to another request",
    line: /verdict$/,
    forge: (f) => {
      const page = f.certificate.pages.find(({ verdict }) => verdict === "sharp")!;
      const plain = page.records.filter(({ pass, type }) => pass === "revisit" && type === "revisit").at(-1)!;
      editBlock(requestOf(f, plain.request), /\r\n\r\n$/, '\r\nIf-None-Match: "y"\r\n\r\n');
    },
  },
  {
    name: "a 304 passed off as an observation",
    line: /evidence$/,
    forge: (f) => (attested(f).evidence = "observed"),
  },
];

async function judged(forgery: Forgery): Promise<{ ok: boolean; line: string; theirs: true | string }> {
  const place = mkdtempSync(join(dir, "forged-"));
  const { certificate, records } = forgery;
  const warc = writeRecords(records);
  describeWarc(certificate, warc, records.length);
  recount(forgery);
  seal(certificate);
  const path = writeForgery(place, certificate, certificate.warcs[0]!.file, warc);
  const { ok, findings } = await verifyCertificate(path, { root: place });
  return { ok, line: findings[0]?.line ?? "", theirs: miniVerify(path, place) };
}

describe("a certificate that rests on 304s", () => {
  it("is true as it was made", async () => {
    expect(await judged(structuredCopy())).toMatchObject({ ok: true, theirs: true });
    expect(original.certificate.counts.verdicts.attested).toBeGreaterThan(3);
  });

  it.each(FORGERIES)("is false with $name", async ({ line, forge }) => {
    const forgery = structuredCopy();
    forge(forgery);
    const { ok, line: found, theirs } = await judged(forgery);
    expect(ok).toBe(false);
    expect(found).toMatch(line);
    expect(theirs).not.toBe(true);
  });
});

function structuredCopy(): Forgery {
  const { certificate, records } = structuredClone(original);
  return { certificate, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
}
