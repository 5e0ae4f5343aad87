// Who is drawn: by lot of the capture's name and the page's, so that a server cannot know it and a resumed run
// draws the same.
import { sha256Digest } from "#formats/index.js";
/** Whether the page is in a sample of this share. */
export function isDrawn(captureId, url, share) {
    const digest = sha256Digest(Buffer.from(`${captureId} ${url}`)).slice("sha-256:".length);
    return Number.parseInt(digest.slice(0, 8), 16) < share * 2 ** 32;
}
