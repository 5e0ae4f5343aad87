// One capture, one request profile and one way out: a resume with another would make its claims hold for neither.
import { UsageError } from "#errors.js";
import { canonicalJson } from "#formats/index.js";
/** Proxy and own roots as they are kept with a capture; nothing where there are none. */
export function networkOf({ path = {} }) {
    return Object.keys(path).length === 0 ? {} : { network: path };
}
/** Refuses to go on with headers, cookies, credentials, proxy or roots other than those the capture was begun with. */
export function requireSameProfile({ settings, id }, { fetcher }) {
    const begun = settings.requestProfile;
    if (begun === undefined)
        return;
    const names = [...new Set([...Object.keys(begun), ...Object.keys(fetcher.profile)])];
    const differing = names.filter((name) => begun[name] !== fetcher.profile[name]);
    if (differing.length > 0)
        throw new UsageError("USAGE", `capture ${id} was begun with another ${differing.join(", ")}: give the same --contact, --header, --cookie-file, --auth and --auth-file (secrets are not kept in the archive)`);
    requireSamePath(id, settings, fetcher.path ?? {});
}
function requireSamePath(id, { network: begun = {} }, now) {
    const isSameProxy = begun.proxy === now.proxy;
    if (isSameProxy && canonicalJson(begun.trusted ?? []) === canonicalJson(now.trusted ?? []))
        return;
    const given = isSameProxy ? "--ca" : `--proxy (${begun.proxy ?? "none"})`;
    throw new UsageError("USAGE", `capture ${id} was begun by another way out: give the same ${given}`);
}
/** What report and certificate say of the way out. */
export function networkNotes({ network: { proxy, trusted = [] } = {} }) {
    const notes = [];
    if (proxy !== undefined)
        notes.push(`asked through the proxy ${proxy}: it looked names up and connected, so no server's address is known`);
    if (trusted.length > 0)
        notes.push(`root certificates trusted beside the well-known ones (--ca), by SHA-256: ${trusted.join(", ")}`);
    return notes;
}
