// What machines saw is on record: every answer that an acknowledged WARC file holds is in the final catalog, and an answer
// that nobody has on record was got by a machine that lost its site before it could acknowledge it.
import type { Sighting } from "#model/index.js";

/** A record of an acknowledged WARC file. */
export interface HeldRecord {
  readonly file: string;
  readonly id: string | null;
  readonly type: string;
  readonly target: string | null;
}

/** A whole answer of a page, as the site itself remembers it. */
export interface GivenAnswer {
  readonly path: string;
  readonly atMs: number;
}

/** A look of the final catalog, with the fence under which its WARC file was acknowledged. */
export interface RecordedLook {
  readonly path: string;
  readonly sentAtMs: number;
  readonly lastByteAtMs: number;
  readonly fence: number;
}

/** Records of answers that no sighting of the catalog rests on. @param asides URLs that are asked for and are no pages */
export function judgeRecords(
  records: readonly HeldRecord[],
  sightings: readonly Sighting[],
  isAside: (target: string) => boolean,
): string[] {
  const known = new Set(sightings.flatMap((sighting) => sighting.records.map(({ id }) => bare(id))));
  return records.flatMap(({ file, id, type, target }) => {
    const isAnswer = (type === "response" || type === "revisit") && /^https?:/.test(target ?? "");
    if (!isAnswer || isAside(target!) || (id !== null && known.has(bare(id)))) return [];
    return [`${file}: ${type} ${id} of ${target} is in no catalog`];
  });
}

function bare(id: string): string {
  return id.replace(/^<(.*)>$/, "$1");
}

/** Answers that nobody has on record: those that were lost with a machine, and those that nothing explains. */
export interface UnrecordedAnswers {
  readonly lost: readonly GivenAnswer[];
  readonly faults: readonly string[];
}

/**
 * A machine that loses its site loses what it saw last: from its last look that counts to the first one of the next
 * fence. What a machine sent late (`isLate`) falls into the time of another.
 */
export function judgeAnswers(
  answers: readonly GivenAnswer[],
  looks: readonly RecordedLook[],
  { slackMs, isLate }: { readonly slackMs: number; readonly isLate: (answer: GivenAnswer) => boolean },
): UnrecordedAnswers {
  const ordered = looks.toSorted((a, b) => a.sentAtMs - b.sentAtMs);
  const lost: GivenAnswer[] = [];
  const faults: string[] = [];
  for (const answer of answers) {
    if (ordered.some((look) => isOf(look, answer, slackMs))) continue;
    if (isBetweenHands(ordered, answer.atMs) || isLate(answer)) lost.push(answer);
    else faults.push(`${answer.path} was answered at ${new Date(answer.atMs).toISOString()}, and no look tells of it`); // prettier-ignore
  }
  return { lost, faults };
}

function isOf({ path, sentAtMs, lastByteAtMs }: RecordedLook, answer: GivenAnswer, slackMs: number): boolean {
  return path === answer.path && sentAtMs - slackMs <= answer.atMs && answer.atMs <= lastByteAtMs + slackMs;
}

function isBetweenHands(looks: readonly RecordedLook[], atMs: number): boolean {
  const before = looks.findLast(({ sentAtMs }) => sentAtMs <= atMs);
  const after = looks.find(({ sentAtMs }) => sentAtMs > atMs);
  return after !== undefined && after.fence > (before?.fence ?? 1);
}
