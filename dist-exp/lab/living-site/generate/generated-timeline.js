// Draws a generated page's life from its change plan, event by event.
import { instant } from "#model/index.js";
import { exponential } from "./chance.js";
import { PoissonTimes } from "./change-times.js";
/** Bound of one page's memory; after this many versions it stands still. */
const MAX_VERSIONS = 100_000;
const DAY_MS = 86_400_000;
/** A page's life by chance; the same plan, start and streams give the same life. */
export class GeneratedTimeline {
    #plan;
    #startAt;
    #random;
    #edits;
    #versions = [];
    #fixed;
    #reverts = [];
    #bulkNumber = -1;
    #bulkAfterMs = Infinity;
    #turns = 0;
    #revisions = 1;
    #alive;
    #shown;
    constructor(plan, startAt, streamOf) {
        this.#plan = plan;
        this.#startAt = startAt;
        this.#random = streamOf("details");
        this.#edits = new PoissonTimes(plan.ratePerDay, streamOf("edits"), plan.dayPattern);
        this.#fixed = fixedEvents(plan);
        this.#alive = !plan.bornLater;
        const from = instant(startAt - Math.round(this.#firstAgeMs()));
        this.#shown = {
            content: { revision: 1, notice: 0, announced: 0, editedAt: from },
            fileTime: this.#fileTime(from),
        };
        this.#publish(from);
        this.#nextBulk();
    }
    until(now) {
        const afterMs = now - this.#startAt;
        for (let event = this.#next(); event && event.afterMs <= afterMs; event = this.#next()) {
            if (this.#versions.length >= MAX_VERSIONS)
                break;
            this.#happen(event);
        }
        if (this.#versions.at(-1).from <= now)
            return this.#versions;
        return this.#versions.slice(0, Math.max(1, this.#versions.findLastIndex((v) => v.from <= now) + 1));
    }
    // The age of a Poisson process is exponential too; pages that never change are weeks old.
    #firstAgeMs() {
        const meanMs = this.#plan.ratePerDay > 0 ? DAY_MS / this.#plan.ratePerDay : 60 * DAY_MS;
        return Math.min(1 + exponential(this.#random, meanMs), 3650 * DAY_MS);
    }
    #next() {
        const candidates = [
            this.#fixed[0],
            this.#reverts[0],
            { kind: "bulk", afterMs: this.#bulkAfterMs },
            { kind: "edit", afterMs: this.#edits.nextAfterMs },
        ];
        let first;
        for (const event of candidates) {
            if (event && event.afterMs < (first?.afterMs ?? Infinity))
                first = event;
        }
        return first;
    }
    #happen(event) {
        const at = instant(Math.max(this.#startAt + event.afterMs, this.#versions.at(-1).from + 1));
        switch (event.kind) {
            case "edit":
                this.#edits.advance();
                if (this.#alive)
                    this.#edit(at, event.afterMs);
                break;
            case "bulk":
                this.#show({ ...this.#shown.content, notice: this.#bulkNumber + 1 }, at);
                this.#nextBulk();
                break;
            case "announce":
                this.#fixed.shift();
                this.#show({ ...this.#shown.content, announced: this.#shown.content.announced + 1 }, at);
                break;
            case "revert":
                this.#reverts.shift();
                this.#revert(event, at);
                break;
            case "life":
                this.#fixed.shift();
                this.#alive = event.alive;
                break;
        }
        this.#publish(at);
    }
    #edit(at, afterMs) {
        if (this.#plan.target.kind !== "content") {
            this.#turns++;
            return;
        }
        const before = this.#shown;
        this.#show({ ...before.content, revision: ++this.#revisions, editedAt: at }, at);
        if (this.#random.next() >= this.#plan.revertShare)
            return;
        const backAfterMs = afterMs + 1 + Math.round(exponential(this.#random, this.#plan.revertAfterMs));
        this.#reverts.push({ kind: "revert", afterMs: backAfterMs, from: this.#shown.content, to: before });
        this.#reverts.sort((a, b) => a.afterMs - b.afterMs);
    }
    // Only the edit itself is taken back; when another edit came between, there is nothing to take back.
    #revert(event, at) {
        const { notice, announced, revision } = this.#shown.content;
        if (revision !== event.from.revision)
            return;
        const fileTime = this.#plan.rollbackKeepsTime ? event.to.fileTime : this.#fileTime(at);
        this.#shown = { content: { ...event.to.content, notice, announced }, fileTime };
    }
    #show(content, at) {
        this.#shown = { content, fileTime: this.#fileTime(at) };
    }
    #fileTime(at) {
        const lagMs = this.#plan.deployLagMs;
        return instant(at - (lagMs > 0 ? Math.round(exponential(this.#random, lagMs)) : 0));
    }
    // Adds a version unless nothing visible changed, so that every version differs from the one before.
    #publish(at) {
        const version = this.#versionNow(at);
        const last = this.#versions.at(-1);
        if (!last || !sameState(last, version))
            this.#versions.push(version);
    }
    #versionNow(from) {
        const { target, goneStatus } = this.#plan;
        const { content, fileTime } = this.#shown;
        if (!this.#alive) {
            const absent = { revision: 0, notice: 0, announced: 0, editedAt: this.#startAt };
            return { from, status: goneStatus, location: null, content: absent, fileTime: from };
        }
        if (target.kind === "location") {
            const location = target.targets[this.#turns % target.targets.length];
            return { from, status: 302, location, content, fileTime };
        }
        const status = target.kind === "status" ? target.statuses[this.#turns % target.statuses.length] : 200;
        return { from, status, location: null, content, fileTime };
    }
    #nextBulk() {
        const { bulk, target } = this.#plan;
        if (!bulk || bulk.share <= 0 || target.kind !== "content")
            return;
        do
            this.#bulkNumber++;
        while (this.#random.next() >= bulk.share);
        this.#bulkAfterMs = bulk.edits.afterMs(this.#bulkNumber);
    }
}
function fixedEvents(plan) {
    const events = [
        ...plan.life.map((event) => ({ kind: "life", ...event })),
        ...plan.announcements.map((afterMs) => ({ kind: "announce", afterMs })),
    ];
    return events.sort((a, b) => a.afterMs - b.afterMs);
}
/** Whether two versions look the same to a visitor. */
export function sameState(a, b) {
    return (a.status === b.status &&
        a.location === b.location &&
        a.content.revision === b.content.revision &&
        a.content.notice === b.content.notice &&
        a.content.announced === b.content.announced);
}
