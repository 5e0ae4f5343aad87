const MOST = 20;
/** Keys looked at for one answer, those of requests that are no pages among them. */
const MOST_LEAPS = 200;
/** Some addresses of which the archive holds something, in the index's order. */
export async function addressesFrom(index, prefix) {
    const found = [];
    let from = "";
    for (let leap = 0; leap < MOST_LEAPS && found.length < MOST; leap++) {
        const next = await firstFrom(index, prefix, from);
        if (next === null)
            break;
        if (next.method === undefined)
            found.push(next.url);
        // Behind all lines of this key: a sign after the space.
        from = `${next.surt}!`;
    }
    return found;
}
async function firstFrom(index, url, from) {
    const walk = { url, match: "prefix", ...(from !== "" && { from }) };
    for await (const entries of index.walk(walk))
        if (entries[0])
            return entries[0];
    return null;
}
