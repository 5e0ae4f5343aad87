// A testimony from its first content to its end: contents are kept as they turn up, spans are told when they are known,
// and after a kill it goes on by its id (decision 160).
import { enterCapture } from "#crawl/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { CONTENT_RULES } from "#formats/index.js";
import { contentFields, resumeRecord, runRecordTarget, standingOf } from "#formats/run-records/index.js";
import { isTestimony, isTold, isUnfinished, requestPartOf, SETTINGS_VERSION, } from "#model/index.js";
import { concludeTestimony } from "./conclude-testimony.js";
import { recordClock } from "./record-clock.js";
import { KnownContents } from "./known-contents.js";
import { factsOf, kindOf, letGo, takeBytes } from "./read-content.js";
import { TestimonyNotes } from "./testimony-notes.js";
import { Tellings } from "./telling.js";
import { ToldSpans } from "./told-spans.js";
/** Opens a new testimony, or the unfinished one of this id. */
export async function openTestimony(request, world, resume) {
    const capture = resume === undefined ? await begin(request, world) : await toGoOn(resume, world);
    const known = new KnownContents();
    const { sightings } = world.archive.catalog;
    const spans = new ToldSpans(async (url) => (await sightings.ofPage(url)).filter(({ captureId }) => captureId === capture.id));
    const sink = await world.archive.warcs.open(capture.id);
    await recordClock(capture, world, sink);
    const nextSeq = resume === undefined ? 0 : await takeUp(capture, { ...world, sink, spans });
    const { catalog } = world.archive;
    const tellings = new Tellings({ capture, catalog, sink, clock: world.clock, spans, nextSeq });
    const notes = await TestimonyNotes.open(world.archive.results, capture.id);
    return new OpenedTestimony(capture, world, { sink, known, tellings, notes });
}
async function begin(request, { archive, clock }) {
    const { site, seeds, tier, by, settings } = request;
    return enterCapture(archive.catalog.captures, {
        site,
        seeds,
        phase: "visiting",
        startedAt: clock.now(),
        plannedAsOf: null,
        asOf: null,
        finishedAt: null,
        settings: {
            version: SETTINGS_VERSION,
            contentRules: CONTENT_RULES,
            testimony: { ...settings, tier, by },
        },
        expectedSharp: null,
        upperBound: null,
    });
}
async function toGoOn(id, { archive }) {
    const capture = await archive.catalog.captures.get(id);
    if (capture && isTestimony(capture) && isUnfinished(capture))
        return capture;
    throw new UsageError("NOT_FOUND", `${id} is no unfinished testimony in ${archive.dir}; nothing to go on with`);
}
/** What was told before; records that were written and never acknowledged are thereby known as such (ADR 5). */
async function takeUp(capture, { archive, clock, sink, spans }) {
    const { sightings, frontier } = archive.catalog;
    const seqs = [];
    for await (const sighting of sightings.ofCapture(capture.id)) {
        seqs.push(sighting.seq);
        if (isTold(sighting))
            spans.add(sighting.url, sighting.outcome.told);
    }
    let pages = 0;
    for await (const _ of frontier.pages(capture.id))
        pages++;
    const standing = standingOf(seqs, pages);
    const target = runRecordTarget(capture.id, "resume");
    await sink.writeMetadata(target, resumeRecord(standing), clock.now());
    return standing.nextSeq;
}
class OpenedTestimony {
    capture;
    #world;
    #parts;
    constructor(capture, world, parts) {
        this.capture = capture;
        this.#world = world;
        this.#parts = parts;
    }
    async keep(content) {
        if (requestPartOf(content.url) !== null)
            throw new IsochronError("BAD_INPUT", `${content.url} is no plain address: only answers to GET are told`);
        const held = await takeBytes(content.bytes, this.#world.archive.spool);
        try {
            return await this.#keep(content, held);
        }
        finally {
            await letGo(held);
        }
    }
    async #keep(content, held) {
        const { url, type, at, origin, conversion } = content;
        const { payloadOffset, ...facts } = await factsOf(content, held);
        const { identity, payloadDigest } = facts;
        const { sink, known } = this.#parts;
        const refersTo = known.find(url, identity, payloadDigest);
        const records = await sink.writeContent({
            url,
            type,
            contentType: type === "resource" ? content.contentType : "application/http;msgtype=response",
            block: held,
            payload: { digest: payloadDigest, offset: payloadOffset },
            refersTo,
            at,
            note: contentFields({ origin, conversion, leftOut: type === "response" ? content.leftOut : null }),
        });
        if (!refersTo)
            known.add(url, identity, payloadDigest, { id: records[0].id, date: at });
        return { url, kind: content.kind ?? kindOf(identity.contentType), ...facts, records };
    }
    async tell(kept, told) {
        requireSpan(kept, told, this.capture);
        await this.#parts.tellings.tell(kept, told);
    }
    note(words) {
        this.#parts.notes.add(words);
    }
    async conclude() {
        const { tellings, notes, sink } = this.#parts;
        await tellings.settled();
        await notes.settled();
        return concludeTestimony(this.capture, this.#world, { sink, notes: notes.words });
    }
    async leave() {
        const { tellings, notes, sink } = this.#parts;
        await tellings.settled();
        await notes.settled();
        await sink.close();
    }
}
const LONGEST_VARIANT = 500;
/** Instants that have a four-digit year, so that their record is read as it was written. */
const [FIRST, LAST] = [Date.parse("0000-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];
function requireSpan({ url }, { tier, from, to, variant }, { settings }) {
    const said = settings.testimony?.tier;
    const wrong = tier !== said
        ? `is of tier ${tier} in a testimony of tier ${said}`
        : !(from <= to)
            ? "ends before it begins"
            : from < FIRST || to > LAST
                ? "lies outside the years that can be written"
                : (variant?.length ?? 0) > LONGEST_VARIANT
                    ? "names its visitors with too many words"
                    : null;
    if (wrong !== null)
        throw new IsochronError("INTERNAL", `what is told of ${url} ${wrong}`);
}
