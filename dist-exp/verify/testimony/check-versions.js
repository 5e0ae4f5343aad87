/** Checks what is listed by its records, in their order, and at the end that every record in force is listed. */
export class ListedVersions {
    #tier;
    #found;
    #lines;
    #inForce;
    #places;
    #listed = new Set();
    #before = -1;
    /** Versions that can no longer be recomputed. */
    removed = 0;
    constructor(tier, found, lines) {
        const { run, spans } = found.evidence;
        this.#tier = tier;
        this.#found = found;
        this.#lines = lines;
        this.#inForce = spans.filter(({ at, seq }) => !run.isVoid(at, seq));
        this.#places = new Map(this.#inForce.map(({ id }, place) => [id, place]));
    }
    /** Takes the next version. */
    take(version, line) {
        const { id } = version.told;
        this.#listed.add(id);
        if (isConcerned(version, this.#found))
            return void this.removed++;
        const place = this.#places.get(id);
        if (place === undefined)
            return this.#lines.add(`${line}.told`, `the files hold no record in force with the id ${id}`);
        if (place <= this.#before)
            this.#lines.add(`${line}.told`, "versions are not in the order of their records");
        this.#before = place;
        checkSpan(version, this.#inForce[place], { tier: this.#tier, line }, this.#lines);
        checkContent(version, this.#found.evidence, line, this.#lines);
    }
    /** Nothing that is told may be kept back. */
    finish() {
        for (const { id, url } of this.#inForce)
            if (!this.#listed.has(id))
                this.#lines.add("versions", `the record ${id} tells of ${url}, and no version lists it`);
    }
}
/** Whether a record of a version, or the bytes that one of them refers to, were removed by order. */
function isConcerned({ records, told }, { evidence, removals }) {
    if (removals.isEmpty)
        return false;
    const refersTo = evidence.contents.get(records[0].id)?.refersTo ?? null;
    return [told.id, refersTo, ...records.map(({ id }) => id)].some((id) => id !== null && removals.has(id));
}
function checkSpan(version, span, { tier, line }, lines) {
    const said = (name) => `${name}, as recorded, is`;
    lines.expect(`${line}.url`, version.url, span.url, said("the page"));
    lines.expect(`${line}.told`, tier, span.tier, "the tier of the record is");
    lines.expect(`${line}.from`, version.from, span.from, said("the first instant"));
    lines.expect(`${line}.to`, version.to, span.to, said("the last instant"));
    lines.expect(`${line}.count`, version.count ?? null, span.count, said("the count of answers"));
    lines.expect(`${line}.isCurrent`, version.isCurrent ?? false, span.isCurrent, said("being current"));
    lines.expect(`${line}.variant`, version.variant ?? null, span.variant, said("the variant"));
    const ids = version.records.map(({ id }) => id).join(" ");
    lines.expect(`${line}.records`, ids, span.content.join(" "), "the content, as recorded, is in");
    noteMisplaced(version.told, span, lines);
}
const IDENTITY = ["status", "location", "contentType", "contentDigest", "payloadDigest"];
function checkContent(version, evidence, line, lines) {
    const [listed, listedNote] = version.records;
    const content = evidence.contents.get(listed.id);
    const note = evidence.notes.get(listed.id);
    if (!content)
        return lines.add(`${line}.records[0]`, `the files hold no content with the id ${listed.id}`);
    if (!note)
        return lines.add(`${line}.records[1]`, "no record stands beside the content");
    lines.expect(`${line}.records[0].type`, listed.type, content.type, "the record's type is");
    lines.expect(`${line}.records[1].id`, listedNote.id, note.id, "the record beside the content is");
    lines.expect(`${line}.url`, version.url, content.target, "the content is of");
    lines.expect(`${line}.url`, version.url, note.target, "the record beside the content is of");
    noteMisplaced(listed, content, lines);
    noteMisplaced(listedNote, note, lines);
    const { facts } = content;
    if ("problem" in facts)
        lines.add(`${line}.records[0]`, facts.problem);
    else
        for (const name of IDENTITY)
            lines.expect(`${line}.${name}`, version[name], facts[name], `${name} of the content is`);
    const { conversion = null, leftOut = null } = note.fields;
    lines.expect(`${line}.origin`, version.origin, note.fields["isochron-content"], "the origin on record is");
    lines.expect(`${line}.conversion`, version.conversion, conversion, "the conversion on record is");
    lines.expect(`${line}.leftOut`, version.leftOut ?? null, leftOut, "what was left out, as recorded, is");
}
/** `file` and `offset` are hints. */
function noteMisplaced(hint, is, lines) {
    if (hint.file !== is.file || hint.offset !== is.offset)
        lines.misplaced++;
}
