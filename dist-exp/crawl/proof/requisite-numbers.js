// Which pages each document needs, by their numbers in the frontier: four bytes a requisite.
import { GrowingNumbers } from "#packed/index.js";
/** The requisites of every document of a capture. */
export class RequisiteNumbers {
    /** By document: where its list begins in `#numbers`; lists begin with their length, place 0 is the empty one. */
    #starts;
    #numbers = new GrowingNumbers(Int32Array);
    constructor(pages) {
        this.#starts = new Uint32Array(pages);
        this.#numbers.push(0);
    }
    static async read(run) {
        const numbers = new RequisiteNumbers(run.frontier.size);
        for await (const { document, requisites } of run.world.archive.catalog.requisites.requisites(run.state.capture.id)) {
            const page = run.frontier.numberOf(document);
            if (page === -1)
                continue;
            numbers.#starts[page] = numbers.#numbers.push(requisites.length);
            for (const url of requisites)
                numbers.#numbers.push(run.frontier.numberOf(url));
        }
        return numbers;
    }
    /** Numbers of pages; −1 for a requisite that is not in the frontier. */
    *of(document) {
        const start = this.#starts[document];
        const length = this.#numbers.at(start);
        for (let i = 1; i <= length; i++)
            yield this.#numbers.at(start + i);
    }
}
