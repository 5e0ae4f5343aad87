import { expressionOf } from "./tags.js";
/** Texts at a time, one more than are counted: what a statement finds is read before others are answered. */
const AT_ONCE = 5001;
/** For those from whom something is kept no score is reckoned: it depends on how often words stand in all texts. */
const AT_ONCE_UNSCORED = 4000;
/** A word in the title says more of a page than one in its text; tags say nothing. */
const SCORE = "-bm25(words, 6.0, 1.0, 0.0)";
/** Yields the texts that a question finds. */
export function* findTexts(driver, rows, question) {
    const isScored = question.isForSome !== true;
    const atOnce = isScored ? AT_ONCE : AT_ONCE_UNSCORED;
    const { sql, values } = narrowingOf(question);
    // CROSS JOIN keeps SQLite to this order: words first.
    const statement = driver.prepare(`SELECT t.id, ${isScored ? SCORE : "0"} AS score, t.title, t.language, t.form, t.is_cut, p.url, p.looks
       FROM words CROSS JOIN texts t ON t.id = words.rowid CROSS JOIN pages p ON p.no = t.page_no
      WHERE words MATCH ? AND words.rowid < ?${sql}
      ORDER BY words.rowid DESC LIMIT ${atOnce}`);
    const expression = expressionOf(question);
    for (let before = Number.MAX_SAFE_INTEGER;;) {
        const some = statement.all(expression, before, ...values);
        yield some.map((row) => foundText(row, rows));
        if (some.length < atOnce)
            return;
        before = Number(some.at(-1)["id"]);
    }
}
/** Times of all looks rule out nothing where some looks are kept from whoever asks. */
function narrowingOf({ urlPrefix, at, from, to, isForSome }) {
    const parts = [];
    if (urlPrefix !== undefined)
        parts.push({ sql: "substr(p.url, 1, length(?)) = ?", values: [urlPrefix, urlPrefix] });
    if (at !== undefined && !isForSome)
        parts.push({ sql: "t.nearest_after < ? AND t.nearest_until >= ?", values: [at, at] });
    if (from !== undefined && !isForSome)
        parts.push({ sql: "t.last_at >= ?", values: [from] });
    if (to !== undefined && !isForSome)
        parts.push({ sql: "t.first_at <= ?", values: [to] });
    return {
        sql: parts.map((part) => ` AND ${part.sql}`).join(""),
        values: parts.flatMap((part) => part.values),
    };
}
function foundText(row, rows) {
    return {
        id: Number(row["id"]),
        url: row["url"],
        key: String(row["id"]),
        title: String(row["title"]),
        language: row["language"],
        form: row["form"],
        isCut: row["is_cut"] === 1,
        score: Number(row["score"]),
        looks: rows.read(String(row["looks"])),
    };
}
