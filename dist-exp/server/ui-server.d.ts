import { type FastifyInstance } from "fastify";
import type { Archive, Logger } from "#ports/index.js";
import type { frontOf } from "./front.js";
import { type PackageMaker } from "./routes/capture-page.js";
import { type Management } from "./routes/manage.js";
import { type ClusterDoors } from "./routes/cluster.js";
import { type ExtractMaker } from "./routes/page.js";
import { type WatchDoors } from "./routes/every-watch-route.js";
import type { StaticFile } from "./static-files.js";
/** What the UI's server is made of. */
export interface UiServerOptions extends WatchDoors, ClusterDoors {
    /** As the readers who are answered may see it. */
    readonly archive: Archive;
    readonly host: string;
    readonly token: string | null;
    /** What those who bring its token may do beside reading; nobody may without it. */
    readonly management?: Management;
    readonly files: ReadonlyMap<string, StaticFile> | null;
    readonly replayUrl: (hostHeader: string) => string;
    readonly logger: Logger;
    /** Makes proofs of single pages; without it none are offered. */
    readonly extracts?: ExtractMaker | undefined;
    /** Makes packages of captures; without it none are offered. */
    readonly packages?: PackageMaker | undefined;
    /** What listens for it and for the servers of single groups. */
    readonly front?: ReturnType<typeof frontOf>;
}
/** Makes the server; it does not listen yet. */
export declare function makeUiServer(options: UiServerOptions): FastifyInstance;
