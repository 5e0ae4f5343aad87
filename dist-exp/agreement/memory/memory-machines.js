/** Machines in memory. */
export class MemoryMachines {
    #clock;
    #machines = new Map();
    constructor(clock) {
        this.#clock = clock;
    }
    async beat(beat) {
        const isDraining = this.#machines.get(beat.name)?.isDraining ?? false;
        this.#machines.set(beat.name, { ...beat, seenAt: this.#clock.now(), isDraining });
        return { isDraining };
    }
    async drain(name, isDraining) {
        for (const machine of this.#machines.values())
            if (name === null || machine.name === name)
                this.#machines.set(machine.name, { ...machine, isDraining });
    }
    async leave(name) {
        this.#machines.delete(name);
    }
    async list() {
        return [...this.#machines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    }
}
/** Words of runs in memory. */
export class MemoryBoard {
    #clock;
    #holds;
    #words = new Map();
    constructor(clock, holds) {
        this.#clock = clock;
        this.#holds = holds;
    }
    async say(lease, word) {
        if (!this.#holds(lease))
            return false;
        const { site, fence } = lease;
        if (word === null)
            this.#words.delete(site);
        else
            this.#words.set(site, { fence, word: { ...word, site, at: this.#clock.now() } });
        return true;
    }
    async list() {
        const said = [...this.#words].filter(([site, { fence }]) => this.#holds({ site, fence }));
        return said.map(([, { word }]) => word).sort((a, b) => (a.site < b.site ? -1 : 1));
    }
}
