// Which origin shows what. Readers come to one access origin; every archived host has an origin of its own beside
// it, so that what browsers keep apart on the web (documents, storage, cookies) they keep apart here.
import { createHash } from "node:crypto";
import { isLoopback } from "../host-guard.js";
const LABEL = /^(?:[a-z0-9-]{1,30}-)?[0-9a-f]{24}$/;
/** The name of an archived site's origin: readable, and of a digest, so that no two hosts share one. */
export function siteLabel(url) {
    const host = siteHost(url);
    const digest = createHash("sha256").update(`isochron site ${host}`).digest("hex").slice(0, 24);
    const readable = host
        .replace(/[^a-z0-9]+/g, "-")
        .slice(0, 30)
        .replace(/^-+|-+$/g, "");
    return readable === "" ? digest : `${readable}-${digest}`;
}
/** Host and port; a host is one site whether it was asked with or without TLS. */
function siteHost(url) {
    const { hostname, port } = new URL(url);
    return port === "" ? hostname : `${hostname}:${port}`;
}
/**
 * Finds out where a request arrived. On this machine sites are names under `localhost`, which browsers resolve by
 * themselves (RFC 6761 section 6.3); elsewhere under the domain set for it. Where there is neither, all sites share
 * one origin, on which no script runs.
 */
export function arrivalAt(host, place) {
    const match = /^([^:[\]]+)(?::(\d{1,5}))?$/.exec(host?.toLowerCase() ?? "");
    const found = place.isSplit && match ? arrivalByName(match[1], match[2] ?? "", place) : null;
    return found ?? { label: null, origins: oneOrigin(host ?? "") };
}
function arrivalByName(name, port, { domain, bind }) {
    if (isLoopback(name))
        return { label: null, origins: underLocalhost(name, port) };
    if (domain?.name === name)
        return { label: null, origins: underDomain(domain, port) };
    const [label, parent] = splitName(name);
    if (!LABEL.test(label))
        return null;
    if (parent === "localhost")
        return { label, origins: underLocalhost(nameOfBind(bind), port) };
    return domain?.name === parent ? { label, origins: underDomain(domain, port) } : null;
}
/** The first label of a name, and the rest. */
function splitName(name) {
    const dot = name.indexOf(".");
    return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
}
/** The name of the access origin for whoever came to a site's; policies have no word for addresses of IPv6. */
function nameOfBind(bind) {
    return isLoopback(bind) && !bind.includes(":") ? bind : "localhost";
}
function underLocalhost(accessName, port) {
    const at = port === "" ? "" : `:${port}`;
    const names = [...new Set([accessName, "127.0.0.1", "localhost"])];
    return {
        access: `http://${accessName}${at}`,
        framers: names.map((name) => `http://${name}${at}`).join(" "),
        anySite: `http://*.localhost${at}`,
        siteOrigin: (label) => `http://${label}.localhost${at}`,
    };
}
function underDomain({ scheme, name, port }, askedPort) {
    const number = port ?? askedPort;
    const at = number === "" ? "" : `:${number}`;
    return {
        access: `${scheme}://${name}${at}`,
        framers: `${scheme}://${name}${at}`,
        anySite: `${scheme}://*.${name}${at}`,
        siteOrigin: (label) => `${scheme}://${label}.${name}${at}`,
    };
}
function oneOrigin(host) {
    return { access: `http://${host}`, framers: "'self'", anySite: null, siteOrigin: () => "" };
}
