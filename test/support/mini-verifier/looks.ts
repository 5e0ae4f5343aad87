// Fetches put together from their records.
// oxlint-disable complexity -- each function is one paragraph of the format page, to be read beside it
import { warcFields } from "./records.js";
import { parseHttp, shownBy } from "./responses.js";
import { type Look, type Rec, type Shown, sha } from "./terms.js";

export function looksOf(records: readonly Rec[], byId: ReadonlyMap<string, Rec>): Map<string, Look> {
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
          condition: conditionOf(request),
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
          condition: null,
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

function conditionOf(request: Rec | null): Look["condition"] {
  const head = request?.block.toString("latin1") ?? "";
  const value = (name: string): string | undefined =>
    new RegExp(`\\r\\n${name}:[ \\t]*(.*?)[ \\t]*\\r\\n`, "i").exec(head)?.[1];
  const [tag, since] = [value("if-none-match"), value("if-modified-since")];
  if (tag !== undefined) return { by: "etag", value: tag };
  return since === undefined ? null : { by: "stamp", value: since };
}
