import type { FastifyInstance } from "fastify";
import { type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** Makes the proof of a single page, piece by piece; given by whoever starts the server, who has a store. */
export type ExtractMaker = (archive: Archive, url: PageUrl, captureId: string | null) => Promise<AsyncIterable<string>>;
/** What the routes need. */
export interface PageRoutesOptions {
    readonly archive: Archive;
    readonly replayUrl: (hostHeader: string) => string;
    readonly extracts?: ExtractMaker | undefined;
}
/** Adds the routes. */
export declare function addPageRoutes(server: FastifyInstance, options: PageRoutesOptions): void;
