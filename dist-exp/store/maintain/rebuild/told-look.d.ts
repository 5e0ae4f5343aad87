import type { CaptureRebuild } from "./capture-rebuild.js";
import type { MetadataRecord, RebuildContext } from "./rebuild-context.js";
/** Takes one record that tells of a content; one whose content cannot be read tells nothing. */
export declare function takeTold(context: Pick<RebuildContext, "content">, capture: CaptureRebuild, { record, ref, fields }: MetadataRecord): Promise<void>;
