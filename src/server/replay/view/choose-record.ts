// Which record is served for a URL at a moment, and how well it answers for it: as the replay itself chooses.
import { findMemento } from "#access/index.js";
import type { Capture, Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { captureSpan } from "../capture-span.js";
import type { Chooser } from "./page-parts.js";

/** Chooses for one moment. */
export function chooserAt(archive: Archive, captures: readonly Capture[], at: Instant): Chooser {
  const within = captureSpan(captures, { at });
  return async (url) => {
    const entry = await findMemento(archive.index, { url, at, within });
    if (entry === null) return null;
    const [storedAt, distanceMs] = [entry.at, Math.abs(entry.at - at)];
    const evidence = { at, storedAt, distanceMs, captureId: null, interval: null, against: null };
    return { entry, evidence: { ...evidence, tier: "nearest" } };
  };
}
