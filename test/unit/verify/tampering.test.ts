// Every kind of tampering that we could think of, each caught, by our verifier and by the independent one.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Certificate, Verdict } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureInto } from "../../support/capture-simulated.js";
import { miniVerify } from "../../support/mini-verifier.js";
import {
  describeWarc,
  editBlock,
  field,
  readForgery,
  seal,
  setField,
  writeForgery,
  writeRecords,
  type Editable,
  type EditableRecord,
  type Forgery,
} from "../../support/tampering.js";

type Page = Editable<Certificate["pages"][number]>;

interface Tampering {
  readonly name: string;
  /** Where the first false line must be. */
  readonly line: RegExp;
  readonly forge: (forgery: Forgery) => void;
}

let dir = "";
let original: Forgery;
let warcFile = "";
let publicKey = "";

beforeAll(async () => {
  dir = await captureWithEveryVerdict(7);
  const path = join(dir, "captures", readdirSync(join(dir, "captures"))[0]!, "certificate.json");
  original = readForgery(path, dir);
  warcFile = original.certificate.warcs[0]!.file;
  publicKey = readFileSync(join(dir, "keys", "archive-key.pub.pem"), "utf8");
});

/** The first capture from this seed on that has every verdict which the forgeries need. */
async function captureWithEveryVerdict(seed: number): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), "isochron-tampering-"));
  const options = { seed, preset: "everything", pages: 16 } as const;
  const { certificate } = await captureInto(place, options, { delayMs: 300 });
  const revisited = certificate.pages.filter(
    (p) => p.verdict === "sharp" && p.records[1]?.type === "revisit",
  );
  const needed: Verdict[] = ["changed", "self-varying", "seen", "excluded"];
  if (revisited.length > 1 && needed.every((verdict) => certificate.counts.verdicts[verdict] > 0))
    return place;
  rmSync(place, { recursive: true, force: true });
  if (seed > 100) throw new Error("no such capture");
  return captureWithEveryVerdict(seed + 1);
}

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function fresh(): Forgery {
  const { certificate, records } = structuredClone(original);
  return { certificate, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
}

async function verdictsOn(
  certificate: unknown,
  warc: Buffer,
): Promise<{ ours: string; line: string; theirs: true | string }> {
  const place = mkdtempSync(join(dir, "forged-"));
  const path = writeForgery(place, certificate, warcFile, warc);
  const { ok, findings } = await verifyCertificate(path, { root: place });
  const theirs = miniVerify(path, place);
  rmSync(place, { recursive: true });
  return { ours: ok ? "true" : findings[0]!.message, line: findings[0]?.line ?? "", theirs };
}

const pageWith = ({ certificate }: Forgery, verdict: Verdict): Page => {
  const found = certificate.pages.find((page) => page.verdict === verdict);
  if (!found) throw new Error(`no page that is ${verdict}`);
  return found;
};
const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();
const recordOf = ({ records }: Forgery, id: string): EditableRecord =>
  records.find((record) => field(record, "WARC-Record-ID") === id)!;
const recount = ({ certificate }: Forgery): void => {
  const { counts, pages } = certificate;
  counts.pages = pages.length;
  for (const verdict of Object.keys(counts.verdicts) as Verdict[])
    counts.verdicts[verdict] = pages.filter((page) => page.verdict === verdict).length;
};
const claimSharp = (page: Page, from: string, to: string): void => {
  Object.assign(page, { verdict: "sharp", evidence: "observed", interval: { from, to }, reason: null });
};
const ofSharp = (patch: (page: Page, forgery: Forgery) => void) => (forgery: Forgery) =>
  patch(pageWith(forgery, "sharp"), forgery);

/** Lies in the certificate; root and signature are made right with the forger's key, counts are recounted. */
const LIES: Tampering[] = [
  {
    name: "the time point moved behind every interval",
    line: /^pages\[\d+\]\.(verdict|records)/,
    forge: ({ certificate }) => (certificate.asOf = certificate.finishedAt),
  },
  {
    name: "the time point outside the capture",
    line: /^pages|^asOf/,
    forge: ({ certificate }) => (certificate.asOf = later(certificate.finishedAt, 60_000)),
  },
  {
    name: "an interval that begins too early",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval!.from = later(page.interval!.from, -1))),
  },
  {
    name: "an interval that ends too late",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval!.to = later(page.interval!.to, 1))),
  },
  {
    name: "an interval that is too short",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval!.to = later(page.interval!.to, -1))),
  },
  {
    name: "a sharp page without its interval",
    line: /interval$/,
    forge: ofSharp((page) => (page.interval = null)),
  },
  {
    name: "a changed page claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "changed");
      claimSharp(p, p.records[0]!.lastByteAt, p.records.at(-1)!.sentAt);
    },
  },
  {
    name: "a self-varying page claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "self-varying");
      claimSharp(p, p.records[0]!.lastByteAt, p.records.at(-1)!.sentAt);
    },
  },
  {
    name: "a page seen once claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "seen");
      claimSharp(p, f.certificate.asOf, f.certificate.asOf);
    },
  },
  {
    name: "a page never fetched claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "excluded");
      claimSharp(p, f.certificate.asOf, f.certificate.asOf);
    },
  },
  {
    name: "a page seen once claimed attested by an untrusted Last-Modified",
    line: /verdict$/,
    forge: (f) => {
      const p = pageWith(f, "seen");
      Object.assign(p, {
        verdict: "attested",
        evidence: "attested:last-modified",
        interval: { from: f.certificate.asOf, to: p.records[0]!.sentAt },
      });
    },
  },
  {
    name: "a sharp page played down",
    line: /verdict$/,
    forge: ofSharp((page) => Object.assign(page, { verdict: "changed", evidence: "none", interval: null })),
  },
  {
    name: "an untrusted host called trusted",
    line: /^hosts\[0\]\.lastModified/,
    forge: ({ certificate: { hosts } }) =>
      Object.assign(
        hosts[0]!,
        hosts[0]!.lastModified === "trusted"
          ? { lastModified: "distrusted", skewUpperMs: null }
          : { lastModified: "trusted", skewUpperMs: 0 },
      ),
  },
  {
    name: "another bound of a host's skew",
    line: /^hosts\[0\]\.skewUpperMs/,
    forge: ({ certificate: { hosts } }) => (hosts[0]!.skewUpperMs = 12345),
  },
  { name: "a host left out", line: /^hosts/, forge: ({ certificate }) => (certificate.hosts = []) },
  {
    name: "a host's test resting on a record that is not there",
    line: /^hosts\[0\]\.records/,
    forge: ({ certificate: { hosts } }) => (hosts[0]!.records = [`<urn:uuid:${randomUUID()}>`]),
  },
  {
    name: "another content digest",
    line: /contentDigest$/,
    forge: ofSharp((page) => (page.contentDigest = `sha-256:${"0".repeat(64)}` as never)),
  },
  {
    name: "another payload digest",
    line: /payloadDigest$/,
    forge: ofSharp((page) => (page.payloadDigest = `sha-256:${"1".repeat(64)}` as never)),
  },
  { name: "another status", line: /status$/, forge: ofSharp((page) => (page.status = 203)) },
  {
    name: "another Location",
    line: /location$/,
    forge: ofSharp((page) => (page.location = "http://elsewhere.test/")),
  },
  {
    name: "another content type",
    line: /contentType$/,
    forge: ofSharp((page) => (page.contentType = "text/plain")),
  },
  {
    name: "another kind of evidence",
    line: /evidence$/,
    forge: ofSharp((page) => (page.evidence = "attested:304")),
  },
  {
    name: "a look sent earlier than recorded",
    line: /sentAt$/,
    forge: ofSharp((page) => (page.records[1]!.sentAt = later(page.records[1]!.sentAt, -5))),
  },
  {
    name: "a look that ended earlier than recorded",
    line: /lastByteAt$/,
    forge: ofSharp((page) => (page.records[0]!.lastByteAt = later(page.records[0]!.lastByteAt, -5))),
  },
  {
    name: "a first byte earlier than recorded",
    line: /firstByteAt$/,
    forge: ofSharp((page) => (page.records[0]!.firstByteAt = later(page.records[0]!.firstByteAt, -5))),
  },
  {
    name: "a look that is another page's",
    line: /records\[0\]$/,
    forge: (f) => {
      const [a, b] = f.certificate.pages.filter((p) => p.verdict === "sharp");
      a!.records[0] = structuredClone(b!.records[0]!);
    },
  },
  {
    name: "a look that no record shows",
    line: /records\[1\]$/,
    forge: ofSharp((page) => (page.records[1]!.id = `<urn:uuid:${randomUUID()}>`)),
  },
  {
    name: "a look that is the request's record",
    line: /records\[1\]$/,
    forge: ofSharp((page) => (page.records[1]!.id = page.records[1]!.request!)),
  },
  {
    name: "a look listed twice",
    line: /records$/,
    forge: ofSharp((page) => page.records.push(structuredClone(page.records.at(-1)!))),
  },
  { name: "a look left out", line: /verdict$/, forge: ofSharp((page) => page.records.pop()) },
  {
    name: "another pass",
    line: /pass$/,
    forge: (f) => (pageWith(f, "self-varying").records.at(-1)!.pass = "revisit"),
  },
  {
    name: "another type of record",
    line: /type$/,
    forge: ofSharp(
      (page) => (page.records[1]!.type = page.records[1]!.type === "revisit" ? "response" : "revisit"),
    ),
  },
  {
    name: "another request",
    line: /request$/,
    forge: ofSharp((page) => (page.records[0]!.request = page.records[1]!.request)),
  },
  {
    name: "other time stamps' record",
    line: /metadata$/,
    forge: ofSharp((page) => (page.records[0]!.metadata = page.records[1]!.metadata)),
  },
  {
    name: "a claim that rests on other looks",
    line: /restsOn$/,
    forge: ofSharp((page) => (page.records[0]!.restsOn = false)),
  },
  {
    name: "a page left out",
    line: /^pages$/,
    forge: (f) => {
      f.certificate.pages.splice(f.certificate.pages.indexOf(pageWith(f, "changed")), 1);
    },
  },
  {
    name: "a page listed twice",
    line: /^pages$/,
    forge: (f) => void f.certificate.pages.push(structuredClone(pageWith(f, "sharp"))),
  },
  {
    name: "an invented page with another's looks",
    line: /records\[0\]$/,
    forge: (f) =>
      void f.certificate.pages.push({
        ...structuredClone(pageWith(f, "sharp")),
        url: "http://living.test/invented",
      }),
  },
  {
    name: "other request headers",
    line: /^requestProfile/,
    forge: ({ certificate }) => (certificate.requestProfile["user-agent"] = "a browser"),
  },
  {
    name: "another server's address",
    line: /^vantage\.servers/,
    forge: ({ certificate }) => (certificate.vantage.servers[0]!.address = "203.0.113.9"),
  },
  {
    name: "a server left out",
    line: /^vantage\.servers/,
    forge: ({ certificate }) => (certificate.vantage.servers = []),
  },
  {
    name: "another planned time point",
    line: /^plannedAsOf/,
    forge: ({ certificate }) => (certificate.plannedAsOf = later(certificate.plannedAsOf, 1)),
  },
  {
    name: "a better expectation",
    line: /^planner\.expectedSharp/,
    forge: ({ certificate }) => (certificate.planner.expectedSharp = 39),
  },
  {
    name: "another planner",
    line: /^planner\.strategy/,
    forge: ({ certificate }) => (certificate.planner.strategy = "optimal"),
  },
  {
    name: "another start",
    line: /^startedAt/,
    forge: ({ certificate }) => (certificate.startedAt = later(certificate.startedAt, -1000)),
  },
  {
    name: "an end before the last look",
    line: /records\[\d+\]$/,
    forge: ({ certificate }) => (certificate.finishedAt = certificate.asOf),
  },
  {
    name: "another capture",
    line: /^capture/,
    forge: ({ certificate }) => (certificate.capture = "20200101000000000"),
  },
  { name: "another site", line: /^site/, forge: ({ certificate }) => (certificate.site = "elsewhere.test") },
  {
    name: "other seeds",
    line: /^seeds/,
    forge: ({ certificate }) => void certificate.seeds.push("http://elsewhere.test/"),
  },
  {
    name: "other settings",
    line: /^settings/,
    forge: ({ certificate }) => (certificate.settings["delayMs"] = 1),
  },
];

/** Lies in the WARC file, rewritten with care: digests, hash, length, count and seal are made right. */
const looksOfSharp = (f: Forgery): [EditableRecord, EditableRecord] => {
  const page = f.certificate.pages.find((p) => p.verdict === "sharp" && p.records[1]?.type === "revisit")!;
  return [recordOf(f, page.records[0]!.id), recordOf(f, page.records[1]!.id)];
};
const besides = (f: Forgery, record: EditableRecord, type: string): EditableRecord =>
  f.records.find(
    (r) =>
      field(r, "WARC-Type") === type && field(r, "WARC-Concurrent-To") === field(record, "WARC-Record-ID"),
  )!;
const remove = (f: Forgery, record: EditableRecord): void =>
  void f.records.splice(f.records.indexOf(record), 1);

const REWRITTEN: Tampering[] = [
  {
    name: "a response's record removed",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => remove(f, looksOfSharp(f)[0]),
  },
  {
    name: "the second look's record removed",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => remove(f, looksOfSharp(f)[1]),
  },
  {
    name: "the time stamps' record removed",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => remove(f, besides(f, looksOfSharp(f)[1], "metadata")),
  },
  {
    name: "the request's record removed",
    line: /records\[\d+\]\.request$/,
    forge: (f) => remove(f, besides(f, looksOfSharp(f)[0], "request")),
  },
  { name: "the warcinfo record removed", line: /^warcs/, forge: (f) => void f.records.shift() },
  {
    name: "a record id used twice",
    line: /^warcs/,
    forge: (f) => setField(f.records.at(-1)!, "WARC-Record-ID", field(looksOfSharp(f)[0], "WARC-Record-ID")!),
  },
  {
    name: "a time stamp altered",
    line: /sentAt|lastByteAt|records\[\d+\]$/,
    forge: (f) =>
      editBlock(
        besides(f, looksOfSharp(f)[0], "metadata"),
        /lastByteAt: \S+/,
        `lastByteAt: ${f.certificate.asOf}`,
      ),
  },
  {
    name: "a record's date altered",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => setField(looksOfSharp(f)[1], "WARC-Date", f.certificate.asOf),
  },
  {
    name: "the payload digest altered",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => setField(looksOfSharp(f)[0], "WARC-Payload-Digest", `sha-256:${"0".repeat(64)}`),
  },
  {
    name: "a revisit's payload digest altered",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => setField(looksOfSharp(f)[1], "WARC-Payload-Digest", `sha-256:${"0".repeat(64)}`),
  },
  {
    name: "a revisit that refers to nothing",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => setField(looksOfSharp(f)[1], "WARC-Refers-To", `<urn:uuid:${randomUUID()}>`),
  },
  {
    name: "a revisit that refers to another page",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => {
      const other = f.certificate.pages.findLast((p) => p.verdict === "sharp")!;
      setField(looksOfSharp(f)[1], "WARC-Refers-To", other.records[0]!.id);
    },
  },
  {
    name: "a record's target altered",
    line: /^pages\[\d+\]\.records/,
    forge: (f) => setField(looksOfSharp(f)[0], "WARC-Target-URI", "http://living.test/other"),
  },
  {
    name: "a response marked as cut",
    line: /^pages\[\d+\]/,
    forge: (f) => setField(looksOfSharp(f)[0], "WARC-Truncated", "length"),
  },
  {
    name: "another status in the second response",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], " 200 ", " 206 "),
  },
  {
    name: "another content type in the second response",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], /content-type: [^\r]*/i, "content-type: text/x-forged"),
  },
  {
    name: "signs of a cache in the second response",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], "\r\n\r\n", "\r\nVia: 1.1 cache\r\n\r\n"),
  },
  {
    name: "a cookie in the request",
    line: /^requestProfile/,
    forge: (f) => editBlock(besides(f, looksOfSharp(f)[1], "request"), "\r\n\r\n", "\r\ncookie: a=b\r\n\r\n"),
  },
  {
    name: "a request for another page",
    line: /request$/,
    forge: (f) => editBlock(besides(f, looksOfSharp(f)[0], "request"), /^GET \S+/, "GET /another"),
  },
  {
    name: "a differing look between the two, not listed",
    line: /^pages\[\d+\]\.records$/,
    forge: addDiffering,
  },
  {
    name: "a look at a page that is not listed",
    line: /^pages$/,
    forge: (f) => {
      const added = copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf);
      for (const r of added) setField(r, "WARC-Target-URI", "http://living.test/hidden");
      f.records.push(...added);
    },
  },
  {
    name: "another capture's files",
    line: /^capture/,
    forge: (f) => editBlock(f.records[0]!, /isPartOf: \S+/, "isPartOf: 20200101000000000"),
  },
];

/** The three records of a look once more, with new ids and sent at another time. */
function copyOfLook(f: Forgery, response: EditableRecord, at: string): EditableRecord[] {
  const records = [besides(f, response, "request"), response, besides(f, response, "metadata")].map((r) =>
    structuredClone(r),
  );
  const id = `<urn:uuid:${randomUUID()}>`;
  for (const [i, record] of records.entries()) {
    record.block = Buffer.from(record.block);
    setField(record, "WARC-Record-ID", i === 1 ? id : `<urn:uuid:${randomUUID()}>`);
    setField(record, "WARC-Date", at);
    if (i !== 1) setField(record, "WARC-Concurrent-To", id);
  }
  for (const name of ["sentAt", "firstByteAt", "lastByteAt"])
    editBlock(records[2]!, new RegExp(`${name}: \\S+`), `${name}: ${at}`);
  return records;
}

function addDiffering(f: Forgery): void {
  const added = copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf);
  editBlock(added[1]!, " 200 ", " 203 ");
  f.records.push(...added);
}

/** Alterations after signing, and seals that do not fit. */
const UNSEALED: Tampering[] = [
  {
    name: "a reason reworded",
    line: /^merkle\.root/,
    forge: (f) => (pageWith(f, "changed").reason = "never mind"),
  },
  {
    name: "two pages exchanged",
    line: /^merkle\.root/,
    forge: ({ certificate: { pages } }) => pages.push(pages.shift()!),
  },
  { name: "a hint altered", line: /^merkle\.root/, forge: ofSharp((page) => (page.records[0]!.offset += 1)) },
  {
    name: "an unknown member added to a page",
    line: /^merkle\.root/,
    forge: ofSharp((page) => Object.assign(page, { approved: true })),
  },
  {
    name: "an unknown member added",
    line: /^signature/,
    forge: ({ certificate }) => Object.assign(certificate, { approvedBy: "nobody" }),
  },
  {
    name: "the statement reworded",
    line: /^signature/,
    forge: ({ certificate }) => (certificate.statement = "unchanged throughout"),
  },
  {
    name: "a limit taken out",
    line: /^signature/,
    forge: ({ certificate }) => void certificate.cannotProve.pop(),
  },
  {
    name: "the scope reworded",
    line: /^signature/,
    forge: ({ certificate }) => (certificate.scope = "everything"),
  },
  {
    name: "the software renamed",
    line: /^signature/,
    forge: ({ certificate }) => (certificate.software = "another/1.0"),
  },
  {
    name: "another root",
    line: /^merkle\.root/,
    forge: ({ certificate }) => (certificate.merkle.root = "0".repeat(64)),
  },
  {
    name: "another number of leaves",
    line: /^merkle\.leaves/,
    forge: ({ certificate }) => (certificate.merkle.leaves += 1),
  },
  {
    name: "another signature",
    line: /^signature/,
    forge: ({ certificate: { signature } }) => (signature.value = Buffer.alloc(64).toString("base64")),
  },
  {
    name: "another key",
    line: /^signature/,
    forge: ({ certificate }) => {
      const copy = structuredClone(certificate);
      seal(copy);
      certificate.signature.publicKey = copy.signature.publicKey;
    },
  },
  {
    name: "no key",
    line: /^signature\.publicKey/,
    forge: ({ certificate }) => (certificate.signature.publicKey = "none"),
  },
  {
    name: "wrong counts",
    line: /^counts\.verdicts\.sharp/,
    forge: ({ certificate }) => (certificate.counts.verdicts.sharp += 1),
  },
  {
    name: "a wrong number of pages",
    line: /^counts\.pages/,
    forge: ({ certificate }) => (certificate.counts.pages -= 1),
  },
  {
    name: "a wrong number of records",
    line: /^warcs\[0\]\.records/,
    forge: ({ certificate }) => (certificate.warcs[0]!.records += 1),
  },
  {
    name: "a wrong hash",
    line: /^warcs\[0\]\.sha256/,
    forge: ({ certificate }) => (certificate.warcs[0]!.sha256 = "f".repeat(64)),
  },
  {
    name: "a wrong length",
    line: /^warcs\[0\]\.sizeBytes/,
    forge: ({ certificate }) => (certificate.warcs[0]!.sizeBytes += 1),
  },
];

describe("tampering is caught", () => {
  it("and the untouched capture passes, as it lies and rewritten by the forger's tools", async () => {
    const whole = readFileSync(join(dir, warcFile));
    expect(await verdictsOn(original.certificate, whole)).toMatchObject({ ours: "true", theirs: true });
    const { certificate, records } = fresh();
    const warc = writeRecords(records);
    describeWarc(certificate, warc, records.length);
    seal(certificate);
    expect(await verdictsOn(certificate, warc)).toMatchObject({ ours: "true", theirs: true });
  });

  it.each(LIES)("lie: $name", async ({ line, forge }) => {
    const forgery = fresh();
    forge(forgery);
    recount(forgery);
    seal(forgery.certificate);
    const result = await verdictsOn(forgery.certificate, readFileSync(join(dir, warcFile)));
    expect(result.line).toMatch(line);
    expect(result.theirs).not.toBe(true);
  });

  it.each(REWRITTEN)("rewritten WARC: $name", async ({ line, forge }) => {
    const forgery = fresh();
    forge(forgery);
    const warc = writeRecords(forgery.records);
    describeWarc(forgery.certificate, warc, forgery.records.length);
    seal(forgery.certificate);
    const result = await verdictsOn(forgery.certificate, warc);
    expect(result.line).toMatch(line);
    expect(result.theirs).not.toBe(true);
  });

  it.each(UNSEALED)("without the key: $name", async ({ line, forge }) => {
    const forgery = fresh();
    forge(forgery);
    const result = await verdictsOn(forgery.certificate, readFileSync(join(dir, warcFile)));
    expect(result.line).toMatch(line);
    expect(result.theirs).not.toBe(true);
  });

  it("a changed byte anywhere in the WARC file", async () => {
    const whole = readFileSync(join(dir, warcFile));
    for (let i = 0; i < 20; i++) {
      const at = Math.floor((whole.length * (i + 0.5)) / 20);
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 1;
      const result = await verdictsOn(original.certificate, bytes);
      expect(result.line).toMatch(/^warcs\[0\]/);
      expect(result.theirs).not.toBe(true);
    }
  });

  it.each([
    ["cut", (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ["with bytes added", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("more")])],
    ["emptied", () => Buffer.alloc(0)],
  ])("a WARC file %s", async (_, alter) => {
    const result = await verdictsOn(original.certificate, alter(readFileSync(join(dir, warcFile))));
    expect(result.line).toMatch(/^warcs\[0\]/);
    expect(result.theirs).not.toBe(true);
  });

  it("a certificate that is none: not JSON, another format, a bad time, an unknown verdict, a file outside", async () => {
    const whole = readFileSync(join(dir, warcFile));
    const forged = (alter: (certificate: Editable<Certificate>) => void): unknown => {
      const { certificate } = fresh();
      alter(certificate);
      return certificate;
    };
    const cases: [unknown, RegExp][] = [
      ["{", /^$/],
      ["null", /format/],
      [forged((c) => Object.assign(c, { format: "isochron-certificate/2" })), /^format/],
      [forged((c) => (c.asOf = "yesterday")), /^asOf/],
      [forged((c) => Object.assign(c.pages[0]!, { verdict: "perfect" })), /^pages\[0\]\.verdict/],
      [forged((c) => (c.warcs[0]!.file = "../../../etc/passwd")), /^warcs\[0\]\.file/],
      [forged((c) => Object.assign(c, { signature: null })), /^signature/],
    ];
    for (const [certificate, line] of cases) {
      const result = await verdictsOn(certificate, whole);
      expect(result.line).toMatch(line);
      expect(result.theirs).not.toBe(true);
    }
  });

  it("a missing file, and a key other than the expected one", async () => {
    const place = mkdtempSync(join(dir, "forged-"));
    const path = writeForgery(place, original.certificate, "elsewhere.warc.gz", Buffer.alloc(0));
    const { findings } = await verifyCertificate(path, { root: place });
    expect(findings[0]).toMatchObject({ line: "warcs[0]", message: `${warcFile} is missing` });
    const { certificate } = fresh();
    seal(certificate);
    const resealed = writeForgery(place, certificate, warcFile, readFileSync(join(dir, warcFile)));
    expect(await verifyCertificate(resealed, { root: place })).toMatchObject({ ok: true });
    const pinned = await verifyCertificate(resealed, { root: place, expectedKey: publicKey });
    expect(pinned.findings.map(({ line }) => line)).toEqual(["signature.publicKey"]);
  });
});
