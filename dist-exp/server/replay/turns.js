// Long responses take turns: one part of one of them is made, then everybody else is answered, then the next.
let last = Promise.resolve();
let underWay = 0;
/** Between two parts others are answered for so many rounds at most; an answer takes several. */
const MOST_ROUNDS = 4;
/** Resolves when it is the caller's turn; all who wait come one after the other, with other work in between. */
function turn() {
    return (last = last.then(othersFirst));
}
/** The more long responses there are, the more each leaves to the rest: together they take no more than few do. */
async function othersFirst() {
    for (let i = 0; i < Math.min(underWay, MOST_ROUNDS); i++)
        await new Promise((resolve) => setImmediate(resolve));
}
const MOST_OPENING = 8;
let opening = 0;
const waiting = [];
/** Runs the work when few others do: the beginning of a long response takes a megabyte until it is looked at. */
export async function amongFew(work) {
    if (opening >= MOST_OPENING)
        await new Promise((resolve) => waiting.push(resolve));
    else
        opening++;
    try {
        return await work();
    }
    finally {
        // One connection is accepted in a round of the event loop: were everybody answered in each round, the last of
        // many new readers would wait for a second until it is heard at all.
        setImmediate(freePlace);
    }
}
/** Whoever waits takes over the place. */
function freePlace() {
    const next = waiting.shift();
    if (next)
        next();
    else
        opening--;
}
/** The same pieces, each made in a turn of its own. */
export async function* inTurns(pieces) {
    const iterator = pieces[Symbol.asyncIterator]();
    underWay++;
    try {
        for (;;) {
            await turn();
            const next = await iterator.next();
            if (next.done === true)
                return;
            yield next.value;
        }
    }
    finally {
        underWay--;
        await iterator.return?.();
    }
}
