// Looks at answers while they pass through the proxy: judges them, takes a digest of whole
// ones, and hands them on. Bodies are held only as long as that takes, within one bound for all.
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import { fieldOf, type AnswerHead, type AnswerTap, type AskedRequest } from "../proxy/index.js";
import {
  judgeAnswer,
  judgeRequest,
  keptHead,
  rememberedAddresses,
  type PassedOver,
  type RecordRules,
  type RequestJudgement,
} from "../rules/index.js";
import type { AnswerRuns } from "./answer-runs.js";
import { KnownBodies } from "./known-bodies.js";

/** Where taps hand answers to. */
export interface TapGround {
  readonly rules: RecordRules;
  readonly clock: Clock;
  readonly runs: AnswerRuns;
  /** Bytes of bodies that all taps together may hold. */
  readonly maxHeldBytes: number;
}

/** Answers that were not recorded, by why; `held` are those that all bodies together left no room for. */
export type PassedCounts = Partial<Record<PassedOver | "held" | "failed", number>>;

/** Addresses whose judgement is remembered; some megabytes at most. */
const MOST_ADDRESSES = 10_000;
/** Bodies to compare the next ones with. */
const MOST_KNOWN_BYTES = 32 * 1024 * 1024;

/** Makes a tap for each request, and counts what they pass over. */
export class RecordingTaps {
  readonly #ground: TapGround;
  readonly #addressOf = rememberedAddresses(MOST_ADDRESSES);
  readonly known = new KnownBodies(MOST_KNOWN_BYTES);
  readonly counts: PassedCounts = {};
  heldBytes = 0;
  requests = 0;

  constructor(ground: TapGround) {
    this.#ground = ground;
  }

  get ground(): TapGround {
    return this.#ground;
  }

  /** Asked when a request arrives, before it goes on. */
  readonly tapOf = (request: AskedRequest): AnswerTap | null => {
    this.requests++;
    const arrivedAt = this.#ground.clock.now();
    const judgement = judgeRequest(request, this.#ground.rules, this.#addressOf);
    if (judgement.kind === "may-be-recorded") return new RecordingTap(this, request, judgement, arrivedAt);
    this.count(judgement.why);
    return null;
  };

  count(why: PassedOver | "held" | "failed"): void {
    this.counts[why] = (this.counts[why] ?? 0) + 1;
  }
}

interface Recorded {
  readonly head: AnswerHead;
  readonly variant: string | null;
  readonly secrets: readonly string[];
}

type Recordable = Extract<RequestJudgement, { kind: "may-be-recorded" }>;

class RecordingTap implements AnswerTap {
  readonly #taps: RecordingTaps;
  readonly #asked: AskedRequest;
  readonly #url: PageUrl;
  readonly #secrets: readonly string[];
  readonly #arrivedAt: Instant;
  #recorded: Recorded | null = null;
  #wasJudged = false;
  #body: Uint8Array[] = [];
  #bytes = 0;

  constructor(taps: RecordingTaps, asked: AskedRequest, { url, secrets }: Recordable, arrivedAt: Instant) {
    this.#taps = taps;
    this.#asked = asked;
    this.#url = url;
    this.#secrets = secrets;
    this.#arrivedAt = arrivedAt;
  }

  head(head: AnswerHead): void {
    this.#wasJudged = true;
    const judgement = judgeAnswer(this.#asked, head, this.#taps.ground.rules);
    if (judgement.kind === "passed-over") return this.#passOver(judgement.why, judgement.differs);
    const { variant } = judgement;
    const secrets = [...this.#secrets, ...judgement.secrets];
    this.#recorded = { head, variant, secrets };
  }

  data(piece: Uint8Array): void {
    if (this.#recorded === null) return;
    const { rules, maxHeldBytes } = this.#taps.ground;
    if (this.#bytes + piece.length > rules.maxAnswerBytes) return this.#passOver("too-long", true);
    if (this.#taps.heldBytes + piece.length > maxHeldBytes) return this.#passOver("held", true);
    this.#bytes += piece.length;
    this.#taps.heldBytes += piece.length;
    this.#body.push(piece);
  }

  end(isWhole: boolean): void {
    // The clock is cut to the millisecond; an end must not lie before what it bounds, hence + 1.
    const lastByteAt = instant(this.#taps.ground.clock.now() + 1);
    const recorded = this.#recorded;
    if (!isWhole && (recorded !== null || !this.#wasJudged)) return this.#passOver("cut-short", true);
    if (recorded === null) return;
    this.#hand(recorded, lastByteAt);
    this.#letGo();
  }

  #hand({ head, variant, secrets }: Recorded, lastByteAt: Instant): void {
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

  #passOver(why: PassedOver | "held", differs: boolean): void {
    this.#taps.count(why);
    this.#letGo();
    if (!differs) return;
    const { runs, clock } = this.#taps.ground;
    // What is answered is chosen by now, whenever its last byte comes.
    runs.cut(this.#url, { since: this.#arrivedAt, until: instant(clock.now() + 1) });
  }

  #letGo(): void {
    this.#taps.heldBytes -= this.#bytes;
    this.#recorded = null;
    this.#body = [];
    this.#bytes = 0;
    this.#wasJudged = true;
  }
}
