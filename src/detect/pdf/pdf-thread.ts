// The thread that reads PDFs; started by pdf-reader.ts.
import { parentPort } from "node:worker_threads";
import type { PdfTask } from "./pdf-reader.js";
import { readPdf } from "./read-pdf.js";

parentPort!.on("message", ({ bytes, bounds }: PdfTask) => {
  readPdf(bytes, bounds).then(
    (read) => parentPort!.postMessage(read),
    () => parentPort!.postMessage(null),
  );
});
