// What captures add to what is known of their sites' past, in memory.
import type { StandingShare } from "#model/index.js";
import type { StandingStore } from "#ports/index.js";

/** The shares of one catalog; refuses captures that it does not know. */
export function memoryStanding(siteOf: (captureId: string) => string): StandingStore {
  const shares = new Map<string, StandingShare>();
  let puts = 0;
  const ofSite = (site: string): [string, StandingShare][] =>
    [...shares].filter(([id]) => siteOf(id) === site);
  return {
    put: async (id, share) => {
      siteOf(id);
      shares.delete(id);
      shares.set(id, structuredClone(share));
      puts++;
    },
    forget: async (site) => {
      for (const [id] of ofSite(site)) shares.delete(id);
      puts++;
    },
    captures: async (site) => ofSite(site).map(([id]) => id),
    ofSite: async (site) => ofSite(site).map(([, { pages, changes }]) => ({ pages, changes })),
    ofHost: async (host) =>
      [...shares.values()].flatMap(({ hosts }) => hosts.filter((one) => one.host === host)),
    stamp: async () => String(puts),
  };
}
