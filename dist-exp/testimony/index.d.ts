export { openTestimony } from "./open-testimony.js";
export type { TestimonyWorld } from "./testimony-world.js";
