// An extract as a group of readers may have it: fewer pages, each with the same proof.
import { Judge, WithheldError } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
import { parseIso } from "#model/index.js";
/**
 * The extract without pages that the rules keep from the group. Its head is signed as it is: where that names what is
 * not open, nothing is handed over. @throws WithheldError
 */
export async function extractFor(archive, extract, group) {
    const judge = new Judge(await archive.rules.current(), { group, now: new SystemClock().now() });
    if (judge.isOpen)
        return extract;
    const { certificate, entries } = extract;
    const [main] = entries;
    const open = [];
    for (const entry of entries)
        if (await isOpenPage(archive, entry, judge, certificate.site))
            open.push(entry);
    if (main !== undefined && open[0] !== main)
        throw judge.refusalOf(main.page.url) ?? new WithheldError("blocked", `Not open to ${group}.`);
    const named = [...certificate.seeds, ...hostsOf(certificate).map((host) => `http://${host}/`)];
    const at = parseIso(certificate.asOf);
    if (!named.every((url) => judge.isListed({ url, at, collection: certificate.site })))
        throw new WithheldError("blocked", `The certificate names addresses that are not open to ${group}.`);
    return { ...extract, entries: open };
}
/** Every host that the head of a certificate names. */
function hostsOf({ hosts, vantage }) {
    const all = [...hosts, ...vantage.servers, ...vantage.connections, ...(vantage.caches ?? [])];
    return [...new Set(all.map(({ host }) => host))];
}
/** By all of its looks, and by those that lend bodies to them. */
async function isOpenPage(archive, { page }, judge, collection) {
    const times = page.records.map(({ sentAt }) => parseIso(sentAt));
    const lending = page.records.flatMap(({ borrowed }) => (borrowed ? [borrowed.id] : []));
    const seen = lending.length === 0 ? [] : await archive.catalog.sightings.ofPage(page.url);
    for (const id of lending)
        times.push(seen.find(({ records }) => records.some((one) => one.id === id))?.times.sentAt ?? null);
    return times.every((at) => at !== null && judge.isShown({ url: page.url, at, collection }));
}
