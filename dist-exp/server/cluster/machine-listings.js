// The machines of a cluster as lists show them: those in trouble first, in pieces, with sums over all of them.
import { isRefresh, isTestimony } from "#model/index.js";
import { MACHINE_CONDITIONS } from "../cluster-schema.js";
import { MachineLoads } from "./machine-loads.js";
import { machineRun } from "./machine-run.js";
const MOST_LEFT = 50;
/** More unfinished captures than any archive has. */
const MOST_UNFINISHED = 1000;
/** A machine that has a site and has said nothing of itself: one that begins, or one that was taken off the list. */
const UNHEARD = {
    condition: "silent",
    isDraining: false,
    software: "",
    startedAt: null,
    seenAt: null,
};
/** Makes listings. */
export class MachineListings {
    #source;
    constructor(source) {
        this.#source = source;
    }
    /** A piece of the list. @throws CLUSTER where nobody can be asked */
    async list({ cursor, limit }) {
        const told = await this.#source.cluster.look();
        const open = told.whole === null ? [] : await this.#unfinished();
        const all = this.#listed(told, new Set(open.map(({ id }) => id)));
        const sorted = all
            .map((machine) => ({ machine, place: placeOf(machine) }))
            .sort((a, b) => (a.place < b.place ? -1 : 1));
        const rest = cursor === undefined ? sorted : sorted.filter(({ place }) => place > cursor);
        const shown = rest.slice(0, limit);
        return {
            at: told.at,
            leaseMs: this.#source.leaseMs,
            facts: factsOf(told.whole),
            machines: shown.map(({ machine }) => machine),
            next: rest.length > limit ? shown.at(-1).place : null,
            sums: sumsOf(all, told.whole),
            left: told.whole && leftOf(open, told.whole),
        };
    }
    /** All machines, without their captures. @throws CLUSTER where nobody can be asked */
    async all() {
        const told = await this.#source.cluster.look();
        const machines = this.#listed(told, new Set());
        return { machines, sums: sumsOf(machines, told.whole) };
    }
    #unfinished() {
        return this.#source.archive.catalog.captures.some({ unfinished: true, limit: MOST_UNFINISHED });
    }
    #listed({ at, machines, whole }, known) {
        const loads = whole && new MachineLoads(whole, known);
        const named = machines.map((machine) => ({
            ...outlined(machine, this.#conditionOf(machine, at)),
            load: loads && loads.of(machine.name),
        }));
        return [
            ...named,
            ...(loads?.unnamed().map((name) => ({ ...UNHEARD, name, load: loads.of(name) })) ?? []),
        ];
    }
    #conditionOf({ seenAt, isDraining }, at) {
        if (at - seenAt > this.#source.leaseMs)
            return "silent";
        return isDraining ? "draining" : "working";
    }
}
function outlined(machine, condition) {
    const { name, isDraining, software, startedAt, seenAt } = machine;
    return { name, condition, isDraining, software, startedAt, seenAt };
}
function factsOf(whole) {
    const facts = whole?.facts ?? null;
    return facts && { id: facts.id, store: facts.store };
}
/** By the word for its condition's place, then by name. */
function placeOf({ name, condition }) {
    return `${MACHINE_CONDITIONS.indexOf(condition)} ${name}`;
}
function sumsOf(machines, whole) {
    const conditions = { silent: 0, draining: 0, working: 0 };
    for (const { condition } of machines)
        conditions[condition]++;
    const running = whole?.runs.filter((word) => machineRun(word)?.state === "running").length;
    return {
        machines: machines.length,
        conditions,
        sites: whole?.held.length ?? null,
        running: running ?? null,
    };
}
/** Captures that have begun and that nobody has; whoever tells a testimony or watches goes on with those by himself. */
function leftOf(open, { held }) {
    const inHand = new Set(held.map(({ site }) => site));
    const left = open.filter((one) => !inHand.has(one.site) && !isRefresh(one) && !isTestimony(one));
    return {
        captures: left.slice(0, MOST_LEFT).map(({ id, site, startedAt }) => ({ id, site, startedAt })),
        hasMore: left.length > MOST_LEFT,
    };
}
