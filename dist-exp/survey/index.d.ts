export { surveySite } from "./survey.js";
