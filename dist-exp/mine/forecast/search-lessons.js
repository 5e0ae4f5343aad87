/** Keeps the strata as they stood before rounds 0, 1, 2, 4, 8, … of a search. */
export class SearchLessons {
    #stages = [];
    /** To be called before every batch; only some rounds are kept. */
    keep(round, cells, liftLeft) {
        if ((round & (round - 1)) !== 0)
            return;
        this.#stages.push({ round, cells: cells.slice(), liftLeft: liftLeft.slice() });
    }
    /** Teaches the model which rows changed. */
    teach(model, changed, { changeShare, pages }) {
        for (const { round, cells, liftLeft } of this.#stages) {
            const share = new Float64Array(liftLeft.length);
            for (const row of changed)
                if (row.round >= round)
                    share[row.stratum] += changeShare;
            model.learn({ cells, rows: liftLeft.length, base: liftLeft, share, pages, batches: 1 });
        }
    }
}
