import type { FastifyReply } from "fastify";
import type { Answering, Asked } from "./asked.js";
/** Answers a request on the access origin. */
export declare function answerOnAccess(reply: FastifyReply, asked: Asked, answering: Answering): Promise<FastifyReply>;
