// Renderings in memory, by the contract of the catalog's table.
import type { PageRendering } from "#model/index.js";
import type { RenderingStore } from "#ports/index.js";

/** `known` refuses captures that are not in the catalog. */
export function memoryRenderings(known: (captureId: string) => string): RenderingStore {
  const all = new Map<string, Map<string, PageRendering>>();
  return {
    put: async (id, rendering) => {
      const own = all.get(known(id)) ?? new Map<string, PageRendering>();
      all.set(id, own.set(rendering.document, structuredClone(rendering)));
    },
    ofCapture: async function* (id) {
      const own = [...(all.get(known(id)) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [, rendering] of own) yield rendering;
    },
    ofDocument: async (id, document) => all.get(known(id))?.get(document) ?? null,
  };
}
