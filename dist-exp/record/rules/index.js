// What of an answer may be recorded: pure rules.
export { judgeAnswer } from "./judge-answer.js";
export { judgeRequest } from "./judge-request.js";
export { keptHead } from "./kept-head.js";
export { IGNORED_PARAMS, SECRET_PARAMS } from "./record-rules.js";
export { rememberedAddresses } from "./recorded-address.js";
