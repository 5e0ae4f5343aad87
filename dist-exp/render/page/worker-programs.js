const KINDS = {
    worker: "worker",
    shared_worker: "sharedworker",
    service_worker: "serviceworker",
};
/** Requests that the browser makes for a program that does not run yet have the future worker's number. */
const TOKEN = /^[0-9A-F]{32}$/;
/** Knows the workers of one page; they are as many as a page may have. */
export class WorkerPrograms {
    #byTarget = new Map();
    #byUrl = new Map();
    /** A worker is there; shared ones and service workers are told of before their program is asked for. */
    add({ targetId, type, url }) {
        const kind = KINDS[type];
        if (kind === undefined)
            return;
        this.#byTarget.set(targetId, kind);
        this.#byUrl.set(url, kind);
    }
    /** Of which kind the worker is that the request is for; `null` where it is for none, or nobody can tell. */
    kindOf({ resourceType, networkId = "", frameId, request }) {
        if (resourceType !== "Other")
            return null;
        const told = this.#byTarget.get(networkId) ?? this.#byTarget.get(frameId);
        if (told !== undefined)
            return told;
        if (TOKEN.test(networkId))
            return "worker";
        // What a module imports is asked for by the worker itself, and names the module.
        const { Origin: origin, Referer: referer = "" } = request.headers;
        return origin === undefined ? null : (this.#byUrl.get(referer) ?? null);
    }
}
