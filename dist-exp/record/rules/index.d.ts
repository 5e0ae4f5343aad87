export { judgeAnswer, type AnswerJudgement } from "./judge-answer.js";
export { judgeRequest, type PassedOver, type RequestJudgement } from "./judge-request.js";
export { keptHead, type KeptHead } from "./kept-head.js";
export { IGNORED_PARAMS, SECRET_PARAMS, type RecordRules } from "./record-rules.js";
export { rememberedAddresses } from "./recorded-address.js";
