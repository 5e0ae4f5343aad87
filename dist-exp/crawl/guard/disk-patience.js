// A full disk holds a capture up and does not end it: what failed is tried again until there is space.
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
const TRY_AGAIN_MS = 5_000;
/** What a run does about a full disk, and since when. */
export class DiskPatience {
    #parts;
    /** Writes into it wait for space. */
    archive;
    #wait = null;
    constructor(archive, parts) {
        this.#parts = parts;
        this.archive = this.#patientArchive(archive);
    }
    /** Returns when writes go through again: nothing more is to be fetched before. */
    async clear() {
        while (this.#wait)
            await this.#wait;
    }
    /** Tries again what failed for want of space, until it works. */
    async patiently(write) {
        try {
            return await write();
        }
        catch (error) {
            if (!isDiskFull(error))
                throw error;
            return this.#untilWritten(write, error);
        }
    }
    /** Several writers may wait; the first of them says so, and the first to get through says that it is over. */
    async #untilWritten(write, error) {
        const { clock, logger, stop, condition } = this.#parts;
        const since = clock.now();
        let over = () => undefined;
        const isFirst = this.#wait === null;
        if (isFirst) {
            this.#wait = new Promise((resolve) => (over = resolve));
            logger.log("warn", `${error.message}. Waiting for space; the capture goes on by itself, Ctrl-C ends it`);
            condition.isDiskFull = true;
        }
        try {
            for (;;) {
                await clock.sleepUntil(instant(clock.now() + TRY_AGAIN_MS), stop.signal);
                try {
                    return await write();
                }
                catch (again) {
                    if (!isDiskFull(again))
                        throw again;
                }
            }
        }
        finally {
            if (isFirst) {
                this.#wait = null;
                over();
                this.#end(clock.now() - since);
            }
        }
    }
    #end(waitedMs) {
        const { stop, logger, notes, condition } = this.#parts;
        const seconds = Math.round(waitedMs / 1000);
        if (!stop.signal.aborted) {
            logger.log("warn", `there is space again after ${seconds} s; the capture goes on`);
            notes.push(`waited ${seconds} s for space on a full disk: what was seen before had that much longer to change`);
        }
        condition.isDiskFull = false;
    }
    /** Syncing and closing are not tried again: after a failed sync nothing is known about what is on disk. */
    #patientSink(sink) {
        return {
            writeExchange: (record) => this.patiently(() => sink.writeExchange(record)),
            writeMetadata: (target, fields, at) => this.patiently(() => sink.writeMetadata(target, fields, at)),
            writeResource: (resource) => this.patiently(() => sink.writeResource(resource)),
            writeContent: (record) => this.patiently(() => sink.writeContent(record)),
            sync: () => sink.sync(),
            close: () => sink.close(),
        };
    }
    /** Every write that is whole or not at all, and so may be tried again. */
    #patientArchive(archive) {
        const { catalog, warcs, results } = archive;
        return delegate(archive, {
            catalog: this.#patientCatalog(catalog),
            warcs: delegate(warcs, {
                open: async (id) => this.#patientSink(await warcs.open(id)),
                index: (id) => this.patiently(() => warcs.index(id)),
            }),
            results: delegate(results, { put: (id, what) => this.patiently(() => results.put(id, what)) }),
        });
    }
    #patientCatalog(catalog) {
        const { captures, frontier, requisites, renderings, sightings } = catalog;
        return delegate(catalog, {
            captures: delegate(captures, { update: (...args) => this.patiently(() => captures.update(...args)) }),
            frontier: delegate(frontier, {
                add: (...args) => this.patiently(() => frontier.add(...args)),
                setState: (...args) => this.patiently(() => frontier.setState(...args)),
            }),
            requisites: delegate(requisites, {
                setRequisites: (...args) => this.patiently(() => requisites.setRequisites(...args)),
            }),
            renderings: delegate(renderings, { put: (...args) => this.patiently(() => renderings.put(...args)) }),
            sightings: delegate(sightings, { add: (sighting) => this.patiently(() => sightings.add(sighting)) }),
            keepLook: (look) => this.patiently(() => catalog.keepLook(look)),
        });
    }
}
/** The object with some of its members replaced; all others are its own, whatever they are. */
function delegate(target, replaced) {
    return new Proxy(target, {
        get: (object, name) => {
            const value = Reflect.get(Object.hasOwn(replaced, name) ? replaced : object, name);
            return typeof value === "function" && !Object.hasOwn(replaced, name) ? value.bind(object) : value;
        },
    });
}
function isDiskFull(error) {
    return error instanceof IsochronError && error.code === "DISK_FULL";
}
