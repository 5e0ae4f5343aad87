/** Whether a text has the form of a setSpec: unreserved characters in parts, colons between them. */
export function isSetSpec(text) {
    return /^[A-Za-z0-9\-_.!~*'()]+(?::[A-Za-z0-9\-_.!~*'()]+)*$/.test(text);
}
/** A site's name in a setSpec, one to one: what may not stand there as its bytes, each behind an underscore. */
export function siteSpec(site) {
    const spelt = site.replaceAll(/[^A-Za-z0-9.-]/gu, (character) => [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""));
    // A name of nothing at all would make a spec with an empty part.
    return `site:${spelt === "" ? "_" : spelt}`;
}
/** The sets that a record belongs to, without those that lie above them. */
export function specsOf(site, kind) {
    return [kind, `${siteSpec(site)}:${kind}`];
}
/** Whether a record of a site is in a set: a set holds all that those below it hold. */
export function isInSet(set, site, kind) {
    if (set === undefined)
        return true;
    return specsOf(site, kind).some((spec) => spec === set || spec.startsWith(`${set}:`));
}
/** All sets of an archive. */
export function setsOf(sites) {
    return [
        { spec: "captures", name: "Captures", said: {} },
        { spec: "pages", name: "Pages", said: {} },
        { spec: "site", name: "Everything, by site", said: {} },
        ...sites.flatMap(({ site, said }) => [
            { spec: siteSpec(site), name: said.title?.[0] ?? site, said },
            { spec: `${siteSpec(site)}:captures`, name: `Captures of ${site}`, said: {} },
            { spec: `${siteSpec(site)}:pages`, name: `Pages of ${site}`, said: {} },
        ]),
    ];
}
