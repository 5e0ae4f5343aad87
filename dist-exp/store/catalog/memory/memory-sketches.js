/** The sketches of one catalog. */
export function memorySketches() {
    const kept = new Map();
    const keyOf = (url, contentDigest) => `${contentDigest} ${url}`;
    return {
        add: async (sketch) => {
            const key = keyOf(sketch.url, sketch.contentDigest);
            if (!kept.has(key))
                kept.set(key, sketch);
        },
        has: async (url, contentDigest) => kept.has(keyOf(url, contentDigest)),
        ofPage: async (url) => [...kept.values()].filter((one) => one.url === url).sort((a, b) => a.at - b.at),
        all: async function* () {
            yield* kept.values();
        },
    };
}
