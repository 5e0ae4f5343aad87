// Which origin shows what. Readers come to one access origin; every archived host has an origin of its own beside
// it, so that what browsers keep apart on the web (documents, storage, cookies) they keep apart here.
import { createHash } from "node:crypto";
import { isLoopback } from "../host-guard.js";

/** The origins of one archive as one reader sees them. */
export interface Neighbourhood {
  /** Where pages are framed, notices are shown and Memento clients are answered. */
  readonly access: string;
  /** All origins that may hold a framing page, as sources of a policy. */
  readonly framers: string;
  /** The origins of all archived sites as one source of a policy; `null` when they share the access origin. */
  readonly anySite: string | null;
  /** The origin of one archived site. */
  siteOrigin(label: string): string;
}

/** Where a request came in. */
export interface Arrival {
  /** The site whose origin was asked; `null` for the access origin. */
  readonly label: string | null;
  readonly origins: Neighbourhood;
}

/** A name under which each archived site is a name of its own. */
export interface ReplayDomain {
  readonly scheme: "http" | "https";
  readonly name: string;
  /** `null`: the port that the reader asked. */
  readonly port: number | null;
}

const LABEL = /^(?:[a-z0-9-]{1,30}-)?[0-9a-f]{24}$/;

/** The name of an archived site's origin: readable, and of a digest, so that no two hosts share one. */
export function siteLabel(url: string): string {
  const host = siteHost(url);
  const digest = createHash("sha256").update(`isochron site ${host}`).digest("hex").slice(0, 24);
  const readable = host
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 30)
    .replace(/^-+|-+$/g, "");
  return readable === "" ? digest : `${readable}-${digest}`;
}

/** Host and port; a host is one site whether it was asked with or without TLS. */
function siteHost(url: string): string {
  const { hostname, port } = new URL(url);
  return port === "" ? hostname : `${hostname}:${port}`;
}

/**
 * Finds out where a request arrived. On this machine sites are names under `localhost`, which browsers resolve by
 * themselves (RFC 6761 section 6.3); elsewhere under the domain set for it. Where there is neither, all sites share
 * one origin, on which no script runs.
 */
export function arrivalAt(host: string | undefined, place: ReplayNames): Arrival {
  const match = /^([^:[\]]+)(?::(\d{1,5}))?$/.exec(host?.toLowerCase() ?? "");
  const found = place.isSplit && match ? arrivalByName(match[1]!, match[2] ?? "", place) : null;
  return found ?? { label: null, origins: oneOrigin(host ?? "") };
}

/** Names by which the replay is reached. */
export interface ReplayNames {
  /** The domain beyond this machine. */
  readonly domain: ReplayDomain | null;
  /** The address that is listened on. */
  readonly bind: string;
  /** Whether sites have origins of their own at all. */
  readonly isSplit: boolean;
}

function arrivalByName(name: string, port: string, { domain, bind }: ReplayNames): Arrival | null {
  if (isLoopback(name)) return { label: null, origins: underLocalhost(name, port) };
  if (domain?.name === name) return { label: null, origins: underDomain(domain, port) };
  const [label, parent] = splitName(name);
  if (!LABEL.test(label)) return null;
  if (parent === "localhost") return { label, origins: underLocalhost(nameOfBind(bind), port) };
  return domain?.name === parent ? { label, origins: underDomain(domain, port) } : null;
}

/** The first label of a name, and the rest. */
function splitName(name: string): [label: string, parent: string] {
  const dot = name.indexOf(".");
  return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
}

/** The name of the access origin for whoever came to a site's; policies have no word for addresses of IPv6. */
function nameOfBind(bind: string): string {
  return isLoopback(bind) && !bind.includes(":") ? bind : "localhost";
}

function underLocalhost(accessName: string, port: string): Neighbourhood {
  const at = port === "" ? "" : `:${port}`;
  const names = [...new Set([accessName, "127.0.0.1", "localhost"])];
  return {
    access: `http://${accessName}${at}`,
    framers: names.map((name) => `http://${name}${at}`).join(" "),
    anySite: `http://*.localhost${at}`,
    siteOrigin: (label) => `http://${label}.localhost${at}`,
  };
}

function underDomain({ scheme, name, port }: ReplayDomain, askedPort: string): Neighbourhood {
  const number = port ?? askedPort;
  const at = number === "" ? "" : `:${number}`;
  return {
    access: `${scheme}://${name}${at}`,
    framers: `${scheme}://${name}${at}`,
    anySite: `${scheme}://*.${name}${at}`,
    siteOrigin: (label) => `${scheme}://${label}.${name}${at}`,
  };
}

function oneOrigin(host: string): Neighbourhood {
  return { access: `http://${host}`, framers: "'self'", anySite: null, siteOrigin: () => "" };
}
