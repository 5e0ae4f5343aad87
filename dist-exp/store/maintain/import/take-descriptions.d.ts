import type { BlobStore } from "#ports/index.js";
import type { WaczFile } from "../../wacz/wacz-file.js";
/** Takes the descriptions of a package whose captures came home; what was not taken lies beside, with the rest of it. */
export declare function takeDescriptions(blobs: BlobStore, wacz: WaczFile): Promise<void>;
