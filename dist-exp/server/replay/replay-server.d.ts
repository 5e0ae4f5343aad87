import type { IncomingMessage } from "node:http";
import { type FastifyInstance } from "fastify";
import { type RepositoryFacts } from "#catalogue/index.js";
import type { frontOf } from "../front.js";
import type { TimeGateStyle } from "./asked.js";
import type { Capabilities } from "./capabilities.js";
import { type MomentSettings } from "./moments.js";
import { type ReplayDomain } from "./site-origins.js";
import type { Archive, Logger } from "#ports/index.js";
/** What the replay server is made of. */
export interface ReplayServerOptions {
    /** As the readers who are answered may see it. */
    readonly archive: Archive;
    readonly host: string;
    readonly capabilities: Capabilities;
    /** Where sites have their origins beyond this machine. */
    readonly domain: ReplayDomain | null;
    /** Whether sites have origins of their own at all. */
    readonly isSplit: boolean;
    readonly uiPort: number;
    /** `redirect` unless told. */
    readonly timeGate: TimeGateStyle | undefined;
    readonly repository: RepositoryFacts;
    /** How responses and moments are chosen. */
    readonly settings: MomentSettings;
    readonly logger: Logger;
    /** What listens for it and for the servers of single groups. */
    readonly front?: ReturnType<typeof frontOf>;
}
/** Makes the server; it does not listen yet. */
export declare function makeReplayServer(options: ReplayServerOptions): FastifyInstance;
/** Whether a request brings a secret that only those have who know the token. */
export declare function bringsSecret(raw: IncomingMessage, { domain, host, isSplit, capabilities, }: Pick<ReplayServerOptions, "domain" | "host" | "isSplit" | "capabilities">): boolean;
