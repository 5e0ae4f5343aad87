export { t as addCaptureCommand } from "./capture-CjNGRu4b.js";
