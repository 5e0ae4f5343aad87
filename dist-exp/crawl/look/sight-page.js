import { cutNote, limitNote, lookNote, noResponseFields, unreadNote, } from "#formats/run-records/index.js";
import { addressOf, isCaptured, requestPartOf, } from "#model/index.js";
import { discard } from "../ask/asker.js";
import { askWithinLimit } from "./cut-to-limit.js";
import { originalOf } from "./refers-to.js";
import { linksOf, NO_LINKS } from "./links.js";
import { needsCookie, tellOfDoor } from "./needs-cookie.js";
import { faultyReading, INTERNAL } from "../ask/read-safely.js";
import { linkRefusal } from "../admission/scope-of-link.js";
const SOFT_NOT_FOUND = "soft-404";
const NEEDS_COOKIE = "needs-cookie";
/** Fetches a page at its host's pace, keeps what was seen, and files the links found. */
export async function sightPage(run, page, pass, conditional = null) {
    return keepLook(run, await lookAt(run, page, pass, conditional));
}
/** Fetches a page at its host's pace; when this resolves, the host may be asked again. */
export async function lookAt(run, page, pass, conditional = null) {
    const { url } = page;
    const answered = await askWithinLimit(run, url, (mostBytes) => run.asking.page({ url, ...(conditional && { conditional }), ...(mostBytes && { mostBytes }) }));
    return { page, pass, seq: run.seen.nextSeq(), ...answered };
}
/** Keeps what was seen and files the links found. */
export async function keepLook(run, look) {
    const { page, pass, seq, result } = look;
    const { reading, links } = linksIn(run, page, look.reading);
    const isSuspect = run.softNotFound.suspects(page, reading);
    const isSoftNotFound = isSuspect && (await run.softNotFound.isSoftNotFound(page, reading));
    // Links are filed before the look: a process killed in between looks at the page again and loses none.
    const found = await fileLinks(run, page, links, isSoftNotFound);
    // What the first look shows tells whether a document is whole at t*.
    const isFirst = run.state.capture.plannedAsOf === null || pass === "late";
    const requisites = isFirst ? links.requisites : [];
    const found404 = isSoftNotFound ? SOFT_NOT_FOUND : null;
    const label = look.label ?? found404 ?? (needsCookie(page.url, look) ? NEEDS_COOKIE : null);
    if (label === NEEDS_COOKIE)
        tellOfDoor(run.notes, page.url);
    const note = limitNote(lookNote(page, pass, seq, label), look.limit);
    if (requisites.length > 0)
        Object.assign(note, await run.record.requisites(page.url, requisites));
    const records = await store(run, page, note, { result, reading });
    await discard(look);
    const sighting = {
        url: page.url,
        captureId: run.state.capture.id,
        seq,
        pass,
        times: result.kind === "response" ? result.exchange.times : result.times,
        outcome: labelled(outcomeOf(result, reading), label),
        records,
    };
    run.sieve.note(page, sighting);
    await run.seen.keep({ sighting, requisites, state: stateAfter(run, sighting) });
    return { sighting, found };
}
/** The first look decides how far a page has come; later ones change nothing about it. */
function stateAfter({ frontier, record }, sighting) {
    if (sighting.pass !== "visit" && sighting.pass !== "late")
        return null;
    const state = frontier.seen(sighting.url, isCaptured(sighting) ? "visited" : "failed");
    if (state !== null)
        record.settled(sighting.url);
    return state;
}
function outcomeOf(result, reading) {
    if (reading)
        return reading.outcome;
    if (result.kind === "failed")
        return { kind: "failed", code: result.code, message: result.message };
    return { kind: "refused", reason: result.kind === "refused" ? result.message : "not fetched" };
}
/** The links in what was read; none where there was no response. */
function linksIn(run, page, reading) {
    if (reading === null)
        return { reading, links: NO_LINKS };
    try {
        return { reading, links: linksOf(page, reading) };
    }
    catch (error) {
        return { reading: faultyReading(page.url, error, run.world.logger), links: NO_LINKS };
    }
}
async function store(run, page, note, { result, reading }) {
    if (result.kind !== "response") {
        const fields = noResponseFields(note, result);
        return [await run.sink.writeMetadata(addressOf(page.url), fields, result.times.sentAt)];
    }
    const payload = reading?.payload ?? null;
    const refersTo = reading && originalOf(run, page.url, reading);
    const mayBorrow = reading && requestPartOf(page.url) === null && borrowable(run, reading);
    const { exchange } = result;
    const isUnread = reading?.outcome.kind === "failed" && reading.outcome.code === INTERNAL;
    const records = await run.sink.writeExchange({
        url: page.url,
        exchange,
        payload,
        refersTo,
        ...(mayBorrow && { mayBorrow }),
        note: isUnread ? unreadNote(note) : readNote(note, reading),
    });
    if (!isUnread)
        return records;
    // The bytes are kept, but the sighting does not rest on what could not be read.
    const fields = noResponseFields(note, { ...reading.outcome, times: exchange.times });
    return [await run.sink.writeMetadata(addressOf(page.url), fields, exchange.times.sentAt)];
}
/** Says how far the links were read where that was not to the end. */
function readNote(note, reading) {
    if (!reading?.isContentCut)
        return note;
    return cutNote(note, reading.content.length);
}
/** What may be kept as the head of an equal response that an earlier capture holds. */
function borrowable({ state: { settings } }, { outcome }) {
    const isOwn = settings.keepBoth === true || settings.ownBodies === true;
    return isOwn || outcome.kind !== "captured" ? null : outcome.identity;
}
/** What is found out beside the state is a label, never a verdict. */
function labelled(outcome, label) {
    if (label === null || outcome.kind !== "captured")
        return outcome;
    return { ...outcome, labels: [...(outcome.labels ?? []), label] };
}
/** Puts the links of a page into the frontier, as far as scope and the rules against traps take them. */
export async function fileLinks(run, page, links, isSoftNotFound) {
    const late = run.state.capture.plannedAsOf !== null;
    // Most links of a page lead to pages already known: those were judged when they were found.
    const fresh = links.pages.filter(({ url }) => run.frontier.numberOf(url) === -1 && !run.isKnown?.(url));
    const judged = fresh.map((link) => ({ link, refusal: linkRefusal(run, page, link) }));
    const inScope = judged.filter(({ refusal }) => refusal === null).map(({ link }) => link);
    run.sieve.countOutOfScope(judged);
    const outside = (link) => linkRefusal(run, page, link);
    const taken = run.sieve.sift(inScope, { isSoftNotFound, outside });
    const [found] = await Promise.all([
        run.frontier.add(taken.map((link) => ({ ...link, via: page.url, late }))),
        run.sieve.keepCounts(run.record),
    ]);
    run.sieve.arrived(taken);
    return found;
}
