// What a response says, and whether a page changed.
export { readExchange, type Reading } from "./outcome.js";
