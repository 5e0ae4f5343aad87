import type { PageUrl } from "#model/index.js";
/** Whether the page is in a sample of this share. */
export declare function isDrawn(captureId: string, url: PageUrl, share: number): boolean;
