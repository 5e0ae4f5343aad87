export { t as readPdf } from "./read-pdf-Cpzmw3Aa.js";
