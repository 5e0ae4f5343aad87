// Which record is served for a URL at a moment, and how well it answers for it: as the replay itself chooses.
import { choicesAt, type ServedBy, type ServedChoice } from "#access/index.js";
import type { Capture, Instant } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import { captureSpan } from "../capture-span.js";
import type { Chooser } from "./page-parts.js";
import type { RecordReader } from "./record-needs.js";

/** How records are chosen, and where they are looked up and read. */
export interface ChoosingBy {
  readonly index: Pick<CaptureIndex, "lookup">;
  readonly servedBy: ServedBy;
  readonly reader: RecordReader;
}

/** As many as the replay tries. */
const MOST_TRIES = 8;

/** Chooses for one moment; what cannot be read back is passed over, as in replay, and pictures are not opened for it. */
export function chooserAt(by: ChoosingBy, captures: readonly Capture[], at: Instant): Chooser {
  const within = captureSpan(captures, { at });
  return async (url) => {
    const tried: ServedChoice[] = [];
    for await (const choice of choicesAt(await by.index.lookup(url), { url, at, within }, by.servedBy)) {
      if (await by.reader.canBeShown(choice.entry)) return choice;
      if (tried.push(choice) >= MOST_TRIES) break;
    }
    return tried[0] ?? null;
  };
}
