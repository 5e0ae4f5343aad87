import type { FastifyInstance } from "fastify";
import type { Archive } from "#ports/index.js";
import type { RunsReader } from "../live/runs-now.js";
import type { CaptureRoutesOptions } from "./captures.js";
/** Makes the package of a capture, piece by piece; given by whoever starts the server, who has a store. */
export type PackageMaker = (archive: Archive, captureId: string) => AsyncIterable<Uint8Array>;
/** What the routes need. */
export interface CapturePageOptions extends CaptureRoutesOptions {
    readonly packages?: PackageMaker | undefined;
    readonly runs: RunsReader;
}
/** Adds the routes. */
export declare function addCapturePageRoutes(server: FastifyInstance, { archive, runs, replayUrl, packages }: CapturePageOptions): void;
