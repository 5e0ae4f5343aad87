import { machineRun } from "./machine-run.js";
/** Of one machine's sites and figures no more are shown. */
const MOST_SITES = 100;
const MOST_FIGURES = 30;
/** The loads of all machines at one moment. */
export class MachineLoads {
    #machines;
    #sites = new Map();
    #runs;
    #known;
    /** `known` are captures that the archive which is served here knows of. */
    constructor({ machines, held, runs }, known) {
        this.#known = known;
        this.#machines = new Map(machines.map((machine) => [machine.name, machine]));
        this.#runs = new Map(runs.map((word) => [word.site, machineRun(word)]));
        for (const one of held) {
            if (one.machine === null)
                continue;
            const sites = this.#sites.get(one.machine);
            if (sites)
                sites.push(one);
            else
                this.#sites.set(one.machine, [one]);
        }
    }
    of(name) {
        const machine = this.#machines.get(name);
        const sites = this.#sites.get(name) ?? [];
        return {
            mostSites: machine?.mostSites ?? null,
            sites: sites.slice(0, MOST_SITES).map(({ site }) => this.#handed(site)),
            sitesInAll: sites.length,
            figures: figuresOf(machine),
        };
    }
    /** Whoever has a site and is not on the list of machines. */
    unnamed() {
        return [...this.#sites.keys()].filter((name) => !this.#machines.has(name));
    }
    #handed(site) {
        const run = this.#runs.get(site) ?? null;
        return { site, run, isKnown: run !== null && this.#known.has(run.captureId) };
    }
}
/** What is no figure, or not named as one, is left out. */
function figuresOf(machine) {
    const told = Object.entries(machine?.figures ?? {}).filter(([name, value]) => /^[a-z][A-Za-z0-9]{0,59}$/.test(name) && Number.isFinite(value));
    return Object.fromEntries(told.slice(0, MOST_FIGURES));
}
