export { claimsOf, type Claim, type ClaimedLook } from "./claim.js";
export { judge, type Fault, type JudgedClaim, type Judgement } from "./judge.js";
export type { ExcuseKind } from "./excuse.js";
export { measureClaim, type WordOutcome } from "./server-words.js";
