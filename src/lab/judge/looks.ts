// The looks of a claim as the site itself remembers them: which answer each got, and what that answer is worth.
import type { TruthAnswer, TruthPage } from "../living-site/truth/truth.js";
import type { Claim, ClaimedLook } from "./claim.js";

/** A look with the one answer that the site chose for it; times in milliseconds. */
export interface Look {
  readonly sentAt: number;
  readonly lastByteAt: number;
  readonly pass: ClaimedLook["pass"];
  readonly restsOn: boolean;
  /** When what it showed left the origin. */
  readonly madeAt: number;
  readonly answer: TruthAnswer;
}

/** When it was, in truth, what a claimant's clock showed. */
export type TrueTime = (shownMs: number) => number;

/** Every whole answer that the page gave under the claim's host name, in order. */
export function answersTo(claim: Claim, page: TruthPage): TruthAnswer[] {
  const { host } = new URL(claim.url);
  return page.answers.filter((answer) => answer.host === host);
}

/** The claim's looks that the site answered with a state, in order; what it has no answer to is no look. */
export function looksOf(
  claim: Claim,
  answers: readonly TruthAnswer[],
  clocksDifferMs: number,
  trueMs: TrueTime,
): Look[] {
  const looks = claim.records.flatMap((record): Look[] => {
    const sentAt = Math.floor(trueMs(Date.parse(record.sentAt)));
    const lastByteAt = Math.ceil(trueMs(Date.parse(record.lastByteAt)));
    const within = (slackMs: number): TruthAnswer[] =>
      answers.filter(({ chosenAt }) =>
        isWithin(Date.parse(chosenAt), sentAt - slackMs, lastByteAt + slackMs),
      );
    const exactly = within(0);
    const chosen = exactly.length > 0 ? exactly : within(clocksDifferMs);
    // Two answers within one fetch: nobody can say which of them it got.
    if (chosen.length !== 1) return [];
    const answer = chosen[0]!;
    const { pass, restsOn } = record;
    return [{ sentAt, lastByteAt, pass, restsOn, answer, madeAt: Date.parse(answer.madeAt) }];
  });
  return looks.sort((a, b) => a.sentAt - b.sentAt);
}

/** Until when a look vouches for what it showed (docs/evidence.md, caches). */
export function vouchesUntil({ sentAt, answer }: Look): number {
  if (!answer.hasCacheSign) return sentAt;
  return answer.ageSeconds === null ? -Infinity : sentAt - (answer.ageSeconds + 1) * 1000;
}

function isWithin(at: number, from: number, to: number): boolean {
  return from <= at && at <= to;
}
