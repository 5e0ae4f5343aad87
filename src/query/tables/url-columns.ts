// The parts of an address that Common Crawl's index has columns for, by their names and with their meaning.
import type { Cell, Column } from "../engine/column.js";

/** An address in parts; what is no http address has none. */
export interface UrlParts {
  readonly url: string;
  readonly surt: string;
  readonly host: string | null;
  /** From the most general label on; `null` for IP addresses, which have no labels. */
  readonly labels: readonly string[] | null;
  readonly protocol: string | null;
  readonly port: number | null;
  readonly path: string | null;
  readonly query: string | null;
}

const NO_PARTS = { host: null, labels: null, protocol: null, port: null, path: null, query: null };
const IP_ADDRESS = /^(?:\[.*\]|\d+\.\d+\.\d+\.\d+)$/;

/** Parts an address; hostile ones have no parts rather than wrong ones. */
export function urlParts(url: string, surt: string): UrlParts {
  const parsed = /^https?:\/\//i.test(url) ? parsedUrl(url) : null;
  if (parsed === null) return { url, surt, ...NO_PARTS };
  const { hostname, protocol, port, pathname, search } = parsed;
  return {
    url,
    surt,
    host: hostname,
    labels: IP_ADDRESS.test(hostname) ? null : hostname.split(".").reverse(),
    protocol: protocol.slice(0, -1),
    port: port === "" ? null : Number(port),
    path: pathname,
    query: search === "" ? null : search.slice(1),
  };
}

function parsedUrl(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** What rows with an address are made of. */
export interface Addressed {
  readonly parts: UrlParts;
}

const PLACES = ["2nd", "3rd", "4th", "5th"] as const;

/** The columns of an address. */
export const URL_COLUMNS: readonly Column<Addressed>[] = [
  text("url_surtkey", "key by which the index is sorted (SURT)", ({ surt }) => surt),
  text("url", "the address", ({ url }) => url),
  text("url_host_name", "host, IP addresses included", ({ host }) => host),
  text("url_host_tld", "last label of the host; null for IP addresses", ({ labels }) => labels?.[0] ?? null),
  ...PLACES.map((place, i) =>
    text(`url_host_${place}_last_part`, `${place} last label of the host`, ({ labels }) => {
      return labels?.[i + 1] ?? null;
    }),
  ),
  text(
    "url_host_name_reversed",
    "host with its labels turned around, com.example.www; null for IP addresses",
    ({ labels }) => labels?.join(".") ?? null,
  ),
  text("url_protocol", "http or https", ({ protocol }) => protocol),
  { ...text("url_port", "port, where it is not the usual one", ({ port }) => port), type: "integer" },
  text("url_path", "path", ({ path }) => path),
  text("url_query", "query, without the question mark", ({ query }) => query),
];

/** Those by which most questions ask, for tables beside the index. */
export const FEW_URL_COLUMNS = URL_COLUMNS.filter(({ name }) =>
  ["url_surtkey", "url", "url_host_name", "url_host_tld", "url_host_name_reversed"].includes(name),
);

function text(name: string, doc: string, of: (parts: UrlParts) => Cell): Column<Addressed> {
  return { name, type: "text", doc, of: ({ parts }) => of(parts) };
}
