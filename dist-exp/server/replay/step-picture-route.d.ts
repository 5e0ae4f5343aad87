import type { FastifyReply } from "fastify";
import type { Answering, Asked } from "./asked.js";
/** Answers `<capture>/<name>/<url>`. */
export declare function answerStepPicture(reply: FastifyReply, rest: string, _asked: Asked, { archive }: Answering): Promise<FastifyReply>;
