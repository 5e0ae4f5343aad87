// Pages shown twice in one browser, from their stored bytes and from replay, and what differs.
export { checkReplay } from "./check-capture.js";
