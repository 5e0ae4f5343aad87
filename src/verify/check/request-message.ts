// The bytes of a request that is more than a GET, made from its URL and the recorded profile a second time
// (docs/certificate.md, requests): nothing of what sent it is used here.
import type { PageRequest } from "#model/index.js";

/** Header fields in order. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** What stands beside the page's own part of a request. */
export interface Beside {
  /** Without Authorization and Cookie. */
  readonly profile: Fields;
  readonly authorization: string | null;
  readonly cookie: string | null;
  readonly conditions: Fields;
}

/** The whole message. */
export function messageOf(url: URL, { method, fields, body }: PageRequest, beside: Beside): Buffer {
  // RFC 9110 section 8.6: a POST says how long its body is, even one without.
  const content = body ?? (method === "POST" ? new Uint8Array() : null);
  const lines = inPlace([
    ["Host", url.host],
    ...beside.profile,
    ...named("Authorization", beside.authorization),
    ...named("Cookie", beside.cookie),
    ...fields.filter(([name]) => name !== "cookie").map(([name, value]) => [written(name), value] as const),
    ...beside.conditions,
    ...named("Content-Length", content && String(content.length)),
  ]);
  const head = [`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), content ?? new Uint8Array()]);
}

function named(name: string, value: string | null): Fields {
  return value === null ? [] : [[name, value]];
}

/** A later field of the same name takes the place of the one before. */
function inPlace(fields: Fields): string[] {
  const places = fields.map(([name]) => name.toLowerCase());
  return fields.flatMap((_, i) => {
    if (places.indexOf(places[i]!) !== i) return [];
    const [name, value] = fields[places.lastIndexOf(places[i]!)]!;
    return [`${name}: ${value}`];
  });
}

/** Every part of a name begins with a capital. */
function written(name: string): string {
  return name
    .split("-")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("-");
}
