/** `known` refuses captures that are not in the catalog. */
export function memoryRenderings(known) {
    const all = new Map();
    return {
        put: async (id, rendering) => {
            const own = all.get(known(id)) ?? new Map();
            all.set(id, own.set(rendering.document, structuredClone(rendering)));
        },
        ofCapture: async function* (id) {
            const own = [...(all.get(known(id)) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
            for (const [, rendering] of own)
                yield rendering;
        },
        ofDocument: async (id, document) => all.get(known(id))?.get(document) ?? null,
    };
}
