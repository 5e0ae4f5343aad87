// `control`: what others asked of the capture while it ran: pauses and edits. Kept with the evidence; the settings at
// the start stay as warcinfo and certificate have them.
import { parseIso, toIso, type CaptureEdit, type Instant } from "#model/index.js";
import { parsed, type Fields } from "./fields.js";
import { isCount, isListOf, isText, isTime, membersOf, type Members } from "./shapes.js";

/** From when to when a capture waited because it was asked to. */
export interface Pause {
  readonly paused: Instant;
  readonly resumed: Instant;
}

/** A pause, when it is over. */
export function pauseRecord({ paused, resumed }: Pause): Fields {
  return { paused: toIso(paused), resumed: toIso(resumed) };
}

/** The pause that a record tells. */
export function readPauseRecord(fields: Fields): Pause | null {
  const [paused, resumed] = [parseIso(fields["paused"] ?? ""), parseIso(fields["resumed"] ?? "")];
  return paused === null || resumed === null ? null : { paused, resumed };
}

/** A change of scope or limits, when it comes into force. */
export function editRecord(edit: CaptureEdit): Fields {
  return { edit: JSON.stringify(edit) };
}

/** The edit that a record tells. */
export function readEditRecord(fields: Fields): CaptureEdit | null {
  const edit = membersOf(parsed(fields["edit"]), EDIT);
  return edit?.askedAt === undefined ? null : { ...edit, askedAt: edit.askedAt };
}

const EDIT: Members<Required<CaptureEdit>> = {
  askedAt: isTime,
  maxPages: isCount,
  delayMs: isCount,
  exclude: isListOf(isText),
};
