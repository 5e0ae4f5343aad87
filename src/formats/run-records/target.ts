// Where a capture's own records are found: each kind has its target URI.

/** The kinds of records that a capture writes about itself (docs/records.md). */
export const RUN_RECORD_KINDS = [
  "frontier",
  "refusals",
  "states",
  "requisites",
  "rendering",
  "change",
  "plan",
  "resume",
  "control",
] as const;

/** The last word of a record's target. */
export type RunRecordKind = (typeof RUN_RECORD_KINDS)[number];

/** The target URI of a capture's records of one kind. */
export function runRecordTarget(captureId: string, kind: RunRecordKind): string {
  return `${prefixOf(captureId)}${kind}`;
}

/** The last word of a target among the capture's own, also of kinds unknown here; `null` for all other targets. */
export function runRecordKind(captureId: string, target: string | null): string | null {
  const prefix = prefixOf(captureId);
  return target?.startsWith(prefix) ? target.slice(prefix.length) : null;
}

function prefixOf(captureId: string): string {
  return `urn:isochron:capture:${captureId}:`;
}
