// Looks at answers while they pass through the proxy: judges them, takes a digest of whole
// ones, and hands them on. Bodies are held only as long as that takes, within one bound for all.
import { instant } from "#model/index.js";
import { fieldOf } from "../proxy/index.js";
import { judgeAnswer, judgeRequest, keptHead, rememberedAddresses, } from "../rules/index.js";
import { KnownBodies } from "./known-bodies.js";
/** Addresses whose judgement is remembered; some megabytes at most. */
const MOST_ADDRESSES = 10_000;
/** Bodies to compare the next ones with. */
const MOST_KNOWN_BYTES = 32 * 1024 * 1024;
/** Makes a tap for each request, and counts what they pass over. */
export class RecordingTaps {
    #ground;
    #addressOf = rememberedAddresses(MOST_ADDRESSES);
    known = new KnownBodies(MOST_KNOWN_BYTES);
    counts = {};
    heldBytes = 0;
    requests = 0;
    constructor(ground) {
        this.#ground = ground;
    }
    get ground() {
        return this.#ground;
    }
    /** Asked when a request arrives, before it goes on. */
    tapOf = (request) => {
        this.requests++;
        const arrivedAt = this.#ground.clock.now();
        const judgement = judgeRequest(request, this.#ground.rules, this.#addressOf);
        if (judgement.kind === "may-be-recorded")
            return new RecordingTap(this, request, judgement, arrivedAt);
        this.count(judgement.why);
        return null;
    };
    count(why) {
        this.counts[why] = (this.counts[why] ?? 0) + 1;
    }
}
class RecordingTap {
    #taps;
    #asked;
    #url;
    #secrets;
    #arrivedAt;
    #recorded = null;
    #wasJudged = false;
    #body = [];
    #bytes = 0;
    constructor(taps, asked, { url, secrets }, arrivedAt) {
        this.#taps = taps;
        this.#asked = asked;
        this.#url = url;
        this.#secrets = secrets;
        this.#arrivedAt = arrivedAt;
    }
    head(head) {
        this.#wasJudged = true;
        const judgement = judgeAnswer(this.#asked, head, this.#taps.ground.rules);
        if (judgement.kind === "passed-over")
            return this.#passOver(judgement.why, judgement.differs);
        const { variant } = judgement;
        const secrets = [...this.#secrets, ...judgement.secrets];
        this.#recorded = { head, variant, secrets };
    }
    data(piece) {
        if (this.#recorded === null)
            return;
        const { rules, maxHeldBytes } = this.#taps.ground;
        if (this.#bytes + piece.length > rules.maxAnswerBytes)
            return this.#passOver("too-long", true);
        if (this.#taps.heldBytes + piece.length > maxHeldBytes)
            return this.#passOver("held", true);
        this.#bytes += piece.length;
        this.#taps.heldBytes += piece.length;
        this.#body.push(piece);
    }
    end(isWhole) {
        // The clock is cut to the millisecond; an end must not lie before what it bounds, hence + 1.
        const lastByteAt = instant(this.#taps.ground.clock.now() + 1);
        const recorded = this.#recorded;
        if (!isWhole && (recorded !== null || !this.#wasJudged))
            return this.#passOver("cut-short", true);
        if (recorded === null)
            return;
        this.#hand(recorded, lastByteAt);
        this.#letGo();
    }
    #hand({ head, variant, secrets }, lastByteAt) {
        const { fields, status } = head;
        const coding = fieldOf(fields, "content-encoding") ?? "";
        const kind = fieldOf(fields, "content-type") ?? "";
        const location = fieldOf(fields, "location") ?? "";
        const [body, bytes] = [this.#body, this.#bytes];
        this.#taps.ground.runs.take({
            url: this.#url,
            variant,
            form: this.#taps.known.formOf(this.#url, { status, coding, kind, location }, body),
            coding,
            arrivedAt: this.#arrivedAt,
            lastByteAt,
            content: () => {
                const { text, leftOut } = keptHead(head, bytes);
                return { words: { head: text, leftOut, secrets }, body };
            },
        });
    }
    #passOver(why, differs) {
        this.#taps.count(why);
        this.#letGo();
        if (!differs)
            return;
        const { runs, clock } = this.#taps.ground;
        // What is answered is chosen by now, whenever its last byte comes.
        runs.cut(this.#url, { since: this.#arrivedAt, until: instant(clock.now() + 1) });
    }
    #letGo() {
        this.#taps.heldBytes -= this.#bytes;
        this.#recorded = null;
        this.#body = [];
        this.#bytes = 0;
        this.#wasJudged = true;
    }
}
