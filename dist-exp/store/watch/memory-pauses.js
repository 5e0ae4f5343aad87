/** Pauses that are forgotten with the process. */
export class MemoryPauses {
    #pauses = new Map();
    async all() {
        return [...this.#pauses.values()];
    }
    async keep(pause) {
        this.#pauses.delete(pause.name);
        this.#pauses.set(pause.name, pause);
    }
    async forget(name) {
        this.#pauses.delete(name);
    }
}
