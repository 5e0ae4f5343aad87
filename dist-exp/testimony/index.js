// What the owner or a recorder tells of a site, as a capture of its own kind (decision 160); open-testimony.ts is the
// page to read first.
export { openTestimony } from "./open-testimony.js";
