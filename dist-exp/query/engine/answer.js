import { IsochronError } from "#errors.js";
import { engineFailure } from "./failure.js";
import { plainValue } from "./plain-value.js";
/** Rows are read once, in order. */
export class Answer {
    /** Each name once: the second of a name has a number behind it. */
    columns;
    #result;
    #count;
    constructor(result, count) {
        [this.#result, this.#count] = [result, count];
        this.columns = result.columnNames();
    }
    /** All of them, or an error: the library tells nobody of rows that broke off. */
    async *rows() {
        let given = 0;
        try {
            for await (const rows of this.#result.yieldConvertedRows(plainValue)) {
                given += rows.length;
                yield rows;
            }
        }
        catch (error) {
            throw engineFailure(error);
        }
        if (given !== this.#count)
            throw new IsochronError("INTERNAL", `DuckDB gave ${given} rows of ${this.#count}, and no reason`);
    }
}
