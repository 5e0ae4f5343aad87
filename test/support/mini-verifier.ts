// A second verifier, written from docs/certificate.md and the standards it names alone: nothing of src is used.
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from "node:zlib";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = Map<string, string>;
interface Rec {
  id: string;
  type: string;
  target: string;
  date: string;
  fields: Fields;
  block: Buffer;
}
interface State {
  kind: "state";
  status: number;
  location: string | null;
  contentType: string | null;
  contentDigest: string;
  payloadDigest: string;
}
interface Shown {
  kind: "state" | "unchanged" | "blocked" | "failed" | "refused";
  state?: State;
  asked?: boolean;
  cached?: boolean;
  age?: number | null;
  date?: number | null;
  modified?: number | null;
}
interface Look {
  id: string;
  type: string;
  url: string;
  pass: string;
  sent: number;
  first: number;
  last: number;
  request: Rec | null;
  metadata: string | null;
  shown: Shown;
}
interface Claimed {
  url: string;
  verdict: string;
  evidence: string;
  interval: { from: string; to: string } | null;
  status: number | null;
  location: string | null;
  contentType: string | null;
  contentDigest: string | null;
  payloadDigest: string | null;
  records: {
    id: string;
    type: string;
    pass: string;
    sentAt: string;
    firstByteAt: string;
    lastByteAt: string;
    request: string | null;
    metadata: string | null;
    restsOn: boolean;
  }[];
}
interface Cert {
  format: string;
  capture: string;
  site: string;
  seeds: Json;
  settings: Json;
  asOf: string;
  plannedAsOf: string;
  startedAt: string;
  finishedAt: string;
  requestProfile: Record<string, string>;
  vantage: { servers: { host: string; address: string }[] };
  planner: { strategy: string; expectedSharp: number; upperBound: number };
  hosts: { host: string; lastModified: string; skewUpperMs: number | null; records: string[] }[];
  counts: { pages: number; verdicts: Record<string, number> };
  warcs: { file: string; sha256: string; sizeBytes: number; records: number }[];
  merkle: { leaves: number; root: string };
  signature: { publicKey: string; value: string };
  pages: Claimed[];
}

class False extends Error {}
function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new False(what);
}
const sha = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** `true`, or the first thing found to be false. */
export function miniVerify(certificatePath: string, root: string): true | string {
  try {
    check(JSON.parse(readFileSync(certificatePath, "utf8")) as Cert, root);
    return true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function check(cert: Cert, root: string): void {
  must(cert.format === "isochron-certificate/1", "format");
  const records = cert.warcs.flatMap((warc) => readFile(warc, root));
  const byId = new Map(records.map((record) => [record.id, record]));
  must(byId.size === records.length, "two records with one id");
  const looks = looksOf(records, byId);
  checkHead(cert, records);
  const listed = new Map<string, Look[]>();
  for (const page of cert.pages) {
    must(!listed.has(page.url), "page twice");
    listed.set(
      page.url,
      page.records.map((claimed) => checkLook(cert, page, claimed, looks.get(claimed.id))),
    );
  }
  const all = new Map<string, Look[]>();
  for (const look of looks.values())
    if (look.pass !== "robots") all.set(look.url, [...(all.get(look.url) ?? []), look]);
  for (const url of all.keys()) must(listed.has(url), `page left out: ${url}`);
  const trust = hostTrust(listed);
  const trustOfAll = hostTrust(all);
  for (const page of cert.pages) checkPage(cert, page, listed.get(page.url)!, trust);
  for (const page of cert.pages) {
    if (!page.interval) continue;
    const seen = (all.get(page.url) ?? []).sort((a, b) => a.sent - b.sent);
    const wide = judge(seen, Date.parse(cert.asOf), trustOfAll.get(new URL(page.url).host) ?? null);
    must(wide.verdict === "sharp" || wide.verdict === page.verdict, `contradicted: ${page.url}`);
    must(
      wide.from! <= Date.parse(page.interval.from) && wide.to! >= Date.parse(page.interval.to),
      `contradicted interval: ${page.url}`,
    );
  }
  checkHosts(cert, trust, byId);
  checkCounts(cert);
  checkSeal(cert);
}

function readFile(warc: Cert["warcs"][number], root: string): Rec[] {
  must(!warc.file.startsWith("/") && !warc.file.split("/").includes(".."), "file name");
  const bytes = readFileSync(join(root, warc.file));
  must(bytes.length === warc.sizeBytes, "size");
  must(sha(bytes) === warc.sha256, "sha256");
  const records: Rec[] = [];
  for (let at = 0; at < bytes.length;) {
    // Our files have plain ten-byte gzip heads; RFC 1952 allows others, and then this reader would have to grow.
    must(bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 3] === 0, "gzip member");
    const raw = inflateRawSync(bytes.subarray(at + 10), { info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    records.push(parseRecord(raw.buffer));
    at += 10 + raw.engine.bytesWritten + 8;
  }
  must(records.length === warc.records, "number of records");
  return records;
}

function parseRecord(bytes: Buffer): Rec {
  const end = bytes.indexOf("\r\n\r\n");
  const [version, ...lines] = bytes.toString("utf8", 0, end).split("\r\n");
  must(version === "WARC/1.1", "not a record");
  const fields: Fields = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  const block = bytes.subarray(end + 4, end + 4 + Number(fields.get("content-length")));
  must(bytes.toString("latin1", end + 4 + block.length) === "\r\n\r\n", "record length");
  const digest = fields.get("warc-block-digest");
  must(digest === undefined || digest === `sha-256:${sha(block)}`, "block digest");
  const [id, type, date] = ["warc-record-id", "warc-type", "warc-date"].map((name) => fields.get(name)!);
  return { id: id!, type: type!, date: date!, target: fields.get("warc-target-uri") ?? "", fields, block };
}

function warcFields(block: Buffer): Record<string, string> {
  const undo = (text: string): string =>
    text.replace(/\\(u[0-9a-f]{4}|.)/g, (_, c: string) =>
      c[0] === "u"
        ? String.fromCharCode(parseInt(c.slice(1), 16))
        : ({ r: "\r", n: "\n", "\\": "\\" }[c] ?? c),
    );
  return Object.fromEntries(
    block
      .toString("utf8")
      .split("\r\n")
      .filter((line) => line.includes(":"))
      .map((line) => [line.slice(0, line.indexOf(":")), undo(line.slice(line.indexOf(":") + 1).trim())]),
  );
}

interface Http {
  status: number;
  headers: [string, string][];
  body: Buffer;
  whole: boolean;
  headEnd: number;
}

function parseHttp(block: Buffer, from = 0): Http | null {
  const end = block.indexOf("\r\n\r\n", from);
  if (end < 0) return null;
  const [line, ...rest] = block.toString("latin1", from, end).split("\r\n");
  const status = Number(/^HTTP\/\d(?:\.\d)? (\d{3})/.exec(line!)?.[1] ?? NaN);
  if (Number.isNaN(status)) return null;
  if (status >= 100 && status < 200 && status !== 101) return parseHttp(block, end + 4);
  const headers = rest.map((text): [string, string] => {
    const colon = text.indexOf(":");
    return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).replace(/^[ \t]+|[ \t]+$/g, "")];
  });
  const value = (name: string): string | null => headers.find(([own]) => own === name)?.[1] ?? null;
  const after = block.subarray(end + 4);
  const base = { status, headers, headEnd: end + 4 };
  if (status === 204 || status === 304) return { ...base, body: Buffer.alloc(0), whole: true };
  if (value("transfer-encoding")?.toLowerCase() === "chunked") return { ...base, ...unchunk(after) };
  const length = value("content-length");
  if (length === null) return { ...base, body: after, whole: true };
  return { ...base, body: after.subarray(0, Number(length)), whole: after.length >= Number(length) };
}

function unchunk(bytes: Buffer): { body: Buffer; whole: boolean } {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at);
    const size = end < 0 ? NaN : parseInt(bytes.toString("latin1", at, end), 16);
    if (Number.isNaN(size)) return { body: Buffer.concat(pieces), whole: false };
    if (end + 2 + size + 2 > bytes.length)
      return { body: Buffer.concat([...pieces, bytes.subarray(end + 2, end + 2 + size)]), whole: false };
    if (size === 0) return { body: Buffer.concat(pieces), whole: true };
    pieces.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

const CACHE = new Set(
  (
    "age via cache-status cdn-cache-status cf-cache-status x-cache x-cache-hits x-cache-lookup x-cache-status " +
    "x-cacheable x-fastcgi-cache x-proxy-cache x-served-by x-varnish x-varnish-cache"
  ).split(" "),
);

function shownBy(http: Http, payload: Buffer, request: Rec | null): Shown {
  const value = (name: string): string | null => http.headers.find(([own]) => own === name)?.[1] ?? null;
  const time = (name: string): number | null => {
    const ms = Date.parse(value(name) ?? "");
    return Number.isNaN(ms) ? null : ms;
  };
  const age = value("age");
  const words = {
    cached: http.headers.some(([name]) => CACHE.has(name)),
    age: age !== null && /^\d{1,10}$/.test(age) ? Number(age) : null,
    date: time("date"),
    modified: time("last-modified"),
  };
  const { status } = http;
  if (status === 304) {
    const asked = /\r\nif-(none-match|modified-since):/i.test(request?.block.toString("latin1") ?? "");
    return { kind: "unchanged", asked, ...words };
  }
  if ([401, 402, 403, 407, 451].includes(status)) return { kind: "blocked" };
  if (!(status >= 200 && status < 400) && status !== 404 && status !== 410) return { kind: "failed" };
  let content = payload;
  try {
    for (const coding of (value("content-encoding") ?? "")
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .reverse()) {
      if (content.length === 0) break;
      if (coding === "gzip" || coding === "x-gzip") content = gunzipSync(content);
      else if (coding === "br") content = brotliDecompressSync(content);
      else if (coding === "deflate") content = inflateSync(content);
      else if (coding !== "identity") return { kind: "failed" };
    }
  } catch {
    return { kind: "failed" };
  }
  const state: State = {
    kind: "state",
    status,
    location: value("location"),
    contentType: value("content-type"),
    contentDigest: `sha-256:${sha(content)}`,
    payloadDigest: `sha-256:${sha(payload)}`,
  };
  return { kind: "state", state, ...words };
}

function looksOf(records: readonly Rec[], byId: ReadonlyMap<string, Rec>): Map<string, Look> {
  const beside = (type: string): Map<string, Rec> =>
    new Map(records.filter((r) => r.type === type).map((r) => [r.fields.get("warc-concurrent-to") ?? "", r]));
  const [requests, metadata] = [beside("request"), beside("metadata")];
  const looks = new Map<string, Look>();
  const seen = new Set<string>();
  for (const record of records) {
    const { id, type, target: url } = record;
    if (type === "response" || type === "revisit") {
      const meta = metadata.get(id);
      const request = requests.get(id) ?? null;
      const times = meta ? warcFields(meta.block) : {};
      const [sent, first, last] = ["sentAt", "firstByteAt", "lastByteAt"].map((n) =>
        Date.parse(times[n] ?? ""),
      );
      const shown =
        type === "response" ? ofResponse(record, request) : ofRevisit(record, request, byId, seen);
      if (meta && shown && sent! <= first! && first! <= last! && Date.parse(record.date) === sent)
        looks.set(id, {
          id,
          type,
          url,
          pass: times["pass"] ?? "",
          sent: sent!,
          first: first!,
          last: last!,
          request,
          metadata: meta.id,
          shown,
        });
    } else if (type === "metadata" && !record.fields.has("warc-concurrent-to")) {
      const { outcome, pass = "" } = warcFields(record.block);
      const sent = Date.parse(record.date);
      if (outcome) {
        const shown: Shown = { kind: outcome === "refused" ? "refused" : "failed" };
        looks.set(id, {
          id,
          type,
          url,
          pass,
          sent,
          first: NaN,
          last: NaN,
          request: null,
          metadata: null,
          shown,
        });
      }
    }
    seen.add(id);
  }
  return looks;
}

function ofResponse(record: Rec, request: Rec | null): Shown | null {
  const http = parseHttp(record.block);
  if (!http) return { kind: "failed" };
  const digest = record.fields.get("warc-payload-digest");
  if (digest !== undefined && digest !== `sha-256:${sha(http.body)}`) return null;
  if (record.fields.has("warc-truncated") || !http.whole) return { kind: "failed" };
  return shownBy(http, http.body, request);
}

function ofRevisit(
  record: Rec,
  request: Rec | null,
  byId: ReadonlyMap<string, Rec>,
  seen: ReadonlySet<string>,
): Shown | null {
  const original = byId.get(record.fields.get("warc-refers-to") ?? "");
  const http = parseHttp(record.block);
  if (!http || http.headEnd !== record.block.length) return null;
  if (
    !original ||
    !seen.has(original.id) ||
    original.type !== "response" ||
    original.target !== record.target
  )
    return null;
  const held = parseHttp(original.block);
  if (!held || !ofResponse(original, null)) return null;
  if (http.status === 304) return shownBy(http, Buffer.alloc(0), request);
  if (record.fields.get("warc-payload-digest") !== `sha-256:${sha(held.body)}`) return null;
  const length = http.headers.find(([name]) => name === "content-length")?.[1];
  const coded = http.headers.some(([name]) => name === "transfer-encoding");
  if (length !== undefined && !coded && Number(length) !== held.body.length) return null;
  return shownBy(http, held.body, request);
}

function checkHead(cert: Cert, records: readonly Rec[]): void {
  const infos = records.filter((r) => r.type === "warcinfo").map((r) => warcFields(r.block));
  must(infos.length >= cert.warcs.length, "warcinfo");
  for (const info of infos) {
    const capture = JSON.parse(info["isochron-capture"] ?? "{}") as Record<string, Json>;
    must(info["isPartOf"] === cert.capture, "capture");
    must(capture["startedAt"] === Date.parse(cert.startedAt), "startedAt");
    must(capture["site"] === cert.site, "site");
    must(canonical(capture["seeds"]!) === canonical(cert.seeds), "seeds");
    must(canonical(capture["settings"]!) === canonical(cert.settings), "settings");
  }
  const plan = records
    .filter((r) => r.type === "metadata")
    .map((r) => warcFields(r.block))
    .findLast((fields) => "isochron-plan" in fields);
  if (plan) {
    must(plan["plannedAsOf"] === cert.plannedAsOf && plan["isochron-plan"] === cert.planner.strategy, "plan");
    must(plan["expectedSharp"] === String(cert.planner.expectedSharp), "expectedSharp");
    must(plan["upperBound"] === String(cert.planner.upperBound), "upperBound");
  }
  const came = new Set(
    records
      .filter((r) => r.fields.has("warc-ip-address"))
      .map((r) => `${new URL(r.target).host} ${r.fields.get("warc-ip-address")}`),
  );
  const named = new Set(cert.vantage.servers.map(({ host, address }) => `${host} ${address}`));
  must(came.size === named.size && [...came].every((server) => named.has(server)), "servers");
}

function checkLook(
  cert: Cert,
  page: Claimed,
  claimed: Claimed["records"][number],
  look: Look | undefined,
): Look {
  must(look, `no look ${claimed.id}`);
  must(look.url === page.url && look.type === claimed.type && look.pass === claimed.pass, "look");
  must(
    (look.request?.id ?? null) === claimed.request && look.metadata === claimed.metadata,
    "records beside",
  );
  must(look.sent === Date.parse(claimed.sentAt), "sentAt");
  if (look.metadata !== null) {
    must(look.first === Date.parse(claimed.firstByteAt), "firstByteAt");
    must(look.last === Date.parse(claimed.lastByteAt), "lastByteAt");
  }
  must(claimed.sentAt >= cert.startedAt && claimed.lastByteAt <= cert.finishedAt, "outside the capture");
  if (look.request) {
    const [line, ...rest] = look.request.block.toString("latin1").trimEnd().split("\r\n");
    const url = new URL(page.url);
    must(line === `GET ${url.pathname}${url.search} HTTP/1.1`, "request line");
    const headers = rest.map((text) => [
      text.slice(0, text.indexOf(":")).toLowerCase(),
      text.slice(text.indexOf(":") + 1).trim(),
    ]);
    must(headers.find(([name]) => name === "host")?.[1] === url.host, "request host");
    const own = headers.filter(([name]) => !["host", "if-none-match", "if-modified-since"].includes(name!));
    const profile = Object.entries(cert.requestProfile).map(([name, value]) => [name.toLowerCase(), value]);
    must(JSON.stringify(own) === JSON.stringify(profile), "request profile");
  }
  return look;
}

const keyOf = ({ shown }: Look): string => {
  const { status, location, contentType, contentDigest } = shown.state!;
  return JSON.stringify([status, location, contentType, contentDigest]);
};
const isState = (look: Look): boolean => look.shown.kind === "state";

function until(look: Look): number {
  if (!look.shown.cached) return look.sent;
  return look.shown.age === null ? -Infinity : look.sent - (look.shown.age! + 1) * 1000;
}

interface Judged {
  verdict: string;
  allowed: string[];
  evidence: string;
  from: number | null;
  to: number | null;
  held: Look | null;
  rests: Look[];
}

function judge(looks: readonly Look[], at: number, skew: number | null): Judged {
  const none = { evidence: "none", from: null, to: null, rests: [] };
  const plain = (allowed: string[], held: Look | null): Judged => ({
    verdict: allowed[0]!,
    allowed,
    held,
    ...none,
  });
  const states = looks.filter(isState);
  if (states.length === 0) {
    const last = looks.at(-1)?.shown.kind;
    if (!last) return plain(["skipped", "failed", "excluded"], null);
    if (last === "refused") return plain(["excluded"], null);
    return plain([last === "blocked" ? "blocked" : "failed", "excluded"], null);
  }
  const runs: { states: Look[]; notModified: Look[] }[] = [];
  for (const look of looks) {
    const open = runs.at(-1);
    if (look.shown.kind === "unchanged" && look.shown.asked) open?.notModified.push(look);
    else if (isState(look) && open && keyOf(open.states[0]!) === keyOf(look)) open.states.push(look);
    else if (isState(look)) runs.push({ states: [look], notModified: [] });
  }
  const probes = states.filter(({ pass }) => pass === "probe");
  if (probes.some((look, i) => i > 0 && keyOf(look) !== keyOf(probes[i - 1]!)))
    return plain(["self-varying"], runs[0]!.states[0]!);
  for (const run of runs) {
    const from = run.states[0]!.last;
    const to = Math.max(...run.states.slice(1).map(until));
    if (from <= at && at <= to)
      return {
        ...plain(["sharp"], run.states[0]!),
        evidence: "observed",
        from,
        to,
        rests: [...run.states, ...run.notModified],
      };
  }
  for (const run of runs) {
    const first = run.states[0]!;
    const to = Math.max(...[...run.states, ...run.notModified].map(until));
    let from = first.last;
    const stamp = first.shown.modified;
    if (
      skew !== null &&
      stamp !== null &&
      stamp !== undefined &&
      run.states.every((l) => l.shown.modified === stamp)
    ) {
      const early = Math.min(stamp + 1000 + skew, first.last);
      const against = states.some(
        (l) => keyOf(l) !== keyOf(first) && !l.shown.cached && l.sent > early && l.sent < first.sent,
      );
      if (!against) from = early;
    }
    if (from <= at && at <= to) {
      const evidence = first.last <= at && at <= to ? "attested:304" : "attested:last-modified";
      return {
        ...plain(["attested"], first),
        evidence,
        from,
        to,
        rests: [...run.states, ...run.notModified],
      };
    }
  }
  const before = states.findLast((look) => look.last <= at);
  const after = states.find((look) => look.sent >= at);
  const chosen = before ?? after ?? states[0]!;
  const held = runs.find((run) => run.states.includes(chosen))!.states[0]!;
  if (!before && after) return plain(["late"], held);
  if (before && after && keyOf(before) !== keyOf(after)) {
    const absent = (look: Look): boolean => [404, 410].includes(look.shown.state!.status);
    return plain([absent(after) && !absent(before) ? "gone" : "changed"], held);
  }
  return plain(["seen"], held);
}

function hostTrust(pages: ReadonlyMap<string, readonly Look[]>): Map<string, number | null> {
  const hosts = new Map<string, Look[][]>();
  for (const [url, looks] of pages)
    if (looks.length > 0) hosts.set(new URL(url).host, [...(hosts.get(new URL(url).host) ?? []), [...looks]]);
  return new Map([...hosts].map(([host, own]) => [host, trusted(own)]));
}

function trusted(pages: readonly Look[][]): number | null {
  const ok = pages.map((looks) =>
    looks.filter((look) => look.shown.state?.status === 200).sort((a, b) => a.sent - b.sent),
  );
  let [low, high] = [-Infinity, Infinity];
  for (const { sent, first, shown } of ok.flat()) {
    if (shown.cached || shown.date === null) continue;
    low = Math.max(low, sent - shown.date! - 1000);
    high = Math.min(high, first - shown.date!);
  }
  if (high === Infinity || low >= high) return null;
  for (const looks of ok)
    for (const [i, look] of looks.entries()) {
      const { date, modified } = look.shown;
      if (date !== null && modified !== null && Math.abs(date! - modified!) <= 1000) return null;
      const older = looks[i - 1];
      if (!older) continue;
      if (keyOf(older) === keyOf(look)) {
        if (older.shown.modified !== modified) return null;
      } else if (modified !== null && modified! + 1000 + high < older.sent) return null;
    }
  return high;
}

function checkPage(
  cert: Cert,
  page: Claimed,
  looks: readonly Look[],
  trust: ReadonlyMap<string, number | null>,
): void {
  must(
    looks.every((look, i) => i === 0 || looks[i - 1]!.sent <= look.sent),
    "order of looks",
  );
  must(new Set(looks.map(({ id }) => id)).size === looks.length, "look twice");
  const judged = judge(looks, Date.parse(cert.asOf), trust.get(new URL(page.url).host) ?? null);
  must(judged.allowed.includes(page.verdict), `verdict of ${page.url}`);
  must(judged.evidence === page.evidence, `evidence of ${page.url}`);
  const [from, to] = [page.interval?.from, page.interval?.to].map((t) =>
    t === undefined ? null : Date.parse(t),
  );
  must(from === judged.from && to === judged.to, `interval of ${page.url}`);
  for (const name of ["status", "location", "contentType", "contentDigest", "payloadDigest"] as const)
    must(page[name] === (judged.held?.shown.state?.[name] ?? null), `${name} of ${page.url}`);
  const rests = new Set(judged.rests.map(({ id }) => id));
  must(
    page.records.every(({ id, restsOn }) => restsOn === rests.has(id)),
    "restsOn",
  );
  const requests = new Set(
    judged.rests.filter(isState).map(({ request }) => request?.block.toString("latin1")),
  );
  must(requests.size <= 1, "not the same request");
}

function checkHosts(
  cert: Cert,
  trust: ReadonlyMap<string, number | null>,
  byId: ReadonlyMap<string, Rec>,
): void {
  must(cert.hosts.length === trust.size, "hosts");
  for (const { host, lastModified, skewUpperMs, records } of cert.hosts) {
    must(trust.has(host), "host");
    must(trust.get(host) === skewUpperMs, "skew");
    must((skewUpperMs === null) === (lastModified === "distrusted"), "trust");
    for (const id of records) must(new URL(byId.get(id)?.target ?? "x:").host === host, "host's records");
  }
}

function checkCounts({ counts, pages, startedAt, asOf, finishedAt }: Cert): void {
  must(counts.pages === pages.length, "pages");
  for (const [verdict, n] of Object.entries(counts.verdicts))
    must(pages.filter((page) => page.verdict === verdict).length === n, "verdicts");
  must(startedAt <= asOf && asOf <= finishedAt, "asOf");
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(",")}}`;
}

function treeHash(entries: readonly Buffer[]): Buffer {
  const hash = (...parts: Uint8Array[]): Buffer => createHash("sha256").update(Buffer.concat(parts)).digest();
  if (entries.length === 0) return hash();
  if (entries.length === 1) return hash(Buffer.of(0), entries[0]!);
  let k = 1;
  while (k * 2 < entries.length) k *= 2;
  return hash(Buffer.of(1), treeHash(entries.slice(0, k)), treeHash(entries.slice(k)));
}

function checkSeal(cert: Cert): void {
  const { pages, signature, ...head } = cert;
  const entries = pages.map((page) => Buffer.from(canonical(page as unknown as Json)));
  must(cert.merkle.leaves === pages.length, "leaves");
  must(cert.merkle.root === treeHash(entries).toString("hex"), "root");
  const signed = Buffer.from(canonical(head as unknown as Json));
  const key = createPublicKey(signature.publicKey);
  must(verify(null, signed, key, Buffer.from(signature.value, "base64")), "signature");
}
