// Sketches of versions in memory, in the order in which they were added.
import type { KeptSketch } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";

/** The sketches of one catalog. */
export function memorySketches(): SketchStore {
  const kept = new Map<string, KeptSketch>();
  const keyOf = (url: string, contentDigest: string): string => `${contentDigest} ${url}`;
  return {
    add: async (sketch) => {
      const key = keyOf(sketch.url, sketch.contentDigest);
      if (!kept.has(key)) kept.set(key, sketch);
    },
    has: async (url, contentDigest) => kept.has(keyOf(url, contentDigest)),
    ofPage: async (url) => [...kept.values()].filter((one) => one.url === url).sort((a, b) => a.at - b.at),
    all: async function* () {
      yield* kept.values();
    },
  };
}
