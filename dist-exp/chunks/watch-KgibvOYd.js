import { a as UsageError, n as FormatError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { ar as identityKey, or as isCaptured } from "./messages-BR4EaSfy.js";
import { C as object, D as string, Gn as hostOf, Jn as instant, Kn as parsePageUrl, Kt as readTags, Nn as fold, O as tuple, Ot as decodeAttribute, S as number, Ut as decodeText, Wn as MAX_URL_LENGTH, Zn as toIso, b as literal, bn as parseHttpResponse, qn as pathAndQueryOf, qt as sha256Digest, v as array, y as boolean } from "./formats-CP_ayLbB.js";
import { it as versionSeen } from "./render-DH98pEeP.js";
import { A as ChangeForecast, S as RefreshKnowledge, b as heldEstimate, pt as DirectoryTree, x as RefreshOutlook, y as learnedColumns } from "./study-CIoHvote.js";
import { c as isUnfinished, o as isRefresh, s as isTestimony } from "./surt-CmP5UFl-.js";
import { i as newsDigest, n as newsJson, st as CHANGE_VERDICTS } from "./missing-page-text-DkML2foU.js";
import { i as SCOPE_KINDS, t as oneLine } from "./xml-text-zqMn0-51.js";
import { i as firstOaiRequest, l as surtPrefix, n as scopeRefusal, r as readSource, s as siteNameOf, t as scopeOf, u as readElements } from "./seeds-YrbBSZSj.js";
import { n as printable } from "./printable-CT0AKITj.js";
import { a as parseDurationMs, o as parseSizeBytes } from "./config-BR9CBN-t.js";
import { _ as NothingLeft, a as openRefresh, l as resumeCapture, o as cancelCapture, r as looksOfCapture, s as captureSite, t as quietStart } from "./crawl-DVwKRWnu.js";
import { c as refreshPlanners, l as topPages } from "./schedule-B2MCa9oZ.js";
import { createHash, createHmac, hash, timingSafeEqual } from "node:crypto";
import { CST, Composer, Document, Lexer, Parser, isMap, isScalar, isSeq } from "yaml";
//#region src/mine/refresh/refresh-settings.ts
/** Chosen on real histories, each judged with settings chosen on the others. */
var KNOWLEDGE_DEFAULTS = {
	neverShare: .2,
	steadyPeriods: 1e3,
	priorLeaning: 20,
	bulkRate: 1e-4,
	bulkRateLeaning: 500,
	bulkLeaning: 2,
	patternLeaning: 20,
	hintTrust: .9
};
//#endregion
//#region src/mine/refresh/take-hint.ts
/**
* Somebody says that the page of a row changed at a time, with a trust of his own or NaN; what was said before the last
* look is known already.
*/
function takeHint(table, row, at, trust) {
	if (at <= table.numbers("lookedAt")[row]) return;
	const isOpen = !Number.isNaN(table.numbers("hintedAt")[row]);
	const before = table.numbers("hintTrust")[row];
	table.numbers("hintedAt")[row] = at;
	table.numbers("hintTrust")[row] = isOpen && before > trust ? before : trust;
}
//#endregion
//#region src/schedule/skip/recall-calibration.ts
var LOWEST = -8;
var STEP = .1;
var LEVELS = 121;
/** After this many periods a period counts half. */
var HALF_LIFE = 100;
/** How far above the recall asked for the past must lie: so many standard errors of its mean. */
var MARGIN = 1;
/** What a period that found all or nothing moves the aim by, and how far the aim may stray. */
var CORRECTION = .02;
var MOST_ABOVE = .05;
/**
* Recall of each threshold over the past periods, recent ones counting more; and an aim that is corrected by what was
* delivered. What the past would have found is not what is found: the forecast was worse when it had seen less, and
* sites change their ways. So, as in adaptive conformal inference, the aim falls a little after each period that
* delivered more than was asked for, and rises after one that delivered less.
*/
var RecallCalibration = class {
	#asked;
	/** By threshold: recalls of the past periods, and their squares, summed up with fading weights. */
	#found = new Float64Array(LEVELS);
	#squares = new Float64Array(LEVELS);
	#weight = 0;
	#weightSquares = 0;
	#correction = 0;
	/** For one share of changes that is to be found on the mean. */
	constructor(askedRecall) {
		this.#asked = askedRecall;
	}
	/**
	* Takes in a finished period: for each of its changes the score of the page that would have shown it,
	* and how many changes it stands for. A period without changes says nothing, but time passes.
	*/
	record(changeScores, weights = changeScores.map(() => 1)) {
		const all = weights.reduce((sum, weight) => sum + weight, 0);
		const recalls = all > 0 ? recallsOf(changeScores, weights, all) : null;
		if (recalls !== null) this.#correct(recalls);
		const fade = .5 ** (1 / HALF_LIFE);
		this.#weight = this.#weight * fade + (recalls === null ? 0 : 1);
		this.#weightSquares = this.#weightSquares * fade * fade + (recalls === null ? 0 : 1);
		for (let level = 0; level < LEVELS; level++) {
			const recall = recalls?.[level] ?? 0;
			this.#found[level] = this.#found[level] * fade + recall;
			this.#squares[level] = this.#squares[level] * fade + recall * recall;
		}
	}
	/** The highest threshold that would have found the share aimed at; −∞ while nothing is known, and for 1. */
	threshold() {
		const level = this.#level();
		return level < 0 ? -Infinity : LOWEST + level * STEP;
	}
	/** All that it goes by, as one column. */
	save() {
		const sums = [
			this.#weight,
			this.#weightSquares,
			this.#correction
		];
		return Float64Array.of(...sums, ...this.#found, ...this.#squares);
	}
	/** Takes back what was saved; false, with nothing taken, when it does not fit. */
	restore(saved) {
		if (saved.length !== 245) return false;
		const values = Float64Array.from(saved);
		[this.#weight, this.#weightSquares, this.#correction] = [
			values[0],
			values[1],
			values[2]
		];
		this.#found.set(values.subarray(3, 124));
		this.#squares.set(values.subarray(124));
		return true;
	}
	#level() {
		if (this.#asked >= 1 || this.#weight === 0) return -1;
		const aim = Math.min(.999, this.#asked + this.#correction);
		let level = -1;
		while (level + 1 < LEVELS && this.#assured(level + 1) >= aim - 1e-9) level++;
		return level;
	}
	/** The mean recall of the past at a threshold, less the margin. */
	#assured(level) {
		const mean = this.#found[level] / this.#weight;
		const variance = Math.max(0, this.#squares[level] / this.#weight - mean * mean);
		const periods = this.#weight ** 2 / this.#weightSquares;
		return mean - MARGIN * Math.sqrt(variance / periods);
	}
	#correct(recalls) {
		const level = this.#level();
		if (level < 0) return;
		const moved = this.#correction + CORRECTION * (this.#asked - recalls[level]);
		this.#correction = Math.max(-.03, Math.min(MOST_ABOVE, moved));
	}
};
/** The share of the changes found at each threshold: a change is found at every one not above its score. */
function recallsOf(changeScores, weights, all) {
	const recalls = new Float64Array(LEVELS);
	for (const [i, score] of changeScores.entries()) {
		const level = Math.min(120, Math.floor((score - LOWEST) / STEP));
		if (level >= 0) recalls[level] += weights[i] / all;
	}
	for (let level = 119; level >= 0; level--) recalls[level] += recalls[level + 1];
	return recalls;
}
//#endregion
//#region src/schedule/refresh/learned-gain.ts
/** The name of the strategy. */
var LEARNED_GAIN = "learned-gain";
/** The index of every page: weight times what would be lost by waiting. */
function learnedGain({ count, gain, wait }, weights) {
	const index = new Float64Array(count);
	for (let row = 0; row < count; row++) index[row] = weights[row] * (gain[row] - wait[row]);
	return index;
}
//#endregion
//#region src/watch/mind/mind-settings.ts
/** A year of days with the pattern of a week. */
var MIND_DEFAULTS = {
	planner: LEARNED_GAIN,
	periodMs: 864e5,
	patternPeriods: 7,
	horizonPeriods: 364
};
/** Made once: a watch opens a mind for every turn. */
var planners = null;
/** Every planner that a mind can have, the default first. */
function mindPlanners() {
	return planners ??= [LEARNED_GAIN, ...refreshPlanners(1).map(({ name }) => name)];
}
/** Refuses settings that mean nothing. */
function checkSettings(settings) {
	const whole = (value, most) => Number.isSafeInteger(value) && value >= 1 && value <= most;
	if (!mindPlanners().includes(settings.planner)) throw new UsageError("USAGE", `no planner ${settings.planner}; there are ${mindPlanners().join(", ")}`);
	if (!whole(settings.periodMs, 1e11)) throw new UsageError("USAGE", "periodMs must be a whole number of ms");
	if (!whole(settings.patternPeriods, 366)) throw new UsageError("USAGE", "patternPeriods must be a whole number from 1 to 366");
	if (!(settings.horizonPeriods > 0)) throw new UsageError("USAGE", "horizonPeriods must be positive");
}
//#endregion
//#region src/watch/mind/mind-file.ts
var NAME$1 = "isochron refresh mind 2\n";
/** Larger files are not ours: a million pages take less. */
var MOST_BYTES = 1e9;
/** Writes head and columns; the same mind gives the same bytes. */
function mindBytes(head, columns) {
	const entries = Object.entries(columns);
	const list = entries.map(([name, column]) => ({
		name,
		bits: column instanceof Float64Array ? 64 : 32,
		length: column.length
	}));
	const first = Buffer.from(`${NAME$1}${JSON.stringify({
		head,
		columns: list
	})}\n`);
	const rest = entries.map(([, column]) => Buffer.from(column.buffer, column.byteOffset, column.byteLength));
	return Buffer.concat([first, ...rest]);
}
/** Reads what `mindBytes` wrote; anything else is a FormatError that says where. */
function readMindBytes(bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (buffer.length > MOST_BYTES || buffer.toString("latin1", 0, 24) !== NAME$1) throw fault("not a refresh mind of this version", 0);
	const end = buffer.indexOf("\n", 24);
	if (end < 0) throw fault("the head has no end", 24);
	const { head, columns } = parsed(buffer.toString("utf8", 24, end));
	return {
		head,
		columns: columnsOf(buffer, end + 1, columns)
	};
}
/** Copies, since columns begin anywhere and typed arrays do not: one for each width, of which the columns are parts. */
function columnsOf(buffer, start, columns) {
	const room = roomFor(columns, start, buffer.length);
	const [singles, doubles] = [new Float32Array(room[32]), new Float64Array(room[64])];
	const bytes = {
		32: new Uint8Array(singles.buffer),
		64: new Uint8Array(doubles.buffer)
	};
	const values = {};
	const used = {
		32: 0,
		64: 0
	};
	let at = start;
	for (const { name, bits, length } of columns) {
		const size = sizeOf({
			bits,
			length
		});
		bytes[bits].set(buffer.subarray(at, at + size), used[bits] * (bits / 8));
		const from = used[bits];
		used[bits] += length;
		values[name] = bits === 64 ? doubles.subarray(from, used[64]) : singles.subarray(from, used[32]);
		at += size;
	}
	return values;
}
/** Numbers of each width; columns that do not end where the file does are refused before any room is made. */
function roomFor(columns, start, end) {
	const room = {
		32: 0,
		64: 0
	};
	let at = start;
	for (const column of columns) {
		if (at + sizeOf(column) > end) throw fault(`column ${column.name} is cut off`, at);
		at += sizeOf(column);
		room[column.bits] += column.length;
	}
	if (at !== end) throw fault("bytes after the last column", at);
	return room;
}
function sizeOf({ bits, length }) {
	return length * (bits / 8);
}
function parsed(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch (cause) {
		throw new FormatError("the head is not JSON", "refresh mind", 24, { cause });
	}
	const { head, columns } = value ?? {};
	if (!(typeof head === "object" && head !== null && Array.isArray(columns) && columns.every(isColumn))) throw fault("the head lacks its parts", 24);
	return {
		head,
		columns
	};
}
function isColumn(value) {
	const { name, bits, length } = value ?? {};
	return typeof name === "string" && (bits === 32 || bits === 64) && Number.isSafeInteger(length) && length >= 0 && length <= MOST_BYTES;
}
function fault(message, offset) {
	return new FormatError(message, "refresh mind", offset);
}
//#endregion
//#region src/watch/mind/mind-parts.ts
/** Fills a new mind with saved columns; what does not fit together is a FormatError. */
function restoreMind(head, columns, make) {
	const { settings, count, directories } = checkedHead(head);
	const { mind, parts } = make(settings);
	const { numbers, weights, scalars } = columns;
	if (numbers?.length !== count || weights?.length !== count || scalars?.length !== 3) throw misfit("the pages' columns are not all there");
	if (!parts.knowledge.restore(count, directories, columns)) throw misfit("what was learned is not all there");
	for (const [row, number] of numbers.entries()) {
		parts.numbers.push(number);
		parts.weights.push(weights[row]);
		parts.rows.set(number, row);
	}
	if (parts.rows.size !== count) throw misfit("a page stands there twice");
	[parts.scalars.base, parts.scalars.learnedIn, parts.scalars.bar] = scalars;
	restorePlanner(parts, columns);
	return mind;
}
function checkedHead({ settings, count, directories }) {
	const names = Array.isArray(directories) && directories.every((name) => typeof name === "string");
	if (typeof settings !== "object" || settings === null || !Number.isSafeInteger(count) || !names) throw misfit("the head lacks its parts");
	return {
		settings,
		count,
		directories
	};
}
function restorePlanner({ planner, knowledge }, columns) {
	const rows = columns["planner.numbers"]?.length ?? 0;
	const { patternPeriods } = knowledge.settings;
	const blank = {
		count: rows,
		weights: new Float64Array(rows),
		periods: patternPeriods,
		rates: new Float32Array(rows * patternPeriods),
		importances: new Float32Array(rows * patternPeriods)
	};
	if (planner !== null && !planner.restore(blank, columns)) throw misfit("the planner's memory is not all there");
}
function misfit(message) {
	return new FormatError(message, "refresh mind", 0);
}
//#endregion
//#region src/watch/mind/planner-run.ts
/** Starts a planner at its first choice and renews it before every other. */
var PlannerRun = class {
	#planner;
	#run = null;
	/** Page numbers by row at the last choice. */
	#numbers = /* @__PURE__ */ new Int32Array(0);
	constructor(planner) {
		this.#planner = planner;
	}
	/** Rows to capture, in order. */
	choose({ pages, numbers, period, budget, leftPeriods }) {
		if (this.#run === null) this.#run = this.#planner.start(pages, budget);
		else this.#run.renew({
			pages,
			period,
			budget,
			leftPeriods,
			before: this.#before(numbers)
		});
		this.#numbers = numbers;
		return this.#run.choose(period, budget);
	}
	/** Columns of its memory, and the page numbers they stand for. */
	save() {
		const columns = (this.#run?.memory ?? []).map((column, i) => [`planner.${i}`, column.slice()]);
		return {
			...Object.fromEntries(columns),
			"planner.numbers": Float64Array.from(this.#numbers)
		};
	}
	/** Takes its memory back; `pages` has as many rows as were saved. False when it does not fit. */
	restore(pages, saved) {
		const numbers = saved["planner.numbers"];
		if (saved["planner.0"] === void 0 || numbers === void 0) return numbers?.length === 0;
		const run = this.#planner.start(pages, 1);
		if (!run.memory.every((column, i) => saved[`planner.${i}`]?.length === column.length) || numbers.length !== pages.count) return false;
		for (const [i, column] of run.memory.entries()) column.set(saved[`planner.${i}`]);
		this.#run = run;
		this.#numbers = Int32Array.from(numbers);
		return true;
	}
	#before(numbers) {
		if (numbers.length === this.#numbers.length && numbers.every((number, row) => number === this.#numbers[row])) return Int32Array.from(numbers, (_, row) => row);
		const rows = new Map(Array.from(this.#numbers, (number, row) => [number, row]));
		return numbers.map((number) => rows.get(number) ?? -1);
	}
};
//#endregion
//#region src/watch/mind/refresh-mind.ts
/** A look falls on the middle of its period on the mean. */
var MIDDLE = .5;
/** Pages enter and leave at any time; `note` teaches, `choose` decides. */
var RefreshMind = class RefreshMind {
	settings;
	#parts;
	/** The last one made, while nothing was learned since: choosing, explaining and telling ask for the same instant. */
	#lastOutlook = null;
	constructor(settings) {
		checkSettings(settings);
		this.settings = settings;
		const { periodMs, patternPeriods, horizonPeriods, endsAt, knowledge } = settings;
		const ends = endsAt === void 0 || endsAt === null ? null : endsAt / periodMs;
		const planner = settings.planner === "learned-gain" ? void 0 : refreshPlanners(horizonPeriods).find(({ name }) => name === settings.planner);
		this.#parts = {
			knowledge: new RefreshKnowledge({
				...KNOWLEDGE_DEFAULTS,
				...knowledge,
				patternPeriods,
				horizonPeriods,
				endsAt: ends
			}),
			planner: planner === void 0 ? null : new PlannerRun(planner),
			numbers: [],
			rows: /* @__PURE__ */ new Map(),
			weights: [],
			scalars: {
				base: NaN,
				learnedIn: NaN,
				bar: NaN
			}
		};
	}
	/** Pages under watch. */
	get count() {
		return this.#parts.numbers.length;
	}
	has(page) {
		return this.#parts.rows.has(page);
	}
	/** Takes a page under watch; one that is known already gets the new weight. */
	addPage({ number, weight, directory }) {
		if (!Number.isInteger(number) || number < 0 || number > 2147483647 || !(weight >= 0 && weight < Infinity)) throw new UsageError("USAGE", `page ${number} with weight ${weight}: not a page number and a weight`);
		this.#lastOutlook = null;
		const { rows, numbers, weights, knowledge } = this.#parts;
		const known = rows.get(number);
		if (known !== void 0) {
			weights[known] = weight;
			return;
		}
		rows.set(number, knowledge.add(directory));
		numbers.push(number);
		weights.push(weight);
	}
	/** Lets a page go; what it taught of its neighbours stays. */
	removePage(page) {
		this.#lastOutlook = null;
		const { rows, numbers, weights, knowledge } = this.#parts;
		const row = this.#row(page);
		knowledge.table.remove(row);
		const last = numbers.pop();
		const lastWeight = weights.pop();
		rows.delete(page);
		if (last === page) return;
		rows.set(last, row);
		numbers[row] = last;
		weights[row] = lastWeight;
	}
	/** Learns from a look, in whatever order looks end. */
	note({ page, at, found, importance = 1 }) {
		this.#lastOutlook = null;
		const weighed = Math.min(1, Math.max(0, importance));
		this.#parts.knowledge.note(this.#row(page), at / this.settings.periodMs, found, weighed);
	}
	/**
	* A sitemap or a feed says that the page changed; forgotten where it was looked at since. `trust` is the chance that
	* it says so truly; left out, it is learned from all hints without one.
	*/
	hint(page, at, trust = NaN) {
		this.#lastOutlook = null;
		const own = Math.min(1, Math.max(0, trust));
		takeHint(this.#parts.knowledge.table, this.#row(page), at / this.settings.periodMs, own);
	}
	/** Pages to look at in the period that `now` lies in, in order, all different, at most `budget`. */
	choose(now, budget) {
		const most = Math.max(0, Math.min(this.count, Math.floor(budget)));
		return (this.settings.planner === "learned-gain" ? this.#byGain(now, most) : this.#byPlanner(now, most)).map((row) => this.#parts.numbers[row]);
	}
	/** Weight that a look now is expected to add to what is held: the page's weight for one never looked at. */
	expectedGain(page, now) {
		const row = this.#row(page);
		return this.#parts.weights[row] * Math.min(1, this.#outlook(now).of(row).gain);
	}
	/** When the page was last looked at; `null` for never. */
	lookedAt(page) {
		const looked = this.#parts.knowledge.table.numbers("lookedAt")[this.#row(page)];
		return Number.isNaN(looked) ? null : instant(Math.round(looked * this.settings.periodMs));
	}
	/** What is expected of every page, in one go; row by row, in no order that means anything. */
	prospects(now) {
		const { numbers, weights, knowledge } = this.#parts;
		const { count, changed, gain, rate } = this.#outlook(now).columns();
		const looked = knowledge.table.numbers("lookedAt");
		const [gains, isNew] = [new Float64Array(count), new Uint8Array(count)];
		for (let row = 0; row < count; row++) {
			gains[row] = weights[row] * Math.min(1, gain[row]);
			isNew[row] = Number.isNaN(looked[row]) ? 1 : 0;
		}
		return {
			pages: Int32Array.from(numbers),
			weights: Float64Array.from(weights),
			changed,
			gain: gains,
			ratePerPeriod: rate,
			isNew
		};
	}
	/** Why the page was, or was not, chosen. */
	why(page, now) {
		const row = this.#row(page);
		const { table } = this.#parts.knowledge;
		const outlook = this.#outlook(now).of(row);
		const { bar } = this.#parts.scalars;
		return {
			page,
			because: this.#because(row, outlook),
			lookedAt: this.lookedAt(page),
			changed: outlook.changed,
			unhinted: outlook.unhinted,
			gain: this.#parts.weights[row] * Math.min(1, outlook.gain),
			index: this.#parts.weights[row] * (outlook.gain - outlook.wait) * this.#hope(row),
			bar: Number.isNaN(bar) ? null : bar,
			ratePerPeriod: outlook.rate,
			bulkEdits: outlook.edits,
			failures: table.numbers("failures")[row]
		};
	}
	/** How much of the weight of all versions since the watch began is held, with a 90 % interval. */
	held(now, settings) {
		return heldEstimate(this.#parts.knowledge, this.#parts.weights, now / this.settings.periodMs, settings);
	}
	/** Everything it knows; `load` gives a mind that makes the same choices. */
	save() {
		const { knowledge, planner, numbers, weights, scalars } = this.#parts;
		return mindBytes({
			settings: this.settings,
			count: this.count,
			directories: knowledge.cohorts.names
		}, {
			...knowledge.save(),
			...planner?.save(),
			numbers: Float64Array.from(numbers),
			weights: Float64Array.from(weights),
			scalars: Float64Array.of(scalars.base, scalars.learnedIn, scalars.bar)
		});
	}
	/** A saved mind; whatever is not one is a FormatError. */
	static load(bytes) {
		const { head, columns } = readMindBytes(bytes);
		return restoreMind(head, columns, (settings) => {
			const mind = new RefreshMind(settings);
			return {
				mind,
				parts: mind.#parts
			};
		});
	}
	#byGain(now, budget) {
		const { scalars, weights } = this.#parts;
		this.#learnPriors(now);
		const index = learnedGain(this.#outlook(now).columns(), Float64Array.from(weights));
		for (let row = 0; row < index.length; row++) index[row] *= this.#hope(row);
		const chosen = topPages(index, budget);
		scalars.bar = chosen.length === 0 ? scalars.bar : index[chosen.at(-1)];
		return chosen;
	}
	/** Pages never looked at come first whatever the planner. */
	#byPlanner(now, budget) {
		const { knowledge, numbers, weights, scalars, planner } = this.#parts;
		this.#learnPriors(now);
		const { patternPeriods, periodMs, horizonPeriods } = this.settings;
		const period = Math.floor(now / periodMs);
		if (Number.isNaN(scalars.base)) scalars.base = Math.floor(period / patternPeriods) * patternPeriods;
		const looked = knowledge.table.numbers("lookedAt");
		const chosen = numbers.flatMap((_, row) => Number.isNaN(looked[row]) ? [row] : []).slice(0, budget);
		const planned = planner.choose({
			pages: {
				...learnedColumns(knowledge),
				weights: Float64Array.from(weights)
			},
			numbers: Int32Array.from(numbers),
			period: period - scalars.base,
			budget,
			leftPeriods: Math.max(0, knowledge.settings.endsAt === null ? horizonPeriods : knowledge.settings.endsAt - period)
		});
		return Int32Array.from(/* @__PURE__ */ new Set([...chosen, ...planned])).slice(0, budget);
	}
	/** Once in a period: what pages are like is learned from all of them together. */
	#learnPriors(now) {
		const { knowledge, scalars } = this.#parts;
		const period = Math.floor(now / this.settings.periodMs);
		if (scalars.learnedIn === period) return;
		this.#lastOutlook = null;
		scalars.learnedIn = period;
		knowledge.belief.learnPriors(knowledge.cohorts);
	}
	#outlook(now) {
		if (this.#lastOutlook?.now !== now) this.#lastOutlook = {
			now,
			outlook: new RefreshOutlook(this.#parts.knowledge, now / this.settings.periodMs + MIDDLE)
		};
		return this.#lastOutlook.outlook;
	}
	/** A page that fails again and again is tried more and more rarely. */
	#hope(row) {
		return 2 ** -Math.min(20, this.#parts.knowledge.table.numbers("failures")[row]);
	}
	#because(row, { edits, rate }) {
		const { table } = this.#parts.knowledge;
		const looked = table.numbers("lookedAt")[row];
		if (table.numbers("failures")[row] > 0) return "failing";
		if (Number.isNaN(looked)) return "never-looked-at";
		if (!Number.isNaN(table.numbers("hintedAt")[row])) return "hint";
		if (table.numbers("gone")[row] === 1) return "gone";
		const since = table.numbers("triedAt")[row] - looked;
		return edits > Math.max(.1, rate * since) ? "bulk-edit" : "own-rate";
	}
	#row(page) {
		const row = this.#parts.rows.get(page);
		if (row === void 0) throw new UsageError("NOT_FOUND", `page ${page} is not under watch`);
		return row;
	}
};
//#endregion
//#region src/watch/news/news-id.ts
var PREFIX = "urn:isochron:news:";
var DIGITS = 32;
/** The id of an event: 128 bits of a digest over a JSON list, in which no two events are written alike. */
function newsId({ site, kind, url, mark, since }) {
	const text = JSON.stringify([
		"isochron-news/1",
		site,
		kind,
		url,
		mark,
		since
	]);
	return PREFIX + hash("sha256", text, "hex").slice(0, DIGITS);
}
//#endregion
//#region src/watch/news/news-words.ts
/** Of the page's own words in a summary, on each side of a change. */
var MOST_QUOTED_CHARS = 90;
var MOST_TITLE_CHARS$1 = 160;
var MOST_SUMMARY_CHARS$1 = 500;
/** Of what rules by words look through. */
var MOST_TEXT_CHARS$1 = 1e5;
var OPENINGS = {
	changed: "Changed",
	new: "New page",
	gone: "Gone",
	back: "Back",
	moved: "Moved"
};
/** The title of news about a page: by its own title where one is known, else by its address. */
function titleOfPageNews(kind, url, pageTitle) {
	const name = oneLine(pageTitle ?? "", MOST_TITLE_CHARS$1) || oneLine(hostOf(url) + pathAndQueryOf(url), MOST_TITLE_CHARS$1);
	return `${OPENINGS[kind]}: ${name}`;
}
/** A change in a sentence or two: what the detector says of it, and the first line that came, went or became another. */
function summaryOfChange({ verdict, explanation, operations }) {
	const quoted = quotedChange(operations.filter(counts));
	return oneLine(`${explanation}${quoted} (${verdict})`, MOST_SUMMARY_CHARS$1);
}
/** The words that came or went, for rules that ask for words. */
function textOfChange({ operations }) {
	return operations.filter(counts).flatMap(({ before, after }) => [before ?? "", after ?? ""]).join("\n").slice(0, MOST_TEXT_CHARS$1);
}
/** Operations on what a reader reads, as far as they are the page's own. */
function counts({ target, excuse, op }) {
	return excuse === null && op !== "move" && (target === "text" || target === "title");
}
function quotedChange([first]) {
	if (first === void 0) return "";
	const [before, after] = [first.before, first.after].map((text) => text === null ? null : `“${oneLine(text, MOST_QUOTED_CHARS)}”`);
	if (before && after) return ` ${before} became ${after}.`;
	return after ? ` Added: ${after}.` : ` Removed: ${before}.`;
}
//#endregion
//#region src/watch/news/make-news.ts
var MOST_TITLE_CHARS = 200;
var MOST_SUMMARY_CHARS = 500;
var NOTES = {
	changed: "It differs from what was seen before.",
	new: "It was seen for the first time.",
	gone: "It is not there any more.",
	back: "It is there again.",
	moved: "It leads to another address."
};
/** News of a page. */
function pageNews(event) {
	const { site, url, kind, version, at, since, captureId, title, change, note = NOTES[kind] } = event;
	return {
		id: newsId({
			site,
			kind,
			url,
			mark: version,
			since
		}),
		site,
		kind,
		url,
		at,
		since,
		title: titleOfPageNews(kind, url, title),
		summary: change === null ? oneLine(note, MOST_SUMMARY_CHARS) : summaryOfChange(change),
		importance: change === null ? 1 : change.importance,
		verdict: change === null ? null : change.verdict,
		captureId,
		...change !== null && { changedText: textOfChange(change) }
	};
}
/** News of a site as a whole. */
function siteNews({ site, kind, mark, at, captureId, title, summary }) {
	return {
		id: newsId({
			site,
			kind,
			url: null,
			mark,
			since: null
		}),
		site,
		kind,
		url: null,
		at,
		since: null,
		title: oneLine(title, MOST_TITLE_CHARS),
		summary: oneLine(summary, MOST_SUMMARY_CHARS),
		importance: 1,
		verdict: null,
		captureId
	};
}
//#endregion
//#region src/watch/news/news-rule.ts
var MOST_PATTERN_CHARS = 1e3;
var MOST_PATTERNS = 100;
var MOST_WORD_CHARS = 100;
var MOST_WORDS = 1e3;
/** Of what changed on a page; the rest of a very long change is not looked through. */
var MOST_TEXT_CHARS = 1e5;
/** Makes a filter of a channel's rule. @throws UsageError that names the channel, the pattern and what is wrong */
function newsFilter({ importance, kinds, addresses, words }, channel) {
	const wrong = (problem) => {
		throw new UsageError("BAD_INPUT", `channel ${JSON.stringify(channel)}: ${problem}`);
	};
	if (addresses.length > MOST_PATTERNS) wrong(`more than ${MOST_PATTERNS} patterns of addresses`);
	if (words.length > MOST_WORDS) wrong(`more than ${MOST_WORDS} words`);
	const patterns = addresses.map((text) => patternOf(text, wrong));
	const wanted = words.map((word) => wordPattern(word, wrong));
	const isOfKind = ({ kind, verdict }) => kinds.length === 0 || kinds.includes(kind) || verdict !== null && kinds.includes(verdict);
	return (news) => news.importance >= importance && isOfKind(news) && isAtOne(patterns, news.url) && (wanted.length === 0 || holdsOne(wanted, news));
}
/** News of a site as a whole have no address: they pass where none is asked for. */
function isAtOne(patterns, url) {
	if (patterns.length === 0) return true;
	const address = url?.slice(0, MAX_URL_LENGTH);
	return address !== void 0 && patterns.some((pattern) => pattern.test(address));
}
function holdsOne(wanted, { title, summary, changedText = "" }) {
	const text = fold(`${title}\n${summary}\n${changedText}`.slice(0, MOST_TEXT_CHARS));
	return wanted.some((word) => word.test(text));
}
function patternOf(text, wrong) {
	const shown = JSON.stringify(text.slice(0, 80));
	if (text === "" || text.length > MOST_PATTERN_CHARS) return wrong(`an address pattern has 1 to ${MOST_PATTERN_CHARS} characters: ${shown}`);
	try {
		return new RegExp(text, "u");
	} catch {
		return wrong(`${shown} is no regular expression: write one such as ^https://example\\.org/prices/`);
	}
}
/** Scripts that part no words, and Korean, whose words carry endings: there a word is looked for anywhere. */
var UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** A word by itself, without case and accents, as search takes it; never an expression. */
function wordPattern(word, wrong) {
	const folded = fold(word.slice(0, 101)).trim();
	if (folded === "" || word.length > MOST_WORD_CHARS) return wrong(`a word has 1 to ${MOST_WORD_CHARS} characters: ${JSON.stringify(word.slice(0, 80))}`);
	const plain = folded.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
	const source = UNPARTED.test(folded) ? plain : `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`;
	return new RegExp(source, "u");
}
//#endregion
//#region src/watch/news/due-times.ts
var MINUTE_MS$2 = 6e4;
var HOUR_MS$3 = 60 * MINUTE_MS$2;
var DAY_MS$13 = 24 * HOUR_MS$3;
/** The epoch was a Thursday; weeks end with Sunday (ISO 8601). */
var FIRST_MONDAY_MS = 4 * DAY_MS$13;
/** Sum: somewhat less than three days. Whoever is down for a weekend is still told on Monday. */
var PAUSES_MS = [
	MINUTE_MS$2,
	5 * MINUTE_MS$2,
	30 * MINUTE_MS$2,
	2 * HOUR_MS$3,
	6 * HOUR_MS$3,
	12 * HOUR_MS$3,
	DAY_MS$13,
	DAY_MS$13
];
/** A delivery is tried at most so often. */
var MOST_TRIES = PAUSES_MS.length + 1;
/** The end of the hour, day or week that is running. */
function endOfPeriod(period, now) {
	const [lengthMs, startMs] = {
		hour: [HOUR_MS$3, 0],
		day: [DAY_MS$13, 0],
		week: [7 * DAY_MS$13, FIRST_MONDAY_MS]
	}[period];
	return instant(startMs + (Math.floor((now - startMs) / lengthMs) + 1) * lengthMs);
}
/** When a delivery that has failed so often is tried again; `null` when it has failed often enough. */
function nextTry(tries, now) {
	const pauseMs = PAUSES_MS[tries - 1];
	return pauseMs === void 0 ? null : instant(now + pauseMs);
}
//#endregion
//#region src/watch/news/news-desk.ts
/** Deliveries of one round. */
var MOST_AT_ONCE = 50;
/** News in one message of a webhook; of a digest there is one for its whole period. */
var MOST_IN_WEBHOOK = 100;
var MOST_REASON_CHARS = 300;
/** Tells people, each by their channels. */
var NewsDesk = class {
	#store;
	#logger;
	#bringing = /* @__PURE__ */ new Set();
	/** Rules belong to the plan, which is the same for most of a year. */
	#filters = /* @__PURE__ */ new WeakMap();
	constructor(store, logger) {
		this.#store = store;
		this.#logger = logger;
	}
	/** Keeps news of one site, and what is due of them over the channels named (all for `null`); returns those not known before. */
	async tell(news, channels, tell, now) {
		const due = channels.filter(({ name }) => tell === null || tell.includes(name)).flatMap((channel) => this.#dueOver(channel, news, now));
		return this.#store.add(news.map(withoutText), due);
	}
	/** Brings what is due; returns how many deliveries arrived. */
	async deliver(ways, round) {
		const asked = {
			now: round.now(),
			limit: MOST_AT_ONCE,
			bringing: this.#bringing
		};
		const taken = await this.#store.take(asked);
		for (const { id } of taken) this.#bringing.add(id);
		const rounds = [...new Set(taken.map(({ channel }) => channel))].map((name) => {
			const deliveries = taken.filter(({ channel }) => channel === name);
			return this.#bringAll(deliveries, ways, round);
		});
		await Promise.allSettled(rounds);
		return (await Promise.all(rounds)).reduce((sum, count) => sum + count, 0);
	}
	#dueOver(channel, news, now) {
		const { name, way, rule } = channel;
		if (way.kind === "feed") return [];
		let filter = this.#filters.get(channel);
		if (!filter) this.#filters.set(channel, filter = newsFilter(rule, name));
		const ids = news.filter(filter).map(({ id }) => id);
		if (ids.length === 0) return [];
		if (way.kind === "webhook") return [{
			channel: name,
			news: ids,
			dueAt: now,
			most: MOST_IN_WEBHOOK
		}];
		return [{
			channel: name,
			news: ids,
			dueAt: endOfPeriod(way.every, now),
			most: Infinity
		}];
	}
	/** One after the other, as they came; the first that fails keeps the others of this round from knocking too. */
	async #bringAll(deliveries, ways, round) {
		let arrived = 0;
		let shut = null;
		for (const delivery of deliveries) try {
			const brought = shut === null ? await this.#bring(delivery, ways, round) : notTried(shut);
			if (brought === "stopped") continue;
			await this.#note(delivery, brought, round.now());
			if (brought.kind === "arrived") arrived++;
			if (brought.kind === "failed") shut ??= brought.why;
		} finally {
			this.#bringing.delete(delivery.id);
		}
		return arrived;
	}
	async #bring(delivery, ways, { channels, now, signal }) {
		if (signal?.aborted) {
			await this.#store.putBack(delivery.id, delivery.dueAt);
			return "stopped";
		}
		if (delivery.tries > MOST_TRIES) return {
			kind: "refused",
			why: "it was begun too often without an end"
		};
		const channel = channels.find(({ name }) => name === delivery.channel);
		if (channel === void 0) return {
			kind: "refused",
			why: "there is no such channel any more"
		};
		try {
			return await bringOver(channel, ways, {
				delivery,
				at: now(),
				signal
			});
		} catch (error) {
			if (signal?.aborted) return "stopped";
			return {
				kind: "failed",
				why: error instanceof Error ? error.message : String(error)
			};
		}
	}
	async #note({ id, channel, key, tries }, brought, at) {
		const told = {
			channel,
			key,
			tries
		};
		if (brought.kind === "arrived") {
			if (brought.note !== void 0) this.#logger.log("warn", `news: ${brought.note}`, told);
			return this.#store.delivered(id, at);
		}
		const again = brought.kind === "refused" ? null : nextTry(tries, at);
		const why = oneLine(brought.why, MOST_REASON_CHARS);
		const what = again === null ? "given up" : "tried again later";
		this.#logger.log("warn", `news did not arrive, ${what}: ${why}`, told);
		return this.#store.failed(id, {
			at,
			why,
			again
		});
	}
};
async function bringOver(channel, { webhook, mail }, { delivery, at, signal }) {
	const { way } = channel;
	switch (way.kind) {
		case "webhook": return webhook({
			...channel,
			way
		}, delivery, at, signal);
		case "mail": return mail({
			...channel,
			way
		}, delivery, at, signal);
		case "feed": return {
			kind: "refused",
			why: "the channel has become a feed, which its readers fetch"
		};
	}
}
/** It counts as a try all the same: so every delivery ends some three days after it came. */
function notTried(why) {
	return {
		kind: "failed",
		why: `not tried, as the one before it over this channel failed: ${why}`
	};
}
function withoutText({ changedText: _changedText, ...item }) {
	return item;
}
//#endregion
//#region src/watch/news/mail-way.ts
/** Can be nobody's (RFC 2606); for a sender whose address has no domain. */
var NO_DOMAIN = "isochron.invalid";
/** Brings news by mail. */
function mailWay({ mailer, secrets, room }) {
	return async ({ name, way }, { key, items, left, dueAt }, _at, signal) => {
		const domain = domainOf$1(way.from);
		const message = {
			id: `${key}@${domain}`,
			at: dueAt,
			from: way.from,
			to: way.to,
			list: {
				id: `${labelOf(name)}.isochron.${domain}`,
				name: oneLine(`Isochron: ${name}`, 100)
			},
			...newsDigest(items, {
				channel: name,
				room,
				left
			})
		};
		const mailed = await mailer.send(message, await serverOf$1(way, secrets), signal);
		signal?.throwIfAborted();
		if (mailed.kind === "failed") return mailed;
		if (mailed.refused.length === 0) return { kind: "arrived" };
		return {
			kind: "arrived",
			note: `the mail server would not take it for ${mailed.refused.join(", ")}`
		};
	};
}
async function serverOf$1({ server, userFrom, passwordFrom }, secrets) {
	if (userFrom === null || passwordFrom === null) return {
		url: server,
		login: null
	};
	return {
		url: server,
		login: {
			user: await secrets(userFrom),
			password: await secrets(passwordFrom)
		}
	};
}
/** Of `a@example.org` and of `Archive <a@example.org>`. */
function domainOf$1(from) {
	return /@([a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? NO_DOMAIN;
}
/** A channel's name as a label of a domain name. */
function labelOf(name) {
	return name.toLowerCase().replace(/[^a-z\d]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "news";
}
//#endregion
//#region src/watch/news/webhook-way.ts
/** Of an answer; nobody reads on. */
var MOST_ANSWER_BYTES$1 = 65536;
var PATIENCE_MS$1 = 3e4;
/** Brings news to a webhook. */
function webhookWay({ fetcher, secrets, room }) {
	return async ({ way }, delivery, at, signal) => {
		const url = parsePageUrl(way.url);
		if (url === null) return {
			kind: "failed",
			why: "the channel's url is no http(s) address"
		};
		const body = bodyOf(delivery, room);
		const fields = fieldsOf(delivery, {
			at,
			body,
			secret: way.secretFrom === null ? null : await secrets(way.secretFrom)
		});
		const post = {
			contentType: "application/json",
			body: Buffer.from(body),
			fields
		};
		const answer = await fetcher.fetch({
			url,
			post,
			patienceMs: PATIENCE_MS$1,
			mostBytes: () => MOST_ANSWER_BYTES$1
		}, signal);
		signal?.throwIfAborted();
		return broughtBy(answer);
	};
}
/** The same bytes for every try, as long as the reading room stays where it is. */
function bodyOf({ key, items }, room) {
	return JSON.stringify({
		id: key,
		items: items.map((item) => newsJson(item, room))
	});
}
function fieldsOf({ key }, { at, body, secret }) {
	const timestamp = String(Math.floor(at / 1e3));
	return [
		["idempotency-key", key],
		["webhook-id", key],
		["webhook-timestamp", timestamp],
		...secret === null ? [] : [["webhook-signature", webhookSignature(secret, `${key}.${timestamp}.${body}`)]]
	];
}
/** `v1` of Standard Webhooks; a secret that begins with `whsec_` is the key in base64, any other is the key itself. */
function webhookSignature(secret, signed) {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
	return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
async function broughtBy(answer) {
	if (answer.kind !== "response") return {
		kind: "failed",
		why: answer.message
	};
	const { exchange } = answer;
	await exchange.spooled?.discard();
	const status = statusOf(exchange);
	if (status !== null && status >= 200 && status < 300) return { kind: "arrived" };
	if (status === 410) return {
		kind: "refused",
		why: "the receiver says that it is gone for good (410)"
	};
	if (status !== null && status >= 300 && status < 400) return {
		kind: "failed",
		why: `answered ${status}; redirects are not followed: name the new address`
	};
	return {
		kind: "failed",
		why: status === null ? "what answered is no HTTP" : `answered ${status}`
	};
}
function statusOf({ responseBytes }) {
	const response = parseHttpResponse(responseBytes);
	return response.ok ? response.status : null;
}
//#endregion
//#region src/watch/news/news-ways.ts
/** The ways, with what they need of the world. */
function newsWays(means) {
	return {
		webhook: webhookWay(means),
		mail: mailWay(means)
	};
}
//#endregion
//#region src/watch/hints/feed-links.ts
/** What stands behind this is no head any more. */
var SEARCHED_BYTES$1 = 262144;
var MAX_FEEDS = 10;
var FEED_TYPES = /* @__PURE__ */ new Set([
	"application/rss+xml",
	"application/atom+xml",
	"application/rdf+xml"
]);
var READ = /* @__PURE__ */ new Set(["link", "base"]);
/** Addresses of the feeds, in the order of the source, each once. */
function feedLinks(content, contentType, pageUrl) {
	const { text } = decodeText(content.subarray(0, SEARCHED_BYTES$1), contentType);
	if (!/<link/i.test(text)) return [];
	const finder = new FeedFinder(text);
	readTags(text, finder);
	const base = parsePageUrl(finder.base ?? "", pageUrl) ?? pageUrl;
	const urls = finder.hrefs.flatMap((href) => parsePageUrl(href.trim(), base) ?? []);
	return [...new Set(urls)];
}
var FeedFinder = class {
	hrefs = [];
	base = null;
	#html;
	#isOver = false;
	#name = "";
	#attributes = /* @__PURE__ */ new Map();
	constructor(html) {
		this.#html = html;
	}
	isDone() {
		return this.#isOver || this.hrefs.length >= MAX_FEEDS;
	}
	isInForeignContext() {
		return false;
	}
	onOpenTag(name) {
		this.#name = name;
		this.#attributes = /* @__PURE__ */ new Map();
		this.#isOver = name === "body";
	}
	onAttribute(name, start, end) {
		if (READ.has(this.#name) && !this.#attributes.has(name)) this.#attributes.set(name, decodeAttribute(this.#html, start, end).text);
	}
	onOpenTagEnd() {
		const href = this.#attributes.get("href");
		if (href === void 0) return;
		if (this.#name === "base") this.base ??= href;
		if (this.#name === "link" && this.#isFeed()) this.hrefs.push(href);
	}
	onCloseTag() {}
	#isFeed() {
		const rel = (this.#attributes.get("rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/);
		const type = (this.#attributes.get("type") ?? "").split(";", 1)[0].trim().toLowerCase();
		return rel.includes("alternate") && FEED_TYPES.has(type);
	}
};
//#endregion
//#region src/watch/hints/source-schedule.ts
var MINUTE_MS$1 = 6e4;
var DAY_MS$12 = 864e5;
var SHORTEST_MS = 15 * MINUTE_MS$1;
var LONGEST_MS = 7 * DAY_MS$12;
/** More doublings than lead from the shortest to the longest. */
var MOST_IDLE = 10;
/** An hour, sixteen hours, sixteen hours. */
var FIRST_IDLE = {
	feed: 2,
	sitemap: 6,
	oai: 6
};
/** Share of a day's requests that lists may take. */
var SHARE = .1;
/** A list is read in full when its last full reading is older, whatever its 304s or its index say. */
var FULL_READING_MS = 28 * DAY_MS$12;
/** A source as it is before anybody read it, due at once. */
function newSource(named, now) {
	return {
		...named,
		dueAt: now,
		idle: FIRST_IDLE[named.kind],
		etag: null,
		lastModified: null,
		digest: null,
		readAt: null,
		next: null,
		tried: 0,
		right: 0,
		expected: 0
	};
}
/** When a source is read next after a reading; a list that cannot be read is left alone sooner than one that is silent. */
function scheduled({ idle: before }, worth, now) {
	const step = {
		first: 0,
		news: -1,
		nothing: 1,
		problem: 2
	}[worth];
	const idle = Math.max(0, Math.min(MOST_IDLE, before + step));
	return {
		idle,
		dueAt: instant(now + Math.min(LONGEST_MS, SHORTEST_MS * 2 ** idle))
	};
}
/** Those that are due, whoever waits longest first, so that a busy feed does not starve the others. */
function dueSources(sources, now) {
	return sources.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt);
}
/** Requests for lists that a site allows on a day: a tenth of all, and one at least where any are allowed. */
function shareOfDay(requestsPerDay) {
	return Math.min(Math.floor(requestsPerDay), Math.max(1, Math.floor(requestsPerDay * SHARE)));
}
/** How many of them may have been made by now: spread over the UTC day, so that the evening has its readings too. */
function allowedBy(requestsPerDay, now) {
	const passed = now % DAY_MS$12 / DAY_MS$12;
	const share = shareOfDay(requestsPerDay);
	return Math.min(share, Math.floor(share * passed) + 1);
}
//#endregion
//#region src/watch/hints/source-trust.ts
/** Before anything was tried. Feeds and repositories tell of what is new; many sitemaps stamp what they please. */
var PRIORS = {
	feed: .7,
	oai: .7,
	sitemap: .5
};
/** The prior counts as much as so many trials. */
var LEANING = 4;
var MOST_TRUST = .99;
/** Hints of less trust are passed on by way of trial only. */
var TRUST_FLOOR = .2;
/** So many of a reading are, by lot, so that a list that becomes honest is found out; they are to be looked at. */
var TRIALS_PER_READING = 2;
var TRIAL_TRUST = .5;
/** A list that claims all of its pages at once must have been right so often before all of that is passed on. */
var PROVED = {
	trust: .7,
	tried: 10
};
var SWEEP_SAMPLE = 10;
/**
* The chance that a claim stands for a change of which nothing else told. A page that was claimed has changed by itself
* or as claimed, so 1 − trust = (looks that found nothing) / (looks at which nothing was to be expected), both leaning
* on the prior; without expectations that is (right + a·prior) / (tried + a).
*/
function trustOf({ tried, right, expected }, prior) {
	const missed = (tried - right + LEANING * (1 - prior)) / (tried - Math.min(expected, tried) + LEANING);
	return Math.min(MOST_TRUST, Math.max(0, 1 - missed));
}
/** The trust of each source; the sitemaps of one index lean on what all of them showed. */
function trusts(sources) {
	const families = /* @__PURE__ */ new Map();
	for (const { parent, ...one } of sources) if (parent !== null) families.set(parent, sum(families.get(parent), one));
	return new Map(sources.map((source) => {
		const family = source.parent === null ? void 0 : families.get(source.parent);
		const prior = PRIORS[source.kind];
		return [source.url, trustOf(source, family === void 0 ? prior : trustOf(family, prior))];
	}));
}
function sum(before, more) {
	if (before === void 0) return more;
	return {
		tried: before.tried + more.tried,
		right: before.right + more.right,
		expected: before.expected + more.expected
	};
}
/** Which claims of a reading are passed on, and with what trust; the others stay open and are tried by looks as they come. */
function passedOn(claims, { trust, tried, isSweep }) {
	const isBelieved = trust >= TRUST_FLOOR;
	const isProved = trust >= PROVED.trust && tried >= PROVED.tried;
	return byLot(claims, !isBelieved ? TRIALS_PER_READING : isSweep && !isProved ? SWEEP_SAMPLE : Infinity).map((claim) => ({
		...claim,
		trust: isBelieved ? trust : TRIAL_TRUST
	}));
}
/** At most so many, chosen by a hash of what they say, so that the same reading gives the same. */
function byLot(claims, most) {
	if (claims.length <= most) return claims;
	return claims.map((claim) => ({
		claim,
		lot: hash("sha256", `${claim.at} ${claim.url}`)
	})).sort((a, b) => a.lot < b.lot ? -1 : 1).slice(0, most).map(({ claim }) => claim);
}
//#endregion
//#region src/watch/hints/index-children.ts
/** Further sitemaps of one index are not followed; of the 50,000 that it may name the first are taken. */
var MOST_CHILDREN = 500;
/** An index of indexes is one more than the protocol allows. */
var MOST_NESTING = 2;
/** Judges the sitemaps of an index. */
function readIndex(index, { further, furtherChanged }, { known, before, trust, now }) {
	const named = nestingOf(index, known) >= MOST_NESTING ? [] : further.slice(0, MOST_CHILDREN);
	const heard = [];
	const put = [];
	const { site } = index;
	for (const url of named) {
		const child = known.get(url);
		if (child !== void 0 && child.parent !== index.url || url === index.url) continue;
		const claimed = furtherChanged.get(url);
		const isMoved = claimed !== void 0 && claimed > (before.get(url) ?? -Infinity);
		if (isMoved) heard.push({
			site,
			url,
			source: index.url,
			claimed,
			heardAt: now,
			isOpen: child !== void 0
		});
		if (child === void 0) put.push(childOf(index, url, now));
		else if (isMoved && trust >= .2) put.push({
			...child,
			dueAt: now
		});
	}
	const stillNamed = new Set(named);
	return {
		put,
		drop: withDescendants([...known.values()].flatMap(({ url, parent }) => parent === index.url && !stillNamed.has(url) ? [url] : []), known),
		heard
	};
}
/** Sources with everything that hangs on them. */
function withDescendants(urls, known) {
	const all = new Set(urls);
	for (let size = -1; size !== all.size;) {
		size = all.size;
		for (const { url, parent } of known.values()) if (parent !== null && all.has(parent)) all.add(url);
	}
	return [...all];
}
/** They speak for the hosts that the index speaks for, wherever they lie. */
function childOf({ site, url: parent, hosts }, url, now) {
	return newSource({
		site,
		url,
		kind: "sitemap",
		by: "index",
		parent,
		hosts: hosts === null ? null : [.../* @__PURE__ */ new Set([...hosts, hostOf(parent)])]
	}, now);
}
function nestingOf({ parent }, known) {
	const above = parent === null ? void 0 : known.get(parent);
	return above === void 0 ? 0 : 1 + nestingOf(above, known);
}
//#endregion
//#region src/watch/hints/named-lists.ts
/** Lists that the plan asks for. */
async function plannedLists({ sitemaps, feeds, oai }, seeds, sitemapsOf) {
	const named = [...feeds.map((url) => ({
		url,
		kind: "feed",
		by: "plan",
		hosts: null
	})), ...oai.map((url) => ({
		url: firstOaiRequest(url),
		kind: "oai",
		by: "plan",
		hosts: null
	}))];
	const hosts = new Map(seeds.map((seed) => [hostOf(seed), seed]));
	for (const seed of sitemaps ? hosts.values() : []) named.push(...sitemapsAt(seed, await sitemapsOf(seed)));
	return [...new Map(named.toReversed().map((list) => [list.url, list])).values()].toReversed();
}
function sitemapsAt(seed, named) {
	const hosts = [hostOf(seed)];
	const urls = named.flatMap((text) => parsePageUrl(text, seed) ?? []);
	const guess = parsePageUrl("/sitemap.xml", seed);
	return [...urls.map((url) => ({
		url,
		kind: "sitemap",
		by: "robots",
		hosts
	})), {
		url: guess,
		kind: "sitemap",
		by: "guess",
		hosts
	}];
}
/** Whether a source is one that the plan no longer asks for; what robots.txt leaves out for once is kept. */
function isUnplanned({ by, url }, rules) {
	if (by === "page") return !rules.discover;
	if (by === "robots" || by === "guess") return !rules.sitemaps;
	const isPlanned = rules.feeds.includes(url) || rules.oai.map(firstOaiRequest).includes(url);
	return by === "plan" && !isPlanned;
}
/** Front pages and directory indexes: where sites name their feeds. */
function mayNameFeeds(url) {
	return /^[^?]*\/(?:index\.\w{1,8})?$/.test(url);
}
//#endregion
//#region src/watch/hints/judge-claims.ts
var DAY_MS$11 = 864e5;
/** Before the web there were no pages. */
var EARLIEST = Date.UTC(1990, 0, 1);
/** Clocks and time zones are wrong by this much; what lies further ahead is nonsense. */
var LATEST_AHEAD_MS = 2 * DAY_MS$11;
/** A list that claims this share of so many pages at once says nothing of any of them. */
var SWEEP = {
	share: .9,
	pages: 10
};
/** The pages of a list that it may speak for and that belong to the site. */
function ownPages({ url, hosts }, pages, known) {
	const mayName = /* @__PURE__ */ new Set([hostOf(url), ...hosts ?? []]);
	return pages.filter((page) => (hosts === null || mayName.has(hostOf(page.url))) && known.inScope(page.url));
}
/** Judges a reading by what the source said before. */
function judgeClaims(source, pages, before, { now, lookedAt }) {
	const claims = [];
	const heard = [];
	const found = [];
	let dated = 0;
	for (const { url, hint } of pages) {
		const looked = lookedAt(url);
		if (looked === void 0) found.push(url);
		const stated = usable(hint.lastModified, now);
		if (stated !== null && typeof looked === "number") dated++;
		const claim = claimOf(source, stated, before.get(url), now);
		if (claim === null) continue;
		const { at, claimed } = claim;
		const isOpen = typeof looked === "number" && at !== null && at > looked;
		if (isOpen) claims.push({
			url,
			at
		});
		heard.push({
			site: source.site,
			url,
			source: source.url,
			claimed,
			heardAt: now,
			isOpen
		});
	}
	return {
		claims,
		heard,
		found,
		isSweep: source.kind === "sitemap" && dated >= SWEEP.pages && claims.length >= SWEEP.share * dated
	};
}
/** A date that a page can have changed at; kept as it was said, also when it lies a little ahead. */
function usable(stated, now) {
	return stated === null || stated < EARLIEST || stated > now + LATEST_AHEAD_MS ? null : stated;
}
/** What a list says of a page that it did not say before: its word, and when the page changed by it. */
function claimOf(source, stated, last, now) {
	const claimed = stated ?? (source.kind === "feed" && last === void 0 ? now : null);
	if (claimed === null || last !== void 0 && claimed <= last) return null;
	return {
		claimed,
		at: changeAt(source, {
			stated,
			isMoved: last !== void 0
		}, now)
	};
}
/** When the page changed at the latest, by the list's word; `null` where it says nothing of that. */
function changeAt({ readAt }, { stated, isMoved }, now) {
	if (stated === null) return readAt === null ? null : now;
	const isDay = isMoved && stated % DAY_MS$11 === 0;
	return instant(Math.min(now, isDay ? stated + DAY_MS$11 - 1 : stated));
}
//#endregion
//#region src/watch/hints/list-asking.ts
/** A list and its redirects: as many as the crawl follows. */
var MOST_HOPS = 6;
/** The questions of one poll. */
var ListAsking = class {
	#parts;
	#now;
	#requests = 0;
	constructor(parts, now) {
		this.#parts = parts;
		this.#now = now;
	}
	/** Requests made by now. */
	get requests() {
		return this.#requests;
	}
	/** How many requests the next list may take. */
	async room(budgetRequests) {
		const { store, site, requestsPerDay } = this.#parts;
		const spent = await store.spend(site, this.#now, 0);
		const left = allowedBy(requestsPerDay, this.#now) - spent;
		return Math.min(MOST_HOPS, Math.floor(budgetRequests) - this.#requests, left);
	}
	/** What may be asked counts as spent before it is, so that a process that dies has not spent more than it says. */
	async ask(source, url, mostRequests) {
		const { store, site, ask } = this.#parts;
		await store.spend(site, this.#now, mostRequests);
		const answer = await ask({
			url,
			mostRequests,
			...this.#condition(source)
		});
		await store.spend(site, this.#now, answer.requests - mostRequests);
		this.#requests += answer.requests;
		return answer;
	}
	#condition({ kind, etag, lastModified, readAt }) {
		const isOld = readAt === null || this.#now - readAt >= 24192e5;
		if (kind === "oai" || isOld || etag === null && lastModified === null) return {};
		return { conditional: {
			...etag !== null && { etag },
			...lastModified !== null && { lastModified }
		} };
	}
};
//#endregion
//#region src/watch/hints/oai-window.ts
var DAY_MS$10 = 864e5;
/** What changed earlier is found by captures. */
var FIRST_WINDOW_MS = 30 * DAY_MS$10;
/** What to ask a repository for now: the next part of a list, or what changed since a day before the last reading. */
function oaiRequest({ url, readAt, next }, now) {
	if (next !== null) return next;
	const first = firstOaiRequest(url);
	const request = new URL(first);
	if (request.searchParams.has("from") || request.searchParams.has("resumptionToken")) return first;
	const since = instant(readAt === null ? now - FIRST_WINDOW_MS : readAt - DAY_MS$10);
	request.searchParams.set("from", toIso(since).slice(0, 10));
	return parsePageUrl(request.href) ?? first;
}
/** Whether a repository says that there is nothing: an error by its protocol, and no fault. */
function hasNoRecords({ kind, problem }) {
	return kind === "oai" && problem !== null && problem.includes("noRecordsMatch");
}
//#endregion
//#region src/watch/hints/websub-links.ts
var MOST_HUBS = 4;
var MOST_LINKS = 100;
/** Links of the feed itself stand before its items. */
var SEARCHED_BYTES = 262144;
var ITEMS = /* @__PURE__ */ new Set(["item", "entry"]);
/** Reads them; Link fields count before elements, and a feed without `self` is called as it was asked for. */
function hubsOf(content, contentType, { url, links }) {
	const all = [...links.flatMap(linksInField), ...linksInFeed(content, contentType)];
	const named = (rel) => all.flatMap((link) => link.rel.toLowerCase().split(/\s+/).includes(rel) ? parsePageUrl(link.href.trim(), url) ?? [] : []);
	return {
		topic: named("self")[0] ?? url,
		hubs: [...new Set(named("hub"))].slice(0, MOST_HUBS)
	};
}
/** RFC 8288 section 3, as far as relations go: `<address>; rel="hub self", <…>`. */
function linksInField(field) {
	return [...field.slice(0, 16384).matchAll(/<([^<>]{1,4096})>([^<]{0,1024})/g)].slice(0, MOST_LINKS).map((match) => {
		const rel = /;\s{0,9}rel\s{0,9}=\s{0,9}(?:"([^"]{0,256})"|([^\s;,"]{1,256}))/i.exec(match[2]);
		return {
			href: match[1],
			rel: rel?.[1] ?? rel?.[2] ?? ""
		};
	});
}
function linksInFeed(content, contentType) {
	const { text } = decodeText(content.subarray(0, SEARCHED_BYTES), contentType);
	const links = [];
	readElements(text, {
		open(name, path, attributes) {
			const href = attributes.get("href");
			if (name !== "link" || href === void 0 || path.some((above) => ITEMS.has(above))) return;
			if (links.length < MOST_LINKS) links.push({
				href,
				rel: attributes.get("rel") ?? ""
			});
		},
		close: () => void 0
	});
	return links;
}
//#endregion
//#region src/watch/hints/poll-news.ts
var MOST_PROBLEMS = 20;
var MOST_PROBLEM_CHARS = 500;
/** Gathers the news of one poll. */
var PollNews = class {
	#hints = [];
	#found = [];
	#hubs = [];
	#problems = [];
	/** Hints and new pages. */
	get size() {
		return this.#hints.length + this.#found.length;
	}
	/** All of it, after so many requests. */
	after(requests) {
		const problems = this.#problems.slice(0, MOST_PROBLEMS);
		return {
			requests,
			hints: this.#hints,
			found: this.#found,
			hubs: this.#hubs,
			problems
		};
	}
	/** Takes up what a reading tells; whether that makes the source worth reading sooner. */
	tell(source, judged, { said, isSame, trust }) {
		const { url, tried, readAt } = source;
		const passed = passedOn(judged.claims, {
			trust,
			tried,
			isSweep: judged.isSweep
		});
		for (const hint of passed) this.#hints.push({
			...hint,
			source: url
		});
		for (const page of judged.found) this.#found.push({
			url: page,
			kind: "document",
			source: url
		});
		if (readAt === null) return "first";
		if (isSame) return "nothing";
		return trust >= .2 && passed.length > 0 && passed.length === judged.claims.length || judged.found.some((page) => !said.has(page)) ? "news" : "nothing";
	}
	/** A feed was read, which may name hubs. */
	offer({ url }, { content, contentType, links }) {
		const { topic, hubs } = hubsOf(content, contentType, {
			url,
			links
		});
		if (hubs.length > 0) this.#hubs.push({
			source: url,
			topic,
			hubs
		});
	}
	/** Something is wrong with a list; that a guess was wrong is not worth a line. */
	problem({ url, by }, reason) {
		if (by !== "guess") this.#problems.push(printable(`${url}: ${reason}`).slice(0, MOST_PROBLEM_CHARS));
	}
};
//#endregion
//#region src/watch/hints/poll-run.ts
/** A poll ends when it has so much to tell: one list of the largest kind may pass it, and no second is begun. */
var MOST_TOLD$1 = 5e4;
/** Open claims about pages that are listed no more wait this long for a look. */
var OPEN_MS = 2592e6;
/** Reads lists until none is due, or nothing may be asked any more. */
var PollRun = class {
	#parts;
	#now;
	#asking;
	#sources;
	#trusts;
	#queue;
	#news = new PollNews();
	constructor(parts, sources, now) {
		this.#parts = parts;
		this.#now = now;
		this.#asking = new ListAsking(parts, now);
		this.#sources = new Map(sources.map((source) => [source.url, source]));
		this.#trusts = trusts(sources);
		this.#queue = dueSources(sources, now).map(({ url }) => url);
	}
	async read(budgetRequests) {
		for (const url of this.#queue) {
			const source = this.#sources.get(url);
			if (source === void 0 || source.dueAt > this.#now) continue;
			const room = await this.#asking.room(budgetRequests);
			if (room < 1 || this.#news.size >= MOST_TOLD$1) break;
			await this.#readOne(source, room);
		}
		return this.#news.after(this.#asking.requests);
	}
	async #readOne(source, room) {
		const url = source.kind === "oai" ? oaiRequest(source, this.#now) : source.url;
		const answer = await this.#asking.ask(source, url, room);
		if (answer.kind === "same") return this.#unchanged(source);
		if (answer.kind !== "list") return this.#unread(source, answer.reason);
		await this.#take(source, url, answer);
	}
	async #take(source, url, answer) {
		const { content, contentType, etag, lastModified } = answer;
		const digest = source.kind === "oai" ? null : sha256Digest(content);
		const read = {
			...source,
			etag,
			lastModified,
			digest,
			readAt: this.#now
		};
		const isSame = digest !== null && digest === source.digest;
		if (isSame && isSettled(source)) return this.#unchanged(read);
		const list = readSource(content, contentType, url);
		if (list.kind === "feed") this.#news.offer(source, answer);
		if (hasNoRecords(list)) return this.#keep({
			...read,
			next: null
		}, "nothing");
		if (list.problem !== null && list.pages.length + list.further.length === 0) return this.#unread(source, list.problem);
		const cut = answer.isCut ? "too long; only its beginning was read" : null;
		if (list.problem !== null || cut !== null) this.#news.problem(source, list.problem ?? cut);
		await this.#tryIndex(source, !isSame);
		if (list.kind === "sitemap-index") await this.#readIndex(read, list);
		else await this.#readPages(source, {
			...read,
			kind: list.kind
		}, list);
	}
	async #unchanged(source) {
		await this.#tryIndex(source, false);
		await this.#keep(source, "nothing");
	}
	/** A list that was left in the middle and cannot be gone on with is begun anew. */
	async #unread(source, reason) {
		this.#news.problem(source, reason);
		const { next, readAt } = source;
		await this.#keep({
			...source,
			next: null,
			readAt: next === null ? readAt : null
		}, "problem");
	}
	/** An index said that this sitemap changed: its reading tells whether that was so. */
	async #tryIndex({ url, parent }, wasRight) {
		const { store, site } = this.#parts;
		if (parent !== null) await store.settle({
			site,
			url,
			lookedAt: this.#now,
			wasRight,
			expected: 0
		});
	}
	async #readIndex(index, list) {
		const { store, site } = this.#parts;
		const before = await store.claims(site, index.url, list.further);
		const trust = this.#trustOf(index.url);
		const reading = readIndex(index, list, {
			known: this.#sources,
			before,
			trust,
			now: this.#now
		});
		for (const url of reading.drop) this.#sources.delete(url);
		await store.drop(site, reading.drop);
		for (const child of reading.put) this.#sources.set(child.url, child);
		this.#trusts = trusts([...this.#sources.values()]);
		await store.put(reading.put);
		await store.hear(reading.heard);
		await store.retain(site, index.url, list.further, this.#now);
		this.#queue.push(...reading.put.map(({ url }) => url));
		await this.#keep(index, reading.put.length > 0 && trust >= .2 ? "news" : "nothing");
	}
	async #readPages(before, source, list) {
		const { store, site } = this.#parts;
		const pages = ownPages(source, list.pages, this.#parts);
		const urls = pages.map(({ url }) => url);
		const said = await store.claims(site, source.url, urls);
		const spoke = {
			...source,
			readAt: before.readAt
		};
		const judged = judgeClaims(spoke, pages, said, {
			now: this.#now,
			lookedAt: this.#parts.lookedAt
		});
		const isSame = source.digest !== null && source.digest === before.digest;
		const worth = this.#news.tell(spoke, judged, {
			said,
			isSame,
			trust: this.#trustOf(source.url)
		});
		const validators = judged.found.length > 0 ? {
			etag: null,
			lastModified: null
		} : {};
		const kept = {
			...source,
			...validators
		};
		await store.hear(judged.heard);
		if (before.next === null) await store.retain(site, source.url, urls, instant(this.#now - OPEN_MS));
		const next = list.kind === "oai" ? list.further[0] ?? null : null;
		if (next === null || next === before.next) await this.#keep({
			...kept,
			next: null
		}, worth);
		else await this.#goOn({
			...kept,
			next
		});
	}
	async #goOn(source) {
		const { url } = source;
		this.#sources.set(url, {
			...source,
			dueAt: this.#now
		});
		this.#queue.push(url);
		await this.#parts.store.put([this.#sources.get(url)]);
	}
	async #keep(source, worth) {
		const { store } = this.#parts;
		const when = scheduled(source, worth, this.#now);
		const dueAt = worth !== "problem" && await this.#isLed(source) ? instant(this.#now + FULL_READING_MS) : when.dueAt;
		const kept = {
			...source,
			...when,
			dueAt
		};
		this.#sources.set(source.url, kept);
		await store.put([kept]);
	}
	/** Whether an index says when this sitemap changes, and is believed: then its word makes it due. */
	async #isLed({ url, parent }) {
		if (parent === null || this.#trustOf(parent) < .2) return false;
		const { store, site } = this.#parts;
		return (await store.claims(site, parent, [url])).has(url);
	}
	#trustOf(url) {
		return this.#trusts.get(url);
	}
};
/** Whether the last reading had validators and told of no new page: only then the same answer says nothing more. */
function isSettled({ etag, lastModified }) {
	return etag !== null || lastModified !== null;
}
//#endregion
//#region src/watch/hints/hint-poller.ts
/** Bounds of one site; the sitemaps of an index are counted by their index. */
var MOST_NAMED = 200;
var MOST_FEEDS_OF_PAGES = 20;
var MOST_OPEN$1 = 5e3;
/** More open claims than this are those of a list that claims all of its pages. */
var MANY_OPEN = 50;
/** Polls the lists of one site. */
var HintPoller = class {
	#parts;
	constructor(parts) {
		this.#parts = parts;
	}
	/** Takes up the lists that the plan asks for, and lets go of those that it asks for no more. */
	async plan(rules, seeds, sitemapsOf, now) {
		const { store, site } = this.#parts;
		const named = await plannedLists(rules, seeds, sitemapsOf);
		const sources = await store.sources(site);
		const unplanned = sources.filter((source) => isUnplanned(source, rules)).map(({ url }) => url);
		const known = new Map(sources.map((source) => [source.url, source]));
		await store.drop(site, withDescendants(unplanned, known));
		await this.#add(named, now, MOST_NAMED);
	}
	/** Takes up the feeds that a page names; pages that are neither front page nor directory index are not read. */
	async discover({ url, content, contentType }, now) {
		if (!mayNameFeeds(url)) return;
		const { inScope } = this.#parts;
		const hosts = [hostOf(url)];
		const own = feedLinks(content, contentType, url).filter((feed) => hostOf(feed) === hosts[0] || inScope(feed));
		if (own.length === 0) return;
		const named = own.map((feed) => ({
			url: feed,
			kind: "feed",
			by: "page",
			hosts
		}));
		await this.#add(named, now, MOST_FEEDS_OF_PAGES);
	}
	/** Reads lists that are due, with so many requests at most and never more than the share of lists. */
	async poll(budgetRequests, now) {
		const { store, site } = this.#parts;
		return new PollRun(this.#parts, await store.sources(site), now).read(budgetRequests);
	}
	/** When a list is due next; `null` without any. */
	async nextDueAt() {
		const { store, site } = this.#parts;
		const due = (await store.sources(site)).map(({ dueAt }) => dueAt);
		return due.length === 0 ? null : Math.min(...due);
	}
	/** Makes a source due at once; false when it is none of this site's. */
	async ping(url, now) {
		const { store, site } = this.#parts;
		const source = (await store.sources(site)).find((one) => one.url === url);
		if (source !== void 0) await store.put([{
			...source,
			dueAt: now
		}]);
		return source !== void 0;
	}
	/** What a look at a page told of what lists had said of it; a failed look tells nothing and is not given here. */
	async settle(trial) {
		const { store, site } = this.#parts;
		await store.settle({
			site,
			...trial
		});
	}
	/** Hints that no look has tried yet, for a mind that was not saved with them. */
	async openHints() {
		const { store, site, lookedAt } = this.#parts;
		const bySource = /* @__PURE__ */ new Map();
		for (const hint of await store.open(site, MOST_OPEN$1)) {
			if (typeof lookedAt(hint.url) !== "number") continue;
			const ofSource = bySource.get(hint.source);
			if (ofSource) ofSource.push(hint);
			else bySource.set(hint.source, [hint]);
		}
		return (await this.standing()).flatMap((source) => reopened(source, bySource.get(source.url) ?? []));
	}
	/** All sources with the trust that they have earned. */
	async standing() {
		const { store, site } = this.#parts;
		const sources = await store.sources(site);
		const trustOf = trusts(sources);
		return sources.map((source) => ({
			...source,
			trust: trustOf.get(source.url)
		}));
	}
	async #add(named, now, most) {
		const { store, site } = this.#parts;
		const sources = await store.sources(site);
		const known = new Set(sources.map(({ url }) => url));
		const alike = sources.filter(({ by }) => by === "page" === (named[0]?.by === "page") && by !== "index");
		const fresh = named.filter(({ url }) => !known.has(url)).slice(0, Math.max(0, most - alike.length));
		await store.put(fresh.map((list) => newSource({
			site,
			parent: null,
			...list
		}, now)));
	}
};
function reopened({ url, kind, trust, tried }, open) {
	return passedOn(open.map(({ url: page, heardAt }) => ({
		url: page,
		at: heardAt
	})), {
		trust,
		tried,
		isSweep: kind === "sitemap" && open.length > MANY_OPEN
	}).map((hint) => ({
		...hint,
		source: url
	}));
}
//#endregion
//#region src/watch/budget/purse.ts
/** Requests taken at a time; so many are lost at most when a process is killed. */
var REQUESTS_AT_A_TIME = 16;
/** Bytes taken at a time, where they are limited: the longest response that is kept whole. */
var BYTES_AT_A_TIME = 268435456;
var DAY_MS$9 = 864e5;
/** The purse of one site; everything that the site is asked goes through it. */
var Purse = class {
	#memory;
	#limits;
	#held = {
		requests: 0,
		bytes: 0
	};
	/** When the last part was taken: it is of that day. */
	#takenAt = null;
	/** What this turn may spend at most, and what it has spent. */
	#most = Infinity;
	#requests = 0;
	#bytes = 0;
	#taking = Promise.resolve();
	#end = new AbortController();
	constructor(memory, limits) {
		this.#memory = memory;
		this.#limits = limits;
	}
	/** Begins a turn that may make so many requests; the limits may have been edited since the last one. */
	begin(limits, mostRequests) {
		this.#limits = limits;
		this.#most = mostRequests;
		this.#requests = this.#bytes = 0;
		this.#end = new AbortController();
	}
	/** Aborts when somebody asks for more than there is: what nobody paid for must not look like a site's silence. */
	get end() {
		return this.#end.signal;
	}
	/** Requests made and bytes received since the turn began. */
	get spent() {
		return {
			requests: this.#requests,
			bytes: this.#bytes
		};
	}
	/** Whether one more request may be made now; it then counts as made. */
	async request(now) {
		const turn = this.#taking.then(() => this.#fill(now)).then(() => this.#spendOne());
		this.#taking = turn.then(() => void 0, () => void 0);
		return turn;
	}
	#spendOne() {
		if (this.#requests >= this.#most || this.#held.requests < 1 || this.#held.bytes < 1) {
			this.#end.abort();
			return false;
		}
		this.#requests++;
		this.#held = {
			...this.#held,
			requests: this.#held.requests - 1
		};
		return true;
	}
	/** How many bytes may be received still; answers that come side by side share them. */
	get bytesLeft() {
		return this.#held.bytes;
	}
	/** Bytes were received. */
	received(bytes) {
		this.#bytes += bytes;
		this.#held = {
			...this.#held,
			bytes: this.#held.bytes - bytes
		};
	}
	/** Ends a turn: what was taken and not spent goes back. */
	async settle() {
		await this.#taking;
		if (this.#takenAt === null) return;
		const [held, at] = [this.#held, this.#takenAt];
		this.#held = {
			requests: 0,
			bytes: 0
		};
		this.#takenAt = null;
		await this.#memory.giveBack(this.#limits.name, at, held);
	}
	async #fill(now) {
		if (this.#takenAt !== null && dayOf$2(this.#takenAt) !== dayOf$2(now)) await this.#settleHeld();
		const wantsRequests = this.#held.requests < 1 && this.#requests < this.#most;
		const wantsBytes = this.#held.bytes < 1;
		if (!wantsRequests && !wantsBytes) return;
		const { name: site, requestsPerDay, bytesPerMonth } = this.#limits;
		const requests = wantsRequests ? Math.min(REQUESTS_AT_A_TIME, this.#most - this.#requests) : 0;
		const bytes = wantsBytes ? BYTES_AT_A_TIME : 0;
		const granted = await this.#memory.take({
			site,
			at: now,
			wanted: {
				requests,
				bytes
			},
			requestsPerDay,
			bytesPerMonth
		});
		this.#takenAt = now;
		this.#held = {
			requests: this.#held.requests + granted.requests,
			bytes: this.#held.bytes + granted.bytes
		};
	}
	/** The day is over: what is left of it is worth nothing in the next. */
	async #settleHeld() {
		const [held, at] = [this.#held, this.#takenAt];
		this.#held = {
			requests: 0,
			bytes: 0
		};
		this.#takenAt = null;
		await this.#memory.giveBack(this.#limits.name, at, held);
	}
};
function dayOf$2(at) {
	return Math.floor(at / DAY_MS$9);
}
//#endregion
//#region src/watch/budget/spending-fetcher.ts
var DAY_MS$8 = 864e5;
/** Wraps a fetcher with the purse that pays for it; when that is empty it throws what ends the turn. */
function spendingFetcher(fetcher, purse, clock) {
	return {
		get profile() {
			return fetcher.profile;
		},
		...fetcher.path && { path: fetcher.path },
		...fetcher.cookies && { cookies: fetcher.cookies },
		close: () => fetcher.close(),
		fetch: async (request, signal) => {
			if (!await purse.request(clock.now())) throw new NothingLeft();
			const result = await fetcher.fetch(paidWhenSent(withinBytes(request, purse), purse, clock), signal);
			purse.received(receivedBytes(result));
			return result;
		}
	};
}
/** A request that waits for its turn at a server until the day is over is one of the next day's. */
function paidWhenSent(request, purse, clock) {
	const { admit } = request;
	if (!admit) return request;
	const paidOn = dayOf$1(clock.now());
	const admitted = async (address) => {
		const release = await admit(address);
		const now = clock.now();
		if (dayOf$1(now) === paidOn || await purse.request(now)) return release;
		release();
		throw new NothingLeft();
	};
	return {
		...request,
		admit: admitted
	};
}
function dayOf$1(at) {
	return Math.floor(at / DAY_MS$8);
}
function withinBytes(request, purse) {
	return {
		...request,
		mostBytes: () => Math.min(request.mostBytes?.() ?? Infinity, purse.bytesLeft)
	};
}
function receivedBytes(result) {
	if (result.kind !== "response") return 0;
	return result.exchange.spooled?.sizeBytes ?? result.exchange.responseBytes.length;
}
//#endregion
//#region src/watch/site/prospects.ts
/** Share of the pages whose last look is thought to be still true; `null` without pages. */
function freshnessOf({ changed }) {
	if (changed.length === 0) return null;
	let fresh = 0;
	for (const chance of changed) fresh = fresh + 1 - chance;
	return fresh / changed.length;
}
/** Versions that one look at every page is expected to bring; first looks aside. */
function versionsAhead({ changed, isNew }) {
	return changed.reduce((sum, chance, row) => sum + (isNew[row] === 1 ? 0 : chance), 0);
}
/** Rows of the pages with the most to gain, the first first. */
function mostGain({ gain }, most) {
	return [...topPages(gain, most)];
}
/**
* Pages expected to be sharp in a capture and not proved in that version before: each with its chance to stay the same
* between visit and revisit, times the chance that it changed since pages were last proved together.
*/
function newlyProved({ ratePerPeriod }, ahead) {
	const { periodMs, provedAt, now, spanMs } = ahead;
	const since = provedAt === null ? Infinity : (now - provedAt) / periodMs;
	return ratePerPeriod.reduce((sum, rate) => sum + Math.exp(-rate * spanMs / periodMs) * (provedAt === null ? 1 : -Math.expm1(-rate * since)), 0);
}
//#endregion
//#region src/watch/skip/course-pages.ts
/** Its pages for {@link RoundPages}. */
function coursePages(course) {
	return {
		paths: () => pathsOf(course.pages()),
		isWatched: (number) => course.mind.has(number),
		get count() {
			return course.count;
		},
		unseen: () => unseenPages(course)
	};
}
/** Pages under watch that were never looked at. */
function* unseenPages(course) {
	for (const { number, state } of course.pages()) if (state === "watched" && course.mind.lookedAt(number) === null) yield number;
}
/** What a look says to a round: a first one shows the page as it stands. */
function roundFinding(found) {
	if (found === "failed" || found === "refused") return "silent";
	return found === "first" ? "same" : found;
}
/** By number; a number that no page has any more lies at the root. */
function pathsOf(pages) {
	const paths = [];
	for (const { number, url } of pages) paths[number] = pathOf(url);
	return Array.from(paths, (path) => path ?? "");
}
function pathOf(url) {
	return new URL(url).pathname;
}
//#endregion
//#region src/watch/run/turn-news.ts
/** What a look is news of; `null` where there is nothing to tell. */
function newsOfLook(look, context) {
	const kind = kindOf$1(look, context);
	if (kind === null || look.sighting === null) return null;
	const { url, at, previous: since, sighting, title, movedTo, explanation } = look;
	const version = isCaptured(sighting) ? identityKey(sighting.outcome.identity) : explanation;
	return pageNews({
		site: context.site,
		url,
		kind,
		version,
		at,
		since,
		captureId: sighting.captureId,
		title,
		change: kind === "changed" ? look.change : null,
		...kind === "moved" && { note: `It leads to ${movedTo} now.` }
	});
}
function kindOf$1(look, { isSettled, wasGone }) {
	const { found, importance, movedTo } = look;
	if (found === "first") return isSettled ? "new" : null;
	if (found === "gone") return importance === null ? null : "gone";
	if (found !== "changed") return null;
	if (wasGone) return "back";
	return movedTo === null ? "changed" : "moved";
}
function markOf(before) {
	return before === null ? "at first" : toIso(before);
}
/** Said when nobody has answered for a while. */
function deadNews({ site, turns, at, before }, until) {
	return siteNews({
		site,
		kind: "trouble",
		mark: `silent ${markOf(before)}`,
		at,
		captureId: null,
		title: `${site} does not answer`,
		summary: `Nobody answered in ${turns} turns; it is asked again at ${toIso(until)}, and more and more rarely while it stays silent.`
	});
}
/** Said when a site answers that was told to be silent. */
function aliveNews({ site, turns, at, before }) {
	return siteNews({
		site,
		kind: "trouble",
		mark: `answers ${markOf(before)}`,
		at,
		captureId: null,
		title: `${site} answers again`,
		summary: `It had not answered in ${turns} turns.`
	});
}
/** Said when a whole capture has ended. */
function sharpNews({ capture, site, all, asOf, finishedAt }) {
	return siteNews({
		site,
		kind: "sharp",
		mark: capture,
		at: instant(finishedAt),
		captureId: capture,
		title: `${site}: ${all.sharp} of ${all.pages} pages proved as of ${toIso(instant(asOf))}`,
		summary: "A whole capture has ended; its certificate says page by page what is proved."
	});
}
//#endregion
//#region src/watch/run/taken-looks.ts
/** How fast the figure of versions per look follows. */
var FOLLOWING = .02;
var HOUR_MS$2 = 36e5;
/** A site that does not answer is asked after one, two, four … hours, and once a week at last. */
var MOST_DEAD_MS = 168 * HOUR_MS$2;
/** Said to people when it has been silent so often, and again when it answers. */
var TELL_DEAD = 3;
/** The looks of one turn. */
var TakenLooks = class {
	#site;
	#course;
	#now;
	#isSettled;
	news = [];
	looks = 0;
	changes = 0;
	answers = 0;
	#versionsPerLook;
	constructor(site, course, state, now) {
		this.#site = site;
		this.#course = course;
		this.#now = now;
		this.#isSettled = state.isSettled;
		this.#versionsPerLook = state.versionsPerLook;
	}
	/** Takes one look. */
	take(look) {
		if (look.found === "refused") return;
		this.looks++;
		if (look.found !== "failed") this.answers++;
		const wasGone = this.#course.isGone(look.url);
		const heard = asHeard(look, wasGone);
		const { found } = heard;
		const isVersion = found === "changed" || found === "gone" && look.importance !== null;
		if (isVersion) this.changes++;
		this.#versionsPerLook += FOLLOWING * ((isVersion ? 1 : 0) - this.#versionsPerLook);
		const told = newsOfLook(heard, {
			site: this.#site,
			isSettled: this.#isSettled,
			wasGone
		});
		if (told !== null) this.news.push(told);
		this.#course.learn([heard]);
		this.#course.enter(foundIn(look), this.#now);
	}
	/** The loop's state after these looks. */
	after(state) {
		const isSilent = this.looks > 0 && this.answers === 0;
		return {
			...state,
			looks: state.looks + this.looks,
			versions: state.versions + this.changes,
			versionsPerLook: this.#versionsPerLook,
			isSettled: state.isSettled || this.looks > 0 && [...unseenPages(this.#course)].length === 0,
			...this.looks === 0 ? {} : isSilent ? this.#silent(state) : this.#answered(state)
		};
	}
	#silent({ deadTurns: turns, deadUntil: before }) {
		const deadTurns = turns + 1;
		const deadUntil = instant(this.#now + Math.min(MOST_DEAD_MS, HOUR_MS$2 * 2 ** (deadTurns - 1)));
		if (deadTurns === TELL_DEAD) this.news.push(deadNews(this.#silence(deadTurns, before), deadUntil));
		return {
			deadTurns,
			deadUntil
		};
	}
	#answered({ deadTurns, deadUntil }) {
		if (deadTurns >= TELL_DEAD) this.news.push(aliveNews(this.#silence(deadTurns, deadUntil)));
		return {
			deadTurns: 0,
			deadUntil: null
		};
	}
	#silence(turns, before) {
		return {
			site: this.#site,
			turns,
			at: this.#now,
			before
		};
	}
};
/** A look as a watch hears of it: what varies by itself is kept like any version, and counts as none that matters. */
function asHeard(look, wasGone) {
	return look.isByItself && !wasGone ? {
		...look,
		found: "same"
	} : look;
}
/** Pages that a look leads to and nobody knew. */
function foundIn({ links }) {
	return links.map(({ url, kind, depth, via }) => ({
		url,
		kind,
		depth,
		via
	}));
}
//#endregion
//#region src/watch/run/archive-pages.ts
/** Captures looked back at: one that was cut short must not hide what those before it knew. */
var CAPTURES = 3;
/** Enters the pages of the newest captures, learns from their looks, and says what the newest had proved. */
async function startFromArchive(course, site, world) {
	const finished = (await world.archive.catalog.captures.some({
		site,
		limit: 100
	})).filter((one) => one.phase === "finished" && !isRefresh(one) && !isTestimony(one)).slice(0, CAPTURES);
	for (const capture of finished.toReversed()) await learnCapture(course, capture, world);
	return finished[0] === void 0 ? null : provedBy(finished[0], world);
}
/** Takes the pages that a capture has looked at under watch. */
async function enterCaptured(course, captureId, world) {
	const now = world.clock.now();
	for await (const { url, kind, depth, via, state } of world.archive.catalog.frontier.pages(captureId)) if (state === "visited" || state === "failed") course.enter([{
		url,
		kind,
		depth,
		via
	}], now);
}
async function learnCapture(course, { id }, world) {
	await enterCaptured(course, id, world);
	for await (const look of looksOfCapture(world, id)) course.learn([asHeard(look, course.isGone(look.url))]);
}
/** What an ended capture proved; `null` where it proved nothing. */
async function provedBy({ id, asOf }, { archive }) {
	const head = await archive.results.getReportHead(id);
	if (head === null || asOf === null || head.all.pages === 0) return null;
	const { pages, sharp } = head.all;
	return {
		captureId: id,
		asOf,
		share: sharp / pages,
		requests: head.requests
	};
}
//#endregion
//#region src/watch/budget/allowance.ts
var DAY_MS$7 = 864e5;
/** So many turns' worth at most at once, also after a sleep of the machine. */
var BURST = 2;
/** Requests that looks of this turn may make. */
function turnAllowance(parts) {
	const { requestsPerDay, spentToday, heldBack, now, turnMs } = parts;
	const forLooks = Math.max(0, requestsPerDay - heldBack);
	const intoDay = Math.min(1, (now % DAY_MS$7 + turnMs) / DAY_MS$7);
	const due = Math.floor(forLooks * intoDay - spentToday);
	const most = Math.max(1, Math.ceil(BURST * forLooks * turnMs / DAY_MS$7));
	const left = requestsPerDay - spentToday - heldBack;
	return Math.max(0, Math.min(due, most, left));
}
//#endregion
//#region src/watch/run/sharp-schedule.ts
var HOUR_MS$1 = 36e5;
var DAY_MS$6 = 24 * HOUR_MS$1;
/**
* The first due instant after the given one; for `quiet` hours the beginning of the day, in which the site's quiet
* hours are then waited for. `null` where no calendar decides.
*/
function nextSharp(schedule, after) {
	if (schedule.every === "worth") return null;
	const hour = schedule.hour === "quiet" ? 0 : schedule.hour;
	const first = Math.floor(after / DAY_MS$6);
	for (let day = first; day <= first + 62; day++) {
		const due = day * DAY_MS$6 + hour * HOUR_MS$1;
		if (due > after && isDay(schedule, day)) return instant(due);
	}
	return null;
}
function isDay(schedule, day) {
	const date = /* @__PURE__ */ new Date(day * DAY_MS$6);
	if (schedule.every === "day") return true;
	return schedule.every === "week" ? date.getUTCDay() === schedule.weekday : date.getUTCDate() === schedule.day;
}
//#endregion
//#region src/watch/run/decide.ts
var DAY_MS$5 = 864e5;
/** Requests for a capture of a site of which nothing is known. */
var FIRST_CAPTURE = 200;
/** A capture begins when so much of what it may have is left of the day. */
var ENOUGH = .8;
/** What looks are tried on a site that does not answer. */
var DEAD_LOOKS = 3;
/** Decides; asks for nothing that the decision does not hang on. */
async function decide(standing) {
	const { plan, state, now, held, spentToday } = standing;
	if (plan.isPaused) return nothing("paused");
	if (held !== null) return nothing(held);
	if (state.deadUntil !== null && now < state.deadUntil) return nothing(`nobody answers: left alone until ${toIso(state.deadUntil)}`);
	if (state.sharpSince !== null && spentToday >= plan.requestsPerDay) return nothing("today's requests are spent; the whole capture goes on tomorrow");
	if (state.sharpSince !== null) return {
		kind: "go-on",
		because: "a whole capture was cut off",
		since: state.sharpSince
	};
	const due = plan.wants === "versions" ? null : sharpDue(standing);
	if (due !== null && due <= now) return sharpOrWait(standing, due);
	if (plan.wants !== "versions" && plan.sharp.every === "worth") {
		const decided = byWorth(standing);
		if (decided !== null) return decided;
	}
	return looks(standing, due);
}
/** When the next whole capture is due: at once for a site that was never captured. */
function sharpDue({ plan, state }) {
	if (state.lastSharp === null && state.sharpDoneFor === null) return state.beganAt;
	return nextSharp(plan.sharp, state.sharpDoneFor ?? state.beganAt);
}
/** Visits, revisits and what is asked for beside them; never more than a day has. */
function captureCost({ plan, pages }) {
	const needed = pages <= plan.seeds.length ? FIRST_CAPTURE : Math.ceil(2.2 * pages) + 10;
	return Math.min(plan.requestsPerDay, needed);
}
async function sharpOrWait(standing, due) {
	const { plan, now, turnMs, spentToday } = standing;
	const left = plan.requestsPerDay - spentToday;
	if (left < ENOUGH * captureCost(standing)) return nothing("what is left of today's requests is too little for the capture that is due: tomorrow");
	if (plan.sharp.every !== "worth" && plan.sharp.hour === "quiet") {
		const quiet = await standing.quietAt();
		if (quiet > now + turnMs && quiet < due + DAY_MS$5) return nothing(`a whole capture is due, and waits for the site's quiet hours at ${toIso(quiet)}`);
	}
	return {
		kind: "sharp",
		because: `a whole capture is due since ${toIso(due)}`,
		requests: Math.min(left, captureRoom(standing)),
		dueAt: due
	};
}
/** All that is left of the day: pages may turn up. */
function captureRoom({ plan, spentToday }) {
	return plan.requestsPerDay - spentToday;
}
/** Compared once a day, when the whole day's requests are there to be spent. */
function byWorth(standing) {
	const { plan, state, now, spentToday, turnMs } = standing;
	const isFirstOfDay = now % DAY_MS$5 < turnMs;
	const lastAt = state.sharpDoneFor ?? state.beganAt;
	if (!isFirstOfDay || now - lastAt < DAY_MS$5) return null;
	const cost = captureCost(standing);
	const { capture, refresh } = standing.worths(cost);
	if (capture <= refresh || plan.requestsPerDay - spentToday < ENOUGH * cost) return null;
	return {
		kind: "sharp",
		because: `a whole capture is expected to be worth ${capture.toFixed(1)} versions, looks for the same ${cost} requests ${refresh.toFixed(1)}`,
		requests: captureRoom(standing),
		dueAt: now
	};
}
function looks(standing, due) {
	const { plan, state, now, turnMs, spentToday } = standing;
	if (plan.wants === "sharp") return nothing(due === null ? "only whole captures are wanted" : `the next whole capture is due at ${toIso(due)}`);
	const round = overRound(standing);
	if (round !== null && !hasLists(plan)) return nothing(`this round has looked at all it wants: ${round.unverified} pages are passed over and unverified until ${toIso(round.endsAt)}`);
	const heldBack = due !== null && dayOf(due) === dayOf(now) ? captureCost(standing) : 0;
	const { requestsPerDay } = plan;
	const allowance = turnAllowance({
		requestsPerDay,
		spentToday,
		heldBack,
		now,
		turnMs
	});
	const requests = state.deadTurns > 0 ? Math.min(DEAD_LOOKS, allowance) : allowance;
	if (requests >= 1) return {
		kind: "refresh",
		because: "the pages worth most now",
		requests
	};
	return nothing(spentToday >= requestsPerDay ? "today's requests are spent" : "nothing may be spent in this turn");
}
/** The round, where nothing is left for it to look at and its time is not over. */
function overRound({ round, now }) {
	return round?.isOver && now < round.endsAt ? round : null;
}
/** Lists of the site may name pages at any time. */
function hasLists({ hints: { sitemaps, feeds, oai, discover } }) {
	return sitemaps || discover || feeds.length > 0 || oai.length > 0;
}
function nothing(because) {
	return {
		kind: "nothing",
		because
	};
}
function dayOf(at) {
	return Math.floor(at / DAY_MS$5);
}
//#endregion
//#region src/watch/mind/mind-and-rounds.ts
var NAME = "isochron mind and rounds 1\n";
/** Puts them together. */
function joinMind({ mind, rounds }) {
	if (rounds === null) return mind;
	return Buffer.concat([
		Buffer.from(`${NAME}${mind.length}\n`),
		mind,
		mindBytes({}, rounds)
	]);
}
/** Takes them apart; whatever was cut off is a FormatError. */
function splitMind(bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (buffer.toString("latin1", 0, 27) !== NAME) return {
		mind: bytes,
		rounds: null
	};
	const end = buffer.indexOf("\n", 27);
	const length = Number(buffer.toString("latin1", 27, Math.max(27, end)));
	if (end < 0 || !Number.isSafeInteger(length) || length < 0 || end + 1 + length > buffer.length) throw new FormatError("the mind beside the rounds is cut off", "refresh mind", 27);
	return {
		mind: buffer.subarray(end + 1, end + 1 + length),
		rounds: readMindBytes(buffer.subarray(end + 1 + length)).columns
	};
}
//#endregion
//#region src/watch/skip/delivered-recall.ts
/** Share of the pages passed over that is looked at all the same, by lot (docs/papers/near-miner.md). */
var LOT_SHARE = .05;
/** Changes that nobody found, for each that the lot did. */
var STANDS_FOR = 1 / LOT_SHARE - 1;
/** Either side of the interval leaves out this much. */
var TAIL = .05;
/** Edits in bulk come between looks: up to so many times as many are missed as if changes came one by one. */
var BURSTS = 1.25;
/** For a 90 % interval of a mean over some 26 rounds (Student's t). */
var STUDENT_90 = 1.71;
/**
* The share delivered, with a 90 % interval. Changes that the lot found are Poisson where each comes by itself, and
* every one stands for 1 / LOT_SHARE − 1 that nobody found; but they come in bulk, so what leaving out one round after
* the other moves the share by counts too (jackknife), and the wider of the two is told. `null` before any change.
*/
function deliveredRecall(tallies) {
	const all = sumOf(tallies);
	if (all.found === 0) return null;
	const part = all.lots === 0 ? 1 : all.byLot / all.lots;
	const share = (count) => all.found / (all.found + count * part * STANDS_FOR);
	const middle = shareOf(all);
	const half = STUDENT_90 * jackknifeError(tallies, all);
	return {
		share: middle,
		low: withMissed(Math.max(0, Math.min(share(mostExpected(all.lots)), middle - half)), BURSTS),
		high: Math.min(1, Math.max(share(leastExpected(all.lots)), middle + half))
	};
}
/** What a share is when so many times as many are missed. */
function withMissed(share, times) {
	return share === 0 ? 0 : 1 / (1 + times * (1 / share - 1));
}
function shareOf({ found, byLot }) {
	return found === 0 ? 1 : found / (found + byLot * STANDS_FOR);
}
function sumOf(tallies) {
	return tallies.reduce((sum, { found, byLot, lots }) => ({
		found: sum.found + found,
		byLot: sum.byLot + byLot,
		lots: sum.lots + lots
	}), {
		found: 0,
		byLot: 0,
		lots: 0
	});
}
function jackknifeError(tallies, all) {
	const without = tallies.map(({ found, byLot, lots }) => shareOf({
		found: all.found - found,
		byLot: all.byLot - byLot,
		lots: all.lots - lots
	}));
	const mean = without.reduce((sum, one) => sum + one, 0) / without.length;
	const squares = without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
	return Math.sqrt((without.length - 1) / without.length * squares);
}
/** From so many on a Poisson number is as good as normal, and its chances are too small to be summed up. */
var MANY = 300;
var NORMAL_90 = 1.645;
/** The greatest mean at which so few are not rarer than the tail (Garwood 1936). */
function mostExpected(count) {
	if (count > MANY) return count + NORMAL_90 * Math.sqrt(count);
	return meanAt((mean) => atMost(count, mean) > TAIL, 2 * count + 10);
}
/** The least mean at which so many are not rarer than the tail. */
function leastExpected(count) {
	if (count > MANY) return count - NORMAL_90 * Math.sqrt(count);
	return count === 0 ? 0 : meanAt((mean) => 1 - atMost(count - 1, mean) < TAIL, count);
}
/** Where a condition that holds for small means ceases to hold. */
function meanAt(holds, most) {
	let [low, high] = [0, most];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (holds(middle)) low = middle;
		else high = middle;
	}
	return low;
}
/** Chance of at most so many, of a Poisson number. */
function atMost(count, mean) {
	let [term, sum] = [Math.exp(-mean), 0];
	for (let k = 0; k <= count; k++) {
		sum += term;
		term *= mean / (k + 1);
	}
	return sum;
}
//#endregion
//#region src/watch/skip/lot.ts
/** Whether the lot falls on a page in a round. */
function isByLot(page, round) {
	let mixed = Math.imul(page ^ 2654435769, 2246822507) ^ Math.imul(round + 1, 3266489909);
	mixed = Math.imul(mixed ^ mixed >>> 16, 2146121005);
	mixed = Math.imul(mixed ^ mixed >>> 15, 2221713035);
	return ((mixed ^ mixed >>> 16) >>> 0) / 2 ** 32 < LOT_SHARE;
}
//#endregion
//#region src/watch/skip/round-end.ts
/** Counts a round as the closed loop of the lab counts its weeks (docs/papers/near-miner.md). */
function lessonsOf(round) {
	const pages = [];
	const kinds = [];
	const scores = [];
	const weights = [];
	const tally = {
		found: 0,
		byLot: 0,
		lots: 0
	};
	for (const [page, finding] of round.findings) {
		const kind = kindOf(round.forecast.memory.alive[page] === 1, finding);
		if (kind === null) continue;
		const known = kind === 1 ? round.arrived.get(page) ?? -1 : page;
		const isKnown = known >= 0 && round.forecast.memory.alive[known] === 1;
		const byLot = isKnown && round.isByLot(known);
		const part = kind === 1 ? 1 : 1 / round.roundsSince(page);
		pages.push(page);
		kinds.push(kind);
		scores.push(isKnown ? round.search.scoreOf(known) : Infinity);
		weights.push(byLot ? part / LOT_SHARE : part);
		const own = kind === 1 ? 1 : partInRound(round.roundsSince(page), round.chanceOf(page));
		tally.found += own;
		if (!byLot) continue;
		tally.byLot += own;
		tally.lots++;
	}
	return {
		changes: {
			pages: Int32Array.from(pages),
			kinds: Uint8Array.from(kinds)
		},
		scores,
		weights,
		tally
	};
}
/**
* Changes of one round that are expected where a look found the page changed after so many rounds: L changes were to
* be expected, of which at least one came, L / (1 − e^(−L)), and they fell on all rounds alike. The threshold goes on
* counting a k-th, as the lab does.
*/
function partInRound(rounds, chance) {
	const found = Math.min(.999, Math.max(1e-6, chance));
	return Math.min(1, -Math.log1p(-found) / found / rounds);
}
function kindOf(wasAlive, finding) {
	if (finding === "silent") return null;
	if (!wasAlive) return finding === "gone" ? null : 1;
	if (finding === "gone") return 2;
	return finding === "changed" ? 3 : null;
}
//#endregion
//#region src/watch/skip/saved-rounds.ts
/** By the number that stands for each. */
var FINDINGS = [
	"same",
	"changed",
	"gone",
	"silent"
];
/** The columns whose names begin with a prefix, without it; `null` for none. */
function partOf(saved, prefix) {
	const own = Object.entries(saved).filter(([name]) => name.startsWith(prefix));
	if (own.length === 0) return null;
	return Object.fromEntries(own.map(([name, column]) => [name.slice(prefix.length), column]));
}
/** Tallies from their column. */
function talliesOf(column = []) {
	return Array.from({ length: Math.floor(column.length / 3) }, (_, i) => ({
		found: column[3 * i],
		byLot: column[3 * i + 1],
		lots: column[3 * i + 2]
	}));
}
//#endregion
//#region src/watch/skip/search-round.ts
/** What a line of the log says of its page; `NEXT` asks for more pages and has none. */
var [NEXT, SAME, CHANGED, SILENT] = [
	0,
	1,
	2,
	3
];
/** Numbers of one line: what, page, pages that turned up with it. */
var LINE = 3;
/** A search under way. */
var SearchRound = class {
	#search;
	#threshold;
	#log = [];
	#named = /* @__PURE__ */ new Set();
	#waiting = /* @__PURE__ */ new Set();
	#isOver = false;
	/** Begins anew, or goes the way of a log again. */
	constructor(search, threshold, log = []) {
		this.#search = search;
		this.#threshold = threshold;
		for (let at = 0; at + LINE <= log.length; at += LINE) this.#replay(log[at], log[at + 1], log[at + 2]);
	}
	get log() {
		return this.#log;
	}
	/** Whether the search names nobody any more. */
	get isOver() {
		return this.#isOver;
	}
	/** Named, and not looked at yet; in the order in which they were named. */
	get waiting() {
		return this.#waiting;
	}
	/** Whether the search asked for the page. */
	hasNamed(page) {
		return this.#named.has(page);
	}
	/** The highest threshold at which the page would have been named. */
	scoreOf(page) {
		return this.#search.scoreOf(page);
	}
	/** Lets the search name its next pages, once those before were looked at. */
	advance() {
		if (this.#waiting.size > 0 || this.#isOver) return;
		this.#log.push(NEXT, 0, 0);
		this.#isOver = true;
		for (const page of this.#search.next(this.#threshold)) {
			this.#isOver = false;
			this.#named.add(page);
			this.#waiting.add(page);
		}
	}
	/** Takes a look at a page that waits; any other says nothing to the search. */
	take({ page, isChanged, arrivals }) {
		if (!this.#waiting.delete(page)) return;
		this.#log.push(isChanged === null ? SILENT : isChanged ? CHANGED : SAME, page, arrivals);
		if (isChanged !== null) this.#search.note(page, isChanged, arrivals);
	}
	#replay(what, page, arrivals) {
		if (what === NEXT) this.advance();
		else this.take({
			page,
			isChanged: what === SILENT ? null : what === CHANGED,
			arrivals
		});
	}
};
//#endregion
//#region src/watch/skip/skip-rounds.ts
/** Rounds at the start in which every page is looked at, and of which the first teach the threshold nothing: as in the lab. */
var WHOLE_ROUNDS = 20;
var BURN_IN_ROUNDS = 8;
/** A hint that is more likely right than wrong is followed. */
var HINT_TRUST = .5;
/** Rounds of one site; without clock and I/O. */
var SkipRounds = class {
	#settings;
	#pages;
	#calibration;
	/** What earlier rounds taught; `null` before the first has ended. */
	#learned = null;
	#round = 0;
	#beganAt = null;
	#threshold = -Infinity;
	#forecast = null;
	#search = null;
	/** Of this round. */
	#findings = /* @__PURE__ */ new Map();
	#arrived = /* @__PURE__ */ new Map();
	/** How likely each change was, before it was found. */
	#chances = /* @__PURE__ */ new Map();
	#hinted = /* @__PURE__ */ new Set();
	/** By page: the last round in which it was seen. */
	#seenIn = /* @__PURE__ */ new Map();
	#tallies = [];
	/** The look that pages turning up now come from: told to the search once they are counted. */
	#last = null;
	constructor(settings, pages) {
		this.#settings = settings;
		this.#pages = pages;
		this.#calibration = new RecallCalibration(settings.recall);
		this.#restore(settings.saved ?? {});
	}
	/** Whom to look at now, at most so many; nobody once the round has looked at all it wants. */
	choose(now, most) {
		this.#settle();
		const begins = instant(Math.floor(now / this.#settings.roundMs) * this.#settings.roundMs);
		if (this.#beganAt === null || begins > this.#beganAt) this.#begin(begins);
		const search = this.#search;
		this.#takeEarlierLooks(search);
		while (search.waiting.size === 0 && !search.isOver) {
			search.advance();
			this.#takeEarlierLooks(search);
		}
		return [...this.#wanted(search)].slice(0, Math.max(0, Math.floor(most)));
	}
	/** Whom this round looks at next, as far as is known: the search goes on by what they show. */
	ahead(most) {
		return this.#search === null ? [] : [...this.#wanted(this.#search)].slice(0, most);
	}
	/** A look, whoever asked for it; `chance` is how likely it was to find a change. */
	learn(page, finding, chance) {
		this.#settle();
		if (finding === "changed" || finding === "gone") this.#chances.set(page, chance);
		const before = this.#findings.get(page);
		if (finding !== "silent" || before === void 0) this.#findings.set(page, finding === "same" && before === "changed" ? "changed" : finding);
		this.#hinted.delete(page);
		if (finding === "silent") this.#search?.take({
			page,
			isChanged: null,
			arrivals: 0
		});
		else this.#last = {
			page,
			isChanged: finding !== "same",
			arrivals: 0
		};
	}
	/** A page turned up; what was looked at just before led to it. */
	arrive(page) {
		this.#arrived.set(page, this.#last?.page ?? -1);
		if (this.#last !== null) this.#last.arrivals++;
	}
	/** A list of the site names the page. */
	hint(page, trust) {
		if (trust >= HINT_TRUST && !this.#findings.has(page)) this.#hinted.add(page);
	}
	/** What can be said of this round and of those before it. */
	figures() {
		if (this.#beganAt === null) return null;
		const isSeen = ([page, found]) => found !== "silent" && this.#pages.isWatched(page);
		const verified = [...this.#findings].filter(isSeen).length;
		return {
			asked: this.#settings.recall,
			beganAt: this.#beganAt,
			endsAt: instant(this.#beganAt + this.#settings.roundMs),
			isWhole: this.#threshold === -Infinity,
			isOver: this.#search.isOver && this.#wanted(this.#search).next().done === true,
			verified,
			unverified: this.#pages.count - verified,
			delivered: deliveredRecall(this.#tallies)
		};
	}
	/** Everything, as columns. */
	save() {
		this.#settle();
		const pairs = (map) => Float64Array.from([...map].flat());
		const findings = [...this.#findings].map(([page, found]) => [page, FINDINGS.indexOf(found)]);
		const learned = Object.entries(this.#learned ?? {});
		return {
			...Object.fromEntries(learned.map(([name, column]) => [`learned.${name}`, column])),
			calibration: this.#calibration.save(),
			scalars: Float64Array.of(this.#settings.recall, this.#round, this.#beganAt ?? NaN, this.#threshold, this.#settings.roundMs),
			log: Float64Array.from(this.#search?.log ?? []),
			findings: pairs(new Map(findings)),
			arrived: pairs(this.#arrived),
			chances: pairs(this.#chances),
			hinted: Float64Array.from(this.#hinted),
			seenIn: pairs(this.#seenIn),
			tallies: Float64Array.from(this.#tallies.flatMap(({ found, byLot, lots }) => [
				found,
				byLot,
				lots
			]))
		};
	}
	*#wanted(search) {
		const told = /* @__PURE__ */ new Set();
		const may = (page) => this.#pages.isWatched(page) && !this.#findings.has(page) && !told.has(page) && told.add(page).has(page);
		for (const page of this.#pages.unseen()) if (may(page)) yield {
			page,
			because: "never-looked-at",
			index: 0
		};
		for (const page of this.#hinted) if (may(page)) yield {
			page,
			because: "hint",
			index: 0
		};
		for (const page of search.waiting) if (may(page)) yield {
			page,
			because: "search",
			index: search.scoreOf(page)
		};
		if (!search.isOver) return;
		for (const page of this.#passedOver(search)) if (isByLot(page, this.#round) && may(page)) yield {
			page,
			because: "lot",
			index: search.scoreOf(page)
		};
	}
	*#passedOver(search) {
		const { alive } = this.#forecast.memory;
		for (let page = 0; page < alive.length; page++) if (alive[page] === 1 && !search.hasNamed(page)) yield page;
	}
	/** Pages that were seen in this round before the search named them, or are under watch no more, need no look. */
	#takeEarlierLooks(search) {
		for (const page of search.waiting) {
			const found = this.#findings.get(page);
			const isSilent = found === "silent" || !this.#pages.isWatched(page);
			if (found !== void 0 || isSilent) search.take({
				page,
				isChanged: isSilent ? null : found !== "same",
				arrivals: 0
			});
		}
	}
	#settle() {
		if (this.#last !== null) this.#search?.take(this.#last);
		this.#last = null;
	}
	#begin(beganAt) {
		if (this.#beganAt !== null) this.#end();
		this.#beganAt = beganAt;
		this.#threshold = this.#round < WHOLE_ROUNDS ? -Infinity : this.#calibration.threshold();
		this.#open([]);
	}
	/** What the round showed is learned over all pages that turned up in it. */
	#end() {
		const { forecast, search } = this.#open(this.#search.log);
		const round = this.#round;
		const { changes, scores, weights, tally } = lessonsOf({
			forecast,
			search,
			findings: this.#findings,
			arrived: this.#arrived,
			isByLot: this.#lots(search),
			chanceOf: (page) => this.#chances.get(page) ?? 0,
			roundsSince: (page) => Math.max(1, round - (this.#seenIn.get(page) ?? round - 1))
		});
		if (round >= BURN_IN_ROUNDS) this.#calibration.record(scores, weights);
		if (this.#threshold > -Infinity) this.#tallies = [...this.#tallies, tally].slice(-26);
		forecast.learn(changes);
		this.#learned = forecast.save();
		for (const [page, found] of this.#findings) if (found !== "silent") this.#seenIn.set(page, round);
		this.#findings = /* @__PURE__ */ new Map();
		this.#arrived = /* @__PURE__ */ new Map();
		this.#chances = /* @__PURE__ */ new Map();
		this.#round++;
	}
	/** Nothing stands for others where a whole capture has looked at most of what was passed over. */
	#lots(search) {
		const passed = [...this.#passedOver(search)];
		const seen = passed.filter((page) => this.#findings.has(page));
		const isLot = search.isOver && seen.length < passed.length / 2;
		const round = this.#round;
		return (page) => isLot && !search.hasNamed(page) && isByLot(page, round);
	}
	/** The search of this round over all pages known by now, as far as a log says. */
	#open(log) {
		const tree = new DirectoryTree();
		for (const path of this.#pages.paths()) tree.addPage(path);
		const forecast = new ChangeForecast(tree);
		if (this.#learned !== null) forecast.restore(this.#learned);
		const search = new SearchRound(forecast.search(), this.#threshold, log);
		[this.#forecast, this.#search] = [forecast, search];
		return {
			forecast,
			search
		};
	}
	#restore(saved) {
		const { scalars, calibration } = saved;
		if (scalars?.length !== 5 || scalars[4] !== this.#settings.roundMs) return;
		this.#learned = partOf(saved, "learned.");
		[this.#round, this.#threshold] = [scalars[1], scalars[3]];
		this.#seenIn = new Map(pairsOf$1(saved["seenIn"]));
		if (Number.isNaN(scalars[2])) return;
		this.#beganAt = instant(scalars[2]);
		this.#findings = new Map(pairsOf$1(saved["findings"]).map(([page, found]) => [page, FINDINGS[found]]));
		this.#arrived = new Map(pairsOf$1(saved["arrived"]));
		this.#chances = new Map(pairsOf$1(saved["chances"]));
		this.#hinted = new Set(saved["hinted"]);
		this.#open(saved["log"] ?? []);
		if (scalars[0] !== this.#settings.recall) return;
		this.#tallies = talliesOf(saved["tallies"]);
		if (calibration !== void 0) this.#calibration.restore(calibration);
	}
};
function pairsOf$1(column = []) {
	return Array.from({ length: column.length / 2 }, (_, i) => [column[2 * i], column[2 * i + 1]]);
}
//#endregion
//#region src/watch/site/page-weight.ts
/** What a page needs to be shown matters when the page does; it is looked at more rarely. */
var KIND_WEIGHTS = {
	document: 1,
	requisite: .25,
	other: .5
};
/** w(P): the deeper a page lies, the less it weighs, as in the lab. */
function pageWeight({ url, kind }) {
	return KIND_WEIGHTS[kind] / Math.max(1, segmentsOf(url).length);
}
/** The directory that a page lies in; its pages tell of each other. */
function pageDirectory(url) {
	return segmentsOf(url).slice(0, -1).join("/");
}
/** Of `/news/2024/a.html` these three; a path that ends with `/` names the index of its directory. */
function segmentsOf(url) {
	return new URL(url).pathname.slice(1).split("/");
}
//#endregion
//#region src/watch/site/page-trouble.ts
var DAY_MS$4 = 864e5;
/** So many failed looks in a row, over so many days, and a page sleeps. */
var FAILURES = 8;
var FAILING_DAYS = 7;
/** A page that sleeps is tried again after so many days. */
var SLEEP_DAYS = 30;
/** So many looks in a row that found it gone, over so many days, and a page leaves; a link brings it back. */
var GONE_LOOKS = 3;
var GONE_DAYS = 30;
/** The trouble of a page after a look; `null` when there is none. */
function troubleAfter(before, found, at) {
	const was = before ?? {
		failures: 0,
		failingSince: at,
		gone: 0,
		goneSince: at,
		asleepSince: null
	};
	if (found === "failed") return {
		...was,
		failures: was.failures + 1,
		failingSince: was.failures > 0 ? was.failingSince : at
	};
	if (found !== "gone") return null;
	const goneSince = was.gone > 0 ? was.goneSince : at;
	return {
		failures: 0,
		failingSince: at,
		gone: was.gone + 1,
		goneSince,
		asleepSince: null
	};
}
/** Whether a page has failed so long that it sleeps from now on. */
function fallsAsleep({ failures, failingSince, asleepSince }, now) {
	return asleepSince === null && failures >= FAILURES && now - failingSince >= FAILING_DAYS * DAY_MS$4;
}
/** Whether a sleeping page is to be tried again. */
function wakes({ asleepSince }, now) {
	return asleepSince !== null && now - asleepSince >= SLEEP_DAYS * DAY_MS$4;
}
/** Whether a page has been gone so long that it leaves. */
function leaves({ gone, goneSince }, now) {
	return gone >= GONE_LOOKS && now - goneSince >= GONE_DAYS * DAY_MS$4;
}
//#endregion
//#region src/watch/site/site-course.ts
/** Explained at most; the rest is chosen all the same. */
var EXPLAINED = 300;
/** The course of one site. */
var SiteCourse = class {
	/** In which pages are passed over; `null` where none are. */
	rounds;
	#settings;
	#mind;
	#byUrl = /* @__PURE__ */ new Map();
	#byNumber = /* @__PURE__ */ new Map();
	#troubles;
	#changed = /* @__PURE__ */ new Set();
	#nextNumber;
	constructor(settings, mind = new RefreshMind(settings.mind), pages = [], state = {
		nextNumber: 0,
		troubles: []
	}) {
		this.#settings = settings;
		this.#mind = mind;
		this.#troubles = new Map(state.troubles);
		this.#nextNumber = state.nextNumber;
		for (const page of pages) this.#hold(page);
		this.#reconcile();
		this.rounds = settings.skip ? new SkipRounds(settings.skip, coursePages(this)) : null;
	}
	/** Pages under watch, those that sleep or are gone aside. */
	get count() {
		return this.#mind.count;
	}
	get mind() {
		return this.#mind;
	}
	/** The page of a number. */
	page(number) {
		return this.#byNumber.get(number);
	}
	/** Of every page ever met, in any state. */
	pages() {
		return this.#byNumber.values();
	}
	knows(url) {
		const state = this.#byUrl.get(url)?.state;
		return state === "watched" || state === "asleep";
	}
	/** Whether the last look at a page found it gone. */
	isGone(url) {
		const page = this.#byUrl.get(url);
		return page !== void 0 && (page.state === "gone" || (this.#troubles.get(page.number)?.gone ?? 0) > 0);
	}
	/** Takes pages that turned up under watch, as far as there is room; one that had left comes back. */
	enter(found, now) {
		const [pages, entered] = [[...found], []];
		this.#settings.onStep?.({
			kind: "enter",
			found: pages,
			at: now
		});
		for (const { url, kind, depth, via } of pages) {
			const known = this.#byUrl.get(url);
			if (known !== void 0 && known.state !== "gone" || this.count >= this.#settings.maxPages) continue;
			const number = known?.number ?? this.#nextNumber++;
			const row = {
				number,
				url,
				kind,
				depth,
				via,
				state: "watched",
				addedAt: known?.addedAt ?? now
			};
			this.#troubles.delete(number);
			this.#put(row);
			this.rounds?.arrive(number);
			entered.push(row);
		}
		return entered;
	}
	/** Whom to look at now, the most worthwhile first; at most so many. */
	choose(now, most) {
		this.#wakeSleepers(now);
		const chosen = this.rounds === null ? this.#byMind(now, most) : this.#byRounds(this.rounds, now, most);
		const told = chosen.map(({ url, because, index }) => ({
			url,
			because,
			index
		}));
		this.#settings.onStep?.({
			kind: "choose",
			at: now,
			most,
			chosen: told
		});
		return chosen;
	}
	/** Learns from looks, in whatever order they ended. */
	learn(looks) {
		for (const { url, at, found, importance } of looks) {
			this.#settings.onStep?.({
				kind: "learn",
				look: {
					url,
					at,
					found,
					importance
				}
			});
			const page = this.#byUrl.get(url);
			if (page !== void 0) this.rounds?.learn(page.number, roundFinding(found), this.expected(url, at));
			if (page === void 0 || found === "refused") continue;
			if (!this.#mind.has(page.number)) this.#put({
				...page,
				state: "watched"
			});
			this.#mind.note({
				page: page.number,
				at,
				found,
				importance: importance ?? 1
			});
			this.#follow(page, troubleAfter(this.#troubles.get(page.number) ?? null, found, at), at);
		}
	}
	/** A list of the site says that a page changed; `trust` is the chance that it is right. */
	hint(url, at, trust) {
		this.#settings.onStep?.({
			kind: "hint",
			url,
			at,
			trust
		});
		const page = this.#byUrl.get(url);
		if (page === void 0 || !this.#mind.has(page.number)) return;
		this.#mind.hint(page.number, at, trust);
		this.rounds?.hint(page.number, trust);
	}
	/** The chance that a page has changed since its last look, as it is without any hint. */
	expected(url, now) {
		const page = this.#byUrl.get(url);
		return page !== void 0 && this.#mind.has(page.number) ? this.#mind.why(page.number, now).unhinted : 0;
	}
	/** When a page was last looked at: `null` for never, `undefined` for one that is not under watch. */
	lookedAt(url) {
		const page = this.#byUrl.get(url);
		return page !== void 0 && this.#mind.has(page.number) ? this.#mind.lookedAt(page.number) : void 0;
	}
	/** Rows that came or changed since this was last asked. */
	takeChanged() {
		const rows = [...this.#changed].map((number) => this.#byNumber.get(number));
		this.#changed.clear();
		return rows;
	}
	get state() {
		return {
			nextNumber: this.#nextNumber,
			troubles: [...this.#troubles]
		};
	}
	#byMind(now, most) {
		return [...this.#mind.choose(now, most)].map((number, place) => {
			const page = this.#byNumber.get(number);
			if (place >= EXPLAINED) return {
				page,
				url: page.url,
				because: "chosen",
				index: 0
			};
			const { because, index } = this.#mind.why(number, now);
			return {
				page,
				url: page.url,
				because,
				index
			};
		});
	}
	#byRounds(rounds, now, most) {
		return rounds.choose(now, most).map(({ page: number, because, index }) => {
			const page = this.#byNumber.get(number);
			return {
				page,
				url: page.url,
				because,
				index
			};
		});
	}
	#follow(page, trouble, now) {
		const { number } = page;
		if (trouble === null) {
			this.#troubles.delete(number);
			return;
		}
		this.#troubles.set(number, trouble);
		if (leaves(trouble, now)) this.#rest(page, "gone");
		else if (fallsAsleep(trouble, now)) {
			this.#troubles.set(number, {
				...trouble,
				asleepSince: now
			});
			this.#rest(page, "asleep");
		}
	}
	#wakeSleepers(now) {
		for (const [number, trouble] of this.#troubles) {
			if (!wakes(trouble, now)) continue;
			this.#troubles.set(number, {
				...trouble,
				asleepSince: null,
				failures: 0
			});
			this.#put({
				...this.#byNumber.get(number),
				state: "watched"
			});
		}
	}
	#rest(page, state) {
		if (this.#mind.has(page.number)) this.#mind.removePage(page.number);
		if (state === "gone") this.#troubles.delete(page.number);
		this.#hold({
			...page,
			state
		});
		this.#changed.add(page.number);
	}
	#put(row) {
		this.#hold(row);
		this.#changed.add(row.number);
		this.#mind.addPage({
			number: row.number,
			weight: pageWeight(row),
			directory: pageDirectory(row.url)
		});
	}
	#hold(row) {
		this.#byUrl.set(row.url, row);
		this.#byNumber.set(row.number, row);
		this.#nextNumber = Math.max(this.#nextNumber, row.number + 1);
	}
	/** Mind and pages are kept together; should one be lost, the pages say what is under watch. */
	#reconcile() {
		for (const row of this.#byNumber.values()) if (row.state === "watched" && !this.#mind.has(row.number)) this.#mind.addPage({
			number: row.number,
			weight: pageWeight(row),
			directory: pageDirectory(row.url)
		});
	}
};
//#endregion
//#region src/watch/run/plan-settings.ts
var HOUR_MS = 36e5;
/** A quarter of a year of hours. */
var HOUR_HORIZON = 2184;
var STRATEGY = "optimal-online";
/** Pages that change more often than this in a capture are given up (see `--threshold`). */
var THRESHOLD = .5;
/** The settings of a capture or a refresh of the site. */
function captureSettingsOf(plan) {
	const { delayMs, maxPages, scope, robots, robotsReason, browser, hints } = plan;
	return {
		delayMs,
		strategy: STRATEGY,
		maxPages,
		threshold: THRESHOLD,
		scope,
		manners: {
			robots,
			robotsReason
		},
		browser: { mode: browser },
		...hints.sitemaps && { sources: {
			sitemaps: true,
			feeds: hints.feeds,
			oai: hints.oai
		} }
	};
}
function mindSettingsOf({ planner, pattern }) {
	if (pattern === "week") return {
		...MIND_DEFAULTS,
		planner
	};
	return {
		planner,
		periodMs: HOUR_MS,
		patternPeriods: 24,
		horizonPeriods: HOUR_HORIZON
	};
}
/** How the course of the site is set. */
function courseSettingsOf(plan) {
	const mind = mindSettingsOf(plan);
	const { recall, maxPages } = plan;
	return {
		mind,
		maxPages,
		skip: recall === null ? null : {
			recall,
			roundMs: mind.periodMs * mind.patternPeriods
		}
	};
}
//#endregion
//#region src/watch/run/site-state.ts
var instants = number().int();
var trouble = object({
	failures: number(),
	failingSince: instants,
	gone: number(),
	goneSince: instants,
	asleepSince: instants.nullable()
});
var subscription = object({
	source: string(),
	topic: string(),
	hub: string(),
	askedAt: instants.nullable(),
	tries: number().int(),
	expiresAt: instants.nullable()
});
var SHAPE = object({
	version: literal(1),
	course: object({
		nextNumber: number().int(),
		troubles: array(tuple([number().int(), trouble]))
	}),
	beganAt: instants,
	isSettled: boolean(),
	lastTurnAt: instants.nullable(),
	sharpDoneFor: instants.nullable(),
	sharpSince: instants.nullable(),
	lastSharp: object({
		captureId: string(),
		asOf: instants,
		share: number(),
		requests: number()
	}).nullable(),
	deadTurns: number(),
	deadUntil: instants.nullable(),
	looks: number(),
	versions: number(),
	versionsPerLook: number(),
	learned: object({
		captureId: string(),
		until: instants
	}).nullable(),
	subscriptions: array(subscription).default([])
});
/** Before a look: about one look in ten finds a version, as on the histories of the lab. */
var FIRST_VERSIONS_PER_LOOK = .1;
/** The state of a site that comes under watch. */
function newSiteState(now) {
	return {
		version: 1,
		course: {
			nextNumber: 0,
			troubles: []
		},
		beganAt: now,
		isSettled: false,
		lastTurnAt: null,
		sharpDoneFor: null,
		sharpSince: null,
		lastSharp: null,
		deadTurns: 0,
		deadUntil: null,
		looks: 0,
		versions: 0,
		versionsPerLook: FIRST_VERSIONS_PER_LOOK,
		learned: null,
		subscriptions: []
	};
}
/** Reads what was kept. @throws ARCHIVE_BROKEN */
function readSiteState(site, text) {
	try {
		return SHAPE.parse(JSON.parse(text));
	} catch (cause) {
		throw new IsochronError("ARCHIVE_BROKEN", `what the watch remembers of ${site} cannot be read: remove the site and add it again, which keeps its archive`, { cause });
	}
}
//#endregion
//#region src/watch/run/open-course.ts
/** Opens it; a mind that was lost, or made for another planner, is begun anew. */
async function openCourse(plan, { world, stores: { memory }, onStep }) {
	const now = world.clock.now();
	const kept = await memory.state(plan.name);
	const state = kept === null ? newSiteState(now) : readSiteState(plan.name, kept);
	const wanted = courseSettingsOf(plan);
	const { mind, saved } = await openMind(plan.name, wanted.mind, memory);
	const course = new SiteCourse({
		...wanted,
		skip: wanted.skip ? {
			...wanted.skip,
			saved
		} : null,
		onStep: onStep && ((step) => onStep(plan.name, step))
	}, mind, await memory.pages(plan.name), state.course);
	course.enter(plan.seeds.map((url) => ({
		url,
		kind: "document",
		depth: 0,
		via: null
	})), now);
	return {
		course,
		state,
		isNew: kept === null
	};
}
/** What is kept of a course's learning. */
function courseBytes({ mind, rounds }) {
	return joinMind({
		mind: mind.save(),
		rounds: rounds?.save() ?? null
	});
}
async function openMind(site, settings, memory) {
	const bytes = await memory.mind(site);
	if (bytes === null) return { mind: new RefreshMind(settings) };
	try {
		const kept = splitMind(bytes);
		const mind = RefreshMind.load(kept.mind);
		return mind.settings.planner === settings.planner && mind.settings.periodMs === settings.periodMs ? {
			mind,
			saved: kept.rounds ?? void 0
		} : { mind: new RefreshMind(settings) };
	} catch (error) {
		if (error instanceof FormatError) return { mind: new RefreshMind(settings) };
		throw error;
	}
}
//#endregion
//#region src/watch/run/on-record-until.ts
/** The end of what is on record of one site. */
var OnRecordUntil = class {
	#site;
	#archive;
	/** Of looks that a process before this one left; the clock of one process is never set back. */
	#leftBehind = null;
	constructor(site, { archive }) {
		this.#site = site;
		this.#archive = archive;
	}
	/** Said when the clock is behind; `null` when it is not. */
	async whyWait(now, lastTurnAt) {
		const until = instant(Math.max(await this.#captures(), lastTurnAt ?? 0));
		return until <= now ? null : `the clock is behind what is on record (${toIso(until)}): waiting for it`;
	}
	async #captures() {
		const { captures } = this.#archive.catalog;
		const [newest] = await captures.some({
			site: this.#site,
			limit: 1
		});
		this.#leftBehind ??= await this.#lastLook(await captures.some({
			site: this.#site,
			unfinished: true,
			limit: 100
		}));
		return Math.max(newest?.startedAt ?? 0, newest?.finishedAt ?? 0, this.#leftBehind);
	}
	async #lastLook(captures) {
		let last = 0;
		for (const { id } of captures.filter(isUnfinished)) for await (const { times } of this.#archive.catalog.sightings.ofCapture(id)) last = Math.max(last, times.lastByteAt);
		return instant(last);
	}
};
//#endregion
//#region src/watch/run/refresh-turn.ts
var DAY_MS$3 = 864e5;
/** The refreshing of one site: one capture for each UTC day. */
var DayOfLooks = class {
	#course;
	#world;
	#signal;
	#open = null;
	constructor(course, world, signal) {
		this.#course = course;
		this.#world = world;
		this.#signal = signal;
	}
	/** Looks at the pages chosen, at most so many requests in all. */
	look(refreshing, chosen, { mostRequests, signal }) {
		const wishes = chosen.map(({ page: { url, kind, depth, via } }) => ({
			url,
			kind,
			depth,
			via
		}));
		return refreshing.look(wishes, {
			mostRequests,
			mostBytes: Infinity,
			...signal && { signal }
		});
	}
	/** The capture of today, begun or gone on with. */
	async open(plan) {
		return this.#open ??= await this.#openCapture(plan, null);
	}
	/**
	* Tells of looks that an earlier process kept and nobody has learned from, capture by capture, and ends those of
	* earlier days: only after they were taken, since what has ended is not looked through again.
	*/
	async catchUp(plan, learned, take) {
		if (this.#open !== null && !this.#isToday(this.#open.capture)) await this.#end(this.#open);
		if (this.#open !== null) return;
		const left = await this.#unfinished(plan.name);
		for (const capture of left.toReversed()) {
			const opened = this.#open = await this.#openCapture(plan, capture);
			const looks = await opened.recall(untilOf(learned, capture));
			if (looks.length > 0) await take(capture, looks);
			if (capture !== left[0] || !this.#isToday(capture)) await this.#end(opened);
		}
	}
	/** Leaves it to be gone on with. */
	async leave() {
		const open = this.#open;
		this.#open = null;
		await open?.leave();
	}
	async #end(open) {
		this.#open = null;
		await open.conclude();
	}
	#openCapture({ name, seeds, ...plan }, resume) {
		return openRefresh({
			site: {
				name,
				seeds
			},
			settings: captureSettingsOf({
				name,
				seeds,
				...plan
			}),
			isKnown: (url) => this.#course.knows(url),
			...resume !== null && { resume }
		}, this.#world, { signal: this.#signal });
	}
	async #unfinished(site) {
		return (await this.#world.archive.catalog.captures.some({
			site,
			unfinished: true,
			limit: 100
		})).filter(isRefresh);
	}
	#isToday({ startedAt }) {
		return Math.floor(startedAt / DAY_MS$3) === Math.floor(this.#world.clock.now() / DAY_MS$3);
	}
};
/** Until when the looks of a capture were learned from. */
function untilOf(learned, { id }) {
	return learned?.captureId === id ? learned.until : instant(0);
}
//#endregion
//#region src/watch/run/sharp-turn.ts
/** A capture that lay still for longer is ended as it stands: visits and revisits would lie too far apart. */
var MOST_PAUSE_MS = 432e5;
/** Requests beside those for pages: robots.txt, lists, trials. */
var LEAST_ASIDE = 10;
var SHARE_ASIDE = .05;
/** Captures the site within so many requests; it is left unfinished where more were needed than are left of the day. */
async function sharpCapture(plan, mostRequests, world, signals) {
	const { name, seeds } = plan;
	const aside = Math.max(LEAST_ASIDE, Math.ceil(SHARE_ASIDE * mostRequests));
	const budget = { maxRequests: Math.max(2, mostRequests - aside) };
	const settings = {
		...captureSettingsOf(plan),
		budget
	};
	await orNothing(captureSite({
		site: {
			name,
			seeds
		},
		settings
	}, world, watcherOf(signals)), world, signals);
}
/** Goes on with a capture of the watch that was cut off; ends it when that is too long ago. */
async function goOnWithSharp(site, since, world, signals) {
	const capture = await sharpBegunSince(site, since, world);
	if (capture === null || !isUnfinished(capture)) return;
	await orNothing(world.clock.now() - since > MOST_PAUSE_MS ? cancelCapture(capture, world) : resumeCapture({ id: capture.id }, world, watcherOf(signals)), world, signals);
}
/** The whole capture that was begun since an instant, in whatever state; `null` where a process ended before that. */
async function sharpBegunSince(site, since, { archive }) {
	return (await archive.catalog.captures.some({
		site,
		limit: 100
	})).find((one) => !isRefresh(one) && !isTestimony(one) && one.startedAt >= since) ?? null;
}
function watcherOf({ stop, spent }) {
	return { signal: AbortSignal.any([stop, spent]) };
}
/** A site that shows nothing, or a capture that was cancelled, is no fault of the watch; it is said all the same. */
async function orNothing(work, { logger }, { stop, spent }) {
	try {
		await work;
	} catch (error) {
		const isSpent = spent.aborted && !stop.aborted;
		if (!(error instanceof IsochronError)) throw error;
		if (isSpent && error.code === "INTERRUPTED") return;
		if (!EXPECTED$1.has(error.code)) throw error;
		logger.log("warn", error.message);
	}
}
var EXPECTED$1 = /* @__PURE__ */ new Set([
	"CANCELLED",
	"UNREACHABLE",
	"PRIVATE_ADDRESS"
]);
//#endregion
//#region src/watch/run/site-hints.ts
/** Feeds are named in the head of a page. */
var MOST_HEAD_BYTES = 262144;
var DAY_MS$2 = 864e5;
/** The hints of one site. */
var SiteHints = class {
	#store;
	#course;
	#world;
	#hubs;
	#plannedDay = -1;
	#plannedBy = "";
	constructor(store, course, world, hubs = null) {
		this.#store = store;
		this.#course = course;
		this.#world = world;
		this.#hubs = hubs;
	}
	/** Reads the lists that are due, and lets the course know what they say. */
	async poll({ plan, refreshing, mostRequests, signal, now }) {
		if (!wantsHints(plan)) this.#hubs?.keepOnly([]);
		if (!wantsHints(plan) || mostRequests < 1) return;
		const limits = {
			mostRequests,
			mostBytes: Infinity,
			signal
		};
		const spent = await refreshing.askLists(limits, async (lists) => {
			const poller = this.#poller(plan, (question) => lists.ask(question));
			if (this.#isNewDay(plan, now)) await poller.plan(plan.hints, plan.seeds, (seed) => lists.sitemapsOf(seed), now);
			for (const source of this.#hubs?.takePings() ?? []) await poller.ping(source, now);
			const { hints, found, hubs, requests } = await poller.poll(mostRequests, now);
			this.#course.enter(found.map(({ url, kind, source }) => ({
				url,
				kind,
				depth: 1,
				via: source
			})), now);
			for (const { url, at, trust } of hints) this.#course.hint(url, at, trust);
			for (const offer of hubs) this.#hubs?.offer(offer);
			return requests;
		});
		if (this.#hubs === null) return;
		this.#hubs.keepOnly(await this.#store.sources(plan.name));
		await this.#hubs.subscribe(mostRequests - spent, plan.delayMs, now);
	}
	/** What looks told of what lists had said, and feeds that pages name; before the course learns from them. */
	async settle(plan, looked, now) {
		if (!wantsHints(plan)) return;
		const poller = this.#poller(plan, () => Promise.reject(/* @__PURE__ */ new Error("nothing is asked after the looks")));
		for (const look of looked) {
			if (look.found === "failed" || look.found === "refused" || look.sighting === null) continue;
			const wasRight = look.found === "changed" && !look.isByItself || look.found === "gone";
			const expected = this.#course.expected(look.url, look.at);
			await poller.settle({
				url: look.url,
				lookedAt: look.at,
				wasRight,
				expected
			});
			if (plan.hints.discover && look.found !== "same") await this.#discover(poller, look, now);
		}
	}
	async #discover(poller, { url, sighting }, now) {
		if (!mayNameFeeds(url) || sighting === null || !isCaptured(sighting)) return;
		const version = await versionSeen(this.#world.archive.warcs, sighting, MOST_HEAD_BYTES);
		if (version !== null) await poller.discover({
			url,
			content: version.content,
			contentType: version.contentType
		}, now);
	}
	/** The plan's lists are taken up once a day, and when the plan names others. */
	#isNewDay({ hints, seeds }, now) {
		const [day, by] = [Math.floor(now / DAY_MS$2), JSON.stringify([hints, seeds])];
		if (day === this.#plannedDay && by === this.#plannedBy) return false;
		this.#plannedDay = day;
		this.#plannedBy = by;
		return true;
	}
	#poller(plan, ask) {
		const { name, seeds, requestsPerDay } = plan;
		const scope = scopeOf({
			name,
			seeds
		}, plan.scope);
		const way = {
			kind: "document",
			depth: 1,
			hops: 0
		};
		return new HintPoller({
			site: name,
			store: this.#store,
			ask,
			requestsPerDay,
			inScope: (url) => scopeRefusal(scope, {
				...way,
				url
			}) === null,
			lookedAt: (url) => this.#course.lookedAt(url)
		});
	}
};
function wantsHints({ hints }) {
	return hints.sitemaps || hints.discover || hints.feeds.length > 0 || hints.oai.length > 0;
}
//#endregion
//#region src/watch/run/site-hubs.ts
/** Hubs asked in a turn at most: two hundred feeds are subscribed to within days, not in one burst. */
var MOST_ASKED = 4;
/** Of an answer; nobody reads on. */
var MOST_ANSWER_BYTES = 65536;
var PATIENCE_MS = 3e4;
var MOST_WORDS_CHARS = 500;
/** The hubs of one site. */
var SiteHubs = class {
	#parts;
	#websub;
	constructor(parts, { subscriptions }) {
		this.#parts = parts;
		this.#websub = parts.desk.open(parts.site, subscriptions);
	}
	/** To be kept. */
	get held() {
		return this.#websub.held;
	}
	/** Feeds that hubs have told of since the last turn. */
	takePings() {
		return this.#parts.desk.takePings(this.#parts.site);
	}
	/** A feed names hubs. */
	offer(offered) {
		this.#websub.offer(offered);
	}
	/** Lets go of subscriptions to all other feeds. */
	keepOnly(sources) {
		const kept = new Set(sources.map(({ url }) => url));
		this.#websub.drop(this.held.map(({ source }) => source).filter((source) => !kept.has(source)));
	}
	/** Asks the hubs that are to be asked now, within so many requests; one is noted as asked when its turn has come. */
	async subscribe(mostRequests, delayMs, now) {
		for (let left = Math.min(MOST_ASKED, mostRequests); left >= 1; left--) {
			const [question] = this.#parts.signal.aborted ? [] : this.#websub.questions(now, 1);
			if (question === void 0) return;
			await this.#ask(question, delayMs);
		}
	}
	async #ask(question, delayMs) {
		const { world, signal, site } = this.#parts;
		const caller = world.gates.join(delayMs);
		try {
			const why = await unheard(await this.#post(question, caller));
			if (why === null || signal.aborted) return;
			const words = `${site}: the hub ${question.url} ${why}; asked again in a day or more`;
			world.logger.log("warn", printable(words).slice(0, MOST_WORDS_CHARS));
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			caller.leave();
		}
	}
	#post({ url, post }, caller) {
		const { world, signal } = this.#parts;
		const request = {
			url,
			post,
			patienceMs: PATIENCE_MS,
			mostBytes: () => MOST_ANSWER_BYTES,
			admit: (address) => caller.enterAddress(address, signal)
		};
		return caller.pass(hostOf(url), () => world.fetcher.fetch(request, signal), signal);
	}
};
/** Why a hub did not take the question; `null` when it did. */
async function unheard(answer) {
	if (answer.kind !== "response") return `was not reached: ${answer.message}`;
	const { exchange } = answer;
	await exchange.spooled?.discard();
	const response = parseHttpResponse(exchange.responseBytes);
	if (!response.ok) return "answered something that is no HTTP";
	const { status } = response;
	return status >= 200 && status < 300 ? null : `answered ${status}`;
}
//#endregion
//#region src/watch/run/sharp-worth.ts
/** What the requests of a capture would bring either way. */
function sharpWorth(parts) {
	const { newlyProved, pagesPerVersion, versions, requests, versionsPerLook } = parts;
	return {
		capture: versions + newlyProved / pagesPerVersion,
		refresh: requests * versionsPerLook
	};
}
//#endregion
//#region src/watch/run/turn-times.ts
/** The site's first turn after an instant; turns that were missed are not made up. */
function nextTurn(site, after, turnMs) {
	const offset = offsetOf$1(site, turnMs);
	const turns = Math.floor((after - offset) / turnMs) + 1;
	return instant(turns * turnMs + offset);
}
function offsetOf$1(site, turnMs) {
	return createHash("sha256").update(site).digest().readUInt32BE(0) % turnMs;
}
//#endregion
//#region src/watch/run/site-status.ts
var NEXT_LOOKS = 5;
/** The status of a site. */
function siteStatus(parts) {
	const { plan, state, course, spent, now, turnMs, note } = parts;
	const prospects = course.mind.prospects(now);
	const skip = course.rounds?.figures() ?? null;
	const held = state.looks === 0 ? null : course.mind.held(now);
	return {
		site: plan.name,
		condition: conditionOf(parts),
		note,
		at: now,
		beganAt: state.beganAt,
		pages: countPages(course),
		looks: state.looks,
		versions: state.versions,
		requestsToday: {
			spent: spent.requests,
			most: plan.requestsPerDay
		},
		bytesThisMonth: {
			spent: spent.bytes,
			most: plan.bytesPerMonth
		},
		completeness: held === null ? null : {
			share: held.share,
			low: held.low,
			high: held.high
		},
		freshness: freshnessOf(prospects),
		proved: state.lastSharp === null ? null : {
			share: state.lastSharp.share,
			asOf: state.lastSharp.asOf,
			captureId: state.lastSharp.captureId
		},
		lastTurnAt: state.lastTurnAt,
		nextTurnAt: plan.isPaused ? null : nextTurn(plan.name, now, turnMs),
		nextSharpAt: plan.isPaused || plan.wants === "versions" ? null : sharpDue({
			plan,
			state
		}),
		nextLooks: plan.wants === "sharp" || plan.isPaused ? [] : nextLooks(parts, prospects),
		...skip !== null && { skip }
	};
}
/** By the planner, or by the round that is under way. */
function nextLooks({ course, now }, prospects) {
	const ofRound = course.rounds?.ahead(NEXT_LOOKS) ?? null;
	if (ofRound !== null) return ofRound.map(({ page, because }) => {
		const { gain } = course.mind.why(page, now);
		return {
			url: course.page(page).url,
			because,
			gain
		};
	});
	return mostGain(prospects, NEXT_LOOKS).map((row) => {
		const number = prospects.pages[row];
		const { because } = course.mind.why(number, now);
		return {
			url: course.page(number).url,
			because,
			gain: prospects.gain[row]
		};
	});
}
function conditionOf({ plan, state, spent, now }) {
	if (plan.isPaused) return "paused";
	if (state.deadUntil !== null && state.deadUntil > now) return "dead";
	return spent.requests >= plan.requestsPerDay || plan.bytesPerMonth !== null && spent.bytes >= plan.bytesPerMonth ? "spent" : "watching";
}
function countPages(course) {
	const counts = {
		watched: 0,
		asleep: 0,
		gone: 0
	};
	for (const { state } of course.pages()) counts[state]++;
	return counts;
}
//#endregion
//#region src/watch/run/site-watch.ts
/** The watch of one site. */
var SiteWatch = class SiteWatch {
	#ground;
	#course;
	#purse;
	#world;
	#day;
	#hints;
	#onRecord;
	#hubs;
	/** Before this nothing is asked: an earlier process may have asked the site a moment ago. */
	#askAt;
	#plan;
	#state;
	constructor(plan, ground, course, state) {
		this.#plan = plan;
		this.#ground = ground;
		this.#course = course;
		this.#state = state;
		this.#purse = new Purse(ground.stores.memory, plan);
		const { world, signal, hubs: desk } = ground;
		this.#world = {
			...world,
			fetcher: spendingFetcher(world.fetcher, this.#purse, world.clock)
		};
		this.#day = new DayOfLooks(course, this.#world, signal);
		this.#onRecord = new OnRecordUntil(plan.name, world);
		this.#askAt = instant(world.clock.now() + plan.delayMs);
		this.#hubs = desk ? new SiteHubs({
			desk,
			site: plan.name,
			world: this.#world,
			signal
		}, state) : null;
		this.#hints = new SiteHints(ground.stores.hints, course, this.#world, this.#hubs);
	}
	/** Opens it as the last process left it; a new one starts from what the archive knows of the site. */
	static async open(plan, ground) {
		const { course, state, isNew } = await openCourse(plan, ground);
		const known = isNew ? await startFromArchive(course, plan.name, ground.world) : null;
		return new SiteWatch(plan, ground, course, {
			...state,
			lastSharp: known ?? state.lastSharp
		});
	}
	/** Whether a plan can be taken up as it stands: what chooses looks is made when a site is opened. */
	fits({ planner, pattern, recall, maxPages }) {
		const now = this.#plan;
		return now.planner === planner && now.pattern === pattern && now.recall === recall && now.maxPages === maxPages;
	}
	/** What is wanted from now on. */
	edit(plan) {
		this.#plan = plan;
	}
	/** Has its turn. */
	async turn() {
		const now = this.#world.clock.now();
		const behind = await this.#onRecord.whyWait(now, this.#state.lastTurnAt);
		if (behind === null) await this.#catchUp(now);
		const decision = await this.#decide(now, behind);
		let done;
		try {
			done = await this.#do(decision, now);
		} finally {
			await this.#purse.settle();
		}
		await this.#ground.tell(this.#plan, done.taken.news);
		return this.#end(now, decision, done);
	}
	/** Leaves everything to be gone on with, by this process or another. */
	async close() {
		await this.#day.leave();
	}
	async #status(note) {
		const now = this.#world.clock.now();
		const spent = await this.#ground.stores.memory.spent(this.#plan.name, now);
		const { turnMs } = this.#ground;
		return siteStatus({
			plan: this.#plan,
			state: this.#state,
			course: this.#course,
			spent,
			now,
			turnMs,
			note
		});
	}
	async #catchUp(now) {
		await this.#day.catchUp(this.#plan, this.#state.learned, async ({ id }, looks) => {
			const taken = this.#take(now);
			for (const look of looks) taken.take(look);
			const learned = {
				captureId: id,
				until: instant(Math.max(...looks.map(({ at }) => at)))
			};
			this.#state = {
				...taken.after(this.#state),
				learned
			};
			await this.#ground.tell(this.#plan, taken.news);
			await this.#save(null, null, true);
		});
	}
	#take(now) {
		return new TakenLooks(this.#plan.name, this.#course, this.#state, now);
	}
	async #decide(now, behind) {
		const { name } = this.#plan;
		const { requests: spentToday } = await this.#ground.stores.memory.spent(name, now);
		return decide({
			plan: this.#plan,
			state: this.#state,
			now,
			turnMs: this.#ground.turnMs,
			pages: this.#course.count,
			spentToday,
			held: this.#ground.isHeld() ?? behind,
			round: this.#course.rounds?.figures() ?? null,
			quietAt: async () => (await quietStart(name, this.#world.archive, now)).at,
			worths: (requests) => this.#worths(requests, now)
		});
	}
	#worths(requests, now) {
		const prospects = this.#course.mind.prospects(now);
		const { pagesPerVersion, delayMs } = this.#plan;
		const { lastSharp, versionsPerLook } = this.#state;
		const { periodMs } = this.#course.mind.settings;
		return sharpWorth({
			newlyProved: newlyProved(prospects, {
				periodMs,
				provedAt: lastSharp?.asOf ?? null,
				now,
				spanMs: requests * delayMs / 2
			}),
			pagesPerVersion,
			versions: versionsAhead(prospects),
			requests,
			versionsPerLook
		});
	}
	async #do(decision, now) {
		const taken = this.#take(now);
		this.#purse.begin(this.#plan, mostRequests(decision));
		if (decision.kind === "nothing") return {
			chosen: [],
			captureId: null,
			taken
		};
		await this.#world.clock.sleepUntil(this.#askAt, this.#ground.signal);
		const done = decision.kind === "refresh" ? await this.#refresh(decision.requests, taken, now) : await this.#sharp(decision, taken);
		this.#state = taken.after(this.#state);
		return done;
	}
	async #refresh(requests, taken, now) {
		const refreshing = await this.#day.open(this.#plan);
		const { capture } = refreshing;
		const signal = AbortSignal.any([this.#ground.signal, this.#purse.end]);
		await this.#hints.poll({
			plan: this.#plan,
			refreshing,
			mostRequests: requests,
			signal,
			now
		});
		const left = requests - this.#purse.spent.requests;
		const chosen = this.#course.choose(now, left);
		const { looked } = await this.#day.look(refreshing, chosen, {
			mostRequests: left,
			signal
		});
		await this.#hints.settle(this.#plan, looked, now);
		for (const look of looked) taken.take(look);
		const until = instant(Math.max(this.#learnedUntil, ...looked.map(({ at }) => at)));
		this.#state = {
			...this.#state,
			learned: {
				captureId: capture.id,
				until
			}
		};
		return {
			chosen,
			captureId: capture.id,
			taken
		};
	}
	get #learnedUntil() {
		return this.#state.learned?.until ?? instant(0);
	}
	async #sharp(decision, taken) {
		const signals = {
			stop: this.#ground.signal,
			spent: this.#purse.end
		};
		await this.#day.leave();
		const since = decision.kind === "go-on" ? decision.since : this.#world.clock.now();
		await this.#keep({
			...this.#state,
			sharpSince: since
		});
		if (decision.kind === "go-on") await goOnWithSharp(this.#plan.name, since, this.#world, signals);
		else await sharpCapture(this.#plan, decision.requests, this.#world, signals);
		const capture = await sharpBegunSince(this.#plan.name, since, this.#world);
		if (capture === null) {
			this.#state = {
				...this.#state,
				sharpSince: null
			};
			return {
				chosen: [],
				captureId: null,
				taken
			};
		}
		if (isUnfinished(capture)) return {
			chosen: [],
			captureId: capture.id,
			taken
		};
		await enterCaptured(this.#course, capture.id, this.#world);
		for await (const look of looksOfCapture(this.#world, capture.id)) taken.take(look);
		if (capture.phase === "failed") this.#state = {
			...this.#state,
			sharpSince: null
		};
		else await this.#endSharp(capture, taken);
		return {
			chosen: [],
			captureId: capture.id,
			taken
		};
	}
	async #endSharp(capture, taken) {
		const lastSharp = await provedBy(capture, this.#world) ?? this.#state.lastSharp;
		const sharpDoneFor = this.#world.clock.now();
		this.#state = {
			...this.#state,
			sharpSince: null,
			sharpDoneFor,
			lastSharp
		};
		const head = await this.#world.archive.results.getReportHead(capture.id);
		if (head !== null) taken.news.push(sharpNews(head));
	}
	/** Puts the loop's own state on record in the middle of a turn. */
	async #keep(state) {
		this.#state = state;
		await this.#save(null, null, true);
	}
	async #end(now, decision, { chosen, captureId, taken }) {
		const turn = {
			site: this.#plan.name,
			at: now,
			kind: decision.kind === "go-on" ? "sharp" : decision.kind,
			because: decision.because,
			captureId,
			requests: this.#purse.spent.requests,
			looks: taken.looks,
			changes: taken.changes,
			chosen: chosen.slice(0, 300).map(({ url, because, index }) => ({
				url,
				because,
				index
			})),
			bar: chosen.at(-1)?.index ?? null
		};
		this.#state = {
			...this.#state,
			lastTurnAt: instant(Math.max(this.#state.lastTurnAt ?? 0, now))
		};
		const isNothing = decision.kind === "nothing";
		await this.#save(isNothing ? null : turn, isNothing ? decision.because : null, taken.looks > 0);
		return turn;
	}
	async #save(turn, note, withMind) {
		const subscriptions = this.#hubs?.held ?? this.#state.subscriptions;
		this.#state = {
			...this.#state,
			course: this.#course.state,
			subscriptions
		};
		await this.#ground.stores.memory.endTurn({
			site: this.#plan.name,
			mind: withMind ? courseBytes(this.#course) : null,
			pages: this.#course.takeChanged(),
			state: JSON.stringify(this.#state),
			status: await this.#status(note),
			turn
		});
	}
};
function mostRequests(decision) {
	if (decision.kind === "nothing") return 0;
	return decision.kind === "go-on" ? Infinity : decision.requests;
}
//#endregion
//#region src/watch/run/open-sites.ts
/** Files and memory of so many sites are kept; others are opened for their turns. */
var MOST_OPEN = 64;
/** The open sites of a watch, those used last last. */
var OpenSites = class {
	#ground;
	#mostOpen;
	#open = /* @__PURE__ */ new Map();
	constructor(ground, mostOpen = MOST_OPEN) {
		this.#ground = ground;
		this.#mostOpen = mostOpen;
	}
	/** The watch of a site by its plan as it is now; the caller uses one site once at a time. */
	async get(plan) {
		const known = this.#open.get(plan.name);
		if (known !== void 0 && !known.fits(plan)) await this.leave(plan.name);
		else if (known !== void 0) {
			this.#open.delete(plan.name);
			this.#open.set(plan.name, known);
			known.edit(plan);
			return known;
		}
		const opened = await SiteWatch.open(plan, this.#ground);
		this.#open.set(plan.name, opened);
		return opened;
	}
	/** Leaves those that were not used lately, beyond as many as may be open. */
	async trim(inUse) {
		for (const [name, site] of this.#open) {
			if (this.#open.size <= this.#mostOpen) return;
			if (inUse.has(name)) continue;
			this.#open.delete(name);
			await site.close();
		}
	}
	/** Leaves one, also after a fault: it is opened anew from what is kept. */
	async leave(name) {
		const site = this.#open.get(name);
		this.#open.delete(name);
		await site?.close();
	}
	/** Leaves all. */
	async close() {
		for (const name of this.#open.keys()) await this.leave(name);
	}
};
//#endregion
//#region src/watch/run/watch.ts
/** Side by side: most of a turn is waiting for the site's pauses. */
var SITES_AT_ONCE = 16;
/** The plan is looked at again after so long at the latest. */
var LOOK_UP_MS = 6e4;
/** A site whose turn failed through a fault of ours is left alone for so long. */
var FAULT_PAUSE_MS = 9e5;
/** Runs the turns of all sites until it is stopped. */
var Watch = class {
	#ground;
	#options;
	#sites;
	/** When each site has its next turn. */
	#dueAt = /* @__PURE__ */ new Map();
	#running = /* @__PURE__ */ new Map();
	/** The names of the plan that unplanned sites were last told by. */
	#planned = null;
	/** A fault that ends the watch: the disk, the archive itself. */
	#fault = null;
	constructor(ground, options) {
		this.#ground = ground;
		this.#options = options;
		this.#sites = new OpenSites(ground);
	}
	/** Returns when it was stopped, or its time is over; everything is left to be gone on with. */
	async run() {
		const { clock } = this.#ground.world;
		const until = this.#options.until ?? Infinity;
		await this.#ground.world.gates.remember(this.#ground.stores.pauses);
		try {
			while (!this.#ground.signal.aborted && this.#fault === null && clock.now() < until) {
				const plan = await this.#options.plan();
				const wakeAt = await this.#round(plan);
				await this.#wait(instant(Math.min(wakeAt, until)));
			}
		} finally {
			await Promise.all(this.#running.values());
			await this.#sites.close();
		}
		if (this.#fault !== null) throw this.#fault;
	}
	/** Starts the turns that are due; says when to look again. */
	async #round({ sites }) {
		const now = this.#ground.world.clock.now();
		await this.#forget(sites);
		for (const plan of sites) this.#begin(plan, now);
		const wish = await this.#options.between(now, Promise.all(this.#running.values()));
		await this.#sites.trim(new Set(this.#running.keys()));
		const dues = [...this.#dueAt.values()].filter((due) => due > now);
		return instant(Math.min(now + LOOK_UP_MS, wish ?? Infinity, ...dues));
	}
	#begin(plan, now) {
		const { turnMs } = this.#ground;
		const due = this.#dueAt.get(plan.name);
		if (due !== void 0 && due > now) return;
		if (this.#running.size >= (this.#options.sitesAtOnce ?? SITES_AT_ONCE) || this.#running.has(plan.name)) return;
		this.#dueAt.set(plan.name, nextTurn(plan.name, now, turnMs));
		this.#running.set(plan.name, this.#turn(plan).finally(() => this.#running.delete(plan.name)));
	}
	async #turn(plan) {
		const { world, signal } = this.#ground;
		try {
			const turn = await (await this.#sites.get(plan)).turn();
			this.#ground.onTurn?.(turn);
		} catch (error) {
			if (signal.aborted) return;
			await this.#sites.leave(plan.name).catch(() => void 0);
			if (isOfAll(error)) this.#fault ??= error;
			else {
				world.logger.log("error", `${plan.name}: its turn failed: ${String(error)}; tried again later`);
				this.#dueAt.set(plan.name, instant(world.clock.now() + FAULT_PAUSE_MS));
			}
		}
	}
	/** Sites that are in the plan no more are left. */
	async #forget(sites) {
		const names = new Set(sites.map(({ name }) => name));
		for (const name of this.#dueAt.keys()) {
			if (names.has(name)) continue;
			await this.#running.get(name);
			await this.#sites.leave(name);
			this.#ground.hubs?.forget(name);
			this.#dueAt.delete(name);
		}
		await this.#tellUnplanned(names);
	}
	/** What was learned of a site that is in the plan no more is kept, should it come back. */
	async #tellUnplanned(names) {
		const { memory } = this.#ground.stores;
		const key = [...names].join("\n");
		if (key === this.#planned) return;
		this.#planned = key;
		for (const status of await memory.statuses()) {
			if (names.has(status.site) || status.condition === "not-running") continue;
			const left = {
				nextTurnAt: null,
				nextSharpAt: null,
				nextLooks: []
			};
			await memory.tell({
				...status,
				...left,
				condition: "not-running",
				note: "no longer in the plan"
			});
		}
	}
	async #wait(until) {
		const { world, signal } = this.#ground;
		await world.clock.sleepUntil(until, signal).catch((error) => {
			if (!signal.aborted) throw error;
		});
	}
};
/** Faults that no other site would be spared. */
function isOfAll(error) {
	return error instanceof IsochronError && (error.code === "DISK_FULL" || error.code === "ARCHIVE_UNWRITABLE" || error.code === "OUT_OF_MEANS");
}
//#endregion
//#region src/watch/run/housekeeping.ts
var MINUTE_MS = 6e4;
var DAY_MS$1 = 864e5;
/** Deliveries are looked for so often. */
var DELIVER_MS = MINUTE_MS;
/** Turns, ended deliveries and what was spent are remembered for so long. */
var REMEMBERED_MS = 400 * DAY_MS$1;
/** Of the quota; then people are told. */
var NEARLY_FULL = .9;
/** Under which a watch tells of itself. */
var ARCHIVE = "archive";
/** Keeps house; `isFull` tells the turns to wait. */
var Housekeeping = class {
	#house;
	#trimmedDay = -1;
	#measuredDay = -1;
	/** The day for which an audit was begun or found done. */
	#auditDay = -1;
	#audit = null;
	#isFull = false;
	constructor(house) {
		this.#house = house;
	}
	/** Whether the archive has reached its quota. */
	get isFull() {
		return this.#isFull;
	}
	/** Does what is due; says when it wants to be called next. */
	async keep(plan, now) {
		await this.#house.deliver(plan.channels);
		await this.#trim(now);
		await this.#measure(plan, now);
		this.#beginAudit(plan, now);
		return instant(now + DELIVER_MS);
	}
	/** Waits for what is under way. */
	async close() {
		await this.#audit;
	}
	async #trim(now) {
		const day = Math.floor(now / DAY_MS$1);
		if (day === this.#trimmedDay) return;
		this.#trimmedDay = day;
		const before = instant(Math.max(0, now - REMEMBERED_MS));
		await this.#house.stores.memory.trim(before);
		await this.#house.stores.news.trim(before);
	}
	async #measure({ diskQuotaBytes }, now) {
		const day = Math.floor(now / DAY_MS$1);
		if (diskQuotaBytes === null || day === this.#measuredDay && !this.#isFull) {
			this.#isFull &&= diskQuotaBytes !== null;
			return;
		}
		this.#measuredDay = day;
		const bytes = await this.#house.archiveBytes();
		this.#isFull = bytes >= diskQuotaBytes;
		if (bytes < NEARLY_FULL * diskQuotaBytes) return;
		const share = `${Math.round(100 * bytes / diskQuotaBytes)} %`;
		const title = this.#isFull ? "The archive is full" : "The archive is nearly full";
		await this.#tell(title, `It takes ${share} of its disk quota.`, `quota ${day}`, now);
	}
	#beginAudit({ auditDays }, now) {
		if (auditDays === null || this.#audit !== null) return;
		const day = Math.floor(now / DAY_MS$1 / auditDays) * auditDays;
		if (day === this.#auditDay) return;
		this.#auditDay = day;
		const name = `watch-${toIso(instant(day * DAY_MS$1)).slice(0, 10)}`;
		this.#audit = this.#runAudit(name, now).finally(() => this.#audit = null);
	}
	async #runAudit(name, now) {
		const { files, findings } = await this.#house.audit(name);
		if (findings === 0) return;
		const summary = `${findings} of ${files} files are not what they were when they were written; isochron warc check --all --audit ${name} lists them.`;
		await this.#tell("Files of the archive have changed", summary, name, now);
	}
	#tell(title, summary, mark, at) {
		const item = siteNews({
			site: ARCHIVE,
			kind: "trouble",
			mark,
			at,
			captureId: null,
			title,
			summary
		});
		return this.#house.tell([item]);
	}
};
//#endregion
//#region src/watch/hints/websub-messages.ts
/** Bodies above this are refused by whoever listens: only their signature is looked at. */
var MOST_HUB_BYTES = 4194304;
var MOST_QUERY_CHARS = 16384;
var MOST_CHALLENGE_CHARS = 2048;
/** Section 7.1 of WebSub lists sha1 too, which anybody may forge by now. */
var METHODS = /* @__PURE__ */ new Set([
	"sha256",
	"sha384",
	"sha512"
]);
/** Reads the query of a verification; what is too long counts as absent. */
function readQuery(query) {
	const fields = new URLSearchParams(query.length > MOST_QUERY_CHARS ? "" : query);
	const challenge = fields.get("hub.challenge");
	const lease = fields.get("hub.lease_seconds");
	return {
		mode: fields.get("hub.mode"),
		topic: fields.get("hub.topic"),
		challenge: challenge !== null && challenge.length <= MOST_CHALLENGE_CHARS ? challenge : null,
		leaseSeconds: lease !== null && /^\d{1,10}$/.test(lease) ? Number(lease) : null
	};
}
/** Whether the body was sent by somebody who knows the secret: `sha256=` and its HMAC in hexadecimal digits. */
function isSigned(secret, { signature, body }) {
	const [method = "", digits = ""] = (signature ?? "").slice(0, 512).split("=", 2);
	if (!METHODS.has(method.toLowerCase()) || body.length > 4194304) return false;
	const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
	const given = Buffer.from(digits, "hex");
	return given.length === expected.length && timingSafeEqual(given, expected);
}
//#endregion
//#region src/watch/hints/websub.ts
var DAY_MS = 864e5;
/** Asked for; hubs give what they please, of which this much is believed. */
var LEASE_MS = 10 * DAY_MS;
var SHORTEST_LEASE_MS = 3e5;
/** A lease is renewed when this share of what was asked for is left. */
var RENEW_MS = LEASE_MS / 5;
/** A hub that does not answer is asked again after a day, two, four, … */
var LONGEST_PAUSE_DAYS = 32;
/** A hub whose leases are shorter than this is not worth the requests that it would take. */
var SHORTEST_PAUSE_MS = DAY_MS / 4;
var MOST_SUBSCRIPTIONS = 200;
/** The subscriptions of one site. */
var WebSub = class {
	#settings;
	#held;
	/** Of callbacks: strangers may ask for any number of them, and none is worth a reckoning of all. */
	#names = /* @__PURE__ */ new Map();
	constructor(settings, held = []) {
		this.#settings = settings;
		this.#held = new Map(held.map((one) => [one.source, one]));
	}
	/** To be kept. */
	get held() {
		return [...this.#held.values()];
	}
	/** A feed names hubs; the first is subscribed at, and a feed that names another begins anew. */
	offer({ source, topic, hubs }) {
		const hub = hubs[0];
		const known = this.#held.get(source);
		const isKnown = known?.topic === topic && hubs.includes(known.hub);
		if (hub === void 0 || isKnown || !known && this.#held.size >= MOST_SUBSCRIPTIONS) return;
		this.#held.set(source, {
			source,
			topic,
			hub,
			askedAt: null,
			tries: 0,
			expiresAt: null
		});
	}
	/** Sources that are no more. */
	drop(sources) {
		for (const source of sources) {
			this.#held.delete(source);
			this.#names.delete(source);
		}
	}
	/** Hubs to be asked now, each noted as asked: new subscriptions, leases that run out, and silent ones after a pause. */
	questions(now, most) {
		const due = this.held.filter((one) => isDue(one, now)).slice(0, Math.max(0, most));
		for (const one of due) this.#held.set(one.source, {
			...one,
			askedAt: now,
			tries: one.tries + 1
		});
		return due.map((one) => ({
			source: one.source,
			url: one.hub,
			post: this.#question(one)
		}));
	}
	/** Whether a callback of this site has the name. */
	knows(name) {
		return this.#named(name) !== void 0;
	}
	/** Answers what came to a callback; `ping` is a source that is due now. */
	answer(request, now) {
		const one = this.#named(request.name);
		if (one === void 0) return {
			status: 410,
			body: "no such subscription",
			ping: null
		};
		if (request.method === "GET") return this.#verify(one, request.query, now);
		if (request.method !== "POST") return {
			status: 405,
			body: "GET or POST",
			ping: null
		};
		return {
			status: 202,
			body: "",
			ping: isSigned(this.#secret(one.source), request) && isActive(one, now) ? one.source : null
		};
	}
	/** Section 5.3: only what we asked for ourselves is confirmed. */
	#verify(one, query, now) {
		const { mode, topic, challenge, leaseSeconds } = readQuery(query);
		if (topic !== one.topic) return {
			status: 404,
			body: "not asked for",
			ping: null
		};
		if (mode === "denied") {
			this.#held.set(one.source, {
				...one,
				expiresAt: null
			});
			return {
				status: 200,
				body: "",
				ping: null
			};
		}
		const isAsked = one.askedAt !== null && (one.tries > 0 || now - one.askedAt < DAY_MS);
		if (mode !== "subscribe" || challenge === null || !isAsked) return {
			status: 404,
			body: "not asked for",
			ping: null
		};
		const leaseMs = Math.min(LEASE_MS, Math.max(SHORTEST_LEASE_MS, (leaseSeconds ?? 0) * 1e3));
		this.#held.set(one.source, {
			...one,
			tries: 0,
			expiresAt: instant(now + leaseMs)
		});
		return {
			status: 200,
			body: challenge,
			ping: null
		};
	}
	#question({ source, topic }) {
		const fields = new URLSearchParams({
			"hub.mode": "subscribe",
			"hub.topic": topic,
			"hub.callback": `${this.#settings.callbackBase}${this.#name(source)}`,
			"hub.secret": this.#secret(source),
			"hub.lease_seconds": String(LEASE_MS / 1e3)
		});
		return {
			contentType: "application/x-www-form-urlencoded",
			body: Buffer.from(fields.toString())
		};
	}
	/** Section 5.1: unguessable, and its own for each subscription. */
	#name(source) {
		const known = this.#names.get(source);
		if (known !== void 0) return known;
		const name = this.#derived("callback", source).slice(0, 32);
		this.#names.set(source, name);
		return name;
	}
	#named(name) {
		for (const one of this.#held.values()) if (this.#name(one.source) === name) return one;
	}
	/** Section 5.1: less than 200 bytes. */
	#secret(source) {
		return this.#derived("secret", source);
	}
	#derived(purpose, source) {
		return createHmac("sha256", this.#settings.key).update(`isochron websub ${purpose} ${source}`).digest("hex");
	}
};
function isActive({ expiresAt }, now) {
	return expiresAt !== null && now < expiresAt;
}
function isDue({ askedAt, tries, expiresAt }, now) {
	if (askedAt === null) return true;
	const pauseMs = tries === 0 ? SHORTEST_PAUSE_MS : Math.min(LONGEST_PAUSE_DAYS, 2 ** Math.min(9, tries - 1)) * DAY_MS;
	if (now - askedAt < pauseMs) return false;
	return expiresAt === null || now >= expiresAt - Math.min(RENEW_MS, (expiresAt - askedAt) / 2);
}
//#endregion
//#region src/watch/hints/hub-desk.ts
var NOBODY$1 = {
	status: 410,
	body: "no such subscription",
	ping: null
};
/** Answers hubs for every site, and keeps their pings until the sites' turns. */
var HubDesk = class {
	#settings;
	#sites = /* @__PURE__ */ new Map();
	#pings = /* @__PURE__ */ new Map();
	constructor(settings) {
		this.#settings = settings;
	}
	/** The subscriptions of a site; what hubs have said in this process is newer than what was kept. */
	open(site, held) {
		const known = this.#sites.get(site);
		if (known !== void 0) return known;
		const opened = new WebSub(this.#settings, held);
		this.#sites.set(site, opened);
		return opened;
	}
	/** Whether a callback has this name: nothing else is worth reading a body for. */
	knows(name) {
		return this.#siteOf(name) !== void 0;
	}
	/** Answers what came to a callback. */
	answer(request, now) {
		const [site, websub] = this.#siteOf(request.name) ?? [];
		if (site === void 0 || websub === void 0) return NOBODY$1;
		const reply = websub.answer(request, now);
		if (reply.ping !== null) this.#note(site, reply.ping);
		return reply;
	}
	/** Feeds of a site that hubs have told of since the last call. */
	takePings(site) {
		const pings = [...this.#pings.get(site) ?? []];
		this.#pings.delete(site);
		return pings;
	}
	/** The site is watched no more: its hubs are told so when they call. */
	forget(site) {
		this.#sites.delete(site);
		this.#pings.delete(site);
	}
	#siteOf(name) {
		for (const entry of this.#sites) if (entry[1].knows(name)) return entry;
	}
	#note(site, source) {
		const pings = this.#pings.get(site);
		if (pings) pings.add(source);
		else this.#pings.set(site, /* @__PURE__ */ new Set([source]));
	}
};
//#endregion
//#region src/watch/run/open-hub-desk.ts
/** Opens the desk with what is kept of these sites. */
async function openHubDesk(settings, sites, memory) {
	const desk = new HubDesk(settings);
	for (const site of sites) {
		const kept = await memory.state(site);
		if (kept !== null) desk.open(site, heldIn(site, kept));
	}
	return desk;
}
/** What cannot be read is told by the site's own turn. */
function heldIn(site, kept) {
	try {
		return readSiteState(site, kept).subscriptions;
	} catch {
		return [];
	}
}
//#endregion
//#region src/watch/sites/nearest-word.ts
var LONGEST = 60;
/** The known word that is nearest to it, when it is near enough to be a slip. */
function nearestWord(word, known) {
	const meant = spelled(word);
	const most = Math.max(1, Math.min(3, Math.floor(meant.length / 3)));
	let best = null;
	for (const one of known) {
		const far = distance(meant, one);
		if (far <= most && far < (best?.far ?? Infinity)) best = {
			word: one,
			far
		};
	}
	return best?.word ?? null;
}
/** `requestsPerDay` and `requests_per_day` are other habits, not other words. */
function spelled(word) {
	return word.slice(0, LONGEST).replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase().replace(/[\s_]+/g, "-");
}
/** Letters to be put in, left out or changed (Levenshtein). */
function distance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
		row = next;
	}
	return row.at(-1);
}
//#endregion
//#region src/watch/sites/yaml/fault.ts
/** A value that is not what its key takes. */
var Wrong = class {
	at;
	what;
	constructor(at, what) {
		this.at = at;
		this.what = what;
	}
};
/** Line and column as editors count them, from 1. */
function placeOf(text, at) {
	const before = text.slice(0, at);
	return {
		line: before.split("\n").length,
		column: at - before.lastIndexOf("\n")
	};
}
/** `sites.yaml:7:5: requests-per-day: 'lots' is not a whole number above 0`. */
function faultLine(text, file, { at, what }) {
	const { line, column } = placeOf(text, at);
	return printable(`${file}:${line}:${column}: ${what}`);
}
var LONGEST_QUOTE = 80;
/** Somebody's own words in a message, never many of them. */
function quoted(words) {
	return `'${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words}'`;
}
//#endregion
//#region src/watch/sites/fault-list.ts
/** The faults of one file. */
var FaultList = class {
	#faults = [];
	#more = 0;
	/** Notes what is wrong at a place. */
	add(at, what) {
		if (this.#faults.length < 20) this.#faults.push(new Wrong(at, what));
		else this.#more++;
	}
	/** Notes what is wrong with the value of a key; the value, where nothing is. */
	taken(key, read) {
		if (!(read instanceof Wrong)) return read;
		this.add(read.at, `${key}: ${read.what}`);
	}
	/** Notes a key that is not known, with what was probably meant. */
	unknown({ key, keyAt }, owner, known) {
		const meant = nearestWord(key, known);
		const way = meant === null ? `there are ${known.join(", ")}` : `did you mean ${meant}?`;
		this.add(keyAt, `${quoted(key)} is no key of ${owner}; ${way}`);
	}
	get isEmpty() {
		return this.#faults.length === 0;
	}
	/** In the order of the file, the last one counting what is left out. */
	all() {
		const sorted = this.#faults.toSorted((a, b) => a.at - b.at);
		const last = sorted.at(-1);
		if (this.#more === 0 || last === void 0) return sorted;
		return [...sorted.slice(0, -1), new Wrong(last.at, `${last.what} (and ${this.#more} more faults)`)];
	}
};
//#endregion
//#region src/watch/sites/overlaps.ts
/** Pairs that are told, and sites of one host that are compared with each other. */
var MOST_TOLD = 20;
var MOST_OF_A_HOST = 200;
/** Pairs of sites of which one takes in a seed of the other. */
function overlapsOf(sites) {
	const found = [];
	for (const [host, near] of neighbours(sites)) for (const [i, site] of near.slice(0, MOST_OF_A_HOST).entries()) for (const other of near.slice(0, i)) if (takesIn(site, other, host) || takesIn(other, site, host)) {
		if (found.length >= MOST_TOLD) return found;
		if (!found.some((one) => one.site === site && one.other === other)) found.push({
			site,
			other,
			host
		});
	}
	return found;
}
/** Sites by the hosts on which they could meet: their own, and for whole domains every host below that somebody has. */
function neighbours(sites) {
	const byHost = /* @__PURE__ */ new Map();
	for (const site of sites) for (const seed of site.seeds) addTo(byHost, hostOf(seed), site);
	const domains = /* @__PURE__ */ new Map();
	for (const site of sites) if (site.scope.kind === "domain") for (const seed of site.seeds) addTo(domains, domainOf(seed), site);
	for (const [host, near] of byHost) for (const name of namesAbove(host)) for (const site of domains.get(name) ?? []) near.add(site);
	return new Map([...byHost].filter(([, near]) => near.size > 1).map(([host, near]) => [host, [...near]]));
}
function addTo(map, key, site) {
	const known = map.get(key);
	if (known) known.add(site);
	else map.set(key, /* @__PURE__ */ new Set([site]));
}
function domainOf(seed) {
	return new URL(seed).hostname.replace(/^www\./, "");
}
function namesAbove(host) {
	const labels = host.replace(/:\d+$/, "").split(".");
	return labels.map((_, i) => labels.slice(i).join("."));
}
function takesIn(site, other, host) {
	const scope = scopeOf(site, site.scope);
	return other.seeds.some((seed) => hostOf(seed) === host && scope.contains(seed));
}
//#endregion
//#region src/watch/sites/values.ts
/** A reader of single words; `parse` gives `undefined` for what it does not take. */
function words(parse, expected) {
	return (node) => {
		if (node.kind === "text" && node.text === "") return new Wrong(node.at, `says nothing: give ${expected}, or leave the key out`);
		if (node.kind !== "text") return new Wrong(node.at, `is a ${node.kind}, not ${expected}`);
		const value = parse(node.text);
		return value === void 0 ? new Wrong(node.at, `${quoted(node.text)} is not ${expected}`) : value;
	};
}
/** One of these words. */
function oneOf(values) {
	return words((text) => values.find((value) => value === text), `one of ${values.join(", ")}`);
}
/** The word `none`, or something else. */
function orNone(parse, expected) {
	return words((text) => text === "none" ? null : parse(text), `${expected}, or none`);
}
/** Several, as a list; one may stand by itself, and `none` is an empty list. */
function listOf$1(read, most = 1e3) {
	return (node) => {
		if (node.kind === "text" && node.text === "none") return [];
		if (node.kind !== "list") return each([node], read);
		if (node.items.length > most) return new Wrong(node.at, `has ${node.items.length} entries, at most ${most}`);
		return each(node.items, read);
	};
}
function each(nodes, read) {
	const values = [];
	for (const node of nodes) {
		const value = read(node);
		if (value instanceof Wrong) return value;
		values.push(value);
	}
	return values;
}
var MOST = 1e9;
/** A whole number within bounds. */
function wholeFrom(least) {
	return (text) => {
		const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
		return number >= least && number <= MOST ? number : void 0;
	};
}
/** A number of pages or requests. */
var count = words(wholeFrom(1), "a whole number above 0");
/** A number that need not be whole. */
function numberFrom(least, most) {
	return (text) => {
		const number = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : NaN;
		return number >= least && number <= most ? number : void 0;
	};
}
/** A size, as settings have it. */
function size(text) {
	const bytes = parseSizeBytes(text);
	return bytes !== null && bytes > 0 && Number.isSafeInteger(bytes) ? bytes : void 0;
}
var A_DAY_MS = 864e5;
/** A pause, as settings have it. */
var pause = words((text) => {
	const ms = parseDurationMs(text);
	return ms !== null && ms <= A_DAY_MS ? ms : void 0;
}, "a duration like 250ms, 1s or 2m, up to a day");
/** A switch. */
var yesOrNo = words((text) => {
	const word = text.toLowerCase();
	if ([
		"true",
		"yes",
		"on"
	].includes(word)) return true;
	return [
		"false",
		"no",
		"off"
	].includes(word) ? false : void 0;
}, "true or false");
/** Some words of a person. */
var sentence = words((text) => text.length <= 1e3 && !/\p{Cc}/u.test(text) ? text : void 0, "a line of at most 1000 characters");
/** What sites and channels are called. */
var name = words((text) => /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u.test(text) ? text : void 0, "a name of letters, digits, dots, - and _, at most 100");
/** A web address; one without its scheme is told what it lacks. */
var address = (node) => {
	if (node.kind === "text" && /^\w*:\/*[^/?#]*@/.test(node.text)) return new Wrong(node.at, "leave user and password out of the address");
	const read = words((text) => parsePageUrl(text) ?? void 0, "an http or https address")(node);
	if (!(read instanceof Wrong) || node.kind !== "text") return read;
	const guess = /^[\w.-]+\.[\w.-]+(:\d+)?(\/|$)/.test(node.text) ? parsePageUrl(`https://${node.text}`) : null;
	return guess === null ? read : new Wrong(read.at, `${read.what}; did you mean ${guess}?`);
};
var LONGEST_PATTERN = 1e3;
/** A regular expression on addresses, as `--include` has it. */
var pattern = words((text) => {
	try {
		new RegExp(text);
		return text.length <= LONGEST_PATTERN ? text : void 0;
	} catch {
		return;
	}
}, `a regular expression of at most ${LONGEST_PATTERN} characters`);
//#endregion
//#region src/watch/sites/hint-keys.ts
var NO_HINTS = {
	sitemaps: false,
	feeds: [],
	oai: [],
	discover: false
};
var KEYS = {
	sitemaps: yesOrNo,
	feeds: listOf$1(address),
	oai: listOf$1(address),
	discover: yesOrNo
};
var EXPECTED = `none, or {${Object.keys(KEYS).join(": …, ")}: …}`;
/** Reads them: `none`, or keys in braces. */
var hintRules = (node) => {
	if (node.kind === "text" && node.text === "none") return NO_HINTS;
	if (node.kind === "list") return new Wrong(node.at, `is a list, not ${EXPECTED}`);
	if (node.kind === "text") return new Wrong(node.at, `${quoted(node.text)} is not ${EXPECTED}`);
	const said = {};
	for (const entry of node.entries) {
		const value = readOne(entry);
		if (value instanceof Wrong) return value;
		said[entry.key] = value;
	}
	return said;
};
function readOne({ key, keyAt, value }) {
	if (Object.hasOwn(KEYS, key)) {
		const read = KEYS[key](value);
		return read instanceof Wrong ? new Wrong(read.at, `${key}: ${read.what}`) : read;
	}
	const meant = nearestWord(key, Object.keys(KEYS));
	const way = meant === null ? `there are ${Object.keys(KEYS).join(", ")}` : `did you mean ${meant}?`;
	return new Wrong(keyAt, `${quoted(key)} is no key of hints; ${way}`);
}
//#endregion
//#region src/watch/sites/sharp-words.ts
var WEEKDAYS = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday"
];
/** What is taken, for messages. */
var SHARP_WORDS = "'daily 02:00', 'weekly sunday 03:00', 'monthly 1 04:00' (whole hours, UTC; days to 28, which every month has), with 'quiet' or nothing in place of the hour for when the site sleeps, or 'when worth it'";
/** Reads them; `undefined` when they say nothing of the kind. */
function parseSharp(text) {
	const words = text.toLowerCase().trim().split(/\s+/);
	if (words.join(" ") === "when worth it") return { every: "worth" };
	const [every, ...rest] = words;
	const day = every === "daily" ? void 0 : rest.shift();
	const hour = hourOf(rest);
	if (hour === void 0) return void 0;
	if (every === "daily") return {
		every: "day",
		hour
	};
	if (every === "weekly") return weekly(day, hour);
	return every === "monthly" ? monthly(day, hour) : void 0;
}
/** The same as a person would write it. */
function formatSharp(schedule) {
	if (schedule.every === "worth") return "when worth it";
	const hour = schedule.hour === "quiet" ? "quiet" : `${String(schedule.hour).padStart(2, "0")}:00`;
	if (schedule.every === "day") return `daily ${hour}`;
	if (schedule.every === "month") return `monthly ${schedule.day} ${hour}`;
	return `weekly ${WEEKDAYS[schedule.weekday]} ${hour}`;
}
function hourOf(words) {
	const [word = "quiet", ...more] = words;
	if (more.length > 0) return void 0;
	if (word === "quiet") return "quiet";
	const [, digits] = /^(\d{1,2})(?::00)?$/.exec(word) ?? [];
	return digits !== void 0 && Number(digits) < 24 ? Number(digits) : void 0;
}
function weekly(day, hour) {
	const weekday = WEEKDAYS.findIndex((name) => name === day || name.slice(0, 3) === day);
	return weekday === -1 ? void 0 : {
		every: "week",
		weekday,
		hour
	};
}
function monthly(day, hour) {
	if (day === void 0 || !/^\d{1,2}\.?$/.test(day)) return void 0;
	const number = Number.parseInt(day, 10);
	return number >= 1 && number <= 28 ? {
		every: "month",
		day: number,
		hour
	} : void 0;
}
//#endregion
//#region src/watch/sites/site-keys.ts
function key(field, read, [value, doc]) {
	return {
		value,
		doc,
		isList: false,
		read: (node) => {
			const said = read(node);
			return said instanceof Wrong ? said : { [field]: said };
		}
	};
}
function listKey(field, read, said) {
	return {
		...key(field, listOf$1(read), said),
		isList: true
	};
}
var prefix = words((text) => surtPrefix(text) ?? void 0, "a SURT prefix like http://(org,example, or a URL");
/** All of them but the name and the addresses, in the order in which they are explained. */
var SITE_KEYS = {
	wants: key("wants", oneOf([
		"versions",
		"sharp",
		"both"
	]), ["what", "versions: every version that matters; sharp: whole captures; both"]),
	"requests-per-day": key("requestsPerDay", count, ["n", "most requests in a day (UTC), whatever they are for"]),
	"bytes-per-month": key("bytesPerMonth", orNone(size, "a size like 500MB or 5GB"), ["size", "most that may be received in a month (UTC), or none"]),
	sharp: key("sharp", words(parseSharp, SHARP_WORDS), ["when", "when whole captures are made: daily 02:00, weekly sunday quiet, monthly 1 04:00, when worth it (UTC)"]),
	"pages-per-version": key("pagesPerVersion", words(numberFrom(.001, 1e6), "a number above 0"), ["n", "so many pages newly proved together are worth one new version"]),
	recall: key("recall", orNone(numberFrom(.5, 1), "a share from 0.5 to 1"), ["share", "look through the site in rounds, and pass over what this share of the changes does not need, or none"]),
	planner: key("planner", oneOf(mindPlanners()), ["name", "which planner chooses looks"]),
	pattern: key("pattern", oneOf(["week", "day"]), ["span", "what repeats: changes by weekday, or by hour of the day"]),
	delay: key("delayMs", pause, ["time", "pause between a response and the next request to that host"]),
	"max-pages": key("maxPages", count, ["n", "most pages that are kept under watch"]),
	scope: key("scope", oneOf(SCOPE_KINDS), ["kind", "what belongs to the site: host, prefix, domain, surt or any"]),
	"surt-prefixes": listKey("surtPrefixes", prefix, ["prefix", "take pages with this SURT prefix"]),
	include: listKey("include", pattern, ["regex", "take only documents whose URL matches"]),
	exclude: listKey("exclude", pattern, ["regex", "take nothing whose URL matches"]),
	"max-depth": key("maxDepth", orNone(wholeFrom(0), "a whole number"), ["n", "most links from a seed, or none"]),
	hops: key("hops", words(wholeFrom(0), "a whole number"), ["n", "follow so many links out of scope"]),
	"max-pages-per-host": key("maxPagesPerHost", orNone(wholeFrom(1), "a whole number above 0"), ["n", "most documents of one host, or none"]),
	robots: key("robots", oneOf([
		"obey",
		"obey-except-requisites",
		"ignore"
	]), ["policy", "what robots.txt is to the watch: obey, obey-except-requisites, ignore"]),
	"robots-reason": key("robotsReason", sentence, ["text", "why robots.txt is ignored; kept with the captures"]),
	browser: key("browser", oneOf([
		"never",
		"auto",
		"always"
	]), ["when", "show documents in Chromium in whole captures: never, auto, always"]),
	hints: key("hints", hintRules, ["what", "lists that tell of changes: none, or {feeds: [url], sitemaps: true, …}"]),
	paused: key("isPaused", yesOrNo, ["yes|no", "ask for nothing until it is resumed"]),
	tell: listKey("tell", name, ["channel", "tell its news by this channel only"])
};
/** Used where neither the site nor the file's defaults say anything. */
var SITE_DEFAULTS = {
	wants: "both",
	isPaused: false,
	requestsPerDay: 500,
	bytesPerMonth: null,
	sharp: {
		every: "week",
		weekday: 0,
		hour: "quiet"
	},
	pagesPerVersion: 10,
	recall: null,
	planner: MIND_DEFAULTS.planner,
	pattern: "week",
	delayMs: 1e3,
	maxPages: 1e4,
	scope: "host",
	surtPrefixes: [],
	include: [],
	exclude: [],
	maxDepth: null,
	hops: 0,
	maxPagesPerHost: null,
	robots: "obey",
	robotsReason: null,
	browser: "auto",
	hints: {
		sitemaps: true,
		feeds: [],
		oai: [],
		discover: true
	},
	tell: null
};
//#endregion
//#region src/watch/sites/read-site.ts
/** Keys that one site alone can have. */
var OWN_KEYS = [
	"url",
	"urls",
	"name"
];
var MOST_SEEDS = 1e5;
/** Reads the keys of a map that `sites` and `defaults` share. */
function readValues(map, owner, faults) {
	const isSite = owner === "a site";
	let said = {};
	for (const entry of map.entries) {
		const { key, keyAt, value } = entry;
		const known = Object.hasOwn(SITE_KEYS, key) ? SITE_KEYS[key] : void 0;
		if (known) said = {
			...said,
			...faults.taken(key, known.read(value))
		};
		else if (!isOwn(key)) faults.unknown(entry, owner, keysOf(isSite));
		else if (!isSite) faults.add(keyAt, `${key} belongs to one site, and cannot be a default of all`);
	}
	return said;
}
/** Every key that a site, or the defaults of all, can have. */
function keysOf(isSite) {
	return [...isSite ? OWN_KEYS : [], ...Object.keys(SITE_KEYS)];
}
/** Whether only one site can say it. */
function isOwn(key) {
	return OWN_KEYS.includes(key);
}
/** Reads one site: an address, or a map of keys; `null` when it is wrong. */
function readSite(node, defaults, faults) {
	if (node.kind === "text") {
		const seed = faults.taken("sites", address(node));
		if (seed === void 0) return null;
		const plan = siteOf({
			seeds: [seed],
			name: null
		}, {}, defaults);
		checkTogether(plan, node, faults);
		return plan;
	}
	if (node.kind === "list") {
		faults.add(node.at, "sites: is a list in a list: a site is an address, or keys such as url and name");
		return null;
	}
	const said = readValues(node, "a site", faults);
	const seeds = readSeeds(node, faults);
	const entry = entryOf(node, "name");
	const name$1 = entry ? faults.taken("name", name(entry.value)) : null;
	if (seeds === null || name$1 === void 0) return null;
	const plan = siteOf({
		seeds,
		name: name$1
	}, said, defaults);
	checkTogether(plan, node, faults);
	return plan;
}
/** The entry of a key, when the map has it. */
function entryOf(map, key) {
	return map.entries.find((entry) => entry.key === key);
}
/** Where a fault of this key is mended: at the key, or at what lacks it. */
function placeFor(node, key) {
	return (node.kind === "map" ? entryOf(node, key)?.keyAt : void 0) ?? node.at;
}
function readSeeds(map, faults) {
	const [url, urls] = [entryOf(map, "url"), entryOf(map, "urls")];
	if (url && urls) faults.add(urls.keyAt, "urls: url is said too: put all addresses under urls");
	const entry = urls ?? url;
	if (!entry) {
		faults.add(map.at, "a site needs its address: add url: https://…");
		return null;
	}
	const read = faults.taken(entry.key, listOf$1(address, MOST_SEEDS)(entry.value));
	if (read?.length === 0) faults.add(entry.keyAt, `${entry.key}: names no address`);
	return read === void 0 || read.length === 0 ? null : [...new Set(read)];
}
function siteOf({ seeds, name }, said, defaults) {
	const { scope, surtPrefixes, include, exclude, maxDepth, hops, maxPagesPerHost, ...rest } = {
		...SITE_DEFAULTS,
		...defaults,
		...said
	};
	const kind = surtPrefixes.length > 0 && scope === "host" ? "surt" : scope;
	const hints = {
		...SITE_DEFAULTS.hints,
		...defaults.hints,
		...said.hints
	};
	return {
		...rest,
		name: name ?? siteNameOf(seeds[0]),
		seeds,
		scope: {
			kind,
			surtPrefixes,
			include,
			exclude,
			maxDepth,
			hops,
			maxPagesPerHost
		},
		hints
	};
}
/** What is right by itself and wrong beside the rest. */
function checkTogether({ robots, robotsReason, scope }, node, faults) {
	const at = (key) => placeFor(node, key);
	if (robots === "ignore" && robotsReason === null) faults.add(at("robots"), "robots: ignore needs robots-reason: it is kept with the captures");
	if (scope.kind === "surt" && scope.surtPrefixes.length === 0) faults.add(at("scope"), "scope: surt needs surt-prefixes, like http://(org,example,");
	if (scope.kind !== "surt" && scope.surtPrefixes.length > 0) faults.add(at("surt-prefixes"), `surt-prefixes: goes with scope surt, not with scope ${scope.kind}`);
}
//#endregion
//#region src/watch/sites/channel-values.ts
var PORTS = {
	"smtp:": "587",
	"smtps:": "465"
};
var SERVER = "a mail server like smtp://mail.example:587 or smtps://mail.example:465";
/** `smtp://host:port`, the port said in any case. */
var mailServer = (node) => {
	if (node.kind === "text" && /^smtps?:\/\/[^/]*@/i.test(node.text)) return new Wrong(node.at, "leave user and password out of the address: user-from and password-from name them");
	return words(serverOf, SERVER)(node);
};
function serverOf(text) {
	if (!/^smtps?:\/\/[^\s/?#@]+\/?$/i.test(text) || !URL.canParse(text)) return void 0;
	const { protocol, hostname, port } = new URL(text);
	return hostname === "" ? void 0 : `${protocol}//${hostname}:${port || PORTS[protocol]}`;
}
/** As the settings have it, and names of a house's own machines too. */
var mailAddress = words((text) => text.length <= 254 && /^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+$/.test(text) ? text : void 0, "an e-mail address");
/** `env:NAME` or `file:/path`. */
var secretSource = (node) => {
	const read = words(sourceOf, "env:NAME or file:/path")(node);
	return read instanceof Wrong && node.kind === "text" ? new Wrong(read.at, "name where the secret is read from, env:NAME or file:/path, never the secret itself") : read;
};
function sourceOf(text) {
	const [, env] = /^env:([A-Za-z_][A-Za-z0-9_]{0,99})$/.exec(text) ?? [];
	if (env !== void 0) return { env };
	const [, file] = /^file:([^\0]{1,4096})$/.exec(text) ?? [];
	return file === void 0 ? void 0 : { file };
}
//#endregion
//#region src/watch/sites/read-channels.ts
/** One for each kind of news: a kind without its word does not compile. */
var NEWS_KINDS = {
	changed: true,
	new: true,
	gone: true,
	back: true,
	moved: true,
	sharp: true,
	trouble: true
};
var RULE_KEYS = {
	importance: words(numberFrom(0, 1), "a number from 0 to 1"),
	kinds: listOf$1(oneOf([...CHANGE_VERDICTS, ...Object.keys(NEWS_KINDS)])),
	addresses: listOf$1(pattern),
	words: listOf$1(sentence)
};
var WAY_KEYS = {
	feed: { feed: yesOrNo },
	webhook: {
		webhook: address,
		"secret-from": secretSource
	},
	mail: {
		mail: mailServer,
		from: mailAddress,
		to: listOf$1(mailAddress),
		every: oneOf([
			"hour",
			"day",
			"week"
		]),
		"user-from": secretSource,
		"password-from": secretSource
	}
};
var WAYS = Object.keys(WAY_KEYS);
/** Reads all channels. */
function readChannels(node, faults) {
	if (node.kind !== "map") {
		faults.add(node.at, "tell: expected names of channels, like desk: { mail: …, from: …, to: […] }");
		return [];
	}
	return node.entries.flatMap((entry) => readChannel(entry, faults) ?? []);
}
function readChannel(entry, faults) {
	const { key, keyAt, value } = entry;
	const called = faults.taken("tell", name({
		kind: "text",
		text: key,
		at: keyAt,
		end: entry.keyEnd
	}));
	if (value.kind !== "map") faults.add(value.at, `${key}: a channel needs feed, webhook or mail`);
	if (called === void 0 || value.kind !== "map") return null;
	const ways = WAYS.filter((way) => entryOf(value, way) !== void 0);
	if (ways.length !== 1) {
		faults.add(keyAt, `${key}: a channel has one of feed, webhook and mail, not ${ways.join(" and ") || "none"}`);
		return null;
	}
	return new ChannelReader(key, value, faults).channel(ways[0]);
}
var ChannelReader = class {
	#name;
	#map;
	#faults;
	constructor(called, map, faults) {
		this.#name = called;
		this.#map = map;
		this.#faults = faults;
	}
	channel(kind) {
		const known = [...Object.keys(WAY_KEYS[kind]), ...Object.keys(RULE_KEYS)];
		for (const entry of this.#map.entries) if (!known.includes(entry.key)) this.#strange(entry, kind, known);
		const [way, rule] = [this.#way(kind), this.#rule()];
		if (kind === "feed") this.#refuseRules();
		return way === null ? null : {
			name: this.#name,
			way,
			rule
		};
	}
	#strange(entry, kind, known) {
		const other = WAYS.find((way) => Object.hasOwn(WAY_KEYS[way], entry.key));
		if (other === void 0) this.#faults.unknown(entry, `a channel by ${kind}`, known);
		else this.#faults.add(entry.keyAt, `${this.#name}: ${entry.key} goes with ${other}, not with ${kind}`);
	}
	/** Whoever reads a feed chooses for themselves: a rule here would look as if it kept something back. */
	#refuseRules() {
		for (const { key, keyAt } of this.#map.entries) if (Object.hasOwn(RULE_KEYS, key)) this.#faults.add(keyAt, `${this.#name}: ${key} goes with webhook and mail; readers of a feed choose by its address, as /feeds/all.atom?importance=0.3&kinds=major,new`);
	}
	#rule() {
		return {
			importance: this.#value("importance", RULE_KEYS.importance) ?? 0,
			kinds: this.#value("kinds", RULE_KEYS.kinds) ?? [],
			addresses: this.#value("addresses", RULE_KEYS.addresses) ?? [],
			words: (this.#value("words", RULE_KEYS.words) ?? []).map((word) => word.toLowerCase())
		};
	}
	#way(kind) {
		if (kind === "mail") return this.#mail();
		if (kind === "webhook") {
			const url = this.#value("webhook", WAY_KEYS.webhook.webhook);
			const secretFrom = this.#value("secret-from", secretSource) ?? null;
			return url === void 0 ? null : {
				kind,
				url,
				secretFrom
			};
		}
		if (this.#value("feed", yesOrNo) === false) this.#faults.add(this.#map.at, `${this.#name}: feed: false tells nobody: leave the channel out`);
		return { kind };
	}
	#mail() {
		const server = this.#value("mail", mailServer);
		const from = this.#needed("from", mailAddress);
		const to = this.#needed("to", WAY_KEYS.mail.to);
		const userFrom = this.#value("user-from", secretSource) ?? null;
		const passwordFrom = this.#value("password-from", secretSource) ?? null;
		if (to?.length === 0) this.#faults.add(this.#map.at, `${this.#name}: to: names nobody`);
		if (this.#has("user-from") !== this.#has("password-from")) this.#faults.add(this.#map.at, `${this.#name}: user-from and password-from go together`);
		if (server === void 0 || from === void 0 || to === void 0) return null;
		return {
			kind: "mail",
			server,
			userFrom,
			passwordFrom,
			from,
			to,
			every: this.#value("every", WAY_KEYS.mail.every) ?? "day"
		};
	}
	#has(key) {
		return entryOf(this.#map, key) !== void 0;
	}
	#needed(key, read) {
		if (!this.#has(key)) this.#faults.add(this.#map.at, `${this.#name}: mail needs ${quoted(key)}`);
		return this.#value(key, read);
	}
	#value(key, read) {
		const entry = entryOf(this.#map, key);
		return entry && this.#faults.taken(`${this.#name}: ${key}`, read(entry.value));
	}
};
//#endregion
//#region src/watch/sites/yaml/yaml-document.ts
/** More than ten megabytes of sites come to. */
var MOST_LEXEMES = 4e6;
/** Far more than any key takes. */
var DEEPEST = 16;
var OPTIONS = {
	version: "1.2",
	schema: "failsafe",
	uniqueKeys: false,
	prettyErrors: false,
	logLevel: "silent"
};
/** Thrown to leave the library, which would go on to the end of the text. */
var Enough = class extends Error {};
/** Parses one document. */
function composeYaml(text) {
	const found = [];
	const note = (at, what) => {
		if (found.length < 20) found.push(new Wrong(at, what));
		if (found.length >= 20) throw new Enough();
	};
	try {
		const contents = compose(text, note);
		if (found.length === 0) return { contents };
	} catch (error) {
		if (!(error instanceof Enough) && !(error instanceof RangeError)) throw error;
		if (error instanceof RangeError) found.push(new Wrong(0, TOO_DEEP));
	}
	return { faults: found.toSorted((a, b) => a.at - b.at) };
}
function compose(text, note) {
	const composer = new Composer(OPTIONS);
	Object.assign(composer, { onError: (source, code, message) => note(offsetOf(source), wordsOf(code, message)) });
	const documents = [];
	for (const token of tokensOf(text, note)) if (token.type === "error") note(token.offset, wordsOf("UNEXPECTED_TOKEN", token.message));
	else documents.push(...composer.next(token));
	documents.push(...composer.end());
	return documents[0]?.contents ?? null;
}
function* tokensOf(text, note) {
	const parser = new Parser();
	const guard = new LexemeGuard(note);
	for (const lexeme of new Lexer().lex(text)) {
		if (!guard.takes(lexeme)) throw new Enough();
		yield* parser.next(lexeme);
	}
	yield* parser.end();
}
var TOO_DEEP = "nested too deeply: no key takes so many lists in lists";
/** What is refused before anything is made of it. */
var REFUSED = {
	alias: "aliases (*name) are not taken: write it out, or say it once under defaults",
	anchor: "anchors (&name) are not taken: write it out, or say it once under defaults",
	tag: "tags (!name) are not taken: put a text that begins so in quotation marks",
	"directive-line": "directives (%…) are not taken: leave the line out",
	"doc-end": "one document to a file: leave out the line of dots",
	"explicit-key-ind": "keys are written as name: value, without a question mark"
};
var OPEN = "a quotation mark that is not closed";
/** The library would tell of it at the end of the file. */
function isOpen(type, lexeme) {
	return type?.endsWith("-quoted-scalar") === true && (lexeme.length < 2 || lexeme.at(-1) !== lexeme[0]);
}
var BETWEEN = /* @__PURE__ */ new Set([
	"space",
	"newline",
	"comment",
	"byte-order-mark"
]);
/** Counts what the library would build, and stops it in time. */
var LexemeGuard = class {
	#note;
	#at = 0;
	#count = 0;
	#flow = 0;
	#dashes = 0;
	#isScalar = false;
	#hasStart = false;
	constructor(note) {
		this.#note = note;
	}
	/** Whether it is worth going on. */
	takes(lexeme) {
		const at = this.#at;
		const type = this.#isScalar ? "text" : CST.tokenType(lexeme);
		this.#isScalar = type === "scalar";
		if (type === "scalar" || type === "doc-mode" || type === "flow-error-end") return true;
		this.#at += lexeme.length;
		const problem = isOpen(type, lexeme) ? OPEN : this.#problem(type);
		if (problem !== null) this.#note(at, problem);
		return problem === null;
	}
	#problem(type) {
		if (++this.#count > MOST_LEXEMES) return "more words and signs than any list of sites needs";
		if (type !== null && Object.hasOwn(REFUSED, type)) return REFUSED[type];
		if (type === "doc-start" && this.#hasStart) return "one document to a file: leave out the line of dashes";
		this.#hasStart ||= !BETWEEN.has(type);
		return this.#depth(type) > DEEPEST ? TOO_DEEP : null;
	}
	/** In brackets, or in dashes of one line. */
	#depth(type) {
		if (type === "flow-map-start" || type === "flow-seq-start") this.#flow++;
		if (type === "flow-map-end" || type === "flow-seq-end") this.#flow--;
		if (type === "newline") this.#dashes = 0;
		if (type === "seq-item-ind") this.#dashes++;
		return Math.max(this.#flow, this.#dashes);
	}
};
function offsetOf(source) {
	if (typeof source === "number") return source;
	return "offset" in source ? source.offset : source[0] ?? 0;
}
var WORDS = {
	TAB_AS_INDENT: "a tab in the indentation: use spaces",
	BAD_INDENT: "indented otherwise than the lines that it belongs to",
	BLOCK_AS_IMPLICIT_KEY: "a second ': ' in one line: put the value in quotation marks, or begin a new line",
	MULTILINE_IMPLICIT_KEY: "a key and its value stand in one line with ': ' between them, like name: news",
	KEY_OVER_1024_CHARS: "a key is one word, like name",
	BAD_SCALAR_START: "a value that begins so must stand in quotation marks",
	RESOURCE_EXHAUSTION: TOO_DEEP
};
function wordsOf(code, message) {
	const [, missing] = /must be sufficiently indented and end with a (\S)/.exec(message) ?? [];
	if (missing !== void 0) return `${missing} is missing, or the lines before it are not indented enough`;
	if (message.startsWith("Implicit map keys need to be followed")) return WORDS.MULTILINE_IMPLICIT_KEY;
	return WORDS[code] ?? `not YAML: ${message.replace(/\s+/g, " ").slice(0, 200)}`;
}
//#endregion
//#region src/watch/sites/yaml/yaml-tree.ts
/** Reads a text that has no byte order mark any more. */
function readYaml(text) {
	const composed = composeYaml(text);
	if ("faults" in composed) return composed;
	if (composed.contents === null) return { root: null };
	const reader = new TreeReader(text);
	const root = reader.node(composed.contents);
	if (reader.faults.length > 0) return { faults: reader.faults };
	return { root: isNothing(root) ? null : root };
}
/** A key without a value, or a text of comments alone. */
function isNothing(node) {
	return node.kind === "text" && node.at === node.end;
}
var TreeReader = class {
	faults = [];
	#text;
	constructor(text) {
		this.#text = text;
	}
	node(node) {
		const at = node?.range[0] ?? 0;
		if (isMap(node)) return this.#map(node.items, at, node);
		if (isSeq(node)) {
			const items = node.items.map((item) => this.node(item));
			return {
				kind: "list",
				at,
				end: node.flow === true ? node.range[1] : items.at(-1)?.end ?? at,
				isFlow: node.flow === true,
				items
			};
		}
		const text = isScalar(node) && typeof node.value === "string" ? node.value.trim() : "";
		return {
			kind: "text",
			at,
			end: at + this.#text.slice(at, node?.range[1] ?? at).trimEnd().length,
			text
		};
	}
	#map(pairs, at, { flow, range }) {
		const known = /* @__PURE__ */ new Set();
		const entries = pairs.map(({ key, value }) => this.#entry(key, value, known));
		const isFlow = flow === true;
		return {
			kind: "map",
			at,
			end: isFlow ? range[1] : entries.at(-1)?.value.end ?? at,
			isFlow,
			entries
		};
	}
	#entry(keyNode, valueNode, known) {
		const key = this.node(keyNode);
		const name = key.kind === "text" ? key.text : "";
		if (name === "") this.#fault(key.at, "a key is one word, like name");
		else if (known.has(name)) this.#fault(key.at, `${quoted(name)} is said twice: leave one of them`);
		known.add(name);
		const value = valueNode ? this.node(valueNode) : nothingAt(key.end);
		return {
			key: name,
			keyAt: key.at,
			keyEnd: key.end,
			value
		};
	}
	#fault(at, what) {
		if (this.faults.length < 20) this.faults.push(new Wrong(at, what));
	}
};
function nothingAt(at) {
	return {
		kind: "text",
		at,
		end: at,
		text: ""
	};
}
//#endregion
//#region src/watch/sites/read-plan.ts
var MOST_CHARACTERS = 1e7;
var MOST_SITES = 1e5;
var TOP_KEYS = [
	"defaults",
	"sites",
	"tell",
	"disk-quota",
	"audit-every"
];
/** Reads a file of sites. */
function readWatchPlan(text, file) {
	const own = withoutMark(text);
	const read = readPlaced(own);
	const lines = (faults) => faults.map((fault) => faultLine(own, file, fault));
	if ("faults" in read) return { faults: lines(read.faults) };
	return {
		plan: read.plan,
		warnings: lines(read.warnings)
	};
}
/** The text without the mark that some editors put before it. */
function withoutMark(text) {
	return text.startsWith("﻿") ? text.slice(1) : text;
}
/** Reads a text that has no byte order mark any more. */
function readPlaced(text) {
	const strange = text.length > MOST_CHARACTERS ? new Wrong(0, "larger than 10 MB") : controlIn(text);
	if (strange) return { faults: [strange] };
	const yaml = readYaml(text);
	if ("faults" in yaml) return yaml;
	if (yaml.root?.kind !== "map") {
		const found = yaml.root === null ? "holds no sites yet" : `is a ${yaml.root.kind}`;
		return { faults: [new Wrong(yaml.root?.at ?? 0, `${found}: begin with sites:, then a line like "  - https://example.org/"`)] };
	}
	const faults = new FaultList();
	const read = new PlanReader(text, faults).plan(yaml.root);
	return faults.isEmpty ? {
		...read,
		root: yaml.root
	} : { faults: faults.all() };
}
/** Characters that no YAML file may hold, and that a terminal would obey. */
function controlIn(text) {
	const at = text.search(/(?![\t\n\r])\p{Cc}/u);
	if (at === -1) return null;
	return new Wrong(at, `a control character (U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0")}): is this a text file?`);
}
var PlanReader = class {
	#text;
	#faults;
	constructor(text, faults) {
		this.#text = text;
		this.#faults = faults;
	}
	plan(root) {
		for (const entry of root.entries) if (!TOP_KEYS.includes(entry.key)) this.#faults.unknown(entry, "the file", TOP_KEYS);
		const channelNode = this.#node(root, "tell");
		const channels = channelNode ? readChannels(channelNode, this.#faults) : [];
		const placed = this.#sites(root);
		this.#checkNames(placed);
		const known = new Set(channelNode?.kind === "map" ? channelNode.entries.map(({ key }) => key) : []);
		this.#checkTell(placed, root, known);
		return {
			plan: {
				sites: placed.map(({ site }) => site),
				channels,
				diskQuotaBytes: this.#value(root, "disk-quota", orNone(size, "a size like 500GB")),
				auditDays: this.#value(root, "audit-every", orNone(days, "a number of days or weeks like 30 days"))
			},
			warnings: this.#faults.isEmpty ? warningsOf(placed) : []
		};
	}
	#sites(root) {
		const said = this.#node(root, "defaults");
		const defaults = said ? this.#defaults(said) : {};
		const entry = entryOf(root, "sites");
		if (!entry) this.#faults.add(root.at, "no sites: add sites:, then a line like \"  - https://example.org/\"");
		if (!entry || isNothing(entry.value)) return [];
		const { value } = entry;
		if (value.kind !== "list") {
			this.#faults.add(value.at, `sites: is a ${value.kind}, not a list: begin each site with "- "`);
			return [];
		}
		if (value.items.length > MOST_SITES) {
			this.#faults.add(value.at, `sites: ${value.items.length} sites; at most ${MOST_SITES} are taken`);
			return [];
		}
		return value.items.flatMap((node) => {
			const site = readSite(node, defaults, this.#faults);
			return site === null ? [] : [{
				site,
				node
			}];
		});
	}
	#defaults(node) {
		if (node.kind === "map") return readValues(node, "defaults", this.#faults);
		this.#faults.add(node.at, `defaults: is a ${node.kind}, not keys such as requests-per-day: 500`);
		return {};
	}
	/** Names are folders too, and not every system tells capitals apart. */
	#checkNames(placed) {
		const known = /* @__PURE__ */ new Map();
		for (const { site, node } of placed) {
			const first = known.get(site.name.toLowerCase());
			if (first) {
				const { line } = placeOf(this.#text, first.at);
				const what = `two sites are named ${quoted(site.name)}, the other in line ${line}: give one another name`;
				this.#faults.add(placeFor(node, "name"), what);
			} else known.set(site.name.toLowerCase(), node);
		}
	}
	/** What the defaults say is one fault, however many sites follow them. */
	#checkTell(placed, root, known) {
		const checked = /* @__PURE__ */ new Set();
		const defaults = this.#node(root, "defaults") ?? root;
		for (const { site, node } of placed) {
			const isOwn = node.kind === "map" && entryOf(node, "tell") !== void 0;
			for (const channel of checked.has(site.tell ?? NOBODY) ? NOBODY : site.tell ?? NOBODY) if (!known.has(channel)) {
				const there = [...known].slice(0, 10).join(", ") || "none; add them under tell: of the file";
				const what = `tell: no channel ${quoted(channel)}; there are: ${there}`;
				this.#faults.add(placeFor(isOwn ? node : defaults, "tell"), what);
			}
			checked.add(site.tell ?? NOBODY);
		}
	}
	#value(root, key, read) {
		const node = this.#node(root, key);
		return (node && this.#faults.taken(key, read(node))) ?? null;
	}
	/** A key without a value says nothing, as if it were not there. */
	#node(root, key) {
		const value = entryOf(root, key)?.value;
		return value && !isNothing(value) ? value : null;
	}
};
var NOBODY = [];
function days(text) {
	const [, digits, unit] = /^(\d{1,4})\s*(d|days?|w|weeks?)$/.exec(text) ?? [];
	const number = Number(digits) * (unit?.startsWith("w") ? 7 : 1);
	return number >= 1 && number <= 36500 ? number : void 0;
}
function warningsOf(placed) {
	const nodes = new Map(placed.map(({ site, node }) => [site, node]));
	return overlapsOf(placed.map(({ site }) => site)).map(({ site, other, host }) => {
		const what = `${quoted(site.name)} and ${quoted(other.name)} both take in pages of ${host}, and both spend on them`;
		return new Wrong(nodes.get(site).at, what);
	});
}
//#endregion
//#region src/watch/sites/plan-file.ts
/** One file of sites, watched. */
var PlanFile = class PlanFile {
	#source;
	#plan;
	#seen;
	/** What was odd in the file when it was opened. */
	warnings;
	constructor(source, stamp, read) {
		this.#source = source;
		this.#seen = {
			stamp,
			faults: null
		};
		this.#plan = read.plan;
		this.warnings = read.warnings;
	}
	/** Reads the file for the first time. @throws UsageError with a line for every fault */
	static async open(source) {
		const stamp = await source.stamp();
		const read = readWatchPlan(await source.text(), source.name);
		if ("faults" in read) throw new UsageError("BAD_INPUT", read.faults.join("\n"));
		return new PlanFile(source, stamp, read);
	}
	/** The last plan that was right. */
	get plan() {
		return this.#plan;
	}
	/** Looks whether the file has changed; `null` when there is nothing new to say. */
	async reload() {
		const stamp = await this.#stamp();
		if (stamp === this.#seen.stamp) return null;
		const read = await this.#read();
		if ("plan" in read) return this.#takeUp(stamp, read);
		const faults = read.faults.join("\n");
		const isSaid = faults === this.#seen.faults;
		this.#seen = {
			stamp,
			faults
		};
		return isSaid ? null : {
			kind: "wrong",
			faults: read.faults
		};
	}
	#takeUp(stamp, read) {
		const isSame = this.#seen.faults === null && JSON.stringify(read.plan) === JSON.stringify(this.#plan);
		this.#seen = {
			stamp,
			faults: null
		};
		if (isSame) return null;
		this.#plan = read.plan;
		return {
			kind: "changed",
			plan: read.plan,
			warnings: read.warnings
		};
	}
	async #stamp() {
		try {
			return await this.#source.stamp();
		} catch (error) {
			if (error instanceof IsochronError) return `unreadable: ${error.message}`;
			throw error;
		}
	}
	async #read() {
		try {
			return readWatchPlan(await this.#source.text(), this.#source.name);
		} catch (error) {
			if (error instanceof IsochronError) return { faults: [error.message] };
			throw error;
		}
	}
};
//#endregion
//#region src/watch/sites/yaml/yaml-text.ts
/** A text, list or map in one line, with quotation marks where they are needed. */
function yamlText(value) {
	return new Document(value, { schema: "failsafe" }).toString({
		collectionStyle: "flow",
		flowCollectionPadding: false,
		lineWidth: 0
	}).trimEnd();
}
//#endregion
//#region src/watch/sites/edit/said-data.ts
/** The data of a tree, without places and styles. */
function dataOf(node) {
	if (node.kind === "text") return node.text;
	if (node.kind === "list") return node.items.map(dataOf);
	return { pairs: node.entries.map(({ key, value }) => [key, dataOf(value)]) };
}
/** A value as somebody gives it on a command line: `[a, b]`, `{sitemaps: false}`, `"a text"`, or a text as it stands. */
function saidValue(text) {
	if (!/^\s*[[{"']/.test(text)) return text.trim();
	const read = readYaml(text);
	return "faults" in read || read.root === null ? text.trim() : dataOf(read.root);
}
/** As it is written into a file, in one line; `isFlow` where it comes to stand in brackets or braces. */
function writtenValue(data, isFlow) {
	if (typeof data === "string" && !isFlow) return yamlText(data);
	const inside = yamlText([plainOf(data)]);
	return typeof data === "string" || isFlow ? inside.slice(1, -1).trim() : yamlText(plainOf(data));
}
/** A key with its value. */
function writtenEntry(key, data, isFlow) {
	return `${yamlText(key)}: ${writtenValue(data, isFlow)}`;
}
function plainOf(data) {
	if (typeof data === "string") return data;
	if ("pairs" in data) return new Map(data.pairs.map(([key, value]) => [key, plainOf(value)]));
	return data.map(plainOf);
}
//#endregion
//#region src/watch/sites/edit/said-changes.ts
/** The same as data: keys that a site can have, with values that stand in one line. */
function saidPairs(says) {
	const pairs = [];
	for (const [key, value] of Object.entries(says)) {
		if (!keysOf(true).includes(key)) return { problem: unknownKey(key) };
		const data = typeof value === "string" ? saidValue(value) : value;
		if (textsIn(data).some((text) => BREAKS.test(text))) return { problem: `${key}: a value stands in one line` };
		pairs.push([key, data]);
	}
	return pairs;
}
/** Whatever an editor, a terminal or YAML could take for the end of a line. */
var BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff]/u;
/** Behind the marks of YAML, in which a line end can be written as two signs. */
function textsIn(data) {
	if (typeof data === "string") return [data];
	return "pairs" in data ? data.pairs.flatMap(([key, value]) => [key, ...textsIn(value)]) : data.flatMap(textsIn);
}
function unknownKey(key) {
	const known = keysOf(true);
	const meant = nearestWord(key, known);
	const way = meant === null ? `there are ${known.join(", ")}` : `did you mean ${meant}?`;
	return `${quoted(key)} is no key of a site; ${way}`;
}
//#endregion
//#region src/watch/sites/edit/splice.ts
/** Sets a key of a map. */
function setEntry(text, map, key, data) {
	const entry = map.entries.find((one) => one.key === key);
	if (entry) return setValue(text, entry, writtenValue(data, map.isFlow));
	const last = map.entries.at(-1);
	const written = writtenEntry(key, data, map.isFlow);
	if (map.isFlow || !last) return put(text, last ? last.value.end : map.at + 1, last ? `, ${written}` : written);
	return put(text, lineEnd(text, last.value.end), `${lineBreak(text)}${indentOf(text, map.at)}${written}`);
}
/** Takes a key out of a map that has others. */
function removeEntry(text, map, key) {
	const at = map.entries.findIndex((one) => one.key === key);
	const places = map.entries.map(({ keyAt, value }) => ({
		at: keyAt,
		end: value.end
	}));
	const place = places[at];
	if (map.isFlow) return cutFlow(text, places, at);
	if (startsLine(text, place.at)) return cutLines(text, lineStart(text, place.at), place.end);
	const end = lineEnd(text, place.end);
	const next = places[at + 1].at;
	return text.slice(end, next).trim() !== "" ? cut(text, trimmedEnd(text, place.at), end) : cut(text, place.at, next);
}
/** Makes keys of a site that is a mere address. */
function addressToMap(text, node, isFlow) {
	const written = `url: ${text.slice(node.at, node.end)}`;
	return replace(text, node.at, node.end, isFlow ? `{${written}}` : written);
}
/** Puts a site behind the others; `entry` is that of the list, which may have none yet. */
function appendItem(text, entry, item, isFlow) {
	const { value } = entry;
	if (value.kind === "list" && (isFlow || value.isFlow && value.items.length > 0)) return appendFlow(text, value, item);
	if (value.kind === "list" && !value.isFlow) {
		const indent = indentOf(text, value.at);
		return put(text, lineEnd(text, value.end), blockItem(text, item, indent));
	}
	const bare = value.kind === "list" ? cut(text, colonOf(text, entry) + 1, value.end) : text;
	return put(bare, lineEnd(bare, entry.keyEnd), blockItem(text, item, `${indentOf(text, entry.keyAt)}  `));
}
/** Puts a list of one site behind a text that holds none. */
function appendList(text, item) {
	return `${text}${text === "" || text.endsWith("\n") ? "" : lineBreak(text)}sites:${blockItem(text, item, "  ")}${lineBreak(text)}`;
}
/** Takes a site out. */
function removeItem(text, list, index) {
	if (list.isFlow) return cutFlow(text, list.items, index);
	return cutLines(text, dashLine(text, {
		from: index === 0 ? list.at : lineEnd(text, list.items[index - 1].end),
		column: columnOf(text, list.at)
	}), list.items[index].end);
}
function setValue(text, entry, written) {
	const { value, keyEnd } = entry;
	if (!text.slice(keyEnd, value.at).includes("\n")) return replace(text, value.at, value.end, written);
	const beside = text.slice(colonOf(text, entry) + 1, lineEnd(text, keyEnd)).trimEnd();
	return replace(text, colonOf(text, entry) + 1, value.end, ` ${written}${beside}`);
}
function appendFlow(text, list, item) {
	const written = writtenValue(typeof item === "string" ? item : { pairs: item }, true);
	const last = list.items.at(-1);
	return put(text, last ? last.end : list.at + 1, last ? `, ${written}` : written);
}
/** With the line break before it. */
function blockItem(text, item, indent) {
	return (typeof item === "string" ? [writtenValue(item, false)] : item.map(([key, data]) => writtenEntry(key, data, false))).map((line, i) => `${lineBreak(text)}${indent}${i === 0 ? "- " : "  "}${line}`).join("");
}
/** One of several in brackets or braces, with one comma; over several lines all but the one stays where it is. */
function cutFlow(text, places, index) {
	const [place, before, next] = [
		places[index],
		places[index - 1],
		places[index + 1]
	];
	const from = next || !before || text.slice(before.end, place.at).includes("\n") ? place.at : before.end;
	if (!next) return cut(text, from, place.end);
	const behind = text.slice(place.end, next.at);
	if (!behind.includes("\n")) return cut(text, from, next.at);
	return cut(text, from, place.end + (/^[ \t]*,/.exec(behind)?.[0].length ?? 0));
}
/** Whole lines, with the line end behind them or, at the end of the file, before them. */
function cutLines(text, from, end) {
	const to = lineEnd(text, end);
	if (text.startsWith("\r\n", to)) return cut(text, from, to + 2);
	if (text[to] === "\n") return cut(text, from, to + 1);
	return cut(text, from, to).replace(/\r?\n$/, "");
}
/** The start of the first line from there that has its dash in this column: comments have none there. */
function dashLine(text, { from, column }) {
	for (let start = lineStart(text, from); start < text.length; start = nextLine(text, start)) {
		const line = text.slice(start, start + column + 1);
		if (start + column >= from && line.trimStart() === "-" && line.length === column + 1) return start;
	}
	return lineStart(text, from);
}
function colonOf(text, { keyEnd }) {
	return text.indexOf(":", keyEnd);
}
function lineStart(text, at) {
	return text.lastIndexOf("\n", at - 1) + 1;
}
function nextLine(text, at) {
	const end = text.indexOf("\n", at);
	return end === -1 ? text.length : end + 1;
}
/** Where the line ends, before its line break; comments are part of it. */
function lineEnd(text, at) {
	const end = text.indexOf("\n", at);
	if (end === -1) return text.length;
	return text[end - 1] === "\r" && end > at ? end - 1 : end;
}
function columnOf(text, at) {
	return at - lineStart(text, at);
}
function indentOf(text, at) {
	return " ".repeat(columnOf(text, at));
}
function startsLine(text, at) {
	return text.slice(lineStart(text, at), at).trim() === "";
}
/** The end of what stands before a place, its spaces left out. */
function trimmedEnd(text, at) {
	return text.slice(0, at).trimEnd().length;
}
function lineBreak(text) {
	return text.includes("\r\n") ? "\r\n" : "\n";
}
function put(text, at, more) {
	return replace(text, at, at, more);
}
function cut(text, from, to) {
	return replace(text, from, to, "");
}
function replace(text, from, to, by) {
	return `${text.slice(0, from)}${by}${text.slice(to)}`;
}
//#endregion
//#region src/watch/sites/edit/make-change.ts
/** Makes it. */
function makeChange(text, before, change) {
	const pairs = "remove" in change ? [] : saidPairs(change.says);
	if ("problem" in pairs) return pairs;
	if ("add" in change) return addSite(text, before, itemOf(change.add, pairs));
	const name = "edit" in change ? change.edit : change.remove;
	const index = before.plan.sites.findIndex((site) => site.name === name);
	if (index === -1 || before.root === null) return { problem: noSite(name, before.plan) };
	return "edit" in change ? editSite(text, before.root, {
		index,
		pairs
	}) : cutSite(text, before.root, index);
}
/** The nodes of the sites in the list. */
function siteNodes(root) {
	const value = entryOf(root, "sites")?.value;
	return value?.kind === "list" ? value.items : [];
}
function noSite(name, { sites }) {
	const meant = nearestWord(name, sites.slice(0, 1e3).map((site) => site.name));
	return `no site ${quoted(name)}${meant === null ? "" : `; did you mean ${meant}?`}; isochron sites list shows them`;
}
/** A site of which nothing but its address is said is one line. */
function itemOf(urls, said) {
	const own = said.filter(([, value]) => value !== "");
	const [first = ""] = urls;
	if (urls.length === 1 && own.length === 0) return first;
	return [urls.length === 1 ? ["url", first] : ["urls", urls], ...own];
}
function addSite(text, { root }, item) {
	const entry = root && entryOf(root, "sites");
	const made = entry ? appendItem(text, entry, item, root.isFlow) : appendList(text, item);
	const sites = root ? siteNodes(root).map(dataOf) : [];
	const data = typeof item === "string" ? item : { pairs: item };
	return {
		text: made,
		index: sites.length,
		sites: [...sites, data]
	};
}
function editSite(text, root, { index, pairs }) {
	const node = siteNodes(root)[index];
	let made = node.kind === "text" ? addressToMap(text, node, listOf(root).isFlow) : text;
	let data = pairsOf(dataOf(node));
	for (const [key, value] of pairs.flatMap(withRival)) {
		const next = editOnce(made, index, [key, value]);
		if (next === null) return { problem: `${key}: cannot be changed here: edit the file by hand` };
		made = next;
		data = withPair(data, key, value);
	}
	const sites = siteNodes(root).map((one, i) => i === index ? { pairs: data } : dataOf(one));
	return {
		text: made,
		index,
		sites
	};
}
/** One key at a time, each at the places of the text as it has become. */
function editOnce(text, index, [key, value]) {
	const read = readYaml(text);
	const map = "root" in read && read.root?.kind === "map" ? siteNodes(read.root)[index] : void 0;
	if (map?.kind !== "map") return null;
	if (value !== "") return setEntry(text, map, key, value);
	return entryOf(map, key) && map.entries.length > 1 ? removeEntry(text, map, key) : text;
}
/** A site has its addresses under one key: who sets one of the two takes the other out. */
function withRival([key, value]) {
	const rival = {
		url: "urls",
		urls: "url"
	}[key];
	return rival === void 0 || value === "" ? [[key, value]] : [[key, value], [rival, ""]];
}
function withPair(pairs, key, value) {
	if (value === "") return pairs.length > 1 ? pairs.filter(([name]) => name !== key) : pairs;
	return pairs.some(([name]) => name === key) ? pairs.map(([name, old]) => [name, name === key ? value : old]) : [...pairs, [key, value]];
}
function pairsOf(data) {
	return typeof data === "object" && "pairs" in data ? data.pairs : [["url", data]];
}
function cutSite(text, root, index) {
	const sites = siteNodes(root).filter((_, i) => i !== index);
	return {
		text: removeItem(text, listOf(root), index),
		index: null,
		sites: sites.map(dataOf)
	};
}
function listOf(root) {
	return entryOf(root, "sites").value;
}
//#endregion
//#region src/watch/sites/edit/change-plan.ts
/** Changes the text of a file; `null` is a file that is not there yet. */
function changePlan(text, change, file) {
	const own = withoutMark(text ?? "");
	const before = planBefore(own, change, file);
	if ("faults" in before) return before;
	const made = makeChange(own, before, change);
	if ("problem" in made) return { faults: [made.problem] };
	const after = readPlaced(made.text);
	if ("faults" in after) return { faults: faultsOf(made.text, after.faults, file) };
	if (!isMeant(before, after.root, made)) return { faults: [byHand(file)] };
	return {
		text: `${text?.startsWith("﻿") ? "﻿" : ""}${made.text}`,
		plan: after.plan,
		site: made.index === null ? null : after.plan.sites[made.index] ?? null,
		warnings: after.warnings.map((fault) => faultLine(made.text, file, fault))
	};
}
var NOTHING = {
	sites: [],
	channels: [],
	diskQuotaBytes: null,
	auditDays: null
};
/** A file that is wrong is never written over: what its owner meant is not known. */
function planBefore(text, change, file) {
	const read = readPlaced(text);
	if (!("faults" in read)) return read;
	const bare = "add" in change ? readYaml(text) : null;
	if (bare && "root" in bare && bare.root === null) return {
		root: null,
		plan: NOTHING
	};
	return { faults: [...read.faults.map((fault) => faultLine(text, file, fault)), `${file} must be mended first; nothing was changed`] };
}
/** Without places, which would be those of a text that nobody has seen; what is no YAML any more is not their fault. */
function faultsOf(text, faults, file) {
	return "faults" in readYaml(text) ? [byHand(file)] : faults.map(({ what }) => what);
}
/** Whether the new text says what was meant of the sites, and all else as before. */
function isMeant({ root }, after, { sites }) {
	const rest = (map) => (map?.entries ?? []).filter(({ key }) => key !== "sites").map(({ key, value }) => [key, dataOf(value)]);
	const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
	return same(rest(root), rest(after)) && same(sites, siteNodes(after).map(dataOf));
}
function byHand(file) {
	return `${file} is written in a way in which this cannot be changed without changing more: edit it by hand`;
}
//#endregion
export { RecallCalibration as _, openHubDesk as a, Watch as c, pageWeight as d, newsWays as f, mindPlanners as g, MIND_DEFAULTS as h, formatSharp as i, courseSettingsOf as l, RefreshMind as m, PlanFile as n, MOST_HUB_BYTES as o, NewsDesk as p, SITE_KEYS as r, Housekeeping as s, changePlan as t, SiteCourse as u };
