import type { FastifyReply } from "fastify";
import type { Answering, Asked } from "./asked.js";
/**
 * Leads to the memento for `Accept-Datetime`: by a redirect (pattern 2.1, section 4.2.1) or, where the server was
 * started so, by giving it at once (pattern 2.2, section 4.2.2). Windows always go on to the page around it.
 */
export declare function answerTimeGate(reply: FastifyReply, rest: string, asked: Asked, answering: Answering): Promise<FastifyReply>;
/** Gives a page of a TimeMap: `<form>/<url>`, or `<form>/<number>/<url>` for those after the first. */
export declare function answerTimeMap(reply: FastifyReply, rest: string, asked: Asked, { archive, capabilities }: Answering): Promise<FastifyReply>;
