import type { ChangeResult, KeptLayout } from "#model/index.js";
import type { Segmenter } from "../blocks/segmenter.js";
import type { PageModel } from "../page/page-model.js";
/** Reads one version. */
export type ReadVersion = (bytes: Uint8Array, contentType?: string | null, segmenter?: Segmenter) => PageModel;
/** Both, and what cut them. */
export interface BothRead extends Pick<ChangeResult, "cutBy" | "notByLayout"> {
    readonly old: PageModel;
    readonly now: PageModel;
}
interface KnownOfBoth {
    readonly beforeType?: string | null;
    readonly afterType?: string | null;
    readonly beforeLayout?: KeptLayout;
    readonly afterLayout?: KeptLayout;
}
/** Reads them. */
export declare function readBoth(before: Uint8Array, after: Uint8Array, known: KnownOfBoth, read: ReadVersion): BothRead;
export {};
