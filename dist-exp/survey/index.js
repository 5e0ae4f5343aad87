// A quick polite look at a site before it is captured.
export { surveySite } from "./survey.js";
