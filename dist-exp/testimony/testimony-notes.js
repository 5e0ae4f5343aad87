const FILE = "notes.json";
/** More would not be read. */
const MOST_NOTES = 1_000;
const LONGEST_NOTE = 2_000;
/** The notes of one testimony, each once, in the order in which they came. */
export class TestimonyNotes {
    #results;
    #captureId;
    #words;
    #lastTask = Promise.resolve();
    constructor(results, captureId, words) {
        this.#results = results;
        this.#captureId = captureId;
        this.#words = new Set(words);
    }
    static async open(results, captureId) {
        const bytes = await results.getBeside(captureId, FILE);
        return new TestimonyNotes(results, captureId, bytes ? readNotes(bytes) : []);
    }
    get words() {
        return [...this.#words];
    }
    add(words) {
        if (this.#words.size >= MOST_NOTES || this.#words.has(words))
            return;
        this.#words.add(words.slice(0, LONGEST_NOTE));
        const bytes = Buffer.from(JSON.stringify(this.words));
        this.#lastTask = this.#lastTask.then(() => this.#results.putBeside(this.#captureId, FILE, bytes));
        this.#lastTask.catch(() => undefined); // whoever settles hears of it
    }
    /** Resolves when all of them are kept. */
    async settled() {
        await this.#lastTask;
    }
}
function readNotes(bytes) {
    const said = JSON.parse(Buffer.from(bytes).toString("utf8"));
    return Array.isArray(said) ? said.filter((note) => typeof note === "string") : [];
}
