import { type Capture } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { type Picture } from "../page/stored-picture.js";
/** Front pages of an archive's sites. */
export declare class FrontPages {
    #private;
    constructor(archive: Archive);
    /** What the front page of a capture's site calls itself; `null` where it says nothing or may not be shown. */
    titleOf(capture: Capture): Promise<string | null>;
    /** The picture; `null` where there is none, or one that this reader may not see. */
    pictureOf(capture: Capture): Promise<Picture | null>;
    /**
     * Where the picture lies. It is found by the rendering that made it: that is told only to readers who may see the
     * document and all that it showed, which the picture's own name (`urn:thumbnail:…`) says nothing of.
     */
    pictureEntry({ id, seeds }: Capture): Promise<IndexEntry | null>;
}
