// What a table of the lab was made with: printed with every table, so that anyone can make it again.
/** One line, printed below a table's title. */
export function parametersLine({ pages, seed, runs, runsAre, others }) {
    const named = Object.entries(others).map(([name, value]) => `${name} = ${value}`);
    const chance = seed === null ? "no seed: nothing is drawn by chance" : `seed ${seed}`;
    return [`n = ${pages} pages`, chance, `runs: ${runs} (${runsAre})`, ...named].join("; ");
}
