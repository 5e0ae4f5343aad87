/** The shares of one catalog; refuses captures that it does not know. */
export function memoryStanding(siteOf) {
    const shares = new Map();
    let puts = 0;
    const ofSite = (site) => [...shares].filter(([id]) => siteOf(id) === site);
    return {
        put: async (id, share) => {
            siteOf(id);
            shares.delete(id);
            shares.set(id, structuredClone(share));
            puts++;
        },
        forget: async (site) => {
            for (const [id] of ofSite(site))
                shares.delete(id);
            puts++;
        },
        captures: async (site) => ofSite(site).map(([id]) => id),
        ofSite: async (site) => ofSite(site).map(([, { pages, changes }]) => ({ pages, changes })),
        ofHost: async (host) => [...shares.values()].flatMap(({ hosts }) => hosts.filter((one) => one.host === host)),
        stamp: async () => String(puts),
    };
}
