import { a as UsageError, i as StoreError, n as FormatError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { $t as readWarc, A as fieldsAt, An as lockMirror, At as SortedRuns, B as readNoResponse, Bt as warcFilesIn, C as FileSpool, Cn as spentMore, Cr as inputSource, Ct as encodeRecord, D as readDescription, E as keyOf$1, En as openManagementFile, Et as pairedRecords, Fn as copyCatalog, Ft as SEARCH_FILE, Gt as findOriginal, Ht as walkIndex, In as isWholeCatalog, It as captureFolder, Jt as readStored, Kt as openReceived, Ln as openCatalog, Lt as siteFolder, M as gzippedAtOnce, Mn as MirrorFile, Mt as CATALOG_FILE, N as CUT_BY_MAX_BYTES, Nn as mergeCatalog, Nt as DESCRIPTIONS, O as ControlFiles, On as hasWriter, Ot as mergeIntoIndex, Pn as forgetCaptures, Pt as MIRROR_FILE, Qt as readBlockAt, Rt as siteOfFolder, S as signWithArchiveKey, Sr as fileSource, St as decodeWarcFields, T as descriptionKeys, Tn as openJournalFile, Tr as storeFailure, Tt as newRecordId, Un as mergeRefused, V as readTimes, Vt as marksIn, W as readBorrowed, Wt as queryIndex, Xt as openRecordAt, Yt as revisited, Z as readResumeRecord, Zt as readBlock, _n as parseLine, _t as draftOf, a as remoteStore, an as slice$1, at as readRenderingRecord, b as packageSigner, br as byKey, bt as matches, c as sentContent, cn as asStored, ct as readRequisitesRecord, dn as openLines, dr as writeAtomically, en as canonicalJson, fn as SortedFile, ft as readRefusalRecord, g as ResultFiles, gn as formatLine, gr as ended, gt as draftFrom, hn as collectLines, hr as begun, ht as readFrontierRecord, i as remoteCatalog, in as sha256Of, it as readChangeRecord, j as WarcWriter, jn as lockSites, jt as CAPTURE_FILES, k as readSighted, kn as lockForWriting, kt as replaceIndex, l as sentExchange, ln as ArchiveIndex, lr as LocalBlobs, mn as lineBatches, mr as temporaryName, n as unpackFailure, nn as eachOfBlob, on as wholeBlob, p as RuleFile, pn as MAX_LINE_BYTES, pr as abandoned, q as readToldFields, qt as openStored, rn as eachOfFile, rt as readCaptureFields, sn as withBlob, st as readLookRequisites, tn as bytesOf$1, tt as readPlanRecord, un as INDEX_FOLDER, ur as nodeFileSystem, ut as readStateRecord, vn as openWatchFile, vt as entryOf, w as DescriptionFiles, wn as SearchFile, wr as inputFailure, wt as encodeWarcFields, xr as requireKey, xt as parseDigest, yr as LayeredBlobs, yt as indexEntries, z as readLookNote, zt as warcFileName } from "./messages-BR4EaSfy.js";
import { At as QuoteType, Bt as validatorsOf, C as object, D as string, Dn as findHeadEnd, En as asBuffer, Et as scanHtml, It as StreamedBody, Jn as instant, Kn as parsePageUrl, Nt as readResponse, Qt as decodeContent, Rt as conditionOf, S as number, Un as DEFAULT_BEHAVIOURS, Ut as decodeText, Wt as mediaType, Xt as SHOW_LIMITS, Yn as parseIso, Yt as DECODE_LIMITS, Zn as toIso, _ as _enum, b as literal, bn as parseHttpResponse, dt as prettifyError, en as limitsBy, jt as Tokenizer, v as array, xn as parseResponseHead, yn as parseHttpRequest } from "./formats-CP_ayLbB.js";
import { c as isUnfinished, n as surt, t as SURT_RULES } from "./surt-CmP5UFl-.js";
import { t as datetime } from "./iso-CRRFHITq.js";
import { t as isPageState } from "./page-state-8S-3VV18.js";
import { createRequire } from "node:module";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { appendFile, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { createHash, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { createGunzip, gzipSync } from "node:zlib";
import { PassThrough, Readable, pipeline } from "node:stream";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { openPromise } from "yauzl";
import { ZipFile } from "yazl";
import { finished, pipeline as pipeline$1 } from "node:stream/promises";
//#region src/model/pages/view-of.ts
var VIEW_OF = /^urn:[a-z0-9-]+:(?=https?:)/i;
/** The page that a name is about: what it shows is the page's, and what is decided of the page holds for it. */
function pageOfView(target) {
	return target.replace(VIEW_OF, "");
}
//#endregion
//#region src/model/evidence/told-sighting.ts
/**
* What is told of a content, as a sighting. Its three times are where the span begins: nobody here sent or received
* anything, and whoever overlooked that it is told would take it for one look and no more.
*/
function toldSighting(kept, told, place) {
	const { url, identity, payloadDigest, payloadBytes, validators, records } = kept;
	return {
		url,
		captureId: place.captureId,
		seq: place.seq,
		pass: "visit",
		times: {
			sentAt: told.from,
			firstByteAt: told.from,
			lastByteAt: told.from
		},
		outcome: {
			kind: "captured",
			identity,
			payloadDigest,
			payloadBytes,
			validators,
			told
		},
		records: [...records, place.record]
	};
}
/** Whether it was told by someone else than our own requests. */
function isTold(sighting) {
	return sighting.outcome.kind === "captured" && sighting.outcome.told !== void 0;
}
/** The looks of our own, or of other tools: no interval, verdict, rate or trust of a crawl rests on what is told. */
function withoutTold(sightings) {
	return sightings.some(isTold) ? sightings.filter((one) => !isTold(one)) : sightings;
}
/** What a tier tells of a page, in order of time; variants of what visitors were given are left out. */
function toldOf(sightings, tier) {
	return sightings.filter(isTold).filter(({ outcome: { told } }) => told.tier === tier && told.variant === void 0).sort((a, b) => a.outcome.told.from - b.outcome.told.from || a.seq - b.seq);
}
var isCount = (value) => typeof value === "number" && value >= 0;
var isText = (value) => typeof value === "string";
var isFlag = (value) => typeof value === "boolean";
var isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isTexts = (value) => Array.isArray(value) && value.every(isText);
/** One for each setting: a setting without its shape does not compile. */
var SHAPES = {
	version: (value) => Number.isInteger(value),
	delayMs: isCount,
	strategy: isText,
	maxPages: isCount,
	threshold: isCount,
	timestampUrl: isText,
	clockErrorMs: isCount,
	passes: (value) => value === 1 || value === 2,
	conditionalAbove: isCount,
	attested: isFlag,
	keepBoth: isFlag,
	ownBodies: isFlag,
	budget: isTable,
	scope: isTable,
	sources: isTable,
	notIn: isTexts,
	namedSeeds: isCount,
	manners: isTable,
	browser: isTable,
	requestProfile: (value) => isTable(value) && Object.values(value).every(isText),
	network: isTable,
	scrubRules: isText,
	linkRules: isText,
	contentRules: isText,
	patchOf: isText,
	imported: isFlag,
	refresh: isFlag,
	testimony: isTable
};
var NEEDED = [
	"delayMs",
	"strategy",
	"maxPages",
	"threshold"
];
/** The settings as a run needs them, or what is wrong with those that were kept. */
function runnableSettings(kept) {
	if ((kept.version ?? 0) > 1) return { problem: `its settings are of version ${kept.version}, newer than this program` };
	const bad = Object.entries(SHAPES).find(([name, isShaped]) => {
		const value = kept[name];
		return value !== void 0 && !isShaped(value);
	});
	const missing = NEEDED.find((name) => kept[name] === void 0);
	if (bad || missing) return { problem: `its setting ${bad?.[0] ?? missing} cannot be read` };
	return kept;
}
/** Used where nothing else is said. */
var MANNERS = {
	robots: "obey",
	robotsReason: null,
	sharedAddresses: false,
	cookieJar: false,
	maxBytes: null,
	maxHostFailures: 20,
	shapeBudget: null
};
/** The manners of a capture; also of one that was begun before there were all of them. */
function mannersOf({ manners }) {
	return {
		...MANNERS,
		...manners
	};
}
var BROWSER = {
	mode: "never",
	viewWidth: 1280,
	viewHeight: 800,
	maxRequestsPerPage: 200,
	behaviours: DEFAULT_BEHAVIOURS,
	steps: []
};
/** How documents of a capture are shown. */
function browserOf({ browser }) {
	return {
		...BROWSER,
		...browser
	};
}
var LEAST_SHAPE_BUDGET = 5e3;
/** The most URLs of one shape in a capture. */
function shapeBudgetOf(settings) {
	const { maxPages = 0 } = settings;
	return mannersOf(settings).shapeBudget ?? Math.max(LEAST_SHAPE_BUDGET, Math.floor(maxPages / 2));
}
//#endregion
//#region node_modules/htmlparser2/dist/Parser.js
var { fromCodePoint } = String;
var formTags = /* @__PURE__ */ new Set([
	"input",
	"option",
	"optgroup",
	"select",
	"button",
	"datalist",
	"textarea"
]);
var pTag = /* @__PURE__ */ new Set(["p"]);
var headingTags = /* @__PURE__ */ new Set([
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"p"
]);
var tableSectionTags = /* @__PURE__ */ new Set(["thead", "tbody"]);
var ddtTags = /* @__PURE__ */ new Set(["dd", "dt"]);
var rtpTags = /* @__PURE__ */ new Set(["rt", "rp"]);
var openImpliesClose = /* @__PURE__ */ new Map([
	["tr", /* @__PURE__ */ new Set([
		"tr",
		"th",
		"td"
	])],
	["th", /* @__PURE__ */ new Set(["th"])],
	["td", /* @__PURE__ */ new Set([
		"thead",
		"th",
		"td"
	])],
	["body", /* @__PURE__ */ new Set([
		"head",
		"link",
		"script"
	])],
	["a", /* @__PURE__ */ new Set(["a"])],
	["li", /* @__PURE__ */ new Set(["li"])],
	["p", pTag],
	["h1", headingTags],
	["h2", headingTags],
	["h3", headingTags],
	["h4", headingTags],
	["h5", headingTags],
	["h6", headingTags],
	["select", formTags],
	["input", formTags],
	["output", formTags],
	["button", formTags],
	["datalist", formTags],
	["textarea", formTags],
	["option", /* @__PURE__ */ new Set(["option"])],
	["optgroup", /* @__PURE__ */ new Set(["optgroup", "option"])],
	["dd", ddtTags],
	["dt", ddtTags],
	["address", pTag],
	["article", pTag],
	["aside", pTag],
	["blockquote", pTag],
	["details", pTag],
	["div", pTag],
	["dl", pTag],
	["fieldset", pTag],
	["figcaption", pTag],
	["figure", pTag],
	["footer", pTag],
	["form", pTag],
	["header", pTag],
	["hr", pTag],
	["main", pTag],
	["nav", pTag],
	["ol", pTag],
	["pre", pTag],
	["section", pTag],
	["table", pTag],
	["ul", pTag],
	["rt", rtpTags],
	["rp", rtpTags],
	["tbody", tableSectionTags],
	["tfoot", tableSectionTags]
]);
var DOCUMENT_TYPE = "doctype";
var voidElements = /* @__PURE__ */ new Set([
	"area",
	"base",
	"basefont",
	"br",
	"col",
	"command",
	"embed",
	"frame",
	"hr",
	"img",
	"input",
	"isindex",
	"keygen",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr"
]);
var foreignContextElements = /* @__PURE__ */ new Set(["math", "svg"]);
/**
* Elements that can be used to integrate HTML content within foreign namespaces (e.g., SVG or MathML).
*
* Entries must use the SVG-adjusted casing (e.g. "foreignObject" not
* "foreignobject") since they are compared against adjusted tag names.
*/
var htmlIntegrationElements = /* @__PURE__ */ new Set([
	"mi",
	"mo",
	"mn",
	"ms",
	"mtext",
	"annotation-xml",
	"foreignObject",
	"desc",
	"title"
]);
var svgTagNameAdjustments = /* @__PURE__ */ new Map([
	["altglyph", "altGlyph"],
	["altglyphdef", "altGlyphDef"],
	["altglyphitem", "altGlyphItem"],
	["animatecolor", "animateColor"],
	["animatemotion", "animateMotion"],
	["animatetransform", "animateTransform"],
	["clippath", "clipPath"],
	["feblend", "feBlend"],
	["fecolormatrix", "feColorMatrix"],
	["fecomponenttransfer", "feComponentTransfer"],
	["fecomposite", "feComposite"],
	["feconvolvematrix", "feConvolveMatrix"],
	["fediffuselighting", "feDiffuseLighting"],
	["fedisplacementmap", "feDisplacementMap"],
	["fedistantlight", "feDistantLight"],
	["fedropshadow", "feDropShadow"],
	["feflood", "feFlood"],
	["fefunca", "feFuncA"],
	["fefuncb", "feFuncB"],
	["fefuncg", "feFuncG"],
	["fefuncr", "feFuncR"],
	["fegaussianblur", "feGaussianBlur"],
	["feimage", "feImage"],
	["femerge", "feMerge"],
	["femergenode", "feMergeNode"],
	["femorphology", "feMorphology"],
	["feoffset", "feOffset"],
	["fepointlight", "fePointLight"],
	["fespecularlighting", "feSpecularLighting"],
	["fespotlight", "feSpotLight"],
	["fetile", "feTile"],
	["feturbulence", "feTurbulence"],
	["foreignobject", "foreignObject"],
	["glyphref", "glyphRef"],
	["lineargradient", "linearGradient"],
	["radialgradient", "radialGradient"],
	["textpath", "textPath"]
]);
var ForeignContext;
(function(ForeignContext) {
	ForeignContext[ForeignContext["None"] = 0] = "None";
	ForeignContext[ForeignContext["Svg"] = 1] = "Svg";
	ForeignContext[ForeignContext["MathML"] = 2] = "MathML";
})(ForeignContext || (ForeignContext = {}));
var reNameEnd = /\s|\//;
/**
* Incremental parser implementation.
*/
var Parser = class {
	options;
	/** The start index of the last event. */
	startIndex = 0;
	/** The end index of the last event. */
	endIndex = 0;
	/**
	* Store the start index of the current open tag,
	* so we can update the start index for attributes.
	*/
	openTagStart = 0;
	tagname = "";
	attribname = "";
	attribvalue = "";
	attribs = null;
	stack = [];
	foreignContext;
	cbs;
	lowerCaseTagNames;
	lowerCaseAttributeNames;
	recognizeSelfClosing;
	/** We are parsing HTML. Inverse of the `xmlMode` option. */
	htmlMode;
	tokenizer;
	buffers = [];
	bufferOffset = 0;
	/** The index of the last written buffer. Used when resuming after a `pause()`. */
	writeIndex = 0;
	/** Indicates whether the parser has finished running / `.end` has been called. */
	ended = false;
	constructor(cbs, options = {}) {
		this.options = options;
		this.cbs = cbs ?? {};
		this.htmlMode = !this.options.xmlMode;
		this.lowerCaseTagNames = options.lowerCaseTags ?? this.htmlMode;
		this.lowerCaseAttributeNames = options.lowerCaseAttributeNames ?? this.htmlMode;
		this.recognizeSelfClosing = options.recognizeSelfClosing ?? !this.htmlMode;
		this.tokenizer = new (options.Tokenizer ?? Tokenizer)(this.options, this);
		this.foreignContext = [ForeignContext.None];
		this.cbs.onparserinit?.(this);
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	ontext(start, endIndex) {
		const data = this.getSlice(start, endIndex);
		this.endIndex = endIndex - 1;
		this.cbs.ontext?.(data);
		this.startIndex = endIndex;
	}
	/**
	* @param cp Current Unicode code point.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	ontextentity(cp, endIndex) {
		this.endIndex = endIndex - 1;
		this.cbs.ontext?.(fromCodePoint(cp));
		this.startIndex = endIndex;
	}
	/** @internal */
	isInForeignContext() {
		return this.foreignContext[0] !== ForeignContext.None;
	}
	/**
	* Checks if the current tag is a void element. Override this if you want
	* to specify your own additional void elements.
	* @param name Name of the pseudo selector.
	*/
	isVoidElement(name) {
		return this.htmlMode && voidElements.has(name);
	}
	/**
	* Read a tag name from the buffer.
	*
	* When `lowerCaseTagNames` is enabled (the default in HTML mode), the name
	* is lowercased and may be adjusted for SVG casing or the `image` → `img`
	* alias.
	* @param start Start index of the tag name in the buffer.
	* @param endIndex End index of the tag name in the buffer.
	*/
	readTagName(start, endIndex) {
		const name = this.lowerCaseTagNames ? this.getSlice(start, endIndex).toLowerCase() : this.getSlice(start, endIndex);
		if (!(this.lowerCaseTagNames && this.htmlMode)) return name;
		if (this.foreignContext[0] === ForeignContext.Svg) return svgTagNameAdjustments.get(name) ?? name;
		if (this.foreignContext.length > 1) {
			const adjusted = svgTagNameAdjustments.get(name);
			if (adjusted !== void 0 && this.stack.includes(adjusted)) return adjusted;
		}
		if (!this.isInForeignContext()) return name === "image" ? "img" : name;
		return name;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onopentagname(start, endIndex) {
		this.endIndex = endIndex;
		this.emitOpenTag(this.readTagName(start, endIndex));
	}
	emitOpenTag(name) {
		this.openTagStart = this.startIndex;
		this.tagname = name;
		if (this.htmlMode && name === "form" && this.stack.includes("form")) {
			this.tagname = "";
			return;
		}
		const impliesClose = this.htmlMode && openImpliesClose.get(name);
		if (impliesClose) while (this.stack.length > 0 && impliesClose.has(this.stack[0])) this.popElement(true);
		if (!this.isVoidElement(name)) {
			this.stack.unshift(name);
			if (this.htmlMode) {
				if (name === "svg") this.foreignContext.unshift(ForeignContext.Svg);
				else if (name === "math") this.foreignContext.unshift(ForeignContext.MathML);
				else if (htmlIntegrationElements.has(name)) this.foreignContext.unshift(ForeignContext.None);
			}
		}
		this.cbs.onopentagname?.(name);
		if (this.cbs.onopentag) this.attribs = {};
	}
	endOpenTag(isImplied) {
		this.startIndex = this.openTagStart;
		if (this.attribs) {
			this.cbs.onopentag?.(this.tagname, this.attribs, isImplied);
			this.attribs = null;
		}
		if (this.cbs.onclosetag && this.isVoidElement(this.tagname)) this.cbs.onclosetag(this.tagname, true);
		this.tagname = "";
	}
	/**
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onopentagend(endIndex) {
		this.endIndex = endIndex;
		this.endOpenTag(false);
		this.startIndex = endIndex + 1;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onclosetag(start, endIndex) {
		this.endIndex = endIndex;
		const name = this.readTagName(start, endIndex);
		if (!this.isVoidElement(name)) {
			const pos = this.stack.indexOf(name);
			if (pos !== -1) {
				for (let index = 0; index < pos; index++) this.popElement(true);
				this.popElement(false);
			} else if (this.htmlMode && name === "p") {
				this.emitOpenTag("p");
				this.closeCurrentTag(true);
			}
		} else if (this.htmlMode && name === "br") {
			this.cbs.onopentagname?.("br");
			this.cbs.onopentag?.("br", {}, true);
			this.cbs.onclosetag?.("br", false);
		}
		this.startIndex = endIndex + 1;
	}
	/**
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onselfclosingtag(endIndex) {
		this.endIndex = endIndex;
		if (this.recognizeSelfClosing || this.isInForeignContext()) {
			this.closeCurrentTag(false);
			this.startIndex = endIndex + 1;
		} else this.onopentagend(endIndex);
	}
	/**
	* Pop the top element off the stack, emit a close event, and maintain
	* the foreign context stack.
	* @param implied Whether this close is implied (not from an explicit end tag).
	*/
	popElement(implied) {
		const element = this.stack.shift();
		if (this.htmlMode && (foreignContextElements.has(element) || htmlIntegrationElements.has(element))) this.foreignContext.shift();
		this.cbs.onclosetag?.(element, implied);
	}
	closeCurrentTag(isOpenImplied) {
		const name = this.tagname;
		this.endOpenTag(isOpenImplied);
		if (this.stack[0] === name) this.popElement(!isOpenImplied);
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onattribname(start, endIndex) {
		this.startIndex = start;
		const name = this.getSlice(start, endIndex);
		this.attribname = this.lowerCaseAttributeNames ? name.toLowerCase() : name;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onattribdata(start, endIndex) {
		this.attribvalue += this.getSlice(start, endIndex);
	}
	/**
	* @param cp Current Unicode code point.
	* @internal
	*/
	onattribentity(cp) {
		this.attribvalue += fromCodePoint(cp);
	}
	/**
	* @param quote Quote type used for the current attribute.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onattribend(quote, endIndex) {
		this.endIndex = endIndex;
		this.cbs.onattribute?.(this.attribname, this.attribvalue, quote === QuoteType.Double ? "\"" : quote === QuoteType.Single ? "'" : quote === QuoteType.NoValue ? void 0 : null);
		if (this.attribs && !Object.hasOwn(this.attribs, this.attribname)) this.attribs[this.attribname] = this.attribvalue;
		this.attribvalue = "";
	}
	getInstructionName(value) {
		const index = value.search(reNameEnd);
		let name = index < 0 ? value : value.substr(0, index);
		if (this.lowerCaseTagNames) name = name.toLowerCase();
		return name;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	ondeclaration(start, endIndex) {
		this.endIndex = endIndex;
		const value = this.getSlice(start, endIndex);
		if (this.cbs.onprocessinginstruction) {
			const name = this.htmlMode ? this.lowerCaseTagNames ? DOCUMENT_TYPE : value.slice(0, 7) : this.getInstructionName(value);
			this.cbs.onprocessinginstruction(`!${name}`, `!${value}`);
		}
		this.startIndex = endIndex + 1;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @internal
	*/
	onprocessinginstruction(start, endIndex) {
		this.endIndex = endIndex;
		const value = this.getSlice(start, endIndex);
		if (this.cbs.onprocessinginstruction) {
			const name = this.getInstructionName(value);
			this.cbs.onprocessinginstruction(`?${name}`, `?${value}`);
		}
		this.startIndex = endIndex + 1;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @param offset Offset applied when computing parser indices.
	* @internal
	*/
	oncomment(start, endIndex, offset) {
		this.endIndex = endIndex;
		this.cbs.oncomment?.(this.getSlice(start, endIndex - offset));
		this.cbs.oncommentend?.();
		this.startIndex = endIndex + 1;
	}
	/**
	* @param start Start index for the current parser event.
	* @param endIndex End index for the current parser event.
	* @param offset Offset applied when computing parser indices.
	* @internal
	*/
	oncdata(start, endIndex, offset) {
		this.endIndex = endIndex;
		const value = this.getSlice(start, endIndex - offset);
		if (!this.htmlMode || this.options.recognizeCDATA) {
			this.cbs.oncdatastart?.();
			this.cbs.ontext?.(value);
			this.cbs.oncdataend?.();
		} else if (this.isInForeignContext()) this.cbs.ontext?.(value);
		else {
			this.cbs.oncomment?.(`[CDATA[${value}]]`);
			this.cbs.oncommentend?.();
		}
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	onend() {
		if (this.cbs.onclosetag) {
			this.endIndex = this.startIndex;
			for (let index = 0; index < this.stack.length; index++) this.cbs.onclosetag(this.stack[index], true);
		}
		this.cbs.onend?.();
	}
	/**
	* Resets the parser to a blank state, ready to parse a new HTML document
	*/
	reset() {
		this.cbs.onreset?.();
		this.tokenizer.reset();
		this.tagname = "";
		this.attribname = "";
		this.attribvalue = "";
		this.attribs = null;
		this.stack.length = 0;
		this.startIndex = 0;
		this.endIndex = 0;
		this.cbs.onparserinit?.(this);
		this.buffers.length = 0;
		this.foreignContext.length = 0;
		this.foreignContext.unshift(ForeignContext.None);
		this.bufferOffset = 0;
		this.writeIndex = 0;
		this.ended = false;
	}
	/**
	* Resets the parser, then parses a complete document and
	* pushes it to the handler.
	* @param data Document to parse.
	*/
	parseComplete(data) {
		this.reset();
		this.end(data);
	}
	getSlice(start, end) {
		if (start === end) return "";
		while (start - this.bufferOffset >= this.buffers[0].length) this.shiftBuffer();
		let slice = this.buffers[0].slice(start - this.bufferOffset, end - this.bufferOffset);
		while (end - this.bufferOffset > this.buffers[0].length) {
			this.shiftBuffer();
			slice += this.buffers[0].slice(0, end - this.bufferOffset);
		}
		return slice;
	}
	shiftBuffer() {
		this.bufferOffset += this.buffers[0].length;
		this.writeIndex--;
		this.buffers.shift();
	}
	/**
	* Parses a chunk of data and calls the corresponding callbacks.
	* @param chunk Chunk to parse.
	*/
	write(chunk) {
		if (this.ended) {
			this.cbs.onerror?.(/* @__PURE__ */ new Error(".write() after done!"));
			return;
		}
		this.buffers.push(chunk);
		if (this.tokenizer.running) {
			this.tokenizer.write(chunk);
			this.writeIndex++;
		}
	}
	/**
	* Parses the end of the buffer and clears the stack, calls onend.
	* @param chunk Optional final chunk to parse.
	*/
	end(chunk) {
		if (this.ended) {
			this.cbs.onerror?.(/* @__PURE__ */ new Error(".end() after done!"));
			return;
		}
		if (chunk) this.write(chunk);
		this.ended = true;
		this.tokenizer.end();
	}
	/**
	* Pauses parsing. The parser won't emit events until `resume` is called.
	*/
	pause() {
		this.tokenizer.pause();
	}
	/**
	* Resumes parsing after `pause` was called.
	*/
	resume() {
		this.tokenizer.resume();
		while (this.tokenizer.running && this.writeIndex < this.buffers.length) this.tokenizer.write(this.buffers[this.writeIndex++]);
		if (this.ended) this.tokenizer.end();
	}
};
//#endregion
//#region src/formats/run-records/target.ts
/** The target URI of a capture's records of one kind. */
function runRecordTarget(captureId, kind) {
	return `${prefixOf$1(captureId)}${kind}`;
}
/** The last word of a target among the capture's own, also of kinds unknown here; `null` for all other targets. */
function runRecordKind(captureId, target) {
	const prefix = prefixOf$1(captureId);
	return target?.startsWith(prefix) ? target.slice(prefix.length) : null;
}
function prefixOf$1(captureId) {
	return `urn:isochron:capture:${captureId}:`;
}
//#endregion
//#region src/store/warc/read/archived-warc.ts
/** All records and findings of one of the archive's files, in order. */
function readArchived(blobs, file) {
	return eachOfBlob(blobs, file, (source) => readWarc(source, file));
}
/** The same of a file anywhere. */
function readWarcFile(path) {
	return eachOfFile(path, (source) => readWarc(source, path), inputSource);
}
//#endregion
//#region src/store/archive/empty-archive.ts
/** What is there before anything was archived. */
var OWN = /^(?:catalog\.sqlite(?:-wal|-shm)?|writer\.lock|captures\/[^/]+\/asked\.json)$/;
var WARC$1 = /^warcs\/[^/]+\/[^/]+\.warc\.gz$/;
/** What a capture says of itself; anything else is what somebody answered, or was asked. */
var OF_ITSELF = /* @__PURE__ */ new Set(["warcinfo", "metadata"]);
/** Removes a directory that holds nothing but an archive in which nothing was asked for; any other file keeps all of it. */
async function removeEmptyArchive(dir) {
	if (!existsSync(dir)) return false;
	for (const file of filesBelow(dir, "")) if (!OWN.test(file) && !(WARC$1.test(file) && await isOfItself(join(dir, file)))) return false;
	rmSync(dir, {
		recursive: true,
		force: true
	});
	return true;
}
async function isOfItself(path) {
	for await (const item of readWarcFile(path)) if (item.kind === "finding" || !OF_ITSELF.has(item.record.type)) return false;
	return true;
}
function* filesBelow(dir, prefix) {
	for (const entry of readdirSync(join(dir, prefix), { withFileTypes: true })) {
		const path = `${prefix}${entry.name}`;
		if (entry.isDirectory()) yield* filesBelow(dir, `${path}/`);
		else yield path;
	}
}
//#endregion
//#region src/store/thread/remote-warcs.ts
/** The WARC files, answered by the thread. */
function remoteWarcs(remote) {
	const far = remoteStore(remote, "warcs", {
		open: "call",
		index: "call",
		files: "call",
		sizes: "call",
		writtenAt: "call"
	});
	return {
		...far,
		open: async (captureId) => sinkNamed(remote, await far.open(captureId))
	};
}
function sinkNamed(remote, name) {
	const far = remoteStore(remote, name, {
		writeMetadata: "call",
		writeResource: "call",
		writeContent: "call",
		sync: "call",
		close: "call"
	});
	return {
		...far,
		writeContent: (record) => far.writeContent(sentContent(record)),
		writeExchange: ({ exchange, ...record }) => {
			const sent = sentExchange(exchange);
			return remote.call(name, "writeExchange", [record, sent], [sent.bytes.buffer]);
		}
	};
}
//#endregion
//#region src/store/thread/remote.ts
/** The near side of an archive's thread. */
var Remote = class {
	#worker;
	#waiting = /* @__PURE__ */ new Map();
	#outbox = [];
	#transfers = [];
	#nextId = 0;
	#failure = null;
	constructor(worker, logger) {
		this.#worker = worker;
		worker.on("message", ({ answers, logged }) => {
			for (const args of logged) logger.log(...args);
			for (const answer of answers) this.#settle(answer);
		});
		worker.on("error", (error) => this.#fail(error));
		worker.on("messageerror", (error) => this.#fail(error));
		worker.on("exit", () => this.#fail(new StoreError("INTERNAL", "the archive's thread has ended")));
	}
	/** Calls a method; `transfers` are given away. */
	call(target, method, args, transfers = []) {
		if (this.#failure) return Promise.reject(this.#failure);
		return new Promise((resolve, reject) => {
			const id = this.#nextId++;
			this.#waiting.set(id, {
				resolve,
				reject
			});
			if (this.#outbox.length === 0) queueMicrotask(() => this.#send());
			this.#outbox.push({
				id,
				target,
				method,
				args
			});
			this.#transfers.push(...transfers);
		});
	}
	/** Walks what a method iterates over, some at a time. */
	async *iterate(target, method, args) {
		const cursor = await this.call("cursors", "open", [
			target,
			method,
			args
		]);
		try {
			for (;;) {
				const some = await this.call("cursors", "next", [cursor]);
				if (some.length === 0) return;
				yield* some;
			}
		} finally {
			await this.call("cursors", "close", [cursor]);
		}
	}
	#send() {
		const calls = this.#outbox;
		const transfers = this.#transfers;
		this.#outbox = [];
		this.#transfers = [];
		try {
			this.#worker.postMessage(calls, transfers);
		} catch (error) {
			for (const { id } of calls) this.#take(id)?.reject(error);
		}
	}
	#settle(answer) {
		const waiting = this.#take(answer.id);
		if ("failure" in answer) waiting?.reject(unpackFailure(answer.failure));
		else waiting?.resolve(answer.value);
	}
	#take(id) {
		const waiting = this.#waiting.get(id);
		this.#waiting.delete(id);
		return waiting;
	}
	#fail(error) {
		this.#failure ??= error;
		for (const id of this.#waiting.keys()) this.#take(id)?.reject(this.#failure);
	}
};
//#endregion
//#region src/store/thread/threaded-archive.ts
/** Room for young objects; it compresses one page after the other and keeps little. */
var YOUNG_MB = 8;
/** Opens an archive directory for writing on a thread of its own. */
async function openArchiveOnThread(dir, { logger, ...options }) {
	const worker = new Worker(threadFile(), {
		workerData: {
			dir,
			options
		},
		execArgv: [],
		resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB }
	});
	try {
		const remote = new Remote(worker, logger);
		await remote.call("thread", "open", []);
		return threadedArchive({
			dir,
			software: options.software,
			logger
		}, worker, remote);
	} catch (error) {
		await worker.terminate();
		throw error;
	}
}
/** A thread runs what is built, also when it is called from the sources. */
function threadFile() {
	const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
	return pathToFileURL(join(root, "dist", "store", "thread", "archive-thread.js"));
}
function threadedArchive({ dir, software, logger }, worker, remote) {
	const blobs = new LocalBlobs(dir, nodeFileSystem);
	const index = new ArchiveIndex(blobs);
	const spool = new FileSpool(nodeFileSystem, dir);
	const catalog = remoteCatalog(remote);
	const search = new SearchFile(join(dir, SEARCH_FILE), "write", logger);
	return {
		dir,
		blobs,
		catalog,
		warcs: {
			...remoteWarcs(remote),
			read: (sighting) => readSighted({
				blobs,
				sightings: catalog.sightings,
				index
			}, sighting),
			readFields: (place) => fieldsAt(blobs, place)
		},
		index: {
			lookup: (url) => index.lookup(url),
			read: (entry) => readStored(blobs, index, entry),
			open: (entry) => openStored(blobs, index, entry),
			walk: (walk) => walkIndex(index, walk),
			marks: (walk) => marksIn(index, walk)
		},
		search,
		results: new ResultFiles({
			dir,
			blobs,
			fs: nodeFileSystem,
			captures: catalog.captures
		}),
		descriptions: new DescriptionFiles(blobs, software),
		control: new ControlFiles(dir, nodeFileSystem, logger),
		rules: new RuleFile(dir, nodeFileSystem),
		spool,
		hasWriter: () => hasWriter(dir),
		close: async () => {
			try {
				await spool.close();
				await remote.call("archive", "close", []);
			} finally {
				index.close();
				search.close();
				await worker.terminate();
			}
		}
	};
}
//#endregion
//#region src/store/warc/read/finding-tally.ts
var MOST_OF_A_KIND = 100;
/** Keeps the first findings of each kind, in order, and counts the others. */
var FindingTally = class {
	#kept = [];
	#counts = /* @__PURE__ */ new Map();
	add(finding) {
		const count = (this.#counts.get(finding.code) ?? 0) + 1;
		this.#counts.set(finding.code, count);
		if (count <= MOST_OF_A_KIND) this.#kept.push(finding);
	}
	/** In the order of the file; the last one kept of a kind says how many more there were. */
	toArray() {
		const left = new Map([...this.#counts].map(([code, count]) => [code, count - MOST_OF_A_KIND]));
		const last = new Map(this.#kept.map((finding) => [finding.code, finding]));
		return this.#kept.map((finding) => {
			const more = last.get(finding.code) === finding ? left.get(finding.code) ?? 0 : 0;
			return more > 0 ? {
				...finding,
				more
			} : finding;
		});
	}
};
//#endregion
//#region src/store/wacz/data-package.ts
/** More than any honest package describes. */
var MAX_DATAPACKAGE_BYTES = 67108864;
var dataPackage = object({
	profile: string().optional(),
	wacz_version: string().optional(),
	resources: array(object({
		path: string(),
		hash: string().optional(),
		bytes: number().int().nonnegative().optional()
	}))
});
/** Reads it; says what is wrong when it cannot. */
function parseDataPackage(text) {
	try {
		const parsed = dataPackage.safeParse(JSON.parse(text));
		if (parsed.success) return parsed.data;
		const [issue] = parsed.error.issues;
		return { problem: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not as expected"}` };
	} catch {
		return { problem: "not JSON" };
	}
}
//#endregion
//#region src/store/inputs/input-kind.ts
/** Names under which archive files lie about: Heritrix adds `.open`, Common Crawl writes `.wet` and `.wat`. */
var ARCHIVE_NAME = /\.(?:(?:w?arc|wet|wat)(?:\.(?:gz|zst|bz2|xz))?(?:\.open)?|wacz)$/i;
/** Whether a file of a directory is meant when the directory is named. */
function hasArchiveName(name) {
	return ARCHIVE_NAME.test(name);
}
/** A file's name without what its kind adds to it. */
function stemOf(name) {
	return name.replace(ARCHIVE_NAME, "");
}
var UNPACKERS = [[
	"425a68",
	"bzip2",
	"bunzip2"
], [
	"fd377a585a00",
	"xz",
	"unxz"
]];
/** Looks at a file's first bytes; a compression that is not read is refused with what to do. */
async function inputKind(source, name) {
	const start = Buffer.from(await source.read(0, 8)).toString("hex");
	for (const [magic, kind, unpack] of UNPACKERS) if (start.startsWith(magic)) throw new UsageError("BAD_INPUT", `${name} is compressed with ${kind}, which is not read: unpack it first (${unpack}), or compress it with gzip`);
	return /^504b0(?:304|506)/.test(start) ? "package" : "records";
}
//#endregion
//#region src/store/wacz/wacz-file.ts
var MAX_ENTRIES = 1e5;
/** Text compresses well, but not beyond this; small entries are never judged by it. */
var MAX_RATIO = 200;
var FREE_BYTES = 67108864;
var FILE_TYPE = 61440;
var REGULAR_OR_UNSAID = /* @__PURE__ */ new Set([32768, 0]);
/** The files of one package, by name. */
var WaczFile = class WaczFile {
	path;
	entries;
	#zip;
	#found;
	#bytes = null;
	constructor(path, zip, found) {
		this.path = path;
		this.#zip = zip;
		this.#found = found;
		this.entries = new Map([...found].map(([name, entry]) => [name, toWaczEntry(entry)]));
	}
	/** Opens a package; one whose entries play tricks is refused whole. */
	static async open(path) {
		let zip = null;
		try {
			zip = await openPromise(path, {
				lazyEntries: true,
				autoClose: false,
				strictFileNames: true
			});
			return new WaczFile(path, zip, await readEntries(zip, path));
		} catch (error) {
			zip?.close();
			throw asFormatError(error, path);
		}
	}
	/** The bytes of one file; more than its entry declares are an error. */
	async *read(name) {
		const entry = this.#entry(name);
		try {
			yield* await this.#zip.openReadStreamPromise(entry);
		} catch (error) {
			throw asFormatError(error, this.path, entry.relativeOffsetOfLocalHeader);
		}
	}
	/** A small file as text; `null` when there is none or it is larger than `maxBytes`. */
	async readText(name, maxBytes) {
		const entry = this.entries.get(name);
		if (!entry || entry.sizeBytes > maxBytes) return null;
		const pieces = [];
		for await (const piece of this.read(name)) pieces.push(piece);
		return Buffer.concat(pieces).toString("utf8");
	}
	/** A stored entry where it lies in the package, readable as long as this is open; `null` for any other. */
	async stored(name) {
		const { isStored = false, sizeBytes = 0 } = this.entries.get(name) ?? {};
		if (!isStored) return null;
		try {
			const entry = this.#entry(name);
			const { fileDataStart } = await this.#zip.readLocalFileHeaderPromise(entry, { minimal: true });
			this.#bytes ??= fileSource(this.path);
			return slice(this.#bytes, fileDataStart, sizeBytes);
		} catch (error) {
			throw asFormatError(error, this.path);
		}
	}
	/** Names of the WARC files in the package, in order. */
	warcNames() {
		const named = [...this.entries.keys()].filter((name) => hasArchiveName(name) && !/\.wacz$/i.test(name));
		const inPlace = named.filter((name) => name.startsWith("archive/"));
		return (inPlace.length > 0 ? inPlace : named.filter((name) => !name.startsWith("raw/"))).sort();
	}
	close() {
		this.#bytes?.close();
		this.#zip.close();
	}
	#entry(name) {
		const entry = this.#found.get(name);
		if (!entry) throw new FormatError(`no entry ${JSON.stringify(name)}`, this.path, 0);
		return entry;
	}
};
/** Opens a package; one whose entries play tricks is refused whole. */
function openWacz(path) {
	return WaczFile.open(path);
}
function slice(source, start, sizeBytes) {
	return {
		sizeBytes,
		read: (offset, lengthBytes) => source.read(start + offset, Math.max(0, Math.min(lengthBytes, sizeBytes - offset)))
	};
}
async function readEntries(zip, path) {
	if (zip.entryCount > MAX_ENTRIES) throw new FormatError(`${zip.entryCount} entries are too many`, path, 0);
	const entries = /* @__PURE__ */ new Map();
	let packedBytes = 0;
	for await (const entry of zip.eachEntry()) {
		const offset = entry.relativeOffsetOfLocalHeader;
		const refuse = (why) => {
			throw new FormatError(`the entry ${JSON.stringify(entry.fileName.slice(0, 200))} ${why}`, path, offset);
		};
		if (entries.has(entry.fileName)) refuse("is there twice");
		packedBytes += entry.compressedSize;
		if (packedBytes > zip.fileSize) refuse("makes the entries larger than the file that holds them");
		const trick = trickOf(entry);
		if (trick !== null) refuse(trick);
		if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
	}
	return entries;
}
function trickOf(entry) {
	const isFolder = entry.fileName.endsWith("/");
	const fileType = entry.externalFileAttributes >>> 16 & FILE_TYPE;
	if (!isFolder && !REGULAR_OR_UNSAID.has(fileType)) return "is a link or a device, not a file";
	if (/\p{Cc}/u.test(entry.fileName)) return "has control characters in its name";
	if (entry.isEncrypted()) return "is encrypted";
	if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return "is compressed in an unknown way";
	if (entry.uncompressedSize > FREE_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO) return `expands beyond all reason (${entry.compressedSize} to ${entry.uncompressedSize} bytes)`;
	return null;
}
function toWaczEntry(entry) {
	const { fileName: name, uncompressedSize: sizeBytes, compressionMethod } = entry;
	return {
		name,
		sizeBytes,
		isStored: compressionMethod === 0
	};
}
function asFormatError(error, path, offset = 0) {
	const isSystemError = typeof error.syscall === "string";
	if (error instanceof FormatError || isSystemError) return inputFailure(error, path);
	return new FormatError(error instanceof Error ? error.message : String(error), path, offset, { cause: error });
}
//#endregion
//#region src/store/wacz/unpack-warcs.ts
/** Reads them where they lie; those that the ZIP compressed are taken out into a folder for as long. */
async function* sourcesOf(fs, wacz, folder) {
	const hashes = await declaredHashes(wacz);
	for (const entry of wacz.warcNames()) for await (const source of sourceOf$1(fs, wacz, entry, folder)) yield {
		entry,
		source,
		findings: await mismatch(source, entry, hashes.get(entry))
	};
}
/** The same of a package that is named, and of the packages in it, under `package.wacz#archive/name.warc.gz`. */
async function* unpackWarcs(fs, waczPath, folder, name = waczPath) {
	const wacz = await openWacz(waczPath);
	try {
		for await (const { entry, source, findings } of sourcesOf(fs, wacz, folder)) {
			const file = `${name}#${entry}`;
			yield {
				name: file,
				source,
				findings: findings.map((finding) => ({
					...finding,
					file
				}))
			};
		}
		for (const entry of name === waczPath ? innerPackages(wacz) : []) {
			const path = join(folder, `unpacked-${safeName(entry)}.part`);
			await writeAtomically(fs, path, wacz.read(entry));
			yield* unpackWarcs(fs, path, folder, `${name}#${entry}`);
			await fs.remove(path);
		}
	} finally {
		wacz.close();
	}
}
/** Packages in a package (multi-WACZ), by name. */
function innerPackages(wacz) {
	return [...wacz.entries.keys()].filter((entry) => /\.wacz$/i.test(entry)).sort();
}
async function mismatch(source, file, declared) {
	if (!declared?.startsWith("sha256:") || declared === `sha256:${await sha256Of(source)}`) return [];
	return [{
		file,
		offset: 0,
		code: "digest-mismatch",
		message: "the WARC file is not the one that datapackage.json describes"
	}];
}
/** The one source of an entry; a file is made where there must be one, under a name of ours, and removed again. */
async function* sourceOf$1(fs, wacz, entry, folder) {
	const stored = await wacz.stored(entry);
	if (stored) return yield stored;
	const path = join(folder, `unpacked-${safeName(entry)}.part`);
	try {
		await writeAtomically(fs, path, wacz.read(entry));
		const source = fileSource(path);
		try {
			yield source;
		} finally {
			source.close();
		}
	} finally {
		await fs.remove(path);
	}
}
async function declaredHashes(wacz) {
	const text = await wacz.readText("datapackage.json", MAX_DATAPACKAGE_BYTES);
	const parsed = text === null ? null : parseDataPackage(text);
	if (parsed === null || "problem" in parsed) return /* @__PURE__ */ new Map();
	return new Map(parsed.resources.map(({ path, hash }) => [path, hash ?? ""]));
}
function safeName(name) {
	return basename(name).replaceAll(/[^A-Za-z0-9.-]/g, "_").slice(-100);
}
//#endregion
//#region src/store/inputs/input-warcs.ts
/** Opens a named file and gives out what holds records in it, one after the other. */
async function* inputWarcs(path) {
	const source = inputSource(path);
	try {
		if (await inputKind(source, path) === "records") yield {
			name: path,
			source,
			findings: []
		};
		else yield* packagedWarcs(path);
	} finally {
		source.close();
	}
}
async function* packagedWarcs(path) {
	const folder = await mkdtemp(join(tmpdir(), "isochron-"));
	try {
		yield* unpackWarcs(nodeFileSystem, path, folder);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
//#endregion
//#region src/store/warc/check/http-block.ts
var MAX_HEAD_BYTES = 262144;
/** Splits a block into head and body in constant memory. */
var HttpBlock = class {
	#kind;
	#sink;
	#pending = Buffer.alloc(0);
	#message = null;
	#framing = null;
	#body = null;
	#bodyBytes = 0;
	constructor(kind, sink) {
		this.#kind = kind;
		this.#sink = sink;
	}
	/** The message's head; `null` before it was read, and when there is none. */
	get message() {
		return this.#message;
	}
	push(bytes) {
		if (this.#pending === null) {
			this.#take(bytes);
			return;
		}
		this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
		if (findHeadEnd(this.#pending, 0) >= 0 || this.#pending.length > MAX_HEAD_BYTES) this.#readHead(this.#pending);
	}
	/** Call after the last piece; says what is wrong with the message, if anything. */
	finish() {
		if (this.#pending !== null) this.#readHead(this.#pending);
		if (!this.#message) return "not an HTTP message";
		if (!this.#framing || !this.#body || this.#bodyBytes === 0) return null;
		return problemOf(this.#framing, this.#body, this.#bodyBytes);
	}
	#readHead(bytes) {
		this.#pending = null;
		const parsed = this.#kind === "response" ? parseResponseHead(bytes) : parseHttpRequest(bytes);
		if (!parsed.ok) return;
		this.#message = parsed;
		if ("framing" in parsed) {
			this.#framing = parsed.framing;
			this.#body = new StreamedBody(parsed.framing);
		}
		this.#take(bytes.subarray(parsed.headerEnd));
	}
	#take(bytes) {
		if (!this.#message || bytes.length === 0) return;
		this.#bodyBytes += bytes.length;
		this.#sink.onRaw(bytes);
		for (const piece of this.#body?.push(bytes) ?? [bytes]) this.#sink.onPayload(asBuffer(piece));
	}
};
/** What is wrong with a body that is there, by the framing that its head declares. */
function problemOf(framing, body, bodyBytes) {
	if (framing.kind === "chunked") return body.isComplete ? null : "its chunks are broken, or were never there";
	const bytes = framing.kind === "none" ? 0 : framing.kind === "length" ? framing.bytes : bodyBytes;
	return bytes === bodyBytes ? null : `the body has ${bodyBytes} bytes, its head says ${bytes}`;
}
//#endregion
//#region src/store/warc/check/block-check.ts
/** Reads a record's block to its end and checks it. */
async function checkBlock(record) {
	const block = digestField(record, "WARC-Block-Digest");
	const payload = record.type === "revisit" ? null : digestField(record, "WARC-Payload-Digest");
	const hashes = new BlockHashes(block?.digest ?? null, payload?.digest ?? null);
	const http = isHttp(record) ? new HttpBlock(record.type === "request" ? "request" : "response", hashes) : null;
	for await (const bytes of record.block) {
		hashes.onBlock(bytes);
		if (http) http.push(bytes);
		else hashes.onPayload(bytes);
	}
	const problems = [
		...unknownDigests(block, payload),
		...httpProblems(record, http),
		...hashes.mismatches()
	];
	return {
		...httpFacts(record, http),
		digestOk: hashes.allOk(),
		problems
	};
}
function httpFacts(record, http) {
	const message = http?.message ?? null;
	const hasOwnType = message !== null && record.type !== "request";
	return {
		status: message && "status" in message ? message.status : null,
		contentType: mediaType(hasOwnType ? message.header("content-type") : record.field("Content-Type"))
	};
}
function digestField(record, name) {
	const text = record.field(name);
	return text === null ? null : {
		text,
		digest: parseDigest(text)
	};
}
function isHttp(record) {
	if (record.format === "ARC/1") return record.type === "response";
	return /^application\/http\b/i.test(record.field("Content-Type") ?? "");
}
function unknownDigests(...fields) {
	return fields.filter((field) => field !== null && field.digest === null).map((field) => ["digest-unknown", `a digest that cannot be checked: ${JSON.stringify(field.text.slice(0, 100))}`]);
}
function httpProblems(record, http) {
	const problem = http?.finish() ?? null;
	if (problem === null || record.type === "revisit" && http?.message) return [];
	if (http?.message && record.field("WARC-Truncated") !== null) return [];
	return [["http-malformed", `the HTTP message: ${problem}`]];
}
var BlockHashes = class {
	#block;
	#payload;
	#blockHash;
	#payloadHash;
	#rawHash;
	constructor(block, payload) {
		this.#block = block;
		this.#payload = payload;
		this.#blockHash = block && createHash(block.algorithm);
		this.#payloadHash = payload && createHash(payload.algorithm);
		this.#rawHash = payload && createHash(payload.algorithm);
	}
	onBlock(bytes) {
		this.#blockHash?.update(bytes);
	}
	onRaw(bytes) {
		this.#rawHash?.update(bytes);
	}
	onPayload(bytes) {
		this.#payloadHash?.update(bytes);
	}
	/** `null` when there is nothing to compare. */
	allOk() {
		return this.#block || this.#payload ? this.mismatches().length === 0 : null;
	}
	mismatches() {
		const problems = [];
		if (this.#block && !matches(this.#block, this.#blockHash)) problems.push(["digest-mismatch", "the block is not what its digest says"]);
		const payload = this.#payload;
		if (payload && !matches(payload, this.#payloadHash) && !matches(payload, this.#rawHash)) problems.push(["digest-mismatch", "the payload is not what its digest says"]);
		return problems;
	}
};
//#endregion
//#region src/store/warc/check/list-warc.ts
/** Longer targets are cut in what is said about their records. */
var MOST_NAMED = 200;
/** Lists a source piece by piece in constant memory; of a record that is cut nothing is checked. */
async function* listItems(source, name) {
	let check = null;
	for await (const item of readWarc(source, name)) if (item.kind === "record") check = await checkBlock(item.record);
	else if (item.kind === "finding") yield item;
	else if (check) yield* listed(item, check, name);
}
/** Lists a file piece by piece; one that breaks off is one finding, one that is not there, or no file, an error of whoever named it. */
async function* listNamed(path) {
	try {
		yield* listFile(path);
	} catch (error) {
		if (error instanceof UsageError) throw error;
		const { message } = storeFailure(error, "reading", path);
		yield {
			kind: "finding",
			finding: {
				file: path,
				offset: 0,
				code: "unreadable",
				message
			}
		};
	}
}
/** Refuses a name that is not there, or no file, for those who want to know before anything is listed. */
function requireFile(path) {
	inputSource(path).close();
}
/** Lists a file that somebody has named, piece by piece; of a package the WARC files in it. */
async function* listFile(path) {
	let isEmpty = true;
	for await (const { name, source, findings } of inputWarcs(path)) {
		isEmpty = false;
		for (const finding of findings) yield {
			kind: "finding",
			finding
		};
		const entry = name === path ? {} : { entry: name.slice(path.length + 1) };
		for await (const item of listItems(source, name)) yield item.kind === "record" ? {
			kind: "record",
			record: {
				...item.record,
				...entry
			}
		} : item;
	}
	const message = "no WARC file in the package";
	if (isEmpty) yield {
		kind: "finding",
		finding: {
			file: path,
			offset: 0,
			code: "not-warc",
			message
		}
	};
}
function* listed({ record, length, isWhole }, check, file) {
	const { offset } = record;
	yield {
		kind: "record",
		record: {
			offset,
			length,
			type: record.type,
			id: record.id,
			date: record.field("WARC-Date"),
			target: record.target,
			status: check.status,
			contentType: check.contentType,
			payloadDigest: record.field("WARC-Payload-Digest"),
			digestOk: isWhole ? check.digestOk : null,
			...isWhole ? {} : { isCut: true }
		}
	};
	if (!isWhole) return;
	const which = length === null ? `: ${(record.target ?? record.id ?? record.type).slice(0, MOST_NAMED)}` : "";
	for (const [code, message] of check.problems) yield {
		kind: "finding",
		finding: {
			file,
			offset,
			code,
			message: `${message}${which}`
		}
	};
}
//#endregion
//#region src/store/maintain/foreign-index.ts
/** Opens an archive directory, a directory of CDXJ files, or one CDXJ file (plain, or ZipNum by its `.idx`). */
function openForeignIndex(path) {
	const found = statSync(path, { throwIfNoEntry: false });
	if (!found) throw new UsageError("BAD_INPUT", `${path}: no such archive or index`);
	return found.isDirectory() ? openDirectory(path) : openFile(path);
}
function openDirectory(path) {
	const indexes = join(path, INDEX_FOLDER);
	const { blobs, key } = placeOf(existsSync(indexes) ? indexes : path);
	const index = new ArchiveIndex(blobs, key);
	return {
		lookup: (url) => index.lookup(url),
		close: () => index.close()
	};
}
function openFile(path) {
	const { blobs, key } = placeOf(path);
	let opened = null;
	return {
		lookup: async (url) => {
			const lines = await (opened ??= openLines(blobs, key));
			return lines ? entriesOf$1(lines, `${surt(url)} `) : [];
		},
		close: () => void opened?.then((lines) => lines?.close())
	};
}
function placeOf(path) {
	const whole = resolve(path);
	return {
		blobs: new LocalBlobs(dirname(whole), nodeFileSystem),
		key: basename(whole)
	};
}
async function entriesOf$1(index, prefix) {
	return (await collectLines(index, prefix)).map((line) => {
		const entry = parseLine(line);
		if ("problem" in entry) throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, index.name, 0);
		return entry;
	});
}
//#endregion
//#region src/store/maintain/query-cdx.ts
/** Entries of an archive's indexes that answer a query. */
async function* queryCdx(dir, query) {
	const index = new ArchiveIndex(new LocalBlobs(dir, nodeFileSystem));
	try {
		yield* queryIndex(index, query);
	} finally {
		index.close();
	}
}
//#endregion
//#region src/store/archive/require-archive.ts
/** Refuses a directory with neither WARC files nor a catalog. */
function requireArchive(dir) {
	if (existsSync(join(dir, "warcs")) || existsSync(join(dir, "catalog.sqlite"))) return;
	throw new StoreError("NOT_FOUND", `no archive in ${dir}: capture a site first`);
}
//#endregion
//#region src/store/cdxj/content-block.ts
/** Opens a content by its record's id; `null` when no record in the archive has it. */
async function openContent(blobs, index, ref, url) {
	const record = await openIfSame(blobs, ref, ref.id) ?? await openMoved(blobs, index, ref.id, url);
	if (record === null) return null;
	const original = record.type === "revisit" ? await findOriginal(blobs, index, record) : record;
	if (original === null) return null;
	const isResource = original.type === "resource";
	const block = original === record || isResource ? original : revisited(record, original);
	const resourceType = isResource ? { contentType: original.field("Content-Type") } : null;
	return {
		first: block.first,
		pieces: block.pieces,
		resourceType
	};
}
/** Files are written anew when records are removed from them: the index knows where a record is now. */
async function openMoved(blobs, index, id, url) {
	for (const entry of await index.entriesOf(surt(url))) {
		const record = await openIfSame(blobs, entry, id);
		if (record) return record;
	}
	return null;
}
async function openIfSame(blobs, place, id) {
	try {
		const record = await openRecordAt(blobs, place);
		return record.id === id ? record : null;
	} catch (error) {
		const isNotThere = error instanceof StoreError && error.code === "ARCHIVE_BROKEN";
		if (error instanceof FormatError || isNotThere) return null;
		throw error;
	}
}
//#endregion
//#region src/store/maintain/rebuild/capture-rebuild.ts
/** More than any capture counts: files may come from elsewhere. */
var MOST_SHAPES = 1e4;
/** Rebuilds one capture; its files come in order. */
var CaptureRebuild = class CaptureRebuild {
	id;
	/** The folder of its first file: copies of its files elsewhere add nothing. */
	folder;
	/** By which it decoded contents. */
	limits;
	#catalog;
	#isNew;
	#known = /* @__PURE__ */ new Set();
	/** Places of the sightings added here, with the places that their records tell. */
	#added = /* @__PURE__ */ new Map();
	#longRequisites = /* @__PURE__ */ new Map();
	#refused = /* @__PURE__ */ new Map();
	constructor(catalog, capture, folder, isNew) {
		this.#catalog = catalog;
		this.id = capture.id;
		this.folder = folder;
		this.limits = limitsBy(capture.settings.contentRules);
		this.#isNew = isNew;
	}
	static async begin(catalog, capture, folder) {
		const isNew = await catalog.captures.get(capture.id) === null;
		if (isNew) await catalog.captures.create(capture);
		const rebuild = new CaptureRebuild(catalog, capture, folder, isNew);
		if (!isNew) for await (const { records } of catalog.sightings.ofCapture(capture.id)) for (const { id } of records) rebuild.#known.add(id);
		return rebuild;
	}
	/** Sightings that the catalog did not have. */
	get added() {
		return this.#added.size;
	}
	/** Whether the catalog had this record's sighting before. */
	knows(recordId) {
		return this.#known.has(recordId);
	}
	/** Takes one of the capture's own records, by the last word of its target. */
	async takeOwn(kind, fields) {
		if (kind === "frontier") await this.#takePages(fields);
		else if (kind === "states") await this.#takeStates(fields);
		else if (kind === "change") await this.#change(readChangeRecord(fields) ?? {});
		else if (kind === "resume") await this.#takeStanding(readResumeRecord(fields));
		else if (kind === "requisites") this.#takeRequisites(fields);
		else if (kind === "rendering") await this.#takeRendering(readRenderingRecord(fields));
		this.#count(readRefusalRecord(fields) ?? []);
	}
	/** Files what only the sum of all records tells: call after the last file. */
	async finish() {
		for await (const held of this.#catalog.refusals.ofCapture(this.id)) {
			const told = this.#refused.get(keyOf(held));
			if (told) this.#refused.set(keyOf(held), mergeRefused(held, told));
		}
		await this.#catalog.refusals.put(this.id, [...this.#refused.values()]);
	}
	#count(shapes) {
		for (const shape of shapes) {
			const held = this.#refused.get(keyOf(shape));
			if (held || this.#refused.size < MOST_SHAPES) this.#refused.set(keyOf(shape), mergeRefused(held ?? shape, shape));
		}
	}
	/** What the planner promised; t* too where no record of its own tells it. */
	async takePlan(patch) {
		const held = await this.#catalog.captures.get(this.id);
		if (held?.plannedAsOf === null) await this.#apply({
			phase: "revisiting",
			...patch
		});
		else if (held?.expectedSharp === null) await this.#apply({
			expectedSharp: patch.expectedSharp,
			upperBound: patch.upperBound
		});
	}
	/** Files a sighting, the state of its page and what the page needs. */
	async takeLook({ sighting, note, fields }) {
		const { sightings, frontier, upkeep } = this.#catalog;
		const { seq: told, kind, depth, via } = note;
		const seq = this.#isNew && told !== null && !this.#added.has(told) ? told : await upkeep.nextSeq(this.id);
		await sightings.add({
			...sighting,
			captureId: this.id,
			seq
		});
		this.#added.set(seq, told);
		const { url, pass, outcome } = sighting;
		const state = outcome.kind === "captured" ? "visited" : "failed";
		const page = {
			url,
			kind,
			depth,
			via,
			state,
			reason: null,
			late: pass === "late"
		};
		const added = await frontier.add(this.id, [page]);
		const settles = this.#isNew && (pass === "visit" || pass === "late");
		if (added.length === 0 && settles) await frontier.setState(this.id, url, state, null);
		await this.#fileRequisites(url, fields);
	}
	async #takePages(fields) {
		const pages = readFrontierRecord(fields) ?? [];
		if (this.#isNew) await this.#catalog.upkeep.putPages(this.id, pages);
		else await this.#catalog.frontier.add(this.id, pages);
	}
	async #takeStates(fields) {
		if (!this.#isNew) return;
		const { frontier, upkeep } = this.#catalog;
		for (const { url, state, reason } of readStateRecord(fields) ?? []) if (await upkeep.knowsPage(this.id, url)) await frontier.setState(this.id, url, state, reason);
	}
	async #change(patch) {
		if (this.#isNew) return this.#apply(patch);
		if ((await this.#catalog.captures.get(this.id))?.plannedAsOf === null && patch.plannedAsOf) await this.#apply(patch);
	}
	async #apply(patch) {
		await this.#catalog.captures.update(this.id, patch);
	}
	async #takeStanding(standing) {
		if (!standing) return;
		this.#refused.clear();
		const missing = new Set(standing.missing);
		const isLost = (told) => told !== null && (told >= standing.nextSeq || missing.has(told));
		const lost = [...this.#added].filter(([, told]) => isLost(told)).map(([seq]) => seq);
		await this.#catalog.upkeep.forgetSightings(this.id, lost);
		for (const seq of lost) this.#added.delete(seq);
		if (this.#isNew) await this.#catalog.upkeep.forgetPagesFrom(this.id, standing.pages);
	}
	#takeRequisites(fields) {
		const said = readRequisitesRecord(fields);
		if (!said) return;
		const before = said.part === 0 ? [] : this.#longRequisites.get(said.document) ?? [];
		this.#longRequisites.set(said.document, [...before, ...said.requisites]);
	}
	/** What the page asked for while it was shown, it needs. */
	async #takeRendering(rendering) {
		if (rendering === null || !await this.#catalog.upkeep.knowsPage(this.id, rendering.document)) return;
		await this.#catalog.renderings.put(this.id, rendering);
		const { document, requests } = rendering;
		const known = (await this.#catalog.requisites.ofDocument(document)).find((one) => one.captureId === this.id);
		const needed = /* @__PURE__ */ new Set([...known?.requisites ?? [], ...requests]);
		if (needed.size > 0) await this.#catalog.requisites.setRequisites(this.id, document, [...needed]);
	}
	async #fileRequisites(url, fields) {
		const requisites = [...this.#longRequisites.get(url) ?? [], ...readLookRequisites(fields)];
		this.#longRequisites.delete(url);
		if (requisites.length > 0) await this.#catalog.requisites.setRequisites(this.id, url, requisites);
	}
};
function keyOf({ code, shape }) {
	return `${code} ${shape}`;
}
//#endregion
//#region src/formats/http/told-content.ts
/** Bytes that came from no server: a state without a head, as if it were answered with 200. */
async function readResource({ first, pieces }, contentType, lastModified) {
	const hash = createHash("sha256");
	let payloadBytes = 0;
	for await (const piece of pieces ? pieces() : [first]) {
		hash.update(piece);
		payloadBytes += piece.length;
	}
	const digest = `sha-256:${hash.digest("hex")}`;
	return {
		identity: {
			status: 200,
			location: null,
			contentType,
			contentDigest: digest
		},
		payloadDigest: digest,
		payloadBytes,
		validators: {
			etag: null,
			lastModified,
			date: null,
			ageSeconds: null,
			cacheSigns: false
		},
		payloadOffset: 0
	};
}
/** An answer as it was sent; in words why it shows no state of its page, where it shows none. */
async function readAnswer(raw, limits = DECODE_LIMITS) {
	const read = await readResponse(raw, limits);
	if (!read.ok) return { problem: "it is not HTTP" };
	if (!read.complete) return { problem: "it is shorter than it says, or its framing is wrong" };
	if (!isPageState(read.status) || read.status === 304) return { problem: `status ${read.status} is no state of a page` };
	if (read.kind === "undecodable") return { problem: read.message };
	const { identity, payloadDigest, payloadBytes, headers, headerEnd } = read;
	return {
		identity,
		payloadDigest,
		payloadBytes,
		validators: validatorsOf(headers),
		payloadOffset: headerEnd
	};
}
//#endregion
//#region src/store/maintain/rebuild/told-look.ts
/** Takes one record that tells of a content; one whose content cannot be read tells nothing. */
async function takeTold(context, capture, { record, ref, fields }) {
	const note = readToldFields(fields);
	if (note === null || record.target === null) return;
	const url = record.target;
	const facts = await factsOf$2(context, capture, note, url);
	if (facts === null) return;
	const { seq, kind, told, records } = note;
	const { captureId: _, ...sighting } = toldSighting({
		...facts,
		url,
		kind,
		records
	}, told, {
		captureId: capture.id,
		seq,
		record: ref
	});
	await capture.takeLook({
		sighting,
		note: {
			depth: 0,
			via: null,
			label: null,
			request: null,
			limit: null,
			pass: "visit",
			seq,
			kind
		},
		fields: {}
	});
}
async function factsOf$2({ content }, { limits }, { records: [first], lastModified }, url) {
	const block = await content(first, url);
	if (block === null) return null;
	const { resourceType } = block;
	if (resourceType) return readResource(block, resourceType.contentType, lastModified);
	const read = await readAnswer(block, limits);
	return "problem" in read ? null : read;
}
//#endregion
//#region src/store/maintain/rebuild/rebuild-file.ts
var MAX_FIELDS_BYTES = 16777216;
/** Takes one WARC file's share into the catalog. */
async function rebuildFromFile(context, file) {
	const rebuild = new FileRebuild(context, file);
	let fields = null;
	for await (const item of readArchived(context.blobs, file)) if (item.kind === "record") fields = await fieldsOf(item.record, file);
	else if (item.kind === "end" && item.isWhole && item.length !== null) await rebuild.take(item.record, item.length, fields);
}
var FileRebuild = class {
	#context;
	#file;
	#nearby = /* @__PURE__ */ new Map();
	#capture = null;
	constructor(context, file) {
		this.#context = context;
		this.#file = file;
	}
	async take(record, length, fields) {
		if (record.type === "warcinfo") return fields ? this.#begin(fields) : void 0;
		const capture = this.#capture;
		if (capture === null || record.id === null) return;
		const ref = {
			id: record.id,
			type: record.type,
			file: this.#file,
			offset: record.offset,
			length
		};
		const refersTo = record.field("WARC-Refers-To");
		this.#nearby.set(record.id, {
			ref,
			truncated: record.field("WARC-Truncated"),
			refersTo
		});
		if (record.type !== "metadata" || !fields) return;
		await this.#takeMetadata(capture, {
			record,
			ref,
			fields,
			nearby: this.#nearby
		});
		this.#nearby.clear();
	}
	async #takeMetadata(capture, metadata) {
		const { record, fields, ref } = metadata;
		const kind = runRecordKind(capture.id, record.target);
		if (kind === "plan") await capture.takePlan(planOf(fields));
		else if (kind !== null) await capture.takeOwn(kind, fields);
		else if (capture.knows(ref.id)) return;
		else if (fields["isochron-told"] !== void 0) await takeTold(this.#context, capture, metadata);
		else await takeLook(this.#context, capture, metadata);
	}
	async #begin(fields) {
		const said = readCaptureFields(fields);
		if (!said) return;
		const { captures, catalog } = this.#context;
		const folder = dirname(this.#file);
		let capture = captures.get(said.id);
		if (!capture) captures.set(said.id, capture = await CaptureRebuild.begin(catalog, said, folder));
		if (capture.folder !== folder) return;
		this.#capture = capture;
		await registerFile(this.#context, said.id, this.#file);
	}
};
function planOf(fields) {
	const { plannedAsOf, expectedSharp, upperBound } = readPlanRecord(fields);
	return {
		plannedAsOf,
		expectedSharp,
		upperBound
	};
}
async function fieldsOf(record, file) {
	if (record.type !== "metadata" && record.type !== "warcinfo") return null;
	if ((record.blockBytes ?? 0) > MAX_FIELDS_BYTES) return null;
	return decodeWarcFields(await readBlock(record, file));
}
async function registerFile({ blobs, catalog, listed }, captureId, file) {
	const { warcFiles } = catalog.upkeep;
	if (listed.has(file)) return;
	listed.add(file);
	const number = Number(/-(\d+)\.warc\.gz$/.exec(basename(file))?.[1] ?? 0);
	await withBlob(blobs, file, async (source) => {
		await warcFiles.begin(captureId, file, number);
		await warcFiles.finish(file, source.sizeBytes, await sha256Of(source));
	});
}
async function takeLook(context, capture, metadata) {
	const { record, fields, ref, nearby } = metadata;
	const note = readLookNote(fields);
	if (note === null || record.target === null || record.date === null) return;
	const response = nearby.get(record.field("WARC-Concurrent-To") ?? "");
	const read = response ? await outcomeOf({
		context,
		capture
	}, response, metadata) : noResponse(fields);
	if (!read) return;
	const outcome = note.limit === null ? labelled(read, note.label) : CUT_BY_MAX_BYTES;
	const sighting = {
		url: note.request === null ? record.target : `${record.target}#${note.request}`,
		pass: note.pass,
		times: readTimes(fields, record.date),
		outcome,
		records: response ? [...[...nearby.values()].map((near) => near.ref), ...borrowedBy(metadata)] : [ref]
	};
	await capture.takeLook({
		sighting,
		note,
		fields
	});
}
/** The response of an earlier capture that supplies a revisit's body. */
function borrowedBy({ fields, record, nearby }) {
	const beside = nearby.get(record.field("WARC-Concurrent-To") ?? "");
	const said = readBorrowed(fields);
	const id = beside?.refersTo ?? null;
	if (said === null || id === null) return [];
	const { file, offset, length } = said;
	return [{
		id,
		type: "borrowed",
		file,
		offset,
		length
	}];
}
async function outcomeOf({ context, capture }, { ref, truncated }, { record, fields, nearby }) {
	const { first, pieces } = await context.response(ref, record.target);
	const request = [...nearby.values()].find((near) => near.ref.type === "request");
	const exchange = {
		times: readTimes(fields, record.date),
		requestBytes: request ? await context.blockOf(request.ref) : /* @__PURE__ */ new Uint8Array(),
		responseBytes: first,
		...pieces ? { spooled: { read: pieces } } : {},
		truncated: ref.type === "response" ? truncated : null,
		remoteAddress: null
	};
	return context.readOutcome(exchange, capture.limits);
}
/** What the crawl found out about a page beyond the response itself. */
function labelled(outcome, label) {
	if (label === null || outcome.kind !== "captured") return outcome;
	return {
		...outcome,
		labels: [...outcome.labels ?? [], label]
	};
}
function noResponse(fields) {
	const said = readNoResponse(fields);
	if (said?.kind !== "refused") return said && {
		kind: "failed",
		code: said.code,
		message: said.message
	};
	return {
		kind: "refused",
		reason: said.message
	};
}
//#endregion
//#region src/store/maintain/rebuild/rebuild-captures.ts
/** Takes files into the catalog, in their order; the indexes must know their records. */
async function rebuildCaptures({ blobs }, { catalog, readOutcome }, files) {
	const index = new ArchiveIndex(blobs);
	const captures = /* @__PURE__ */ new Map();
	const listed = await listedFiles(catalog);
	try {
		const context = {
			blobs,
			catalog,
			captures,
			listed,
			readOutcome,
			response: ({ file, offset, length }, url) => openReceived(blobs, index, {
				file,
				offset,
				length,
				url
			}),
			content: (record, url) => openContent(blobs, index, record, url),
			blockOf: (record) => readBlockAt(blobs, record)
		};
		for (const file of files) await rebuildFromFile(context, file);
		for (const capture of captures.values()) await capture.finish();
		for (const { id } of await catalog.captures.list()) await restoreResults(blobs, catalog, id);
	} finally {
		index.close();
	}
	return {
		sightingsAdded: [...captures.values()].reduce((sum, { added }) => sum + added, 0),
		listed
	};
}
async function listedFiles(catalog) {
	const listed = /* @__PURE__ */ new Set();
	for (const { id } of await catalog.captures.list()) for (const { file } of await catalog.upkeep.warcFiles.ofCapture(id)) listed.add(file);
	return listed;
}
async function restoreResults(blobs, catalog, id) {
	const phase = (await catalog.captures.get(id))?.phase;
	if (phase === "finished" || phase === "cancelled") return;
	const bytes = await wholeBlob(blobs, `${captureFolder(id)}/report.json`);
	if (!bytes) return;
	const report = JSON.parse(bytes.toString("utf8"));
	await catalog.captures.update(id, {
		phase: report.cancelled === true ? "cancelled" : "finished",
		plannedAsOf: report.testimony ? null : instant(report.plannedAsOf),
		asOf: report.refresh || report.testimony ? null : instant(report.asOf),
		finishedAt: instant(report.finishedAt),
		expectedSharp: report.expectedSharp,
		upperBound: report.upperBound
	});
}
//#endregion
//#region src/store/maintain/import/imported-look.ts
/** The page that a record tells of; `null` when it is none, or was asked for by anything but a GET. */
function pageOf(record, request) {
	const { type, target, date } = record;
	if (type !== "response" && type !== "revisit" && type !== "resource") return null;
	if (target === null || date === null) return null;
	return request !== null && request.method !== "GET" ? null : parsePageUrl(target);
}
var NEEDED_FIELDS = [
	"WARC-Date",
	"WARC-Profile",
	"WARC-Truncated",
	"Content-Type"
];
/** The facts of a record that tells of a page; `null` for any other. */
function factsOf$1({ record, request, isWhole, length }) {
	const url = isWhole && length !== null ? pageOf(record, request) : null;
	if (url === null) return null;
	const { type, id, date, offset } = record;
	const said = NEEDED_FIELDS.map((name) => [name, record.field(name)]);
	const fields = Object.fromEntries(said.filter(([, value]) => value !== null));
	return {
		url,
		target: record.target,
		type,
		id: id ?? "",
		at: date,
		offset,
		length,
		fields
	};
}
/** When the fetch was, as far as its record says. */
function timesOfLook({ at, fields }) {
	return timesOf(at, fields["WARC-Date"] ?? "");
}
/** WARC-Date is when the fetch began; one that is cut to the second may be as late as its end. */
function timesOf(at, written) {
	const isCut = !/[.,]\d/.test(written);
	return {
		sentAt: at,
		firstByteAt: at,
		lastByteAt: instant(isCut ? at + 999 : at)
	};
}
/** Longer blocks are read from the archive again, in pieces. */
var MAX_HELD_BYTES = 16777216;
/** Whether the block of a record is held whole: revisits need their originals, and long ones are read in pieces. */
function isHeld({ type, blockBytes }) {
	return (type === "response" || type === "resource") && blockBytes !== null && blockBytes <= MAX_HELD_BYTES;
}
/** A block of any sensible length; `null` for others. */
async function heldBlock(record) {
	if (!isHeld(record)) return null;
	const pieces = [];
	for await (const piece of record.block) pieces.push(piece);
	return pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
}
/** What a record shows, with its block whole or in pieces; of a revisit, its own head with its original's body. */
async function importedOutcome(facts, block, request, readOutcome) {
	const { type, url, fields } = facts;
	if (type === "resource") return resourceOutcome(facts, block);
	const { first, pieces } = block;
	const path = new URL(url);
	return unvouched(await readOutcome({
		times: timesOfLook(facts),
		requestBytes: request?.bytes ?? Buffer.from(`GET ${path.pathname}${path.search} HTTP/1.1\r\n\r\n`),
		responseBytes: pieces ? first : asStored(first),
		...pieces ? { spooled: { read: pieces } } : {},
		truncated: type === "response" && fields["WARC-Truncated"] !== void 0 ? "length" : null,
		remoteAddress: null
	}), facts, request);
}
function unvouched(outcome, { fields }, request) {
	if (outcome.kind === "captured") return {
		...outcome,
		imported: true
	};
	const isAnswer = fields["WARC-Profile"]?.endsWith("/server-not-modified") ?? false;
	if (outcome.kind === "unchanged" && isAnswer && conditionOf(request?.bytes ?? Buffer.alloc(0)) === null) return {
		...outcome,
		asked: true,
		by: "last-modified"
	};
	return outcome;
}
/** A resource record holds the content alone: it was there, and that is all it says. */
async function resourceOutcome({ fields }, { first, pieces }) {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const piece of pieces ? pieces() : [first]) {
		hash.update(piece);
		bytes += piece.length;
	}
	const digest = `sha-256:${hash.digest("hex")}`;
	return {
		kind: "captured",
		identity: {
			status: 200,
			location: null,
			contentType: fields["Content-Type"] ?? null,
			contentDigest: digest
		},
		payloadDigest: digest,
		payloadBytes: bytes,
		validators: {
			etag: null,
			lastModified: null,
			date: null,
			ageSeconds: null,
			cacheSigns: false
		},
		imported: true
	};
}
/** The page of a sighting, as a frontier holds it; who linked to it nobody says. */
function importedPage(url, outcome) {
	const state = outcome.kind === "captured" || outcome.kind === "unchanged" ? "visited" : "failed";
	return {
		url,
		kind: kindOf(outcome),
		depth: 0,
		via: null,
		state,
		reason: null,
		late: false
	};
}
function kindOf(outcome) {
	const type = outcome.kind === "captured" ? mediaType(outcome.identity.contentType) ?? "" : "";
	if (/html|pdf/.test(type) || type === "") return "document";
	return /^(?:image|font|audio|video)\/|css|javascript|ecmascript|font/.test(type) ? "requisite" : "other";
}
//#endregion
//#region src/store/maintain/import/collect.ts
/** Filed in one transaction: one for each would take longer than all else. */
var LOOKS_AT_ONCE = 256;
/** Files the import's captures and sightings; what the catalog has of it already stays. Returns the sightings added. */
async function collectImport(context, wanted) {
	const { captures } = context.catalog;
	if (!await captures.get(wanted.id)) await captures.create(captureOf$1(wanted));
	const collector = await Collector.open(context, wanted.id);
	for (const [number, file] of wanted.files.entries()) {
		await collector.register(file, number + 1);
		await collector.take(file);
	}
	await captures.update(wanted.id, { phase: "finished" });
	return collector.added;
}
/** Unfinished until all of it is filed, so that a process that is killed goes on. */
function captureOf$1({ id, site, span: { from, to, seed } }) {
	return {
		id,
		site,
		seeds: seed === null ? [] : [seed],
		phase: "visiting",
		startedAt: from,
		plannedAsOf: from,
		asOf: from,
		finishedAt: to,
		settings: {
			version: 1,
			imported: true
		},
		expectedSharp: null,
		upperBound: null
	};
}
var Collector = class Collector {
	#context;
	#id;
	#known;
	#waiting = [];
	#seq;
	added = 0;
	constructor(context, id, known, seq) {
		this.#context = context;
		this.#id = id;
		this.#known = known;
		this.#seq = seq;
	}
	static async open(context, id) {
		const { sightings, upkeep } = context.catalog;
		const known = /* @__PURE__ */ new Set();
		for await (const { records } of sightings.ofCapture(id)) for (const ref of records) known.add(placeKey(ref));
		return new Collector(context, id, known, await upkeep.nextSeq(id));
	}
	/** Lists the file with its hash, so that an audit knows what it must be. */
	async register(file, number) {
		const { blobs, catalog, hashes } = this.#context;
		const { warcFiles } = catalog.upkeep;
		if ((await warcFiles.ofCapture(this.#id)).some((row) => row.file === file)) return;
		await withBlob(blobs, file, async (source) => {
			await warcFiles.begin(this.#id, file, number);
			await warcFiles.finish(file, source.sizeBytes, hashes?.get(file) ?? await sha256Of(source));
		});
	}
	async take(file) {
		const { blobs, looks } = this.#context;
		for await (const look of looks?.of(file) ?? readLooks(blobs, file)) await this.#takeLook(file, look);
		await this.#file();
	}
	async #takeLook(file, look) {
		const { url, id, type, offset, length } = look.facts;
		if (this.#known.has(placeKey({
			file,
			offset
		}))) return;
		const outcome = look.outcome ?? await this.#outcomeOf(file, look);
		this.#waiting.push({
			url,
			captureId: this.#id,
			seq: this.#seq++,
			pass: "visit",
			times: timesOfLook(look.facts),
			outcome,
			records: [{
				id,
				type,
				file,
				offset,
				length
			}]
		});
		if (this.#waiting.length >= LOOKS_AT_ONCE) await this.#file();
	}
	async #file() {
		const looks = this.#waiting.splice(0);
		if (looks.length === 0) return;
		await this.#filePages(looks.map(({ url, outcome }) => importedPage(url, outcome)));
		const { sightings } = this.#context.catalog;
		await Promise.all(looks.map((sighting) => sightings.add(sighting)));
		this.added += looks.length;
	}
	async #filePages(pages) {
		const { frontier } = this.#context.catalog;
		const added = await frontier.add(this.#id, pages);
		const states = new Map(added.map(({ url, state }) => [url, state]));
		const mended = [...new Set(pages.filter(({ state }) => state === "visited").map(({ url }) => url))].filter((url) => states.get(url) !== "visited");
		await Promise.all(mended.map((url) => frontier.setState(this.#id, url, "visited", null)));
	}
	async #outcomeOf(file, { facts, request, block = null }) {
		const { blobs, index, readOutcome } = this.#context;
		try {
			const place = {
				file,
				offset: facts.offset,
				url: facts.target
			};
			return await importedOutcome(facts, block ? {
				first: block,
				pieces: null
			} : await openReceived(blobs, index, place), request, readOutcome);
		} catch (error) {
			if (!(error instanceof StoreError)) throw error;
			return {
				kind: "failed",
				code: "original-missing",
				message: "its original is not in the archive"
			};
		}
	}
};
/** The looks of a file that was not looked through on its way in. */
async function* readLooks(blobs, file) {
	for await (const paired of pairedRecords(readArchived(blobs, file), { read: heldBlock })) {
		const facts = factsOf$1(paired);
		if (facts) yield {
			facts,
			outcome: null,
			request: paired.request,
			block: paired.read
		};
	}
}
function placeKey({ file, offset }) {
	return `${offset} ${file}`;
}
//#endregion
//#region src/store/maintain/import/import-record.ts
var FOLDER$1 = "imports";
var recordedSpan = object({
	from: datetime().nullable(),
	to: datetime().nullable(),
	page: string().nullable()
});
var importedFile = object({
	source: string(),
	sha256: string(),
	sizeBytes: number(),
	pieces: array(string()),
	original: string().nullable(),
	how: _enum(["as-it-is", "converted"]),
	span: recordedSpan
});
var importRecord = object({
	format: literal("isochron-import/1"),
	import: string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
	site: string(),
	importedAt: string(),
	files: array(importedFile)
});
/** `imports/<import>.json`. */
function importKey(id) {
	return `${FOLDER$1}/${id}.json`;
}
/** Writes the record of one import. */
async function putImportRecord(blobs, { id, site, at, files }) {
	const record = {
		format: "isochron-import/1",
		import: id,
		site,
		importedAt: toIso(at),
		files: [...files]
	};
	await blobs.put(importKey(id), Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}
/** One import's record; `null` when there is none that can be read. */
async function getImportRecord(blobs, id) {
	const bytes = await wholeBlob(blobs, importKey(id));
	return bytes && parseRecord(bytes.toString("utf8"));
}
/** All imports of an archive, in the order of their names. */
async function importRecords(blobs) {
	const records = [];
	for (const { key } of await blobs.list(`${FOLDER$1}/`)) {
		const bytes = key.endsWith(".json") ? await wholeBlob(blobs, key) : null;
		const record = bytes && parseRecord(bytes.toString("utf8"));
		if (record && importKey(record.import) === key) records.push(record);
	}
	return records;
}
function parseRecord(text) {
	try {
		const parsed = importRecord.safeParse(JSON.parse(text));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
/** The name of an import that begins at an instant. */
function importId(at) {
	return `import-${toIso(instant(at)).replaceAll(/\D/g, "")}`;
}
//#endregion
//#region src/store/maintain/import/catalogue.ts
/** Puts the import on record and into the catalog, which is made when there is none. */
async function cataloguePieces(place, { site, now, taken }, options) {
	const fresh = await unrecorded(place, taken);
	if (fresh.length > 0) await putImportRecord(place.blobs, {
		id: importId(now),
		site,
		at: now,
		files: fresh
	});
	const catalog = openCatalog(join(place.dir, "catalog.sqlite"), "write");
	try {
		const own = taken.flatMap(({ pieces }) => pieces.filter(({ capture }) => capture !== null));
		const files = [...new Set(own.map(({ file }) => file))];
		await rebuildCaptures(place, {
			catalog,
			...options
		}, files);
		await collectRecorded(place, catalog, options);
	} finally {
		catalog.close();
	}
}
/** Files of others that no import has on record yet; what came along with captures of ours is no collection. */
async function unrecorded(place, taken) {
	const known = new Set((await importRecords(place.blobs)).flatMap(({ files }) => files.flatMap((f) => f.pieces)));
	const isHome = taken.some(({ pieces }) => pieces.some(({ capture }) => capture !== null));
	const fresh = taken.filter(({ pieces }) => pieces.every(({ capture }) => capture === null)).flatMap(({ recorded: one }) => one ?? []).filter(({ pieces }) => pieces.some((file) => !known.has(file)));
	return isHome ? fresh.filter(({ source }) => !source.endsWith("#archive/originals.warc.gz")) : fresh;
}
/** Every import on record becomes a capture, unless it is one; one that was broken off is completed. */
async function collectRecorded({ blobs, lines }, catalog, { readOutcome }) {
	const index = new ArchiveIndex(blobs);
	let added = 0;
	try {
		for (const record of await importRecords(blobs)) {
			const held = await catalog.captures.get(record.import);
			if (held !== null && held.phase === "finished") continue;
			const files = [...new Set(record.files.flatMap(({ pieces }) => pieces))];
			const { import: id, site } = record;
			added += await collectImport({
				blobs,
				catalog,
				index,
				readOutcome,
				...lines && {
					looks: lines.looks,
					hashes: lines.hashes
				}
			}, {
				id,
				site,
				files,
				span: spanOf(record)
			});
		}
	} finally {
		index.close();
	}
	return added;
}
function spanOf({ files, importedAt }) {
	const times = files.flatMap(({ span }) => [span.from, span.to]).flatMap((text) => parseIso(text ?? "") ?? []);
	const at = parseIso(importedAt) ?? instant(0);
	const seed = files.find(({ span }) => span.page !== null)?.span.page ?? null;
	if (times.length === 0) return {
		from: at,
		to: at,
		seed
	};
	return {
		from: times.reduce((a, b) => a < b ? a : b),
		to: times.reduce((a, b) => a > b ? a : b),
		seed
	};
}
//#endregion
//#region src/store/maintain/import/look-through.ts
/** A capture's warcinfo is shorter. */
var MAX_INFO_BYTES = 16777216;
/** Findings that do not stand in the way of reading a record where it lies. */
var HARMLESS = /* @__PURE__ */ new Set([
	"date-malformed",
	"target-malformed",
	"field-missing",
	"head-malformed",
	"http-malformed",
	"digest-mismatch",
	"digest-unknown"
]);
/** Reads a source to its end; entries are given out as long as the file may stay as it is. */
async function lookThrough(source, name, taker = null) {
	const look = new Look(name);
	const read = (record) => taker && look.isAsItShouldBe ? readBlockOf(record, look.isOurs) : null;
	const onItem = (item) => look.see(item);
	for await (const paired of pairedRecords(readWarc(source, name), {
		read,
		onItem
	})) {
		const { read: held, length, isWhole, request } = paired;
		if (!taker || !held?.draft || !isWhole || length === null) continue;
		await taker.take(entryOf(held.draft, {
			file: taker.file,
			length,
			request
		}));
		if (!look.isOurs) await taker.takeLook(paired, held.block);
	}
	return look.facts();
}
async function readBlockOf(record, isOurs) {
	if (!(!isOurs && record.target !== null && isHeld(record))) return {
		draft: await draftOf(record),
		block: null
	};
	const block = await heldBlock(record);
	return {
		draft: block && draftFrom(record, block),
		block
	};
}
/** Notes what passes by. */
var Look = class {
	#name;
	#findings = new FindingTally();
	#parts = [];
	#span = new SpanTally();
	#records = 0;
	isAsItShouldBe = true;
	constructor(name) {
		this.#name = name;
	}
	see(item) {
		if (item.kind === "record") return this.#begun(item.record);
		if (item.kind === "finding") this.#found(item.finding);
		else this.isAsItShouldBe &&= isInPlace(item);
	}
	/** Whether what is read now was written by a capture of ours. */
	get isOurs() {
		return (this.#parts.at(-1)?.ownFile ?? null) !== null;
	}
	facts() {
		const { isAsItShouldBe } = this;
		const [findings, span] = [this.#findings.toArray(), this.#span.result()];
		return {
			records: this.#records,
			findings,
			isAsItShouldBe,
			parts: this.#parts,
			span
		};
	}
	#found(finding) {
		this.#findings.add(finding);
		this.isAsItShouldBe &&= HARMLESS.has(finding.code);
	}
	#begun(record) {
		this.#records++;
		this.isAsItShouldBe &&= isOurForm(record);
		this.#span.see(record);
		if (record.type === "warcinfo") return partBegunBy(record, this.#name).then((part) => this.#beginPart(part));
		if (this.#parts.length === 0) this.#beginPart(null);
	}
	#beginPart(part) {
		if (part || this.#parts.length === 0) this.#parts.push(part ?? {
			from: 0,
			ownFile: null,
			capture: null
		});
	}
};
var SpanTally = class {
	#from = Infinity;
	#to = -Infinity;
	#page = null;
	see(record) {
		const page = pageOf(record, null);
		if (page === null) return;
		this.#page ??= page;
		this.#from = Math.min(this.#from, record.date);
		this.#to = Math.max(this.#to, record.date);
	}
	result() {
		if (this.#page === null) return {
			from: null,
			to: null,
			page: null
		};
		return {
			from: toIso(instant(this.#from)),
			to: toIso(instant(this.#to)),
			page: this.#page
		};
	}
};
function isInPlace({ length, isWhole }) {
	return isWhole && length !== null;
}
function isOurForm({ format, coding }) {
	return format.startsWith("WARC/") && coding === "gzip";
}
async function partBegunBy(record, name) {
	if ((record.blockBytes ?? 0) > MAX_INFO_BYTES) return null;
	const capture = readCaptureFields(decodeWarcFields(await readBlock(record, name)));
	const file = record.field("WARC-Filename");
	const number = /-(\d{5,})\.warc\.gz$/.exec(file ?? "")?.[1];
	if (!capture || number === void 0) return null;
	const ownFile = warcFileName(capture.site, capture.id, Number(number));
	return ownFile.endsWith(`/${file}`) ? {
		from: record.offset,
		ownFile,
		capture: capture.id
	} : null;
}
//#endregion
//#region src/store/maintain/reindex.ts
/** Rebuilds all indexes of an archive; a catalog that is lost or cannot be read is made anew. */
async function reindex(dir, options) {
	const fs = options.fileSystem ?? nodeFileSystem;
	requireArchive(dir);
	const unlock = lockForWriting(dir);
	try {
		const path = join(dir, "catalog.sqlite");
		const held = await openHeld(fs, path, options.logger);
		const catalog = held ?? await openFresh(fs, path);
		let summary;
		try {
			summary = await rebuild$1({
				blobs: new LocalBlobs(dir, fs),
				dir,
				fs
			}, catalog, options);
		} finally {
			catalog.close();
		}
		if (!held) await moveCatalog(fs, `${path}${FRESH}`, path);
		return summary;
	} finally {
		unlock();
	}
}
async function rebuild$1(place, catalog, options) {
	const { blobs } = place;
	const files = (await warcFilesIn(blobs)).sort((a, b) => Number(isImported(a)) - Number(isImported(b)));
	const findings = new FindingTally();
	for (const folder of new Set(files.map((file) => file.split("/")[1]))) await indexFolder({
		...place,
		folder,
		files,
		findings
	});
	const { readOutcome } = options;
	const { sightingsAdded, listed } = await rebuildCaptures(place, {
		catalog,
		readOutcome
	}, files);
	await recordUnclaimed(place, files, listed);
	const collected = await collectRecorded(place, catalog, { readOutcome });
	return {
		files: files.length,
		captures: (await catalog.captures.list()).length,
		sightingsAdded: sightingsAdded + collected,
		surtRules: SURT_RULES,
		findings: findings.toArray()
	};
}
/** Files of others that no import has on record, as of earlier versions: each folder's are put on record as one. */
async function recordUnclaimed({ blobs }, files, listed) {
	const known = new Set((await importRecords(blobs)).flatMap((one) => one.files.flatMap(({ pieces }) => pieces)));
	const unclaimed = files.filter((file) => !known.has(file) && !listed.has(file));
	for (const folder of new Set(unclaimed.map((file) => file.split("/")[1]))) {
		const own = [];
		for (const file of unclaimed.filter((one) => one.startsWith(`warcs/${folder}/`))) own.push(await withBlob(blobs, file, (source) => recordedAsFound(source, file)));
		const at = instant(Date.now());
		await putImportRecord(blobs, {
			id: `import-${folder.replaceAll(/[^A-Za-z0-9._-]/g, "-").slice(0, 80)}-${own[0].sha256.slice(0, 12)}`,
			site: siteOfFolder(folder),
			at,
			files: own
		});
	}
}
async function recordedAsFound(source, file) {
	const { span } = await lookThrough(source, file);
	return {
		source: file,
		sha256: await sha256Of(source),
		sizeBytes: source.sizeBytes,
		pieces: [file],
		original: null,
		how: "as-it-is",
		span
	};
}
function isImported(file) {
	return /-[0-9a-f]{16}\.warc\.gz$/.test(file);
}
/** Makes the index of one site's folder anew. */
async function indexFolder(place) {
	const { blobs, fs, dir, folder, files, findings } = place;
	const key = `${INDEX_FOLDER}/${folder}.cdxj`;
	const entries = async function* () {
		for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`))) yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, (finding) => findings.add(finding)));
	};
	await replaceIndex({
		blobs,
		key,
		temporary: {
			fs,
			prefix: join(dir, key)
		}
	}, entries());
}
var FRESH = ".fresh";
async function openHeld(fs, path, logger) {
	if (!existsSync(path)) return null;
	try {
		if (isWholeCatalog(path)) return openCatalog(path, "write");
	} catch (error) {
		if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BROKEN") throw error;
	}
	const aside = `${path}.broken`;
	logger?.log("warn", "the catalog cannot be read; it is put aside and made anew", {
		path,
		aside
	});
	await moveCatalog(fs, path, aside);
	return null;
}
async function openFresh(fs, path) {
	for (const suffix of SQLITE_FILES) await fs.remove(`${path}${FRESH}${suffix}`);
	return openCatalog(`${path}${FRESH}`, "write");
}
var SQLITE_FILES = [
	"-wal",
	"-shm",
	""
];
async function moveCatalog(fs, from, to) {
	for (const suffix of SQLITE_FILES) if (existsSync(from + suffix)) await fs.rename(from + suffix, to + suffix);
	else await fs.remove(to + suffix);
	await fs.syncDirectory(dirname(to));
}
//#endregion
//#region src/store/maintain/import/files-of.ts
/** Lists them; a source that is not there, or holds no file at all, is an error before anything is taken. */
async function filesOf(sources) {
	const found = {
		files: [],
		skipped: []
	};
	for (const source of sources) try {
		if (!(await stat(source)).isDirectory()) found.files.push(source);
		else await below(source, found);
	} catch (error) {
		throw inputFailure(error, source);
	}
	if (found.files.length + found.skipped.length === 0) throw new UsageError("NOT_FOUND", `no files in ${sources.join(", ")}: nothing to import`);
	return found;
}
async function below(dir, { files, skipped }) {
	const paths = (await readdir(dir, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
	for (const path of paths.sort()) (hasArchiveName(path) ? files : skipped).push(path);
}
//#endregion
//#region src/store/maintain/import/draft-looks.ts
var WAITING_BYTES = 262144;
/** The looks of an import's files, in the order of their records. */
var DraftLooks = class {
	#fs;
	#path;
	#kept = /* @__PURE__ */ new Map();
	#output = null;
	#waiting = [];
	#waitingBytes = 0;
	#sizeBytes = 0;
	#from = 0;
	#isSpoilt = false;
	constructor(fs, path) {
		this.#fs = fs;
		this.#path = path;
	}
	/** Takes a look of the file that is being read; a promise only when something has to be written. */
	add(look) {
		const line = lineOf(look);
		this.#isSpoilt ||= line.length > MAX_LINE_BYTES;
		if (this.#isSpoilt) return void 0;
		this.#waiting.push(line);
		this.#waitingBytes += line.length + 1;
		this.#sizeBytes += line.length + 1;
		return this.#waitingBytes < WAITING_BYTES ? void 0 : this.#write();
	}
	/** The looks that follow are of another file; those since the last call count only if they were kept. */
	beginFile() {
		[this.#from, this.#isSpoilt] = [this.#sizeBytes, false];
	}
	/** The file is read: its looks are kept under its name in the archive. */
	async keepFile(file) {
		await this.#write();
		if (!this.#isSpoilt) this.#kept.set(file, {
			from: this.#from,
			to: this.#sizeBytes
		});
	}
	/** The looks of a file; `null` when there are none, and its records have to be read. */
	of(file) {
		const range = this.#kept.get(file);
		return range ? this.#read(range.from, range.to) : null;
	}
	/** Forgets all looks. */
	async remove() {
		this.#waiting = [];
		this.#kept.clear();
		await this.#output?.close();
		this.#output = null;
		await this.#fs.remove(this.#path);
	}
	async *#read(from, to) {
		if (from === to) return;
		const source = fileSource(this.#path);
		try {
			for await (const lines of lineBatches(slice$1(source, from, to), this.#path)) for (const line of lines) yield lookOf(line);
		} finally {
			source.close();
		}
	}
	async #write() {
		if (this.#waiting.length === 0) return;
		const bytes = Buffer.from(`${this.#waiting.join("\n")}\n`, "latin1");
		[this.#waiting, this.#waitingBytes] = [[], 0];
		this.#output ??= await this.#open();
		await this.#output.write(bytes);
	}
	async #open() {
		await this.#fs.makeDirectory(dirname(this.#path));
		await this.#fs.remove(this.#path);
		return this.#fs.open(this.#path, "wx");
	}
};
function lineOf({ facts, outcome, request }) {
	const asked = request && outcome === null ? {
		...request,
		...base64Of(request)
	} : null;
	return JSON.stringify({
		facts,
		outcome,
		request: asked
	}).replaceAll(/[\u0080-\uffff]/g, escaped);
}
function base64Of({ body, bytes }) {
	return {
		body: Buffer.from(body).toString("base64"),
		bytes: bytes.toString("base64")
	};
}
function escaped(unit) {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function lookOf(line) {
	const { facts, outcome, request } = JSON.parse(line);
	return {
		facts: {
			...facts,
			at: instant(facts.at)
		},
		outcome,
		request: request && {
			...request,
			body: Buffer.from(request.body, "base64"),
			bytes: Buffer.from(request.bytes, "base64")
		}
	};
}
//#endregion
//#region src/store/maintain/import/import-lines.ts
/** Lines for the index of one site. */
function importLines(fs, { dir, folder }, readOutcome) {
	const prefix = join(dir, INDEX_FOLDER, `${basename(folder)}.import`);
	return {
		runs: new SortedRuns(fs, prefix),
		looks: new DraftLooks(fs, `${prefix}.looks.tmp`),
		readOutcome,
		hashes: /* @__PURE__ */ new Map(),
		draft: () => new SortedRuns(fs, `${prefix}.draft`)
	};
}
/** The lines of one file, for the case that it stays as it is. */
var DraftIndex = class {
	file;
	#lines;
	#own;
	constructor({ lines }, file) {
		this.file = file;
		this.#lines = lines;
		this.#own = lines.draft();
		lines.looks.beginFile();
	}
	take(entry) {
		return this.#own.add(formatLine(entry));
	}
	takeLook(paired, block) {
		const facts = this.#lines.readOutcome && factsOf$1(paired);
		return facts ? this.#readLook(facts, paired.request, block) : void 0;
	}
	async #readLook(facts, request, block) {
		const { looks, readOutcome } = this.#lines;
		const read = block && {
			first: block,
			pieces: null
		};
		const outcome = read && await importedOutcome(facts, read, request, readOutcome);
		await looks.add({
			facts,
			outcome,
			request
		});
	}
	/** Keeps the lines, and the looks where they are all there; or forgets them. */
	async end({ isKept, hasLooks }) {
		const { looks, readOutcome } = this.#lines;
		try {
			if (isKept && hasLooks && readOutcome !== null) await looks.keepFile(this.file);
			for (const source of isKept ? this.#own.sources() : []) for await (const lines of source) for (const line of lines) await this.#lines.runs.add(line);
		} finally {
			await this.#own.remove();
		}
	}
};
//#endregion
//#region src/store/maintain/import/index-pieces.ts
/** Merges what was taken into the indexes of its sites; pieces that were not indexed on the way are read for it. */
async function indexPieces(place, taken) {
	const { blobs, fs, dir } = place;
	const unread = taken.flatMap(({ pieces, isIndexed }) => isIndexed ? [] : pieces.map(({ file }) => file));
	const folders = new Set(taken.flatMap(({ pieces }) => pieces.map(({ file }) => file.split("/")[1])));
	for (const folder of folders) {
		const key = `${INDEX_FOLDER}/${folder}.cdxj`;
		const own = [...new Set(unread)].filter((file) => file.startsWith(`warcs/${folder}/`));
		const sorted = `warcs/${folder}` === place.folder ? [place.lines.runs] : [];
		const target = {
			blobs,
			key,
			temporary: {
				fs,
				prefix: join(dir, key)
			}
		};
		await mergeIntoIndex(target, entriesOf(place, own), sorted);
	}
}
async function* entriesOf({ blobs }, files) {
	for (const file of files) yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, () => void 0));
}
//#endregion
//#region src/store/maintain/import/convert-record.ts
var LARGE_BLOCK_BYTES = 4194304;
/** A record's bytes in pieces, before compression. */
async function* convertedRecord(record, spoolPath) {
	const { blockBytes } = record;
	if (blockBytes !== null && blockBytes > LARGE_BLOCK_BYTES) {
		yield headOf(record, blockBytes);
		yield* exactly(record.block, blockBytes);
	} else yield* spooled(record, spoolPath);
	yield Buffer.from("\r\n\r\n");
}
async function* exactly(block, bytes) {
	let left = bytes;
	for await (const piece of block) {
		left -= piece.length;
		yield piece;
	}
	if (left !== 0) throw new RangeError(`the block is ${left} bytes shorter than it seemed`);
}
async function* spooled(record, spoolPath) {
	const pieces = [];
	let bytes = 0;
	const file = { handle: null };
	try {
		for await (const piece of record.block) {
			bytes += piece.length;
			pieces.push(piece);
			if (bytes < LARGE_BLOCK_BYTES) continue;
			file.handle ??= await open(spoolPath, "w");
			for (const one of pieces.splice(0)) await file.handle.writeFile(one);
		}
		yield headOf(record, bytes);
		if (file.handle) yield* createReadStream(spoolPath);
		yield* pieces;
	} finally {
		await file.handle?.close();
		if (file.handle) await rm(spoolPath, { force: true });
	}
}
function headOf(record, blockBytes) {
	const fields = record.format === "ARC/1" ? arcFields(record) : warcFields(record);
	const declared = Number(record.field("Content-Length") ?? 0);
	if (record.blockBytes === null && blockBytes < declared && record.field("WARC-Truncated") === null) fields.push(["WARC-Truncated", "unspecified"]);
	const lines = fields.map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, " ")}\r\n`);
	const version = record.format === "ARC/1" ? "WARC/1.1" : record.format;
	return Buffer.from(`${version}\r\n${lines.join("")}Content-Length: ${blockBytes}\r\n\r\n`);
}
function warcFields(record) {
	const own = record.fields.filter(([name]) => name.toLowerCase() !== "content-length");
	return record.id === null ? [...own, ["WARC-Record-ID", newRecordId()]] : own;
}
function arcFields(record) {
	const type = record.type === "response" ? "application/http;msgtype=response" : record.field("Content-Type");
	const seed = `${record.target} ${record.field("WARC-Date")} ${record.offset}`;
	const hex = createHash("sha256").update(seed).digest("hex");
	const id = `<urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}>`;
	return [
		...record.fields.filter(([name]) => !["content-type", "content-length"].includes(name.toLowerCase())),
		["WARC-Record-ID", id],
		["Content-Type", type ?? "application/octet-stream"]
	];
}
//#endregion
//#region src/store/maintain/import/take-file.ts
/** Takes one file in. Its name in the archive carries its digest: the same file is never taken twice. */
async function takeFile(place, { name, source }) {
	try {
		const sha256 = await sha256Of(source);
		const key = `${place.folder}/${nameOf$1(name)}-${sha256.slice(0, 16)}`;
		const lines = new DraftIndex(place, `${key}.warc.gz`);
		const facts = await lookThrough(source, name, lines);
		const { records, findings } = facts;
		const nothing = {
			status: "no-records",
			records,
			findings,
			pieces: [],
			recorded: null
		};
		if (records === 0) return {
			...nothing,
			isIndexed: false
		};
		const { pieces, original, isNew, converted } = facts.isAsItShouldBe ? await copyParts(place, {
			name,
			source
		}, facts, key) : await convertAll(place, {
			name,
			source
		}, key);
		const isKept = original === null && pieces.every(({ file }) => file === lines.file);
		await lines.end({
			isKept,
			hasLooks: isNobodys(facts)
		});
		if (isKept && isNew) place.lines.hashes.set(lines.file, sha256);
		const isIndexed = isKept || isNew && original !== null && await lookAtConverted(place, lines.file);
		const recorded = {
			source: name,
			sha256,
			sizeBytes: source.sizeBytes,
			pieces: pieces.map(({ file }) => file),
			original,
			how: original === null ? "as-it-is" : "converted",
			span: facts.span
		};
		return {
			status: isNew ? "imported" : "already-there",
			records: converted ?? records,
			findings,
			pieces,
			recorded,
			isIndexed
		};
	} catch (error) {
		throw storeFailure(error, "importing", name);
	}
}
function nameOf$1(name) {
	return siteFolder(stemOf(basename(name))).slice(0, 100);
}
/** The file byte for byte; one that was put together from files of ours comes apart into them again. */
async function copyParts(place, { source }, { parts }, key) {
	const pieces = [];
	let isNew = false;
	for (const [i, part] of parts.entries()) {
		const { file, capture, isWritten } = await copyPart(place, {
			source,
			part,
			end: parts[i + 1]?.from ?? source.sizeBytes,
			other: `${key}${parts.length === 1 ? "" : `.${i}`}.warc.gz`
		});
		pieces.push({
			file,
			capture
		});
		isNew ||= isWritten;
	}
	return {
		pieces,
		original: null,
		isNew
	};
}
async function copyPart(place, { source, part, end, other }) {
	const { blobs } = place;
	const bytes = () => bytesOf$1(source, part.from, end);
	if (part.ownFile !== null) {
		const { ownFile: file, capture } = part;
		if (!await isThere(blobs, file)) {
			await blobs.put(file, bytes());
			return {
				file,
				capture,
				isWritten: true
			};
		}
		if (await sha256Of(slice$1(source, part.from, end)) === await withBlob(blobs, file, sha256Of)) return {
			file,
			capture,
			isWritten: false
		};
	}
	if (await isThere(blobs, other)) return {
		file: other,
		capture: null,
		isWritten: false
	};
	await blobs.put(other, bytes());
	return {
		file: other,
		capture: null,
		isWritten: true
	};
}
/** Every record written anew, and the file itself beside. */
async function convertAll(place, input, key) {
	const { blobs, fs, dir } = place;
	const [file, original] = [`${key}.warc.gz`, `${key}.original`];
	const pieces = [{
		file,
		capture: null
	}];
	if (await isThere(blobs, file) && await isThere(blobs, original)) return {
		pieces,
		original,
		isNew: false
	};
	await blobs.put(original, bytesOf$1(input.source));
	return {
		pieces,
		original,
		isNew: true,
		converted: await convert(fs, input, join(dir, file))
	};
}
async function convert(fs, { name, source }, target) {
	const partial = `${target}.part`;
	await fs.remove(partial);
	const writer = await WarcWriter.create(fs, partial);
	let records = 0;
	try {
		for await (const item of readWarc(source, name)) {
			if (item.kind !== "record") continue;
			await append(writer, convertedRecord(item.record, `${target}.spool`));
			records++;
		}
		await writer.finish();
	} catch (error) {
		await writer.abandon().catch(() => void 0);
		await fs.remove(partial);
		throw error;
	}
	await fs.rename(partial, target);
	return records;
}
/** Records of ours are filed as their capture, or, where that cannot be, by reading them again. */
function isNobodys({ parts }) {
	return parts.every(({ ownFile }) => ownFile === null);
}
/** Index lines and looks of what was written anew, in one reading; whether they are all there. */
async function lookAtConverted(place, file) {
	const lines = new DraftIndex(place, file);
	const facts = await withBlob(place.blobs, file, (source) => lookThrough(source, file, lines));
	await lines.end({
		isKept: facts.isAsItShouldBe,
		hasLooks: isNobodys(facts)
	});
	return facts.isAsItShouldBe;
}
/** Up to this size a record is compressed at once: a stream for each of many small ones takes ten times as long. */
var SMALL_BYTES = 131072;
async function append(writer, pieces) {
	const held = [];
	let bytes = 0;
	for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
		held.push(next.value);
		bytes += next.value.length;
		if (bytes > SMALL_BYTES) return void await writer.appendStreamed(rejoined(held, pieces));
	}
	await writer.appendRecord(Buffer.concat(held));
}
async function* rejoined(held, rest) {
	yield* held;
	yield* rest;
}
async function isThere(blobs, key) {
	const reader = await blobs.open(key);
	reader?.close();
	return reader !== null;
}
//#endregion
//#region src/store/maintain/package-rest.ts
var LONGEST_STEM = 100;
/** Where a package's own files lie, as its name and its digest make it. */
function packageFolder(folder, name, sha256) {
	return `${prefixOf(folder, name)}${sha256.slice(0, 16)}.wacz`;
}
/** Deletes what the packages brought that a WARC file of the archive came in; returns how many files that were. */
async function deletePackageRest(blobs, file) {
	const folder = file.slice(0, file.lastIndexOf("/"));
	let deleted = 0;
	for (const name of await packagesOf(blobs, file)) for (const { key } of await blobs.list(prefixOf(folder, name))) {
		if (!/^[0-9a-f]{16}\.wacz\//.test(key.slice(prefixOf(folder, name).length))) continue;
		await blobs.delete(key);
		deleted++;
	}
	return deleted;
}
function prefixOf(folder, name) {
	return `${folder}/${siteFolder(stemOf(basename(name))).slice(0, LONGEST_STEM)}-`;
}
/** A file in a package is `package.wacz#entry`, and one in a package within it `package.wacz#inner.wacz#entry`. */
async function packagesOf(blobs, file) {
	const names = /* @__PURE__ */ new Set();
	for (const { files } of await importRecords(blobs)) for (const { source } of files.filter(({ pieces }) => pieces.includes(file))) {
		const parts = source.split("#");
		for (let depth = 1; depth < parts.length; depth++) names.add(parts.slice(0, depth).join("#"));
	}
	return names;
}
//#endregion
//#region src/store/maintain/import/take-descriptions.ts
/** No description is longer. */
var MOST_BYTES$4 = 1048576;
var ENTRY = /^descriptions\/(?:sites|captures)\/[^/]+\/[^/]+\.warc\.gz$/;
/** Takes the descriptions of a package whose captures came home; what was not taken lies beside, with the rest of it. */
async function takeDescriptions(blobs, wacz) {
	for (const [entry, { sizeBytes }] of wacz.entries) {
		if (!ENTRY.test(entry) || sizeBytes > MOST_BYTES$4) continue;
		const bytes = await wholeEntry(wacz, entry);
		const said = await readDescription(sourceOf(bytes), entry);
		if (said && (await descriptionKeys(blobs, said.of)).length === 0) await blobs.put(keyOf$1(said, bytes), bytes);
	}
}
async function wholeEntry(wacz, entry) {
	const pieces = [];
	for await (const piece of wacz.read(entry)) pieces.push(piece);
	return Buffer.concat(pieces);
}
function sourceOf(bytes) {
	return {
		sizeBytes: bytes.length,
		read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes)
	};
}
//#endregion
//#region src/store/maintain/import/take-package.ts
var DEEPEST = 3;
/** Takes a package, and the packages in it; each WARC file in it is one result. */
async function* takePackage(place, path, options = {}) {
	const wacz = await openWacz(path);
	try {
		const name = options.name ?? path;
		const isTrue = await isTrueOfItself(wacz, options);
		const lent = [];
		for await (const { entry, source, findings } of sourcesOf(place.fs, wacz, join(place.dir, place.folder))) {
			if (COPIES.test(entry)) continue;
			const own = `${name}#${entry}`;
			const taken = await takeFile(place, {
				name: own,
				source
			});
			if (ORIGINALS$1.test(entry)) lent.push(...taken.pieces.map(({ file }) => file));
			yield {
				...taken,
				source: own,
				findings: [...named(findings, own), ...taken.findings]
			};
		}
		await keepRest(place, wacz, {
			path,
			name,
			isTrue
		});
		if (isTrue) await takeDescriptions(place.blobs, wacz);
		if (isTrue && lent.length > 0) await hintAtLent(place, wacz, lent);
		yield* takeInner(place, wacz, {
			...options,
			name
		});
	} finally {
		wacz.close();
	}
}
function named(findings, file) {
	return findings.map((finding) => ({
		...finding,
		file
	}));
}
async function isTrueOfItself(wacz, { verifies }) {
	return [...wacz.entries.keys()].some((entry) => RESULT.test(entry)) && verifies !== void 0 && await verifies(wacz);
}
var RESULT = /^captures\/([A-Za-z0-9][A-Za-z0-9._-]{0,127})\/([^/]+)$/;
/** Pages, signatures, indexes and whatever else there is; what a capture of ours left goes where it was. */
async function keepRest({ blobs, folder }, wacz, { path, name, isTrue }) {
	const beside = packageFolder(folder, name, await withFile(path, sha256Of));
	const taken = /* @__PURE__ */ new Set([...wacz.warcNames(), ...innerPackages(wacz)]);
	for (const entry of wacz.entries.keys()) {
		if (taken.has(entry)) continue;
		const key = (isTrue ? resultKey(entry) : null) ?? `${beside}/${safePath(entry)}`;
		const held = await blobs.open(key);
		held?.close();
		if (!held) await blobs.put(key, wacz.read(entry));
	}
}
/** Copies for players, of responses that stand in the other files as they were received (`wacz/plain-copies.ts`). */
var COPIES = /^archive\/(?:\d+-)?isochron-copies-for-players\.warc\.gz$/;
/** What captures outside the package lend to those in it (docs/certificate.md, "Borrowed bodies"). */
var ORIGINALS$1 = /^archive\/(?:\d+-)?originals\.warc\.gz$/;
/** Says beside each certificate where the records lie now that it borrows; a hint, since digests tell which they are. */
async function hintAtLent({ blobs }, wacz, lent) {
	const certified = [...wacz.entries.keys()].filter((entry) => entry.endsWith("/certificate.json"));
	for (const entry of certified) {
		const key = resultKey(entry)?.replace(/certificate\.json$/, "borrowed.json");
		if (key === void 0) continue;
		const held = await wholeBlob(blobs, key);
		const before = held ? JSON.parse(held.toString("utf8")).files : [];
		const files = [.../* @__PURE__ */ new Set([...before, ...lent])];
		await blobs.put(key, Buffer.from(`${JSON.stringify({ files })}\n`));
	}
}
function resultKey(entry) {
	const [, capture, file] = RESULT.exec(entry) ?? [];
	const known = CAPTURE_FILES.find((one) => one === file);
	return capture !== void 0 && known !== void 0 ? `${captureFolder(capture)}/${known}` : null;
}
async function* takeInner(place, wacz, options) {
	const { depth = 0 } = options;
	for (const entry of innerPackages(wacz)) {
		const path = join(place.dir, place.folder, `inner-${depth}.wacz.part`);
		const name = `${options.name}#${entry}`;
		if (depth >= DEEPEST) {
			yield nothingTaken(name, "a package in a package in a package: taken out of them, it can be imported");
			continue;
		}
		try {
			await writeAtomically(place.fs, path, wacz.read(entry));
			yield* takePackage(place, path, {
				...options,
				name,
				depth: depth + 1
			});
		} finally {
			await place.fs.remove(path);
		}
	}
}
/** A file or package of which nothing was taken, with the reason. */
function nothingTaken(source, message) {
	return {
		source,
		status: "no-records",
		records: 0,
		findings: [{
			file: source,
			offset: 0,
			code: "not-warc",
			message
		}],
		pieces: [],
		recorded: null,
		isIndexed: false
	};
}
/** An entry's path with each part as a file name on any system. */
function safePath(entry) {
	return entry.split("/").map(siteFolder).join("/");
}
async function withFile(path, use) {
	const source = fileSource(path);
	try {
		return await use(source);
	} finally {
		source.close();
	}
}
//#endregion
//#region src/store/maintain/import/import-files.ts
/** Takes files and the archive files of directories into an archive, its index and, if it can be read, its catalog. */
async function importFiles(dir, sources, options = {}) {
	const fs = options.fileSystem ?? nodeFileSystem;
	const site = options.site ?? "imported";
	const folder = `warcs/${siteFolder(site)}`;
	const { files, skipped } = await filesOf(sources);
	await makeFolder(fs, join(dir, folder));
	const unlock = lockForWriting(dir);
	try {
		const { readOutcome, now = instant(Date.now()) } = options;
		const lines = importLines(fs, {
			dir,
			folder
		}, readOutcome ?? null);
		const place = {
			blobs: new LocalBlobs(dir, fs),
			fs,
			dir,
			folder,
			lines
		};
		try {
			const { results, taken } = await takeAll(place, files, options);
			await indexPieces(place, taken);
			if (readOutcome) await cataloguePieces(place, {
				site,
				now,
				taken
			}, { readOutcome });
			return [...results, ...skipped.map((path) => ({
				...NOTHING,
				source: path,
				status: "skipped"
			}))];
		} finally {
			await lines.looks.remove();
		}
	} finally {
		unlock();
	}
}
var NOTHING = {
	file: null,
	records: 0,
	findings: [],
	original: null
};
async function makeFolder(fs, path) {
	try {
		await fs.makeDirectory(path);
	} catch (error) {
		throw storeFailure(error, "creating", path);
	}
}
/** One file that cannot be read stops none of the others; where there is no other, it is the failure. */
async function takeAll(place, files, options) {
	const results = [];
	const taken = [];
	for (const path of files) try {
		for await (const one of takeInput(place, path, options)) {
			taken.push(one);
			results.push(resultOf(one));
		}
	} catch (error) {
		if (!isTheirs(error) || files.length === 1) throw error;
		results.push({
			...NOTHING,
			source: path,
			status: "refused",
			refusal: error
		});
	}
	return {
		results,
		taken
	};
}
/** Whether the file is at fault, and not the archive or the disk. */
function isTheirs(error) {
	return error instanceof IsochronError && [
		"FORMAT",
		"BAD_INPUT",
		"NOT_FOUND"
	].includes(error.code);
}
async function* takeInput(place, path, options) {
	const source = inputSource(path);
	try {
		if (!/\.wacz$/i.test(path) && await inputKind(source, path) === "records") {
			yield {
				source: path,
				...await takeFile(place, {
					name: path,
					source
				})
			};
			return;
		}
	} finally {
		source.close();
	}
	let isEmpty = true;
	for await (const taken of takePackage(place, path, options)) {
		isEmpty = false;
		yield taken;
	}
	if (isEmpty) yield nothingTaken(path, "no WARC file in the package");
}
function resultOf({ source, status, records, findings, pieces, recorded }) {
	return {
		source,
		file: firstOf(pieces),
		status,
		records,
		findings,
		original: recorded?.original ?? null
	};
}
function firstOf(pieces) {
	return pieces[0]?.file ?? null;
}
//#endregion
//#region src/store/maintain/audit.ts
/**
* Checks all WARC files of an archive under a name; files that this audit has in its log are not read again.
* An archive on media that cannot be written is checked all the same; that there is no log is told once.
*/
async function* auditArchive(dir, audit, clock, onNoLog = () => void 0) {
	requireArchive(dir);
	const log = join(dir, "audits.jsonl");
	const done = await auditedBefore(log, audit);
	const expected = await expectedDigests(dir);
	const blobs = new LocalBlobs(dir, nodeFileSystem);
	let isLogged = true;
	const descriptions = (await blobs.list(`${DESCRIPTIONS}/`)).map(({ key }) => key);
	for (const file of [.../* @__PURE__ */ new Set([
		...await warcFilesIn(blobs),
		...descriptions,
		...expected.keys()
	])].sort()) {
		const before = done.get(file);
		const result = before ?? await auditFile(blobs, file, expected.get(file) ?? null, {
			audit,
			clock
		});
		if (!before && isLogged) isLogged = await appendIfWritable(log, result, onNoLog);
		yield result;
	}
}
async function appendIfWritable(log, result, onNoLog) {
	try {
		await appendLine(log, result);
		return true;
	} catch (error) {
		if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_UNWRITABLE") throw error;
		onNoLog(error);
		return false;
	}
}
async function auditFile(blobs, file, expected, { audit, clock }) {
	const findings = new FindingTally();
	let records = 0;
	const at = toIso(clock.now());
	const source = await blobs.open(file);
	if (!source) {
		findings.add({
			file,
			offset: 0,
			code: "unreadable",
			message: "the file is missing"
		});
		return {
			audit,
			at,
			file,
			records,
			sha256: "",
			sha256Ok: false,
			findings: findings.toArray()
		};
	}
	for await (const item of listItems(source, file)) if (item.kind === "record") records++;
	else findings.add(item.finding);
	const sha256 = await sha256Of(source);
	source.close();
	const sha256Ok = expected === null ? null : expected === sha256;
	if (sha256Ok === false) findings.add({
		file,
		offset: 0,
		code: "digest-mismatch",
		message: "the file is not what was written"
	});
	return {
		audit,
		at,
		file,
		records,
		sha256,
		sha256Ok,
		findings: findings.toArray()
	};
}
async function expectedDigests(dir) {
	const path = join(dir, "catalog.sqlite");
	if (!existsSync(path)) return /* @__PURE__ */ new Map();
	const catalog = openCatalog(path, "read");
	try {
		const captures = await catalog.captures.list();
		const rows = await Promise.all(captures.map(({ id }) => catalog.upkeep.warcFiles.ofCapture(id)));
		return new Map(rows.flat().flatMap(({ file, sha256 }) => sha256 === null ? [] : [[file, sha256]]));
	} finally {
		catalog.close();
	}
}
async function auditedBefore(log, audit) {
	if (!existsSync(log)) return /* @__PURE__ */ new Map();
	const text = await readFile(log, "utf8");
	if (!text.endsWith("\n")) await appendFile(log, "\n");
	const entries = text.split("\n").flatMap((line) => parseEntry(line) ?? []);
	return new Map(entries.filter((entry) => entry.audit === audit).map((entry) => [entry.file, entry]));
}
function parseEntry(line) {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
async function appendLine(log, entry) {
	try {
		await appendFile(log, `${JSON.stringify(entry)}\n`);
	} catch (error) {
		throw storeFailure(error, "writing", log);
	}
}
//#endregion
//#region src/store/maintain/selection.ts
/** WARC files of the site and capture asked for. */
async function selectedFiles(blobs, { site, capture }) {
	const prefix = site === void 0 ? "warcs/" : `warcs/${siteFolder(site)}/`;
	const imported = capture === void 0 ? null : await getImportRecord(blobs, capture);
	const ofImport = new Set(imported?.files.flatMap(({ pieces }) => pieces));
	const isMeant = (file) => capture === void 0 || ofImport.has(file) || captureOf(file) === capture;
	return (await warcFilesIn(blobs)).filter((file) => file.startsWith(prefix) && isMeant(file));
}
/** The capture that wrote a WARC file, from its name; `null` when the name is not one of ours. */
function captureOf(file) {
	return /([^/]+)-\d{5,}\.warc\.gz$/.exec(file)?.[1] ?? null;
}
/** Whether a record lies in the span; warcinfo records describe the file that they stand in, not a moment. */
function isInSpan({ date, type }, { from, to }) {
	if (type === "warcinfo" || date === null) return true;
	return (from === void 0 || date >= from) && (to === void 0 || date <= to);
}
/** Whether a record of a file belongs to what is wanted. */
function isTaken(record, file, selection) {
	return isInSpan(record, selection) && isOpenRecord(record, file, selection);
}
/**
* For some readers only exchanges are taken of which they may be told, and no metadata: that names other pages. A
* revisit names its original, so it goes only where that may be told of too.
*/
function isOpenRecord(record, file, { isOpen }) {
	const { type, target, date } = record;
	if (isOpen === void 0 || type === "warcinfo") return true;
	if (![
		"request",
		"response",
		"revisit",
		"resource"
	].includes(type) || target === null || date === null) return false;
	if (!isOpen({
		url: target,
		at: date,
		file
	})) return false;
	const original = record.field("WARC-Refers-To-Target-URI") ?? target;
	const at = parseIso(record.field("WARC-Refers-To-Date") ?? "") ?? date;
	return type !== "revisit" || isOpen({
		url: original,
		at,
		file
	});
}
/** A record's bytes as they lie in its file. */
function memberBytes(blobs, { file, offset, length }) {
	return eachOfBlob(blobs, file, (source) => bytesOf$1(source, offset, offset + length));
}
var MAX_MISSING_SHOWN = 10;
/** Finds them by reading: first the selection, then, only as long as something is missing, the other files. */
async function originalsOutside(blobs, files, selection) {
	const wanted = await wantedOriginals(blobs, files, selection);
	const chosen = new Set(files);
	for (const file of files) {
		if (wanted.size === 0) break;
		for await (const item of readArchived(blobs, file)) if (item.kind === "end" && item.isWhole && isTaken(item.record, file, selection)) take(wanted, item.record);
	}
	const found = new FoundOriginals();
	const others = (await warcFilesIn(blobs)).filter((file) => !chosen.has(file));
	for (const file of [...files, ...others.reverse()]) await findIn({
		blobs,
		file,
		selection
	}, wanted, found);
	const targets = [...new Set(wanted.values())].slice(0, MAX_MISSING_SHOWN);
	const { members, originals } = found;
	return {
		members,
		originals,
		missing: {
			count: new Set(wanted.values()).size,
			targets
		}
	};
}
async function findIn({ blobs, file, selection }, wanted, found) {
	if (wanted.size === 0) return;
	for await (const item of readArchived(blobs, file)) {
		if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
		if (!isOpenRecord(item.record, file, selection)) continue;
		const member = {
			file,
			offset: item.record.offset,
			length: item.length
		};
		found.see(item.record, member, take(wanted, item.record));
		if (wanted.size === 0 && found.isBehind(item.record)) return;
	}
}
/** Originals with what stands beside them: a request before or behind, and metadata behind. */
var FoundOriginals = class {
	members = [];
	#ids = /* @__PURE__ */ new Set();
	#before = null;
	get originals() {
		return this.#ids.size;
	}
	see(record, member, isOriginal) {
		const { id } = record;
		if (isOriginal) {
			if (this.#before !== null && besideOf(this.#before.record) === id) this.members.push(this.#before.member);
			this.#ids.add(id ?? `${member.offset} ${member.file}`);
			this.members.push(member);
		} else if (this.#ids.has(besideOf(record) ?? "")) this.members.push(member);
		this.#before = !isOriginal && record.type === "request" ? {
			record,
			member
		} : null;
	}
	/** Whether nothing more stands beside the last original, where every fetch's records stand together. */
	isBehind(record) {
		return !this.#ids.has(record.id ?? "") && !this.#ids.has(besideOf(record) ?? "");
	}
};
function besideOf(record) {
	return record.field("WARC-Concurrent-To");
}
async function wantedOriginals(blobs, files, selection) {
	const wanted = /* @__PURE__ */ new Map();
	for (const file of files) for await (const item of readArchived(blobs, file)) if (item.kind === "record" && item.record.type === "revisit" && isTaken(item.record, file, selection)) {
		const key = keyOfReference(item.record);
		if (key !== null) wanted.set(key, item.record.target ?? key);
	}
	return wanted;
}
function keyOfReference(revisit) {
	const id = revisit.field("WARC-Refers-To");
	if (id !== null) return `id ${id}`;
	const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target;
	const date = parseIso(revisit.field("WARC-Refers-To-Date") ?? "");
	if (target !== null && date !== null) return `at ${date} ${target}`;
	const digest = revisit.field("WARC-Payload-Digest");
	return digest === null ? null : `payload ${digest}`;
}
function take(wanted, record) {
	if (record.type !== "response" && record.type !== "resource") return false;
	return [
		`id ${record.id}`,
		`at ${record.date} ${record.target}`,
		`payload ${record.field("WARC-Payload-Digest")}`
	].filter((key) => wanted.delete(key)).length > 0;
}
//#endregion
//#region src/store/maintain/export-warc.ts
/** Writes one WARC file; every revisit in it finds its original in it too. */
async function exportWarc(dir, target, options = {}) {
	const fs = options.fileSystem ?? nodeFileSystem;
	const blobs = new LocalBlobs(dir, fs);
	const chosen = new Set(await selectedFiles(blobs, options));
	if (chosen.size === 0) throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
	const { members: outside, originals, missing } = await originalsOutside(blobs, [...chosen], options);
	const isOriginal = new Set(outside.map(({ file, offset }) => `${offset} ${file}`));
	const files = inOrder([.../* @__PURE__ */ new Set([...chosen, ...outside.map(({ file }) => file)])], chosen);
	const findings = [];
	const counts = {
		records: 0,
		files: /* @__PURE__ */ new Set()
	};
	const members = async function* () {
		for (const file of files) for await (const item of readArchived(blobs, file)) {
			if (item.kind === "finding") findings.push(item.finding);
			if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
			if (!(chosen.has(file) && isTaken(item.record, file, options)) && !isOriginal.has(`${item.record.offset} ${file}`)) continue;
			counts.records++;
			counts.files.add(file);
			yield* memberBytes(blobs, {
				file,
				offset: item.record.offset,
				length: item.length
			});
		}
	};
	try {
		await mkdir(dirname(target), { recursive: true });
		await writeAtomically(fs, target, members());
	} catch (error) {
		throw storeFailure(error, "exporting", target);
	}
	return {
		...counts,
		originals,
		files: counts.files.size,
		missing,
		findings
	};
}
/** Whole files of captures come last, one behind the other: so each can be told from the others, and come home again. */
function inOrder(files, chosen) {
	const isOwn = (file) => chosen.has(file) && captureOf(file) !== null;
	return files.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || (a < b ? -1 : 1));
}
//#endregion
//#region src/store/staging-folder.ts
/** Makes the folder, lends it, and takes it away; whoever puts it in its place leaves nothing to take away. */
async function withStagingFolder(out, use, mode = 511) {
	const parts = `${out}.parts`;
	await mkdir(dirname(out), { recursive: true });
	for (const left of await abandoned(parts)) await rm(left, {
		recursive: true,
		force: true
	});
	const folder = temporaryName(parts);
	await mkdir(folder, { mode });
	begun(folder);
	try {
		return await use(folder);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		}).catch(() => void 0);
		ended(folder);
	}
}
//#endregion
//#region src/store/wacz/package-descriptions.ts
/** Gathers the descriptions of sites and captures. */
async function packageDescriptions(archive, sites, captures) {
	const ofSites = await latestOf(archive, sites.map((site) => ({
		kind: "site",
		site
	})));
	const ofCaptures = await latestOf(archive, captures.map((capture) => ({
		kind: "capture",
		capture
	})));
	const site = sites.length === 1 ? ofSites[0]?.said.elements ?? {} : {};
	const own = captures.length === 1 ? ofCaptures[0]?.said.elements ?? {} : {};
	const elements = {
		...site,
		...own
	};
	const title = own.title?.[0] ?? (captures.length === 1 ? void 0 : site.title?.[0]);
	const description = elements.description?.join("\n\n");
	return {
		files: [...ofSites, ...ofCaptures].map(({ key }) => fileOf(archive, key)),
		ofPackage: {
			...title !== void 0 && { title },
			...description !== void 0 && { description }
		},
		elements
	};
}
async function latestOf(archive, described) {
	const found = [];
	for (const of of described) for (const key of (await descriptionKeys(archive, of)).toReversed()) {
		const said = await withBlob(archive, key, (source) => readDescription(source, key));
		if (!said) continue;
		found.push({
			key,
			said
		});
		break;
	}
	return found;
}
function fileOf(archive, key) {
	return {
		path: key,
		name: key.split("/").slice(1).join("-"),
		isStored: true,
		content: () => eachOfBlob(archive, key, (source) => bytesOf$1(source))
	};
}
//#endregion
//#region src/store/wacz/plain-copies.ts
/** Its name in a package; an import leaves it out, since its responses stand in the other files. */
var PLAIN_COPIES = "isochron-copies-for-players.warc.gz";
/** Longer responses are left to the players as they are: a copy is made in memory. */
var MOST_BYTES$3 = 67108864;
var FRAMING = /^(?:transfer-encoding|content-length)[ \t]*:/i;
/** Whether a response's first chunk is one that players do not take apart. */
function isOddlyChunked(block) {
	const head = parseResponseHead(block);
	if (!head.ok || head.framing.kind !== "chunked") return false;
	const body = block.subarray(head.headerEnd, head.headerEnd + 1024).toString("latin1");
	return !/^[0-9a-f]{1,8}\r\n/i.test(body);
}
/** The response with its length in the head; `null` for one that does not end as its chunks say. */
function withoutChunks(block) {
	const response = parseHttpResponse(block);
	if (!response.ok || response.framing !== "chunked" || !response.complete) return null;
	const head = [
		...block.toString("latin1", 0, response.headerEnd).trimEnd().split(/\r?\n/).filter((line) => !FRAMING.test(line)),
		`Content-Length: ${response.body.length}`,
		"",
		""
	].join("\r\n");
	return Buffer.concat([Buffer.from(head, "latin1"), response.body]);
}
/** The file of copies, made as entries that need one come by. */
var PlainCopies = class {
	#stage;
	#name;
	#open = null;
	#bytes = 0;
	constructor(stage, name) {
		this.#stage = stage;
		this.#name = name;
	}
	/** The entry of the copy; the entry itself where none can be made. */
	async entryFor(entry, blobs, key) {
		if (entry.length > MOST_BYTES$3) return entry;
		const copy = await withBlob(blobs, key, (source) => copyAt(readWarc(source, "", entry.offset), entry));
		if (copy === null) return entry;
		if (this.#bytes === 0) await this.#append(this.#about(entry.at));
		const offset = this.#bytes;
		await this.#append(copy);
		return {
			...entry,
			file: this.#name,
			offset,
			length: this.#bytes - offset
		};
	}
	/** Ends the file; how long it is, 0 where there is none. */
	async end() {
		this.#open?.pipe.end();
		await this.#open?.put;
		return this.#bytes;
	}
	/** Gives up: nobody waits for more. */
	async abandon() {
		this.#open?.pipe.destroy(/* @__PURE__ */ new Error("the export was given up"));
		await this.#open?.put.catch(() => void 0);
	}
	async #append(record) {
		if (this.#open === null) {
			const pipe = new PassThrough();
			const put = this.#stage.put(this.#name, pipe);
			put.catch(() => void 0);
			this.#open = {
				pipe,
				put
			};
		}
		const { pipe, put } = this.#open;
		const member = gzippedAtOnce(record);
		this.#bytes += member.length;
		if (!pipe.write(member)) await Promise.race([once(pipe, "drain"), put]);
	}
	/** ISO 28500:2017 section 6.2. */
	#about(date) {
		const block = encodeWarcFields({
			format: "WARC File Format 1.1",
			description: "Copies of responses without their transfer coding, for players that cannot read it. The responses as received stand in the other files of this package."
		});
		const fields = [["WARC-Filename", this.#name]];
		return encodeRecord({
			type: "warcinfo",
			id: idFrom(`about ${toIso(date)}`),
			date,
			fields,
			contentType: "application/warc-fields",
			block
		});
	}
};
/** The same export gives the same bytes (RFC 9562 section 5.8: a UUID of our own making). */
function idFrom(text) {
	const hex = createHash("sha256").update(text).digest("hex");
	return `<urn:uuid:${[...[
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		`8${hex.slice(17, 20)}`
	], hex.slice(20, 32)].join("-")}>`;
}
async function copyAt(items, { offset }) {
	for await (const item of items) {
		if (item.kind !== "record") continue;
		if (item.record.offset !== offset) return null;
		const block = withoutChunks(await wholeBlock(item.record));
		return block && copyOf(item.record, block);
	}
	return null;
}
async function wholeBlock(record) {
	const pieces = [];
	let bytes = 0;
	for await (const piece of record.block) {
		bytes += piece.length;
		if (bytes > MOST_BYTES$3) return Buffer.alloc(0);
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
/** The payload is the same, and so is its digest; the block is another. */
function copyOf(record, block) {
	const { target, date } = record;
	if (target === null || date === null) return null;
	const kept = ["WARC-IP-Address", "WARC-Payload-Digest"].flatMap((name) => {
		const value = record.field(name);
		return value === null ? [] : [[name, value]];
	});
	const fields = [["WARC-Target-URI", target], ...kept];
	return encodeRecord({
		type: "response",
		id: idFrom(`copy of ${record.id}`),
		date,
		fields,
		contentType: "application/http; msgtype=response",
		block
	});
}
//#endregion
//#region src/store/wacz/package-warcs.ts
/** The selection's files; with a span, cut to it, and left out when nothing but their warcinfo remains. */
async function packageWarcs({ archive, stage }, files, selection) {
	const { from, to, isOpen } = selection;
	const isWhole = from === void 0 && to === void 0 && isOpen === void 0;
	const warcs = [];
	for (const source of files) {
		const name = uniqueName(basename(source), warcs);
		if (!isWhole && await copySpan({
			archive,
			stage
		}, source, name, selection) === 0) continue;
		const place = isWhole ? {
			blobs: archive,
			key: source
		} : {
			blobs: stage,
			key: name
		};
		warcs.push({
			name,
			...place,
			source,
			bytes: await sizeOf(place)
		});
	}
	return warcs;
}
/** The file of what captures outside a package lend to those in it (docs/certificate.md, "Borrowed bodies"). */
var ORIGINALS = "originals.warc.gz";
/** The outside originals as one more WARC file. */
async function originalsWarc({ archive, stage }, members, others) {
	const name = uniqueName(ORIGINALS, others);
	const bytes = async function* () {
		for (const member of members) yield* memberBytes(archive, member);
	};
	await stage.put(name, bytes());
	const place = {
		blobs: stage,
		key: name
	};
	return {
		name,
		...place,
		source: null,
		bytes: await sizeOf(place)
	};
}
/** Size of a WARC file as it is now. */
function sizeOf({ blobs, key }) {
	return withBlob(blobs, key, async ({ sizeBytes }) => sizeBytes);
}
/** Index entries of all files, under the names that they have in the package; where players need one, that of the copy. */
async function* packageEntries(warcs, copies, onFinding) {
	for (const { blobs, key, name, bytes } of warcs) {
		const odd = /* @__PURE__ */ new Set();
		const onBlock = (offset, beginning) => {
			if (isOddlyChunked(beginning)) odd.add(offset);
		};
		const entries = eachOfBlob(blobs, key, (source) => indexEntries(source, name, onFinding, onBlock));
		for await (const entry of entries) if (entry.offset + entry.length <= bytes) yield odd.delete(entry.offset) ? await copies.entryFor(entry, blobs, key) : entry;
	}
}
async function copySpan({ archive, stage }, source, target, selection) {
	let records = 0;
	const members = async function* () {
		for await (const item of readArchived(archive, source)) {
			if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
			if (!isTaken(item.record, source, selection)) continue;
			if (item.record.type !== "warcinfo") records++;
			yield* memberBytes(archive, {
				file: source,
				offset: item.record.offset,
				length: item.length
			});
		}
	};
	await stage.put(target, members());
	return records;
}
/** A name that no other file of the package has. */
function uniqueName(name, others) {
	const taken = new Set(others.map((other) => other.name));
	let unique = name;
	for (let i = 2; taken.has(unique); i++) unique = `${i}-${name}`;
	return unique;
}
//#endregion
//#region src/store/wacz/package-index.ts
var LINES_PER_BLOCK = 1024;
/** Compresses a sorted index into gzip blocks; `idx` collects the lines of index.idx. */
async function* compressedIndex(blobs, indexKey, idx) {
	idx.push(`!meta 0 ${JSON.stringify({
		format: "cdxj-gzip-1.0",
		filename: "index.cdx.gz"
	})}`);
	let offset = 0;
	let block = [];
	const flush = function* () {
		if (block.length === 0) return;
		const bytes = gzipSync(Buffer.from(`${block.join("\n")}\n`, "latin1"));
		const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
		const place = {
			offset,
			length: bytes.length,
			digest,
			filename: "index.cdx.gz"
		};
		idx.push(`${block[0].split(" ", 2).join(" ")} ${JSON.stringify(place)}`);
		offset += bytes.length;
		block = [];
		yield bytes;
	};
	for await (const lines of eachOfBlob(blobs, indexKey, (source) => lineBatches(source, indexKey))) for (const line of lines) if (block.push(line) >= LINES_PER_BLOCK) yield* flush();
	yield* flush();
}
//#endregion
//#region src/store/wacz/page-text.ts
var MAX_HTML_BYTES = 8388608;
/** Longer texts are cut: a page list is read whole. */
var MAX_TEXT_CHARS = 32768;
var UNSEEN = /* @__PURE__ */ new Set([
	"script",
	"style",
	"template",
	"noscript",
	"title",
	"head",
	"svg",
	"math"
]);
var INLINE = /* @__PURE__ */ new Set([
	"a",
	"abbr",
	"b",
	"code",
	"em",
	"i",
	"small",
	"span",
	"strong",
	"sub",
	"sup",
	"u"
]);
/** Reads a response's HTML; a body that cannot be decoded has neither title nor text. */
function pageText(httpBytes) {
	const response = parseHttpResponse(httpBytes);
	if (!response.ok) return {
		title: null,
		text: ""
	};
	const limits = {
		...SHOW_LIMITS,
		maxOutputBytes: MAX_HTML_BYTES
	};
	const decoded = decodeContent(response.body, response.headers, limits);
	if (decoded.kind !== "ok") return {
		title: null,
		text: ""
	};
	const html = decodeText(decoded.content, response.header("content-type")).text;
	return {
		title: scanHtml(html).title,
		text: visibleText(html)
	};
}
function visibleText(html) {
	let text = "";
	let depthUnseen = 0;
	new Parser({
		onopentagname(name) {
			if (UNSEEN.has(name)) depthUnseen++;
			else if (!INLINE.has(name)) text += " ";
		},
		ontext(piece) {
			if (depthUnseen === 0 && text.length < 65536) text += piece.slice(0, 2 * MAX_TEXT_CHARS);
		},
		onclosetag(name) {
			if (UNSEEN.has(name)) depthUnseen = Math.max(0, depthUnseen - 1);
			else if (!INLINE.has(name)) text += " ";
		}
	}).end(html);
	return text.replace(/\s+/g, " ").trim().slice(0, MAX_TEXT_CHARS);
}
//#endregion
//#region src/store/wacz/shown-text.ts
var MOST_BYTES$2 = 8388608;
/** What was shown of a document at one of its looks; `null` where it was not shown then. */
async function shownText(look, lines, placeOf) {
	const text = await resourceAt(`urn:text:${look.url}`, look, {
		lines,
		placeOf
	});
	if (text === null) return null;
	const info = await resourceAt(`urn:pageinfo:${look.url}`, look, {
		lines,
		placeOf
	});
	const words = text.toString("utf8").replace(/\s+/g, " ").trim();
	return {
		title: info && titleIn(info),
		text: words.slice(0, MAX_TEXT_CHARS)
	};
}
async function resourceAt(target, { at }, { lines, placeOf }) {
	for (const line of await collectLines(lines, `${surt(target)} `)) {
		const entry = parseLine(line);
		if ("problem" in entry || entry.recordType !== "resource" || entry.url !== target) continue;
		if (Math.floor(entry.at / 1e3) !== Math.floor(at / 1e3)) continue;
		const { blobs, key } = placeOf(entry.file);
		return withBlob(blobs, key, (source) => blockAt(readWarc(source, "", entry.offset)));
	}
	return null;
}
async function blockAt(items) {
	for await (const item of items) {
		if (item.kind !== "record") continue;
		const pieces = [];
		let bytes = 0;
		for await (const piece of item.record.block) {
			pieces.push(piece);
			bytes += piece.length;
			if (bytes > MOST_BYTES$2) return null;
		}
		return Buffer.concat(pieces);
	}
	return null;
}
/** Records may be of other tools, which keep other facts under that name. */
function titleIn(info) {
	try {
		const facts = JSON.parse(info.toString("utf8"));
		return typeof facts?.title === "string" && facts.title.trim() !== "" ? facts.title.trim() : null;
	} catch {
		return null;
	}
}
//#endregion
//#region src/store/wacz/page-list.ts
var MAX_BLOCK_BYTES = 8388608;
var HTML = /* @__PURE__ */ new Set(["text/html", "application/xhtml+xml"]);
/** The lines of pages.jsonl: the header, then each look at a document that was there (status 200). */
async function* pageLines(sources) {
	yield asLine({
		format: "json-pages-1.0",
		id: "pages",
		title: "All Pages",
		hasText: true
	});
	const lines = await linesOf(sources.index);
	try {
		for await (const group of entriesByKey(sources.index)) for (const document of documentsOf(group, sources)) {
			sources.onPage();
			yield await pageLine$1(document, sources, lines);
		}
	} finally {
		lines.close();
	}
}
async function pageLine$1({ look, body }, { placeOf }, lines) {
	const { blobs, key } = placeOf(body.file);
	const own = await withBlob(blobs, key, (source) => textAt(source, body.offset));
	const shown = await shownText(look, lines, placeOf);
	const ts = toIso(look.at);
	const title = shown?.title ?? own.title ?? look.url;
	return asLine({
		id: pageId(look.url, ts),
		url: look.url,
		ts,
		title,
		text: shown?.text ?? own.text
	});
}
async function linesOf({ blobs, key }) {
	const reader = await blobs.open(key);
	if (reader === null) throw new StoreError("NOT_FOUND", `no ${key} for the list of pages`);
	return new SortedFile(reader, key);
}
function documentsOf(group, sources) {
	const stored = group.filter(isDocument);
	const looks = stored.filter(({ file }) => !sources.isOutside(file));
	const seen = new Set(looks.map(({ url }) => url));
	const documents = looks.map((look) => ({
		look,
		body: look
	}));
	for (const look of group) {
		if (look.recordType !== "revisit" || seen.has(look.url)) continue;
		const body = stored.find(({ url, digest }) => url === look.url && isSame$2(digest, look));
		if (!body) continue;
		seen.add(look.url);
		documents.push({
			look,
			body
		});
	}
	return documents;
}
function isDocument({ recordType, status, mime }) {
	return recordType === "response" && status === 200 && HTML.has(mime ?? "");
}
function isSame$2(digest, revisit) {
	return revisit.digest === null ? revisit.status === 304 : revisit.digest === digest;
}
async function* entriesByKey({ blobs, key }) {
	let group = [];
	for await (const lines of eachOfBlob(blobs, key, (source) => lineBatches(source, key))) for (const line of lines) {
		const entry = parseLine(line);
		if ("problem" in entry) continue;
		if (group.length > 0 && group[0].surt !== entry.surt) {
			yield group;
			group = [];
		}
		group.push(entry);
	}
	if (group.length > 0) yield group;
}
async function textAt(source, offset) {
	for await (const item of readWarc(source, "", offset)) {
		if (item.kind !== "record") continue;
		const pieces = [];
		let bytes = 0;
		for await (const piece of item.record.block) {
			pieces.push(piece);
			bytes += piece.length;
			if (bytes >= MAX_BLOCK_BYTES) break;
		}
		return pageText(Buffer.concat(pieces));
	}
	return {
		title: null,
		text: ""
	};
}
function pageId(url, ts) {
	return createHash("sha256").update(`${ts} ${url}`).digest("hex").slice(0, 22);
}
function asLine(value) {
	return Buffer.from(`${JSON.stringify(value)}\n`);
}
//#endregion
//#region src/store/wacz/readable-files.ts
var LARGE_INDEX_BYTES = 16777216;
var INDEX = "index.cdx";
/** Indexes WARC files into the stage; from `largeIndexBytes` on the index is packed in blocks. */
async function readableFiles({ stage, temporary }, warcs, largeIndexBytes = LARGE_INDEX_BYTES) {
	const findings = [];
	const copied = await indexed({
		stage,
		temporary
	}, warcs, (finding) => findings.push(finding));
	const all = copied === null ? warcs : [...warcs, copied];
	const byName = new Map(all.map((warc) => [warc.name, warc]));
	let pages = 0;
	const lines = pageLines({
		index: {
			blobs: stage,
			key: INDEX
		},
		placeOf: (file) => byName.get(file),
		isOutside: (file) => byName.get(file).source === null && file !== copied?.name,
		onPage: () => void pages++
	});
	return {
		files: [
			...all.map(warcFile),
			...await indexFiles(stage, largeIndexBytes),
			{
				path: "pages/pages.jsonl",
				name: "pages.jsonl",
				isStored: false,
				content: () => lines
			}
		],
		findings,
		pages: () => pages
	};
}
/** Writes the index; the file of copies for players, where there are any. */
async function indexed({ stage, temporary }, warcs, onFinding) {
	const name = uniqueName(PLAIN_COPIES, warcs);
	const copies = new PlainCopies(stage, name);
	try {
		await replaceIndex({
			blobs: stage,
			key: INDEX,
			temporary,
			largeBytes: Number.POSITIVE_INFINITY
		}, packageEntries(warcs, copies, onFinding));
		const bytes = await copies.end();
		return bytes === 0 ? null : {
			name,
			blobs: stage,
			key: name,
			bytes,
			source: null
		};
	} catch (error) {
		await copies.abandon();
		throw error;
	}
}
function warcFile({ name, blobs, key, bytes }) {
	const content = () => eachOfBlob(blobs, key, (source) => bytesOf$1(source, 0, bytes));
	return {
		path: `archive/${name}`,
		name,
		isStored: true,
		content
	};
}
async function indexFiles(stage, largeBytes) {
	const plain = () => eachOfBlob(stage, INDEX, (source) => bytesOf$1(source));
	if (await sizeOf({
		blobs: stage,
		key: INDEX
	}) < largeBytes) return [{
		path: "indexes/index.cdx",
		name: "index.cdx",
		isStored: false,
		content: plain
	}];
	const idx = [];
	return [{
		path: "indexes/index.cdx.gz",
		name: "index.cdx.gz",
		isStored: true,
		content: () => compressedIndex(stage, INDEX, idx)
	}, {
		path: "indexes/index.idx",
		name: "index.idx",
		isStored: false,
		content: () => [Buffer.from(`${idx.join("\n")}\n`, "latin1")]
	}];
}
//#endregion
//#region src/store/wacz/gather-package.ts
/** Gathers a package and hands it to a writer; what was put aside for it is gone afterwards. */
async function withPackage(dir, out, options, write) {
	const fs = options.fileSystem ?? nodeFileSystem;
	const archive = new LocalBlobs(dir, fs);
	const files = await selectedFiles(archive, options);
	if (files.length === 0) throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
	try {
		return await withStagingFolder(out, async (stage) => {
			const temporary = {
				fs,
				prefix: join(stage, "index")
			};
			const gathered = await gather({
				archive,
				stage: new LocalBlobs(stage, fs),
				temporary,
				dir
			}, files, options);
			await write(gathered);
			return gathered.summary();
		});
	} catch (error) {
		throw storeFailure(error, "exporting", out);
	}
}
async function gather(staging, files, options) {
	const { dir, archive } = staging;
	const warcs = await packageWarcs(staging, files, options);
	if (warcs.length === 0) throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no record in this span`);
	const { members, originals, missing } = await originalsOutside(archive, files, options);
	if (members.length > 0) warcs.push(await originalsWarc(staging, members, warcs));
	const captures = options.isOpen ? [] : await capturesOf(archive, warcs);
	const readable = await readableFiles(staging, warcs, options.largeIndexBytes);
	const uncertified = await cutCaptures(archive, captures, files, warcs);
	const packed = [...readable.files];
	for (const capture of captures) packed.push(...await resultFiles(archive, capture, uncertified.includes(capture)));
	const { site, capture } = options;
	const said = await packageDescriptions(archive, unique([...await sitesOf(archive, captures), ...site === void 0 ? [] : [site]]), unique([...captures, ...capture === void 0 ? [] : [capture]]));
	const accounts = [said.ofPackage.description, describeCut(uncertified, options)].filter(Boolean);
	const description = {
		...await describe(staging, captures, options),
		...said.ofPackage,
		...accounts.length > 0 && { description: accounts.join("\n\n") }
	};
	const { findings } = readable;
	const known = {
		warcs: warcs.length,
		captures,
		uncertified,
		originals,
		missing,
		findings
	};
	return {
		files: [...packed, ...said.files],
		description,
		said,
		summary: () => ({
			...known,
			pages: readable.pages()
		})
	};
}
async function capturesOf(archive, warcs) {
	const ids = new Set(warcs.map(({ source }) => source === null ? null : captureOf(source)));
	const captures = [];
	for (const id of ids) if (id !== null && (await archive.list(`${captureFolder(id)}/`)).length > 0) captures.push(id);
	return captures;
}
/** Captures of which a WARC file is missing or shorter than it was: what they certify cannot be checked here. */
async function cutCaptures(archive, captures, files, warcs) {
	const packed = new Map(warcs.map(({ source, bytes }) => [source, bytes]));
	const cut = /* @__PURE__ */ new Set();
	for (const file of files) if (packed.get(file) !== await sizeOf({
		blobs: archive,
		key: file
	})) cut.add(captureOf(file));
	return captures.filter((capture) => cut.has(capture));
}
/** A report describes the capture as a whole and stays; a certificate without its records would only be false. */
async function resultFiles(archive, capture, isCut) {
	const folder = captureFolder(capture);
	const there = new Set((await archive.list(`${folder}/`)).map(({ key }) => key));
	return CAPTURE_FILES.filter((file) => !isCut || file.startsWith("report.")).filter((file) => there.has(`${folder}/${file}`)).map((file) => ({
		path: `${folder}/${file}`,
		name: `${capture}-${file}`,
		isStored: false,
		content: () => eachOfBlob(archive, `${folder}/${file}`, (source) => bytesOf$1(source))
	}));
}
async function describe({ dir, archive }, captures, { site, capture, software, createdAt }) {
	const created = {
		created: toIso(createdAt ?? instant(Date.now())),
		software: software ?? "isochron"
	};
	const report = captures.length === 1 ? await reportOf(archive, captures[0]) : null;
	if (!report) return {
		title: site ?? capture ?? basename(dir),
		...created
	};
	const asOf = toIso(instant(report.asOf));
	return {
		title: `${report.site} as of ${asOf}`,
		mainPageUrl: report.seeds[0],
		mainPageDate: asOf,
		...created
	};
}
/** Says in the package itself what it is a part of. */
function describeCut(uncertified, { from, to, isOpen }) {
	if (isOpen) return "Part of an archive, as open to a group of readers: nothing is certified here.";
	if (uncertified.length === 0) return null;
	return `Records from ${from === void 0 ? "the beginning" : toIso(from)} to ${to === void 0 ? "the end" : toIso(to)}. The certificates of ${uncertified.join(", ")} speak of more records than these and are left out: nothing is certified here.`;
}
/** The sites of captures, as their reports name them. */
async function sitesOf(archive, captures) {
	return (await Promise.all(captures.map((capture) => reportOf(archive, capture)))).flatMap((report) => report?.site ?? []);
}
function unique(names) {
	return [...new Set(names)];
}
async function reportOf(archive, capture) {
	const bytes = await wholeBlob(archive, `${captureFolder(capture)}/report.json`);
	return bytes && JSON.parse(bytes.toString("utf8"));
}
//#endregion
//#region src/store/wacz/package-writer.ts
/** The package's bytes; with a signer, signed as WACZ-auth 0.1.0 says. */
async function* packageBytes(files, description, sign = null) {
	const modifiedAt = new Date(description.created);
	const zip = new ZipFile();
	const output = zip.outputStream;
	const resources = [];
	let datapackage = Buffer.alloc(0);
	let current = null;
	const add = (path, isStored, content) => zip.addReadStreamLazy(path, {
		compress: !isStored,
		mtime: modifiedAt
	}, (done) => {
		current = Readable.from(content(), { objectMode: false }).on("error", (error) => output.destroy(error));
		done(null, current);
	});
	for (const file of files) add(file.path, file.isStored, () => hashed(file, resources));
	add("datapackage.json", false, () => {
		datapackage = asJson$1({
			profile: "data-package",
			wacz_version: "1.1.1",
			...description,
			resources
		});
		return [datapackage];
	});
	add("datapackage-digest.json", false, () => [asJson$1(sealOf(datapackage, description, sign))]);
	zip.on("error", (error) => output.destroy(error));
	zip.end();
	try {
		yield* output;
	} finally {
		current?.destroy();
	}
}
function sealOf(datapackage, { created, software }, sign) {
	const hash = sha256(datapackage);
	const seal = {
		path: "datapackage.json",
		hash
	};
	return sign ? {
		...seal,
		signedData: {
			hash,
			created,
			software,
			version: "0.1.0",
			...sign(hash)
		}
	} : seal;
}
async function* hashed(file, resources) {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of file.content()) {
		hash.update(chunk);
		bytes += chunk.length;
		yield chunk;
	}
	resources.push({
		name: file.name,
		path: file.path,
		hash: `sha256:${hash.digest("hex")}`,
		bytes
	});
}
function sha256(bytes) {
	return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
function asJson$1(value) {
	return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
//#endregion
//#region src/store/wacz/export-wacz.ts
/** Writes one WACZ file, whole or not at all; every revisit in it finds its original in it too. */
async function exportWacz(dir, out, options = {}) {
	const fs = options.fileSystem ?? nodeFileSystem;
	return withPackage(dir, out, options, async ({ files, description }) => {
		const sign = options.sign === true ? await packageSigner(fs, dir) : null;
		await writeAtomically(fs, out, packageBytes(files, description, sign));
	});
}
//#endregion
//#region src/store/wacz/wacz-pieces.ts
/** The WACZ of a selection piece by piece, at the reader's pace; what is put aside for it is gone when it ends or is left. */
async function* waczPieces(dir, options) {
	const pieces = new PassThrough();
	const made = withPackage(dir, join(tmpdir(), `isochron-package-${randomUUID()}.wacz`), options, ({ files, description }) => pipeline$1(packageBytes(files, description), pieces));
	made.catch((error) => pieces.destroy(error));
	try {
		yield* pieces;
	} finally {
		pieces.destroy();
		await made.catch(() => void 0);
	}
}
//#endregion
//#region src/store/bag/bag-tags.ts
/** Section 2.4: a bag must have one of them, and both are common. */
var BAG_DIGESTS = ["sha256", "sha512"];
/** Takes all digests of a file while its bytes pass by. */
var BagDigester = class {
	#hashes = BAG_DIGESTS.map((name) => [name, createHash(name)]);
	#sizeBytes = 0;
	/** The same bytes. */
	async *passing(content) {
		for await (const bytes of content) {
			for (const [, hash] of this.#hashes) hash.update(bytes);
			this.#sizeBytes += bytes.length;
			yield bytes;
		}
	}
	/** Once all bytes have passed. */
	result(path) {
		const digests = Object.fromEntries(this.#hashes.map(([name, hash]) => [name, hash.digest("hex")]));
		return {
			path,
			sizeBytes: this.#sizeBytes,
			digests
		};
	}
};
/** `bagit.txt`, as section 2.1.1 has it, to the letter. */
var BAGIT_TXT = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n";
/** A manifest: digest, two blanks, path (section 2.1.3). */
function manifestOf(files, digest) {
	return files.map(({ path, digests }) => `${digests[digest]}  ${manifestPath(path)}\n`).join("");
}
/** Section 2.1.3: line feeds, carriage returns and the percent sign itself are percent-encoded, nothing else. */
function manifestPath(path) {
	return path.replaceAll("%", "%25").replaceAll("\n", "%0A").replaceAll("\r", "%0D");
}
/** `bag-info.txt` (section 2.2.2): what a stranger with the bag wants to know. */
function bagInfo({ payload, description, captures, said }) {
	const octets = payload.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	const { title, description: account } = description;
	return [
		["Source-Organization", said.publisher ?? []],
		["External-Description", [title, account]],
		["External-Identifier", [...captures.map((id) => `urn:isochron:capture:${id}`), ...said.identifier ?? []]],
		["Bagging-Date", [description.created.slice(0, 10)]],
		["Payload-Oxum", [`${octets}.${payload.length}`]],
		["Bag-Software-Agent", [description.software]],
		["Rights", said.rights ?? []]
	].flatMap(([label, values]) => values.map((value) => value ? `${label}: ${oneLine(value)}\n` : "")).join("");
}
/** A line break would begin another element. */
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim();
}
//#endregion
//#region src/store/bag/export-bag.ts
/** Writes a bag, whole or not at all: a ZIP file where the name ends so, otherwise a directory. */
async function exportBag(dir, out, options = {}) {
	const fs = options.fileSystem ?? nodeFileSystem;
	const isZip = /\.zip$/i.test(out);
	return withPackage(dir, out, options, async (gathered) => {
		const files = bagFiles(gathered);
		if (!isZip) return writeFolder(fs, out, files);
		const { created } = gathered.description;
		await writeAtomically(fs, out, zipBytes$1(files, bagName(out), new Date(created)));
	});
}
/** Payload first: manifests tell what has passed. Tag manifests last: they tell of all other tag files. */
function bagFiles(gathered) {
	const { files, description, said } = gathered;
	const payload = [];
	const tags = [];
	const tag = (path, text) => ({
		path,
		isStored: false,
		content: () => digested(tags, path, [Buffer.from(text())])
	});
	return [
		...files.map((file) => payloadFile(file, payload)),
		tag("bagit.txt", () => BAGIT_TXT),
		tag("bag-info.txt", () => bagInfo({
			payload,
			description,
			captures: gathered.summary().captures,
			said: said.elements
		})),
		...BAG_DIGESTS.map((name) => tag(`manifest-${name}.txt`, () => manifestOf(payload, name))),
		...BAG_DIGESTS.map((name) => ({
			path: `tagmanifest-${name}.txt`,
			isStored: false,
			content: () => [Buffer.from(manifestOf(tags, name))]
		}))
	];
}
function payloadFile(file, payload) {
	const path = `data/${file.path}`;
	return {
		path,
		isStored: file.isStored,
		content: () => digested(payload, path, file.content())
	};
}
async function* digested(done, path, content) {
	const digester = new BagDigester();
	yield* digester.passing(content);
	done.push(digester.result(path));
}
/** Under another name until it is whole; a directory that is there already is somebody's. */
async function writeFolder(fs, out, files) {
	if (existsSync(out)) throw new StoreError("BAD_INPUT", `${out} is there already: name another directory`);
	await withStagingFolder(out, async (partial) => {
		for (const file of files) {
			const target = join(partial, ...file.path.split("/"));
			await mkdir(dirname(target), { recursive: true });
			await writeAtomically(fs, target, file.content());
		}
		await rename(partial, out);
		await fs.syncDirectory(dirname(out));
	});
}
/** Section 4: a serialised bag has one top directory, which is the bag. */
function bagName(out) {
	const name = basename(out).replace(/\.zip$/i, "");
	return name === "" || name === "." || name === ".." ? "bag" : name;
}
async function* zipBytes$1(files, name, modifiedAt) {
	const zip = new ZipFile();
	const output = zip.outputStream;
	let current = null;
	for (const file of files) zip.addReadStreamLazy(`${name}/${file.path}`, {
		compress: !file.isStored,
		mtime: modifiedAt
	}, (done) => {
		current = Readable.from(file.content(), { objectMode: false }).on("error", (error) => output.destroy(error));
		done(null, current);
	});
	zip.on("error", (error) => output.destroy(error));
	zip.end();
	try {
		yield* output;
	} finally {
		current?.destroy();
	}
}
//#endregion
//#region src/store/wacz/export-extract.ts
var WARC = "extract.warc.gz";
/** The members of the records wanted, and of every warcinfo, in the order of the files. */
async function* membersOf(blobs, files, wanted) {
	for (const file of files) yield* eachOfBlob(blobs, file, (source) => membersIn(source, file, wanted));
}
async function* membersIn(source, file, wanted) {
	for await (const item of listItems(source, file)) {
		if (item.kind !== "record" || item.record.id === null || item.record.length === null) continue;
		const { id, type, offset, length } = item.record;
		if (type === "warcinfo" || wanted.has(id)) yield {
			id,
			bytes: asBuffer(await source.read(offset, length))
		};
	}
}
/** The files of an archive that may hold records: those they were in first, then, for what came from elsewhere, all. */
async function filesHolding(blobs, records) {
	if (records.size === 0) return [];
	const there = await warcFilesIn(blobs);
	const named = new Set(records.values());
	return [...there.filter((file) => named.has(file)), ...there.filter((file) => !named.has(file))];
}
/** Writes the package, whole or not at all, signed with the archive's key for packages. */
async function exportExtract(dir, out, { members, borrowed, files, description }, fs = nodeFileSystem) {
	try {
		await withStagingFolder(out, async (stage) => {
			const staged = new LocalBlobs(stage, fs);
			const warcs = [{
				...await stagedWarc(staged, WARC, members),
				source: WARC
			}];
			const lent = await stagedWarc(staged, ORIGINALS, borrowed);
			const temporary = {
				fs,
				prefix: join(stage, "index")
			};
			const all = lent.bytes === 0 ? warcs : [...warcs, lent];
			const readable = await readableFiles({
				stage: staged,
				temporary
			}, all);
			const beside = [...files].map(([name, bytes]) => ({
				path: name,
				name,
				isStored: false,
				content: () => [bytes]
			}));
			const sign = await packageSigner(fs, dir);
			await writeAtomically(fs, out, packageBytes([...readable.files, ...beside], description, sign));
		});
	} catch (error) {
		throw storeFailure(error, "exporting", out);
	}
}
async function stagedWarc(staged, name, members) {
	await staged.put(name, bytesOf(members));
	const place = {
		blobs: staged,
		key: name
	};
	return {
		name,
		...place,
		bytes: await sizeOf(place),
		source: null
	};
}
async function* bytesOf(members) {
	for await (const { bytes } of members) yield bytes;
}
//#endregion
//#region src/store/maintain/borrowers.ts
/** Ids of the records of every fetch that borrows from these, by capture; a capture that can be resumed is refused. */
async function borrowersOf(catalog, lenders) {
	const gone = new Set(lenders.filter(({ type }) => type === "response").map(({ id }) => id));
	const borrowers = /* @__PURE__ */ new Map();
	for (const target of new Set(lenders.map((lender) => lender.target))) for (const { captureId, records } of await catalog.sightings.ofPage(target)) {
		if (!records.some(({ id, type }) => type === "borrowed" && gone.has(id))) continue;
		const own = records.filter(({ type }) => type !== "borrowed").map(({ id }) => id);
		borrowers.set(captureId, [...borrowers.get(captureId) ?? [], ...own]);
	}
	for (const capture of borrowers.keys()) await requireEnded(catalog, capture);
	return borrowers;
}
/** What a capture under way rests on must not go: it would be certified without it. */
async function requireEnded({ captures }, id) {
	const phase = (await captures.get(id))?.phase;
	if (phase === "visiting" || phase === "revisiting") throw new StoreError("BAD_INPUT", `capture ${id} is not finished and borrows bodies from these records: resume or cancel it first`);
}
/** Files of earlier captures that still hold the bodies of fetches which are to go. */
async function stillLending({ sightings }, captureId, gone) {
	const ids = new Set(gone.map(({ id }) => id));
	const files = /* @__PURE__ */ new Set();
	for (const target of new Set(gone.map((one) => one.target))) for (const { captureId: of, records } of await sightings.ofPage(target)) {
		if (of !== captureId || !records.some(({ id }) => ids.has(id))) continue;
		for (const { type, file } of records) if (type === "borrowed") files.add(file);
	}
	return [...files].sort();
}
//#endregion
//#region src/store/maintain/remove-records.ts
/** Removes records from a capture's files, and what borrows from them from others'; says what is left elsewhere. */
async function removeRecords(dir, order, fs = nodeFileSystem) {
	const unlock = lockForWriting(dir);
	const catalog = openCatalog(join(dir, "catalog.sqlite"), "write");
	try {
		return await removeFrom({
			blobs: new LocalBlobs(dir, fs),
			dir,
			fs,
			catalog
		}, order);
	} catch (error) {
		throw storeFailure(error, "removing records from", dir);
	} finally {
		catalog.close();
		unlock();
	}
}
async function removeFrom(removing, order) {
	const { dir, blobs, catalog } = removing;
	const capture = await catalog.captures.get(order.capture);
	if (capture?.phase !== "finished") throw new StoreError("NOT_FOUND", `no finished capture ${order.capture} in ${dir}`);
	const cuts = await cutsOf(removing, order);
	if (cuts.length === 0) throw new StoreError("NOT_FOUND", `no such record in the files of capture ${capture.id}`);
	const orders = [{
		order,
		cuts
	}];
	const answers = cuts.flatMap((cut) => cut.answers);
	const borrowers = await borrowersOf(catalog, answers);
	for (const [id, ids] of borrowers) {
		if (id === order.capture) continue;
		const other = {
			...order,
			capture: id,
			urls: [],
			ids
		};
		orders.push({
			order: other,
			cuts: await cutsOf(removing, other)
		});
	}
	removeWords(dir, new Set(orders.flatMap((one) => one.cuts.flatMap(({ targets }) => targets))));
	for (const one of orders.toReversed()) await carryOut(removing, one.order, one.cuts);
	const removed = orders.flatMap((one) => one.cuts.map(({ removal }) => ({
		capture: one.order.capture,
		...removal
	})));
	const files = await warcFilesIn(blobs);
	for (const folder of new Set(removed.map(({ file }) => file.split("/")[1]))) await indexFolder({
		...removing,
		folder,
		files,
		findings: new FindingTally()
	});
	return {
		removed,
		stillHeldIn: await stillLending(catalog, order.capture, answers)
	};
}
function removeWords(dir, targets) {
	const search = new SearchFile(join(dir, SEARCH_FILE), "write");
	try {
		search.removeForGood(targets);
	} finally {
		search.close();
	}
}
async function cutsOf({ blobs, catalog }, order) {
	const cuts = [];
	for (const { file } of await catalog.upkeep.warcFiles.ofCapture(order.capture)) {
		const cut = await cutOf(blobs, file, order);
		if (cut) cuts.push(cut);
	}
	return cuts;
}
async function carryOut(removing, order, cuts) {
	const { blobs, catalog } = removing;
	if (cuts.length === 0) return;
	await addToNotice(removing, order, cuts.map(({ removal }) => removal));
	for (const { removal, kept } of cuts) {
		await blobs.put(removal.file, bytesOfAll(blobs, kept));
		await blobs.delete(removal.file.replace(/\.warc\.gz$/, ".original"));
		await deletePackageRest(blobs, removal.file);
		await catalog.upkeep.warcFiles.finish(removal.file, removal.after.sizeBytes, removal.after.sha256);
	}
}
async function cutOf(blobs, file, order) {
	const records = [];
	const targets = /* @__PURE__ */ new Set();
	const kept = [];
	const answers = [];
	for await (const item of readArchived(blobs, file)) {
		if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
		const { id, type, target } = item.record;
		if (isMeant(item.record, order)) {
			records.push(id);
			targets.add(pageOfView(target));
			if (type === "response" || type === "revisit") answers.push({
				id,
				type,
				target
			});
		} else kept.push({
			file,
			offset: item.record.offset,
			length: item.length
		});
	}
	if (records.length === 0) return null;
	return {
		removal: {
			file,
			records,
			before: await withBlob(blobs, file, async (source) => ({
				sha256: await sha256Of(source),
				sizeBytes: source.sizeBytes,
				records: kept.length + records.length
			})),
			after: await factsOf(blobs, kept)
		},
		kept,
		answers,
		targets: [...targets]
	};
}
/** The file as it will be. */
async function factsOf(blobs, kept) {
	const hash = createHash("sha256");
	for await (const bytes of bytesOfAll(blobs, kept)) hash.update(bytes);
	const sizeBytes = kept.reduce((sum, { length }) => sum + length, 0);
	return {
		sha256: hash.digest("hex"),
		sizeBytes,
		records: kept.length
	};
}
async function* bytesOfAll(blobs, members) {
	for (const member of members) yield* memberBytes(blobs, member);
}
/** Only records of fetches: what a file says of itself and of its capture stays. */
function isMeant({ id, type, target }, { ids, urls }) {
	if (id === null || target === null || type === "warcinfo") return false;
	return ids.includes(id) || urls.includes(target) || urls.includes(pageOfView(target));
}
async function addToNotice({ dir, blobs, fs }, { capture, reason, orderedBy, at }, files) {
	const key = `${captureFolder(capture)}/removals.json`;
	const held = await wholeBlob(blobs, key);
	const notice = {
		format: "isochron-removals/1",
		capture,
		removals: [...(held ? JSON.parse(held.toString("utf8")).removals : []).filter((removal) => !removal.files.some((old) => files.some(({ before }) => before.sha256 === old.before.sha256))), {
			removedAt: toIso(at),
			reason,
			orderedBy,
			files
		}]
	};
	const signature = {
		...await signWithArchiveKey(fs, dir, Buffer.from(canonicalJson(notice))),
		canonicalisation: "RFC 8785"
	};
	const text = `${JSON.stringify({
		...notice,
		signature
	}, null, 2)}\n`;
	await blobs.put(key, Buffer.from(text));
}
//#endregion
//#region src/store/wacz/entry-lines.ts
/** All lines without their line ends; empty ones too. */
async function* entryLines(wacz, name) {
	let rest = "";
	for await (const chunk of entryText(wacz, name)) {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop();
		if (rest.length > 1048576) throw new FormatError(`a line too long in ${name}`, wacz.path, 0);
		yield* lines;
	}
	if (rest !== "") yield rest;
}
async function* entryText(wacz, name) {
	const bytes = Readable.from(wacz.read(name));
	const plain = name.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => void 0) : bytes;
	const decoder = new TextDecoder();
	try {
		for await (const piece of plain) yield decoder.decode(piece, { stream: true });
	} catch (error) {
		if (error instanceof IsochronError) throw error;
		throw new FormatError(`${name} cannot be decompressed`, wacz.path, 0, { cause: error });
	}
}
//#endregion
//#region src/store/wacz/check-index.ts
/** Findings of every index in the package. */
async function* checkIndexes(wacz) {
	const names = [...wacz.entries.keys()].filter((name) => /^indexes\/index\.cdx(?:\.gz)?$/.test(name));
	if (names.length === 0) yield {
		entry: null,
		code: "index-missing",
		message: "no indexes/index.cdx and no indexes/index.cdx.gz"
	};
	if (names.includes("indexes/index.cdx.gz") && !wacz.entries.has("indexes/index.idx")) yield {
		entry: "indexes/index.idx",
		code: "index-missing",
		message: "index.cdx.gz without its index.idx"
	};
	for (const name of names) yield* checkIndex(wacz, name);
}
async function* checkIndex(wacz, name) {
	const found = (code, message) => ({
		entry: name,
		code,
		message
	});
	const stored = /* @__PURE__ */ new Map();
	let last = "";
	let number = 0;
	for await (const line of entryLines(wacz, name)) {
		number++;
		if (line < last) yield found("index-unsorted", `line ${number} sorts before the line above it`);
		last = line;
		const entry = parseLine(line);
		if ("problem" in entry) {
			yield found("index-malformed", `line ${number}: ${entry.problem}`);
			continue;
		}
		const problem = await danglingReason(wacz, entry, stored);
		if (problem !== null) yield found("index-dangling", `line ${number}: ${problem}`);
	}
	if (number === 0 && await holdsCaptures(wacz)) yield found("index-empty", "no capture can be found");
}
/** Whether there is anything that an index would name: a file of requests or metadata alone has nothing. */
async function holdsCaptures(wacz) {
	for (const name of wacz.warcNames()) {
		const source = await wacz.stored(name);
		if (source === null) return true;
		for await (const _ of indexEntries(source, name, () => void 0)) return true;
	}
	return false;
}
async function danglingReason(wacz, { file, offset, length, url }, stored) {
	const name = `archive/${file}`;
	const warc = wacz.entries.get(name);
	if (!warc) return `there is no ${name}`;
	if (offset + length > warc.sizeBytes) return `${name} ends before byte ${offset + length}`;
	if (!stored.has(name)) stored.set(name, await wacz.stored(name));
	const source = stored.get(name);
	if (source === null) return null;
	return await targetAt(source, offset) === url ? null : `no record of ${url} at byte ${offset} of ${name}`;
}
async function targetAt(source, offset) {
	for await (const item of readWarc(source, "", offset)) return item.kind === "record" && item.record.offset === offset ? item.record.target : null;
	return null;
}
//#endregion
//#region src/store/wacz/check-wacz.ts
var DATAPACKAGE = "datapackage.json";
var DIGEST = "datapackage-digest.json";
var PAGES = "pages/pages.jsonl";
var MAX_DIGEST_BYTES = 1048576;
/** A file that is wrong all over need not be listed line by line. */
var MAX_FINDINGS = 1e3;
var digestFile = object({
	path: literal(DATAPACKAGE),
	hash: string()
});
var pageLine = object({
	url: string(),
	ts: string()
});
/** All findings of one package; none means that it is as it should be. */
async function checkWacz(path) {
	const findings = [];
	let wacz = null;
	try {
		wacz = await openWacz(path);
		for await (const finding of allFindings(wacz)) if (findings.push(finding) >= MAX_FINDINGS) break;
	} catch (error) {
		if (!(error instanceof IsochronError) || error instanceof UsageError) throw error;
		findings.push({
			entry: null,
			code: "unreadable",
			message: error.message
		});
	} finally {
		wacz?.close();
	}
	return findings;
}
async function* allFindings(wacz) {
	yield* checkDescription(wacz);
	yield* checkWarcs(wacz);
	yield* checkIndexes(wacz);
	yield* checkPages(wacz);
}
async function* checkDescription(wacz) {
	const text = await wacz.readText(DATAPACKAGE, MAX_DATAPACKAGE_BYTES);
	if (text === null) {
		yield {
			entry: DATAPACKAGE,
			code: "datapackage-missing",
			message: "the package does not describe itself"
		};
		return;
	}
	yield* await checkDigest(wacz);
	const described = parseDataPackage(text);
	if ("problem" in described) {
		yield {
			entry: DATAPACKAGE,
			code: "datapackage-invalid",
			message: described.problem
		};
		return;
	}
	yield* checkProfile(described);
	yield* checkResources(wacz, described);
}
function* checkProfile({ profile, wacz_version: version }) {
	const found = (message) => ({
		entry: DATAPACKAGE,
		code: "datapackage-invalid",
		message
	});
	if (profile !== "data-package" && profile !== "wacz") yield found(`profile is ${JSON.stringify(profile)}`);
	if (profile === "data-package" && !/^1\.\d+\.\d+$/.test(version ?? "")) yield found(`wacz_version is ${JSON.stringify(version)}`);
}
async function checkDigest(wacz) {
	const text = await wacz.readText(DIGEST, MAX_DIGEST_BYTES);
	if (text === null) return [{
		entry: DIGEST,
		code: "datapackage-digest-missing",
		message: "datapackage.json is not sealed"
	}];
	const declared = digestFile.safeParse(parseJson(text));
	const hash = await hashOf(wacz, DATAPACKAGE);
	if (declared.success && declared.data.hash === hash) return [];
	return [{
		entry: DIGEST,
		code: "datapackage-digest-wrong",
		message: `datapackage.json has ${hash}`
	}];
}
async function* checkResources(wacz, { resources }) {
	const listed = /* @__PURE__ */ new Set([DATAPACKAGE, DIGEST]);
	for (const { path, hash, bytes } of resources) {
		listed.add(path);
		const entry = wacz.entries.get(path);
		if (!entry) {
			yield {
				entry: path,
				code: "resource-missing",
				message: "listed in datapackage.json and not there"
			};
			continue;
		}
		if (bytes !== entry.sizeBytes) yield {
			entry: path,
			code: "size-mismatch",
			message: `${entry.sizeBytes} bytes, ${bytes} are listed`
		};
		if (!hash?.startsWith("sha256:")) {
			yield {
				entry: path,
				code: "hash-missing",
				message: "no SHA-256 hash in datapackage.json"
			};
			continue;
		}
		const actual = await hashOf(wacz, path);
		if (actual !== hash) yield {
			entry: path,
			code: "hash-mismatch",
			message: `${actual} is there, ${hash} is listed`
		};
	}
	for (const name of wacz.entries.keys()) if (!listed.has(name)) yield {
		entry: name,
		code: "resource-unlisted",
		message: "not listed in datapackage.json"
	};
}
function* checkWarcs(wacz) {
	const warcs = wacz.warcNames();
	if (warcs.length === 0) yield {
		entry: null,
		code: "warc-missing",
		message: "no WARC file in archive/"
	};
	const random = [...warcs, "indexes/index.cdx.gz"].filter((name) => name.endsWith(".gz"));
	for (const name of random) if (wacz.entries.get(name)?.isStored === false) yield {
		entry: name,
		code: "warc-compressed",
		message: "must be stored, not compressed, in the ZIP"
	};
}
async function* checkPages(wacz) {
	if (!wacz.entries.has(PAGES)) {
		yield {
			entry: PAGES,
			code: "pages-missing",
			message: "no list of pages"
		};
		return;
	}
	let number = 0;
	for await (const line of entryLines(wacz, PAGES)) {
		number++;
		const value = parseJson(line);
		if (!(number === 1 ? object({ format: string().startsWith("json-pages-") }).safeParse(value).success : line === "" || pageLine.safeParse(value).success)) yield {
			entry: PAGES,
			code: "pages-malformed",
			message: `line ${number} is not a page`
		};
	}
	if (number === 0) yield {
		entry: PAGES,
		code: "pages-malformed",
		message: "no header line"
	};
}
async function hashOf(wacz, name) {
	const hash = createHash("sha256");
	for await (const piece of wacz.read(name)) hash.update(piece);
	return `sha256:${hash.digest("hex")}`;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
//#endregion
//#region src/store/inputs/check-input.ts
/** Checks a file, by what it is and not by its name alone. */
async function checkInput(path) {
	if (!await isPackage(path)) return {
		...await checkRecords(path),
		package: []
	};
	const found = await checkWacz(path);
	if (found.some(({ code }) => code === "unreadable")) return {
		records: 0,
		package: found,
		findings: []
	};
	const { records, findings } = await checkRecords(path);
	const said = new Set(found.flatMap(({ code, entry }) => code === "hash-mismatch" ? [`${path}#${entry}`] : []));
	const isSaid = ({ code, file, offset }) => code === "digest-mismatch" && offset === 0 && said.has(file);
	return {
		records,
		package: found,
		findings: findings.filter((one) => !isSaid(one))
	};
}
async function isPackage(path) {
	const source = inputSource(path);
	try {
		return await inputKind(source, path) === "package" || /\.wacz$/i.test(path);
	} finally {
		source.close();
	}
}
async function checkRecords(path) {
	const findings = new FindingTally();
	let records = 0;
	try {
		for await (const item of listFile(path)) if (item.kind === "finding") findings.add(item.finding);
		else records++;
	} catch (error) {
		if (!(error instanceof IsochronError) || error instanceof UsageError || records === 0) throw error;
		findings.add({
			file: path,
			offset: 0,
			code: "unreadable",
			message: error.message
		});
	}
	return {
		records,
		findings: findings.toArray()
	};
}
//#endregion
//#region src/store/copy/copy-failure.ts
var NOT_ALLOWED = /* @__PURE__ */ new Set([
	"EACCES",
	"EPERM",
	"EROFS",
	"ENOTDIR",
	"EEXIST",
	"ENAMETOOLONG",
	"EISDIR"
]);
/** Said where the place itself cannot be replaced: a mounted disk, the current folder of another program. */
var NOT_REPLACED = /* @__PURE__ */ new Set([
	"EBUSY",
	"EXDEV",
	"ENOTEMPTY"
]);
/** An error that says what to do; our own pass through. */
function copyFailure(error, place) {
	if (error instanceof IsochronError) return error;
	const { code = "" } = error;
	const name = JSON.stringify(place);
	if (NOT_REPLACED.has(code)) return new UsageError("BAD_INPUT", `cannot put a folder at ${name} (${code}): name a new folder inside it`, { cause: error });
	if (NOT_ALLOWED.has(code)) return new UsageError("BAD_INPUT", `cannot write ${name} (${code}): name another place, or change its permissions`, { cause: error });
	return storeFailure(error, "exporting", place);
}
//#endregion
//#region src/store/copy/copy-path.ts
/** A part of a path that is the same on every file system. */
var PART = /^[A-Za-z0-9_](?:[A-Za-z0-9._~+-]{0,120}[A-Za-z0-9_~+-])?$/;
var RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
var MOST_CHARS = 240;
/** Refuses a path that is not plain throughout. */
function requireCopyPath(path) {
	if (!path.split("/").every((part) => PART.test(part) && !RESERVED.test(part)) || path.length > MOST_CHARS) throw new StoreError("INTERNAL", `not a name inside a copy: ${JSON.stringify(path.slice(0, 200))}`);
	return path;
}
//#endregion
//#region src/store/copy/copy-zip.ts
/** Compressed already. */
var DENSE = /\.(?:avif|docx|epub|flac|gif|gz|jpe?g|m4[av]|mp[34]|odt|og[agv]|png|pptx|tgz|web[amp]|webp|woff2?|xlsx|zip)$/;
/** Writes one ZIP, whole or not at all; its entries carry the given date. */
async function writeCopyZip(out, files, date) {
	const tally = {
		files: 0,
		bytes: 0
	};
	try {
		await mkdir(dirname(out), { recursive: true });
		await writeAtomically(nodeFileSystem, out, zipBytes(counted(files, tally), date));
		return tally;
	} catch (error) {
		throw copyFailure(error, out);
	}
}
async function* zipBytes(files, date) {
	const zip = new ZipFile();
	const output = zip.outputStream;
	zip.on("error", (error) => output.destroy(error));
	const feeding = new AbortController();
	feed(zip, files, {
		date,
		signal: feeding.signal
	}).catch((error) => output.destroy(error));
	try {
		yield* output;
	} finally {
		feeding.abort();
	}
}
/** The next file is asked for when the one before it is packed. */
async function feed(zip, files, { date, signal }) {
	for await (const { path, content } of files) {
		const stream = Readable.from(content, { objectMode: false });
		zip.addReadStream(stream, requireCopyPath(path), {
			compress: !DENSE.test(path),
			mtime: date,
			mode: 33188
		});
		await finished(stream, { signal });
	}
	zip.end();
}
async function* counted(files, tally) {
	for await (const { path, content } of files) {
		yield {
			path,
			content: measured(content, (bytes) => tally.bytes += bytes)
		};
		tally.files++;
	}
}
async function* measured(content, onBytes) {
	for await (const piece of content) {
		onBytes(piece.length);
		if (piece.length > 0) yield piece;
	}
}
//#endregion
//#region src/store/copy/capture-papers.ts
/** The files of a capture that others may see, byte for byte, under the given folder. */
async function* capturePapers(blobs, captureId, folder) {
	const own = captureFolder(captureId);
	const there = new Set((await blobs.list(`${own}/`)).map(({ key }) => key));
	for (const name of CAPTURE_FILES.filter((file) => there.has(`${own}/${file}`))) yield {
		path: `${folder}/${name}`,
		content: eachOfBlob(blobs, `${own}/${name}`, (source) => bytesOf$1(source))
	};
}
//#endregion
//#region src/store/sites/sites-file.ts
var MOST_BYTES$1 = 1e7;
/** Changes by this process take turns here: who waits for the lock of another process lets nothing else go on. */
var underWay = /* @__PURE__ */ new Map();
/** One file of sites. */
var SitesFile = class {
	/** As its owner calls it, for messages. */
	name;
	#fs;
	constructor(path, fs = nodeFileSystem) {
		this.name = path;
		this.#fs = fs;
	}
	/** Another whenever the file has changed; `null` while it is not there. */
	async stamp() {
		try {
			const found = statSync(this.name, {
				bigint: true,
				throwIfNoEntry: false
			});
			return found ? `${found.ino}:${found.mtimeNs}:${found.ctimeNs}:${found.size}` : null;
		} catch (error) {
			throw inputFailure(error, this.name);
		}
	}
	/** What it says. @throws UsageError when it cannot be read, is too large or no text */
	async text() {
		const text = await this.#textIfAny();
		if (text !== null) return text;
		throw new UsageError("NOT_FOUND", `no file ${this.name}: isochron sites add makes one`);
	}
	/** Replaces it by what is made of it, `null` for a file that is not there; whatever `make` throws changes nothing. */
	async change(make) {
		const path = resolve(await this.#target());
		const done = (underWay.get(path) ?? Promise.resolve()).then(() => this.#changeAlone(path, make));
		const ended = done.catch(() => void 0);
		underWay.set(path, ended);
		try {
			await done;
		} finally {
			if (underWay.get(path) === ended) underWay.delete(path);
		}
	}
	async #changeAlone(path, make) {
		const unlock = lockSites(path);
		try {
			const before = await this.#textIfAny();
			const after = make(before);
			if (after === before) return;
			const mode = before === null ? void 0 : (await stat(path)).mode & 511;
			await writeAtomically(this.#fs, path, [Buffer.from(after)], mode);
		} catch (error) {
			throw this.#explained(error);
		} finally {
			unlock();
		}
	}
	async #textIfAny() {
		try {
			if ((await stat(this.name)).size > MOST_BYTES$1) throw new UsageError("BAD_INPUT", `${this.name}: larger than 10 MB: is this a file of sites?`);
			const bytes = await readFile(this.name);
			return new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes);
		} catch (error) {
			if (error.code === "ENOENT") return null;
			if (!(error instanceof TypeError)) throw inputFailure(error, this.name);
			throw new UsageError("BAD_INPUT", `${this.name}: not UTF-8 text: save it as UTF-8`, { cause: error });
		}
	}
	/** Behind a symbolic link its target is replaced, not the link. */
	async #target() {
		if (await this.stamp() !== null) return realpath(this.name);
		const folder = dirname(this.name);
		if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return this.name;
		throw new UsageError("NOT_FOUND", `no directory ${folder}: make it, or name another --file`);
	}
	/** The store's own words are about archives. */
	#explained(error) {
		if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_UNWRITABLE") return error;
		const why = error.cause?.code ?? "";
		const what = `cannot write ${this.name}${why === "" ? "" : ` (${why})`}`;
		return new StoreError(error.code, `${what}: change its permissions, or name another --file`, { cause: error });
	}
};
//#endregion
//#region src/store/manage/open-management.ts
var FILE$2 = "manage.sqlite";
/** Opens them; any number of processes may, also while a capture writes to the archive. */
function openManagement(dir) {
	return openManagementFile(join(dir, FILE$2));
}
//#endregion
//#region src/store/watch/memory-hints.ts
/** Hints of nothing that stays. */
var MemoryHints = class {
	/** By site and address. */
	#held = /* @__PURE__ */ new Map();
	#spent = /* @__PURE__ */ new Map();
	async sources(site) {
		return this.#of(site).map(({ source }) => source);
	}
	async put(sources) {
		for (const source of sources) {
			const { site, url } = source;
			const known = this.#held.get(site)?.get(url);
			if (known) {
				const { tried, right, expected } = known.source;
				known.source = {
					...source,
					tried,
					right,
					expected
				};
				continue;
			}
			if (!this.#held.has(site)) this.#held.set(site, /* @__PURE__ */ new Map());
			this.#held.get(site).set(url, {
				source,
				claims: /* @__PURE__ */ new Map()
			});
		}
	}
	async drop(site, sources) {
		for (const url of sources) this.#held.get(site)?.delete(url);
	}
	async claims(site, source, urls) {
		const claims = this.#held.get(site)?.get(source)?.claims;
		const found = /* @__PURE__ */ new Map();
		for (const url of urls) {
			const claim = claims?.get(url);
			if (claim) found.set(url, claim.claimed);
		}
		return found;
	}
	async hear(claims) {
		for (const claim of claims) this.#held.get(claim.site)?.get(claim.source)?.claims.set(claim.url, claim);
	}
	async retain(site, source, urls, openSince) {
		const claims = this.#held.get(site)?.get(source)?.claims ?? /* @__PURE__ */ new Map();
		const listed = new Set(urls);
		for (const [url, { isOpen, heardAt }] of claims) if (!listed.has(url) && (!isOpen || heardAt < openSince)) claims.delete(url);
	}
	async open(site, limit) {
		const open = this.#of(site).flatMap(({ claims }) => [...claims.values()].filter(({ isOpen }) => isOpen).map(openOf));
		const byAge = (a, b) => b.heardAt - a.heardAt || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);
		return open.sort(byAge).slice(0, limit);
	}
	async settle({ site, url, lookedAt, wasRight, expected }) {
		for (const held of this.#of(site)) {
			const claim = held.claims.get(url);
			if (!claim?.isOpen || claim.heardAt > lookedAt) continue;
			held.claims.set(url, {
				...claim,
				isOpen: false
			});
			const { source } = held;
			const fade = source.tried >= 100 ? .5 : 1;
			held.source = {
				...source,
				tried: 1 + source.tried * fade,
				right: (wasRight ? 1 : 0) + source.right * fade,
				expected: expected + source.expected * fade
			};
		}
	}
	async spend(site, day, requests) {
		const spent = spentMore(this.#spent.get(site), day, requests);
		this.#spent.set(site, spent);
		return spent.requests;
	}
	async forget(site) {
		this.#held.delete(site);
	}
	#of(site) {
		return [...this.#held.get(site)?.values() ?? []];
	}
};
function openOf({ site, url, source, claimed, heardAt }) {
	return {
		site,
		url,
		source,
		claimed,
		heardAt
	};
}
//#endregion
//#region src/store/watch/open-watch.ts
var FILE$1 = "watch.sqlite";
/** Opens it, and makes it when it is missing; any number of readers may be open while a watch writes. */
function openWatch(dir) {
	return openWatchFile(join(dir, FILE$1), "write");
}
/** The same for readers: `null` where nobody has ever watched. */
function openWatchToRead(dir) {
	return existsSync(join(dir, FILE$1)) ? openWatchFile(join(dir, FILE$1), "read") : null;
}
//#endregion
//#region src/store/watch/watch-when-there.ts
var NO_NEWS = {
	waiting: 0,
	delivered: 0,
	givenUp: 0,
	repeated: 0
};
/** Opens what there is when it is asked for; until then there are no sites and no news. */
function watchWhenThere(dir) {
	let opened = null;
	const stores = () => opened ??= openWatchToRead(dir);
	stores();
	return {
		memory: {
			statuses: async () => await stores()?.memory.statuses() ?? [],
			status: async (site) => await stores()?.memory.status(site) ?? null,
			turns: async (...asked) => await stores()?.memory.turns(...asked) ?? [],
			page: async (...asked) => await stores()?.memory.page(...asked) ?? null
		},
		news: {
			list: async (asked) => await stores()?.news.list(asked) ?? [],
			find: async (id) => await stores()?.news.find(id) ?? null,
			counts: async () => await stores()?.news.counts() ?? NO_NEWS
		},
		close: () => opened?.close()
	};
}
//#endregion
//#region src/store/record/open-journal.ts
var FILE = "record.sqlite";
/** Opens it, and makes it when it is missing. */
function openJournal(dir) {
	return openJournalFile(join(dir, FILE));
}
//#endregion
//#region src/store/remote/s3/s3-failure.ts
/** By the name that the server or the SDK gives it. */
var BY_NAME = {
	NoSuchBucket: lasting("there is no such bucket: make it, or correct the address"),
	AccessDenied: lasting("these keys may not do that there: give them leave to read, write, list and delete"),
	InvalidAccessKeyId: lasting("the access key is not known there"),
	SignatureDoesNotMatch: lasting("the secret key does not fit the access key"),
	ExpiredToken: lasting("the session of these keys is over"),
	InvalidToken: lasting("the session token is not taken there"),
	AuthorizationHeaderMalformed: lasting("the bucket is in another region: set AWS_REGION"),
	PermanentRedirect: lasting("the bucket is in another region: set AWS_REGION, or correct the endpoint"),
	MethodNotAllowed: lasting("the server does not know that request: is the endpoint one of S3?"),
	NotImplemented: lasting("the server lacks what is needed: a PUT with If-None-Match"),
	QuotaExceeded: lasting("the bucket's quota is used up"),
	EntityTooLarge: lasting("the server takes no object as large as that"),
	CredentialsProviderError: lasting("no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE"),
	RequestTimeTooSkewed: passing("this machine's clock differs from the server's: set the clock"),
	ConditionalRequestConflict: passing("another request for the same object is under way"),
	OperationAborted: passing("another request for the same object is under way"),
	XAmzContentSHA256Mismatch: passing("what arrived was not what was sent"),
	BadDigest: passing("what arrived was not what was sent"),
	IncompleteBody: passing("not all that was sent arrived"),
	RequestTimeout: passing("the server waited too long for us"),
	SlowDown: passing("the server asks for patience")
};
var OF_TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;
/** What went wrong on the way or at the server; `null` for what is neither, and so a fault of the program. */
function failureOf(error) {
	if (error instanceof NotAnswering) return passing(error.message);
	const { name = "", $metadata } = error;
	const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : void 0;
	if (known) return known;
	const status = $metadata?.httpStatusCode;
	return status === void 0 ? unanswered(error) : byStatus(status, name);
}
/** No answer came. */
function unanswered(error) {
	const { name, code = "", message = "" } = error;
	if (/^region is missing/i.test(message)) return lasting("no region: set AWS_REGION");
	if (OF_TLS.test(code)) return lasting(tlsLine(code));
	if (error instanceof TypeError || error instanceof RangeError) return null;
	if (code === "" && name !== "TimeoutError") return null;
	return passing(`not to be reached (${code || "no answer"})`);
}
/** A request that was given up for want of an answer. */
var NotAnswering = class extends Error {
	name = "NotAnswering";
};
function byStatus(status, name) {
	const said = /^(?:Unknown.*|NotFound|)$/.test(name) ? `${status}` : `${status} ${plain(name)}`;
	if (status >= 500 || status === 429 || status === 408 || status === 409) return passing(`the server fails (${said})`);
	if (status === 401 || status === 403) return lasting(`the keys are not taken there (${said})`);
	return lasting(`the server refuses (${said})`);
}
function tlsLine(code) {
	if (code === "EPROTO" || code.startsWith("ERR_SSL")) return `no TLS is spoken there (${code})`;
	return `its certificate is not trusted (${code}): name the authority's file in NODE_EXTRA_CA_CERTS`;
}
/** Names of errors are words; whatever else stands there is not repeated. */
function plain(name) {
	return /^[A-Za-z0-9_.]{1,60}$/.test(name) ? name : "";
}
function lasting(line) {
	return {
		line,
		isPassing: false
	};
}
function passing(line) {
	return {
		line,
		isPassing: true
	};
}
//#endregion
//#region src/store/remote/s3/attempts.ts
/** A server that is gone is given up after some seconds, a silent one after minutes; where bytes move, nothing is. */
var USUAL_PATIENCE = {
	stallMs: 3e4,
	attempts: 5,
	firstWaitMs: 200,
	longestWaitMs: 5e3
};
/** A server that moves a byte now and then is no server: below this an object is given up. */
var LEAST_BYTES_PER_MS = 16;
/**
* Tries until it works, fails for good, or patience ends; rejects with the last failure as it was thrown, and with the
* signal's reason when that is aborted.
*/
async function withPatience({ patience, sizeBytes = 0, signal }, work) {
	const mostMs = 3 * patience.stallMs + sizeBytes / LEAST_BYTES_PER_MS;
	for (let number = 1;; number++) {
		signal?.throwIfAborted();
		try {
			return await once$1({
				number,
				stallMs: patience.stallMs,
				mostMs,
				signal
			}, work);
		} catch (error) {
			signal?.throwIfAborted();
			const mayPass = !(error instanceof IsochronError) && failureOf(error)?.isPassing === true;
			if (number >= patience.attempts || !mayPass) throw error;
			await pause(waitMs(patience, number), signal);
		}
	}
}
async function once$1({ number, stallMs, mostMs, signal }, work) {
	const end = new AbortController();
	const giveUp = () => end.abort(new NotAnswering("no answer in time"));
	const stall = setTimeout(giveUp, stallMs);
	const limit = setTimeout(giveUp, mostMs);
	const onAbort = () => end.abort(signal?.reason);
	signal?.addEventListener("abort", onAbort, { once: true });
	const given = new Promise((_, reject) => end.signal.addEventListener("abort", () => reject(end.signal.reason), { once: true }));
	try {
		return await Promise.race([work({
			number,
			signal: end.signal,
			touch: () => stall.refresh()
		}), given]);
	} finally {
		clearTimeout(stall);
		clearTimeout(limit);
		signal?.removeEventListener("abort", onAbort);
		end.abort();
	}
}
/** Half of it is by lot. */
function waitMs({ firstWaitMs, longestWaitMs }, number) {
	return Math.min(longestWaitMs, firstWaitMs * 2 ** (number - 1)) * (.5 + Math.random() / 2);
}
/** Cut short by the signal, which whoever tries again looks at. */
function pause(forMs, signal) {
	return new Promise((done) => {
		const end = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", end);
			done();
		};
		const timer = setTimeout(end, forMs);
		signal?.addEventListener("abort", end, { once: true });
	});
}
//#endregion
//#region src/store/remote/s3/s3-calls.ts
var CONNECT_MS = 1e4;
var MOST_SOCKETS = 64;
var SILENT = {
	trace() {},
	debug() {},
	info() {},
	warn() {},
	error() {}
};
/** Loads the SDK, which runs without a cluster never need, and opens a client. */
async function openS3Calls(bucket, server, keys) {
	const sdk = await import("@aws-sdk/client-s3");
	return new S3Calls(sdk, quietly(() => clientOf(sdk, server, keys)), bucket);
}
/** Requests to one bucket; they reject with the SDK's errors. */
var S3Calls = class {
	#sdk;
	#client;
	#bucket;
	constructor(sdk, client, bucket) {
		this.#sdk = sdk;
		this.#client = client;
		this.#bucket = bucket;
	}
	/** `taken` where there is an object of that key. */
	async put(key, request, abortSignal) {
		const body = Readable.from(request.pieces, {
			objectMode: false,
			highWaterMark: 1
		});
		const command = new this.#sdk.PutObjectCommand({
			Bucket: this.#bucket,
			Key: key,
			Body: body,
			ContentLength: request.sizeBytes,
			ContentType: "application/octet-stream",
			IfNoneMatch: "*",
			Metadata: {
				sha256: request.sha256,
				put: request.putBy
			}
		});
		signDigest(command, request.sha256);
		const broken = new AbortController();
		body.on("error", (error) => broken.abort(error));
		try {
			await this.#client.send(command, { abortSignal: AbortSignal.any([abortSignal, broken.signal]) });
			return "put";
		} catch (error) {
			if (statusOf(error) === 412) return "taken";
			throw error;
		} finally {
			body.destroy();
		}
	}
	/** `null` where there is none. */
	async head(key, abortSignal) {
		const found = await this.#head(key, abortSignal);
		if (found !== null) return found;
		if (await this.#isNone(key, abortSignal)) return null;
		const come = await this.#head(key, abortSignal);
		if (come === null) throw new NotAnswering("the server says one thing and another");
		return come;
	}
	/** `null` where the server refuses, whatever it means by that. */
	async #head(key, abortSignal) {
		const command = new this.#sdk.HeadObjectCommand({
			Bucket: this.#bucket,
			Key: key
		});
		try {
			const { ContentLength = 0, ETag = null, Metadata } = await this.#client.send(command, { abortSignal });
			return {
				sizeBytes: ContentLength,
				etag: ETag,
				putBy: Metadata?.put ?? null
			};
		} catch (error) {
			const status = statusOf(error);
			if (status === void 0 || status >= 500) throw error;
			return null;
		}
	}
	async #isNone(key, abortSignal) {
		const place = {
			Bucket: this.#bucket,
			Key: key,
			Range: "bytes=0-0"
		};
		try {
			const { Body } = await this.#client.send(new this.#sdk.GetObjectCommand(place), { abortSignal });
			Body.destroy();
			return false;
		} catch (error) {
			if (error.name === "NoSuchKey") return true;
			if (statusOf(error) === 416) return false;
			throw error;
		}
	}
	/** From an offset, of the version with that tag where one is named. */
	async range(key, { offset, lengthBytes, etag }, abortSignal) {
		const command = new this.#sdk.GetObjectCommand({
			Bucket: this.#bucket,
			Key: key,
			Range: `bytes=${offset}-${offset + lengthBytes - 1}`,
			...etag !== null && { IfMatch: etag }
		});
		const { Body, ETag, ContentRange } = await this.#client.send(command, { abortSignal });
		const body = Body;
		abortSignal.addEventListener("abort", () => body.destroy(), { once: true });
		return {
			etag: ETag ?? null,
			sizeBytes: wholeSize(ContentRange),
			pieces: body
		};
	}
	async list(prefix, from, abortSignal) {
		const command = new this.#sdk.ListObjectsV2Command({
			Bucket: this.#bucket,
			Prefix: prefix,
			...from !== null && { ContinuationToken: from }
		});
		const { Contents, IsTruncated, NextContinuationToken } = await this.#client.send(command, { abortSignal });
		return {
			objects: (Contents ?? []).map(({ Key = "", Size = 0 }) => ({
				key: Key,
				sizeBytes: Size
			})),
			next: IsTruncated ? NextContinuationToken ?? null : null
		};
	}
	async delete(key, abortSignal) {
		const command = new this.#sdk.DeleteObjectCommand({
			Bucket: this.#bucket,
			Key: key
		});
		await this.#client.send(command, { abortSignal });
	}
	close() {
		this.#client.destroy();
	}
};
/** Of a failure that is an answer. */
function statusOf(error) {
	return error.$metadata?.httpStatusCode;
}
/**
* Signs the body's digest with the request: every server of S3 then refuses a body that has another one, and nobody on
* the way can change it. What the SDK does by itself, a checksum behind the body, not every server understands.
*/
function signDigest(command, sha256) {
	command.middlewareStack.add((next) => (args) => {
		args.request.headers["x-amz-content-sha256"] = sha256;
		return next(args);
	}, {
		step: "build",
		name: "signDigest"
	});
}
function clientOf(sdk, { endpoint, region }, credentials) {
	return new sdk.S3Client({
		...endpoint !== null && {
			endpoint,
			forcePathStyle: true
		},
		...region !== null && { region },
		...credentials && { credentials },
		maxAttempts: 1,
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: {
			connectionTimeout: CONNECT_MS,
			httpAgent: {
				keepAlive: true,
				maxSockets: MOST_SOCKETS
			},
			httpsAgent: {
				keepAlive: true,
				maxSockets: MOST_SOCKETS
			},
			logger: SILENT
		},
		logger: SILENT
	});
}
var NODE_WARNING = "AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED";
/** The SDK tells whoever runs the program which Node to install: that is ours to say. */
function quietly(open) {
	const before = process.env[NODE_WARNING];
	process.env[NODE_WARNING] = "true";
	try {
		return open();
	} finally {
		if (before === void 0) delete process.env[NODE_WARNING];
		else process.env[NODE_WARNING] = before;
	}
}
/** Of `bytes 0-9/1234`. */
function wholeSize(contentRange) {
	const [, size] = /^bytes \d+-\d+\/(\d{1,15})$/.exec(contentRange ?? "") ?? [];
	return size === void 0 ? null : Number(size);
}
//#endregion
//#region src/store/remote/s3/object-ranges.ts
/** Asks for ranges; an object that is gone, or another one by now, is an error. */
function rangesOf(calls, known) {
	let { etag } = known;
	return (offset, lengthBytes) => calls.ask({
		what: `reading ${known.key}`,
		sizeBytes: lengthBytes
	}, async (asked, attempt) => {
		const answer = await answerOf(asked, known, {
			offset,
			lengthBytes,
			etag
		}, attempt.signal);
		if (answer?.sizeBytes !== known.sizeBytes) throw calls.failure(`${known.key} is there no more as it was listed`);
		etag ??= answer.etag;
		return gathered(answer.pieces, lengthBytes, attempt);
	});
}
/** `null` where the object is gone, shorter, or another one. */
async function answerOf(calls, { object }, range, signal) {
	try {
		return await calls.range(object, range, signal);
	} catch (error) {
		if (error.name === "NoSuchKey" || [412, 416].includes(statusOf(error) ?? 0)) return null;
		throw error;
	}
}
async function gathered(pieces, lengthBytes, { touch }) {
	const into = Buffer.allocUnsafe(lengthBytes);
	let done = 0;
	for await (const piece of pieces) {
		touch();
		if (done + piece.length > lengthBytes) throw new NotAnswering("more came than was asked for");
		into.set(piece, done);
		done += piece.length;
	}
	if (done < lengthBytes) throw new NotAnswering("the answer broke off");
	return into;
}
//#endregion
//#region src/store/remote/s3/object-windows.ts
/** Of every window but an object's last. */
var WINDOW_BYTES = 262144;
/** At most so many windows are asked for at once. */
var MOST_AHEAD = 16;
/** What was read of objects, as far as there is room. */
var ObjectWindows = class {
	#mostBytes;
	/** By key and number; the one that was used longest ago first. */
	#windows = /* @__PURE__ */ new Map();
	#heldBytes = 0;
	constructor(mostBytes) {
		this.#mostBytes = mostBytes;
	}
	/** A window's bytes, at once where they are there. */
	window(place, number) {
		const name = nameOf(place, number);
		const kept = this.#windows.get(name);
		if (kept) {
			this.#windows.delete(name);
			this.#windows.set(name, kept);
			return kept.bytes ?? kept.coming;
		}
		this.#ask(place, number, this.#howMany(place, number));
		return this.#windows.get(name).coming;
	}
	/** Forgets an object. */
	forget(key) {
		for (const name of this.#windows.keys()) if (name.startsWith(`${key}\n`)) this.#letGo(name);
	}
	/** Twice as many each time that reading goes on where it ended, up to the first that is here already. */
	#howMany(place, number) {
		const most = number === place.next ? Math.min(MOST_AHEAD, 2 * place.ahead) : 1;
		const last = Math.ceil(place.sizeBytes / WINDOW_BYTES);
		let count = 1;
		while (count < most && number + count < last && !this.#windows.has(nameOf(place, number + count))) count++;
		return count;
	}
	#ask(place, number, count) {
		place.next = number + count;
		place.ahead = count;
		const offset = number * WINDOW_BYTES;
		const lengthBytes = Math.min(count * WINDOW_BYTES, place.sizeBytes - offset);
		const coming = place.fetch(offset, lengthBytes);
		for (let i = 0; i < count; i++) {
			const sizeBytes = Math.min(WINDOW_BYTES, lengthBytes - i * WINDOW_BYTES);
			this.#keep(nameOf(place, number + i), sizeBytes, partOf(coming, i * WINDOW_BYTES, sizeBytes));
		}
		this.#bound();
	}
	#keep(name, sizeBytes, coming) {
		const window = {
			bytes: null,
			coming,
			sizeBytes
		};
		this.#windows.set(name, window);
		this.#heldBytes += sizeBytes;
		coming.then((bytes) => window.bytes = bytes, () => this.#windows.get(name) === window && this.#letGo(name));
	}
	#bound() {
		for (const name of this.#windows.keys()) {
			if (this.#heldBytes <= this.#mostBytes) return;
			this.#letGo(name);
		}
	}
	#letGo(name) {
		this.#heldBytes -= this.#windows.get(name)?.sizeBytes ?? 0;
		this.#windows.delete(name);
	}
};
/** A copy: a part of the whole would keep all of it in memory. */
async function partOf(coming, offset, sizeBytes) {
	const bytes = await coming;
	return bytes.length === sizeBytes ? bytes : bytes.slice(offset, offset + sizeBytes);
}
function nameOf({ key, version }, number) {
	return `${key}\n${version}\n${number}`;
}
//#endregion
//#region src/store/remote/s3/patient-calls.ts
/** A bucket's server, asked with patience. */
var PatientCalls = class {
	place;
	#calls;
	#patience;
	constructor(calls, { place, patience }) {
		this.#calls = calls;
		this.place = place;
		this.#patience = patience;
	}
	/** @throws IsochronError when it cannot be had, and the signal's reason when that is aborted */
	async ask(asking, work) {
		try {
			return await withPatience({
				patience: this.#patience,
				...asking
			}, (attempt) => work(this.#calls, attempt));
		} catch (error) {
			asking.signal?.throwIfAborted();
			const failure = error instanceof IsochronError ? null : failureOf(error);
			if (!failure) throw error;
			throw this.failure(`${asking.what}: ${failure.line}`, error);
		}
	}
	/** An error of this bucket's. */
	failure(line, cause) {
		return new IsochronError("CLUSTER", `${this.place}: ${line}`, { cause });
	}
	close() {
		this.#calls.close();
	}
};
//#endregion
//#region src/store/remote/s3/s3-reader.ts
/** More than this is asked for as it is, and not kept. */
var LARGE_BYTES = 4 * WINDOW_BYTES;
/** Of one request. */
var MOST_AT_ONCE = 16777216;
/** Reads an object in windows that all readers share; nothing is open between reads. */
var S3Reader = class {
	sizeBytes;
	#windows;
	#place;
	constructor(windows, object) {
		this.sizeBytes = object.sizeBytes;
		this.#windows = windows;
		this.#place = {
			...object,
			next: -1,
			ahead: 1
		};
	}
	read(offset, lengthBytes) {
		const wanted = Math.max(0, Math.min(lengthBytes, this.sizeBytes - offset));
		if (wanted === 0) return /* @__PURE__ */ new Uint8Array(0);
		if (wanted > LARGE_BYTES) return this.#large(offset, wanted);
		const number = Math.floor(offset / WINDOW_BYTES);
		const from = offset - number * WINDOW_BYTES;
		if (from + wanted > 262144) return this.#across(offset, wanted);
		const bytes = this.#windows.window(this.#place, number);
		if (bytes instanceof Uint8Array) return bytes.subarray(from, from + wanted);
		return bytes.then((come) => come.subarray(from, from + wanted));
	}
	close() {}
	async #across(offset, wanted) {
		const into = Buffer.allocUnsafe(wanted);
		for (let done = 0; done < wanted;) {
			const number = Math.floor((offset + done) / WINDOW_BYTES);
			const from = offset + done - number * WINDOW_BYTES;
			const bytes = await this.#windows.window(this.#place, number);
			done += copy(bytes.subarray(from, from + wanted - done), into, done);
		}
		return into;
	}
	async #large(offset, wanted) {
		if (wanted <= MOST_AT_ONCE) return this.#place.fetch(offset, wanted);
		const into = Buffer.allocUnsafe(wanted);
		for (let done = 0; done < wanted;) done += copy(await this.#place.fetch(offset + done, Math.min(MOST_AT_ONCE, wanted - done)), into, done);
		return into;
	}
};
function copy(bytes, into, at) {
	into.set(bytes, at);
	return bytes.length;
}
//#endregion
//#region src/store/remote/s3/sending.ts
/** One sending of a content. */
var Sending = class {
	#key;
	#content;
	#touch;
	#fault = null;
	constructor(key, content, touch) {
		this.#key = key;
		this.#content = content;
		this.#touch = touch;
	}
	/** What is wrong with the bytes themselves, whatever the server said of it. */
	get fault() {
		return this.#fault;
	}
	/** The bytes, the last of them only when all are as they should be. */
	async *pieces() {
		try {
			yield* this.#checked();
		} catch (error) {
			this.#fault = { error };
			throw error;
		}
	}
	async *#checked() {
		const hash = createHash("sha256");
		let sent = 0;
		let held = null;
		for await (const piece of this.#content.pieces()) {
			if (piece.length === 0) continue;
			this.#touch();
			if ((sent += piece.length) > this.#content.sizeBytes) throw this.#changed();
			hash.update(piece);
			if (held) yield held;
			held = piece;
		}
		if (sent !== this.#content.sizeBytes || hash.digest("hex") !== this.#content.sha256) throw this.#changed();
		if (held) yield held;
	}
	#changed() {
		return new StoreError("ARCHIVE_BROKEN", `${this.#key}: its bytes are not those that were to be sent`);
	}
};
//#endregion
//#region src/store/remote/s3/store-address.ts
/** Names of buckets by Amazon's rules, which other servers keep to. */
var BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
var MOST_PREFIX_BYTES = 512;
/** Servers that are not Amazon's know one region, mostly by this name. */
var ANY_REGION = "us-east-1";
/** Reads `s3://bucket/prefix`. @throws UsageError for anything else */
function parseStoreAddress(text) {
	const [, bucket = "", rest = ""] = /^s3:\/\/([^/?#@:]*)(?:\/([^?#@]*))?$/.exec(text) ?? [];
	const prefix = rest.replace(/\/$/, "");
	if (!BUCKET.test(bucket) || bucket.includes("..") || !isPrefix(prefix)) throw new UsageError("USAGE", "no store: write s3://bucket/prefix, its keys apart in the environment");
	return {
		bucket,
		prefix
	};
}
/** The same for people. */
function storePlace({ bucket, prefix }) {
	return prefix === "" ? `s3://${bucket}` : `s3://${bucket}/${prefix}`;
}
/** Which server the environment names. @throws UsageError for an address that is none, or that has a secret in it */
function storeServer(env) {
	const name = [
		"ISOCHRON_S3_ENDPOINT",
		"AWS_ENDPOINT_URL_S3",
		"AWS_ENDPOINT_URL"
	].find((one) => env[one]);
	const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || null;
	if (name === void 0) return {
		endpoint: null,
		region
	};
	return {
		endpoint: requireEndpoint(name, env[name]),
		region: region ?? ANY_REGION
	};
}
function requireEndpoint(name, text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === "") return url.href;
	throw new UsageError("USAGE", `${name} is no server: write https://host or https://host:port, keys apart`);
}
function isPrefix(prefix) {
	if (prefix === "") return true;
	if (Buffer.byteLength(prefix) > MOST_PREFIX_BYTES || hasControls(prefix)) return false;
	try {
		requireKey(prefix);
		return true;
	} catch {
		return false;
	}
}
/** Listings are XML, which has no way to write these. */
function hasControls(text) {
	return /[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text);
}
//#endregion
//#region src/store/remote/s3/s3-bucket.ts
/** What a server of S3 takes in one PUT. */
var MOST_OBJECT_BYTES = 5 * 1024 ** 3;
var MOST_KEY_BYTES = 1024;
var READ_MEMORY_BYTES = 67108864;
/** Opens the bucket at `s3://bucket/prefix`; nothing is asked yet. @throws UsageError for an address that is none */
async function openS3Bucket(address, options = {}) {
	const at = parseStoreAddress(address);
	const { server = storeServer(process.env), patience = USUAL_PATIENCE, keys } = options;
	return new S3Bucket(new PatientCalls(await openS3Calls(at.bucket, server, keys), {
		place: storePlace(at),
		patience
	}), new ObjectWindows(options.readMemoryBytes ?? READ_MEMORY_BYTES), at.prefix);
}
/** The objects below one prefix. */
var S3Bucket = class {
	place;
	#calls;
	#windows;
	/** Before every key: empty, or with a slash behind it. */
	#folder;
	constructor(calls, windows, prefix) {
		this.place = calls.place;
		this.#calls = calls;
		this.#windows = windows;
		this.#folder = prefix === "" ? "" : `${prefix}/`;
	}
	async putOnce(key, content, signal) {
		const object = this.#objectOf(key);
		requireSize(key, content.sizeBytes);
		const putBy = randomUUID();
		const outcome = await this.#put({
			key,
			object,
			putBy
		}, content, signal);
		if (outcome !== "taken") return outcome;
		return (await this.#calls.ask({
			what: `putting ${key}`,
			signal
		}, (calls, { signal: end }) => calls.head(object, end)))?.putBy === putBy ? "put" : "exists";
	}
	async open(key, knownBytes) {
		const object = this.#objectOf(key);
		const found = (knownBytes === void 0 ? null : {
			sizeBytes: knownBytes,
			etag: null
		}) ?? await this.#head(key, object);
		if (found === null) return null;
		const { sizeBytes, etag } = found;
		const fetch = rangesOf(this.#calls, {
			key,
			object,
			sizeBytes,
			etag
		});
		return new S3Reader(this.#windows, {
			key,
			version: etag ?? `${sizeBytes}`,
			sizeBytes,
			fetch
		});
	}
	async *list(prefix) {
		let last = "";
		let from = null;
		do {
			const page = await this.#page(prefix, from);
			for (const { key, sizeBytes } of page.objects) {
				this.#requireNext(key, last, prefix);
				last = key;
				yield {
					key: key.slice(this.#folder.length),
					sizeBytes
				};
			}
			from = page.next;
		} while (from !== null);
	}
	async delete(key) {
		const object = this.#objectOf(key);
		await this.#calls.ask({ what: `deleting ${key}` }, (calls, { signal }) => calls.delete(object, signal));
		this.#windows.forget(key);
	}
	close() {
		this.#calls.close();
	}
	async #put({ key, object, putBy }, content, signal) {
		const { sizeBytes, sha256 } = content;
		let fault = null;
		const outcome = await this.#calls.ask({
			what: `putting ${key}`,
			sizeBytes,
			signal
		}, async (calls, attempt) => {
			if (attempt.number > 1 && await calls.head(object, attempt.signal)) return "taken";
			const sending = new Sending(key, content, attempt.touch);
			const pieces = sending.pieces();
			try {
				return await calls.put(object, {
					sizeBytes,
					sha256,
					putBy,
					pieces
				}, attempt.signal);
			} catch (error) {
				if ((fault = sending.fault) === null) throw error;
				return "fault";
			}
		});
		if (outcome === "fault") throw fault.error;
		return outcome;
	}
	#head(key, object) {
		return this.#calls.ask({ what: `opening ${key}` }, (calls, { signal }) => calls.head(object, signal));
	}
	#page(prefix, from) {
		return this.#calls.ask({ what: "listing" }, (calls, { signal }) => calls.list(this.#folder + prefix, from, signal));
	}
	/** A listing out of order, or of something else, may never end, and may lack what is looked for. */
	#requireNext(key, last, prefix) {
		if (!(last === "" || Buffer.compare(Buffer.from(last), Buffer.from(key)) < 0) || !key.startsWith(this.#folder + prefix)) throw this.#calls.failure("the server does not list in the order of the keys' bytes");
	}
	#objectOf(key) {
		const object = this.#folder + requireKey(key);
		if (hasControls(key) || Buffer.byteLength(object) > MOST_KEY_BYTES) throw new UsageError("BAD_INPUT", `no name for an object: ${JSON.stringify(key.slice(0, 200))}`);
		return object;
	}
};
function requireSize(key, sizeBytes) {
	if (sizeBytes <= MOST_OBJECT_BYTES) return;
	const words = `${key} has ${sizeBytes} bytes, and a store takes 5 GiB at once: make WARC files smaller`;
	throw new UsageError("BAD_INPUT", words);
}
//#endregion
//#region src/store/remote/local-content.ts
/** A file's bytes, read once for their digest; nobody may write to it any more. */
async function localContent(dir, name) {
	const path = join(dir, name);
	const hash = createHash("sha256");
	let sizeBytes = 0;
	for await (const piece of piecesOf(path)) {
		hash.update(piece);
		sizeBytes += piece.length;
	}
	return {
		sizeBytes,
		sha256: hash.digest("hex"),
		pieces: () => piecesOf(path)
	};
}
/** The same of a file whose size and digest are known. */
function knownContent(dir, name, known) {
	return {
		...known,
		pieces: () => piecesOf(join(dir, name))
	};
}
async function* piecesOf(path) {
	const source = fileSource(path);
	try {
		yield* bytesOf$1(source);
	} finally {
		source.close();
	}
}
var FOLDERS = [
	"indexes/",
	"captures/",
	"descriptions/",
	"imports/"
];
/** Names of everything sealed but WARC files: indexes, results, descriptions. Keys and what is this machine's alone stay. */
async function sealedBeside(blobs) {
	const names = [];
	for (const folder of FOLDERS) for (const { key } of await blobs.list(folder)) if (isToBeSealed(key)) names.push(key);
	return names;
}
function isToBeSealed(name) {
	if (!name.startsWith("captures/")) return true;
	return CAPTURE_FILES.includes(name.slice(name.lastIndexOf("/") + 1));
}
/** Refuses names of what no archive seals: they come from lists, and become files. */
function requireSealedName(name) {
	if (!(name === "catalog.sqlite" || name.startsWith("warcs/") || isBeside(requireKey(name)))) throw new IsochronError("CLUSTER", `${JSON.stringify(name)} is no sealed file of an archive`);
	return requireKey(name);
}
function isBeside(name) {
	return FOLDERS.some((folder) => name.startsWith(folder)) && isToBeSealed(name);
}
/** Removes a site's directory whole: what counts of it lies in the bucket. */
function removeSiteFolder(dir) {
	return rm(dir, {
		recursive: true,
		force: true
	});
}
//#endregion
//#region src/store/remote/site-keys.ts
/** Where the manifests of all sites lie. */
var MANIFESTS = "manifests/";
var FENCE_DIGITS = 12;
var NUMBER_DIGITS = 9;
/** The keys of all objects of a site begin with this. */
function objectsPrefix(site) {
	return `sites/${siteFolder(site)}/`;
}
/** Where a site's sealed file lies: its fence and a number that is never used twice make the key new each time. */
function objectKey(site, name, fence, number) {
	return `${objectsPrefix(site)}${padded(fence, FENCE_DIGITS)}/${padded(number, NUMBER_DIGITS)}/${name}`;
}
/** Where a site's manifests lie. */
function manifestsPrefix(site) {
	return `${MANIFESTS}${siteFolder(site)}/`;
}
/** Where the manifest of one acknowledgement lies. */
function manifestKey(site, fence, seq) {
	return `${manifestsPrefix(site)}${padded(fence, FENCE_DIGITS)}-${padded(seq, NUMBER_DIGITS)}.json`;
}
/** Which manifest a key is of; `null` for keys of anything else. */
function manifestOfKey(key) {
	const found = /^manifests\/([^/]+)\/(\d{12})-(\d{9})\.json$/.exec(key);
	if (!found) return null;
	return {
		site: siteOfFolder(found[1]),
		fence: Number(found[2]),
		seq: Number(found[3])
	};
}
/** Under which fence the object of a key was put; `null` for keys of anything else. */
function fenceOfObject(key) {
	const found = /^sites\/[^/]+\/(\d{12})\/\d{9}\/./.exec(key);
	return found ? Number(found[1]) : null;
}
function padded(number, digits) {
	const text = String(number);
	if (!/^\d+$/.test(text) || text.length > digits) throw new StoreError("INTERNAL", `${text} is no number of ${digits} digits`);
	return text.padStart(digits, "0");
}
//#endregion
//#region src/store/remote/manifest.ts
/** A million WARC files take less. */
var MOST_BYTES = 536870912;
var MOST_NAME = 1e3;
var count = number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
var sealedObject = object({
	name: string().min(1).max(MOST_NAME),
	key: string().min(1).max(2 * MOST_NAME),
	sizeBytes: count,
	sha256: string().regex(/^[0-9a-f]{64}$/)
});
var siteManifest = object({
	version: literal(1),
	cluster: string().min(1).max(200),
	site: string().min(1).max(MOST_NAME),
	fence: count,
	seq: count,
	at: count.transform((ms) => instant(ms)),
	objects: array(sealedObject)
});
/** A manifest as it lies in the bucket. */
function manifestBytes(manifest) {
	return Buffer.from(`${JSON.stringify(manifest)}\n`);
}
/** Reads a manifest from the bucket. @throws FORMAT for what is none, or speaks of other places than its site's */
async function readManifest(bucket, key) {
	const reader = await bucket.open(key);
	if (!reader) throw new IsochronError("CLUSTER", `${key} is not in ${bucket.place} any more: try again`);
	try {
		if (reader.sizeBytes > MOST_BYTES) throw new FormatError("a manifest of this size is none", key, 0);
		return parsed(await wholeOf(reader), key);
	} finally {
		reader.close();
	}
}
async function wholeOf(reader) {
	const bytes = await reader.read(0, reader.sizeBytes);
	return Buffer.from(bytes).toString("utf8");
}
function parsed(text, key) {
	const found = siteManifest.safeParse(asJson(text));
	if (!found.success) throw new FormatError(`no manifest of a site: ${prettifyError(found.error)}`, key, 0);
	const { site, fence, seq, objects } = found.data;
	if (manifestKey(site, fence, seq) !== key) throw new FormatError("a manifest of another key", key, 0);
	requireObjects(site, objects);
	return found.data;
}
/** Refuses objects that lie elsewhere than their site, or that no archive has sealed. */
function requireObjects(site, objects) {
	const names = /* @__PURE__ */ new Set();
	for (const { name, key } of objects) {
		requireSealedName(name);
		requireKey(key);
		if (!key.startsWith(objectsPrefix(site))) throw new IsochronError("CLUSTER", `${key} is no object of ${site}: its manifest is damaged`);
		if (names.has(name)) throw new IsochronError("CLUSTER", `${name} stands twice in a manifest of ${site}`);
		names.add(name);
	}
}
function asJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
//#endregion
//#region src/store/remote/fetch-object.ts
/** So many are on their way at once. */
var AT_ONCE = 4;
/** Brings objects into a directory under their names; one that is not what was acknowledged is an error, and stays away. */
async function fetchObjects(place, objects) {
	const left = [...objects];
	const next = async () => {
		for (let object = left.shift(); object; object = left.shift()) await fetchObject(place, object, join(place.dir, requireSealedName(object.name)));
	};
	try {
		await Promise.all(Array.from({ length: AT_ONCE }, next));
	} finally {
		left.length = 0;
	}
}
/** Brings one object to a path. */
async function fetchObject({ bucket, fs }, object, path) {
	try {
		await fs.makeDirectory(dirname(path));
	} catch (error) {
		throw storeFailure(error, "creating", dirname(path));
	}
	await writeAtomically(fs, path, checked(bucket, object));
}
/** The object's bytes; throws behind the last one when they are others than those acknowledged. */
async function* checked(bucket, { key, name, sizeBytes, sha256 }) {
	const where = `${bucket.place}: ${key} (${name})`;
	const reader = await bucket.open(key, sizeBytes);
	if (!reader) throw new IsochronError("CLUSTER", `${where} is not there: restore the bucket, or try again`);
	const hash = createHash("sha256");
	try {
		if (reader.sizeBytes !== sizeBytes) throw new IsochronError("CLUSTER", `${where} has ${reader.sizeBytes} bytes instead of ${sizeBytes}`);
		for await (const piece of bytesOf$1(reader)) {
			hash.update(piece);
			yield piece;
		}
	} finally {
		reader.close();
	}
	if (hash.digest("hex") !== sha256) throw new IsochronError("CLUSTER", `${where} is not what was acknowledged: its SHA-256 is another`);
}
//#endregion
//#region src/store/remote/listed-blobs.ts
/** The blobs of one list. */
var ListedBlobs = class {
	#bucket;
	#keeping;
	#objects;
	#changes = 0;
	#turn = Promise.resolve();
	/** Without keeping it can be read alone. */
	constructor(bucket, objects, keeping = null) {
		this.#bucket = bucket;
		this.#keeping = keeping;
		this.#objects = byName(objects);
	}
	/** Another list from now on; readers opened before go on with what they opened. */
	replace(objects) {
		this.#objects = byName(objects);
		this.#changes++;
	}
	async put(name, content) {
		requireKey(name);
		const { dir, fs, freshKey } = this.#keeper();
		await withStagingFolder(join(dir, "put"), async (folder) => {
			await writeAtomically(fs, join(folder, "content"), content instanceof Uint8Array ? [content] : content);
			const sealed = await localContent(folder, "content");
			const key = freshKey(name);
			if (await this.#bucket.putOnce(key, sealed) === "exists") throw new StoreError("ARCHIVE_BROKEN", `${this.#bucket.place}: ${key} was used before`);
			const { sizeBytes, sha256 } = sealed;
			await this.#change({
				put: [{
					name,
					key,
					sizeBytes,
					sha256
				}],
				gone: []
			});
		});
	}
	async open(name) {
		const object = this.#objects.get(requireKey(name));
		if (!object) return null;
		const reader = await this.#bucket.open(object.key, object.sizeBytes);
		if (reader?.sizeBytes === object.sizeBytes) return reader;
		reader?.close();
		throw new StoreError("ARCHIVE_BROKEN", `${this.#bucket.place}: ${object.key} (${name}) is not as listed`);
	}
	async list(prefix) {
		const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
		if (folder !== "") requireKey(folder.slice(0, -1));
		return [...this.#objects.values()].filter(({ name }) => name.startsWith(prefix)).map(({ name, key, sizeBytes }) => ({
			key: name,
			sizeBytes,
			version: key
		})).sort(byKey);
	}
	stamp(folder) {
		requireKey(folder);
		return String(this.#changes);
	}
	async delete(name) {
		if (this.#objects.has(requireKey(name))) await this.#change({
			put: [],
			gone: [name]
		});
	}
	/** One after the other, so that what counts here is what was acknowledged last. */
	#change(change) {
		const changed = this.#turn.then(async () => {
			if (!await this.#keeper().acknowledge(change)) throw new StoreError("CLUSTER", `${this.#bucket.place}: the list is another machine's by now`);
			const objects = new Map(this.#objects);
			for (const name of change.gone) objects.delete(name);
			for (const object of change.put) objects.set(object.name, object);
			this.replace(objects.values());
		});
		this.#turn = changed.catch(() => void 0);
		return changed;
	}
	#keeper() {
		if (this.#keeping) return this.#keeping;
		throw new StoreError("ARCHIVE_UNWRITABLE", `${this.#bucket.place} is read here, and not written`);
	}
};
function byName(objects) {
	return new Map(Array.from(objects, (object) => [object.name, object]));
}
//#endregion
//#region src/store/remote/stale-captures.ts
/** The capture whose own WARC file this is, by its name; `null` for files that were imported. */
function captureOfWarc(name) {
	return /^(.+)-\d{5,}\.warc(?:\.gz)?$/.exec(basename(name))?.[1] ?? null;
}
/**
* Captures that are to be rebuilt, with what the copy says of them: those with a WARC file that the copy does not know,
* or that it knows otherwise, and those of which it knows one that never counted.
*/
async function staleCaptures(catalog, warcs) {
	const stale = /* @__PURE__ */ new Map();
	const unknown = new Map(warcs.map((object) => [object.name, object]));
	for (const capture of await catalog.captures.list()) for (const { file, syncedBytes, sha256 } of await catalog.upkeep.warcFiles.ofCapture(capture.id)) {
		const object = unknown.get(file);
		unknown.delete(file);
		if (object?.sha256 === sha256 && object.sizeBytes === syncedBytes) continue;
		if (!object && !isUnfinished(capture)) throw missing(file, capture);
		stale.set(capture.id, capture);
	}
	for (const name of unknown.keys()) {
		const id = captureOfWarc(name);
		if (id !== null && !stale.has(id)) stale.set(id, await catalog.captures.get(id));
	}
	return stale;
}
function missing(file, { id }) {
	return new StoreError("ARCHIVE_BROKEN", `${file} of capture ${id} is not among what counts of the site: restore the cluster's list from the bucket (isochron cluster restore)`);
}
//#endregion
//#region src/store/remote/restore-site.ts
/** Restores a site's directory; all that is fetched is held against its digest. */
async function restoreSite(options) {
	const { bucket, objects, dir, fileSystem: fs = nodeFileSystem } = options;
	const warcs = objects.filter(({ name }) => isWarc$1(name));
	const beneath = new ListedBlobs(bucket, warcs);
	await removeSiteFolder(dir);
	await fs.makeDirectory(dir);
	await fetchObjects({
		bucket,
		dir,
		fs
	}, objects.filter(({ name }) => !isWarc$1(name)));
	await bringUpToDate({
		...options,
		fs,
		beneath
	}, warcs);
	return { beneath };
}
function isWarc$1(name) {
	return name.startsWith("warcs/");
}
/** The copy of the catalog may be older than the newest WARC files, or tell of some that never came. */
async function bringUpToDate(restoring, warcs) {
	const { dir, fs, bucket, logger } = restoring;
	const path = join(dir, CATALOG_FILE);
	if (!existsSync(path) && warcs.length === 0) return;
	const stale = await staleIn(path, warcs);
	if (stale.size === 0) return;
	forgetCaptures(path, [...stale.keys()]);
	const newer = warcs.filter(({ name }) => stale.has(captureOfWarc(name) ?? ""));
	logger.log("info", "captures are rebuilt from the WARC files that came after the catalog's copy", {
		captures: [...stale.keys()],
		files: newer.length
	});
	await fetchObjects({
		bucket,
		dir,
		fs
	}, newer);
	await rebuild(restoring, newer.map(({ name }) => name).sort(), [...stale.values()]);
}
async function staleIn(path, warcs) {
	const catalog = openCatalog(path, "write");
	try {
		return await staleCaptures(catalog, warcs);
	} finally {
		catalog.close();
	}
}
async function rebuild({ dir, fs, beneath, readOutcome }, files, stale) {
	const blobs = new LayeredBlobs(new LocalBlobs(dir, fs), beneath);
	for (const folder of new Set(files.map((file) => file.split("/")[1]))) await indexAnew({
		blobs,
		dir,
		fs
	}, folder, files);
	const catalog = openCatalog(join(dir, CATALOG_FILE), "write");
	try {
		await rebuildCaptures({ blobs }, {
			catalog,
			readOutcome
		}, files);
		for (const capture of stale) if (capture !== null && await catalog.captures.get(capture.id) === null) await catalog.captures.create(asBegun(capture));
	} finally {
		catalog.close();
	}
}
/** Adds the lines of these files to their folder's index: rebuilding follows revisits by it. */
async function indexAnew({ blobs, dir, fs }, folder, files) {
	const findings = new FindingTally();
	const entries = async function* () {
		for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`))) yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, (finding) => findings.add(finding)));
	};
	const key = `${INDEX_FOLDER}/${folder}.cdxj`;
	await fs.makeDirectory(join(dir, INDEX_FOLDER));
	await mergeIntoIndex({
		blobs,
		key,
		temporary: {
			fs,
			prefix: join(dir, key)
		}
	}, entries());
}
/** A capture of which no record is acknowledged begins again under the id that people know. */
function asBegun({ runs: _runs, cookies: _cookies, ...capture }) {
	const nothing = {
		plannedAsOf: null,
		asOf: null,
		finishedAt: null,
		expectedSharp: null,
		upperBound: null
	};
	return {
		...capture,
		phase: "visiting",
		...nothing
	};
}
//#endregion
//#region src/store/remote/work-folder.ts
/** A site in hand: its folder's name, and the fence under which the machine has it. */
var SITE_IN_HAND = /@\d+$/;
/** Takes a folder for this process; returns how to give it back. What an earlier process left of its sites goes. @throws ARCHIVE_BUSY */
async function takeWorkFolder(dir) {
	await nodeFileSystem.makeDirectory(dir).catch((error) => {
		throw storeFailure(error, "creating", dir);
	});
	const unlock = lockOf(dir);
	try {
		for (const name of await readdir(dir)) if (SITE_IN_HAND.test(name)) await removeSiteFolder(join(dir, name));
		return unlock;
	} catch (error) {
		unlock();
		throw storeFailure(error, "clearing", dir);
	}
}
function lockOf(dir) {
	try {
		return lockForWriting(dir);
	} catch (error) {
		if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BUSY") throw error;
		const why = `another worker has ${dir}: give this one a --dir and a --name of its own`;
		throw new StoreError("ARCHIVE_BUSY", why, { cause: error });
	}
}
//#endregion
//#region src/store/remote/snapshot-catalog.ts
/** Copies the catalog of an archive directory into another directory, made for it; returns the names in it. */
async function snapshotCatalog(dir, to) {
	await removeSiteFolder(to);
	await nodeFileSystem.makeDirectory(to);
	await copyCatalog(join(dir, CATALOG_FILE), join(to, CATALOG_FILE));
	return [CATALOG_FILE];
}
//#endregion
//#region src/store/remote/sweep-site.ts
/**
* Sweeps a site that this machine has, with nothing of its own on the way; returns how many objects went. Whatever was put
* under a higher fence stays: the site may be another's by now, without this machine knowing.
*/
async function sweepSite(bucket, { site, fence }, counting) {
	const manifests = [];
	for await (const { key } of bucket.list(manifestsPrefix(site))) manifests.push(key);
	const [old, newest] = [manifests.slice(0, -2), manifests.slice(-2)];
	for (const key of old) await bucket.delete(key);
	const kept = new Set(counting.map(({ key }) => key));
	for (const key of newest) for (const object of (await readManifest(bucket, key)).objects) kept.add(object.key);
	return old.length + await sweepObjects(bucket, {
		site,
		fence
	}, kept);
}
async function sweepObjects(bucket, { site, fence }, kept) {
	const gone = [];
	for await (const { key } of bucket.list(objectsPrefix(site))) {
		const putUnder = fenceOfObject(key);
		if (putUnder !== null && putUnder <= fence && !kept.has(key)) gone.push(key);
	}
	for (const key of gone) await bucket.delete(key);
	return gone.length;
}
//#endregion
//#region src/store/remote/rebuild-agreement.ts
/** Long enough for one acknowledgement. */
var LEASE_MS = 6e4;
var MACHINE = "restore";
/** The id of the cluster whose manifests lie in a bucket; `null` where there are none. */
async function clusterOf(bucket) {
	for await (const { key } of bucket.list(MANIFESTS)) if (manifestOfKey(key)) return (await readManifest(bucket, key)).cluster;
	return null;
}
/** Brings back what counts of every site; a site of which anything is acknowledged already is left alone. */
async function rebuildAgreement(options) {
	let found = {
		cluster: options.cluster,
		sites: 0,
		objects: 0
	};
	for (const keys of (await keysBySite(options.bucket)).values()) {
		const manifest = await newestReadable(options, keys);
		if (found.cluster !== null && manifest.cluster !== found.cluster) throw new IsochronError("CLUSTER", `${options.bucket.place} holds ${manifest.site} of cluster ${manifest.cluster}, not of ${found.cluster}: name the right bucket and prefix`);
		const objects = await bringBack(options, manifest);
		const { sites, objects: before } = found;
		found = {
			cluster: manifest.cluster,
			sites: sites + 1,
			objects: before + objects
		};
	}
	return found;
}
async function keysBySite(bucket) {
	const keys = /* @__PURE__ */ new Map();
	for await (const { key } of bucket.list(MANIFESTS)) {
		const of = manifestOfKey(key);
		if (of) keys.set(of.site, [...keys.get(of.site) ?? [], key]);
	}
	return keys;
}
/** The last one, or the one before where that cannot be read. */
async function newestReadable({ bucket, logger }, keys) {
	for (const key of keys.slice(1).reverse()) try {
		return await readManifest(bucket, key);
	} catch (error) {
		if (!(error instanceof IsochronError) || error.code !== "FORMAT") throw error;
		logger.log("warn", `${error.message}: the manifest before it is taken`);
	}
	return readManifest(bucket, keys[0]);
}
async function bringBack({ agreement: { leases, objects }, logger }, { site, fence, objects: put }) {
	await leases.raise(site, fence);
	const lease = await leases.take(site, {
		machine: MACHINE,
		leaseMs: LEASE_MS
	});
	if (lease === null) throw new IsochronError("CLUSTER", `${site} is in a machine's hands: stop the workers first (isochron cluster drain)`);
	try {
		const held = await objects.ofSite(site);
		if (held.length > 0) {
			if (!isSame$1(held, put)) logger.log("warn", `${site} has a list already, which is left as it is`);
			return 0;
		}
		if (await objects.acknowledge(lease, { put })) return put.length;
		throw new IsochronError("CLUSTER", `the list of ${site} could not be written: try again`);
	} finally {
		await leases.release(lease);
	}
}
function isSame$1(held, put) {
	const keys = new Set(put.map(({ key }) => key));
	return held.length === keys.size && held.every(({ key }) => keys.has(key));
}
//#endregion
//#region src/store/remote/mirror/mirror-blobs.ts
/** All else lies in the mirror's directory. */
var FOLDER = "warcs/";
/** Objects of a bucket, by what a mirror knows of them. */
var MirrorBlobs = class {
	#bucket;
	#file;
	constructor(bucket, file) {
		this.#bucket = bucket;
		this.#file = file;
	}
	async open(name) {
		const object = requireKey(name).startsWith(FOLDER) ? this.#file.byName(name) : null;
		if (object === null) return null;
		const { key, sizeBytes } = object;
		const reader = await this.#bucket.open(key, sizeBytes);
		if (reader?.sizeBytes === sizeBytes) return reader;
		reader?.close();
		throw new StoreError("ARCHIVE_BROKEN", `${this.#bucket.place}: ${key} (${name}) is not as listed`);
	}
	async list(prefix) {
		return this.#file.below(prefix).filter(({ name }) => name.startsWith(FOLDER)).map(({ name, key, sizeBytes }) => ({
			key: name,
			sizeBytes,
			version: key
		}));
	}
	stamp(folder) {
		return `${folder}/`.startsWith(FOLDER) ? this.#file.version() : "";
	}
};
//#endregion
//#region src/store/remote/mirror/mirror-site.ts
/** What was replaced while it was fetched may be gone from the bucket: the list says what came instead. */
var MOST_TRIES = 3;
/** Where a site's catalog lies until it is merged. */
var INCOMING = "incoming";
/** Brings one site up to date. */
async function mirrorSite(place, site) {
	for (let tries = 1;; tries++) {
		const wanted = await place.objects.ofSite(site);
		try {
			return await bring(place, site, wanted);
		} catch (error) {
			if (!(error instanceof IsochronError && error.code === "CLUSTER" && tries < MOST_TRIES) || isSame(wanted, await place.objects.ofSite(site))) throw error;
		}
	}
}
async function bring(place, site, wanted) {
	const { file } = place;
	const own = wanted.filter(({ name }) => isOwn(place, site, requireSealedName(name)));
	const held = new Map(file.ofSite(site).map((object) => [object.name, object]));
	const changed = own.filter(({ name, key }) => held.get(name)?.key !== key);
	await fetchObjects(place, changed.filter(({ name }) => !isWarc(name)));
	await removeAll(place, changed.filter(({ name }) => isWarc(name)).map(({ name }) => name));
	file.change(site, changed, []);
	const catalog = wanted.find(({ name }) => name === CATALOG_FILE);
	if (catalog && catalog.key !== file.mergedOf(site)) await merge(place, site, catalog);
	for (const { name } of own) held.delete(name);
	file.change(site, [], [...held.keys()]);
	await removeAll(place, held.keys());
}
async function removeAll({ dir, fs }, names) {
	for (const name of names) if (existsSync(join(dir, name))) await fs.remove(join(dir, name));
}
/** The catalog is merged; what two sites claim is the first one's. */
function isOwn({ file, logger }, site, name) {
	if (name === "catalog.sqlite") return false;
	const other = file.siteOf(name);
	if (other === null || other === site) return true;
	logger.log("warn", `${name} is said to be of ${site} and of ${other}: it is left out of ${site}`);
	return false;
}
function isWarc(name) {
	return name.startsWith("warcs/");
}
async function merge(place, site, catalog) {
	const { dir, file, logger } = place;
	const from = join(dir, INCOMING, CATALOG_FILE);
	await discard(place, from);
	try {
		await fetchObject(place, catalog, from);
		const numberAfter = (last) => file.numberAfter(last);
		await mergeCatalog({
			into: join(dir, CATALOG_FILE),
			from,
			site,
			numberAfter,
			logger
		});
	} finally {
		await discard(place, from);
	}
	file.setMerged(site, catalog.key);
}
async function discard({ fs }, path) {
	for (const suffix of [
		"-wal",
		"-shm",
		""
	]) await fs.remove(path + suffix);
}
function isSame(before, after) {
	const keys = new Set(before.map(({ key }) => key));
	return keys.size === after.length && after.every(({ key }) => keys.has(key));
}
//#endregion
//#region src/store/remote/mirror/mirror.ts
/** For whoever comes while another process is bringing the mirror up to date. */
var BUSY_TRIES = 240;
var BUSY_WAIT_MS = 250;
/** Opens a mirror; it is made when missing, and empty until it is brought up to date. */
async function openMirror(options) {
	const { dir, cluster, fileSystem: fs = nodeFileSystem } = options;
	requireMirror(dir);
	await fs.makeDirectory(dir);
	const file = new MirrorFile(join(dir, MIRROR_FILE));
	try {
		const known = file.fact("cluster");
		if (known !== null && known !== cluster) throw new UsageError("BAD_INPUT", `${dir} mirrors another cluster (${known}): choose another --archive`);
		if (known === null) file.setFact("cluster", cluster);
		return new Mirror(options, fs, file);
	} catch (error) {
		file.close();
		throw error;
	}
}
/** An archive of this machine's own shall never be taken for a mirror, and written over. */
function requireMirror(dir) {
	if (existsSync(join(dir, "catalog.sqlite")) && !existsSync(join(dir, "mirror.sqlite"))) throw new UsageError("BAD_INPUT", `${dir} holds an archive that is no mirror of a cluster: choose another --archive`);
}
/** The mirror of one cluster. */
var Mirror = class {
	dir;
	#options;
	#place;
	#blobs;
	constructor(options, fs, file) {
		const { dir, bucket, objects, logger } = options;
		this.dir = dir;
		this.#options = options;
		this.#place = {
			dir,
			fs,
			bucket,
			objects,
			file,
			logger
		};
		this.#blobs = new MirrorBlobs(bucket, file);
	}
	/** The WARC files of all sites, for whoever opens the directory as an archive. */
	get beneath() {
		return this.#blobs;
	}
	/** Brings it up to date; returns how many sites had changed. Of two processes one does, and the other waits for it. */
	async refresh(signal) {
		const unlock = await this.#locked(signal);
		try {
			openCatalog(join(this.dir, CATALOG_FILE), "write").close();
			return await this.#bringAll(signal);
		} finally {
			unlock();
		}
	}
	async #bringAll(signal) {
		const { file } = this.#place;
		const { sites, seq } = await this.#changed(Number(file.fact("seq") ?? 0));
		for (const site of sites) {
			signal?.throwIfAborted();
			await mirrorSite(this.#place, site);
		}
		if (String(seq) !== file.fact("seq")) file.setFact("seq", String(seq));
		await removeSiteFolder(join(this.dir, INCOMING));
		return sites.length;
	}
	/** A list that was rebuilt counts from the beginning: then everything is looked at again. */
	async #changed(since) {
		const changed = await this.#options.objects.changedSince(since);
		return changed.seq < since ? this.#options.objects.changedSince(0) : changed;
	}
	async #locked(signal) {
		for (let tries = 1;; tries++) try {
			return lockMirror(this.dir);
		} catch (error) {
			if (!(error instanceof IsochronError && error.code === "ARCHIVE_BUSY") || tries === BUSY_TRIES) throw error;
			await setTimeout$1(BUSY_WAIT_MS, void 0, signal ? { signal } : {});
		}
	}
	/** Brings the WARC files of these captures here, and those that lend them bodies: for whoever needs every byte. */
	async bringCaptures(ids) {
		const { file, fs, bucket, dir } = this.#place;
		const wanted = /* @__PURE__ */ new Set();
		for (const id of ids) for (const name of await this.#filesOf(id)) wanted.add(name);
		const objects = [...wanted].map((name) => file.byName(name)).filter((object) => object !== null);
		await fetchObjects({
			bucket,
			dir,
			fs
		}, objects.filter(({ name }) => !existsSync(join(dir, name))));
	}
	async #filesOf(id) {
		const catalog = openCatalog(join(this.dir, CATALOG_FILE), "read");
		const { captures, sightings, upkeep } = catalog;
		try {
			if (await captures.get(id) === null) return /* @__PURE__ */ new Set();
			const files = new Set((await upkeep.warcFiles.ofCapture(id)).map(({ file }) => file));
			for await (const { records } of sightings.ofCapture(id)) for (const { type, file } of records) if (type === "borrowed") files.add(file);
			return files;
		} finally {
			catalog.close();
		}
	}
	close() {
		this.#place.file.close();
	}
};
//#endregion
export { openArchiveOnThread as $, checkInput as A, exportWarc as B, MemoryHints as C, writeCopyZip as D, capturePapers as E, membersOf as F, readResource as G, importFiles as H, exportBag as I, listFile as J, queryCdx as K, waczPieces as L, removeRecords as M, exportExtract as N, requireCopyPath as O, filesHolding as P, FindingTally as Q, exportWacz as R, openWatchToRead as S, SitesFile as T, reindex as U, auditArchive as V, readAnswer as W, requireFile as X, listNamed as Y, openWacz as Z, sealedBeside as _, snapshotCatalog as a, mannersOf as at, watchWhenThere as b, manifestBytes as c, isTold as ct, manifestsPrefix as d, withoutTold as dt, removeEmptyArchive as et, objectKey as f, pageOfView as ft, removeSiteFolder as g, localContent as h, sweepSite as i, browserOf as it, checkWacz as j, copyFailure as k, readManifest as l, toldOf as lt, knownContent as m, clusterOf as n, runRecordTarget as nt, takeWorkFolder as o, runnableSettings as ot, objectsPrefix as p, openForeignIndex as q, rebuildAgreement as r, Parser as rt, restoreSite as s, shapeBudgetOf as st, openMirror as t, readWarcFile as tt, manifestKey as u, toldSighting as ut, openS3Bucket as v, openManagement as w, openWatch as x, openJournal as y, withStagingFolder as z };
