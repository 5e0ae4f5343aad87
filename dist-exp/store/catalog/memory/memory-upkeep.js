/** The upkeep of one catalog. */
export function memoryUpkeep(sightings, frontier, warcFiles) {
    return {
        warcFiles,
        forgetLost: async (captureId, file, keptBytes) => {
            const lost = sightings.forget(captureId, ({ records }) => records.some((record) => record.file === file && record.offset + record.length > keptBytes));
            for (const { url } of lost)
                if (!(await sightings.ofPage(url)).some((left) => left.captureId === captureId))
                    frontier.forgetVisit(captureId, url);
            return lost.length;
        },
        forgetSightings: async (captureId, seqs) => {
            const meant = new Set(seqs);
            sightings.forget(captureId, ({ seq }) => meant.has(seq));
        },
        nextSeq: async (captureId) => sightings.nextSeq(captureId),
        knowsPage: async (captureId, url) => frontier.has(captureId, url),
        putPages: async (captureId, pages) => frontier.put(captureId, pages),
        forgetPagesFrom: async (captureId, seq) => frontier.forgetFrom(captureId, seq),
    };
}
