import type { FastifyReply } from "fastify";
import { type ReplayRequest } from "#access/index.js";
import type { Answering, Asked } from "./asked.js";
/** Sends a window the page around an archived page. */
export declare function sendFraming(reply: FastifyReply, target: ReplayRequest, { origins, uiOrigin }: Asked, { facts: gatherer, capabilities, captures: known, views }: Answering): Promise<FastifyReply>;
/** Answers `<timestamp>/<url>`: the page around it, with the parts of the page coloured. */
export declare function answerOutlined(reply: FastifyReply, rest: string, asked: Asked, answering: Answering): Promise<FastifyReply>;
/** Answers the name of a view: what is known of it by now, as the page around it shows it. */
export declare function answerServed(reply: FastifyReply, rest: string, { uiOrigin }: Asked, { facts: gatherer, captures, capabilities, views }: Answering): Promise<FastifyReply>;
/** Answers `<timestamp>/<url>`: what is said of the view, for programs. */
export declare function answerFacts(reply: FastifyReply, rest: string, _asked: Asked, { facts: gatherer, captures }: Answering): Promise<FastifyReply>;
