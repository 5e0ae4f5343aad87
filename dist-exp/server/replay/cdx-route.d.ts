import type { FastifyReply } from "fastify";
import { type Dialect } from "#access/index.js";
import type { Answering, Asked } from "./asked.js";
/** Answers in a dialect; what is wrong with a question, and an index that cannot be read, are the server's to tell. */
export declare function answerCdx(dialect: Dialect): (reply: FastifyReply, query: string, _asked: Asked, { archive: { index } }: Answering) => Promise<FastifyReply>;
