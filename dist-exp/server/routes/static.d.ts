import type { FastifyInstance } from "fastify";
import type { StaticFile } from "../static-files.js";
/** Serves the files read at the start; `null` when the UI was not built. */
export declare function addStaticRoutes(server: FastifyInstance, files: ReadonlyMap<string, StaticFile> | null): void;
