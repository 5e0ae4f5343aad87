// Servers with one fault each: every rule of the checker has one that breaks it.
import type { AskServer, Seen } from "./findings.js";

/** What was asked. */
export interface AskedOf {
  readonly uri: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer made wrong, and the rule that must notice. */
export interface Fault {
  readonly name: string;
  readonly rule: string;
  readonly spoil: (answer: Seen, asked: AskedOf) => Seen;
}

/** Which endpoint answers. */
type Kind = "timegate" | "timemap/link" | "timemap/json" | "timemap/cdxj" | "memento";

function kindOf(uri: string): Kind | undefined {
  const kinds: Kind[] = ["timegate", "timemap/link", "timemap/json", "timemap/cdxj"];
  return (
    kinds.find((kind) => uri.includes(`/${kind}/`)) ?? (/\/\d{14,17}\//.test(uri) ? "memento" : undefined)
  );
}

/** A fault of one endpoint. */
export function fault(rule: string, kind: Kind, name: string, spoil: Fault["spoil"]): Fault {
  return {
    name,
    rule,
    spoil: (answer, asked) => (kindOf(asked.uri) === kind ? spoil(answer, asked) : answer),
  };
}

/** The answer with another field, or without it. */
export const withHeader = (answer: Seen, name: string, value: string | undefined): Seen => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});
/** Changes a field where there is one. */
export const editHeader =
  (name: string, edit: (value: string) => string) =>
  (answer: Seen): Seen => {
    const value = answer.headers[name];
    return typeof value === "string" ? withHeader(answer, name, edit(value)) : answer;
  };
const editBody =
  (edit: (body: string) => string) =>
  (answer: Seen): Seen => ({ ...answer, body: edit(answer.body) });
/** Whether the head alone is asked for. */
export const isHead = ({ method }: AskedOf): boolean => method === "HEAD";
/** A `Link` without those of a relation. */
export const withoutLink = (relation: string) => (value: string) =>
  value.replace(new RegExp(`(?:, |^)<[^>]*>; rel="[^"]*\\b${relation}\\b[^"]*"[^<]*(?=, <|$)`, "g"), "");
const swapRelations = (value: string): string =>
  value.replace(/\b(prev|next)\b(?=[^<"]* memento")/g, (word) => (word === "prev" ? "next" : "prev"));
/** A date of no memento. */
export const FAR = "Thu, 01 Jan 1970 00:00:00 GMT";

/** All faults. */
export const FAULTS: readonly Fault[] = [
  fault("timemap-status", "timemap/link", "a TimeMap that is not found", (answer) => ({
    ...answer,
    status: 404,
  })),
  fault(
    "timemap-mementos",
    "timemap/link",
    "a TimeMap of nothing",
    editBody((body) => withoutLink("memento")(body.replaceAll(",\n", ", ").trim())),
  ),
  fault("timemap-type", "timemap/link", "a TimeMap as plain text", (answer) =>
    withHeader(answer, "content-type", "text/plain"),
  ),
  fault(
    "timemap-links",
    "timemap/link",
    "a link without its bracket",
    editBody((body) => body.replace(">", "")),
  ),
  fault(
    "timemap-original",
    "timemap/link",
    "another original",
    editBody((body) => body.replace(/^<[^>]*>/, "<http://other.test/>")),
  ),
  fault(
    "timemap-self",
    "timemap/link",
    "no self",
    editBody((body) => body.replace('rel="self"', 'rel="timemap"')),
  ),
  fault(
    "timemap-timegate",
    "timemap/link",
    "no TimeGate in the TimeMap",
    editBody((body) => body.replace('rel="timegate"', 'rel="other"')),
  ),
  fault(
    "timemap-datetime",
    "timemap/link",
    "a memento without its time",
    editBody((body) => body.replace(/; datetime="[^"]*"/, "")),
  ),
  fault(
    "timemap-span",
    "timemap/link",
    "another until",
    editBody((body) => body.replace(/until="[^"]*"/, `until="${FAR}"`)),
  ),
  fault(
    "timemap-order",
    "timemap/link",
    "mementos out of order",
    editBody((body) =>
      body.replace(/(,\n<[^>]*>; rel="first memento"[^\n]*?)(,\n<[^\n]*?)(?=,\n|\n)/, "$2$1"),
    ),
  ),
  fault(
    "timemap-once",
    "timemap/link",
    "a memento twice",
    editBody((body) => body.replace(/(,\n<[^>]*>; rel="memento"[^\n]*?)(?=,\n)/, "$1$1")),
  ),
  fault(
    "timemap-first-last",
    "timemap/link",
    "no last memento",
    editBody((body) => body.replace('rel="last memento"', 'rel="memento"')),
  ),
  fault("timemap-chain", "timemap/link", "a next page that is this one", (answer, { uri }) =>
    editBody((body) => `<${uri}>; rel="next timemap"; from="${FAR}"; until="${FAR}",\n${body}`)(answer),
  ),
  fault("timemap-prev", "timemap/link", "a page before the first", (answer, { uri }) =>
    editBody((body) => `<${uri}>; rel="prev timemap"; from="${FAR}"; until="${FAR}",\n${body}`)(answer),
  ),
  fault(
    "timemap-json",
    "timemap/json",
    "another list as JSON",
    editBody((body) => body.replace('"list":[', '"list":[{"uri":"http://other.test/"},')),
  ),
  fault(
    "timemap-cdxj",
    "timemap/cdxj",
    "another list as CDXJ",
    editBody((body) => body.replace(/\n\d+ \{[^\n]*/, "")),
  ),
  fault("gate-vary", "timegate", "no Vary", (answer) => withHeader(answer, "vary", "accept-encoding")),
  fault("gate-links", "timegate", "a Link that is none", (answer) => withHeader(answer, "link", "<x")),
  fault("gate-original", "timegate", "no original", editHeader("link", withoutLink("original"))),
  fault("gate-timemap", "timegate", "no TimeMap", editHeader("link", withoutLink("timemap"))),
  fault("gate-memento-datetime", "timegate", "a redirect that says it is a memento", (answer) =>
    withHeader(answer, "memento-datetime", answer.status === 302 ? FAR : undefined),
  ),
  fault("gate-address", "timegate", "no address", (answer) =>
    withHeader(withHeader(answer, "location", undefined), "content-location", undefined),
  ),
  fault("gate-listed", "timegate", "a memento that no TimeMap has", (answer) =>
    withHeader(
      withHeader(answer, "location", "/20000101000000000/http://other.test/"),
      "content-location",
      "/20000101000000000/http://other.test/",
    ),
  ),
  fault(
    "gate-memento-link",
    "timegate",
    "a chosen memento without its time",
    editHeader("link", (value) => value.replace(/; datetime="[^"]*"/g, "")),
  ),
  fault("gate-ends", "timegate", "the last one for every time", (answer, asked) =>
    choosing(answer, asked, "last"),
  ),
  fault("gate-exact", "timegate", "never the one asked for", (answer, asked) =>
    choosing(answer, asked, "first"),
  ),
  fault("gate-default", "timegate", "not the newest without a time", (answer, asked) =>
    asked.headers["accept-datetime"] === undefined ? choosing(answer, asked, "first") : answer,
  ),
  fault("gate-bad-datetime", "timegate", "no time is taken for now", (answer) =>
    answer.status === 400 ? { ...answer, status: 302 } : answer,
  ),
  fault("gate-head", "timegate", "HEAD without links", (answer, asked) =>
    isHead(asked) ? withHeader(answer, "link", undefined) : answer,
  ),
  fault("memento-datetime", "memento", "a memento without its time", (answer) =>
    withHeader(answer, "memento-datetime", undefined),
  ),
  fault(
    "memento-datetime",
    "memento",
    "a time in the wrong form",
    editHeader("memento-datetime", (value) => new Date(value).toISOString()),
  ),
  fault(
    "memento-as-listed",
    "memento",
    "another time than listed",
    editHeader("memento-datetime", () => FAR),
  ),
  fault("memento-links", "memento", "a Link that is none", (answer) => withHeader(answer, "link", "nothing")),
  fault("memento-original", "memento", "no original", editHeader("link", withoutLink("original"))),
  fault("memento-timegate", "memento", "no TimeGate", editHeader("link", withoutLink("timegate"))),
  fault("memento-timemap", "memento", "no TimeMap", editHeader("link", withoutLink("timemap"))),
  fault(
    "memento-link-datetime",
    "memento",
    "neighbours without their times",
    editHeader("link", (value) => value.replace(/; datetime="[^"]*"/g, "")),
  ),
  fault(
    "memento-own-link",
    "memento",
    "a memento at another address",
    editHeader("link", (value) => value.replace(/\/\d{17}\//g, "/20000101000000000/")),
  ),
  fault(
    "memento-neighbours",
    "memento",
    "previous and next the wrong way round",
    editHeader("link", swapRelations),
  ),
  fault("memento-head", "memento", "HEAD without a time", (answer, asked) =>
    isHead(asked) ? withHeader(answer, "memento-datetime", undefined) : answer,
  ),
  {
    name: "an absent page that is found",
    rule: "absent-status",
    spoil: (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
  },
  {
    name: "an absent page with a time",
    rule: "absent-no-datetime",
    spoil: (answer, { uri }) =>
      uri.includes("absent") ? withHeader(answer, "memento-datetime", FAR) : answer,
  },
];

/** As if the end of the list had been chosen. */
function choosing(answer: Seen, _asked: AskedOf, end: "first" | "last"): Seen {
  const link = String(answer.headers["link"] ?? "");
  const target = new RegExp(`<([^>]*)>; rel="[^"]*\\b${end}\\b[^"]*memento"`).exec(link)?.[1];
  return target === undefined || answer.status === 400 ? answer : withHeader(answer, "location", target);
}

/** A server with a fault. */
export function spoiled(ask: AskServer, { spoil }: Fault): AskServer {
  return async (uri, headers = {}, method = "GET") =>
    spoil(await ask(uri, headers, method), { uri, method, headers });
}
