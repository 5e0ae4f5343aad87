// The judge of claims: it knows the living site's truth and the model's types, and nothing of what it judges.
export { claimsOf } from "./claim.js";
export { judge } from "./judge.js";
export { measureClaim } from "./server-words.js";
