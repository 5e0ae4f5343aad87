// `resume`: where an interrupted capture stood when it went on. What an earlier process left in the WARC without its
// being acknowledged is thereby known as such; the frontier and the refusals follow whole, in records of their own.
import { readJson, wholeNumber, type Fields } from "./fields.js";
import { isCount, isListOf } from "./shapes.js";

/** Where a resumed capture stood. */
export interface Standing {
  /** The place of its next sighting. */
  readonly nextSeq: number;
  /** Places before it whose sightings were never acknowledged. */
  readonly missing: readonly number[];
  /** How many pages it knew. */
  readonly pages: number;
}

/** Where a capture stands whose catalog holds these sightings. */
export function standingOf(sightings: Iterable<number>, pages: number): Standing {
  const held = new Set(sightings);
  let nextSeq = 0;
  for (const seq of held) nextSeq = Math.max(nextSeq, seq + 1);
  const missing: number[] = [];
  for (let seq = 0; seq < nextSeq; seq++) if (!held.has(seq)) missing.push(seq);
  return { nextSeq, missing, pages };
}

/** A resume as it is put on record. */
export function resumeRecord({ nextSeq, missing, pages }: Standing): Fields {
  return { "isochron-resume": String(nextSeq), missing: JSON.stringify(missing), pages: String(pages) };
}

/** What a resume put on record. */
export function readResumeRecord(fields: Fields): Standing | null {
  const nextSeq = wholeNumber(fields["isochron-resume"]);
  const pages = wholeNumber(fields["pages"]);
  const missing = readJson(fields["missing"], isListOf(isCount));
  return nextSeq === null || pages === null || missing === null ? null : { nextSeq, missing, pages };
}
