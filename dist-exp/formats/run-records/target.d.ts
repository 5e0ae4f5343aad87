/** The kinds of records that a capture writes about itself (docs/records.md). */
export declare const RUN_RECORD_KINDS: readonly ["frontier", "refusals", "states", "requisites", "rendering", "change", "plan", "resume", "control"];
/** The last word of a record's target. */
export type RunRecordKind = (typeof RUN_RECORD_KINDS)[number];
/** The target URI of a capture's records of one kind. */
export declare function runRecordTarget(captureId: string, kind: RunRecordKind): string;
/** The last word of a target among the capture's own, also of kinds unknown here; `null` for all other targets. */
export declare function runRecordKind(captureId: string, target: string | null): string | null;
