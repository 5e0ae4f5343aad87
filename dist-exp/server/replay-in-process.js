// The replay without a port: each request is handed to the same server that answers readers, for a browser that has no
// network. There is no second copy of what the server does.
import { framedPath, parseReplayPath, upTo } from "#access/index.js";
import { parsePageUrl } from "#model/index.js";
import { Capabilities } from "./replay/capabilities.js";
import { DEFAULT_MOMENTS } from "./replay/moments.js";
import { makeReplayServer } from "./replay/replay-server.js";
import { SHIM_PATH } from "./replay/shim/shim.js";
import { arrivalAt, siteLabel } from "./replay/site-origins.js";
/** Nobody listens there: the names are those that readers on this machine see. */
const [HOST, PORT, UI_PORT] = ["127.0.0.1", 8091, 8090];
const NAMES = { domain: null, bind: HOST, isSplit: true };
const NOBODY = { name: "Isochron archive", adminEmail: "nobody@isochron.invalid" };
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Makes it; nothing is listened on. */
export async function openReplay(archive, logger) {
    const capabilities = new Capabilities(null);
    const places = { host: HOST, domain: null, isSplit: true, uiPort: UI_PORT };
    const ways = { timeGate: undefined, repository: NOBODY, settings: DEFAULT_MOMENTS };
    const server = makeReplayServer({ archive, capabilities, logger, ...places, ...ways });
    await server.ready();
    const { origins } = arrivalAt(`${HOST}:${PORT}`, NAMES);
    return {
        addressOf(target) {
            const label = siteLabel(target.url);
            return origins.siteOrigin(label) + framedPath(capabilities.prefixOf(label), target);
        },
        meantBy: (address, pageUrl) => meantBy(address, pageUrl, capabilities),
        async answer({ method, url, headers, body }, mostBytes) {
            const known = METHODS.find((one) => one === method);
            if (known === undefined)
                return { status: 405, headers: [], body: new Uint8Array() };
            const { host } = new URL(url);
            const response = await server.inject({
                method: known,
                url,
                headers: { ...Object.fromEntries(headers), host },
                ...(body !== null && { payload: Buffer.from(body) }),
                payloadAsStream: true,
            });
            const content = await upTo(response.stream(), mostBytes);
            return content && { status: response.statusCode, headers: fieldsOf(response.headers), body: content };
        },
        close: () => server.close(),
    };
}
function meantBy(address, pageUrl, capabilities) {
    const { host, port, protocol, href, origin } = new URL(address);
    const { label } = arrivalAt(host, NAMES);
    // No archived page has business on the access origin, and a live site may have its name: both are outside.
    if (protocol !== "http:" || port !== String(PORT) || label === null)
        return { kind: "outside" };
    const path = href.slice(origin.length);
    if (path === SHIM_PATH)
        return { kind: "own" };
    const opened = capabilities.openSite(path, label);
    const target = opened && parseReplayPath(opened.path);
    // A path from the root is meant on the site of its origin; the server finds out which page asks for it.
    const url = target?.url ?? (siteLabel(pageUrl) === label ? parsePageUrl(path, pageUrl) : null);
    return url ? { kind: "archived", url } : { kind: "own" };
}
function fieldsOf(headers) {
    return Object.entries(headers).flatMap(([name, value]) => value === undefined ? [] : [value].flat().map((one) => [name, String(one)]));
}
