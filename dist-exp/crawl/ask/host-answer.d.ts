import type { Reading } from "#detect/index.js";
import type { HostAnswer } from "#frontier/index.js";
import type { Instant, Sighting } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
/** How the host took a request; `null` when nothing was asked of it. */
export declare function hostAnswer(result: FetchResult, reading: Reading | null, now: Instant): HostAnswer | null;
/** The same of a sighting that an earlier process kept; a cut answer counts as trouble, whatever cut it. */
export declare function pastAnswer({ outcome, times }: Sighting): HostAnswer | null;
