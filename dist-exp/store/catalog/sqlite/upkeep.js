/** The upkeep of one catalog. */
export function sqliteUpkeep({ sightings, frontier, warcFiles }) {
    return {
        warcFiles,
        forgetLost: async (captureId, file, keptBytes) => sightings.forgetLost(captureId, file, keptBytes),
        forgetSightings: async (captureId, seqs) => sightings.forget(captureId, seqs),
        nextSeq: async (captureId) => sightings.nextSeq(captureId),
        knowsPage: async (captureId, url) => frontier.knows(captureId, url),
        putPages: async (captureId, pages) => frontier.put(captureId, pages),
        forgetPagesFrom: async (captureId, seq) => frontier.forgetFrom(captureId, seq),
    };
}
