// What the run put on record of documents that a browser showed; the last word on each counts.
import { strictJsonObject } from "#formats/index.js";
/** Renderings by document. */
export class RecordedRenderings {
    byDocument = new Map();
    /** Takes one, where there is one; `false` when it cannot be read. */
    take(text) {
        if (text === undefined)
            return true;
        const said = strictJsonObject(text);
        const { document, requests } = said ?? {};
        if (!said || typeof document !== "string" || !Array.isArray(requests))
            return false;
        if (!requests.every((url) => typeof url === "string"))
            return false;
        this.byDocument.set(document, { said, requests, isFinal: true });
        return true;
    }
    /** Another process goes on: it writes down again what it knows of. */
    resume() {
        for (const [document, told] of this.byDocument)
            this.byDocument.set(document, { ...told, isFinal: false });
    }
}
