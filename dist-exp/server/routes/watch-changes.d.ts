import type { FastifyInstance } from "fastify";
import type { WatchDesk } from "../watch/watch-desk.js";
import { type Management } from "./manage.js";
/** Adds the routes. */
export declare function addWatchChangeRoutes(server: FastifyInstance, management: Management, desk: WatchDesk): void;
