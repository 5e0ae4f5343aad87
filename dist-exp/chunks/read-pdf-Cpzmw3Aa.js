import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
//#region src/detect/pdf/read-pdf.ts
/** Errors alone: a hostile file would fill the terminal. */
var SILENT = 0;
/** Reads a PDF. @throws whatever pdf.js makes of a file that is none, is damaged or is locked */
async function readPdf(bytes, bounds) {
	const loading = getDocument({
		data: bytes,
		verbosity: SILENT,
		isEvalSupported: false,
		disableFontFace: true,
		useSystemFonts: false,
		useWasm: false,
		enableXfa: false,
		stopAtErrors: false,
		maxImageSize: 0,
		cMapUrl: cMapFolder(),
		cMapPacked: true
	});
	try {
		const document = await loading.promise;
		const { info } = await document.getMetadata();
		const facts = info;
		const { text, isCut } = await textOf(document, bounds);
		return {
			title: wordOf(facts.Title) ?? "",
			language: wordOf(facts.Language),
			text,
			isCut
		};
	} finally {
		await loading.destroy();
	}
}
async function textOf(document, bounds) {
	let text = "";
	const pages = Math.min(document.numPages, bounds.pages);
	for (let i = 1; i <= pages && text.length < bounds.chars; i++) {
		const page = await document.getPage(i).catch(() => null);
		const content = await page?.getTextContent({ includeMarkedContent: false }).catch(() => null);
		for (const item of content?.items ?? []) if ("str" in item) text += item.hasEOL ? `${item.str}\n` : item.str;
		page?.cleanup();
		text += "\n";
	}
	const isCut = document.numPages > pages || text.length > bounds.chars;
	return {
		text: text.slice(0, bounds.chars).trim(),
		isCut
	};
}
function wordOf(value) {
	return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 500) : null;
}
function cMapFolder() {
	const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
	return join(root, "cmaps") + sep;
}
//#endregion
export { readPdf as t };
