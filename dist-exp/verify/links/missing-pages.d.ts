import { type PageUrl } from "#model/index.js";
/** What hosts were seen to show for a page that cannot exist. */
export declare class MissingPages {
    #private;
    constructor(captureId: string);
    /** Takes an answer to a trial; only the capture's own question is one. */
    takeTrial(url: PageUrl, content: Uint8Array, contentType: string | null): void;
    /** Whether the content is what its host shows for missing pages. */
    has(url: PageUrl, content: Uint8Array, contentType: string | null): boolean;
}
