// A second verifier, written from docs/certificate.md and the standards it names alone: nothing of src is used.
// oxlint-disable complexity -- each function is one paragraph of the format page, to be read beside it
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hostTrust, isState, judge, type Trust } from "./judge.js";
import { looksOf } from "./looks.js";
import { readFile, warcFields } from "./records.js";
import { type Gone, isConcerned, readGone } from "./removals.js";
import { canonical, checkSeal } from "./seal.js";
import { type Cert, type Claimed, type Json, type Look, type Rec, must } from "./terms.js";

/** `true`, or the first thing found to be false. */
export function miniVerify(certificatePath: string, root: string): true | string {
  try {
    const cert = JSON.parse(readFileSync(certificatePath, "utf8")) as Cert;
    check(cert, root, readGone(join(dirname(certificatePath), "removals.json"), cert));
    return true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function check(cert: Cert, root: string, gone: Gone): void {
  must(cert.format === "isochron-certificate/1", "format");
  const records = gone.warcs.flatMap((warc) => readFile(warc, root));
  const byId = new Map(records.map((record) => [record.id, record]));
  must(byId.size === records.length, "two records with one id");
  for (const id of gone.ids) must(!byId.has(id), "a removed record is there");
  const looks = looksOf(records, byId);
  checkHead(cert, records, gone.ids.size === 0);
  const listed = new Map<string, Look[]>();
  must(new Set(cert.pages.map(({ url }) => url)).size === cert.pages.length, "page twice");
  const concerned = new Set(cert.pages.filter((page) => isConcerned(page, gone)).map(({ url }) => url));
  const pages = cert.pages.filter(({ url }) => !concerned.has(url));
  for (const page of pages) {
    listed.set(
      page.url,
      page.records.map((claimed) => checkLook(cert, page, claimed, looks.get(claimed.id))),
    );
  }
  const all = new Map<string, Look[]>();
  for (const look of looks.values())
    if (!["robots", "source", "soft-404", "unread"].includes(look.pass) && !concerned.has(look.url))
      all.set(look.url, [...(all.get(look.url) ?? []), look]);
  for (const url of all.keys()) must(listed.has(url), `page left out: ${url}`);
  const hosts = new Set([...concerned].map((url) => new URL(url).host));
  const asSigned = cert.hosts
    .filter(({ host }) => hosts.has(host))
    .map(
      ({ host, skewUpperMs, notModified }) =>
        [host, { skew: skewUpperMs, notModified: notModified === "trusted" }] as const,
    );
  const trust = new Map([...hostTrust(listed), ...asSigned]);
  const trustOfAll = new Map([...hostTrust(all), ...asSigned]);
  for (const { host } of cert.hosts.filter((one) => one.contradictedEarlier))
    for (const words of [trust, trustOfAll])
      if (words.has(host)) words.set(host, { ...words.get(host)!, skew: null });
  for (const page of pages) checkPage(cert, page, listed.get(page.url)!, trust);
  for (const page of pages) {
    if (!page.interval) continue;
    const seen = (all.get(page.url) ?? []).sort((a, b) => a.sent - b.sent);
    const wide = judge(seen, Date.parse(cert.asOf), trustOfAll.get(new URL(page.url).host));
    must(wide.verdict === "sharp" || wide.verdict === page.verdict, `contradicted: ${page.url}`);
    must(
      wide.from! <= Date.parse(page.interval.from) && wide.to! >= Date.parse(page.interval.to),
      `contradicted interval: ${page.url}`,
    );
  }
  checkHosts(cert, trust, byId, gone);
  checkCaches(cert, listed, gone.ids.size === 0);
  checkCounts(cert);
  checkSeal(cert);
}

function checkHead(cert: Cert, records: readonly Rec[], isWhole: boolean): void {
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
  const told = new Set(
    records
      .filter((r) => r.type === "metadata")
      .flatMap((r) => {
        const { connection } = warcFields(r.block);
        if (!connection) return [];
        return [
          canonical({ ...(JSON.parse(connection) as Record<string, Json>), host: new URL(r.target).host }),
        ];
      }),
  );
  const claimed = new Set((cert.vantage.connections ?? []).map(canonical));
  must(
    [...told].every((one) => claimed.has(one)),
    "connections",
  );
  must(!isWhole || [...claimed].every((one) => told.has(one)), "connections claimed");
  const named = new Set(cert.vantage.servers.map(({ host, address }) => `${host} ${address}`));
  must((came.size === named.size || !isWhole) && [...came].every((server) => named.has(server)), "servers");
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
  if (look.request) checkRequest(cert, page, look.request);
  return look;
}

function checkRequest(cert: Cert, page: Claimed, request: Rec): void {
  const [line, ...rest] = request.block.toString("latin1").trimEnd().split("\r\n");
  const url = new URL(page.url);
  must(line === `GET ${url.pathname}${url.search} HTTP/1.1`, "request line");
  const headers = rest.map((text) => [
    text.slice(0, text.indexOf(":")).toLowerCase(),
    text.slice(text.indexOf(":") + 1).trim(),
  ]);
  must(headers.find(([name]) => name === "host")?.[1] === url.host, "request host");
  const varying = ["host", "cookie", "if-none-match", "if-modified-since"];
  const own = headers.filter(([name]) => !varying.includes(name!));
  const profile = Object.entries(cert.requestProfile).map(([name, value]) => [name.toLowerCase(), value]);
  const fixed = profile.filter(([name]) => name !== "cookie");
  must(JSON.stringify(own) === JSON.stringify(fixed), "request profile");
  const listed = profile.find(([name]) => name === "cookie")?.[1]?.split("; ") ?? [];
  for (const pair of headers.find(([name]) => name === "cookie")?.[1]?.split("; ") ?? []) {
    const [name, ...value] = pair.split("=");
    const hash = createHash("sha256").update(value.join("="), "latin1").digest("hex");
    must(listed.includes(`${name}=sha-256:${hash}`), "cookie of the request profile");
  }
}

function checkPage(
  cert: Cert,
  page: Claimed,
  looks: readonly Look[],
  trust: ReadonlyMap<string, Trust>,
): void {
  must(
    looks.every((look, i) => i === 0 || looks[i - 1]!.sent <= look.sent),
    "order of looks",
  );
  must(new Set(looks.map(({ id }) => id)).size === looks.length, "look twice");
  const judged = judge(looks, Date.parse(cert.asOf), trust.get(new URL(page.url).host));
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
    judged.rests
      .filter((look) => isState(look) && look.condition === null)
      .map(({ request }) => request?.block.toString("latin1")),
  );
  must(requests.size <= 1, "not the same request");
}

function checkHosts(
  cert: Cert,
  trust: ReadonlyMap<string, Trust>,
  byId: ReadonlyMap<string, Rec>,
  gone: Gone,
): void {
  must(cert.hosts.length === trust.size, "hosts");
  for (const { host, lastModified, notModified, skewUpperMs, records } of cert.hosts) {
    must(trust.has(host), "host");
    must(trust.get(host)!.skew === skewUpperMs, "skew");
    must(trust.get(host)!.notModified === (notModified === "trusted"), "304s");
    must((skewUpperMs === null) === (lastModified === "distrusted"), "trust");
    for (const id of records.filter((one) => !gone.ids.has(one)))
      must(new URL(byId.get(id)?.target ?? "x:").host === host, "host's records");
  }
}

function checkCaches({ vantage: { caches } }: Cert, listed: Map<string, Look[]>, isWhole: boolean): void {
  if (!caches) return;
  const shown = new Set<string>();
  for (const look of [...listed.values()].flat())
    for (const name of look.shown.signs ?? []) shown.add(`${new URL(look.url).host} ${name}`);
  const named = caches.flatMap(({ host, fields }) => fields.map((name) => `${host} ${name}`));
  must(new Set(caches.map(({ host }) => host)).size === caches.length, "caches of a host twice");
  must(
    [...shown].every((sign) => named.includes(sign)),
    "a sign of a cache left out",
  );
  must(!isWhole || named.every((sign) => shown.has(sign)), "a sign of a cache that nothing shows");
}

function checkCounts({ counts, pages, startedAt, asOf, finishedAt }: Cert): void {
  must(counts.pages === pages.length, "pages");
  for (const [verdict, n] of Object.entries(counts.verdicts))
    must(pages.filter((page) => page.verdict === verdict).length === n, "verdicts");
  must(startedAt <= asOf && asOf <= finishedAt, "asOf");
}
