import type { FastifyReply } from "fastify";
import type { Answering, Asked } from "./asked.js";
/** Answers a query, or what a form brought (OAI-PMH 2.0 section 3.1.1). */
export declare function answerOai(reply: FastifyReply, query: string, { origins, form }: Asked, { capabilities, oai }: Answering): Promise<FastifyReply>;
