// A host written with a letter such as ü, in a capture of some thousand looks: `URL.canParse` of Node 20 turns it down by
// then, and a look that contradicts would be no look at that host's page any more.
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { parsedUrl } from "#model/index.js";
import { sha256Digest } from "#formats/index.js";
import { verifyCertificate } from "#verify/index.js";
import { field, setField, type EditableRecord, type Forgery } from "../../support/archives/tampering.js";
import { recount, recordOf } from "../../support/forgeries/forgery.js";
import { benches, presented, type Base, type Bench } from "../../support/forgeries/presenting.js";

const URL_SAID = "http://b\u00fccher.test/a-page";
const HOST = "xn--bcher-kva.test";
/** More calls than it takes until a function is compiled anew. */
const WARM = 10_000;
/** When that is depends on the machine: here it is after so many calls. */
const RIGHT_FOR = 5_000;

let made: Readonly<Record<Base, Bench>>;

beforeAll(async () => void (made = await benches()));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => Object.values(made).forEach(({ dir }) => rmSync(dir, { recursive: true, force: true })));

it("takes such a host for one, however often it is asked", () => {
  const bytes = Buffer.from(URL_SAID);
  for (let i = 0; i < WARM; i++) expect(parsedUrl(bytes.toString("utf8"))?.host === HOST).toBe(true);
  expect(parsedUrl("no address")).toBeNull();
});

it("sees what contradicts at such a host, though it is called a knock", async () => {
  let calls = 0;
  vi.spyOn(URL, "canParse").mockImplementation(
    (url, base) => ++calls <= RIGHT_FOR && parsedUrl(String(url), base?.toString()) !== null,
  );
  const verified = (isKnock: boolean) =>
    presented(
      made.everything,
      { care: "rewritten", key: "foreign", forge: (f) => forge(f, isKnock) },
      (path, root) => {
        calls = 0;
        return verifyCertificate(path, { root });
      },
    );
  expect((await verified(false)).findings).toEqual([]);
  const { findings } = await verified(true);
  expect(findings.map(({ message }) => message)).toEqual([
    `a fetch of ${URL_SAID} in the files contradicts the claim and is not listed`,
  ]);
});

/** A sharp page of that host; behind thousands of failed looks, a different answer between its two looks. */
function forge(f: Forgery, isKnock: boolean): void {
  const { certificate, records } = f;
  const page = certificate.pages.find((p) => p.verdict === "sharp" && p.records.length === 2)!;
  const [first, second] = page.records as [(typeof page.records)[0], (typeof page.records)[0]];
  const own = structuredClone(page);
  const digest = sha256Digest(Buffer.from("the same"));
  const state = { payloadDigest: digest, contentDigest: digest, status: 200, location: null };
  Object.assign(own, { ...state, url: URL_SAID, kind: "other", contentType: "text/plain" });
  const looks = [first, second].map(({ id, pass }) => fetched(f, id, { pass, text: "the same" }));
  for (const [i, { ids }] of looks.entries()) Object.assign(own.records[i]!, ids);
  const knocked = Date.parse(certificate.asOf) - Date.parse(first.sentAt) - 1;
  const knock = fetched(f, first.id, { pass: "knock", text: "another", laterMs: knocked });
  const failed = Array.from({ length: WARM }, () => failure(page.url, second.sentAt));
  const behind = records.indexOf(recordOf(f, second.id)) + 3;
  const more = [...failed, ...looks.flatMap((look) => look.records)];
  records.splice(behind, 0, ...(isKnock ? knock.records : []), ...more);
  certificate.pages.unshift(own);
  const words = { lastModified: "distrusted", notModified: "trusted", skewUpperMs: null } as const;
  certificate.hosts.push({ host: HOST, ...words, reason: null, records: [] });
  const { servers, connections } = certificate.vantage;
  servers.push({ ...servers[0]!, host: HOST });
  if (connections[0]) connections.push({ ...connections[0], host: HOST });
  recount(f);
}

interface Answered {
  readonly pass: string;
  readonly text: string;
  readonly laterMs?: number;
}

/** The three records of a fetch once more, at the other host and with another answer. */
function fetched({ records }: Forgery, from: string, { pass, text, laterMs = 0 }: Answered) {
  const ids = { id: newId(), type: "response", request: newId(), metadata: newId() };
  const later = (iso: string): string => new Date(Date.parse(iso) + laterMs).toISOString();
  const copy = (type: "request" | "response" | "metadata"): EditableRecord => {
    const isOwn = type === "response";
    const found = records.find((r) =>
      isOwn
        ? field(r, "WARC-Record-ID") === from
        : field(r, "WARC-Type") === type && field(r, "WARC-Concurrent-To") === from,
    )!;
    const fields = found.fields
      .filter(([name]) => !/^WARC-(Payload-Digest|Refers-To|Profile|Truncated)/.test(name))
      .map(([name, value]): [string, string] => [name, value]);
    const record = { fields, block: found.block };
    setField(record, "WARC-Type", type);
    setField(record, "WARC-Target-URI", URL_SAID);
    setField(record, "WARC-Date", later(field(found, "WARC-Date")!));
    setField(record, "WARC-Record-ID", isOwn ? ids.id : ids[type]);
    if (!isOwn) setField(record, "WARC-Concurrent-To", ids.id);
    return record;
  };
  const [request, response, metadata] = [copy("request"), copy("response"), copy("metadata")];
  const asked = request.block.toString("latin1").replace(/^GET \S+/, "GET /a-page");
  request.block = Buffer.from(asked.replace(/^(host: ).*$/im, `$1${HOST}`), "latin1");
  const head = `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n`;
  response.block = Buffer.from(head + text);
  const noted = metadata.block.toString().replace(/^pass: .*$/m, `pass: ${pass}`);
  metadata.block = Buffer.from(
    noted.replace(/^(\w+At: )(\S+)/gm, (_, name: string, iso: string) => name + later(iso)),
  );
  return { ids, records: [request, response, metadata] };
}

function failure(url: string, at: string): EditableRecord {
  const fields: EditableRecord["fields"] = [
    ["WARC-Type", "metadata"],
    ["WARC-Record-ID", newId()],
    ["WARC-Date", at],
    ["WARC-Target-URI", url],
    ["Content-Type", "application/warc-fields"],
  ];
  return { fields, block: Buffer.from("pass: revisit\r\noutcome: failed\r\n") };
}

function newId(): string {
  return `<urn:uuid:${randomUUID()}>`;
}
