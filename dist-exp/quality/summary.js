// What report and certificate say of all pages together, from one pass over them: judging them again for each figure
// would take longer than all else at the end of a large capture.
import { canonicalJson, merkleLeaf, MerkleTree } from "#formats/index.js";
import { CacheSigns } from "./cache-signs.js";
import { certificatePage } from "./certificate-page.js";
import { TableCount } from "./report-tables.js";
import { PageCount } from "./tally.js";
/** The figures of a report without a certificate, in one pass; `onPage` hears of each page in it. */
export function reportFigures(assessment, onPage = () => undefined) {
    const [counts, tables] = [new PageCount(assessment), new TableCount(assessment)];
    const bodies = new BodyCount();
    for (const page of assessment.pages) {
        counts.see(page);
        tables.see(page);
        if (page.verdict === "sharp")
            bodies.see(certificatePage(page));
        onPage(page);
    }
    return { counts: counts.result(), tables: tables.result(), bodies: bodies.result() };
}
/** Goes through the judged pages once; `onPage` hears of each in the same pass. */
export function summarise(assessment, onPage = () => undefined) {
    const [counts, tables] = [new PageCount(assessment), new TableCount(assessment)];
    const [tree, caches] = [new MerkleTree(), new CacheSigns()];
    const [bodies, borrowed] = [new BodyCount(), new BorrowedRecords()];
    for (const page of assessment.pages) {
        counts.see(page);
        tables.see(page);
        const line = certificatePage(page);
        tree.add(merkleLeaf(canonicalJson(line)));
        bodies.see(line);
        borrowed.see(line);
        caches.see(page.page.url, page.sightings);
        onPage(page);
    }
    const merkle = { algorithm: "rfc6962-sha256", leaves: tree.leaves, root: tree.root() };
    return {
        counts: counts.result(),
        tables: tables.result(),
        merkle,
        caches: caches.list(),
        bodies: bodies.result(),
        borrowed: borrowed.files(),
    };
}
/** How the bodies are held that sharp pages rest on. */
class BodyCount {
    #held = { both: 0, secondByDigest: 0, firstBorrowed: 0 };
    see(line) {
        if (line.verdict === "sharp")
            this.#held[heldAs(line)]++;
    }
    result() {
        const { firstBorrowed, ...held } = this.#held;
        return { ...held, ...(firstBorrowed > 0 && { firstBorrowed }) };
    }
}
/** Whether two whole responses are among what a claim rests on; a revisit record holds a head alone. */
function heldAs({ records }) {
    const looks = records.filter(({ restsOn }) => restsOn);
    if (looks.filter(({ type }) => type === "response").length > 1)
        return "both";
    return looks.some(({ borrowed }) => borrowed !== undefined) ? "firstBorrowed" : "secondByDigest";
}
/** Files that lend bodies; a response is of one page, so that counting page by page counts each once. */
class BorrowedRecords {
    #byFile = new Map();
    see({ records }) {
        const lent = new Map(records.flatMap(({ borrowed }) => (borrowed ? [[borrowed.id, borrowed.file]] : [])));
        for (const file of lent.values())
            this.#byFile.set(file, (this.#byFile.get(file) ?? 0) + 1);
    }
    files() {
        return [...this.#byFile]
            .map(([file, records]) => ({ file, records }))
            .sort((a, b) => (a.file < b.file ? -1 : 1));
    }
}
