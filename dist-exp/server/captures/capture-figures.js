// What the charts of a capture draw, from one walk through its pages: a sample of lines, the steps of a curve, the largest
// directories. Of each page two numbers are held while it lasts, and nothing afterwards.
import { coherenceOf, DirectoryTree, MOST_LINES } from "#chart/index.js";
const MOST_UNSETTLED = 100;
const MOST_PARTS = 20;
const MOST_KEPT = 32;
/** The figures of an archive's captures, each made once while it is wanted. */
export class CaptureFigureStore {
    #results;
    #kept = new Map();
    constructor(results) {
        this.#results = results;
    }
    /** The figures of the capture that a report is of. */
    async of(head) {
        const version = await this.#results.version(head.capture);
        const kept = this.#kept.get(head.capture);
        if (kept?.version === version)
            return kept.figures;
        const figures = gather(head, this.#results.reportPages(head.capture));
        if (this.#kept.size >= MOST_KEPT)
            this.#kept.delete(this.#kept.keys().next().value);
        this.#kept.set(head.capture, { version, figures });
        figures.catch(() => this.#kept.delete(head.capture));
        return figures;
    }
}
async function gather(head, pages) {
    const [visits, tree, unsettled] = [new VisitSample(head.all.pages), new DirectoryTree(), new Unsettled()];
    const [starts, ends] = [[], []];
    let count = 0;
    for await (const { page } of pages) {
        count++;
        visits.add(page);
        tree.add(page.url, page.verdict);
        unsettled.add(page);
        // Attested intervals rest on the server's words and must not raise the observed curve.
        if (page.interval === null || page.verdict === "attested")
            continue;
        starts.push(page.interval.from);
        ends.push(page.interval.to);
    }
    const { pages: total, directories, rows, heat } = tree.figures();
    return {
        visits: visits.figures(),
        coherence: coherenceOf({ asOf: head.asOf, starts, ends, pages: count }),
        directories: { pages: total, directories, rows: [...rows], heat: [...heat] },
        unsettled: unsettled.figures(),
    };
}
/** One in so many pages of each verdict: the picture keeps the true proportions. */
class VisitSample {
    #oneIn;
    #pages = [];
    #timed = new Map();
    #counts = {};
    #total = 0;
    #untimed = 0;
    constructor(pages) {
        this.#oneIn = Math.max(1, Math.ceil(pages / MOST_LINES));
    }
    add({ url, verdict, visitAt, revisitAt }) {
        this.#total++;
        this.#counts[verdict] = (this.#counts[verdict] ?? 0) + 1;
        if (visitAt === null && revisitAt === null) {
            this.#untimed++;
            return;
        }
        const before = this.#timed.get(verdict) ?? 0;
        this.#timed.set(verdict, before + 1);
        if (before % this.#oneIn === 0)
            this.#pages.push({ url, verdict, visitAt, revisitAt });
    }
    figures() {
        return {
            pages: this.#pages,
            total: this.#total,
            counts: this.#counts,
            untimed: this.#untimed,
            oneIn: this.#oneIn,
        };
    }
}
/** Documents of which a browser could not show everything. */
class Unsettled {
    #documents = [];
    #total = 0;
    add({ url, rendering }) {
        if (!rendering)
            return;
        const { failure, open, isClosed, doubts } = rendering;
        if (failure === null && open.length === 0 && isClosed)
            return;
        this.#total++;
        if (this.#documents.length >= MOST_UNSETTLED)
            return;
        this.#documents.push({
            url,
            failure,
            doubts: doubts.slice(0, MOST_PARTS),
            open: open.slice(0, MOST_PARTS),
        });
    }
    figures() {
        return { total: this.#total, documents: this.#documents };
    }
}
