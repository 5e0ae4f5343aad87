export { t as addServeCommand } from "./serve-DITNPBlY.js";
