import type { FastifyReply } from "fastify";
import type { Answering, AskedOfSite } from "./asked.js";
/** Answers it. */
export declare function answerOnSite(reply: FastifyReply, asked: AskedOfSite, answering: Answering): Promise<FastifyReply>;
