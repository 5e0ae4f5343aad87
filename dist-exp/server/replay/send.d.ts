import type { FastifyReply } from "fastify";
import { type ReplayQuery, type ReplayTarget, type ServedBy } from "#access/index.js";
import type { Archive } from "#ports/index.js";
import type { Headers } from "../security-headers.js";
import type { Intent } from "./fetch-intent.js";
import type { SentRequest } from "./asked.js";
import type { KnownCaptures } from "./known-captures.js";
import { type NoticePlace } from "./notices.js";
/** How a memento is sent. */
export interface Sending {
    readonly archive: Archive;
    readonly captures: KnownCaptures;
    readonly servedBy: ServedBy;
    readonly place: NoticePlace;
    /** What browsers may do with it. */
    readonly headers: Headers;
    /** The origin on which the memento's TimeGate and TimeMaps are, where clients are told of them. */
    readonly gates?: string;
    /** Where redirects lead, if not where links do. */
    readonly redirectPrefix?: (url: string) => string;
    /** What of ours stands at the beginning. */
    readonly opening?: NonNullable<ReplayQuery["opening"]>;
    /** What was sent with the request, if it is none by GET. */
    readonly request?: SentRequest;
    /** The fields that are part of what is asked for. */
    readonly fields?: ReplayQuery["fields"];
    /** Whether an address will do that differs in passing parameters. */
    readonly isLoose?: boolean;
    /** Whether another origin asks for it: what the original let everyone read stays so. */
    readonly isForOthers?: boolean;
    /** Another site whose scripts ask for it: they read what the original let them read, and nothing else. */
    readonly readBy?: {
        readonly label: string;
        readonly onRead: () => void;
    };
    /** Markup to be put behind the text of an HTML page. */
    readonly layer?: () => Promise<string>;
}
/** Sends the response stored for a URL at a time, or says why there is none. */
export declare function sendMemento(reply: FastifyReply, target: ReplayTarget, sending: Sending): Promise<FastifyReply>;
/** Sends a page of ours, whose headers are already set. */
export declare function sendPage(reply: FastifyReply, html: string): FastifyReply;
/** Says on a page that something is not here. */
export declare function sendNotice(reply: FastifyReply, html: string): FastifyReply;
/** Said where something else than reading is asked for. */
export declare const ONLY_READ = "Archived pages can only be read.\n";
/** Says that a rule keeps something from the reader: on a page where one is expected, else in one line. */
export declare function sendWithheld(reply: FastifyReply, { status, title, message }: {
    readonly status: number;
    readonly title: string;
    readonly message: string;
}, intent: Intent): FastifyReply;
/** Says something in one line. */
export declare function sendText(reply: FastifyReply, status: number, text: string): FastifyReply;
/**
 * Sends a list as fast as its reader takes it, and no faster. What fails behind the beginning breaks the answer off:
 * a list that ends early never looks like a whole one.
 */
export declare function sendTexts(reply: FastifyReply, type: string, texts: Iterable<string> | AsyncIterable<string>): Promise<FastifyReply>;
