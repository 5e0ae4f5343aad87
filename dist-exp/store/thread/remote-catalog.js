import { remoteStore } from "./remote-store.js";
const CROSSINGS = {
    captures: {
        create: "call",
        update: "call",
        get: "call",
        list: "call",
        some: "call",
        sites: "call",
        phases: "call",
    },
    frontier: { add: "call", setState: "call", pages: "walk" },
    requisites: { setRequisites: "call", requisites: "walk", ofDocument: "call" },
    sightings: { add: "call", ofCapture: "walk", ofPage: "call", requestsTo: "call" },
    renderings: { put: "call", ofCapture: "walk", ofDocument: "call" },
    refusals: { put: "call", ofCapture: "walk" },
    rates: { ofPages: "call", put: "call", sample: "call" },
    sketches: { add: "call", has: "call", ofPage: "call", all: "walk" },
    standing: {
        put: "call",
        forget: "call",
        captures: "call",
        ofSite: "call",
        ofHost: "call",
        stamp: "call",
    },
    runStatus: { put: "call", get: "call", counts: "call", recent: "call" },
};
/** The stores that the thread offers by name. */
export const CATALOG_STORES = Object.keys(CROSSINGS);
/** The catalog, answered by the thread. */
export function remoteCatalog(remote) {
    const store = (name) => remoteStore(remote, name, CROSSINGS[name]);
    return {
        captures: store("captures"),
        frontier: store("frontier"),
        requisites: store("requisites"),
        sightings: store("sightings"),
        renderings: store("renderings"),
        refusals: store("refusals"),
        rates: store("rates"),
        sketches: store("sketches"),
        standing: store("standing"),
        runStatus: store("runStatus"),
        ...remoteStore(remote, "catalog", { keepLook: "call" }),
    };
}
