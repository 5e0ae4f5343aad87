/** Wishes in memory. */
export class MemoryControl {
    #asked = new Map();
    async ask(captureId, { want, edit }) {
        const before = this.#asked.get(captureId) ?? { want: "run", edits: [] };
        const edits = edit ? [...before.edits, edit] : before.edits;
        this.#asked.set(captureId, { want: want ?? before.want, edits });
    }
    async look(captureId) {
        return this.#asked.get(captureId) ?? null;
    }
}
