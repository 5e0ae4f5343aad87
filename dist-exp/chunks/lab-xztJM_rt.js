import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Sn as monthOf, ar as identityKey, bn as dayOf, u as openArchive, xn as grantOf, yn as deliveryKey } from "./messages-BR4EaSfy.js";
import { Ht as parseHttpDate, Jn as instant, Kn as parsePageUrl, Vt as formatHttpDate, Zn as toIso, qt as sha256Digest } from "./formats-CP_ayLbB.js";
import { c as Gates } from "./render-DH98pEeP.js";
import { a as perSlot, c as slotProbability, i as slotSurvival, n as gammaSurvival, o as ratePerDay, r as poissonSurvival, s as ratePerSlot } from "./survival-Cqme4lsu.js";
import { A as ChangeForecast, E as RATE_ESTIMATORS, F as mergeTransitions, I as organiseChanges, L as significance, M as NEAR_DEFAULTS, N as mineRules, P as jointChanges, R as wdDiff, T as hourOfWeek, ht as siteBlur, j as arrivalsByDirectory, k as blended, pt as DirectoryTree, w as shrunkPattern } from "./study-CIoHvote.js";
import { m as requestOf } from "./surt-CmP5UFl-.js";
import { $ as textAt, F as valueAxis, I as framed, L as plotArea, Q as escapeMarkup, R as seriesColour, X as coordinate, Z as element, z as seriesDash } from "./missing-page-text-DkML2foU.js";
import { C as MemoryHints } from "./store-B-jxG4ia.js";
import { r as HOST_SCOPE } from "./xml-text-zqMn0-51.js";
import "./seeds-YrbBSZSj.js";
import { n as detectChange } from "./detect-DtnlVCiD.js";
import { n as makeWorld } from "./crawl-DVwKRWnu.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { t as SeededRandom } from "./seeded-random-Dd4u2nT2.js";
import { _ as RecallCalibration, c as Watch, d as pageWeight, g as mindPlanners, h as MIND_DEFAULTS, l as courseSettingsOf, m as RefreshMind, u as SiteCourse } from "./watch-KgibvOYd.js";
import { a as SOLAR_CONFIDENCE, c as refreshPlanners, i as plannerByName, n as PLANNERS, o as completePlan, s as slotsFromAsOf } from "./schedule-B2MCa9oZ.js";
import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { brotliCompressSync, crc32, createBrotliDecompress, createGunzip, deflateRawSync, deflateSync, gzipSync, inflateRawSync } from "node:zlib";
import { pipeline } from "node:stream";
import "node:timers/promises";
import { createServer } from "node:net";
import "node:http";
//#region src/model/pages/completeness.ts
/** Definition 5.12; a page without any change is complete. */
function pageCompleteness({ importances, held }) {
	let all = 0;
	let captured = 0;
	for (const [i, importance] of importances.entries()) {
		all += importance;
		if (held[i] === true) captured += importance;
	}
	return all === 0 ? 1 : captured / all;
}
/** Definition 5.13: page completeness weighted by page importance; 1 when nothing has weight. */
function siteCompleteness(pages) {
	const weight = pages.reduce((sum, page) => sum + page.weight, 0);
	return weight === 0 ? 1 : pages.reduce((sum, page) => sum + page.completeness * page.weight, 0) / weight;
}
//#endregion
//#region src/model/pages/query-coherence.ts
/** One sweep over the ends of the lives; an empty result is coherent. */
function queryCoherence(versions) {
	const total = versions.reduce((sum, version) => sum + version.weight, 0);
	const events = versions.filter(({ from, to }) => from < to).flatMap(({ from, to, weight }) => [{
		at: from,
		count: 1,
		weight
	}, {
		at: to,
		count: -1,
		weight: -weight
	}]).sort((a, b) => a.at - b.at || a.count - b.count);
	let [count, weight, mostCount, weightAtMost, mostWeight] = [
		0,
		0,
		0,
		0,
		0
	];
	for (const event of events) {
		count += event.count;
		weight += event.weight;
		mostWeight = Math.max(mostWeight, weight);
		if (count > mostCount || count === mostCount && weight > weightAtMost) {
			mostCount = count;
			weightAtMost = weight;
		}
	}
	if (total === 0) return {
		byCount: 1,
		byWeight: 1
	};
	return {
		byCount: Math.min(1, weightAtMost / total),
		byWeight: Math.min(1, mostWeight / total)
	};
}
//#endregion
//#region src/store/watch/memory-news.ts
/** News in memory. */
var MemoryNews = class {
	#news = /* @__PURE__ */ new Map();
	#deliveries = /* @__PURE__ */ new Map();
	#sums = {
		delivered: 0,
		givenUp: 0,
		repeated: 0
	};
	#lastNews = 0;
	#lastDelivery = 0;
	async add(items, due) {
		const isNew = /* @__PURE__ */ new Set();
		for (const item of items) {
			if (this.#news.has(item.id)) continue;
			this.#news.set(item.id, {
				no: ++this.#lastNews,
				item
			});
			isNew.add(item.id);
		}
		for (const one of due) this.#join(one, new Set(one.news.filter((id) => isNew.has(id))));
		return [...isNew].map((id) => this.#news.get(id).item);
	}
	async list({ site, limit, before = Infinity }) {
		return [...this.#news.values()].filter(({ no, item }) => no < before && (site === void 0 || item.site === site)).reverse().slice(0, limit);
	}
	async find(id) {
		return this.#news.get(id) ?? null;
	}
	async take({ now, limit, bringing }) {
		return [...this.#deliveries.values()].filter(({ id, state, dueAt }) => isOpen(state) && dueAt <= now && !bringing.has(id)).toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id).slice(0, limit).map((held) => this.#begin(held));
	}
	async delivered(id, at) {
		const held = this.#begun(id);
		if (!held) return;
		Object.assign(held, {
			state: "delivered",
			endedAt: at,
			failure: null
		});
		this.#sums.delivered++;
	}
	async failed(id, failure) {
		const held = this.#begun(id);
		if (!held) return;
		held.failure = failure;
		if (failure.again !== null) Object.assign(held, {
			state: "waiting",
			dueAt: failure.again
		});
		else {
			Object.assign(held, {
				state: "given-up",
				endedAt: failure.at
			});
			this.#sums.givenUp++;
		}
	}
	async putBack(id, dueAt) {
		const held = this.#begun(id);
		if (held) Object.assign(held, {
			state: "waiting",
			tries: held.tries - 1,
			dueAt
		});
	}
	async counts() {
		return {
			waiting: [...this.#deliveries.values()].filter(({ state }) => isOpen(state)).length,
			...this.#sums
		};
	}
	async troubles(limit) {
		return [...this.#deliveries.values()].flatMap(({ channel, key, tries, failure }) => failure ? [{
			channel,
			key,
			tries,
			...failure
		}] : []).toSorted((a, b) => b.at - a.at).slice(0, limit);
	}
	async trim(before) {
		for (const { id, endedAt } of this.#deliveries.values()) if (endedAt !== null && endedAt < before) this.#deliveries.delete(id);
		const waiting = new Set([...this.#deliveries.values()].filter(({ state }) => isOpen(state)).flatMap(({ news }) => news));
		for (const { item } of this.#news.values()) if (item.at < before && !waiting.has(item.id)) this.#news.delete(item.id);
	}
	#join({ channel, dueAt, most }, ids) {
		for (const id of ids) {
			const open = [...this.#deliveries.values()].find((one) => one.channel === channel && one.dueAt === dueAt && one.state === "waiting" && one.tries === 0 && one.news.length < most);
			if (open) open.news.push(id);
			else this.#open(channel, dueAt, id);
		}
	}
	#open(channel, dueAt, first) {
		const id = ++this.#lastDelivery;
		const key = deliveryKey(channel, first);
		this.#deliveries.set(id, {
			id,
			channel,
			key,
			news: [first],
			dueAt,
			state: "waiting",
			tries: 0,
			endedAt: null,
			failure: null
		});
	}
	#begin(held) {
		if (held.state === "begun") this.#sums.repeated++;
		held.state = "begun";
		held.tries++;
		const { id, channel, key, news, tries, dueAt } = held;
		const items = news.slice(0, 200).map((one) => this.#news.get(one).item);
		return {
			id,
			channel,
			key,
			items,
			left: news.length - items.length,
			tries,
			dueAt
		};
	}
	#begun(id) {
		const held = this.#deliveries.get(id);
		return held?.state === "begun" ? held : void 0;
	}
};
function isOpen(state) {
	return state === "waiting" || state === "begun";
}
//#endregion
//#region src/store/watch/memory-pauses.ts
/** Pauses that are forgotten with the process. */
var MemoryPauses = class {
	#pauses = /* @__PURE__ */ new Map();
	async all() {
		return [...this.#pauses.values()];
	}
	async keep(pause) {
		this.#pauses.delete(pause.name);
		this.#pauses.set(pause.name, pause);
	}
	async forget(name) {
		this.#pauses.delete(name);
	}
};
//#endregion
//#region src/store/watch/memory-watch.ts
/** The memory of a watch that ends with its process. */
var MemoryWatch = class {
	#sites = /* @__PURE__ */ new Map();
	/** By site and day. */
	#spent = /* @__PURE__ */ new Map();
	async state(site) {
		return this.#sites.get(site)?.state ?? null;
	}
	async mind(site) {
		return this.#sites.get(site)?.mind ?? null;
	}
	async pages(site) {
		return [...this.#sites.get(site)?.pages.values() ?? []].sort((a, b) => a.number - b.number);
	}
	async page(site, url) {
		return [...this.#sites.get(site)?.pages.values() ?? []].find((page) => page.url === url) ?? null;
	}
	async take(wish) {
		const granted = grantOf(wish, this.#sum(wish.site, wish.at));
		this.#add(wish.site, wish.at, granted);
		return granted;
	}
	async giveBack(site, at, { requests, bytes }) {
		this.#add(site, at, {
			requests: -requests,
			bytes: -bytes
		});
	}
	async spent(site, at) {
		return this.#sum(site, at);
	}
	async endTurn({ site, mind, pages, state, status, turn }) {
		const held = this.#held(site);
		held.state = state;
		held.status = status;
		if (mind !== null) held.mind = mind.slice();
		for (const page of pages) held.pages.set(page.number, page);
		if (turn !== null) held.turns.set(turn.at, turn);
	}
	async tell(status) {
		this.#held(status.site).status = status;
	}
	async status(site) {
		return this.#sites.get(site)?.status ?? null;
	}
	async statuses() {
		return [...this.#sites.values()].flatMap(({ status }) => status === null ? [] : [status]).sort((a, b) => a.site < b.site ? -1 : 1);
	}
	async turns(site, limit, before) {
		return [...this.#sites.get(site)?.turns.values() ?? []].filter(({ at }) => before === void 0 || at < before).sort((a, b) => b.at - a.at).slice(0, limit);
	}
	async forget(site) {
		this.#sites.delete(site);
	}
	async trim(before) {
		for (const { turns } of this.#sites.values()) for (const at of turns.keys()) if (at < before) turns.delete(at);
		for (const days of this.#spent.values()) for (const day of days.keys()) if (day < monthOf(before)) days.delete(day);
	}
	#held(site) {
		let held = this.#sites.get(site);
		if (!held) {
			held = {
				state: null,
				mind: null,
				status: null,
				pages: /* @__PURE__ */ new Map(),
				turns: /* @__PURE__ */ new Map()
			};
			this.#sites.set(site, held);
		}
		return held;
	}
	#sum(site, at) {
		const [first, day] = [monthOf(at), dayOf(at)];
		const days = [...this.#spent.get(site) ?? []].filter(([one]) => one >= first && one <= day);
		return {
			requests: days.find(([one]) => one === day)?.[1].requests ?? 0,
			bytes: days.reduce((sum, [, { bytes }]) => sum + bytes, 0)
		};
	}
	#add(site, at, { requests, bytes }) {
		const days = this.#spent.get(site) ?? /* @__PURE__ */ new Map();
		this.#spent.set(site, days);
		const spent = days.get(dayOf(at)) ?? {
			requests: 0,
			bytes: 0
		};
		days.set(dayOf(at), {
			requests: spent.requests + requests,
			bytes: spent.bytes + bytes
		});
	}
};
//#endregion
//#region src/chart/bar-chart.ts
/** A chart of grouped bars from zero up, as an SVG string. */
function barChart(labels, groups, widthPx) {
	const area = plotArea(widthPx, 110);
	const known = groups.flatMap((group) => group.values.filter((value) => value !== null));
	const y = valueAxis([0, ...known], area.bottom, area.top);
	const width = (area.right - area.left) / Math.max(1, groups.length);
	const drawn = groups.map((group, g) => drawGroup(group, area.left + g * width, width, {
		area,
		y
	}));
	return framed(labels, area, y, drawn.join(""));
}
function drawGroup(group, left, width, { area, y }) {
	const bar = width * .8 / Math.max(1, group.values.length);
	const bars = group.values.map((value, k) => {
		if (value === null) return "";
		const top = y.at(value);
		const box = {
			x: left + width * .1 + k * bar,
			y: top,
			width: bar,
			height: area.bottom - top
		};
		return element("rect", {
			...box,
			fill: seriesColour(k)
		}, element("title", {}, y.label(value)));
	});
	const middle = left + width / 2;
	const name = textAt(0, 0, group.name, {
		"text-anchor": "end",
		transform: `translate(${(middle + 4).toFixed(2)} ${area.bottom + 14}) rotate(-35)`
	});
	return bars.join("") + name;
}
//#endregion
//#region src/chart/line-chart.ts
/** A chart of lines as an SVG string; axes fit the data. */
function lineChart(labels, series, widthPx) {
	const area = plotArea(widthPx);
	const points = series.flatMap((line) => line.points);
	const x = valueAxis(points.map(([value]) => value), area.left, area.right);
	const y = valueAxis(points.map(([, value]) => value), area.bottom, area.top);
	const marks = x.ticks.map((tick) => textAt(x.at(tick), area.bottom + 18, x.label(tick), { "text-anchor": "middle" }));
	const lines = series.map((line, k) => {
		const path = line.points.map(([px, py]) => `${coordinate(x.at(px))},${coordinate(y.at(py))}`).join(" ");
		const look = {
			stroke: seriesColour(k),
			"stroke-width": 2,
			"stroke-dasharray": seriesDash(k)
		};
		return element("polyline", {
			points: path,
			fill: "none",
			...look
		});
	});
	const names = series.map((line) => line.name);
	return framed({
		...labels,
		series: names
	}, area, y, [...marks, ...lines].join(""));
}
//#endregion
//#region src/schedule/skip/warm.ts
/** Skips the tails of the rules; the rules must start at the directory that is captured (the root). */
function skipByRules(tree, rules) {
	const skipped = new Uint8Array(tree.directoryCount);
	for (const rule of rules) skipped[rule.tail] = 1;
	return spreadDownwards(tree, skipped);
}
/** Skips every directory that a judgement marks, and all below it. */
function skipWhere(tree, mark) {
	const skipped = new Uint8Array(tree.directoryCount);
	for (let directory = 0; directory < skipped.length; directory++) skipped[directory] = mark(directory) ? 1 : 0;
	return spreadDownwards(tree, skipped);
}
function spreadDownwards(tree, skipped) {
	const parents = tree.parents();
	for (let directory = 1; directory < skipped.length; directory++) skipped[directory] |= skipped[parents[directory]];
	return skipped;
}
//#endregion
//#region src/schedule/skip/skip-metrics.ts
/** No pages, no changes. */
function emptySkipCounts() {
	return {
		skipped: 0,
		fetched: 0,
		changes: 0,
		skippedInsertions: 0,
		skippedDeletions: 0,
		skippedUpdates: 0
	};
}
/** Equations 6 to 9; a version without pages has bypass ratio 0 and precision and recall 1. */
function skipMetrics(counts) {
	const pages = counts.skipped + counts.fetched;
	const held = pages - counts.skippedInsertions;
	const missed = counts.skippedInsertions + counts.skippedDeletions;
	return {
		bypassRatio: pages === 0 ? 0 : counts.skipped / pages,
		overallPrecision: pages === 0 ? 1 : held / (pages + counts.skippedDeletions),
		overallRecall: pages === 0 ? 1 : held / pages,
		changeRecall: counts.changes === 0 ? null : (counts.changes - missed) / counts.changes,
		changeRecallUpdates: counts.changes === 0 ? null : (counts.changes - missed - counts.skippedUpdates) / counts.changes
	};
}
//#endregion
//#region src/schedule/refresh/clairvoyant-bound.ts
/** The greatest total weight, exactly. */
function clairvoyantBound(jobs, periods, perPeriod) {
	if (perPeriod <= 0) return 0;
	const slots = new Slots(jobs, periods, Math.floor(perPeriod));
	let total = 0;
	const order = Int32Array.from(jobs.weights, (_, i) => i);
	for (const job of order.sort((a, b) => jobs.weights[b] - jobs.weights[a])) if (jobs.weights[job] > 0 && slots.take(job)) total += jobs.weights[job];
	return total;
}
var Slots = class {
	#jobs;
	#capacity;
	/** Jobs done in each period. */
	#done;
	/** For each period the last of the full stretch that begins there and that nothing can leave; −1 if none. */
	#fullUntil;
	constructor(jobs, periods, capacity) {
		this.#jobs = jobs;
		this.#capacity = capacity;
		this.#done = Array.from({ length: periods }, () => []);
		this.#fullUntil = new Int32Array(periods).fill(-1);
	}
	/** Fits a job in, moving others if need be; false when no arrangement holds it with all taken before. */
	take(job) {
		const first = Math.max(0, this.#jobs.first[job]);
		const last = Math.min(this.#done.length - 1, this.#jobs.last[job]);
		if (first > last || this.#fullUntil[first] >= last) return false;
		for (let period = last; period >= first; period--) if (this.#done[period].length < this.#capacity) {
			this.#done[period].push(job);
			return true;
		}
		return this.#makeRoom(job, first, last);
	}
	#makeRoom(job, first, last) {
		let [low, high] = [first, last];
		const mover = /* @__PURE__ */ new Map();
		const waiting = Array.from({ length: last - first + 1 }, (_, i) => first + i);
		for (let period = waiting.pop(); period !== void 0; period = waiting.pop()) for (const other of this.#done[period]) {
			const left = Math.max(0, this.#jobs.first[other]);
			const right = Math.min(this.#done.length - 1, this.#jobs.last[other]);
			const fresh = [];
			while (low > left) fresh.push(--low);
			while (high < right) fresh.push(++high);
			for (const reached of fresh) {
				mover.set(reached, {
					job: other,
					from: period
				});
				if (this.#done[reached].length < this.#capacity) {
					this.#shift(job, reached, mover);
					return true;
				}
				waiting.push(reached);
			}
		}
		for (let period = low; period <= high; period++) this.#fullUntil[period] = Math.max(this.#fullUntil[period], high);
		return false;
	}
	#shift(job, free, mover) {
		let to = free;
		for (let move = mover.get(to); move !== void 0; move = mover.get(to)) {
			this.#done[to].push(move.job);
			const list = this.#done[move.from];
			list[list.indexOf(move.job)] = list.at(-1);
			list.pop();
			to = move.from;
		}
		this.#done[to].push(job);
	}
};
//#endregion
//#region src/schedule/capture/evaluate/change-history.ts
/** Whether each page is sharp under a plan, given what really happened; pages fetched once are not. */
function sharpInHistory(orders, history, model) {
	const sharp = Array.from(history.unchangedBefore, () => false);
	const inTime = /* @__PURE__ */ new Set();
	orders.visits.forEach((page, k) => {
		if (slotsFromAsOf(orders.visits.length - 1 - k, model) <= history.unchangedBefore[page]) inTime.add(page);
	});
	orders.revisits.forEach((page, k) => {
		sharp[page] = inTime.has(page) && slotsFromAsOf(k, model) <= history.unchangedAfter[page];
	});
	return sharp;
}
/** The farthest place from t* at which a fetch still finds the content of t*, per page; −1 for none. */
function deadlines(unchanged, model) {
	const farthest = unchanged.length;
	return Int32Array.from(unchanged, (slots) => {
		const place = Math.floor(slots - slotsFromAsOf(0, model));
		return Math.max(-1, Math.min(farthest, place));
	});
}
/** Where the slots that differ from page to page begin: after the shared one, if there is one. */
function firstOwnSlot(model) {
	return model === "papers" ? 1 : 0;
}
/** A baseline as a planner; it counts pages, whatever their weights, and the bound is the best count. */
function clairvoyantPlanner(name, history, ordersFor, bestFor) {
	const planner = {
		name,
		family: "clairvoyant"
	};
	return {
		...planner,
		plan(request) {
			const count = (orders) => sharpInHistory(orders, history, request.model).filter(Boolean).length;
			const orders = ordersFor(history, request.model);
			return {
				...completePlan(request, planner, orders, count(bestFor(history, request.model))),
				expectedSharp: count(orders)
			};
		}
	};
}
//#endregion
//#region src/schedule/capture/assignment/page-buckets.ts
/** Pages by key −1…n. */
var PageBuckets = class {
	#buckets;
	#least;
	#greatest = -1;
	constructor(largestKey) {
		this.#buckets = Array.from({ length: largestKey + 2 }, () => []);
		this.#least = largestKey + 1;
	}
	add(page, key) {
		this.#buckets[key + 1].push(page);
		this.#least = Math.min(this.#least, key + 1);
		this.#greatest = Math.max(this.#greatest, key + 1);
	}
	/** Removes a page with the least key; −1 when there is none. */
	takeLeast() {
		while (this.#least < this.#buckets.length && this.#buckets[this.#least].length === 0) this.#least++;
		return this.#buckets[this.#least]?.pop() ?? -1;
	}
	/** Removes a page with the greatest key; −1 when there is none. */
	takeGreatest() {
		while (this.#greatest >= 0 && this.#buckets[this.#greatest].length === 0) this.#greatest--;
		return this.#buckets[this.#greatest]?.pop() ?? -1;
	}
	pages() {
		return this.#buckets.flat();
	}
};
//#endregion
//#region src/schedule/capture/strategies/clairvoyant-best.ts
/** The most pages that can be sharp together. */
function clairvoyantBest(history) {
	return clairvoyantPlanner("clairvoyant-best", history, bestOrders, bestOrders);
}
/** A pair of orders with the most sharp pages. */
function bestOrders(history, model) {
	const before = deadlines(history.unchangedBefore, model);
	const after = deadlines(history.unchangedAfter, model);
	const sharp = mostTogether(before, after, firstOwnSlot(model));
	const isSharp = new Set(sharp);
	const others = [...before.keys()].filter((page) => !isSharp.has(page));
	const shared = others.splice(0, firstOwnSlot(model));
	const side = (deadline) => [
		...shared,
		...[...sharp].sort((x, y) => deadline[x] - deadline[y]),
		...others
	];
	return {
		visits: side(before).reverse(),
		revisits: side(after)
	};
}
/**
* Pages can be sharp together iff on either side at most k of them have their deadline among the first k
* slots. They are taken by rising deadline before t*, so all those taken count alike there; whenever a side
* is overfull the page with the earliest deadline after t* goes, since every other choice is harder to go on from.
*/
function mostTogether(before, after, from) {
	const n = before.length;
	const room = Int32Array.from({ length: n + 1 }, (_, k) => Math.min(k, n - 1) + 1 - from);
	const kept = new PageBuckets(n);
	let count = 0;
	for (const page of [...before.keys()].sort((x, y) => before[x] - before[y])) {
		if (before[page] < from || after[page] < from) continue;
		kept.add(page, after[page]);
		count++;
		if (take(room, after[page], 1) && count <= Math.min(before[page], n - 1) + 1 - from) continue;
		take(room, after[kept.takeLeast()], -1);
		count--;
	}
	return kept.pages();
}
/** Takes places (or gives them back) at a deadline; whether no slot is overfull afterwards. */
function take(room, deadline, places) {
	let fits = true;
	for (let k = deadline; k < room.length; k++) {
		room[k] = room[k] - places;
		if (room[k] < 0) fits = false;
	}
	return fits;
}
//#endregion
//#region src/schedule/capture/strategies/clairvoyant-worst.ts
/** The fewest pages that must be sharp. */
function clairvoyantWorst(history) {
	return clairvoyantPlanner("clairvoyant-worst", history, worstOrders, bestOrders);
}
/**
* One late fetch spoils a page. Visit slots, nearest first, each take a page that is late there, the one that
* is hardest to spoil by its revisit; then revisit slots spoil what they can of the rest. (Pages spoiled by
* visits form the heaviest basis of a matroid, which leaves the most to the other side.)
*/
function worstOrders(history, model) {
	const before = deadlines(history.unchangedBefore, model);
	const after = deadlines(history.unchangedAfter, model);
	const pages = [...before.keys()];
	const from = firstOwnSlot(model);
	const lateVisits = latePages(pages, before, after, from);
	const spoiled = new Set(lateVisits);
	const sides = [lateVisits, latePages(pages.filter((page) => !spoiled.has(page)), after, before, from)];
	if (from === 1) giveSharedSlot(pages, sides);
	const [visits, revisits] = sides.map((side) => filled$1(side, pages));
	return {
		visits: visits.reverse(),
		revisits
	};
}
/** By slot outwards from t*: a page whose deadline lies nearer, or −1; the latest `other` deadline goes first. */
function latePages(candidates, deadline, other, from) {
	const n = deadline.length;
	const waiting = [...candidates].sort((x, y) => deadline[y] - deadline[x]);
	const late = new PageBuckets(n);
	return [...deadline.keys()].map((slot) => {
		while (waiting.length > 0 && deadline[waiting.at(-1)] < slot) {
			const page = waiting.pop();
			late.add(page, other[page]);
		}
		return slot < from ? -1 : late.takeGreatest();
	});
}
/** The page of slot 0 is sharp whatever happened, so it should be one that is sharp anyway. */
function giveSharedSlot(pages, sides) {
	const spoiled = new Set(sides.flat());
	const shared = pages.find((page) => !spoiled.has(page)) ?? pages[0];
	if (shared === void 0) return;
	for (const side of sides) {
		const slot = side.indexOf(shared);
		if (slot >= 0) side[slot] = -1;
		side[0] = shared;
	}
}
/** Puts the pages that have no slot yet into the empty ones. */
function filled$1(side, pages) {
	const placed = new Set(side);
	const others = pages.filter((page) => !placed.has(page));
	return side.map((page) => page >= 0 ? page : others.pop());
}
//#endregion
//#region src/lab/clock/virtual-clock.ts
/**
* Wakes sleepers one at a time, by instant and then by the order in which they went to sleep, and lets each
* run until it sleeps again or ends before the next wakes. Time never passes while a promise is ready to run
* or a file request is under way; other real work (sockets, the thread pool) it sees only through `isBusy`.
*/
var VirtualClock = class {
	#now;
	#sleepers = [];
	#isBusy;
	#turnDue = false;
	constructor(options) {
		this.#now = options.startAt;
		this.#isBusy = options.isBusy ?? fileRequestPending;
	}
	now() {
		return this.#now;
	}
	/** Nothing else tells the time here: it is right by definition. */
	keeping() {
		return {
			by: "a virtual clock: exact",
			boundMs: 0,
			bootId: null,
			uptimeMs: null,
			stampsFiles: false
		};
	}
	sleepUntil(at, signal) {
		if (signal?.aborted) return Promise.reject(signal.reason);
		if (at <= this.#now) return Promise.resolve();
		return new Promise((resolve, reject) => {
			const abort = () => {
				this.#sleepers.splice(this.#sleepers.indexOf(sleeper), 1);
				reject(signal?.reason);
			};
			const wake = () => {
				signal?.removeEventListener("abort", abort);
				resolve();
			};
			const sleeper = {
				at,
				wake
			};
			signal?.addEventListener("abort", abort, { once: true });
			this.#add(sleeper);
		});
	}
	#add(sleeper) {
		const after = this.#sleepers.findLastIndex((other) => other.at <= sleeper.at);
		this.#sleepers.splice(after + 1, 0, sleeper);
		this.#planTurn();
	}
	#planTurn() {
		if (this.#turnDue || this.#sleepers.length === 0) return;
		this.#turnDue = true;
		setImmediate(() => {
			this.#turnDue = false;
			if (!this.#isBusy()) this.#wakeFirst();
			this.#planTurn();
		});
	}
	#wakeFirst() {
		const sleeper = this.#sleepers.shift();
		if (!sleeper) return;
		this.#now = instant(sleeper.at);
		sleeper.wake();
	}
};
function fileRequestPending() {
	return process.getActiveResourcesInfo().some((name) => /^(FSReq|CloseReq)/.test(name));
}
//#endregion
//#region src/lab/living-site/generate/chance.ts
/** An independent stream per purpose; neighbouring seeds and names give unrelated streams. */
function stream(seed, purpose) {
	let hash = mix(seed | 0);
	for (let i = 0; i < purpose.length; i++) hash = Math.imul(hash ^ purpose.charCodeAt(i), 16777619);
	return new SeededRandom(mix(hash));
}
function mix(value) {
	let hash = value ^ value >>> 16;
	hash = Math.imul(hash, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return hash ^ hash >>> 16;
}
/** Uniform in [low, high). */
function uniform(random, low, high) {
	return low + (high - low) * random.next();
}
/** Whole number in [low, high], both included. */
function integer(random, low, high) {
	return low + Math.floor(random.next() * (high - low + 1));
}
/** Exponential with the given mean: the gaps of a Poisson process. */
function exponential$1(random, mean) {
	return -Math.log1p(-random.next()) * mean;
}
/** One element; the list must not be empty. */
function pick(random, list) {
	return list[Math.floor(random.next() * list.length)];
}
/** One name, drawn by its share. */
function pickFrom(random, shares) {
	const entries = Object.entries(shares).filter(([, share]) => share > 0);
	let left = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
	for (const [name, share] of entries) {
		left -= share;
		if (left < 0) return name;
	}
	return entries.at(-1)[0];
}
/** A shuffled copy (Fisher and Yates). */
function shuffled$1(random, list) {
	const copy = [...list];
	for (let i = copy.length - 1; i > 0; i--) {
		const j = Math.floor(random.next() * (i + 1));
		[copy[i], copy[j]] = [copy[j], copy[i]];
	}
	return copy;
}
//#endregion
//#region src/lab/living-site/generate/change-times.ts
var MS_PER_DAY = 864e5;
/** The first third of the site's day carries the given share of the changes, as where one institution edits. */
function officeHours(dayMs, officeShare) {
	const quiet = Math.min(1, (1 - officeShare) / (2 * officeShare));
	return {
		at: (afterMs) => afterMs % dayMs < dayMs / 3 ? 1 : quiet,
		mean: (1 + 2 * quiet) / 3
	};
}
/** Whole-millisecond times of a Poisson process, oldest first, drawn lazily. */
var PoissonTimes = class {
	#meanGapMs;
	#pattern;
	#random;
	#nextAfterMs;
	/** The rate is the mean over a day; a pattern concentrates it. */
	constructor(perDay, random, pattern = null) {
		this.#meanGapMs = MS_PER_DAY / perDay * (pattern?.mean ?? 1);
		this.#pattern = pattern;
		this.#random = random;
		this.#nextAfterMs = perDay > 0 ? this.#draw(0) : Infinity;
	}
	/** Milliseconds from the start to the next event; `Infinity` when there is none. */
	get nextAfterMs() {
		return Math.floor(this.#nextAfterMs);
	}
	/** Moves on to the event after it. */
	advance() {
		this.#nextAfterMs = this.#draw(this.#nextAfterMs);
	}
	#draw(afterMs) {
		let at = afterMs;
		do
			at += exponential$1(this.#random, this.#meanGapMs);
		while (this.#pattern && this.#random.next() >= this.#pattern.at(at));
		return at;
	}
};
/** The site's bulk edits; every page looks at the same ones. */
var BulkEdits = class {
	#times;
	#drawn = [];
	constructor(perDay, random) {
		this.#times = new PoissonTimes(perDay, random);
	}
	/** Milliseconds from the start to the edit of the given number, counted from 0. */
	afterMs(number) {
		while (this.#drawn.length <= number) {
			this.#drawn.push(this.#times.nextAfterMs);
			this.#times.advance();
		}
		return this.#drawn[number];
	}
};
//#endregion
//#region src/lab/living-site/generate/generated-timeline.ts
/** Bound of one page's memory; after this many versions it stands still. */
var MAX_VERSIONS = 1e5;
var DAY_MS$1 = 864e5;
/** A page's life by chance; the same plan, start and streams give the same life. */
var GeneratedTimeline = class {
	#plan;
	#startAt;
	#random;
	#edits;
	#versions = [];
	#fixed;
	#reverts = [];
	#bulkNumber = -1;
	#bulkAfterMs = Infinity;
	#turns = 0;
	#revisions = 1;
	#alive;
	#shown;
	constructor(plan, startAt, streamOf) {
		this.#plan = plan;
		this.#startAt = startAt;
		this.#random = streamOf("details");
		this.#edits = new PoissonTimes(plan.ratePerDay, streamOf("edits"), plan.dayPattern);
		this.#fixed = fixedEvents(plan);
		this.#alive = !plan.bornLater;
		const from = instant(startAt - Math.round(this.#firstAgeMs()));
		this.#shown = {
			content: {
				revision: 1,
				notice: 0,
				announced: 0,
				editedAt: from
			},
			fileTime: this.#fileTime(from)
		};
		this.#publish(from);
		this.#nextBulk();
	}
	until(now) {
		const afterMs = now - this.#startAt;
		for (let event = this.#next(); event && event.afterMs <= afterMs; event = this.#next()) {
			if (this.#versions.length >= MAX_VERSIONS) break;
			this.#happen(event);
		}
		if (this.#versions.at(-1).from <= now) return this.#versions;
		return this.#versions.slice(0, Math.max(1, this.#versions.findLastIndex((v) => v.from <= now) + 1));
	}
	#firstAgeMs() {
		const meanMs = this.#plan.ratePerDay > 0 ? DAY_MS$1 / this.#plan.ratePerDay : 60 * DAY_MS$1;
		return Math.min(1 + exponential$1(this.#random, meanMs), 3650 * DAY_MS$1);
	}
	#next() {
		const candidates = [
			this.#fixed[0],
			this.#reverts[0],
			{
				kind: "bulk",
				afterMs: this.#bulkAfterMs
			},
			{
				kind: "edit",
				afterMs: this.#edits.nextAfterMs
			}
		];
		let first;
		for (const event of candidates) if (event && event.afterMs < (first?.afterMs ?? Infinity)) first = event;
		return first;
	}
	#happen(event) {
		const at = instant(Math.max(this.#startAt + event.afterMs, this.#versions.at(-1).from + 1));
		switch (event.kind) {
			case "edit":
				this.#edits.advance();
				if (this.#alive) this.#edit(at, event.afterMs);
				break;
			case "bulk":
				this.#show({
					...this.#shown.content,
					notice: this.#bulkNumber + 1
				}, at);
				this.#nextBulk();
				break;
			case "announce":
				this.#fixed.shift();
				this.#show({
					...this.#shown.content,
					announced: this.#shown.content.announced + 1
				}, at);
				break;
			case "revert":
				this.#reverts.shift();
				this.#revert(event, at);
				break;
			case "life":
				this.#fixed.shift();
				this.#alive = event.alive;
		}
		this.#publish(at);
	}
	#edit(at, afterMs) {
		if (this.#plan.target.kind !== "content") {
			this.#turns++;
			return;
		}
		const before = this.#shown;
		this.#show({
			...before.content,
			revision: ++this.#revisions,
			editedAt: at
		}, at);
		if (this.#random.next() >= this.#plan.revertShare) return;
		const backAfterMs = afterMs + 1 + Math.round(exponential$1(this.#random, this.#plan.revertAfterMs));
		this.#reverts.push({
			kind: "revert",
			afterMs: backAfterMs,
			from: this.#shown.content,
			to: before
		});
		this.#reverts.sort((a, b) => a.afterMs - b.afterMs);
	}
	#revert(event, at) {
		const { notice, announced, revision } = this.#shown.content;
		if (revision !== event.from.revision) return;
		const fileTime = this.#plan.rollbackKeepsTime ? event.to.fileTime : this.#fileTime(at);
		this.#shown = {
			content: {
				...event.to.content,
				notice,
				announced
			},
			fileTime
		};
	}
	#show(content, at) {
		this.#shown = {
			content,
			fileTime: this.#fileTime(at)
		};
	}
	#fileTime(at) {
		const lagMs = this.#plan.deployLagMs;
		return instant(at - (lagMs > 0 ? Math.round(exponential$1(this.#random, lagMs)) : 0));
	}
	#publish(at) {
		const version = this.#versionNow(at);
		const last = this.#versions.at(-1);
		if (!last || !sameState(last, version)) this.#versions.push(version);
	}
	#versionNow(from) {
		const { target, goneStatus } = this.#plan;
		const { content, fileTime } = this.#shown;
		if (!this.#alive) return {
			from,
			status: goneStatus,
			location: null,
			content: {
				revision: 0,
				notice: 0,
				announced: 0,
				editedAt: this.#startAt
			},
			fileTime: from
		};
		if (target.kind === "location") return {
			from,
			status: 302,
			location: target.targets[this.#turns % target.targets.length],
			content,
			fileTime
		};
		return {
			from,
			status: target.kind === "status" ? target.statuses[this.#turns % target.statuses.length] : 200,
			location: null,
			content,
			fileTime
		};
	}
	#nextBulk() {
		const { bulk, target } = this.#plan;
		if (!bulk || bulk.share <= 0 || target.kind !== "content") return;
		do
			this.#bulkNumber++;
		while (this.#random.next() >= bulk.share);
		this.#bulkAfterMs = bulk.edits.afterMs(this.#bulkNumber);
	}
};
function fixedEvents(plan) {
	return [...plan.life.map((event) => ({
		kind: "life",
		...event
	})), ...plan.announcements.map((afterMs) => ({
		kind: "announce",
		afterMs
	}))].sort((a, b) => a.afterMs - b.afterMs);
}
/** Whether two versions look the same to a visitor. */
function sameState(a, b) {
	return a.status === b.status && a.location === b.location && a.content.revision === b.content.revision && a.content.notice === b.content.notice && a.content.announced === b.content.announced;
}
//#endregion
//#region src/lab/living-site/generate/page-plan.ts
/** Where the shared requisites lie. */
var ASSETS = {
	stylesheet: "/assets/site.css",
	theme: "/assets/theme.css",
	script: "/assets/site.js",
	font: "/assets/fonts/text.woff2",
	background: "/assets/background.png",
	icon: "/assets/icon.png"
};
/** Media type of each form. */
var CONTENT_TYPES = {
	home: "text/html; charset=utf-8",
	section: "text/html; charset=utf-8",
	list: "text/html; charset=utf-8",
	article: "text/html; charset=utf-8",
	product: "text/html; charset=utf-8",
	redirect: "text/html; charset=utf-8",
	stylesheet: "text/css; charset=utf-8",
	theme: "text/css; charset=utf-8",
	script: "text/javascript; charset=utf-8",
	image: "image/png",
	font: "font/woff2",
	pdf: "application/pdf"
};
/** A plan with what is not said left ordinary and empty. */
function pagePlan(given) {
	return {
		kind: "document",
		fate: "ordinary",
		links: [],
		announces: [],
		pictures: [],
		...given
	};
}
//#endregion
//#region src/lab/living-site/generate/rates.ts
/** Twenty changes a second: faster pages could not be told from noise. */
var MAX_PER_DAY = 1728e3;
/** One rate per page, in random order over the pages. */
function drawRates(distribution, count, random) {
	const rates = [];
	for (let i = 0; i < count; i++) rates.push(rateAt(distribution, i, rates[i - 1], random));
	return shuffled$1(random, rates).map((rate) => ratePerDay(Math.min(rate, MAX_PER_DAY)));
}
function rateAt(distribution, rank, previous, random) {
	switch (distribution.kind) {
		case "fixed": return distribution.perDay;
		case "log-uniform": {
			const { minPerDay, maxPerDay } = distribution;
			return minPerDay * (maxPerDay / minPerDay) ** random.next();
		}
		case "skewed":
			if (previous === void 0) return distribution.maxPerDay;
			return previous / ((rank - 1) % 9 < 3 ? 1.06 : 1.001);
		case "smooth": return distribution.maxPerDay / (rank + 1);
	}
}
/** The same distribution, so many times faster. */
function scaleRates(distribution, factor) {
	switch (distribution.kind) {
		case "fixed": return {
			...distribution,
			perDay: distribution.perDay * factor
		};
		case "log-uniform": {
			const { minPerDay, maxPerDay } = distribution;
			return {
				...distribution,
				minPerDay: minPerDay * factor,
				maxPerDay: maxPerDay * factor
			};
		}
		case "skewed":
		case "smooth": return {
			...distribution,
			maxPerDay: distribution.maxPerDay * factor
		};
	}
}
//#endregion
//#region src/lab/living-site/generate/text.ts
var THINGS = [
	"lamp",
	"chair",
	"teapot",
	"notebook",
	"rope",
	"lantern",
	"basket",
	"clock",
	"kettle",
	"blanket",
	"compass",
	"ladder",
	"stool",
	"bowl",
	"kite",
	"anchor",
	"bell",
	"brush",
	"barrel",
	"mirror"
];
var QUALITIES = [
	"oak",
	"blue",
	"small",
	"folding",
	"woven",
	"painted",
	"old",
	"light",
	"heavy",
	"northern",
	"striped",
	"copper",
	"quiet",
	"round",
	"tall",
	"early",
	"late",
	"open",
	"winter",
	"summer"
];
var TOPICS = [
	"harbour wall",
	"ferry timetable",
	"town library",
	"weekly market",
	"school garden",
	"lifeboat crew",
	"bread oven",
	"bridge repair",
	"lighthouse tour",
	"choir rehearsal",
	"boat yard",
	"tide table",
	"swimming class",
	"bus shelter",
	"map room",
	"rowing club",
	"apple fair",
	"council meeting"
];
var PEOPLE = [
	"Ada",
	"Jonas",
	"Mirela",
	"Tomas",
	"Ines",
	"Karim",
	"Lotte",
	"Pavel",
	"Ruth",
	"Sven"
];
var DOINGS = [
	"opens again on Monday",
	"will be moved to the west pier",
	"needs six more volunteers",
	"has been measured with new instruments",
	"starts an hour earlier this week",
	"is being painted",
	"was finished ahead of plan",
	"takes place in the old fish hall",
	"has a new keeper",
	"closes for two days",
	"costs less than last year",
	"is looking for a name"
];
var REMARKS = [
	"Please bring a warm coat.",
	"Children are welcome.",
	"The details are on the notice board.",
	"Questions go to the office at the quay.",
	"A short report will follow.",
	"Tea is served afterwards.",
	"The number of seats is limited.",
	"Nothing else changes.",
	"Thanks to everyone who helped.",
	"Dogs wait outside.",
	"The old plan is kept in the archive.",
	"Tickets are sold at the door."
];
/** Two or three words for a title or an address, such as "oak lamp". */
function thing(random) {
	return `${pick(random, QUALITIES)} ${pick(random, THINGS)}`;
}
/** A matter of the town, such as "ferry timetable". */
function topic(random) {
	return pick(random, TOPICS);
}
/** One sentence about a matter. */
function sentence(random) {
	switch (integer(random, 0, 2)) {
		case 0: return `The ${topic(random)} ${pick(random, DOINGS)}.`;
		case 1: return `${pick(random, PEOPLE)} says that the ${topic(random)} ${pick(random, DOINGS)}.`;
		default: return pick(random, REMARKS);
	}
}
/** A paragraph of some sentences. */
function paragraph(random, sentences) {
	return Array.from({ length: sentences }, () => sentence(random)).join(" ");
}
/** The first letter made a capital one. */
function capitalised(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Text made safe for HTML content and double-quoted attributes. */
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
//#endregion
//#region src/lab/living-site/generate/render-asset.ts
/** The body of a page that has no HTML of its own; redirects have an empty one. */
function renderAsset(seed, page, revision) {
	switch (page.form) {
		case "stylesheet": return Buffer.from(stylesheet(revision));
		case "theme": return Buffer.from(theme(seed, revision));
		case "script": return Buffer.from(script(revision));
		case "image": return picture(seed, page, revision);
		case "font": return font(seed, page.size, revision);
		case "pdf": return pdf(page.title, paragraph(stream(seed, `pdf ${page.path} ${revision}`), 2), page.size);
		case "redirect":
		case "home":
		case "section":
		case "list":
		case "article":
		case "product": return /* @__PURE__ */ new Uint8Array(0);
	}
}
function stylesheet(revision) {
	return `@import url("theme.css");
/* revision ${revision} */
@font-face { font-family: "Harbour"; src: url(fonts/text.woff2) format("woff2"); font-display: swap; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 "Harbour", Georgia, serif;
  background: #fff url('${ASSETS.background}') repeat-x; }
header { display: flex; gap: 1rem; align-items: baseline; border-bottom: 2px solid var(--accent); }
header .home { font-size: 1.4rem; font-weight: bold; }
nav a { margin-right: .6rem; }
.notice { padding: .4rem .6rem; background: var(--pale); }
.stamp, footer { color: #555; font-size: .85rem; }
img { float: right; margin: 0 0 1rem 1rem; border: 1px solid #bbb; }
.price strong { color: var(--accent); font-size: 1.3rem; }
`;
}
function theme(seed, revision) {
	const hue = integer(stream(seed, `hue ${revision}`), 0, 359);
	return `:root { --accent: hsl(${hue} 60% 32%); --pale: hsl(${hue} 50% 94%); }\na { color: var(--accent); }\n`;
}
function script(revision) {
	return `// revision ${revision}\ndocument.documentElement.dataset.ready = "yes";\n`;
}
var PNG_SIGNATURE = Buffer.from([
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
]);
/** Stripes and a disc in colours of the revision; a large picture shows what its small one shows. */
function picture(seed, page, revision) {
	const lasting = stream(seed, `picture ${page.path.replace("-large.png", ".png")}`);
	const fresh = stream(seed, `colours ${page.path.replace("-large.png", ".png")} ${revision}`);
	const width = page.size;
	const height = Math.max(1, Math.round(width * 2 / 3));
	const stripes = integer(lasting, 2, 7);
	const radius = height * (.2 + .2 * lasting.next());
	const rows = Buffer.alloc((width + 1) * height);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
		const inDisc = (x - width / 2) ** 2 + (y - height / 2) ** 2 < radius ** 2;
		rows[y * (width + 1) + 1 + x] = inDisc ? 2 : Math.floor((x + y) * stripes / width) % 2;
	}
	return png(width, height, Buffer.from(Array.from({ length: 9 }, () => integer(fresh, 0, 255))), rows);
}
function png(width, height, palette, rows) {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([
		8,
		3,
		0,
		0,
		0
	], 8);
	return Buffer.concat([
		PNG_SIGNATURE,
		pngChunk("IHDR", header),
		pngChunk("PLTE", palette),
		pngChunk("IDAT", deflateSync(rows, {
			level: 1,
			windowBits: 9,
			memLevel: 1
		})),
		pngChunk("IEND", Buffer.alloc(0))
	]);
}
function pngChunk(type, data) {
	const chunk = Buffer.alloc(12 + data.length);
	chunk.writeUInt32BE(data.length, 0);
	chunk.write(type, 4, "latin1");
	chunk.set(data, 8);
	chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
	return chunk;
}
/** Bytes that start like WOFF2; browsers fall back to the next font of the list. */
function font(seed, sizeBytes, revision) {
	const random = stream(seed, `font ${revision}`);
	const bytes = Buffer.from(Array.from({ length: sizeBytes }, () => integer(random, 0, 255)));
	bytes.write("wOF2", 0, "latin1");
	return bytes;
}
/** A PDF of one page with one line of text, filled up with a comment. */
function pdf(title, text, sizeBytes) {
	const content = `BT /F1 11 Tf 40 780 Td (${`${title}: ${text}`.replace(/[()\\]/g, "").slice(0, 90)}) Tj ET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
	];
	let body = `%PDF-1.4\n%${"-".repeat(Math.max(0, sizeBytes - 900))}\n`;
	const entries = objects.map((object, i) => {
		const offset = body.length;
		body += `${i + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	}).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
	return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`, "latin1");
}
//#endregion
//#region src/lab/living-site/generate/render-document.ts
/** The document's HTML; `noise` is what differs from request to request. */
function renderDocument(context, page, content, noise) {
	return filled([
		`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">`,
		`<title>${escapeHtml(page.title)} - Harbour Town</title>`,
		context.site.hasAssets ? headLinks() : "",
		`</head>\n<body class="${page.form}">`,
		renderHeader(context, content.notice),
		`<main>\n<h1>${escapeHtml(page.title)}</h1>`,
		renderStamp(content),
		...page.pictures.map((picture) => renderPicture(context, page, picture)),
		renderText(context.seed, page, content),
		noise === null ? "" : `<p class="noise">${escapeHtml(noise)}</p>`,
		renderLinks(context, page, content),
		`</main>\n<footer>Harbour Town Council, Quay 1. Generated for tests.</footer>\n</body>\n</html>\n`
	].filter((part) => part !== "").join("\n"), page.size);
}
/** What absence looks like; the same for every absent address but for its name. */
function absenceOf(path) {
	const html = `<!doctype html>
<html lang="en">
<title>Not here</title>
<h1>Not here</h1>
<p>There is no page at ${escapeHtml(path)}.</p>
<p><a href="/">To the first page</a></p>
</html>
`;
	return {
		contentType: CONTENT_TYPES.article,
		body: Buffer.from(html)
	};
}
function headLinks() {
	return [
		`<meta name="viewport" content="width=device-width">`,
		`<link rel="stylesheet" href="${ASSETS.stylesheet}">`,
		`<link rel="icon" type="image/png" href="${ASSETS.icon}">`,
		`<script src="${ASSETS.script}" defer><\/script>`
	].join("\n");
}
function renderHeader(context, notice) {
	const links = context.site.sections.map((section) => `<a href="${section.path}">${escapeHtml(section.title)}</a>`);
	const text = sentence(stream(context.seed, `notice ${notice}`));
	return `<header><a class="home" href="/">Harbour Town</a> <nav>${links.join(" ")}</nav></header>
<p class="notice">Notice ${notice + 1}: ${escapeHtml(text)}</p>`;
}
function renderStamp(content) {
	const iso = toIso(content.editedAt);
	return `<p class="stamp">Updated <time datetime="${iso}">${`${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`}</time>, revision ${content.revision}</p>`;
}
function renderPicture(context, page, picture) {
	const source = hrefFrom(page.path, picture.path);
	return `<img src="${source}"${picture.largePath ? ` srcset="${source} 1x, ${hrefFrom(page.path, picture.largePath)} 2x"` : ""} width="96" height="64" alt="${escapeHtml(context.titleOf(picture.path))}">`;
}
function renderText(seed, page, content) {
	const lasting = stream(seed, `text ${page.path}`);
	const fresh = stream(seed, `text ${page.path} ${content.revision}`);
	const html = [
		`${`This page is about the ${page.title.toLowerCase()}.`} ${paragraph(lasting, 3)}`,
		paragraph(lasting, 3),
		paragraph(fresh, 3)
	].map((line) => `<p>${escapeHtml(line)}</p>`);
	if (page.form === "product") html.push(renderPrice(integer(fresh, 300, 9900)));
	return html.join("\n");
}
function renderPrice(cents) {
	return `<p class="price">Price: <strong>${(cents / 100).toFixed(2)} EUR</strong></p>`;
}
function renderLinks(context, page, content) {
	const paths = [...page.announces.slice(0, content.announced).toReversed(), ...page.links];
	if (paths.length === 0) return "";
	const items = paths.map((path) => {
		const title = capitalised(context.titleOf(path));
		return `<li><a href="${escapeHtml(hrefFrom(page.path, path))}">${escapeHtml(title)}</a></li>`;
	});
	return `<h2>${page.form === "article" || page.form === "product" ? "See also" : "Pages"}</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
}
/** A link as authors write it: by name within a folder, from the root elsewhere. */
function hrefFrom(from, to) {
	const folder = from.slice(0, from.lastIndexOf("/") + 1);
	const rest = to.slice(folder.length);
	return folder !== "/" && to.startsWith(folder) && rest !== "" && !rest.includes("/") ? rest : to;
}
function filled(html, sizeBytes) {
	const missing = sizeBytes - Buffer.byteLength(html) - 10;
	return missing < 0 ? html : `${html}<!-- ${".".repeat(missing)} -->\n`;
}
/** A line of rotating noise, as "featured today" boxes show it. */
function featured(seed, path, variant) {
	return `Featured today: the ${thing(stream(seed, `featured ${path} ${variant}`))}`;
}
//#endregion
//#region src/lab/living-site/generate/habits.ts
/** Draws one page's habits; every page makes the same number of draws. */
function drawHabits(settings, random, limits) {
	const { caches } = settings;
	const validators = pickFrom(random, settings.validators);
	const coding = pickFrom(random, settings.coding);
	const framing = pickFrom(random, settings.framing);
	const isCached = random.next() < caches.share && limits.mayBeCached;
	const hidesAge = random.next() < caches.hiddenAgeShare;
	return {
		validators,
		coding: limits.isText ? coding : "identity",
		framing,
		caches: isCached ? {
			nodes: caches.nodes,
			ttlMs: caches.ttlMs,
			hidesAge
		} : null
	};
}
//#endregion
//#region src/lab/living-site/generate/site-plan.ts
var SECTIONS = [
	"news",
	"shop",
	"events",
	"guides",
	"people",
	"projects",
	"library",
	"walks"
];
/** Links on one list before the next list begins. */
var LIST_LENGTH$1 = 40;
/** Sites smaller than this are documents only. */
var SMALLEST_WITH_ASSETS = 24;
/** Lays out a site of exactly the given number of pages. */
function planSite(seed, pageCount, fates) {
	const random = stream(seed, "site plan");
	const hasAssets = pageCount >= SMALLEST_WITH_ASSETS;
	const counts = countPages(pageCount, hasAssets, fates);
	const home = pagePlan({
		path: "/",
		form: "home",
		title: "Harbour Town",
		size: 6e3
	});
	const documents = planDocuments(random, home, counts.documents, fateList(random, pageCount, fates));
	const steady = documents.leaves.filter((leaf) => leaf.fate === "ordinary");
	const hosts = steady.length > 0 ? steady : [home];
	linkRelated(random, documents.leaves, hosts);
	return {
		pages: [
			home,
			...documents.hubs,
			...documents.leaves,
			...planPictures(random, counts.pictures, hosts),
			...planLinked(random, {
				form: "pdf",
				kind: "other"
			}, counts.files, hosts),
			...planLinked(random, {
				form: "redirect",
				kind: "document"
			}, counts.redirects, hosts),
			...hasAssets ? planAssets() : []
		],
		hasAssets,
		sections: documents.hubs.filter((hub) => hub.form === "section")
	};
}
function countPages(total, hasAssets, fates) {
	if (!hasAssets) return {
		pictures: 0,
		files: 0,
		redirects: 0,
		documents: total
	};
	const pictures = Math.round(total * .2);
	const files = Math.max(1, Math.round(total * .03));
	const redirects = fates.redirectShare > 0 ? Math.max(1, Math.round(total * fates.redirectShare)) : 0;
	const assets = Object.keys(ASSETS).length;
	return {
		pictures,
		files,
		redirects,
		documents: total - pictures - files - redirects - assets
	};
}
/** The extraordinary fates, to be dealt to leaves; a share above 0 gives at least one. */
function fateList(random, total, fates) {
	return shuffled$1(random, [
		["born", fates.bornShare],
		["dying", fates.dyingShare],
		["noisy", fates.noisyShare],
		["status-only", fates.statusOnlyShare],
		["disallowed", fates.disallowedShare]
	].flatMap(([fate, share]) => Array.from({ length: share > 0 ? Math.max(1, Math.round(total * share)) : 0 }, () => fate)));
}
function planDocuments(random, home, count, fates) {
	const sectionCount = count < 12 ? 0 : Math.min(SECTIONS.length, Math.max(2, Math.round(Math.sqrt(count / 6))));
	const below = count - 1 - sectionCount;
	const listCount = sectionCount > 0 && below / sectionCount > LIST_LENGTH$1 ? Math.ceil(below / 41) : 0;
	const sections = SECTIONS.slice(0, sectionCount).map((name) => pagePlan({
		path: `/${name}/`,
		form: "section",
		title: capitalised(name),
		size: 4e3
	}));
	home.links.push(...sections.map((section) => section.path));
	const lists = Array.from({ length: listCount }, (_, i) => planList(sections[i % sectionCount], i));
	const parents = lists.length > 0 ? lists : sections.length > 0 ? sections : [home];
	const leafCount = below - listCount;
	const leaves = Array.from({ length: leafCount }, (_, i) => {
		const fate = i > 0 ? fates[leafCount - 1 - i] ?? "ordinary" : "ordinary";
		return planLeaf(random, parents[i % parents.length], i, fate);
	});
	return {
		hubs: [...sections, ...lists],
		leaves
	};
}
function planList(section, number) {
	const list = pagePlan({
		path: `${section.path}list-${number + 1}.html`,
		form: "list",
		title: `${section.title}, part ${number + 1}`,
		size: 6e3
	});
	section.links.push(list.path);
	return list;
}
function planLeaf(random, parent, number, fate) {
	const folder = fate === "disallowed" ? "/private/" : parent.path.replace(/[^/]*$/, "");
	const isProduct = folder === "/shop/";
	const title = capitalised(isProduct ? thing(random) : `${topic(random)}, ${thing(random)}`);
	const slug = title.toLowerCase().replace(/[^a-z]+/g, "-");
	const leaf = pagePlan({
		path: folder + (number % 17 === 16 ? `show?id=${number}` : number % 19 === 18 ? `caf%C3%A9-${number}.html` : `${slug}-${number}.html`),
		form: isProduct ? "product" : "article",
		title,
		fate,
		size: Math.round(1500 * 8 ** random.next())
	});
	(fate === "born" ? parent.announces : parent.links).push(leaf.path);
	return leaf;
}
function linkRelated(random, leaves, targets) {
	for (const leaf of leaves) {
		const related = Array.from({ length: 3 }, () => targets[integer(random, 0, targets.length - 1)]);
		for (const { path } of new Set(related)) if (path !== leaf.path) leaf.links.push(path);
	}
}
function planPictures(random, count, hosts) {
	const pages = [];
	for (let i = 0; pages.length < count; i++) {
		const title = thing(random);
		const stem = `/images/${title.replaceAll(" ", "-")}-${i}`;
		const hasLarge = count - pages.length >= 2;
		const picture = {
			path: `${stem}.png`,
			largePath: hasLarge ? `${stem}-large.png` : null
		};
		hosts[i % hosts.length].pictures.push(picture);
		pages.push(pagePlan({
			path: picture.path,
			kind: "requisite",
			form: "image",
			title,
			size: 48
		}));
		if (!picture.largePath) continue;
		pages.push(pagePlan({
			path: picture.largePath,
			kind: "requisite",
			form: "image",
			title,
			size: 96
		}));
	}
	return pages;
}
function planLinked(random, sort, count, hosts) {
	return Array.from({ length: count }, (_, i) => {
		const title = capitalised(topic(random));
		const slug = title.toLowerCase().replaceAll(" ", "-");
		const path = sort.form === "pdf" ? `/files/${slug}-${i}.pdf` : `/go/${slug}-${i}`;
		hosts[(i * 3 + 1) % hosts.length].links.push(path);
		return pagePlan({
			path,
			...sort,
			title,
			size: sort.form === "pdf" ? 8e3 : 0
		});
	});
}
function planAssets() {
	const asset = (path, form, size) => pagePlan({
		path,
		kind: "requisite",
		form,
		title: form,
		size
	});
	return [
		asset(ASSETS.stylesheet, "stylesheet", 0),
		asset(ASSETS.theme, "theme", 0),
		asset(ASSETS.script, "script", 0),
		asset(ASSETS.font, "font", 1e3),
		asset(ASSETS.background, "image", 32),
		asset(ASSETS.icon, "image", 16)
	];
}
//#endregion
//#region src/lab/living-site/generate/generated-site.ts
var OLD_FILES_LAG_MS = 216e5;
var ROTATION_VARIANTS = 3;
/** Generates the pages; the same options give the same site, byte for byte and instant for instant. */
function generateSite(options) {
	const { seed, settings } = options;
	const site = planSite(seed, options.pages, settings.fates);
	const rates = assignRates(site, options);
	const births = drawBirths(site, options);
	const context = documentContext(seed, site);
	const bulk = settings.changes.bulk;
	const shared = {
		options,
		births,
		context,
		bulk: bulk && {
			edits: new BulkEdits(bulk.perDay, stream(seed, "bulk")),
			share: bulk.share
		},
		redirectTargets: site.pages.filter((page) => page.fate === "ordinary" && isText(page)).map((page) => page.path)
	};
	for (const page of site.pages) page.announces.sort((a, b) => births.get(a) - births.get(b));
	return site.pages.map((page) => generatePage(shared, page, rates.get(page.path) ?? ratePerDay(0)));
}
function generatePage(shared, page, rate) {
	const { seed, startAt, settings } = shared.options;
	const habits = drawHabits(settings.habits, stream(seed, `habits ${page.path}`), {
		isText: CONTENT_TYPES[page.form].startsWith("text/"),
		mayBeCached: page.fate !== "noisy"
	});
	const plan = planChanges(shared, page, rate, habits);
	return {
		path: page.path,
		kind: page.kind,
		ratePerDay: rate,
		habits,
		noise: page.fate === "noisy" ? drawNoise(shared, page.path) : null,
		timeline: new GeneratedTimeline(plan, startAt, (purpose) => stream(seed, `${purpose} ${page.path}`)),
		links: allLinks(shared.context.site, page),
		entity: (version, noise) => entityOf$1(shared, page, version, noise)
	};
}
function planChanges(shared, page, rate, habits) {
	const { seed, settings } = shared.options;
	const { changes } = settings;
	const random = stream(seed, `plan ${page.path}`);
	return {
		ratePerDay: rate,
		dayPattern: changes.dayPattern && officeHours(changes.dayPattern.dayMs, changes.dayPattern.officeShare),
		target: changeTarget(shared, page, random),
		bulk: isText(page) ? shared.bulk : null,
		revertShare: changes.revertShare,
		revertAfterMs: changes.revertAfterMs,
		bornLater: page.fate === "born",
		life: drawLife(shared, page, random),
		announcements: page.announces.map((path) => shared.births.get(path)),
		goneStatus: page.fate === "born" || random.next() < .5 ? 404 : 410,
		rollbackKeepsTime: settings.habits.rollbackKeepsTime,
		deployLagMs: habits.validators === "old-file-times" ? OLD_FILES_LAG_MS : 0
	};
}
function changeTarget(shared, page, random) {
	if (page.form === "redirect") return {
		kind: "location",
		targets: shuffled$1(random, shared.redirectTargets).slice(0, 3)
	};
	if (page.fate !== "status-only") return { kind: "content" };
	return {
		kind: "status",
		statuses: random.next() < .5 ? [200, 404] : [404, 410]
	};
}
function drawLife(shared, page, random) {
	const { withinMs, returnShare } = shared.options.settings.fates;
	if (page.fate === "born") return [{
		afterMs: shared.births.get(page.path),
		alive: true
	}];
	if (page.fate !== "dying") return [];
	const death = {
		afterMs: Math.floor(uniform(random, 0, withinMs)),
		alive: false
	};
	if (random.next() >= returnShare) return [death];
	return [death, {
		afterMs: death.afterMs + 1 + Math.floor(uniform(random, 0, withinMs / 2)),
		alive: true
	}];
}
function drawBirths(site, options) {
	const born = site.pages.filter((page) => page.fate === "born");
	const { withinMs } = options.settings.fates;
	return new Map(born.map(({ path }) => [path, Math.floor(uniform(stream(options.seed, `birth ${path}`), 0, withinMs))]));
}
/** Documents and everything else get their own shares of pages that never change; redirects count as documents. */
function assignRates(site, options) {
	const { rates, staticDocumentShare, staticRequisiteShare } = options.settings.changes;
	const random = stream(options.seed, "rates");
	const order = shuffled$1(random, site.pages);
	const documents = order.filter((page) => page.kind === "document");
	const others = order.filter((page) => page.kind !== "document");
	const changing = [...documents.slice(Math.round(documents.length * staticDocumentShare)), ...others.slice(Math.round(others.length * staticRequisiteShare))];
	const drawn = drawRates(rates, changing.length, random);
	return new Map(changing.map((page, i) => [page.path, drawn[i]]));
}
function drawNoise(shared, path) {
	const { seed, settings } = shared.options;
	const kind = pickFrom(stream(seed, `noise ${path}`), settings.habits.noise);
	if (kind === "token") {
		const draw = (random) => `Your ticket: ${random.next().toString(36).slice(2, 12)}`;
		return {
			kind,
			variants: [],
			canonical: "Your ticket: none",
			draw
		};
	}
	const variants = Array.from({ length: ROTATION_VARIANTS }, (_, i) => featured(seed, path, i));
	const draw = (random) => variants[Math.floor(random.next() * variants.length)];
	return {
		kind,
		variants,
		canonical: variants[0],
		draw
	};
}
function entityOf$1(shared, page, version, noise) {
	const { content } = version;
	if (content.revision === 0) return absenceOf(page.path);
	const contentType = CONTENT_TYPES[page.form];
	if (!isText(page)) return {
		contentType,
		body: renderAsset(shared.options.seed, page, content.revision)
	};
	return {
		contentType,
		body: Buffer.from(renderDocument(shared.context, page, content, noise))
	};
}
function isText(page) {
	return page.kind === "document" && page.form !== "redirect";
}
function documentContext(seed, site) {
	const titles = new Map(site.pages.map((page) => [page.path, page.title]));
	return {
		seed,
		site,
		titleOf: (path) => titles.get(path) ?? path
	};
}
function allLinks(site, page) {
	if (page.form === "stylesheet") return [
		ASSETS.theme,
		ASSETS.font,
		ASSETS.background
	];
	if (!isText(page)) return [];
	const pictures = page.pictures.flatMap(({ path, largePath }) => largePath ? [path, largePath] : [path]);
	const sections = site.sections.map((section) => section.path);
	const assets = site.hasAssets ? [
		ASSETS.stylesheet,
		ASSETS.icon,
		ASSETS.script
	] : [];
	return [.../* @__PURE__ */ new Set([
		"/",
		...sections,
		...assets,
		...pictures,
		...page.announces,
		...page.links
	])];
}
//#endregion
//#region src/lab/living-site/generate/timeline.ts
/** The version alive at the instant; before the first one, the first. */
function versionAt$1(timeline, at) {
	const versions = timeline.until(at);
	let low = 0;
	let high = versions.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if (versions[middle].from <= at) low = middle;
		else high = middle - 1;
	}
	return versions[low];
}
//#endregion
//#region src/lab/living-site/history/lines.ts
/** Longer lines are refused: no page of a history comes near. */
var MAX_LINE_BYTES = 33554432;
/** An error that says where in the input it lies. */
function lineError(file, line, message) {
	return new UsageError("BAD_INPUT", `${file}, line ${line}: ${message}`);
}
/** Reads a file line by line; `.gz` and `.br` are decompressed. */
async function* readLines(file) {
	let number = 1;
	let held = [];
	let heldBytes = 0;
	try {
		for await (const chunk of open$1(file)) {
			let rest = chunk;
			for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
				held.push(rest.subarray(0, end));
				yield {
					number,
					text: decode(file, number, Buffer.concat(held))
				};
				number++;
				held = [];
				heldBytes = 0;
				rest = rest.subarray(end + 1);
			}
			held.push(rest);
			heldBytes += rest.length;
			if (heldBytes > MAX_LINE_BYTES) throw lineError(file, number, `longer than ${MAX_LINE_BYTES} bytes`);
		}
	} catch (error) {
		if (error instanceof IsochronError) throw error;
		throw lineError(file, number, `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
	}
	if (heldBytes > 0) yield {
		number,
		text: decode(file, number, Buffer.concat(held))
	};
}
function open$1(file) {
	const source = createReadStream(file);
	const inflate = file.endsWith(".gz") ? createGunzip() : file.endsWith(".br") ? createBrotliDecompress() : null;
	if (!inflate) return source;
	return pipeline(source, inflate, () => void 0);
}
var utf8 = new TextDecoder("utf-8", { fatal: true });
function decode(file, line, bytes) {
	try {
		return utf8.decode(bytes);
	} catch {
		throw lineError(file, line, "not UTF-8");
	}
}
//#endregion
//#region src/lab/living-site/history/drafts.ts
var MAX_PAGES$1 = 2e5;
var MAX_HELD_BYTES = 1024 ** 3;
/** The events of all pages within bounds. */
var DraftBook = class {
	#options;
	#drafts = /* @__PURE__ */ new Map();
	#firstSeconds = Infinity;
	#lastSeconds = -Infinity;
	#heldBytes = 0;
	constructor(options) {
		this.#options = options;
	}
	/** Takes the next event of the file; events of one page must come in order of time. */
	add(event) {
		const { file, fromSeconds = -Infinity, toSeconds = Infinity } = this.#options;
		if (event.atSeconds > toSeconds) return;
		this.#firstSeconds = Math.min(this.#firstSeconds, event.atSeconds);
		this.#lastSeconds = Math.max(this.#lastSeconds, event.atSeconds);
		const { events } = this.#draftOf(event.path);
		const before = events.at(-1);
		if (before && before.atSeconds > event.atSeconds) throw lineError(file, event.line, `earlier than the change before of ${event.path}`);
		if (before && event.atSeconds <= fromSeconds) this.#heldBytes -= sizeOf(events.pop());
		events.push(event);
		this.#heldBytes += sizeOf(event);
		if (this.#heldBytes > MAX_HELD_BYTES || this.#drafts.size > MAX_PAGES$1) throw lineError(file, event.line, "too much to hold; choose a shorter window");
	}
	/** The window's ends; throws when nothing lies in it. */
	window() {
		const from = this.#options.fromSeconds ?? this.#firstSeconds;
		const to = this.#options.toSeconds ?? this.#lastSeconds;
		if (this.#drafts.size > 0 && from <= to) return {
			from,
			to
		};
		throw new UsageError("BAD_INPUT", `${this.#options.file}: no changes in the window`);
	}
	/** The pages that are there at some time of the window. */
	living() {
		return [...this.#drafts.values()].filter(({ events }) => events.some((event) => event.content !== null));
	}
	#draftOf(path) {
		const draft = this.#drafts.get(path) ?? {
			path,
			events: []
		};
		this.#drafts.set(path, draft);
		return draft;
	}
};
function sizeOf(event) {
	return event.deflated?.length ?? 0;
}
//#endregion
//#region src/lab/living-site/history/events.ts
/** Streams a history: `.tsv` has paths and times, `.jsonl` has the HTML too; both may be `.gz` or `.br`. */
function readHistory(file) {
	if (/\.tsv(\.gz|\.br)?$/.test(file)) return readTsv(file);
	if (/\.jsonl(\.gz|\.br)?$/.test(file)) return readJsonLines(file);
	throw new UsageError("BAD_INPUT", `${file}: a history ends in .tsv or .jsonl, optionally .gz or .br`);
}
async function* readTsv(file) {
	const paths = /* @__PURE__ */ new Map();
	let lastSeconds = 0;
	for await (const { number, text } of readLines(file)) {
		if (text === "") continue;
		const [seconds, op, id, hash, path, ...more] = text.split("	");
		const fail = (message) => lineError(file, number, message);
		if (id === void 0 || hash === void 0 || more.length > 0) throw fail("not four or five fields");
		const atSeconds = parseSeconds(seconds, fail);
		if (atSeconds < lastSeconds) throw fail("earlier than the line before");
		lastSeconds = atSeconds;
		checkOp(op, fail);
		if (!/^\d{1,9}$/.test(id)) throw fail(`not a page id: ${quoted(id)}`);
		if (!/^[0-9a-f]{12}$/.test(hash)) throw fail(`not a content hash: ${quoted(hash)}`);
		if (path !== void 0) paths.set(id, checkPath(path, fail));
		const known = paths.get(id);
		if (known === void 0) throw fail(`page ${id} has no path yet`);
		yield {
			line: number,
			atSeconds,
			path: known,
			content: op === "D" ? null : hash,
			deflated: null
		};
	}
}
async function* readJsonLines(file) {
	for await (const line of readLines(file)) {
		if (line.text === "") continue;
		const fail = (message) => lineError(file, line.number, message);
		const { t, op, path, html } = parseObject(line, fail);
		const atSeconds = parseSeconds(typeof t === "number" ? String(t) : void 0, fail);
		checkOp(op, fail);
		if (typeof path !== "string") throw fail("no path");
		const checked = checkPath(path, fail);
		if (op === "D") {
			yield {
				line: line.number,
				atSeconds,
				path: checked,
				content: null,
				deflated: null
			};
			continue;
		}
		if (typeof html !== "string") throw fail("no html");
		const content = createHash("sha256").update(html).digest("hex");
		const deflated = deflateRawSync(html, { level: 1 });
		yield {
			line: line.number,
			atSeconds,
			path: checked,
			content,
			deflated
		};
	}
}
function parseObject(line, fail) {
	let value;
	try {
		value = JSON.parse(line.text);
	} catch {
		throw fail("not JSON");
	}
	if (typeof value !== "object" || value === null) throw fail("not an object");
	return value;
}
function parseSeconds(text, fail) {
	if (text === void 0 || !/^\d{1,11}$/.test(text)) throw fail(`not a time in seconds: ${quoted(text)}`);
	return Number(text);
}
function checkOp(op, fail) {
	if (op !== "A" && op !== "M" && op !== "D") throw fail(`not one of A, M, D: ${quoted(op)}`);
}
function checkPath(path, fail) {
	if (path.split("/").some((segment) => segment === "" || segment === "." || segment === "..") || path.length > 1024 || /[\u0000-\u001f\u007f]/.test(path)) throw fail(`not a relative path: ${quoted(path)}`);
	return path;
}
function quoted(value) {
	return JSON.stringify(value ?? null).slice(0, 80);
}
//#endregion
//#region src/lab/living-site/history/replay.ts
/** A window plays in an hour unless told otherwise. */
var DEFAULT_PLAY_MS = 36e5;
/** Reads the history and lays its window on the site's time, beginning at the given instant. */
async function replayHistory(options, startAt) {
	const { playMs = DEFAULT_PLAY_MS } = options;
	if (!(playMs > 0)) throw new UsageError("USAGE", `not a duration: ${playMs} ms`);
	const drafts = new DraftBook(options);
	for await (const event of readHistory(options.file)) drafts.add(event);
	const { from, to } = drafts.window();
	const msPerSecond = playMs / Math.max(1, to - from);
	const place = (seconds) => instant(startAt + Math.floor((seconds - from) * msPerSecond));
	return drafts.living().map((draft) => toPage(draft, place, startAt));
}
function toPage(draft, place, startAt) {
	const revisions = /* @__PURE__ */ new Map();
	const bodies = /* @__PURE__ */ new Map();
	const firstAt = place(draft.events[0].atSeconds);
	const versions = [];
	if (firstAt > startAt) versions.push(absent(startAt));
	for (const event of draft.events) {
		const from = place(event.atSeconds);
		if (versions.at(-1)?.from === from) versions.pop();
		const version = event.content === null ? absent(from) : present(from, stateOf(revisions, event.content, from));
		if (event.deflated) bodies.set(version.content.revision, event.deflated);
		const last = versions.at(-1);
		if (!last || last.content.revision !== version.content.revision) versions.push(version);
	}
	return {
		path: draft.path,
		timeline: new FixedTimeline(versions),
		bodies
	};
}
function stateOf(revisions, content, from) {
	const state = revisions.get(content) ?? {
		revision: revisions.size + 1,
		notice: 0,
		announced: 0,
		editedAt: from
	};
	revisions.set(content, state);
	return state;
}
function absent(from) {
	return {
		from,
		status: 404,
		location: null,
		content: {
			revision: 0,
			notice: 0,
			announced: 0,
			editedAt: from
		},
		fileTime: from
	};
}
function present(from, content) {
	return {
		from,
		status: 200,
		location: null,
		content,
		fileTime: from
	};
}
/** A life that is known beforehand. */
var FixedTimeline = class {
	#versions;
	constructor(versions) {
		this.#versions = versions;
	}
	until(now) {
		if (this.#versions.at(-1).from <= now) return this.#versions;
		return this.#versions.slice(0, Math.max(1, this.#versions.findLastIndex((v) => v.from <= now) + 1));
	}
};
//#endregion
//#region src/lab/living-site/history/lists.ts
/** Where the list of lists lies. */
var LISTS_ROOT = "/all-pages/";
var LIST_LENGTH = 200;
var FOREVER = instant(864e13);
/** Lists for all pages, a list of the lists, and a first page when the history has none. */
function planLists(pages, startAt) {
	const lists = [];
	for (let i = 0; i < pages.length; i += LIST_LENGTH) lists.push(changingList(`${LISTS_ROOT}${lists.length + 1}.html`, pages.slice(i, i + LIST_LENGTH), startAt));
	const roots = [steadyList(LISTS_ROOT, lists.map((list) => list.path), startAt)];
	if (!pages.some((page) => page.path === "/")) roots.push(steadyList("/", [LISTS_ROOT], startAt));
	return [...roots, ...lists];
}
function steadyList(path, links, startAt) {
	return {
		path,
		links,
		timeline: new FixedTimeline([listVersion(startAt, 1)]),
		linksAt: () => [...links]
	};
}
function changingList(path, pages, startAt) {
	const changes = /* @__PURE__ */ new Set();
	for (const { timeline } of pages) for (const at of comingsAndGoings(timeline)) changes.add(at);
	const versions = [startAt, ...[...changes].filter((at) => at > startAt).sort((a, b) => a - b).map(instant)].map((from, i) => listVersion(from, i + 1));
	return {
		path,
		links: pages.map((page) => page.path),
		timeline: new FixedTimeline(versions),
		linksAt: (at) => pages.filter(({ timeline }) => versionAt$1(timeline, at).status === 200).map((page) => page.path)
	};
}
function comingsAndGoings(timeline) {
	const versions = timeline.until(FOREVER);
	return versions.filter((v, i) => v.status !== versions[i - 1]?.status).map((version) => version.from);
}
function listVersion(from, revision) {
	return {
		from,
		status: 200,
		location: null,
		content: {
			revision,
			notice: 0,
			announced: 0,
			editedAt: from
		},
		fileTime: from
	};
}
//#endregion
//#region src/lab/living-site/history/history-site.ts
var FORM_OF_EXTENSION = {
	css: "theme",
	js: "script",
	png: "image",
	gif: "image",
	jpg: "image",
	jpeg: "image",
	ico: "image",
	woff: "font",
	woff2: "font",
	ttf: "font",
	pdf: "pdf"
};
/** The pages of a history, `index.html` also under its folder's name, and lists that link to those alive. */
async function replaySite(options) {
	const replayed = await replayHistory(options.history, options.startAt);
	const root = commonFolder(replayed.map((page) => page.path));
	const served = /* @__PURE__ */ new Map();
	for (const page of replayed) for (const path of addresses(page.path.slice(root.length))) served.set(path, page);
	const listed = [...served].map(([path, page]) => ({
		path,
		timeline: page.timeline
	}));
	const context = contextOf(options.seed);
	return [...[...served].map(([path, page]) => replayedPage(options, context, path, page)), ...planLists(listed, options.startAt).map((list) => listPage(options, context, list))];
}
function contextOf(seed) {
	return {
		seed,
		site: {
			pages: [],
			hasAssets: false,
			sections: [pagePlan({
				path: LISTS_ROOT,
				form: "list",
				title: "All pages",
				size: 0
			})]
		},
		titleOf: (path) => decodeURIComponent(path.slice(1)) || "Start"
	};
}
function listPage(options, context, list) {
	const render = (version) => {
		const links = list.linksAt(version.from);
		return renderDocument(context, pagePlan({
			path: list.path,
			form: "list",
			title: "All pages",
			size: 0,
			links
		}), version.content, null);
	};
	return {
		...common(options, list.path, "list"),
		timeline: list.timeline,
		links: list.links,
		entity: (version) => ({
			contentType: CONTENT_TYPES.list,
			body: Buffer.from(render(version))
		})
	};
}
function replayedPage(options, context, path, page) {
	const extension = /\.([a-z0-9]+)$/i.exec(page.path)?.[1]?.toLowerCase() ?? "";
	const form = path === "/" ? "home" : FORM_OF_EXTENSION[extension] ?? "article";
	const plan = pagePlan({
		path,
		form,
		title: context.titleOf(path),
		size: 1500,
		links: [LISTS_ROOT]
	});
	return {
		...common(options, path, form),
		timeline: page.timeline,
		links: [LISTS_ROOT],
		entity: (version) => entityOf(context, plan, page, version)
	};
}
function entityOf(context, plan, page, version) {
	const { revision } = version.content;
	if (revision === 0) return absenceOf(plan.path);
	const deflated = page.bodies.get(revision);
	const contentType = CONTENT_TYPES[plan.form];
	if (deflated) return {
		contentType,
		body: inflateRawSync(deflated)
	};
	if (!isDocument(plan.form)) return {
		contentType,
		body: renderAsset(context.seed, plan, revision)
	};
	return {
		contentType,
		body: Buffer.from(renderDocument(context, plan, version.content, null))
	};
}
function common(options, path, form) {
	const isText = CONTENT_TYPES[form].startsWith("text/");
	const habits = drawHabits(options.habits, stream(options.seed, `habits ${path}`), {
		isText,
		mayBeCached: true
	});
	return {
		path,
		kind: isDocument(form) ? "document" : form === "pdf" ? "other" : "requisite",
		ratePerDay: null,
		habits,
		noise: null
	};
}
function isDocument(form) {
	return CONTENT_TYPES[form].startsWith("text/html");
}
/** The first folder when everything lies in it, as where a repository keeps its output. */
function commonFolder(paths) {
	const folder = /^[^/]+\//.exec(paths[0] ?? "")?.[0] ?? "";
	return paths.every((path) => path.startsWith(folder)) ? folder : "";
}
function addresses(path) {
	const address = `/${path.split("/").map(encodeURIComponent).join("/")}`;
	const folder = /^(.*\/)index\.(html?|md)$/.exec(address)?.[1];
	return folder === void 0 ? [address] : [folder, address];
}
//#endregion
//#region src/lab/living-site/answer/page-caches.ts
/** The caches of one page. */
var PageCaches = class {
	#page;
	#ttlMs;
	#copies;
	constructor(page, caches) {
		this.#page = page;
		this.#ttlMs = caches.ttlMs;
		this.#copies = Array.from({ length: Math.max(1, caches.nodes) });
	}
	/** One cache by lot answers at the instant, from its copy or, when that is too old, from the origin. */
	serve(at, random) {
		const node = Math.floor(random.next() * this.#copies.length);
		const held = this.#copies[node];
		const isFresh = held !== void 0 && at - held.filledAt < this.#ttlMs;
		const copy = isFresh ? held : {
			version: versionAt$1(this.#page.timeline, at),
			filledAt: instant(at)
		};
		this.#copies[node] = copy;
		return {
			...copy,
			node,
			hit: isFresh
		};
	}
};
//#endregion
//#region src/lab/living-site/answer/content-coding.ts
/** The body as the truth's payload digest has it: `regzip` pages send other bytes for the same content. */
function canonicalPayload(coding, body) {
	return coding === "identity" || body.length === 0 ? body : gzip$1(body, 6, 0);
}
/** The body compressed anew: equal content, other bytes. */
function freshPayload(body, random) {
	return gzip$1(body, integer(random, 1, 9), integer(random, 1, 2 ** 31));
}
/** Whether the request allows gzip. */
function acceptsGzip(headers) {
	return /(^|[\s,])(gzip|\*)\s*(;\s*q=(1|0\.[0-9]*[1-9]))?\s*(,|$)/i.test(headers.get("accept-encoding") ?? "");
}
function gzip$1(body, level, mtime) {
	const bytes = gzipSync(body, { level });
	bytes.writeUInt32LE(mtime, 4);
	return bytes;
}
//#endregion
//#region src/lab/living-site/generate/rendered-pages.ts
var MAX_KEPT$1 = 1e3;
/** The newest rendering of each of the pages asked for last; bodies with noise are never kept. */
var RenderedPages = class {
	#kept = /* @__PURE__ */ new Map();
	render(page, version, noise) {
		if (noise !== null) return rendering(page, page.entity(version, noise));
		const kept = this.#kept.get(page);
		const rendered = kept?.version === version ? kept.rendered : rendering(page, page.entity(version, null));
		this.#kept.delete(page);
		this.#kept.set(page, {
			version,
			rendered
		});
		if (this.#kept.size > MAX_KEPT$1) this.#kept.delete(this.#kept.keys().next().value);
		return rendered;
	}
};
function rendering(page, entity) {
	let payload = null;
	return {
		entity,
		payload: () => payload ??= canonicalPayload(page.habits.coding, entity.body)
	};
}
//#endregion
//#region src/lab/living-site/answer/request-log.ts
/** Bound of memory; later requests are counted and not kept. */
var MAX_KEPT = 5e5;
/** The requests in order of arrival. */
var RequestLog = class {
	requests = [];
	#inFlight = 0;
	#maxInFlight = 0;
	#total = 0;
	/** All requests, kept or not. */
	get total() {
		return this.#total;
	}
	get maxInFlight() {
		return this.#maxInFlight;
	}
	begin({ target, headers }, arrivedAt) {
		this.#total++;
		this.#inFlight++;
		this.#maxInFlight = Math.max(this.#maxInFlight, this.#inFlight);
		const request = {
			path: target,
			host: headers.get("host") ?? "",
			isConditional: headers.has("if-none-match") || headers.has("if-modified-since"),
			arrivedAt,
			inFlight: this.#inFlight,
			chosenAt: null,
			finishedAt: null,
			status: null,
			shown: null,
			isWhole: false
		};
		if (this.requests.length < MAX_KEPT) this.requests.push(request);
		return request;
	}
	end(request, at, isWhole) {
		if (request.finishedAt !== null) return;
		request.finishedAt = at;
		request.isWhole = isWhole;
		this.#inFlight--;
	}
	/** Pauses from the end of all earlier answers to each next arrival; negative where answers overlapped. */
	pausesMs() {
		const pauses = [];
		let latestEnd = null;
		for (const { arrivedAt, finishedAt } of this.requests) {
			if (latestEnd !== null) pauses.push(arrivedAt - latestEnd);
			latestEnd = Math.max(latestEnd ?? -Infinity, finishedAt ?? Infinity);
		}
		return pauses;
	}
};
//#endregion
//#region src/lab/living-site/answer/validators.ts
var YEAR_MS = 31536e6;
/** The validators that a page's habit puts on a 200 response. */
function validatorsOf(input) {
	const { page, version, body, madeAt, clock, startAt } = input;
	const now = clock.at(madeAt);
	const modified = wholeSecond(Math.min(clock.at(version.fileTime), now));
	switch (page.habits.validators) {
		case "honest": return {
			etag: contentTag(page, body),
			lastModified: modified
		};
		case "missing": return {
			etag: null,
			lastModified: null
		};
		case "weak": return {
			etag: `W/"r${version.content.revision}"`,
			lastModified: null
		};
		case "mtime-size": return {
			etag: `"${(modified / 1e3).toString(16)}-${body.length.toString(16)}"`,
			lastModified: modified
		};
		case "date-as-modified": return {
			etag: null,
			lastModified: wholeSecond(now)
		};
		case "frozen": return {
			etag: null,
			lastModified: wholeSecond(clock.at(startAt) - YEAR_MS)
		};
		case "old-file-times": return {
			etag: null,
			lastModified: modified
		};
	}
}
function contentTag(page, body) {
	const tag = createHash("sha256").update(body).digest("hex").slice(0, 20);
	switch (page.habits.coding) {
		case "identity": return `"${tag}"`;
		case "gzip": return `"${tag}-gzip"`;
		case "regzip": return `W/"${tag}"`;
	}
}
function wholeSecond(ms) {
	return instant(Math.floor(ms / 1e3) * 1e3);
}
/** Whether the conditional request is answered with 304: If-None-Match first, else If-Modified-Since. */
function isNotModified(headers, served) {
	const noneMatch = headers.get("if-none-match");
	if (noneMatch !== void 0) {
		const { etag } = served;
		if (etag === null) return false;
		if (noneMatch.trim() === "*") return true;
		return noneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
	}
	const since = parseHttpDate(headers.get("if-modified-since") ?? null);
	return served.lastModified !== null && since !== null && served.lastModified <= since;
}
function opaque(tag) {
	return tag.trim().replace(/^W\//, "");
}
//#endregion
//#region src/lab/living-site/answer/responder.ts
/** The page's response. */
function respondWithPage(ask) {
	const { page, random, request } = ask;
	const copy = ask.caches ? cachedCopy(ask, ask.caches) : originCopy(ask);
	const noise = page.noise?.draw(random) ?? null;
	const rendered = ask.rendered.render(page, copy.version, noise);
	const { body, contentType } = rendered.entity;
	const { status, location } = copy.version;
	const served = status === 200 ? validators(ask, copy, body) : {
		etag: null,
		lastModified: null
	};
	const common = [
		["Date", formatHttpDate(ask.clock.at(copy.madeAt))],
		["Server", "living-site"],
		...validatorHeaders(served),
		...copy.headers
	];
	if (status === 200 && isNotModified(request.headers, served)) return empty(304, common);
	const isCoded = page.habits.coding !== "identity" && acceptsGzip(request.headers) && body.length > 0;
	return {
		status,
		headers: [
			...common,
			["Content-Type", contentType],
			...location === null ? [] : [["Location", location]],
			...page.habits.coding === "identity" ? [] : [["Vary", "Accept-Encoding"]],
			...isCoded ? [["Content-Encoding", "gzip"]] : [],
			...page.noise ? [["Set-Cookie", `visit=${random.next().toString(36).slice(2)}; Path=/`]] : []
		],
		body: isCoded ? codedBody(ask, rendered) : body,
		framing: page.habits.framing,
		isCut: ask.isCut,
		shown: {
			version: copy.version,
			noise,
			madeAt: copy.madeAt,
			hasCacheSign: copy.headers.length > 0,
			ageSeconds: copy.ageSeconds
		}
	};
}
function codedBody({ page, random }, rendered) {
	return page.habits.coding === "regzip" ? freshPayload(rendered.entity.body, random) : rendered.payload();
}
function originCopy(ask) {
	return {
		version: versionAt$1(ask.page.timeline, ask.chosenAt),
		madeAt: ask.chosenAt,
		headers: [],
		ageSeconds: null
	};
}
function cachedCopy(ask, caches) {
	const served = caches.serve(ask.chosenAt, ask.random);
	const age = Math.floor((ask.chosenAt - served.filledAt) / 1e3);
	const hidesAge = ask.page.habits.caches?.hidesAge === true;
	const headers = hidesAge ? [] : [
		["Age", String(age)],
		["Via", `1.1 cache-${served.node}`],
		["X-Cache", served.hit ? "HIT" : "MISS"]
	];
	return {
		version: served.version,
		madeAt: served.filledAt,
		headers,
		ageSeconds: hidesAge ? null : age
	};
}
function validators(ask, copy, body) {
	const { page, clock, startAt } = ask;
	return validatorsOf({
		page,
		version: copy.version,
		body,
		madeAt: copy.madeAt,
		clock,
		startAt
	});
}
function validatorHeaders(served) {
	const headers = [];
	if (served.etag !== null) headers.push(["ETag", served.etag]);
	if (served.lastModified !== null) headers.push(["Last-Modified", formatHttpDate(instant(served.lastModified))]);
	return headers;
}
function empty(status, headers) {
	return {
		status,
		headers,
		body: /* @__PURE__ */ new Uint8Array(0),
		framing: "content-length",
		isCut: false
	};
}
//#endregion
//#region src/lab/living-site/answer/server-clock.ts
/** Turns true time into the server's time. */
var ServerClock = class {
	#settings;
	#startAt;
	constructor(settings, startAt) {
		this.#settings = settings;
		this.#startAt = startAt;
	}
	/** What the server's clock showed at a true instant. */
	at(trueTime) {
		let shown = trueTime + this.#settings.skewMs;
		for (const step of this.#settings.steps) if (trueTime >= this.#startAt + step.afterMs) shown += step.byMs;
		return instant(shown);
	}
};
//#endregion
//#region src/lab/living-site/truth/truth.ts
var NOTES = [
	"life spans are half-open [from, to); to is null while the version lives",
	"contentDigest (after content decoding) with status, location and content type is a version's identity",
	"payloadDigest is of the body before content decoding as a client that accepts gzip gets it; where payloadVaries it is of a canonical compression",
	"noisy pages differ at every request: their digests are of a canonical body, or of the listed variants",
	"answers lists every whole answer that showed a state, conditional ones and copies of caches included"
];
/** The truth about the given pages, with what they answered to the given requests. */
function truthOf(pages, startAt, now, requests) {
	const asked = new Map(pages.map(({ path }) => [path, []]));
	for (const request of requests) asked.get(request.path)?.push(request);
	const truths = pages.map((page) => truthOfPage(page, now, asked.get(page.path)));
	return {
		now: toIso(now),
		startedAt: toIso(startAt),
		notes: NOTES,
		returns: truths.reduce((sum, page) => sum + page.returns, 0),
		pages: truths
	};
}
function truthOfPage(page, now, asked) {
	const { caches } = page.habits;
	const drawn = page.timeline.until(now);
	const versions = drawn.map((version, i) => truthOfVersion(page, version, drawn[i + 1]?.from ?? null));
	return {
		path: page.path,
		kind: page.kind,
		ratePerDay: page.ratePerDay,
		...page.noise ? { noisy: true } : {},
		...page.habits.coding === "regzip" ? { payloadVaries: true } : {},
		...caches ? { cached: {
			nodes: caches.nodes,
			maxStaleMs: caches.ttlMs,
			isHidden: caches.hidesAge
		} } : {},
		versions,
		answers: asked.flatMap((request) => answerTo(request, page)),
		returns: countReturns(versions)
	};
}
function truthOfVersion(page, version, to) {
	return {
		from: toIso(version.from),
		to: to === null ? null : toIso(to),
		status: version.status,
		location: version.location,
		...digestsOf(page, version)
	};
}
var knownOf = /* @__PURE__ */ new WeakMap();
function digestsOf(page, version) {
	const known = knownOf.get(page) ?? /* @__PURE__ */ new WeakMap();
	knownOf.set(page, known);
	const before = known.get(version);
	if (before) return before;
	const { body, contentType } = page.entity(version, page.noise?.canonical ?? null);
	const variants = (page.noise?.variants ?? []).map((noise) => sha256Digest(page.entity(version, noise).body));
	const digests = {
		contentType,
		payloadDigest: sha256Digest(canonicalPayload(page.habits.coding, body)),
		contentDigest: sha256Digest(body),
		...variants.length > 0 ? { variants } : {}
	};
	known.set(version, digests);
	return digests;
}
function answerTo(request, page) {
	const { shown, chosenAt, isWhole, host, isConditional } = request;
	if (!shown || chosenAt === null || !isWhole) return [];
	const { version, noise, madeAt, hasCacheSign, ageSeconds } = shown;
	const { contentType, contentDigest } = digestsOf(page, version);
	const { status, location } = version;
	return [{
		host,
		chosenAt: toIso(chosenAt),
		madeAt: toIso(madeAt),
		status,
		location,
		contentType,
		contentDigest: noise === null ? contentDigest : sha256Digest(page.entity(version, noise).body),
		conditional: isConditional,
		hasCacheSign,
		ageSeconds
	}];
}
/** Equal keys mean that a visitor could not tell the versions apart. */
function truthKey(version) {
	return JSON.stringify([
		version.status,
		version.location,
		version.contentType,
		version.contentDigest
	]);
}
function countReturns(versions) {
	const seen = /* @__PURE__ */ new Set();
	let returns = 0;
	for (const version of versions) {
		const key = truthKey(version);
		if (seen.has(key)) returns++;
		seen.add(key);
	}
	return returns;
}
//#endregion
//#region src/lab/living-site/answer/wire.ts
var REASONS = {
	200: "OK",
	301: "Moved Permanently",
	302: "Found",
	304: "Not Modified",
	400: "Bad Request",
	404: "Not Found",
	405: "Method Not Allowed",
	410: "Gone",
	503: "Service Unavailable"
};
/** Reads a request head without its final empty line; `null` when it is not one. */
function parseRequestHead(head) {
	const lines = head.split("\r\n");
	const start = /^([A-Z]+) (\/[^\s]*) (HTTP\/1\.[01])$/.exec(lines[0] ?? "");
	if (!start) return null;
	const headers = /* @__PURE__ */ new Map();
	for (const line of lines.slice(1)) {
		const field = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(.*?)[ \t]*$/.exec(line);
		if (!field) return null;
		headers.set(field[1].toLowerCase(), field[2]);
	}
	return {
		method: start[1],
		target: start[2],
		httpVersion: start[3],
		headers
	};
}
/** Frames the response for the request. */
function toWire(response, request) {
	const hasBody = request.method !== "HEAD" && response.status !== 304;
	const framing = framingFor(response, request);
	const wantsClose = /(^|[\s,])close([\s,]|$)/i.test(request.headers.get("connection") ?? "");
	const closes = framing === "close" || wantsClose || request.httpVersion === "HTTP/1.0";
	const headers = [...response.headers, ...framingHeaders(response, framing)];
	if (closes) headers.push(["Connection", "close"]);
	const pieces = hasBody ? framePieces(response.body, framing) : [];
	const isCut = response.isCut && response.body.length > 1 && hasBody;
	return {
		status: response.status,
		head: headBytes(response.status, headers),
		pieces: isCut ? cutPieces(pieces) : pieces,
		ending: isCut ? "cut" : closes ? "close" : "keep"
	};
}
function framingFor(response, request) {
	if (response.status === 304) return "content-length";
	if (response.framing === "chunked" && request.httpVersion === "HTTP/1.0") return "close";
	return response.framing;
}
function framingHeaders(response, framing) {
	if (response.status === 304 || framing === "close") return [];
	if (framing === "chunked") return [["Transfer-Encoding", "chunked"]];
	return [["Content-Length", String(response.body.length)]];
}
function headBytes(status, headers) {
	const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
	return Buffer.from(`HTTP/1.1 ${status} ${REASONS[status] ?? "Unknown"}\r\n${lines.join("")}\r\n`, "latin1");
}
/** At most eight pieces, so that a body arrives over time. */
function framePieces(body, framing) {
	const step = Math.max(1, Math.ceil(body.length / Math.min(8, Math.ceil(body.length / 1024))));
	const pieces = [];
	for (let at = 0; at < body.length; at += step) pieces.push(body.subarray(at, at + step));
	if (framing !== "chunked") return pieces;
	return [...pieces.map((piece) => Buffer.concat([
		Buffer.from(`${piece.length.toString(16)}\r\n`),
		piece,
		Buffer.from("\r\n")
	])), Buffer.from("0\r\n\r\n")];
}
function cutPieces(pieces) {
	const kept = pieces.slice(0, Math.ceil(pieces.length / 2));
	const last = kept.at(-1);
	return [...kept.slice(0, -1), last.subarray(0, Math.max(1, last.length >> 1))];
}
//#endregion
//#region src/lab/living-site/living-site.ts
/** Where the ground truth is served; no page links to it. */
var TRUTH_PATH = "/__truth";
/** A site whose pages change; the same seed and the same requests at the same instants give the same bytes. */
var LivingSite = class {
	startAt;
	pages;
	log = new RequestLog();
	#parts;
	#clock;
	#byPath;
	#caches = /* @__PURE__ */ new Map();
	#rendered = new RenderedPages();
	#requestsOf = /* @__PURE__ */ new Map();
	constructor(parts) {
		this.#parts = parts;
		this.startAt = parts.startAt;
		this.pages = parts.pages;
		this.#clock = new ServerClock(parts.habits.clock, parts.startAt);
		this.#byPath = new Map(parts.pages.map((page) => [page.path, page]));
	}
	/** Takes a request that arrived at the instant. */
	receive(request, at) {
		if (request.target === "/__truth") return this.#serveTruth(request);
		const random = this.#streamOf(request.target);
		const entry = this.log.begin(request, at);
		const { latency } = this.#parts.habits;
		return {
			beforeChoiceMs: drawMs(latency.beforeChoice, random),
			afterChoiceMs: drawMs(latency.afterChoice, random),
			bodyMs: drawMs(latency.body, random),
			choose: (chosenAt) => {
				const response = this.#respond(request, chosenAt, random);
				const wire = toWire(response, request);
				entry.chosenAt = chosenAt;
				entry.shown = request.method === "GET" ? response.shown ?? null : null;
				entry.status = wire.status;
				return wire;
			},
			finish: (endedAt, isWhole) => this.log.end(entry, endedAt, isWhole)
		};
	}
	/** Everything that was, up to the instant. */
	truth(now) {
		return truthOf(this.pages, this.startAt, now, this.log.requests);
	}
	#streamOf(target) {
		const number = this.#requestsOf.get(target) ?? 0;
		if (this.#byPath.has(target)) this.#requestsOf.set(target, number + 1);
		return stream(this.#parts.seed, `request ${number} ${target}`);
	}
	#respond(request, chosenAt, random) {
		if (request.method !== "GET" && request.method !== "HEAD") return this.#plain(405, "no such method\n", chosenAt);
		const { faults } = this.#parts.habits;
		const lot = random.next();
		if (lot < faults.unavailable) return this.#plain(503, "try again\n", chosenAt);
		if (request.target === "/robots.txt") return this.#plain(200, this.#parts.robotsTxt, chosenAt);
		const page = this.#byPath.get(request.target);
		if (!page) return this.#simple(404, absenceOf(request.target), chosenAt);
		return respondWithPage({
			request,
			page,
			caches: this.#cachesOf(page),
			chosenAt,
			clock: this.#clock,
			startAt: this.startAt,
			random,
			rendered: this.#rendered,
			isCut: lot < faults.unavailable + faults.cut
		});
	}
	#cachesOf(page) {
		if (!page.habits.caches) return null;
		const caches = this.#caches.get(page.path) ?? new PageCaches(page, page.habits.caches);
		this.#caches.set(page.path, caches);
		return caches;
	}
	#plain(status, text, at) {
		return this.#simple(status, {
			contentType: "text/plain; charset=utf-8",
			body: Buffer.from(text)
		}, at);
	}
	#simple(status, { contentType, body }, at) {
		return {
			status,
			headers: [["Date", formatHttpDate(this.#clock.at(at))], ["Content-Type", contentType]],
			body,
			framing: "content-length",
			isCut: false
		};
	}
	#serveTruth(request) {
		const choose = (at) => {
			const body = Buffer.from(JSON.stringify(this.truth(at)));
			return toWire(this.#simple(200, {
				contentType: "application/json",
				body
			}, at), request);
		};
		return {
			beforeChoiceMs: 0,
			afterChoiceMs: 0,
			bodyMs: 0,
			choose,
			finish: () => void 0
		};
	}
};
function drawMs([low, high], random) {
	return integer(random, low, high);
}
//#endregion
//#region src/lab/living-site/presets.ts
var PER_DAY = {
	everyTenSeconds: 8640,
	everyMinute: 1440,
	everyHour: 24,
	daily: 1
};
/** Honest, quick and quiet: only content changes, by independent Poisson processes. */
function plain$1() {
	return {
		changes: {
			rates: {
				kind: "log-uniform",
				minPerDay: PER_DAY.everyHour,
				maxPerDay: PER_DAY.everyMinute
			},
			staticDocumentShare: .3,
			staticRequisiteShare: .9,
			dayPattern: null,
			bulk: null,
			revertShare: 0,
			revertAfterMs: 0
		},
		fates: {
			bornShare: 0,
			dyingShare: 0,
			withinMs: 6e4,
			returnShare: 0,
			noisyShare: 0,
			redirectShare: 0,
			statusOnlyShare: 0,
			disallowedShare: 0
		},
		habits: {
			validators: { honest: 1 },
			coding: { identity: 1 },
			framing: { "content-length": 1 },
			noise: { token: 1 },
			rollbackKeepsTime: false,
			caches: {
				share: 0,
				nodes: 1,
				ttlMs: 0,
				hiddenAgeShare: 0
			},
			latency: {
				beforeChoice: [2, 4],
				afterChoice: [2, 4],
				body: [0, 0]
			},
			clock: {
				skewMs: 0,
				steps: []
			},
			faults: {
				unavailable: 0,
				cut: 0
			}
		}
	};
}
/** Small and believable: a few pages change, vary, appear or vanish during a capture of half a minute. */
function demo() {
	const base = plain$1();
	return {
		changes: {
			...base.changes,
			rates: {
				kind: "log-uniform",
				minPerDay: PER_DAY.everyHour,
				maxPerDay: PER_DAY.everyTenSeconds / 2
			},
			staticDocumentShare: .65,
			staticRequisiteShare: .95,
			bulk: {
				perDay: PER_DAY.everyMinute,
				share: .03
			},
			revertShare: .1,
			revertAfterMs: 5e3
		},
		fates: {
			bornShare: .014,
			dyingShare: .014,
			withinMs: 6e4,
			returnShare: 0,
			noisyShare: .02,
			redirectShare: .02,
			statusOnlyShare: 0,
			disallowedShare: .007
		},
		habits: {
			...base.habits,
			validators: {
				honest: 5,
				missing: 2,
				weak: 1,
				"mtime-size": 2
			},
			coding: {
				identity: 2,
				gzip: 2,
				regzip: 1
			},
			framing: {
				"content-length": 3,
				chunked: 1
			},
			latency: {
				beforeChoice: [2, 8],
				afterChoice: [2, 4],
				body: [0, 6]
			}
		}
	};
}
/** Every habit, fate and lie at once, with skew and steps of the server's clock drawn from the seed. */
function everything(seed) {
	const base = plain$1();
	const random = stream(seed, "everything");
	return {
		changes: {
			rates: {
				kind: "log-uniform",
				minPerDay: PER_DAY.everyHour,
				maxPerDay: PER_DAY.everyTenSeconds
			},
			staticDocumentShare: .3,
			staticRequisiteShare: .7,
			dayPattern: {
				dayMs: 24e4,
				officeShare: .85
			},
			bulk: {
				perDay: PER_DAY.everyMinute * 2,
				share: .2
			},
			revertShare: .3,
			revertAfterMs: 3e3
		},
		fates: {
			bornShare: .04,
			dyingShare: .04,
			withinMs: 12e4,
			returnShare: .4,
			noisyShare: .05,
			redirectShare: .06,
			statusOnlyShare: .04,
			disallowedShare: .02
		},
		habits: {
			...base.habits,
			validators: {
				honest: 4,
				missing: 2,
				weak: 2,
				"mtime-size": 2,
				"date-as-modified": 1,
				frozen: 1,
				"old-file-times": 2
			},
			coding: {
				identity: 2,
				gzip: 2,
				regzip: 2
			},
			framing: {
				"content-length": 2,
				chunked: 2,
				close: 1
			},
			noise: {
				token: 1,
				rotation: 1
			},
			rollbackKeepsTime: true,
			caches: {
				share: .15,
				nodes: 3,
				ttlMs: 2e4,
				hiddenAgeShare: .3
			},
			latency: {
				beforeChoice: [2, 120],
				afterChoice: [2, 80],
				body: [0, 60]
			},
			clock: {
				skewMs: integer(random, -4e3, 4e3),
				steps: [{
					afterMs: integer(random, 1e4, 6e4),
					byMs: integer(random, 500, 3e3)
				}, {
					afterMs: integer(random, 6e4, 12e4),
					byMs: integer(random, -3e3, -500)
				}]
			},
			faults: {
				unavailable: .01,
				cut: .01
			}
		}
	};
}
/** The preset's settings with the caller's changes put over them, group by group, lived at the given speed. */
function resolveSettings(preset, seed, { changes, fates, habits, speed = 1 }) {
	if (!(speed > 0 && speed <= 1e6)) throw new UsageError("USAGE", `not a speed: ${speed}`);
	const base = {
		plain: plain$1,
		demo,
		everything
	}[preset](seed);
	return {
		changes: faster({
			...base.changes,
			...changes
		}, speed),
		fates: {
			...base.fates,
			...fates,
			withinMs: (fates?.withinMs ?? base.fates.withinMs) / speed
		},
		habits: {
			...base.habits,
			...habits
		}
	};
}
function faster(changes, speed) {
	const { dayPattern, bulk } = changes;
	return {
		...changes,
		rates: scaleRates(changes.rates, speed),
		dayPattern: dayPattern && {
			...dayPattern,
			dayMs: dayPattern.dayMs / speed
		},
		bulk: bulk && {
			...bulk,
			perDay: bulk.perDay * speed
		},
		revertAfterMs: changes.revertAfterMs / speed
	};
}
//#endregion
//#region src/lab/living-site/create-living-site.ts
var DEFAULT_PAGES = 150;
var MAX_PAGES = 2e5;
var ROBOTS_TXT = "User-agent: *\nDisallow: /private/\n";
/** A generated site; the same options give the same site, byte for byte and instant for instant. */
function createLivingSite(options) {
	const { seed, startAt } = options;
	const pages = options.pages ?? DEFAULT_PAGES;
	if (!Number.isInteger(pages) || pages < 1 || pages > MAX_PAGES) throw new UsageError("USAGE", `a living site has 1 to ${MAX_PAGES} pages, not ${pages}`);
	const settings = resolveSettings(options.preset ?? "plain", seed, options);
	return new LivingSite({
		seed,
		startAt,
		pages: generateSite({
			seed,
			pages,
			startAt,
			settings
		}),
		habits: settings.habits,
		robotsTxt: ROBOTS_TXT
	});
}
/** A site that lives a real history again, compressed in time. */
async function createHistorySite(options) {
	const { seed, startAt, history } = options;
	const { habits } = resolveSettings(options.preset ?? "plain", seed, options);
	const playMs = (history.playMs ?? 36e5) / (options.speed ?? 1);
	return new LivingSite({
		seed,
		startAt,
		pages: await replaySite({
			seed,
			startAt,
			history: {
				...history,
				playMs
			},
			habits
		}),
		habits,
		robotsTxt: ROBOTS_TXT
	});
}
//#endregion
//#region src/lab/living-site/answer/exchange.ts
/** Answers one request; resolves when the last byte was handed over. */
async function runExchange(options) {
	const { site, clock, send, signal } = options;
	const arrivedAt = clock.now();
	const exchange = site.receive(options.request, arrivedAt);
	let isWhole = false;
	try {
		await clock.sleepUntil(after(arrivedAt, exchange.beforeChoiceMs), signal);
		const chosenAt = clock.now();
		const response = exchange.choose(chosenAt);
		await clock.sleepUntil(after(chosenAt, exchange.afterChoiceMs), signal);
		await send(response.head);
		const startedAt = clock.now();
		for (const [i, piece] of response.pieces.entries()) {
			const share = (i + 1) / response.pieces.length;
			await clock.sleepUntil(after(startedAt, exchange.bodyMs * share), signal);
			await send(piece);
		}
		isWhole = response.ending !== "cut";
		return response.ending;
	} finally {
		exchange.finish(clock.now(), isWhole);
	}
}
function after(at, ms) {
	return instant(at + Math.round(ms));
}
//#endregion
//#region src/lab/living-site/answer/http-server.ts
var MAX_HEAD_BYTES = 32768;
var MAX_CONNECTIONS = 256;
var IDLE_MS$1 = 3e4;
/** Makes a site, from chance or from a history, and serves it. */
async function startLivingSite(options) {
	const clock = options.clock ?? new SystemClock();
	const { history } = options;
	const startAt = options.startAt ?? clock.now();
	return serve(history ? await createHistorySite({
		...options,
		history,
		startAt
	}) : createLivingSite({
		...options,
		startAt
	}), {
		...options,
		clock
	});
}
async function serve(site, options) {
	const { clock } = options;
	const host = options.host ?? "127.0.0.1";
	const stop = new AbortController();
	const sockets = /* @__PURE__ */ new Set();
	const server = createServer({ noDelay: true }, (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
		serveConnection(socket, {
			site,
			clock,
			signal: stop.signal
		});
	});
	server.maxConnections = MAX_CONNECTIONS;
	const port = await listen(server, options.port ?? 0, host);
	const truth = () => site.truth(clock.now());
	return {
		url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/`,
		port,
		clock,
		site,
		truth,
		writeTruth: (file) => writeFile(file, `${JSON.stringify(truth(), null, 1)}\n`),
		close: () => new Promise((resolve) => {
			server.close(() => resolve());
			stop.abort();
			for (const socket of sockets) socket.destroy();
		})
	};
}
function listen(server, port, host) {
	return new Promise((resolve, reject) => {
		server.once("error", (error) => {
			reject(error.code === "EADDRINUSE" ? new IsochronError("PORT_TAKEN", `port ${port} is in use`, { cause: error }) : error);
		});
		server.listen(port, host, () => resolve(server.address().port));
	});
}
/** Answers the requests of one connection in turn. */
async function serveConnection(socket, options) {
	socket.setTimeout(IDLE_MS$1, () => socket.destroy());
	socket.on("error", () => socket.destroy());
	try {
		let rest = Buffer.alloc(0);
		for await (const chunk of socket) {
			rest = Buffer.concat([rest, chunk]);
			for (let end = rest.indexOf("\r\n\r\n"); end >= 0; end = rest.indexOf("\r\n\r\n")) {
				const request = parseRequestHead(rest.toString("latin1", 0, end));
				rest = rest.subarray(end + 4);
				if (!request || hasBody(request)) return refuse(socket);
				const ending = await runExchange({
					...options,
					request,
					send: (bytes) => write(socket, bytes)
				});
				if (ending === "cut") return void socket.resetAndDestroy();
				if (ending === "close") return void socket.end();
			}
			if (rest.length > MAX_HEAD_BYTES) return refuse(socket);
		}
		socket.end();
	} catch {
		socket.destroy();
	}
}
function hasBody(request) {
	return (request.headers.get("content-length") ?? "0") !== "0" || request.headers.has("transfer-encoding");
}
function refuse(socket) {
	socket.end("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}
function write(socket, bytes) {
	return new Promise((resolve, reject) => {
		socket.write(bytes, (error) => error ? reject(error) : resolve());
	});
}
//#endregion
//#region src/lab/living-site/answer/request-message.ts
/** A GET of the page's address, or the method, fields and body that its URL names, with a profile's fields. */
function requestMessage({ url: page, conditional }, profile) {
	const url = new URL(page);
	const { method, fields, body } = requestOf(page) ?? {
		method: "GET",
		fields: [],
		body: null
	};
	const content = body ?? (method === "POST" ? /* @__PURE__ */ new Uint8Array() : null);
	const { etag, lastModified } = conditional ?? {};
	const lines = /* @__PURE__ */ new Map();
	const put = (name, value) => lines.set(name.toLowerCase(), `${name}: ${value}\r\n`);
	put("Host", url.host);
	for (const [name, value] of Object.entries(profile)) put(name, value);
	for (const [name, value] of fields) if (name === "cookie") put("Cookie", value);
	for (const [name, value] of fields) if (name !== "cookie") put(asWritten(name), value);
	if (etag !== void 0) put("If-None-Match", etag);
	if (lastModified !== void 0) put("If-Modified-Since", formatHttpDate(lastModified));
	if (content) put("Content-Length", String(content.length));
	const head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${[...lines.values()].join("")}\r\n`;
	return Buffer.concat([Buffer.from(head, "latin1"), content ?? /* @__PURE__ */ new Uint8Array()]);
}
function asWritten(name) {
	return name.replaceAll(/(^|-)[a-z]/g, (sign) => sign.toUpperCase());
}
//#endregion
//#region src/lab/living-site/answer/simulated-fetcher.ts
var PROFILE = {
	"User-Agent": "isochron-lab",
	Accept: "*/*",
	"Accept-Encoding": "gzip"
};
/** An address kept for documentation (RFC 5737), since no socket has one. */
var ADDRESS = "192.0.2.1";
/** Fetches from living sites; time passes only on the clock, so a run repeats exactly. */
var SimulatedFetcher = class {
	profile;
	#clock;
	#sites;
	#addresses;
	constructor(options) {
		this.profile = options.profile ?? PROFILE;
		this.#clock = options.clock;
		this.#sites = new Map(Object.entries(options.sites));
		this.#addresses = new Map(Object.entries(options.addresses ?? {}));
	}
	async fetch(request, signal) {
		const url = new URL(request.url);
		const site = this.#sites.get(url.origin);
		const requestBytes = requestMessage(request, this.profile);
		const parsed = parseRequestHead(requestBytes.subarray(0, requestBytes.indexOf("\r\n\r\n")).toString("latin1"));
		if (!site || !parsed) return this.#failed("dns", `no such host: ${url.host}`, this.#clock.now());
		const remoteAddress = this.#addresses.get(url.origin) ?? ADDRESS;
		const leave = await request.admit?.(remoteAddress);
		const sentAt = this.#clock.now();
		const received = [];
		let firstByteAt = sentAt;
		const send = (bytes) => {
			if (received.length === 0) firstByteAt = this.#clock.now();
			received.push(bytes);
		};
		let ending;
		try {
			ending = await runExchange({
				site,
				clock: this.#clock,
				request: parsed,
				send,
				signal
			});
		} catch (error) {
			if (!signal?.aborted) throw error;
			return this.#failed("aborted", "the fetch was stopped", sentAt);
		} finally {
			leave?.();
		}
		return {
			kind: "response",
			exchange: {
				times: {
					sentAt,
					firstByteAt,
					lastByteAt: this.#clock.now()
				},
				requestBytes,
				responseBytes: Buffer.concat(received),
				truncated: ending === "cut" ? "disconnect" : null,
				remoteAddress
			}
		};
	}
	async close() {}
	#failed(code, message, sentAt) {
		const now = this.#clock.now();
		return {
			kind: "failed",
			code,
			message,
			times: {
				sentAt,
				firstByteAt: now,
				lastByteAt: now
			}
		};
	}
};
var EPOCH = instant(Date.UTC(2026, 0, 5, 9));
/** Makes a site, its clock and its fetcher in one step. */
function simulateLivingSite(options) {
	const startAt = options.startAt ?? EPOCH;
	const clock = new VirtualClock({ startAt });
	const site = createLivingSite({
		...options,
		startAt
	});
	return {
		clock,
		site,
		fetcher: new SimulatedFetcher({
			clock,
			sites: { "http://living.test": site }
		}),
		url: parsePageUrl("http://living.test/")
	};
}
//#endregion
//#region src/lab/histories/read-history.ts
var MAX_EVENTS = 2e7;
/** Reads and checks a history file (TSV or JSON lines, plain or compressed); a broken line is named. */
async function readHistoryColumns(file) {
	return gatherHistory(basename(file).replace(/\.(tsv|jsonl)(\.gz|\.br)?$/, ""), readHistory(file));
}
/** Gathers events, which must come in order of time; none at all is an error. */
async function gatherHistory(name, events) {
	const numbers = /* @__PURE__ */ new Map();
	const times = [];
	const pages = [];
	const contents = [];
	for await (const { path, atSeconds, content, line } of events) {
		const fault = atSeconds < (times.at(-1) ?? 0) ? "earlier than the line before" : null;
		if (fault !== null || times.length >= MAX_EVENTS) throw new UsageError("BAD_INPUT", `${name}, line ${line}: ${fault ?? "too many changes"}`);
		const page = numbers.get(path) ?? numbers.size;
		numbers.set(path, page);
		times.push(atSeconds);
		pages.push(page);
		contents.push(content === null ? 0 : Number.parseInt(content.slice(0, 12), 16) + 1);
	}
	if (times.length === 0) throw new UsageError("BAD_INPUT", `${name}: the history is empty`);
	return {
		name,
		paths: [...numbers.keys()],
		times: Float64Array.from(times),
		pages: Int32Array.from(pages),
		contents: Float64Array.from(contents)
	};
}
//#endregion
//#region src/lab/experiments/estimators/weekly-looks.ts
/** How far back a crawler's memory goes, in weeks. */
var MEMORY_WEEKS = 104;
var DAYS$1 = 7;
/** Each page's changes by week; a bulk change is one that many pages near it shared. */
var WeeklyLooks = class {
	#directoryOf;
	#born;
	/** Weeks in which the page was seen changed since it was born; bulk ones as week + 0.5. */
	#changes;
	alive;
	#week = 0;
	#pages = 0;
	constructor(tree) {
		this.#directoryOf = tree.pageDirectories();
		this.#born = new Int32Array(tree.pageCount);
		this.#changes = Array.from({ length: tree.pageCount }, () => []);
		this.alive = new Uint8Array(tree.pageCount);
	}
	/** Takes in one week. */
	observe({ pages, kinds }) {
		const perDirectory = /* @__PURE__ */ new Map();
		for (const page of pages) perDirectory.set(this.#directoryOf[page], 1 + (perDirectory.get(this.#directoryOf[page]) ?? 0));
		const siteWide = pages.length > .2 * Math.max(20, this.#pages);
		for (let i = 0; i < pages.length; i++) {
			const page = pages[i];
			if (kinds[i] === 1) {
				this.#born[page] = this.#week;
				this.#changes[page] = [];
				this.alive[page] = 1;
				this.#pages++;
			} else if (kinds[i] === 2) {
				this.alive[page] = 0;
				this.#pages--;
			} else {
				const bulk = siteWide || perDirectory.get(this.#directoryOf[page]) >= 8;
				this.#changes[page].push(this.#week + (bulk ? .5 : 0));
			}
		}
		this.#week++;
	}
	/** Pages that were looked at at least `least` times after the first. */
	watched(least) {
		const pages = [];
		for (let page = 0; page < this.alive.length; page++) if (this.alive[page] === 1 && this.#week - 1 - this.#born[page] >= least) pages.push(page);
		return pages;
	}
	/** One page's looks, as an estimator takes them. */
	looksOf(page) {
		const first = Math.max(this.#born[page] + 1, this.#week - MEMORY_WEEKS);
		const looks = Math.max(0, this.#week - first);
		const changed = new Uint8Array(looks);
		const bulk = new Uint8Array(looks);
		for (const at of this.#changes[page]) {
			const index = Math.floor(at) - first;
			if (index < 0) continue;
			changed[index] = 1;
			bulk[index] = at % 1 === 0 ? 0 : 1;
		}
		return {
			intervals: new Float64Array(looks).fill(DAYS$1),
			changed,
			bulk,
			lastModifiedAges: [],
			group: String(this.#directoryOf[page])
		};
	}
};
//#endregion
//#region src/lab/histories/weekly-versions.ts
var WEEK_SECONDS$1 = 604800;
/** Cuts a history into weeks; page ids are the tree's page numbers. */
function weeklyVersions(history) {
	const tree = new DirectoryTree();
	for (const path of history.paths) tree.addPage(path);
	const start = history.times[0];
	const weeks = Math.floor((history.times.at(-1) - start) / WEEK_SECONDS$1) + 1;
	const firstEvent = new Int32Array(weeks + 1).fill(history.times.length);
	for (let event = history.times.length - 1; event >= 0; event--) firstEvent[Math.floor((history.times[event] - start) / WEEK_SECONDS$1)] = event;
	for (let week = weeks - 1; week >= 0; week--) firstEvent[week] = Math.min(firstEvent[week], firstEvent[week + 1]);
	return {
		history,
		tree,
		weeks,
		firstEvent
	};
}
/** Walks the weeks in order, keeping the content of every page (0 while absent). */
var WeekWalk = class {
	#versions;
	content;
	/** Weeks taken so far; `content` is the state at the end of week `done - 1`. */
	done = 0;
	constructor(versions) {
		this.#versions = versions;
		this.content = new Float64Array(versions.history.paths.length);
	}
	/** Takes the next week's events into `content`. */
	step() {
		const { history, firstEvent } = this.#versions;
		for (let event = firstEvent[this.done]; event < firstEvent[this.done + 1]; event++) this.content[history.pages[event]] = history.contents[event];
		this.done++;
	}
};
//#endregion
//#region src/lab/experiments/near/week-changes.ts
/** All transitions of a history; number k leads from week k − 1 to week k (number 0 from nothing). */
function weekChanges(versions, alpha) {
	const walk = new WeekWalk(versions);
	const before = new Float64Array(walk.content.length);
	const changes = [];
	while (walk.done < versions.weeks) {
		walk.step();
		const delta = wdDiff(versions.tree, before, walk.content);
		const { pages, kinds } = changedPages(versions, walk.done - 1, before, walk.content);
		const touched = Uint8Array.from(delta.changed, (changed) => changed > 0 ? 1 : 0);
		changes.push({
			significance: significance(delta, alpha),
			pages,
			kinds,
			touched
		});
		for (const page of pages) before[page] = walk.content[page];
	}
	return changes;
}
function changedPages({ history, firstEvent }, week, before, after) {
	const seen = new Set(history.pages.subarray(firstEvent[week], firstEvent[week + 1]));
	const pages = Int32Array.from([...seen].filter((page) => before[page] !== after[page]));
	return {
		pages,
		kinds: Uint8Array.from(pages, (page) => {
			if (before[page] === 0) return 1;
			return after[page] === 0 ? 2 : 3;
		})
	};
}
//#endregion
//#region src/lab/histories/mine-history.ts
/** Directory evolution is mined from this many transitions, the latest. */
var TRANSITIONS = 19;
/** Everything a history tells, at its end. */
function mineInputOfHistory(history) {
	const versions = weeklyVersions(history);
	const changes = weekChanges(versions, .01);
	const looks = new WeeklyLooks(versions.tree);
	for (const change of changes) looks.observe(change);
	const dated = Array.from(history.times, (seconds, event) => ({
		page: history.pages[event],
		after: seconds * 1e3,
		by: seconds * 1e3
	}));
	return {
		site: history.name,
		tree: versions.tree,
		paths: history.paths,
		looks: history.paths.map((_, page) => looks.alive[page] === 1 ? looks.looksOf(page) : null),
		changes: dated,
		from: history.times[0] * 1e3,
		to: history.times.at(-1) * 1e3,
		evolution: mergeTransitions(versions.tree, changes.slice(Math.max(1, changes.length - TRANSITIONS)).map((change) => change.significance)),
		transitionsAre: "weeks"
	};
}
//#endregion
//#region src/lab/histories/told-history.ts
/** Gathers what one testimony tells, in any order; paths are those below its root. `null` when it tells nothing. */
function historyOfTold(name, sightings, root) {
	const events = eventsOf$1(sightings);
	if (events.length === 0) return null;
	const pages = /* @__PURE__ */ new Map();
	for (const { url } of events) if (!pages.has(url)) pages.set(url, pages.size);
	const urls = [...pages.keys()];
	return {
		name,
		urls,
		paths: urls.map((url) => url.startsWith(root) ? url.slice(root.length) : url),
		times: Float64Array.from(events, ({ second }) => second),
		pages: Int32Array.from(events, ({ url }) => pages.get(url)),
		contents: Float64Array.from(events, ({ content }) => content)
	};
}
/** By time, then by address: what one commit changed comes in the order of git's own lists. */
function eventsOf$1(sightings) {
	const contents = /* @__PURE__ */ new Map();
	const begun = new Set(sightings.map(({ url, outcome }) => `${outcome.told.from} ${url}`));
	const events = [];
	for (const { url, outcome } of sightings) {
		const { from, to, isCurrent } = outcome.told;
		const key = identityKey(outcome.identity);
		const content = contents.get(key) ?? contents.size + 1;
		contents.set(key, content);
		events.push({
			second: Math.floor(from / 1e3),
			url,
			content
		});
		if (isCurrent !== true && !begun.has(`${to + 1} ${url}`)) events.push({
			second: Math.floor((to + 1) / 1e3),
			url,
			content: 0
		});
	}
	return events.sort((a, b) => a.second - b.second || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}
instant(Date.UTC(2026, 0, 5, 9));
//#endregion
//#region src/lab/experiments/parameters.ts
/** One line, printed below a table's title. */
function parametersLine({ pages, seed, runs, runsAre, others }) {
	const named = Object.entries(others).map(([name, value]) => `${name} = ${value}`);
	const chance = seed === null ? "no seed: nothing is drawn by chance" : `seed ${seed}`;
	return [
		`n = ${pages} pages`,
		chance,
		`runs: ${runs} (${runsAre})`,
		...named
	].join("; ");
}
//#endregion
//#region src/lab/experiments/table.ts
/** Columns padded with spaces, below the title and the parameters. */
function tableText({ title, parameters, columns, rows }) {
	const widths = columns.map((name, c) => Math.max(name.length, ...rows.map((row) => row[c].length)));
	const figures = columns.map((_, c) => rows.every((row) => isFigure(row[c])));
	const line = (cells) => cells.map((cell, c) => figures[c] ? cell.padStart(widths[c]) : cell.padEnd(widths[c])).join("  ");
	const rule = widths.map((width) => "-".repeat(width)).join("  ");
	return [
		...[
			title,
			parametersLine(parameters),
			line(columns),
			rule
		],
		...rows.map(line),
		""
	].map((text) => text.trimEnd()).join("\n");
}
/** The same as an HTML table; every cell is escaped. */
function tableHtml({ title, parameters, columns, rows }) {
	const head = columns.map((name) => `<th scope="col">${escapeMarkup(name)}</th>`).join("");
	const body = rows.map((row) => `<tr>${row.map(cellHtml).join("")}</tr>`).join("\n");
	return `<table><caption>${`${escapeMarkup(title)}<br><small>${escapeMarkup(parametersLine(parameters))}</small>`}</caption><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}
function cellHtml(text) {
	return `<td${isFigure(text) ? " class=\"figure\"" : ""}>${escapeMarkup(text)}</td>`;
}
function isFigure(text) {
	return /^[–\d.,±%\s-]*$/.test(text);
}
//#endregion
//#region src/lab/experiments/page.ts
var STYLE = `:root{color-scheme:light dark;--ground:#fdfcf9;--ink:#1e2422;--rule:#d8d4c8}
@media (prefers-color-scheme:dark){:root{--ground:#161a19;--ink:#e6e3da;--rule:#3a413e}}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
figure{margin:1.5rem 0}.tables{overflow-x:auto}
table{border-collapse:collapse;margin:1.5rem 0;font-size:.9rem}
caption{text-align:left;font-weight:600;padding-bottom:.4rem}
th,td{padding:.25rem .7rem;border-bottom:1px solid var(--rule);text-align:left}
.figure{text-align:right;font-variant-numeric:tabular-nums}`;
/** The whole document. */
function experimentHtml({ title, about, charts, tables }) {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeMarkup(title)}</h1>
${about.map((text) => `<p>${escapeMarkup(text)}</p>`).join("\n")}
${charts.map((chart) => `<figure>${chart}</figure>`).join("\n")}
<div class="tables">${tables.map(tableHtml).join("\n")}</div>
</main></body></html>
`;
}
//#endregion
//#region src/lab/experiments/cluster/cases.ts
/** Names of the series. */
var SERIES = {
	growing: "hosts and workers grow",
	faults: "the largest, with faults",
	workers: "workers grow, hosts do not",
	slow: "a database that is too slow",
	alone: "every worker its own gates"
};
/** Of hosts, where nothing else is said. */
var HOSTS_PER_WORKER = 1e3;
var LEAST_HOSTS_PER_WORKER = 100;
/** Workers before the same hosts, and how many these are at the most. */
var SAME_HOSTS = 1e4;
var GROWING_WORKERS = [
	1,
	4,
	16
];
/** So much slower, a database answers fewer questions than all those workers have. */
var SLOWNESS = 20;
/** @param hosts of the largest */
function clusterCases(hosts, workers) {
	const most = workers ?? Math.max(1, Math.round(hosts / HOSTS_PER_WORKER));
	const plain = {
		hasFaults: false,
		sharesGates: true,
		databaseSlowness: 1
	};
	const part = (whole, share) => Math.max(1, Math.round(whole * share));
	const many = GROWING_WORKERS.at(-1);
	const same = {
		hosts: Math.min(hosts, SAME_HOSTS),
		...plain
	};
	const upTo = (count) => Math.min(count, Math.ceil(same.hosts / LEAST_HOSTS_PER_WORKER));
	return [
		...[
			.01,
			.1,
			1
		].map((share) => ({
			series: SERIES.growing,
			hosts: part(hosts, share),
			workers: part(most, share),
			...plain
		})),
		{
			series: SERIES.faults,
			hosts,
			workers: most,
			...plain,
			hasFaults: true
		},
		...GROWING_WORKERS.map((count) => ({
			series: SERIES.workers,
			workers: upTo(count),
			...same
		})),
		{
			series: SERIES.slow,
			workers: upTo(4 * many),
			...same,
			databaseSlowness: SLOWNESS
		},
		{
			series: SERIES.alone,
			workers: upTo(many),
			...same,
			sharesGates: false
		}
	];
}
//#endregion
//#region src/lab/experiments/cluster/politeness-judge.ts
/** The log of servers of one kind, hosts or addresses. */
var PolitenessJudge = class {
	/** Being answered; of several at one server the last. */
	#open = /* @__PURE__ */ new Map();
	#ended = /* @__PURE__ */ new Map();
	#requests = 0;
	#leastPause = Infinity;
	#tooNear = {
		frozen: 0,
		outlived: 0,
		untold: 0,
		none: 0
	};
	/** A request arrived; what is returned is to be called when it was answered, or given up. */
	arrive(server, atMs, arrival) {
		this.#requests++;
		this.#compare(server, arrival, atMs);
		this.#open.set(server, arrival);
		return (endMs) => {
			if (this.#open.get(server) === arrival) this.#open.delete(server);
			this.#ended.set(server, {
				atMs: endMs,
				isLate: arrival.isLate,
				outlived: !arrival.hasTurn()
			});
		};
	}
	get count() {
		const leastPause = this.#leastPause === Infinity ? null : this.#leastPause;
		return {
			requests: this.#requests,
			tooNear: { ...this.#tooNear },
			leastPause
		};
	}
	#compare(server, arrival, atMs) {
		const open = this.#open.get(server);
		const ended = this.#ended.get(server);
		if (open) return this.#note(0, arrival, excuseOf(arrival.isLate || open.isLate, !open.hasTurn()));
		if (ended) this.#note(atMs - ended.atMs, arrival, excuseOf(arrival.isLate || ended.isLate, ended.outlived));
	}
	#note(pauseMs, { delayMs, toldMs }, excuse) {
		const why = excuse === "none" && pauseMs >= toldMs && toldMs < delayMs ? "untold" : excuse;
		if (pauseMs < delayMs) this.#tooNear[why]++;
		if (pauseMs >= delayMs || why === "none") this.#leastPause = Math.min(this.#leastPause, pauseMs / delayMs);
	}
};
function excuseOf(isLate, outlived) {
	return isLate ? "frozen" : outlived ? "outlived" : "none";
}
//#endregion
//#region src/lab/experiments/cluster/server-log.ts
/** Requests are counted by stretches of this length. */
var STRETCH_MS = 1e4;
/** The log of all servers. */
var ServerLog = class {
	hosts = new PolitenessJudge();
	addresses = new PolitenessJudge();
	/** Requests that arrived in each stretch of time since the start. */
	perStretch = [];
	#world;
	#delayMs;
	#startMs;
	/** Hosts whose robots.txt somebody has read, and those of them where he could tell the others. */
	#isRead;
	#isTold;
	constructor(world, { delayMs, startMs }) {
		this.#world = world;
		this.#delayMs = delayMs;
		this.#startMs = startMs;
		this.#isRead = new Uint8Array(world.hosts);
		this.#isTold = new Uint8Array(world.hosts);
	}
	/** Somebody has an answer of the host, robots.txt first of all: what it asks for is due from now on. */
	answered(host, canTell) {
		this.#isRead[host] = 1;
		if (canTell) this.#isTold[host] = 1;
	}
	/** A request arrives; what is returned is called when it was answered, or given up. */
	arrive({ host, atMs, isLate, hasTurn }) {
		this.#countIn(atMs);
		const address = this.#world.addressOf[host];
		const delayMs = this.#delayMs;
		const ends = [this.hosts.arrive(host, atMs, {
			delayMs: this.#owed(host, this.#isRead),
			toldMs: this.#owed(host, this.#isTold),
			isLate,
			hasTurn: () => hasTurn(hostGate(host))
		}), this.addresses.arrive(address, atMs, {
			delayMs,
			toldMs: delayMs,
			isLate,
			hasTurn: () => hasTurn(addressGate(address))
		})];
		return (endMs) => {
			for (const end of ends) end(endMs);
		};
	}
	#owed(host, isKnown) {
		return Math.max(this.#delayMs, isKnown[host] === 1 ? this.#world.crawlDelayMs[host] : 0);
	}
	#countIn(atMs) {
		const stretch = Math.floor((atMs - this.#startMs) / STRETCH_MS);
		while (this.perStretch.length <= stretch) this.perStretch.push(0);
		this.perStretch[stretch]++;
	}
};
/** A host's name. */
function hostName(host) {
	return `h${host}.example`;
}
/** An address in words. */
function addressName(address) {
	return `10.${address >> 16 & 255}.${address >> 8 & 255}.${address & 255}`;
}
function hostGate(host) {
	return `host ${hostName(host)}`;
}
function addressGate(address) {
	return `address ${addressName(address)}`;
}
//#endregion
//#region src/lab/experiments/cluster/cluster-tables.ts
/** What was got done. */
function speedTable({ rows, parameters }) {
	return {
		title: "Requests a second while every hand is full",
		parameters,
		columns: [
			"cluster",
			"hosts",
			"workers",
			"requests",
			"hours",
			"per s",
			"per site and min",
			"waits at gates"
		],
		rows: rows.map((row) => [
			row.series,
			`${row.hosts}`,
			`${row.workers}`,
			`${row.requests}`,
			row.hoursSimulated.toFixed(2),
			row.requestsPerS.toFixed(1),
			row.perHandAndMin.toFixed(1),
			percent(row.gateWaits)
		])
	};
}
/** What the servers saw. */
function politenessTable({ rows, parameters }) {
	return {
		title: "What the servers saw: requests too near to another, at hosts and at addresses",
		parameters,
		columns: [
			"cluster",
			"hosts",
			"requests",
			"too near",
			"sent late by a frozen worker",
			"answered longer than a lost turn",
			"robots.txt read by a cut off worker alone",
			"shortest pause left",
			"kills / freezes / cuts / crashes"
		],
		rows: rows.map(({ tooNear, happened: { kills, freezes, cuts, restarts }, ...row }) => [
			row.series,
			`${row.hosts}`,
			`${row.requests}`,
			`${tooNear.none}`,
			`${tooNear.frozen}`,
			`${tooNear.outlived}`,
			`${tooNear.untold}`,
			row.leastPause === null ? "–" : `${(100 * row.leastPause).toFixed(2)} %`,
			`${kills} / ${freezes} / ${cuts} / ${restarts}`
		])
	};
}
/** What it took. */
function databaseTable({ rows, parameters }) {
	return {
		title: "The database, and sites taken over",
		parameters,
		columns: [
			"cluster",
			"hosts",
			"questions a request",
			"busy",
			"longest wait, ms",
			"takeovers",
			"mean, s",
			"longest, s"
		],
		rows: rows.map((row) => [
			row.series,
			`${row.hosts}`,
			row.questionsPerRequest.toFixed(2),
			percent(row.databaseBusy),
			row.longestQuestionMs.toFixed(1),
			`${row.takeovers}`,
			row.meanTakeoverMs === null ? "–" : (row.meanTakeoverMs / 1e3).toFixed(1),
			row.takeovers === 0 ? "–" : (row.longestTakeoverMs / 1e3).toFixed(1)
		])
	};
}
/** Requests a second by workers. */
function growthChart(rows) {
	const line = (name) => ({
		name,
		points: rows.filter((row) => row.series === name).map((row) => [row.workers, row.requestsPerS])
	});
	return lineChart({
		title: "Requests a second",
		xLabel: "workers",
		yLabel: "requests a second"
	}, [SERIES.growing, SERIES.workers].map(line));
}
/** Requests a second as time goes on, without faults and with. */
function courseChart(rows) {
	return lineChart({
		title: "The largest cluster in its course",
		xLabel: "minutes",
		yLabel: "requests a second"
	}, rows.filter(({ series, hosts }) => series === SERIES.faults || hosts === rows[2].hosts).map(({ series, course }) => ({
		name: series,
		points: course.map((perS, stretch) => [stretch * STRETCH_MS / 6e4, perS])
	})));
}
function percent(share) {
	return `${(100 * share).toFixed(1)} %`;
}
//#endregion
//#region src/lab/experiments/cluster/faults.ts
/** Nothing goes wrong. */
var NO_FAULTS = {
	killEveryMs: Infinity,
	freezeEveryMs: Infinity,
	cutEveryMs: Infinity,
	restartEveryMs: Infinity
};
/** Of every worker something every three minutes or so: far more than a cluster has to bear. */
var MANY_FAULTS = {
	killEveryMs: 6e5,
	freezeEveryMs: 6e5,
	cutEveryMs: 6e5,
	restartEveryMs: 6e5
};
/** How long things last. */
var LASTS = {
	replaceMs: [5e3, 2e4],
	freezeMs: [1e3, 4e4],
	cutMs: [1e3, 3e4],
	downMs: [1e3, 1e4]
};
/** One fault's length, within its bounds. */
function drawLengthMs(what, random) {
	const [least, most] = LASTS[what];
	return least + (most - least) * random.next();
}
/** Time to the next of such as come at random, so often on the average. */
function drawGapMs(everyMs, random) {
	return everyMs === Infinity ? Infinity : -everyMs * Math.log(1 - random.next());
}
//#endregion
//#region src/lab/experiments/cluster/event-queue.ts
/** After so many events the process hears what came from outside, such as Ctrl-C. */
var EVENTS_IN_A_ROW = 4096;
var READY = Promise.resolve();
/** Events in the order of their times, kept in a binary heap. */
var EventQueue = class {
	#heap = [];
	#nowMs;
	#planned = 0;
	#ran = 0;
	constructor(startMs) {
		this.#nowMs = startMs;
	}
	/** Not cut to whole milliseconds: a database's answer takes a part of one. */
	get nowMs() {
		return this.#nowMs;
	}
	/** How many have run. */
	get ran() {
		return this.#ran;
	}
	/** Plans one; what is past runs now, after what is planned for now already. */
	at(atMs, run) {
		const event = {
			atMs: Math.max(atMs, this.#nowMs),
			order: this.#planned++,
			run
		};
		const heap = this.#heap;
		let place = heap.length;
		while (place > 0) {
			const above = place - 1 >> 1;
			if (!isBefore(event, heap[above])) break;
			heap[place] = heap[above];
			place = above;
		}
		heap[place] = event;
	}
	/** Runs until nothing is planned or `isOver` says so, which is asked before each event. */
	run(isOver) {
		return new Promise((resolve, reject) => {
			const step = () => {
				try {
					if (isOver() || this.#heap.length === 0) return resolve();
					this.#runFirst();
				} catch (error) {
					return reject(error);
				}
				if (this.#ran % EVENTS_IN_A_ROW === 0) setImmediate(step);
				else READY.then(afterPromises);
			};
			const afterPromises = () => process.nextTick(step);
			step();
		});
	}
	#runFirst() {
		const heap = this.#heap;
		const first = heap[0];
		const last = heap.pop();
		if (heap.length > 0) this.#sink(last);
		this.#nowMs = first.atMs;
		this.#ran++;
		first.run();
	}
	/** Puts an event in at the top and lets it down to its place. */
	#sink(event) {
		const heap = this.#heap;
		let place = 0;
		for (;;) {
			let below = 2 * place + 1;
			if (below >= heap.length) break;
			if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below])) below++;
			if (!isBefore(heap[below], event)) break;
			heap[place] = heap[below];
			place = below;
		}
		heap[place] = event;
	}
};
function isBefore(one, other) {
	return one.atMs < other.atMs || one.atMs === other.atMs && one.order < other.order;
}
//#endregion
//#region src/lab/experiments/cluster/gate-table.ts
/** Whoever would be let in within this is let in, and told how long to wait: most ask a moment too soon. */
var EARLY_MS = 100;
/** How long whoever waits longest is expected back after the instant at which he may be let in. */
var EXPECTED_BACK_MS = 2e3;
/** More gates are looked through for such as may be forgotten. */
var MANY_GATES = 4096;
/** Whoever comes to a gate does not ask for a longer pause than this. */
var LONGEST_PAUSE_MS = 3e5;
/** Who is where. */
var GateTable = class {
	#gates = /* @__PURE__ */ new Map();
	#patienceMs;
	#nowMs;
	#notBeforeMs = -Infinity;
	#mostGates = MANY_GATES;
	/** By gate, of those whose pause is longer than the patience: what everybody waits after a crash is too short there. */
	#longMs = /* @__PURE__ */ new Map();
	constructor(patienceMs, nowMs) {
		this.#patienceMs = patienceMs;
		this.#nowMs = nowMs;
	}
	/** Lets somebody in if it is his turn; who asks again under one ticket is in but once. */
	enter(asked) {
		const { name, ticket, process, pauseMs } = asked;
		const gate = this.#gate(name);
		const nowMs = this.#nowMs();
		const sinceMs = asked.sinceMs ?? nowMs;
		const isAnother = gate.ticket !== null && gate.ticket !== ticket;
		const freeAtMs = this.#freeAt(name, gate, pauseMs, isAnother);
		const said = {
			isHeld: isAnother && nowMs < gate.aliveUntilMs,
			inMs: freeAtMs - nowMs,
			sinceMs
		};
		if (gate.wantedBy !== null && gate.wantedBy !== process && nowMs < gate.wantedUntilMs && gate.wantedSinceMs < sinceMs) return {
			...said,
			isIn: false
		};
		if (nowMs >= freeAtMs - EARLY_MS) {
			this.#letIn(gate, asked, Math.max(nowMs, freeAtMs));
			return {
				...said,
				isIn: true,
				inMs: Math.max(0, said.inMs)
			};
		}
		const backMs = (said.isHeld ? nowMs : freeAtMs) + EXPECTED_BACK_MS;
		Object.assign(gate, {
			wantedBy: process,
			wantedSinceMs: sinceMs,
			wantedUntilMs: backMs
		});
		return {
			...said,
			isIn: false
		};
	}
	/** The tickets of these that are still in; they count as alive for the patience from now on. */
	renew(turns) {
		const nowMs = this.#nowMs();
		const mayTake = nowMs < this.#notBeforeMs;
		return turns.filter(({ name, ticket, pauseMs }) => {
			const gate = this.#gate(name);
			if (gate.ticket === null && mayTake) Object.assign(gate, {
				ticket,
				pauseMs
			});
			if (gate.ticket === ticket) gate.aliveUntilMs = nowMs + this.#patienceMs;
			return gate.ticket === ticket;
		}).map(({ ticket }) => ticket);
	}
	/** Ends a turn. Of one that is unknown here the pause is kept all the same. */
	leave({ name, ticket, pauseMs }) {
		const gate = this.#gate(name);
		if (gate.ticket !== ticket) return this.hold(name, pauseMs);
		gate.ticket = null;
		gate.leftAtMs = this.#nowMs();
		gate.leftMs = pauseMs;
		this.#keepLong(name, pauseMs);
	}
	hold(name, forMs) {
		const gate = this.#gate(name);
		gate.freeAtMs = Math.max(gate.freeAtMs, this.#nowMs() + forMs);
		gate.leftMs = Math.max(gate.leftMs, forMs);
		this.#keepLong(name, forMs);
	}
	/** Nothing is known any more: everybody waits for the patience, and then for his pause. */
	restart(upFromMs) {
		this.#gates.clear();
		this.#notBeforeMs = upFromMs + this.#patienceMs;
	}
	#letIn(gate, { name, ticket, pauseMs }, fromMs) {
		gate.ticket = ticket;
		gate.pauseMs = Math.max(pauseMs, gate.leftMs, this.#longMs.get(name) ?? 0);
		gate.aliveUntilMs = fromMs + this.#patienceMs;
		gate.wantedBy = null;
		this.#keepLong(name, pauseMs);
	}
	#freeAt(name, gate, pauseMs, isAnother) {
		const crashedMs = this.#notBeforeMs + Math.max(pauseMs, this.#longMs.get(name) ?? 0);
		const beforeMs = isAnother ? gate.aliveUntilMs + Math.max(gate.pauseMs, pauseMs) : gate.leftAtMs + Math.max(gate.leftMs, pauseMs);
		return Math.max(crashedMs, gate.freeAtMs, beforeMs);
	}
	#forgetIdle() {
		const nowMs = this.#nowMs();
		for (const [name, { ticket, leftAtMs, freeAtMs }] of this.#gates) if (ticket === null && Math.max(leftAtMs + LONGEST_PAUSE_MS, freeAtMs) < nowMs) this.#gates.delete(name);
		this.#mostGates = Math.max(MANY_GATES, 2 * this.#gates.size);
	}
	#keepLong(name, pauseMs) {
		if (pauseMs > this.#patienceMs) this.#longMs.set(name, Math.max(pauseMs, this.#longMs.get(name) ?? 0));
	}
	#gate(name) {
		let gate = this.#gates.get(name);
		if (!gate) {
			if (this.#gates.size >= this.#mostGates) this.#forgetIdle();
			this.#gates.set(name, gate = emptyGate());
		}
		return gate;
	}
};
function emptyGate() {
	return {
		ticket: null,
		aliveUntilMs: 0,
		pauseMs: 0,
		leftAtMs: -Infinity,
		leftMs: 0,
		freeAtMs: 0,
		wantedBy: null,
		wantedSinceMs: 0,
		wantedUntilMs: 0
	};
}
//#endregion
//#region src/lab/experiments/cluster/simulated-database.ts
/**
* Measured, the database and its clients on 2 busy cores (docs/scale.md): 4,387 pairs of enter and leave a second with 8
* clients; 14,681 pairs of claiming and completing, 50 at a time.
*/
var MEASURED_COSTS = {
	questionMs: 1e3 / 8774,
	rowMs: 1e3 / 29362,
	roundTripMs: 1,
	timeoutMs: 5e3
};
/** A question came to nothing, or its answer did. */
var NoAnswer = class extends Error {};
/** Answers one question after the other. */
var SimulatedDatabase = class {
	#events;
	#random;
	#costs;
	#busyUntilMs = 0;
	#upFromMs = 0;
	#starts = 0;
	#onRestart = [];
	asked = {
		questions: 0,
		rows: 0,
		busyMs: 0,
		failed: 0,
		longestWaitMs: 0
	};
	constructor(events, random, costs) {
		this.#events = events;
		this.#random = random;
		this.#costs = costs;
	}
	/** When it was last started anew; `null` where it never was. */
	get restartedAtMs() {
		return this.#starts === 0 ? null : this.#upFromMs;
	}
	/** Its own time. */
	get nowMs() {
		return this.#events.nowMs;
	}
	/** What it forgets when it is started anew. */
	forgetsOnRestart(forget) {
		this.#onRestart.push(forget);
	}
	/** Ends now, and is there again after this long. */
	restart(downMs) {
		this.#starts++;
		this.#upFromMs = this.#busyUntilMs = this.#events.nowMs + downMs;
		for (const forget of this.#onRestart) forget();
	}
	/** Asks it from a process. @throws NoAnswer where it is down or cut off; what was asked may have been done */
	ask(from, answer, rows = 1) {
		return new Promise((resolve, reject) => {
			this.asked.questions++;
			const { nowMs } = this.#events;
			const arrivesMs = nowMs + this.#oneWayMs();
			const lost = (atMs) => {
				this.asked.failed++;
				from.at(atMs, () => reject(new NoAnswer()));
			};
			if (from.isCut) return lost(nowMs + this.#costs.timeoutMs);
			if (arrivesMs < this.#upFromMs) return lost(arrivesMs + this.#oneWayMs());
			if (this.#busyUntilMs - arrivesMs > this.#costs.timeoutMs) return lost(arrivesMs + this.#costs.timeoutMs);
			const starts = this.#starts;
			this.#events.at(this.#serve(arrivesMs, rows), () => {
				if (starts !== this.#starts) return lost(this.#events.nowMs);
				const said = answer();
				if (from.isCut) return lost(nowMs + this.#costs.timeoutMs);
				from.at(this.#events.nowMs + this.#oneWayMs(), () => resolve(said));
			});
		});
	}
	/** When it has answered what arrives then. */
	#serve(arrivesMs, rows) {
		const takesMs = this.#costs.questionMs + (rows - 1) * this.#costs.rowMs;
		const beginsMs = Math.max(arrivesMs, this.#busyUntilMs);
		this.#busyUntilMs = beginsMs + takesMs;
		this.asked.rows += rows;
		this.asked.busyMs += takesMs;
		this.asked.longestWaitMs = Math.max(this.asked.longestWaitMs, beginsMs - arrivesMs);
		return this.#busyUntilMs;
	}
	#oneWayMs() {
		return this.#costs.roundTripMs * (.25 + .5 * this.#random.next());
	}
};
//#endregion
//#region src/lab/experiments/cluster/site-world.ts
/** Half of the hosts stand alone at their address. */
var ALONE = .5;
/** The others share one with as many as a Pareto law says, up to this. */
var MOST_AT_ADDRESS = 50;
/** So many sites keep pictures and scripts on one host. */
var SITES_PER_SHARED_HOST = 25;
/** Shares of hosts by what their robots.txt asks for. */
var CRAWL_DELAYS = [[.01, 2e4], [.04, 5e3]];
/** Answers are log-normal: half of them within the median. */
var MEDIAN_ANSWER_MS = 200;
var ANSWER_SIGMA = .8;
var LONGEST_ANSWER_MS = 3e4;
/** Draws the servers. */
function drawWorld({ hosts: sites }, random) {
	const shared = Math.ceil(sites / SITES_PER_SHARED_HOST);
	const hosts = sites + shared;
	const { addressOf, addresses } = drawAddresses(sites, shared, random.fork("addresses"));
	const delays = random.fork("crawl-delay");
	const ways = random.fork("one way");
	const groups = random.fork("shared hosts");
	return {
		sites,
		hosts,
		addressOf,
		addresses,
		crawlDelayMs: Int32Array.from({ length: hosts }, (_, host) => host < sites ? drawDelay(delays) : 0),
		oneWayMs: Float32Array.from({ length: hosts }, () => 5 + 95 * ways.next()),
		sharedHostOf: Int32Array.from({ length: sites }, () => sites + Math.floor(groups.next() * shared))
	};
}
/** How long a server takes to answer one request. */
function drawAnswerMs(random) {
	const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
	return Math.min(MEDIAN_ANSWER_MS * Math.exp(ANSWER_SIGMA * normal), LONGEST_ANSWER_MS);
}
/** Sites of one address are not next to each other; the hosts that sites share stand alone. */
function drawAddresses(sites, shared, random) {
	const order = shuffled(sites, random);
	const addressOf = new Int32Array(sites + shared);
	let addresses = 0;
	const most = Math.max(2, Math.min(MOST_AT_ADDRESS, sites / 20));
	for (let placed = 0; placed < sites; addresses++) {
		const size = random.next() < ALONE ? 1 : Math.min(most, Math.ceil(1 / (1 - random.next())));
		for (let i = 0; i < size && placed < sites; i++) addressOf[order[placed++]] = addresses;
	}
	for (let host = sites; host < sites + shared; host++) addressOf[host] = addresses++;
	return {
		addressOf,
		addresses
	};
}
function shuffled(count, random) {
	const order = Int32Array.from({ length: count }, (_, i) => i);
	for (let i = count - 1; i > 0; i--) {
		const j = Math.floor(random.next() * (i + 1));
		[order[i], order[j]] = [order[j], order[i]];
	}
	return order;
}
function drawDelay(random) {
	let drawn = random.next();
	for (const [share, delayMs] of CRAWL_DELAYS) if ((drawn -= share) < 0) return delayMs;
	return 0;
}
//#endregion
//#region src/lab/experiments/cluster/simulated-fetches.ts
/** From the last check to the first byte on the wire. */
var SENDING_MS = .2;
/** Sent so long after the check, a request is late: its process stood still in between. */
var LATE_MS = 5;
/** The network between all processes and all servers. */
var SimulatedFetches = class {
	#events;
	#world;
	#random;
	#log;
	constructor(events, world, random, log) {
		this.#events = events;
		this.#world = world;
		this.#random = random;
		this.#log = log;
	}
	/** Sends it, and resolves with the time to the answer when that is there. */
	async fetch(request) {
		const { process, host } = request;
		const checkedMs = process.monotonicMs();
		process.beginSending();
		await process.sleepUntil(checkedMs + SENDING_MS);
		const isLate = process.monotonicMs() - checkedMs > LATE_MS;
		const wayMs = this.#world.oneWayMs[host];
		const arrivesMs = process.monotonicMs() + wayMs;
		return new Promise((resolve) => {
			this.#events.at(arrivesMs, () => {
				const answerMs = drawAnswerMs(this.#random);
				this.#serve(request, isLate, answerMs);
				process.at(arrivesMs + answerMs + wayMs, () => {
					this.#log.answered(host, !process.isCut);
					resolve(answerMs + 2 * wayMs);
				});
			});
		});
	}
	/** At the server: begins now, ends with the answer, or soon after the connection broke off. */
	#serve({ process, gates, host }, isLate, answerMs) {
		const events = this.#events;
		const hasTurn = (gate) => gates === null || gates.isIn(gate);
		const told = this.#log.arrive({
			host,
			atMs: events.nowMs,
			isLate,
			hasTurn
		});
		let hasEnded = false;
		const end = () => {
			if (hasEnded) return;
			hasEnded = true;
			forget();
			told(events.nowMs);
		};
		const forget = process.onKill(() => events.at(events.nowMs + this.#world.oneWayMs[host], end));
		events.at(events.nowMs + answerMs, end);
	}
};
//#endregion
//#region src/lab/experiments/cluster/simulated-process.ts
/** Everything that happens in it happens by {@link at}: nothing while it stands still, nothing after its end. */
var SimulatedProcess = class {
	name;
	clock;
	#events;
	#isAlive = true;
	#frozenUntilMs = 0;
	#cutUntilMs = 0;
	#freezeSendingMs = 0;
	#ends = /* @__PURE__ */ new Set();
	/** @param skewMs by how much its clock is wrong */
	constructor(events, name, skewMs) {
		this.#events = events;
		this.name = name;
		this.clock = {
			now: () => instant(Math.floor(events.nowMs + skewMs)),
			sleepUntil: (at) => this.sleepUntil(at - skewMs)
		};
	}
	get isAlive() {
		return this.#isAlive;
	}
	/** Whether nothing it sends reaches the database, nor the other way round. */
	get isCut() {
		return this.#events.nowMs < this.#cutUntilMs;
	}
	/** Of a clock that never was set. */
	monotonicMs() {
		return this.#events.nowMs;
	}
	/** Runs something in it then, or when it goes on. */
	at(atMs, run) {
		this.#events.at(atMs, () => this.#deliver(run));
	}
	/** Resolves then, never where the process ended before. */
	sleepUntil(atMs) {
		return new Promise((resolve) => this.at(atMs, resolve));
	}
	kill() {
		this.#isAlive = false;
		for (const end of this.#ends) end();
		this.#ends.clear();
	}
	/** Stands still, as between SIGSTOP and SIGCONT. */
	freeze(forMs) {
		this.#frozenUntilMs = Math.max(this.#frozenUntilMs, this.#events.nowMs + forMs);
	}
	/** The same at the worst instant: between the last check of the next request and its sending. */
	freezeWhenSending(forMs) {
		this.#freezeSendingMs = forMs;
	}
	/** A request was checked for the last time, and will be sent. */
	beginSending() {
		if (this.#freezeSendingMs > 0) this.freeze(this.#freezeSendingMs);
		this.#freezeSendingMs = 0;
	}
	/** The database cannot be reached from it, the servers of sites can. */
	cut(forMs) {
		this.#cutUntilMs = Math.max(this.#cutUntilMs, this.#events.nowMs + forMs);
	}
	/** What breaks off when it is killed, as its connections do; what is returned forgets it. */
	onKill(end) {
		this.#ends.add(end);
		return () => void this.#ends.delete(end);
	}
	#deliver(run) {
		if (!this.#isAlive) return;
		if (this.#events.nowMs >= this.#frozenUntilMs) return run();
		this.#events.at(this.#frozenUntilMs, () => this.#deliver(run));
	}
};
//#endregion
//#region src/lab/experiments/cluster/simulated-worker.ts
/** Every so many looks what was seen is sealed, uploaded and acknowledged. */
var LOOKS_PER_SEAL = 4;
/** Every so many requests go to the host that sites share. */
var OWN_PER_SHARED = 5;
/** How often leases are looked at. */
var EXPIRE_EVERY_MS = 250;
/** How long a hand waits where there is nothing to take, or the database gives no answer. */
var IDLE_MS = 1e3;
/** One worker, from its start to its end. */
var SimulatedWorker = class {
	#ports;
	#habits;
	#gates;
	#held = /* @__PURE__ */ new Set();
	constructor(ports, habits) {
		this.#ports = ports;
		this.#habits = habits;
		this.#gates = new Gates(ports.process.clock, void 0, ports.gates);
		this.#work().catch(ports.fail);
		this.#beat().catch(ports.fail);
		this.#expire().catch(ports.fail);
	}
	/** Takes as many as there are hands free, in one question. */
	async #work() {
		const { database, process, queue } = this.#ports;
		while (!queue.isDone) {
			const free = this.#habits.sitesAtOnce - this.#held.size;
			const askedMs = process.monotonicMs();
			const sites = free > 0 ? await database.ask(process, () => queue.take(free)).catch(() => []) : [];
			for (const site of sites) this.#begin({
				site,
				untilMs: askedMs + this.#habits.leaseMs,
				isLost: false
			});
			if (sites.length < free || free === 0) await this.#idle();
		}
	}
	#begin(holding) {
		this.#held.add(holding);
		this.#capture(holding).then(() => void this.#held.delete(holding)).catch(this.#ports.fail);
	}
	async #beat() {
		const { database, process, queue } = this.#ports;
		const { heartbeatMs, leaseMs } = this.#habits;
		for (;;) {
			await process.sleepUntil(process.monotonicMs() + heartbeatMs);
			const holdings = [...this.#held];
			const sites = holdings.map(({ site }) => site);
			const askedMs = process.monotonicMs();
			const renewed = await database.ask(process, () => queue.renew(sites), sites.length + 1).catch(() => null);
			if (renewed === null) continue;
			const held = new Set(renewed);
			for (const holding of holdings) if (held.has(holding.site)) holding.untilMs = askedMs + leaseMs;
			else holding.isLost = true;
		}
	}
	/** What could not be renewed in time is given up by a timer: one that stood still goes on for a moment before that. */
	async #expire() {
		const { process } = this.#ports;
		for (;;) {
			await process.sleepUntil(process.monotonicMs() + EXPIRE_EVERY_MS);
			for (const holding of this.#held) holding.isLost ||= process.monotonicMs() >= holding.untilMs;
		}
	}
	/** robots.txt, then every page twice. */
	async #capture(holding) {
		const { world } = this.#ports;
		const { site } = holding.site;
		const caller = this.#gates.join(this.#habits.delayMs);
		if (holding.site.fence > 1) caller.goOn();
		await this.#askUntilAnswered(holding, caller, site);
		if (world.crawlDelayMs[site] > 0) caller.slowTo(hostName(site), world.crawlDelayMs[site]);
		await this.#look(holding, caller);
		caller.leave();
	}
	async #look(holding, caller) {
		const { world, queue } = this.#ports;
		const { site } = holding;
		const all = 2 * this.#habits.pagesPerSite;
		for (let look = site.looks; look < all && !holding.isLost; look++) {
			const isShared = look % 6 === OWN_PER_SHARED;
			await this.#askUntilAnswered(holding, caller, isShared ? world.sharedHostOf[site.site] : site.site);
			const seen = look + 1;
			if (seen % LOOKS_PER_SEAL === 0 && seen < all) await this.#tell(holding, () => queue.acknowledge(site, seen));
		}
		await this.#tell(holding, () => queue.end(site));
	}
	/** Again where the turn was lost before anything was sent. */
	async #askUntilAnswered(holding, caller, host) {
		while (!holding.isLost) try {
			const responseMs = await caller.pass(hostName(host), () => this.#fetch(holding, caller, host));
			if (responseMs !== null) caller.note(hostName(host), {
				kind: "answered",
				responseMs
			});
			return;
		} catch (error) {
			if (!(error instanceof IsochronError)) throw error;
			await this.#idle();
		}
	}
	async #fetch(holding, caller, host) {
		const { process, gates, fetches, world } = this.#ports;
		const leave = await caller.enterAddress(addressName(world.addressOf[host]), void 0, hostName(host));
		try {
			return holding.isLost ? null : await fetches.fetch({
				process,
				gates,
				host
			});
		} finally {
			leave();
		}
	}
	/** Says something under the lease until it was heard; what is refused is another's. */
	async #tell(holding, say) {
		const { database, process } = this.#ports;
		while (!holding.isLost) {
			const counts = await database.ask(process, say).catch(() => null);
			if (counts !== null) {
				holding.isLost ||= !counts;
				return;
			}
			await this.#idle();
		}
	}
	async #idle() {
		const { process, random } = this.#ports;
		await process.sleepUntil(process.monotonicMs() + IDLE_MS * (.5 + random.next()));
	}
};
//#endregion
//#region src/lab/experiments/cluster/site-queue.ts
/** Who has which site. */
var SiteQueue = class {
	#waiting;
	#leases = /* @__PURE__ */ new Map();
	#fences;
	#looks;
	#nowMs;
	#leaseMs;
	#count = {
		ended: 0,
		takeovers: 0,
		takeoverMs: 0,
		longestTakeoverMs: 0,
		refused: 0
	};
	#next = 0;
	/** Until then no lease has run out: those that are taken or renewed meanwhile last longer. */
	#noneBeforeMs = 0;
	#lastTakenAtMs = 0;
	constructor(order, leaseMs, nowMs) {
		this.#waiting = [...order];
		this.#fences = new Int32Array(order.length);
		this.#looks = new Int32Array(order.length);
		this.#leaseMs = leaseMs;
		this.#nowMs = nowMs;
	}
	get isDone() {
		return this.#count.ended === this.#fences.length;
	}
	/** When the last site that waited was taken; until then every hand was full. */
	get lastTakenAtMs() {
		return this.#lastTakenAtMs;
	}
	get count() {
		return { ...this.#count };
	}
	/** Up to so many: those whose holders were silent for the time of their lease, then such as nobody had. */
	take(most) {
		const nowMs = this.#nowMs();
		const sites = this.#silent(nowMs, most);
		while (sites.length < most && this.#next < this.#waiting.length) {
			this.#lastTakenAtMs = nowMs;
			sites.push(this.#waiting[this.#next++]);
		}
		return sites.map((site) => {
			const fence = ++this.#fences[site];
			this.#leases.set(site, {
				site,
				fence,
				untilMs: nowMs + this.#leaseMs
			});
			return {
				site,
				fence,
				looks: this.#looks[site]
			};
		});
	}
	/** Those that are still held, for as long as a lease lasts from now on. */
	renew(sites) {
		const held = sites.filter((one) => this.#holds(one));
		for (const { site } of held) this.#leases.get(site).untilMs = this.#nowMs() + this.#leaseMs;
		return held;
	}
	/** So many looks count from now on; `false` under an old fence. */
	acknowledge(one, looks) {
		if (!this.#holds(one)) return this.#refuse();
		this.#looks[one.site] = looks;
		return true;
	}
	end(one) {
		if (!this.#leases.has(one.site) && this.#fences[one.site] === one.fence) return true;
		if (!this.#holds(one)) return this.#refuse();
		this.#leases.delete(one.site);
		this.#count.ended++;
		return true;
	}
	#refuse() {
		this.#count.refused++;
		return false;
	}
	#holds({ site, fence }) {
		const lease = this.#leases.get(site);
		return lease?.fence === fence && this.#nowMs() < lease.untilMs;
	}
	#silent(nowMs, most) {
		const sites = [];
		if (nowMs < this.#noneBeforeMs) return sites;
		let soonestMs = Infinity;
		for (const { site, untilMs } of this.#leases.values()) {
			soonestMs = Math.min(soonestMs, untilMs);
			if (sites.length === most) break;
			if (nowMs < untilMs) continue;
			const silentMs = nowMs - (untilMs - this.#leaseMs);
			this.#count.takeovers++;
			this.#count.takeoverMs += silentMs;
			this.#count.longestTakeoverMs = Math.max(this.#count.longestTakeoverMs, silentMs);
			sites.push(site);
		}
		this.#noneBeforeMs = Math.min(soonestMs, nowMs + this.#leaseMs);
		return sites;
	}
};
//#endregion
//#region src/lab/experiments/cluster/asked-together.ts
/** One statement at a time. */
var AskedTogether = class {
	#answerAll;
	#waiting = [];
	#isAsking = false;
	/** @param answerAll gives an answer to each, in their order */
	constructor(answerAll) {
		this.#answerAll = answerAll;
	}
	ask(question) {
		return new Promise((resolve, reject) => {
			this.#waiting.push({
				question,
				resolve,
				reject
			});
			if (!this.#isAsking) this.#askOn();
		});
	}
	async #askOn() {
		this.#isAsking = true;
		while (this.#waiting.length > 0) {
			const asked = this.#waiting;
			this.#waiting = [];
			await this.#answerAll(asked.map(({ question }) => question)).then((answers) => asked.forEach(({ resolve }, i) => resolve(answers[i])), (error) => asked.forEach(({ reject }) => reject(error)));
		}
		this.#isAsking = false;
	}
};
//#endregion
//#region src/lab/experiments/cluster/held-turns.ts
/** By gate. */
var HeldTurns = class {
	#ports;
	#held = /* @__PURE__ */ new Map();
	/** How many were lost, for figures. */
	lost = 0;
	constructor(ports) {
		this.#ports = ports;
		this.#renewOn();
	}
	get size() {
		return this.#held.size;
	}
	/** Whether a gate is surely this process's. */
	isIn(name) {
		const turn = this.#held.get(name);
		return turn !== void 0 && this.#ports.monotonicMs() < turn.untilMs;
	}
	keep(turn) {
		this.#held.set(turn.name, turn);
	}
	leave(turn) {
		if (this.#held.get(turn.name) === turn) this.#held.delete(turn.name);
		turn.untilMs = -Infinity;
	}
	async #renewOn() {
		const { patienceMs } = this.#ports;
		for (;;) {
			await this.#ports.sleepUntil(this.#ports.monotonicMs() + patienceMs / 3);
			const turns = [...this.#held.values()];
			if (turns.length === 0) continue;
			const askedMs = this.#ports.monotonicMs();
			const renewed = await this.#ports.renew(turns);
			if (renewed !== null) this.#takeIn(turns, new Set(renewed), askedMs + patienceMs);
		}
	}
	#takeIn(turns, renewed, untilMs) {
		for (const turn of turns) {
			if (this.#held.get(turn.name) !== turn) continue;
			if (renewed.has(turn.ticket)) turn.untilMs = Math.max(turn.untilMs, untilMs);
			else if (turn.untilMs > -Infinity) {
				turn.untilMs = -Infinity;
				this.lost++;
			}
		}
	}
};
//#endregion
//#region src/lab/experiments/cluster/table-gates.ts
/** Asked again after this where somebody is in, and ever later: up to the longest. */
var FIRST_LOOK_MS = 5;
var LONGEST_LOOK_MS = 1e3;
/** So far from the exact end of a pause all who wait for it ask. */
var SPREAD_MS = 3;
/** A database that gave no answer is asked again after this, and ever later. */
var FIRST_AGAIN_MS = 50;
var LONGEST_AGAIN_MS = 2e3;
/** One process's way to the gates. */
var TableGates = class {
	#reach;
	#held;
	#entering;
	#leaving;
	#tickets = 0;
	#figures = {
		turns: 0,
		waiting: 0,
		waitedMs: 0,
		questions: 0
	};
	constructor(reach) {
		this.#reach = reach;
		const { table } = reach;
		this.#entering = new AskedTogether((all) => this.#ask(() => all.map((one) => table.enter(one)), all.length));
		this.#leaving = new AskedTogether((all) => this.#ask(() => all.map((one) => table.leave(one)), all.length));
		this.#held = new HeldTurns({
			patienceMs: reach.patienceMs,
			monotonicMs: () => reach.process.monotonicMs(),
			sleepUntil: (atMs) => reach.process.sleepUntil(atMs),
			renew: (turns) => this.#ask(() => table.renew(turns), turns.length).catch(() => null)
		});
	}
	async enter(name, pauseMs, signal) {
		const { process } = this.#reach;
		const cameMs = process.monotonicMs();
		this.#figures.waiting++;
		try {
			const ticket = `${process.name} ${this.#tickets++}`;
			return this.#turn(await this.#letIn({
				name,
				pauseMs,
				ticket
			}, signal));
		} finally {
			this.#figures.waiting--;
			this.#figures.waitedMs += process.monotonicMs() - cameMs;
		}
	}
	async hold(name, forMs) {
		const { process, table } = this.#reach;
		const untilMs = process.monotonicMs() + forMs;
		const hold = () => table.hold(name, Math.max(0, untilMs - process.monotonicMs()));
		await this.#patiently(() => this.#ask(hold));
	}
	figures() {
		return {
			...this.#figures,
			lost: this.#held.lost,
			inTurn: this.#held.size
		};
	}
	/** Whether a gate is surely this process's. */
	isIn(name) {
		return this.#held.isIn(name);
	}
	#turn(turn) {
		this.#figures.turns++;
		return {
			isHeld: () => this.#reach.process.monotonicMs() < turn.untilMs,
			leave: (leftMs) => this.#leave(turn, leftMs)
		};
	}
	/** Who is told to stop hears of it when he would ask again. */
	async #letIn(word, signal) {
		const { process, patienceMs } = this.#reach;
		let sinceMs = null;
		for (let looks = 0;; looks++) {
			signal?.throwIfAborted();
			let askedMs = 0;
			const answer = await this.#patiently(() => {
				askedMs = process.monotonicMs();
				return this.#entering.ask({
					...word,
					process: process.name,
					sinceMs
				});
			});
			if (answer.isIn) return this.#begin({
				...word,
				untilMs: askedMs + answer.inMs + patienceMs
			}, answer.inMs);
			({sinceMs} = answer);
			await process.sleepUntil(process.monotonicMs() + this.#waitMs(answer, looks));
		}
	}
	async #begin(turn, inMs) {
		const { process } = this.#reach;
		this.#held.keep(turn);
		if (inMs > 0) await process.sleepUntil(process.monotonicMs() + inMs);
		return turn;
	}
	/** How long to wait before the next question: nobody says when whoever is in leaves. */
	#waitMs({ isHeld, inMs }, looks) {
		const { random } = this.#reach;
		const lookMs = Math.min(FIRST_LOOK_MS * 1.5 ** looks, LONGEST_LOOK_MS) * (.75 + random.next() / 2);
		if (isHeld) return Math.min(lookMs, Math.max(inMs, 1));
		return inMs > 0 ? inMs + SPREAD_MS * random.next() : lookMs;
	}
	#leave(turn, pauseMs) {
		this.#held.leave(turn);
		const { name, ticket } = turn;
		this.#patiently(() => this.#leaving.ask({
			name,
			ticket,
			pauseMs
		}));
	}
	/** Until there is an answer. */
	async #patiently(attempt) {
		const { process } = this.#reach;
		for (let againMs = FIRST_AGAIN_MS;; againMs = Math.min(2 * againMs, LONGEST_AGAIN_MS)) try {
			return await attempt();
		} catch (error) {
			if (!(error instanceof NoAnswer)) throw error;
			await process.sleepUntil(process.monotonicMs() + againMs);
		}
	}
	#ask(answer, rows = 1) {
		this.#figures.questions++;
		return this.#reach.database.ask(this.#reach.process, answer, rows);
	}
};
//#endregion
//#region src/lab/experiments/cluster/run-cluster.ts
var START_MS = Date.UTC(2026, 0, 1);
/** Clocks of machines are wrong by up to this. */
var WRONGEST_CLOCK_MS = 36e5;
/** Share of those that fall between the last check of a request and its sending. */
var WORST_FREEZES = .5;
/** A cluster while it runs. */
var SimulatedCluster = class {
	options;
	events = new EventQueue(START_MS);
	world;
	database;
	table;
	queue;
	log;
	fetches;
	faults = {
		kills: 0,
		freezes: 0,
		cuts: 0,
		restarts: 0
	};
	/** All that ever ran, for their figures. */
	gates = [];
	#random;
	#failure = null;
	constructor(options) {
		this.options = options;
		const { events } = this;
		const random = this.#random = new SeededRandom(options.seed);
		const nowMs = () => events.nowMs;
		this.world = drawWorld(options, random.fork("world"));
		this.database = new SimulatedDatabase(events, random.fork("database"), options.costs ?? MEASURED_COSTS);
		this.table = new GateTable(options.patienceMs, nowMs);
		const order = Array.from({ length: options.hosts }, (_, site) => site);
		this.queue = new SiteQueue(order, options.habits.leaseMs, nowMs);
		const { delayMs } = options.habits;
		this.log = new ServerLog(this.world, {
			delayMs,
			startMs: START_MS
		});
		this.fetches = new SimulatedFetches(events, this.world, random.fork("answers"), this.log);
	}
	/** Runs until every site has ended. */
	async run() {
		for (let worker = 0; worker < this.options.workers; worker++) this.#start(`w${worker}`);
		this.#restartNow(this.#random.fork("restarts"));
		await this.events.run(() => {
			if (this.#failure) throw this.#failure;
			return this.queue.isDone;
		});
	}
	/** Virtual time since the start. */
	get elapsedMs() {
		return this.events.nowMs - START_MS;
	}
	/** While there was more to take than hands. */
	get busyMs() {
		return this.queue.lastTakenAtMs - START_MS;
	}
	#start(name) {
		const random = this.#random.fork(name);
		const skewMs = Math.round((2 * random.next() - 1) * WRONGEST_CLOCK_MS);
		const process = new SimulatedProcess(this.events, name, skewMs);
		const { database, table, queue, fetches, world } = this;
		const { patienceMs, habits } = this.options;
		const reach = {
			process,
			database,
			table,
			patienceMs,
			random: random.fork("polls")
		};
		const gates = this.options.sharesGates ? new TableGates(reach) : null;
		if (gates) this.gates.push(gates);
		const fail = (error) => void (this.#failure ??= error);
		new SimulatedWorker({
			process,
			database,
			gates,
			queue,
			fetches,
			world,
			random,
			fail
		}, habits);
		this.#troubleNow(process, random.fork("faults"));
	}
	/** What happens to one process while it lives. */
	#troubleNow(process, random) {
		const { killEveryMs, freezeEveryMs, cutEveryMs } = this.options.faults;
		this.#again(process, freezeEveryMs, random.fork("freezes"), (draw) => {
			this.faults.freezes++;
			const isWorst = draw.next() < WORST_FREEZES;
			const forMs = drawLengthMs("freezeMs", draw);
			if (isWorst) process.freezeWhenSending(forMs);
			else process.freeze(forMs);
		});
		this.#again(process, cutEveryMs, random.fork("cuts"), (draw) => {
			this.faults.cuts++;
			process.cut(drawLengthMs("cutMs", draw));
		});
		this.#again(process, killEveryMs, random.fork("kills"), (draw) => {
			this.faults.kills++;
			process.kill();
			const backMs = this.events.nowMs + drawLengthMs("replaceMs", draw);
			this.events.at(backMs, () => this.#start(`${process.name}'`));
		});
	}
	#again(process, everyMs, random, happen) {
		const gapMs = drawGapMs(everyMs, random);
		if (gapMs === Infinity) return;
		this.events.at(this.events.nowMs + gapMs, () => {
			if (!process.isAlive) return;
			happen(random);
			this.#again(process, everyMs, random, happen);
		});
	}
	#restartNow(random) {
		const gapMs = drawGapMs(this.options.faults.restartEveryMs, random);
		if (gapMs === Infinity) return;
		this.events.at(this.events.nowMs + gapMs, () => {
			this.faults.restarts++;
			const downMs = drawLengthMs("downMs", random);
			this.database.restart(downMs);
			this.table.restart(this.events.nowMs + downMs);
			this.#restartNow(random);
		});
	}
};
//#endregion
//#region src/lab/experiments/cluster/measure-cluster.ts
/** Runs one case. */
async function measureCluster(one, ground) {
	const { hosts, workers, hasFaults, sharesGates, databaseSlowness } = one;
	const cluster = new SimulatedCluster({
		...ground,
		hosts,
		workers,
		sharesGates,
		faults: hasFaults ? ground.faults : NO_FAULTS,
		costs: {
			...MEASURED_COSTS,
			questionMs: MEASURED_COSTS.questionMs * databaseSlowness
		}
	});
	await cluster.run();
	return rowOf$2(one, ground, cluster);
}
function rowOf$2(one, { habits }, cluster) {
	const { log, database, queue, elapsedMs } = cluster;
	const hands = one.workers * habits.sitesAtOnce;
	const requests = log.hosts.count.requests;
	const requestsPerS = throughput(log.perStretch, cluster.busyMs);
	return {
		...one,
		captures: queue.count.ended,
		requests,
		requestsPerS,
		perHandAndMin: 60 * requestsPerS / hands,
		...judged(log.hosts.count, log.addresses.count),
		gateWaits: sum(cluster.gates.map((gates) => gates.figures().waitedMs)) / (elapsedMs * hands),
		questionsPerRequest: database.asked.questions / requests,
		databaseBusy: database.asked.busyMs / elapsedMs,
		longestQuestionMs: database.asked.longestWaitMs,
		happened: { ...cluster.faults },
		...takenOver(queue.count),
		hoursSimulated: elapsedMs / 36e5,
		course: log.perStretch.map((count) => 1e3 * count / STRETCH_MS)
	};
}
function takenOver({ takeovers, takeoverMs, longestTakeoverMs, refused }) {
	return {
		takeovers,
		meanTakeoverMs: takeovers > 0 ? takeoverMs / takeovers : null,
		longestTakeoverMs,
		refused
	};
}
function judged(hosts, addresses) {
	const of = (excuse) => hosts.tooNear[excuse] + addresses.tooNear[excuse];
	const least = Math.min(hosts.leastPause ?? Infinity, addresses.leastPause ?? Infinity);
	return {
		tooNear: {
			none: of("none"),
			frozen: of("frozen"),
			outlived: of("outlived"),
			untold: of("untold")
		},
		leastPause: least === Infinity ? null : least
	};
}
/** A second's requests while every hand was full; all of the run where that was shorter than a stretch. */
function throughput(perStretch, busyMs) {
	const full = Math.floor(busyMs / 1e4) || perStretch.length;
	return 1e3 * sum(perStretch.slice(0, full)) / (full * STRETCH_MS);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
//#endregion
//#region src/lab/experiments/cluster/cluster.ts
/** Hosts of the largest cluster. */
var HOSTS = 1e4;
var MOST_HOSTS = 1e6;
var MOST_WORKERS = 1e4;
var PAGES_PER_SITE = 5;
/** As the program does where nothing else is said (docs/scale.md). */
var HABITS = {
	sitesAtOnce: 10,
	delayMs: 1e3,
	leaseMs: 6e3,
	heartbeatMs: 2e3
};
var PATIENCE_MS = 1e4;
/** `isochron lab cluster`. */
var CLUSTER = {
	key: "cluster",
	summary: "many workers before many hosts: politeness as servers see it, and pages a second as both grow",
	uses: () => [
		"hosts",
		"workers",
		"pages",
		"seed"
	],
	async run({ seed, hosts = HOSTS, workers, pages = PAGES_PER_SITE }) {
		requireSize(hosts, workers);
		const ground = {
			seed,
			habits: {
				...HABITS,
				pagesPerSite: pages
			},
			patienceMs: PATIENCE_MS,
			faults: MANY_FAULTS
		};
		const rows = [];
		for (const one of clusterCases(hosts, workers)) rows.push(await measureCluster(one, ground));
		const result = {
			experiment: "cluster",
			parameters: clusterParameters(ground, hosts),
			rows
		};
		const tables = [
			speedTable(result),
			politenessTable(result),
			databaseTable(result)
		];
		return {
			result,
			table: tables.map(tableText).join("\n"),
			html: experimentHtml({
				title: "A cluster in virtual time",
				about: [
					"Workers with the gates of the real program before simulated servers, a simulated database, and a network between them. Clocks of machines are wrong by up to an hour.",
					"Half of the hosts share their address with others, sites share hosts for what they show, and some ask for a longer pause in their robots.txt. The servers' own log is the judge: a request that comes during another, or sooner after it than the delay, is too near.",
					"With faults, every worker is killed, stands still, and is cut off from the database every ten minutes each on the average, and the database crashes every ten minutes and forgets its gates. Half of the standstills fall between the last check of a request and its sending, where nothing can help."
				],
				charts: [growthChart(rows), courseChart(rows)],
				tables
			})
		};
	}
};
function clusterParameters({ seed, habits, patienceMs }, hosts) {
	const { pagesPerSite, sitesAtOnce, delayMs, leaseMs, heartbeatMs } = habits;
	const others = {
		"hosts of the largest": hosts,
		"pages of a site": pagesPerSite,
		looks: 2,
		"sites at once of a worker": sitesAtOnce,
		"delay, ms": delayMs,
		"lease, ms": leaseMs,
		"heartbeat, ms": heartbeatMs,
		"patience of gates, ms": patienceMs
	};
	return {
		pages: hosts * pagesPerSite,
		seed,
		runs: 1,
		runsAre: "of each cluster",
		others
	};
}
function requireSize(hosts, workers = 1) {
	if (hosts <= MOST_HOSTS && workers <= MOST_WORKERS) return;
	throw new UsageError("USAGE", `lab cluster takes up to ${MOST_HOSTS} hosts and ${MOST_WORKERS} workers`);
}
//#endregion
//#region src/lab/simulate/summary.ts
/** Mean and standard deviation (n − 1 in the denominator; 0 for a single run). */
function summarise(values) {
	const runs = values.length;
	const mean = runs === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / runs;
	const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
	return {
		mean,
		deviation: runs < 2 ? 0 : Math.sqrt(squares / (runs - 1)),
		runs
	};
}
//#endregion
//#region src/lab/experiments/compare/capture-case.ts
/**
* A rate known from counted changes only: Gamma(½ + changes, slots watched + ½ `unit`), whose mean is the usual
* (X + ½)/(T + ½) for a complete history, T counted in units.
*/
function survivalFromPast(changes, watchedSlots, unitSlots) {
	return gammaSurvival(changes + .5, watchedSlots + .5 * unitSlots);
}
//#endregion
//#region src/lab/experiments/compare/history-cases.ts
var DAY_SECONDS$2 = 86400;
/** Captures start in the second half of the history, so that there is a past to learn from. */
var LEARNING_SHARE = .5;
/** Captures at random times of the history's second half. */
async function historyCases(options) {
	const { file, slotSeconds, runs, random } = options;
	const lives = await readLives(file);
	const first = lives.reduce((least, life) => Math.min(least, life.times[0]), Infinity);
	const last = lives.reduce((most, life) => Math.max(most, life.times.at(-1)), -Infinity);
	const learnt = first + LEARNING_SHARE * (last - first);
	const cases = [];
	for (let run = 0; run < runs; run++) {
		const captured = captureAt(lives, learnt + random.next() * (last - learnt), last, options);
		if (captured.pages.length > 0) cases.push(captured);
	}
	if (cases.length === 0) throw new UsageError("BAD_INPUT", `${file}: no pages in the second half of the history`);
	const about = `${cases.length} captures at random times of the second half, one request every ${slotSeconds} s`;
	return {
		name: basename(file).replace(/\.(tsv|jsonl)(\.gz|\.br)?$/, ""),
		about,
		cases
	};
}
async function readLives(file) {
	const lives = /* @__PURE__ */ new Map();
	for await (const { path, atSeconds, content } of readHistory(file)) {
		const life = lives.get(path) ?? {
			path,
			times: [],
			alive: []
		};
		lives.set(path, life);
		life.times.push(atSeconds);
		life.alive.push(content !== null);
	}
	if (lives.size === 0) throw new UsageError("BAD_INPUT", `${file} holds no changes`);
	return [...lives.values()];
}
/** Only pages that are there when the visits start are known; what comes later is not part of the capture. */
function captureAt(lives, asOf, end, { slotSeconds, rates }) {
	const start = asOf - lives.filter((life) => isAlive(life, asOf)).length * slotSeconds;
	const known = lives.filter((life) => isAlive(life, start));
	return {
		pages: known.map((life) => {
			const survival = rates === "known" ? overall(life, end, slotSeconds) : fromPast(life, start, slotSeconds);
			return {
				id: life.path,
				survival,
				weight: 1,
				trustedLastModified: false,
				links: []
			};
		}),
		history: {
			unchangedBefore: Float64Array.from(known, (life) => (asOf - lastChange(life, asOf)) / slotSeconds),
			unchangedAfter: Float64Array.from(known, (life) => (nextChange(life, asOf) - asOf) / slotSeconds)
		}
	};
}
/** Changes up to the start of the capture, and nothing later. */
function fromPast(life, start, slotSeconds) {
	return survivalFromPast(countUntil(life, start) - 1, (start - life.times[0]) / slotSeconds, DAY_SECONDS$2 / slotSeconds);
}
/** The mean rate over the page's whole life, future included: what a planner could at best be told. */
function overall(life, end, slotSeconds) {
	const days = (end - life.times[0]) / DAY_SECONDS$2;
	return poissonSurvival(perSlot(ratePerDay((life.times.length - .5) / (days + .5)), slotSeconds * 1e3));
}
/** Number of changes at or before the time (binary search). */
function countUntil({ times }, at) {
	let low = 0;
	let high = times.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (times[middle] <= at) low = middle + 1;
		else high = middle;
	}
	return low;
}
function isAlive(life, at) {
	return life.alive[countUntil(life, at) - 1] ?? false;
}
function lastChange(life, at) {
	return life.times[countUntil(life, at) - 1] ?? -Infinity;
}
function nextChange(life, at) {
	return life.times[countUntil(life, at)] ?? Infinity;
}
//#endregion
//#region src/lab/simulate/draw-history.ts
/**
* Draws what happens around t*. For Poisson changes the times since the last change and until the next are
* independent and exponential, so that a page is unchanged over a + b slots with probability S(a + b).
*/
function drawHistory(pages, random) {
	const unchangedBefore = new Float64Array(pages.length);
	const unchangedAfter = new Float64Array(pages.length);
	pages.forEach(({ survival }, i) => {
		const rate = rateOf(survival);
		unchangedBefore[i] = exponential(rate, random);
		unchangedAfter[i] = exponential(rate, random);
	});
	return {
		unchangedBefore,
		unchangedAfter
	};
}
/** Simulated sites have Poisson changes, or one chance per slot, which is the same at whole slots. */
function rateOf(survival) {
	return survival.rate ?? (survival.heat === 1 ? Infinity : -Math.log1p(-survival.heat));
}
function exponential(rate, random) {
	if (rate === 0) return Infinity;
	return -Math.log(1 - random.next()) / rate;
}
//#endregion
//#region src/lab/simulate/synthetic-sites.ts
/** Kinds of sites whose pages are found through links from the first. */
var SYNTHETIC_SITES = [
	{
		name: "recursive-tree",
		summary: "each page hangs under any earlier one; rates log-uniform from 1e-4 to 1 per slot",
		make: (pages, random) => site(pages, (child) => Math.floor(random.next() * child), () => logUniform$1(1e-4, 1, random))
	},
	{
		name: "popular-hubs",
		summary: "each page hangs under an earlier one by its number of links; hubs change ten times as fast",
		make: hubSite
	},
	{
		name: "news",
		summary: "a hot front page and 30 hot section pages lead to cold articles (1e-5 to 1e-2 per slot)",
		make: newsSite
	},
	{
		name: "chain",
		summary: "each page links to the next (an archive by date); rates log-uniform from 1e-4 to 1 per slot",
		make: (pages, random) => site(pages, (child) => child - 1, () => logUniform$1(1e-4, 1, random))
	}
];
/** Pages of the given rates under the given parents, page 0 being the root. */
function site(pages, parentOf, rateOf) {
	const links = Array.from({ length: pages }, () => []);
	for (let child = 1; child < pages; child++) links[parentOf(child)].push(child);
	return links.map((own, i) => ({
		id: `p${i}`,
		survival: poissonSurvival(ratePerSlot(rateOf(i))),
		weight: 1,
		trustedLastModified: false,
		links: own
	}));
}
/** Preferential attachment: a page is drawn with a chance that grows with the links it already has. */
function hubSite(pages, random) {
	const urn = [0];
	const linked = Array.from({ length: pages }, () => 0);
	const parents = Array.from({ length: pages }, (_, child) => {
		const parent = child === 0 ? 0 : urn[Math.floor(random.next() * urn.length)];
		if (child > 0) {
			urn.push(parent, child);
			linked[parent]++;
		}
		return parent;
	});
	return site(pages, (child) => parents[child], (page) => logUniform$1(1e-4, .1, random) * (linked[page] > 3 ? 10 : 1));
}
function newsSite(pages, random) {
	const sections = Math.min(30, Math.max(1, Math.floor(pages / 10)));
	const parentOf = (child) => child <= sections ? 0 : 1 + Math.floor(random.next() * sections);
	return site(pages, parentOf, (page) => page <= sections ? logUniform$1(.05, 1, random) : logUniform$1(1e-5, .01, random));
}
/** A number whose logarithm is uniform between those of the ends. */
function logUniform$1(low, high, random) {
	return low * (high / low) ** random.next();
}
//#endregion
//#region src/lab/experiments/solar/datasets.ts
/** Number of pages in the paper's experiments. */
var SOLAR_PAGES = 1e3;
/** λ₀ = 1, then λᵢ/1.06 where i mod 9 < 3 and λᵢ/1.001 elsewhere: few hot pages, many cold ones. */
function skewedRates(pages) {
	const rates = [];
	for (let i = 0, rate = 1; i < pages; i++) {
		rates.push(rate);
		rate /= i % 9 < 3 ? 1.06 : 1.001;
	}
	return rates;
}
/** Rates whose confidence intervals have the lengths 1, 2, …, n at the experiments' τ. */
function smoothRates(pages) {
	const length = Math.log(1 / SOLAR_CONFIDENCE);
	return Array.from({ length: pages }, (_, i) => length / (i + 1));
}
/** p₀ links to p₁…p₂₀, and pᵢ to p₁₀ᵢ₊₁₁…p₁₀ᵢ₊₂₀ for 0 < i < 99; a child beyond the site is dropped. */
function treeLinks(page, pages) {
	const first = page === 0 ? 1 : 10 * page + 11;
	const children = page === 0 ? 20 : page < 99 ? 10 : 0;
	return Array.from({ length: children }, (_, k) => first + k).filter((child) => child < pages);
}
/** The site as planners see it. */
function solarSite(dataset, pages = SOLAR_PAGES) {
	return (dataset === "skewed" ? skewedRates(pages) : smoothRates(pages)).map((rate, i) => ({
		id: `p${i}`,
		survival: poissonSurvival(ratePerSlot(rate)),
		weight: 1,
		trustedLastModified: false,
		links: treeLinks(i, pages)
	}));
}
//#endregion
//#region src/lab/experiments/compare/synthetic-cases.ts
/** How long the past was watched, in visit passes, when rates are estimated. */
var WATCHED_PASSES = 20;
/** SOLAR's two sites and one of each kind of drawn site, each captured `runs` times. */
function syntheticCases({ pages, runs, rates, random }) {
	return [
		{
			name: "solar-skewed",
			summary: "SOLAR's skewed site",
			make: () => solarSite("skewed", pages)
		},
		{
			name: "solar-smooth",
			summary: "SOLAR's smooth site",
			make: () => solarSite("smooth", pages)
		},
		...SYNTHETIC_SITES
	].map(({ name, summary, make }) => {
		const own = random.fork(name);
		const truth = make(pages, own.fork("site"));
		return {
			name,
			about: summary,
			cases: Array.from({ length: runs }, () => {
				return {
					pages: rates === "known" ? truth : estimated(truth, own),
					history: drawHistory(truth, own)
				};
			})
		};
	});
}
function estimated(truth, random) {
	const watched = WATCHED_PASSES * truth.length;
	return truth.map((page) => {
		const changes = poisson$1((page.survival.rate ?? 0) * watched, random);
		return {
			...page,
			survival: survivalFromPast(changes, watched, truth.length)
		};
	});
}
/** Arrivals of a unit-rate process before `mean`. */
function poisson$1(mean, random) {
	let count = -1;
	for (let at = 0; at <= mean; count++) at -= Math.log(1 - random.next());
	return count;
}
//#endregion
//#region src/lab/experiments/compare/compare.ts
var DEFAULT_STRATEGIES = [
	"bfs-fifo",
	"bfs-lifo",
	"inducible",
	"hottest-middle",
	"sharc-threshold",
	"solar-offline",
	"optimal"
];
var PAGES$2 = 1e3;
var DEFAULT_RUNS$3 = 20;
var DEFAULT_SLOT_SECONDS = 60;
/** Plans and judges every strategy on the same captures. */
async function runCompare(options) {
	const { seed, rates = "estimated", runs = DEFAULT_RUNS$3, pages = PAGES$2 } = options;
	const planners = (options.strategies ?? DEFAULT_STRATEGIES).map(twoVisitPlanner);
	const random = new SeededRandom(seed);
	const slotSeconds = options.slotSeconds ?? DEFAULT_SLOT_SECONDS;
	const sites = options.history === void 0 ? syntheticCases({
		pages,
		runs,
		rates,
		random
	}) : [await historyCases({
		file: options.history,
		slotSeconds,
		runs,
		rates,
		random
	})];
	const rows = sites.flatMap((site) => compareOn(site, planners));
	return {
		experiment: "compare",
		seed,
		rates,
		sites: sites.map(({ name, about }) => ({
			name,
			about
		})),
		rows
	};
}
/** Only plans that fetch each page on both sides of t* can be judged by a history alone. */
function twoVisitPlanner(name) {
	const planner = plannerByName(name);
	if (planner?.family === "two-visit") return planner;
	const names = PLANNERS.filter((known) => known.family === "two-visit").map((known) => known.name);
	throw new UsageError("USAGE", `no two-visit strategy ${JSON.stringify(name)}; there are ${names.join(", ")}`);
}
function compareOn({ name, cases }, planners) {
	const best = cases.map(({ pages, history }) => clairvoyantBest(history).plan(requestFor$1(pages)).expectedSharp);
	return planners.map((planner) => {
		const judged = cases.map(({ pages, history }) => {
			const plan = planner.plan(requestFor$1(pages));
			return {
				plan,
				sharp: sharpInHistory(plan, history, "live").filter(Boolean).length
			};
		});
		const mean = (figure) => summarise(cases.map((_, k) => figure(k))).mean;
		const { mean: sharp, deviation } = summarise(judged.map((own) => own.sharp));
		return {
			site: name,
			strategy: planner.name,
			captures: cases.length,
			pages: mean((k) => cases[k].pages.length),
			sharp,
			deviation,
			coherence: mean((k) => judged[k].sharp / cases[k].pages.length),
			ofClairvoyant: mean((k) => judged[k].sharp / best[k]),
			expectedSharp: mean((k) => judged[k].plan.expectedSharp)
		};
	});
}
/** Live slots, all pages known, as for a site captured before. */
function requestFor$1(pages) {
	return {
		pages,
		model: "live",
		known: "all",
		sizeGuess: null,
		revisitBudget: null,
		threshold: .3
	};
}
/** `isochron lab compare`. */
var COMPARE = {
	key: "compare",
	summary: "any strategies on synthetic sites or a real change history, rates known or estimated",
	uses: ({ history }) => [
		"seed",
		"runs",
		"strategies",
		"rates",
		...history === void 0 ? ["pages"] : ["history", "slotSeconds"]
	],
	async run(options) {
		const ran = await runCompare(options);
		const parameters = compareParameters(options, ran);
		const result = {
			...ran,
			parameters
		};
		const table = {
			...compareTable(ran),
			parameters
		};
		return {
			result,
			table: tableText(table),
			html: experimentHtml({
				title: "Strategies compared",
				about: [`Rates ${result.rates === "known" ? "known to the planners" : "estimated from the past only"}; live slots; seed ${result.seed}. All strategies face the same captures; the clairvoyant best is the most that any order could have made sharp.`, ...result.sites.map(({ name, about }) => `${name}: ${about}.`)],
				charts: [compareChart(result)],
				tables: [table]
			})
		};
	}
};
function compareParameters(options, { rates, rows, sites }) {
	const { seed, history, slotSeconds = DEFAULT_SLOT_SECONDS } = options;
	const drawn = Object.fromEntries(sites.map(({ name, about }) => [name, about]));
	const slot = history === void 0 ? {} : { "seconds per slot": slotSeconds };
	return {
		pages: Math.round(Math.max(0, ...rows.map((row) => row.pages))),
		seed,
		runs: Math.max(0, ...rows.map((row) => row.captures)),
		runsAre: "captures of each site",
		others: {
			rates,
			slots: "live",
			...slot,
			...drawn
		}
	};
}
function compareTable({ rows }) {
	return {
		title: "Sharp pages, mean over captures",
		columns: [
			"site",
			"strategy",
			"pages",
			"sharp",
			"deviation",
			"coherence",
			"of best",
			"promised"
		],
		rows: rows.map((row) => [
			row.site,
			row.strategy,
			row.pages.toFixed(1),
			row.sharp.toFixed(2),
			row.deviation.toFixed(2),
			row.coherence.toFixed(4),
			row.ofClairvoyant.toFixed(4),
			row.expectedSharp.toFixed(2)
		])
	};
}
function compareChart({ rows, sites }) {
	const strategies = [...new Set(rows.map((row) => row.strategy))];
	const groups = sites.map(({ name }) => ({
		name,
		values: strategies.map((strategy) => rows.find((row) => row.site === name && row.strategy === strategy)?.coherence ?? null)
	}));
	return barChart({
		title: "Coherence",
		xLabel: "site",
		yLabel: "share of sharp pages",
		series: strategies
	}, groups);
}
//#endregion
//#region src/lab/experiments/estimators/forecast-scores.ts
/** Forecasts are kept this far from 0 and 1, so that one surprise costs at most ln 1000. */
var CLIP = .001;
var CLASSES = 10;
/** Collects forecasts of "it will be unchanged" with what happened. */
var ForecastScores = class {
	#count = new Float64Array(CLASSES);
	#sum = new Float64Array(CLASSES);
	#true = new Float64Array(CLASSES);
	#rounds = 0;
	#meanLoss = 0;
	#loss = 0;
	#inRound = 0;
	/** Takes in one forecast. */
	add(forecast, unchanged) {
		const chance = Math.min(.999, Math.max(CLIP, forecast));
		this.#loss -= Math.log(unchanged ? chance : 1 - chance);
		this.#inRound++;
		const at = Math.min(9, Math.floor(forecast * CLASSES));
		this.#count[at] += 1;
		this.#sum[at] += forecast;
		if (unchanged) this.#true[at] += 1;
	}
	/** Ends a round of forecasts made at one time; each round counts the same, however many pages it had. */
	endRound() {
		if (this.#inRound === 0) return;
		this.#meanLoss += this.#loss / this.#inRound;
		this.#rounds++;
		this.#loss = 0;
		this.#inRound = 0;
	}
	/** Mean over the rounds; NaN before the first. */
	get logLoss() {
		return this.#meanLoss / this.#rounds;
	}
	/** The classes that were used. */
	get calibration() {
		return Array.from({ length: CLASSES }, (_, i) => ({
			forecasts: this.#count[i],
			meanForecast: this.#count[i] === 0 ? NaN : this.#sum[i] / this.#count[i],
			cameTrue: this.#count[i] === 0 ? NaN : this.#true[i] / this.#count[i]
		})).filter((row) => row.forecasts > 0);
	}
};
//#endregion
//#region src/lab/experiments/estimators/run-estimators.ts
/** Weeks ahead that are asked about. */
var HORIZONS = [
	1,
	4,
	13
];
/** Every k-th page is asked about when there are more. */
var MOST_PAGES = 2500;
/** The defaults: a year of learning, twelve forecasts, all estimators. */
var ESTIMATORS_DEFAULTS = {
	from: 52,
	rounds: 12,
	estimators: RATE_ESTIMATORS
};
/** Runs all estimators through one history. */
function runEstimators(versions, changes, options = ESTIMATORS_DEFAULTS) {
	const weeks = forecastWeeks(versions.weeks, options);
	if (weeks.length === 0) throw tooShort(versions, options);
	const scores = options.estimators.map(() => new ForecastScores());
	const looks = new WeeklyLooks(versions.tree);
	for (let week = 0; week < versions.weeks; week++) {
		if (weeks.includes(week)) forecastAll(looks, firstChanges(changes, week), options.estimators, scores);
		looks.observe(changes[week]);
	}
	const rows = options.estimators.map(({ name }, i) => ({
		estimator: name,
		logLoss: scores[i].logLoss,
		calibration: scores[i].calibration
	}));
	if (rows.some(({ logLoss }) => Number.isNaN(logLoss))) throw tooShort(versions, options);
	return {
		experiment: "estimators",
		history: versions.history.name,
		forecastWeeks: weeks,
		rows
	};
}
function tooShort({ history, weeks }, { from }) {
	const least = from + Math.max(...HORIZONS);
	return new UsageError("BAD_INPUT", `${history.name} is ${weeks} weeks long, too short to try forecasts on: they take ${from} weeks to learn from and ${least - from} to come true, ${least} in all`);
}
function forecastWeeks(weeks, { from, rounds }) {
	const last = weeks - Math.max(...HORIZONS);
	if (last < from) return [];
	const step = Math.max(1, Math.floor((last - from) / Math.max(1, rounds - 1)));
	return Array.from({ length: rounds }, (_, i) => from + i * step).filter((week) => week <= last);
}
/** Weeks until each page's first change at or after the given week (0 = in that very week). */
function firstChanges(changes, week) {
	const first = /* @__PURE__ */ new Map();
	for (let ahead = 0; ahead < Math.max(...HORIZONS); ahead++) for (const page of changes[week + ahead].pages) if (!first.has(page)) first.set(page, ahead);
	return first;
}
function forecastAll(looks, firstChange, estimators, scores) {
	const all = looks.watched(1);
	const watched = all.filter((_, i) => i % Math.ceil(all.length / MOST_PAGES) === 0);
	const site = watched.map((page) => looks.looksOf(page));
	for (const [e, estimator] of estimators.entries()) {
		const estimate = estimator.fit(site);
		for (const [i, page] of watched.entries()) {
			const { survival } = estimate(site[i]);
			for (const weeks of HORIZONS) scores[e].add(survival.at(weeks * 7), (firstChange.get(page) ?? Infinity) >= weeks);
		}
		scores[e].endRound();
	}
}
//#endregion
//#region src/lab/experiments/estimators/synthetic-history.ts
var WEEK_SECONDS = 604800;
var DIRECTORIES = 10;
/** Draws `weeks` weeks of a site; a third of the pages is bursty, and a directory is edited in bulk now and then. */
function syntheticHistory(pages, weeks, random) {
	const events = [];
	const paths = Array.from({ length: pages }, (_, page) => `d${page % DIRECTORIES}/p${page}.html`);
	for (let page = 0; page < pages; page++) events.push({
		time: 0,
		page,
		content: 1
	});
	const awake = new Uint8Array(pages);
	const rates = Float64Array.from({ length: pages }, () => .002 * 200 ** random.next());
	for (let week = 1; week < weeks; week++) {
		const bulk = random.next() < .05 ? Math.floor(random.next() * DIRECTORIES) : -1;
		for (let page = 0; page < pages; page++) {
			const bursty = page % 3 === 0;
			if (bursty && random.next() < (awake[page] === 1 ? .2 : .01)) awake[page] = 1 - awake[page];
			const rate = bursty ? awake[page] === 1 ? .7 : .001 : rates[page];
			if (page % DIRECTORIES === bulk || random.next() < -Math.expm1(-rate)) events.push({
				time: (week + random.next() * .99) * WEEK_SECONDS,
				page,
				content: week + 1
			});
		}
	}
	events.sort((a, b) => a.time - b.time);
	return {
		name: "synthetic",
		paths,
		times: Float64Array.from(events, ({ time }) => Math.floor(time)),
		pages: Int32Array.from(events, ({ page }) => page),
		contents: Float64Array.from(events, ({ content }) => content)
	};
}
//#endregion
//#region src/lab/experiments/estimators/estimators.ts
var SYNTHETIC_PAGES = 600;
var SYNTHETIC_WEEKS = 260;
/** Degree of change from which on a directory's week counts as changed. */
var ALPHA = .01;
/** `isochron lab estimators`. */
var ESTIMATORS = {
	key: "estimators",
	summary: "log-loss and calibration of every rate estimator, from the past only",
	uses: ({ history }) => history === void 0 ? ["seed", "pages"] : ["history"],
	async run({ seed, pages = SYNTHETIC_PAGES, history: file }) {
		const random = new SeededRandom(seed).fork("estimators");
		const history = file === void 0 ? syntheticHistory(pages, SYNTHETIC_WEEKS, random) : await readHistoryColumns(file);
		const versions = weeklyVersions(history);
		const ran = runEstimators(versions, weekChanges(versions, ALPHA));
		const parameters = {
			pages: history.paths.length,
			seed: file === void 0 ? seed : null,
			runs: ran.forecastWeeks.length,
			runsAre: "times at which every page was forecast",
			others: {
				history: ran.history,
				weeks: versions.weeks,
				"weeks ahead": HORIZONS.join(", "),
				α: ALPHA
			}
		};
		const result = {
			...ran,
			parameters
		};
		const table = {
			...lossTable(ran),
			parameters
		};
		return {
			result,
			table: tableText(table),
			html: experimentHtml({
				title: `Rate estimators on ${result.history}`,
				about: [`At ${result.forecastWeeks.length} times, every page was asked: will it be unchanged for ${HORIZONS.join(", ")} weeks? Each estimator saw weekly looks of the past only. Lower log-loss is better.`, "A calibrated estimator lies on the diagonal: of pages forecast unchanged with 80 %, 80 % were."],
				charts: [calibrationChart(result)],
				tables: [table]
			})
		};
	}
};
function lossTable({ history, rows }) {
	return {
		title: `${history}: mean log-loss`,
		columns: ["estimator", "log-loss"],
		rows: rows.map((row) => [row.estimator, row.logLoss.toFixed(4)])
	};
}
function calibrationChart({ rows }) {
	return lineChart({
		title: "Calibration",
		xLabel: "forecast chance of no change",
		yLabel: "share that did not change"
	}, [{
		name: "perfect",
		points: [[0, 0], [1, 1]]
	}, ...rows.map((row) => ({
		name: row.estimator,
		points: row.calibration.map((c) => [c.meanForecast, c.cameTrue])
	}))]);
}
/** From alike to very different. */
var GENERATORS = [
	{
		name: "alike",
		rates: [.1, .1],
		peaks: 1,
		sharpness: 1,
		importanceShift: 0,
		leastWeight: 1
	},
	{
		name: "weights",
		rates: [.05, .2],
		peaks: 1,
		sharpness: 1,
		importanceShift: 0,
		leastWeight: .1
	},
	{
		name: "shifted",
		rates: [.02, .5],
		peaks: 4,
		sharpness: 2,
		importanceShift: 3,
		leastWeight: .1
	},
	{
		name: "different",
		rates: [.01, 1],
		peaks: 24,
		sharpness: 3,
		importanceShift: 6,
		leastWeight: .05
	},
	{
		name: "very-different",
		rates: [.01, 3],
		peaks: 24,
		sharpness: 3,
		importanceShift: 12,
		leastWeight: .02
	},
	{
		name: "mostly-still",
		rates: [.002, 2],
		peaks: 24,
		sharpness: 3,
		importanceShift: 12,
		leastWeight: .02
	}
];
/** Draws the pages of a site. */
function generatePages(generator, count, random) {
	const rates = new Float32Array(count * 24);
	const importances = new Float32Array(count * 24);
	const weights = new Float64Array(count);
	for (let page = 0; page < count; page++) {
		const peak = Math.floor(random.next() * Math.max(1, generator.peaks)) * (24 / Math.max(1, generator.peaks));
		const importancePeak = peak + (random.next() * 2 - 1) * generator.importanceShift;
		const level = logUniform(random, generator.rates);
		const importance = .2 + .6 * random.next();
		const shape = hourShape(peak, generator.sharpness);
		const importanceShape = hourShape(importancePeak, generator.sharpness / 2);
		for (let k = 0; k < 24; k++) {
			rates[page * 24 + k] = level * shape[k];
			importances[page * 24 + k] = Math.min(1, importance * importanceShape[k]);
		}
		weights[page] = logUniform(random, [generator.leastWeight, 1]);
	}
	return {
		count,
		weights,
		periods: 24,
		rates,
		importances
	};
}
/** A bump over the day (von Mises), with mean 1. */
function hourShape(peak, sharpness) {
	const raw = Array.from({ length: 24 }, (_, k) => Math.exp(sharpness * Math.cos(2 * Math.PI * (k - peak) / 24)));
	const mean = raw.reduce((a, b) => a + b, 0) / 24;
	return raw.map((value) => value / mean);
}
function logUniform(random, [least, most]) {
	return least * (most / least) ** random.next();
}
//#endregion
//#region src/lab/experiments/importance/lives.ts
/** Draws changes: a Poisson number per period, at uniform times, importance within half of the pattern's. */
function drawLives(pages, horizon, random) {
	const first = new Int32Array(pages.count + 1);
	const born = [];
	const importance = [];
	for (let page = 0; page < pages.count; page++) {
		first[page] = born.length;
		born.push(0);
		importance.push(1);
		for (let period = 0; period < horizon; period++) {
			const at = page * pages.periods + period % pages.periods;
			const times = Array.from({ length: poisson(pages.rates[at], random) }, () => period + random.next());
			for (const time of times.sort((a, b) => a - b)) {
				born.push(time);
				importance.push(Math.min(1, pages.importances[at] * (.5 + random.next())));
			}
		}
	}
	first[pages.count] = born.length;
	return {
		first,
		born: Float64Array.from(born),
		importance: Float64Array.from(importance)
	};
}
/** Death of a version. */
function diesAt({ first, born }, page, version) {
	return version + 1 < first[page + 1] ? born[version + 1] : Infinity;
}
/** The version of a page that is on the site at a time; of several born then, the last. */
function versionAt({ first, born }, page, time) {
	let [low, high] = [first[page], first[page + 1] - 1];
	while (low < high) {
		const middle = low + high + 1 >>> 1;
		if (born[middle] <= time) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** All versions but the first as jobs for the bound: a version can be had in every period its life touches. */
function versionJobs(lives, horizon, worth) {
	const first = [];
	const last = [];
	const weights = [];
	for (let page = 0; page + 1 < lives.first.length; page++) for (let version = lives.first[page] + 1; version < lives.first[page + 1]; version++) {
		first.push(Math.floor(lives.born[version]));
		last.push(Math.min(horizon - 1, Math.floor(diesAt(lives, page, version))));
		weights.push(worth(page, version));
	}
	return {
		first: Int32Array.from(first),
		last: Int32Array.from(last),
		weights: Float64Array.from(weights)
	};
}
/** Knuth's product method; rates here are small. */
function poisson(mean, random) {
	const limit = Math.exp(-mean);
	let count = 0;
	for (let product = random.next(); product > limit; product *= random.next()) count++;
	return count;
}
//#endregion
//#region src/lab/experiments/importance/measure.ts
/** Coprime to the day's 24 periods. */
var QUERY_EVERY = 5;
/** Runs a planner for the whole horizon with a fixed number of captures per period. */
function runRefresh(site, planner, budget) {
	const run = planner.start(site.pages, budget);
	const captures = Array.from({ length: site.pages.count }, () => [0]);
	for (let period = 0; period < site.horizon; period++) {
		const chosen = run.choose(period, budget);
		for (const [i, page] of chosen.entries()) captures[page].push(period + (i + .5) / chosen.length);
	}
	return {
		...completenessOf(site, captures),
		coherence: coherence(site, captures)
	};
}
/** Weighted completeness, and the share of all version weight, of given captures. */
function completenessOf({ pages, lives }, captures) {
	let all = 0;
	let captured = 0;
	return {
		completeness: siteCompleteness(captures.map((times, page) => {
			const seen = new Set(times.map((time) => versionAt(lives, page, time)));
			const importances = [];
			const held = [];
			for (let version = lives.first[page] + 1; version < lives.first[page + 1]; version++) {
				const importance = lives.importance[version];
				importances.push(importance);
				held.push(seen.has(version));
				all += importance * pages.weights[page];
				if (seen.has(version)) captured += importance * pages.weights[page];
			}
			return {
				completeness: pageCompleteness({
					importances,
					held
				}),
				weight: pages.weights[page]
			};
		})),
		weightCaptured: all === 0 ? 1 : captured / all
	};
}
function coherence(site, captures) {
	let sum = 0;
	let queries = 0;
	for (let period = 0; period < site.horizon; period += QUERY_EVERY, queries++) sum += coherenceAt(site, captures, period + .5);
	return sum / queries;
}
function coherenceAt({ pages, lives }, captures, query) {
	return queryCoherence(captures.map((times, page) => {
		const version = versionAt(lives, page, nearest(times, query));
		return {
			from: lives.born[version],
			to: diesAt(lives, page, version),
			weight: lives.importance[version] * pages.weights[page]
		};
	})).byCount;
}
/** The capture nearest to a time, the earlier of two equally near. */
function nearest(times, query) {
	let [low, high] = [0, times.length - 1];
	while (low < high) {
		const middle = low + high + 1 >>> 1;
		if (times[middle] <= query) low = middle;
		else high = middle - 1;
	}
	const next = times[low + 1];
	return next !== void 0 && next - query < query - times[low] ? next : times[low];
}
/** No strategy reaches more: for completeness, and for the weight captured. */
function refreshBounds({ pages, lives, horizon }, budget) {
	const totals = Float64Array.from({ length: pages.count }, (_, page) => {
		let sum = 0;
		for (let v = lives.first[page] + 1; v < lives.first[page + 1]; v++) sum += lives.importance[v];
		return sum;
	});
	const all = pages.weights.reduce((sum, weight) => sum + weight, 0);
	const still = pages.weights.reduce((sum, weight, page) => sum + (totals[page] === 0 ? weight : 0), 0);
	const weighed = totals.reduce((sum, total, page) => sum + total * pages.weights[page], 0);
	const bound = (worth) => clairvoyantBound(versionJobs(lives, horizon, worth), horizon, budget);
	const share = bound((page, version) => pages.weights[page] * lives.importance[version] / totals[page]);
	const weight = bound((page, version) => pages.weights[page] * lives.importance[version]);
	return {
		completeness: all === 0 ? 1 : (still + share) / all,
		weightCaptured: weighed === 0 ? 1 : weight / weighed
	};
}
//#endregion
//#region src/lab/experiments/importance/run-importance.ts
/** The paper's sizes: 1,000 pages, 24 periods, M from 20 to 100 %, and 10 % besides. */
var IMPORTANCE_DEFAULTS = {
	seed: 1,
	runs: 3,
	pages: 1e3,
	days: 5,
	resources: [
		.1,
		.2,
		.4,
		.6,
		.8,
		1
	],
	generators: GENERATORS
};
/** Runs every strategy on every generator at every M. */
function runImportance(options = IMPORTANCE_DEFAULTS) {
	return {
		experiment: "importance",
		options,
		rows: options.generators.flatMap((generator) => {
			const runs = Array.from({ length: options.runs }, (_, run) => runSite(options, generator, options.seed + run));
			return runs[0].map((row, i) => meanRow$1(runs.map((rowsOfRun) => rowsOfRun[i]), row));
		})
	};
}
function runSite(options, generator, seed) {
	const horizon = options.days * 24;
	const random = new SeededRandom(seed).fork(generator.name);
	const pages = generatePages(generator, options.pages, random.fork("pages"));
	const site = {
		pages,
		lives: drawLives(pages, horizon, random.fork("changes")),
		horizon
	};
	return options.resources.flatMap((resources) => {
		const budget = Math.round(resources * options.pages);
		const common = {
			generator: generator.name,
			resources
		};
		return [...refreshPlanners(horizon).map((planner) => ({
			...common,
			strategy: planner.name,
			...runRefresh(site, planner, budget)
		})), {
			...common,
			strategy: "bound",
			...refreshBounds(site, budget),
			coherence: null
		}];
	});
}
function meanRow$1(rows, like) {
	const mean = (value) => rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
	return {
		...like,
		completeness: mean((row) => row.completeness),
		weightCaptured: mean((row) => row.weightCaptured),
		coherence: like.coherence === null ? null : mean((row) => row.coherence)
	};
}
//#endregion
//#region src/lab/experiments/importance/importance.ts
var NAMES = {
	completeness: "weighted completeness (Fig. 7)",
	weightCaptured: "share of all version weight captured",
	coherence: "weighted coherence (Fig. 8)"
};
/** `isochron lab importance`. */
var IMPORTANCE = {
	key: "importance",
	summary: "completeness and coherence of refresh strategies against the budget, with the clairvoyant bound",
	uses: () => [
		"seed",
		"runs",
		"pages"
	],
	async run({ seed, pages, runs }) {
		const ran = runImportance({
			...IMPORTANCE_DEFAULTS,
			seed,
			pages: pages ?? IMPORTANCE_DEFAULTS.pages,
			runs: runs ?? IMPORTANCE_DEFAULTS.runs
		});
		const result = {
			...ran,
			parameters: importanceParameters(ran)
		};
		const measures = Object.keys(NAMES);
		const generators = result.options.generators.map(({ name }) => name);
		const tables = generators.flatMap((generator) => measures.map((measure) => measureTable$1(result, generator, measure)));
		const charts = generators.flatMap((generator) => measures.map((measure) => measureChart(result, generator, measure)));
		return {
			result,
			table: tables.map(tableText).join("\n"),
			html: experimentHtml({
				title: "Importance of changes: refresh under a budget",
				about: [`${result.options.pages} pages, ${result.options.days} days of 24 periods, means over ${result.options.runs} sites per generator (seed ${seed}); every strategy knows the true patterns, as in the paper.`, "The bound is the greatest weight that any crawler with full knowledge could capture."],
				charts,
				tables
			})
		};
	}
};
function rowsOf(result, generator) {
	const byStrategy = /* @__PURE__ */ new Map();
	for (const row of result.rows) {
		if (row.generator !== generator) continue;
		byStrategy.set(row.strategy, [...byStrategy.get(row.strategy) ?? [], row]);
	}
	return byStrategy;
}
function importanceParameters({ options }) {
	const { pages, seed, runs, days, resources } = options;
	return {
		pages,
		seed,
		runs,
		runsAre: "drawn sites of each generator",
		others: {
			days,
			"periods a day": 24,
			M: resources.map((m) => `${Math.round(m * 100)} %`).join(", ")
		}
	};
}
function measureTable$1(result, generator, measure) {
	return {
		title: `${generator}: ${NAMES[measure]}`,
		parameters: result.parameters,
		columns: ["strategy", ...result.options.resources.map((share) => `M = ${Math.round(share * 100)} %`)],
		rows: [...rowsOf(result, generator)].filter(([, rows]) => rows[0][measure] !== null).map(([strategy, rows]) => [strategy, ...rows.map((row) => row[measure].toFixed(3))])
	};
}
function measureChart(result, generator, measure) {
	return lineChart({
		title: `${generator}: ${NAMES[measure]}`,
		xLabel: "captures per period, % of pages",
		yLabel: "share"
	}, [...rowsOf(result, generator)].filter(([, rows]) => rows[0][measure] !== null).map(([name, rows]) => ({
		name,
		points: rows.map((row) => [row.resources * 100, row[measure]])
	})));
}
/** Runs the rule through a history and reports the test weeks. */
function runLearnedRule({ versions, changes }, testWeeks, askedRecalls, visit) {
	const forecast = new ChangeForecast(versions.tree);
	const calibrations = askedRecalls.map((asked) => new RecallCalibration(asked));
	const end = Math.max(-1, ...testWeeks) + 1;
	for (let week = 0; week < end; week++) {
		const change = changes[week];
		const outcome = new WeekOutcome(forecast, change);
		if (testWeeks.has(week)) visit(week, calibrations.map((calibration) => outcome.count(calibration.threshold())));
		if (week >= 8) for (const calibration of calibrations) calibration.record(outcome.changeScores);
		forecast.learn(change);
	}
}
/** Fetches every page in the order of the search, noting what each shows. */
function searchWhole(forecast, changes, known) {
	const search = forecast.search();
	const { directoryOf } = forecast.memory;
	const arrivals = arrivalsByDirectory(forecast.memory, changes);
	for (let batch = search.next(-Infinity); batch.length > 0; batch = search.next(-Infinity)) for (const page of batch) {
		const directory = directoryOf[page];
		search.note(page, known.has(page), arrivals.get(directory));
		arrivals.delete(directory);
	}
	return search;
}
/** One week: the thresholds down to which each page is fetched and each change is found. */
var WeekOutcome = class {
	#pageScores;
	#kinds;
	/** Parallel to the week's changes. */
	changeScores = [];
	constructor(forecast, changes) {
		const { pages, kinds } = changes;
		const { alive, directories, directoryOf, tree } = forecast.memory;
		this.#kinds = kinds;
		const gone = new Set(pages.filter((_, i) => kinds[i] === 2));
		const known = new Set(pages.filter((_, i) => kinds[i] !== 1));
		const search = searchWhole(forecast, changes, known);
		const best = new Float64Array(tree.directoryCount).fill(-Infinity);
		const standing = [];
		for (let page = 0; page < alive.length; page++) {
			if (alive[page] === 0) continue;
			const score = search.scoreOf(page);
			best[directoryOf[page]] = Math.max(best[directoryOf[page]], score);
			if (!gone.has(page)) standing.push(score);
		}
		this.#pageScores = Float64Array.from(standing);
		for (const page of pages) {
			const holder = directories.holderOf(directoryOf[page]);
			const inserted = holder < 0 ? Infinity : best[holder];
			this.changeScores.push(known.has(page) ? search.scoreOf(page) : inserted);
		}
	}
	/** What is skipped and missed when the search stops at the threshold. */
	count(threshold) {
		const counts = emptySkipCounts();
		counts.changes = this.changeScores.length;
		for (const score of this.#pageScores) if (score < threshold) counts.skipped++;
		else counts.fetched++;
		for (const [i, score] of this.changeScores.entries()) {
			const found = score >= threshold;
			const kind = this.#kinds[i];
			if (kind === 1 && found) counts.fetched++;
			if (found) continue;
			if (kind === 1) {
				counts.skipped++;
				counts.skippedInsertions++;
			} else if (kind === 2) counts.skippedDeletions++;
			else counts.skippedUpdates++;
		}
		return counts;
	}
};
//#endregion
//#region src/lab/experiments/near/closed-loop.ts
/** Share of the pages passed over that is fetched all the same, at random, to go on learning what is missed. */
var SAMPLE = .05;
/** Runs the rule through a history, on what it saw itself, and reports the test weeks. */
function runClosedLoop(near, testWeeks, options, visit) {
	const crawler = new SkippingCrawler(near, options);
	const end = Math.max(-1, ...testWeeks) + 1;
	for (let week = 0; week < end; week++) {
		const fetched = crawler.crawl();
		if (testWeeks.has(week)) visit(week, countWeek(near, week, crawler.contents, fetched));
	}
}
/** A change counts as found when its page was fetched in the very week. */
function countWeek({ changes }, week, contents, fetched) {
	const counts = emptySkipCounts();
	for (const [page, content] of contents.entries()) {
		if (content === 0) continue;
		if (fetched.has(page)) counts.fetched++;
		else counts.skipped++;
	}
	const { pages, kinds } = changes[week];
	counts.changes = pages.length;
	for (const [i, page] of pages.entries()) {
		if (fetched.has(page)) continue;
		if (kinds[i] === 1) counts.skippedInsertions++;
		else if (kinds[i] === 2) counts.skippedDeletions++;
		else counts.skippedUpdates++;
	}
	return counts;
}
var SkippingCrawler = class {
	#options;
	#walk;
	#forecast;
	#calibration;
	/** Content of the copy held; 0 for pages not known or known to be gone. */
	#held;
	#lastFetch;
	#week = 0;
	constructor({ versions }, options) {
		this.#options = options;
		this.#calibration = new RecallCalibration(options.askedRecall);
		this.#walk = new WeekWalk(versions);
		this.#forecast = new ChangeForecast(versions.tree);
		this.#held = new Float64Array(versions.tree.pageCount);
		this.#lastFetch = new Int32Array(versions.tree.pageCount);
	}
	/** The site as it really is. */
	get contents() {
		return this.#walk.content;
	}
	/** Crawls the next week and returns the pages fetched. */
	crawl() {
		this.#walk.step();
		const threshold = this.#week < this.#options.wholeWeeks ? -Infinity : this.#calibration.threshold();
		const found = {
			pages: [],
			kinds: [],
			scores: [],
			weights: []
		};
		const search = this.#forecast.search();
		const fetched = this.#fetchKnown(search, threshold);
		this.#compare(search, threshold, fetched, found);
		this.#discover(this.#bestScores(search, fetched), threshold, fetched, found);
		if (this.#week >= 8) this.#calibration.record(found.scores, found.weights);
		this.#forecast.learn({
			pages: Int32Array.from(found.pages),
			kinds: Uint8Array.from(found.kinds)
		});
		for (const page of fetched) {
			this.#held[page] = this.contents[page];
			this.#lastFetch[page] = this.#week;
		}
		this.#week++;
		return fetched;
	}
	/** Fetches known pages as the search asks for them, and some of the others by lot. */
	#fetchKnown(search, threshold) {
		const { alive, directoryOf } = this.#forecast.memory;
		const fetched = /* @__PURE__ */ new Set();
		const arrivals = this.#arrivals();
		for (let batch = search.next(threshold); batch.length > 0; batch = search.next(threshold)) for (const page of batch) {
			fetched.add(page);
			search.note(page, this.#differs(page), arrivals.get(directoryOf[page]));
			arrivals.delete(directoryOf[page]);
		}
		for (const [page, known] of alive.entries()) if (known === 1 && !fetched.has(page) && this.#options.random.next() < SAMPLE) fetched.add(page);
		return fetched;
	}
	/** Compares the pages fetched with the copies held. */
	#compare(search, threshold, fetched, found) {
		for (const page of fetched) {
			if (!this.#differs(page)) continue;
			const score = search.scoreOf(page);
			found.pages.push(page);
			found.kinds.push(this.contents[page] === 0 ? 2 : 3);
			found.scores.push(score);
			const weeks = this.#week - this.#lastFetch[page];
			found.weights.push(1 / (weeks * (score < threshold ? SAMPLE : 1)));
		}
	}
	#differs(page) {
		return this.#held[page] !== this.contents[page];
	}
	/** How many pages not known yet a look into each directory shows. */
	#arrivals() {
		const { alive } = this.#forecast.memory;
		const pages = Array.from(this.contents.keys()).filter((page) => alive[page] === 0 && this.contents[page] !== 0);
		const kinds = new Uint8Array(pages.length).fill(1);
		return arrivalsByDirectory(this.#forecast.memory, {
			pages: Int32Array.from(pages),
			kinds
		});
	}
	/** The best score fetched in each directory. */
	#bestScores(search, fetched) {
		const { directoryOf, tree } = this.#forecast.memory;
		const best = new Float64Array(tree.directoryCount).fill(-Infinity);
		for (const page of fetched) {
			const directory = directoryOf[page];
			best[directory] = Math.max(best[directory], search.scoreOf(page));
		}
		return best;
	}
	/** New pages are found when a page of the nearest directory above that holds any known page is fetched. */
	#discover(best, threshold, fetched, found) {
		const { memory } = this.#forecast;
		for (const [page, content] of this.contents.entries()) {
			if (content === 0 || memory.alive[page] === 1) continue;
			const holder = memory.directories.holderOf(memory.directoryOf[page]);
			const score = holder < 0 ? Infinity : best[holder];
			if (score === -Infinity) continue;
			fetched.add(page);
			found.pages.push(page);
			found.kinds.push(1);
			found.scores.push(score);
			found.weights.push(score < threshold ? 1 / SAMPLE : 1);
		}
	}
};
//#endregion
//#region src/lab/experiments/near/protocol.ts
/** The paper's rule in two readings, plain frequency and the oracle: those that skip whole directories. */
var DIRECTORY_RULES = [
	"strict",
	"dormant",
	"frequency",
	"oracle"
];
/** The directories that one rule skips in one window. */
function skipDirectories({ versions, changes }, window, rule, beta = NEAR_DEFAULTS.beta) {
	const { tree } = versions;
	if (rule === "oracle") return skipWhere(tree, (d) => d > 0 && changes[window.test].touched[d] === 0);
	const training = changes.slice(window.start + 1, window.start + window.train);
	const gdt = mergeTransitions(tree, training.map((change) => change.significance));
	if (rule === "frequency") return skipWhere(tree, (d) => d > 0 && gdt.present[d] === 1 && jointChanges(gdt, [d]) < beta * gdt.transitions);
	return skipByRules(tree, mineRules(gdt, {
		...NEAR_DEFAULTS,
		beta,
		undefinedCorrelation: rule
	}));
}
/** Counts a skip's savings and misses against what really happened in the test week. */
function countSkips(near, test, alive, skipped) {
	const counts = emptySkipCounts();
	const directoryOf = near.versions.tree.pageDirectories();
	for (let page = 0; page < alive.length; page++) {
		if (alive[page] === 0) continue;
		if (skipped[directoryOf[page]] === 1) counts.skipped++;
		else counts.fetched++;
	}
	const passed = passedOver(near.versions, alive, skipped);
	const { pages, kinds } = near.changes[test];
	counts.changes = pages.length;
	for (let i = 0; i < pages.length; i++) {
		if (passed[directoryOf[pages[i]]] === 0) continue;
		if (kinds[i] === 1) counts.skippedInsertions++;
		else if (kinds[i] === 2) counts.skippedDeletions++;
		else counts.skippedUpdates++;
	}
	return counts;
}
/** Visits the windows in order of their test week with the contents of the test version. */
function forEachWindow(near, windows, visit) {
	const walk = new WeekWalk(near.versions);
	for (const window of [...windows].sort((a, b) => a.test - b.test)) {
		while (walk.done <= window.test) walk.step();
		visit(window, walk.content);
	}
}
function passedOver({ tree }, alive, skipped) {
	const parents = tree.parents();
	const passed = new Uint8Array(parents.length);
	const directoryOf = tree.pageDirectories();
	for (let page = 0; page < alive.length; page++) if (alive[page] !== 0) passed[directoryOf[page]] = 1;
	for (let d = parents.length - 1; d > 0; d--) passed[parents[d]] |= passed[d];
	for (let d = 0; d < passed.length; d++) {
		const above = d > 0 && skipped[parents[d]] === 1;
		passed[d] = above ? passed[parents[d]] : passed[d] & skipped[d];
	}
	return passed;
}
//#endregion
//#region src/lab/experiments/near/run-near.ts
/** docs/papers/near-miner.md, protocol. */
var NEAR_RUN_DEFAULTS = {
	starts: [],
	windows: 10,
	train: 20,
	distance: 1,
	alpha: .01,
	beta: .1,
	recall: .93,
	sweep: [
		.5,
		.6,
		.7,
		.75,
		.8,
		.85,
		.88,
		.9,
		.92,
		.94,
		.95,
		.96,
		.97,
		.98,
		.99,
		.995,
		1
	]
};
/** Runs all rules over all windows of a history. */
function runNear(history, options = NEAR_RUN_DEFAULTS) {
	const versions = weeklyVersions(history);
	const windows = windowsOf(versions.weeks, options, history.name);
	const near = {
		versions,
		changes: weekChanges(versions, options.alpha)
	};
	const rows = [...directoryRows(near, windows, options.beta), ...learnedRows(near, windows, options)];
	const [learned, ...sweep] = rows.slice(DIRECTORY_RULES.length);
	const order = [
		...rows.slice(0, DIRECTORY_RULES.length - 1),
		learned,
		...closedLoopRows(near, windows, options),
		rows[DIRECTORY_RULES.length - 1]
	];
	return {
		experiment: "near",
		history: history.name,
		windows: windows.length,
		rows: order,
		distances: curve(near, options, [
			1,
			2,
			4,
			8,
			16
		], (value) => ({ distance: value })),
		trainings: curve(near, options, [
			5,
			10,
			15,
			20,
			30
		], (value) => ({ train: value })),
		sweep: sweep.map(({ BR, CRu }, i) => ({
			asked: options.sweep[i],
			BR,
			CRu
		}))
	};
}
/** The start weeks spread over a history as docs/papers/near-miner.md has them: from week 26 to 31 weeks before its end. */
function spreadStarts(weeks) {
	const last = weeks - 31;
	if (last < 26) return last >= 0 ? [last] : [];
	return Array.from({ length: 8 }, (_, i) => Math.round(26 + (last - 26) * i / 7));
}
function windowsOf(weeks, options, name) {
	const windows = slide(options.starts.length > 0 ? options.starts : spreadStarts(weeks), options);
	const late = windows.find((window) => window.start < 0 || window.test >= weeks);
	if (windows.length > 0 && !late) return windows;
	const needs = options.train + options.distance + options.windows - 1;
	const why = late ? `start week ${late.start} needs week ${late.test}` : `${needs} weeks are needed`;
	throw new UsageError("BAD_INPUT", `${name} has ${weeks} weekly versions; ${why}`);
}
/** The dormant rule with one setting varied; windows that would run over the history's end are left out. */
function curve(near, options, values, vary) {
	const { weeks } = near.versions;
	return values.flatMap((value) => {
		const varied = {
			...options,
			...vary(value)
		};
		const windows = slide(options.starts.length > 0 ? options.starts : spreadStarts(weeks), varied).filter((window) => window.test < weeks);
		if (windows.length === 0) return [];
		const { BR, CR, CRu } = directoryRows(near, windows, options.beta, ["dormant"])[0];
		return [{
			value,
			BR,
			CR,
			CRu
		}];
	});
}
function slide(starts, options) {
	return starts.flatMap((start) => Array.from({ length: options.windows }, (_, i) => start + i)).map((start) => ({
		start,
		train: options.train,
		test: start + options.train - 1 + options.distance
	}));
}
function directoryRows(near, windows, beta, rules = DIRECTORY_RULES) {
	const metrics = rules.map(() => []);
	forEachWindow(near, windows, (window, contents) => {
		for (const [i, rule] of rules.entries()) {
			const skipped = skipDirectories(near, window, rule, beta);
			metrics[i].push(skipMetrics(countSkips(near, window.test, contents, skipped)));
		}
	});
	return rules.map((rule, i) => meanRow(rule, metrics[i]));
}
function closedLoopRows(near, windows, { closedLoopSeed, train, recall }) {
	if (closedLoopSeed === void 0) return [];
	const random = new SeededRandom(closedLoopSeed).fork("closed loop");
	const repeats = repeatsOf(windows);
	const metrics = [];
	const options = {
		wholeWeeks: train,
		askedRecall: recall,
		random
	};
	runClosedLoop(near, new Set(repeats.keys()), options, (week, counts) => {
		for (let n = repeats.get(week); n > 0; n--) metrics.push(skipMetrics(counts));
	});
	return [meanRow("learned, closed loop", metrics)];
}
/** How many windows test each week. */
function repeatsOf(windows) {
	const repeats = /* @__PURE__ */ new Map();
	for (const { test } of windows) repeats.set(test, 1 + (repeats.get(test) ?? 0));
	return repeats;
}
function learnedRows(near, windows, options) {
	const asked = [options.recall, ...options.sweep];
	const metrics = asked.map(() => []);
	const repeats = repeatsOf(windows);
	runLearnedRule(near, new Set(repeats.keys()), asked, (week, counts) => {
		for (let n = repeats.get(week); n > 0; n--) for (const [i, count] of counts.entries()) metrics[i].push(skipMetrics(count));
	});
	return metrics.map((list) => meanRow("learned", list));
}
function meanRow(rule, metrics) {
	const mean = (values) => {
		const known = values.filter((value) => value !== null);
		return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
	};
	return {
		rule,
		BR: mean(metrics.map((m) => m.bypassRatio)),
		OP: mean(metrics.map((m) => m.overallPrecision)),
		OR: mean(metrics.map((m) => m.overallRecall)),
		CR: mean(metrics.map((m) => m.changeRecall)),
		CRu: mean(metrics.map((m) => m.changeRecallUpdates)),
		worstTenth: mean(worstTenth(metrics.map((m) => m.changeRecallUpdates)))
	};
}
function worstTenth(recalls) {
	const known = recalls.filter((recall) => recall !== null).toSorted((a, b) => a - b);
	return known.slice(0, Math.ceil(known.length / 10));
}
//#endregion
//#region src/lab/experiments/near/scaling-outcome.ts
/** The rows as table and page. */
function scalingOutcome(rows, seed) {
	const parameters = scalingParameters(rows, seed);
	const table = scalingTable(rows, parameters);
	const bySize = rows.filter((row) => row.versions === 20);
	const byVersions = rows.filter((row) => row.pages === 2e4);
	const html = experimentHtml({
		title: "How NEAR-Miner scales",
		about: ["Synthetic directory trees as in the paper's section 6.3: time for both phases against size and number of versions."],
		charts: [timesChart("By pages, 20 versions", bySize, "pages"), timesChart("By versions, 20,000 pages", byVersions, "versions")],
		tables: [table]
	});
	return {
		result: {
			experiment: "near",
			parameters,
			rows
		},
		table: tableText(table),
		html
	};
}
function scalingParameters(rows, seed) {
	const { fanout, depth } = rows[0];
	return {
		pages: Math.max(...rows.map((row) => row.pages)),
		seed,
		runs: 1,
		runsAre: "mining of each row's versions, timed once",
		others: {
			fanout,
			depth,
			α: .01,
			β: NEAR_DEFAULTS.beta,
			θ: NEAR_DEFAULTS.theta
		}
	};
}
function scalingTable(rows, parameters) {
	return {
		title: "Mining synthetic versions (near-miner section 6.3)",
		parameters,
		columns: [
			"pages",
			"versions",
			"changes",
			"directories",
			"rules",
			"ms"
		],
		rows: rows.map((row) => [
			String(row.pages),
			String(row.versions),
			row.changes.toFixed(2),
			String(row.directories),
			String(row.rules),
			row.milliseconds.toFixed(1)
		])
	};
}
function timesChart(title, rows, by) {
	const shares = [...new Set(rows.map((row) => row.changes))];
	return lineChart({
		title,
		xLabel: by,
		yLabel: "milliseconds"
	}, shares.map((share) => ({
		name: `${share * 100} % changed`,
		points: rows.filter((row) => row.changes === share).map((row) => [row[by], row.milliseconds]).sort((a, b) => a[0] - b[0])
	})));
}
//#endregion
//#region src/lab/experiments/near/scaling.ts
/** Pages spread over a full tree of directories. */
function syntheticTree({ pages, fanout, depth }, random) {
	const tree = new DirectoryTree();
	for (let page = 0; page < pages; page++) {
		const levels = 1 + Math.floor(random.next() * depth);
		const path = Array.from({ length: levels }, () => `d${Math.floor(random.next() * fanout)}`);
		tree.addPage(`${path.join("/")}/p${page}`);
	}
	return tree;
}
/** The versions one after the other. */
function* syntheticVersions(setting, random) {
	let version = new Float64Array(setting.pages).fill(1);
	yield version;
	for (let v = 1; v < setting.versions; v++) {
		version = version.slice();
		const changed = Math.round(setting.changes * setting.pages);
		for (let i = 0; i < changed; i++) {
			const page = Math.floor(random.next() * setting.pages);
			version[page] = random.next() < .1 ? version[page] === 0 ? v : 0 : v + 1;
		}
		yield version;
	}
}
/** Mines one synthetic sequence; `now` is a clock in milliseconds. */
function timeMining(setting, random, now) {
	const tree = syntheticTree(setting, random.fork("tree"));
	const before = now();
	const gdt = organiseChanges(tree, syntheticVersions(setting, random.fork("versions")), .01);
	const rules = mineRules(gdt, {
		...NEAR_DEFAULTS,
		start: "every"
	});
	return {
		...setting,
		directories: tree.directoryCount,
		rules: rules.length,
		milliseconds: now() - before
	};
}
/** The paper's three curves: by size and by versions, for three shares of changes. */
function runScaling(random, now) {
	const base = {
		fanout: 8,
		depth: 4,
		pages: 2e4,
		versions: 20
	};
	return [
		.03,
		.1,
		.3
	].flatMap((changes) => [...[
		5e3,
		1e4,
		2e4,
		4e4
	].map((pages) => timeMining({
		...base,
		pages,
		changes
	}, random, now)), ...[
		5,
		10,
		40
	].map((versions) => timeMining({
		...base,
		versions,
		changes
	}, random, now))]);
}
//#endregion
//#region src/lab/experiments/near/near.ts
/** `isochron lab near`. */
var NEAR = {
	key: "near",
	summary: "NEAR-Miner, WARM and the learned skip rule on a real history; without one, how mining scales",
	uses: ({ history, closedLoop }) => {
		if (history === void 0) return ["seed"];
		const own = [
			"history",
			"start",
			"windows",
			"train",
			"alpha",
			"recall",
			"closedLoop"
		];
		return closedLoop === true ? [...own, "seed"] : own;
	},
	async run(options) {
		if (options.history === void 0) return scalingOutcome(runScaling(new SeededRandom(options.seed), () => performance.now()), options.seed);
		const history = await readHistoryColumns(options.history);
		const { starts, windows, train, alpha, recall } = {
			...NEAR_RUN_DEFAULTS,
			...defined(options)
		};
		const run = {
			...NEAR_RUN_DEFAULTS,
			starts,
			windows,
			train,
			alpha,
			recall
		};
		const settled = options.closedLoop ? {
			...run,
			closedLoopSeed: options.seed
		} : run;
		return nearOutcome(runNear(history, settled), nearParameters(history, settled));
	}
};
function defined(options) {
	return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== void 0));
}
function nearParameters(history, run) {
	const { train, distance, windows, alpha, beta, recall, closedLoopSeed } = run;
	const { weeks } = weeklyVersions(history);
	const starts = run.starts.length > 0 ? run.starts : spreadStarts(weeks);
	return {
		pages: history.paths.length,
		seed: closedLoopSeed ?? null,
		runs: starts.length * windows,
		runsAre: "windows",
		others: {
			history: history.name,
			weeks,
			"start weeks": starts.join(", "),
			"training versions": train,
			"weeks to the test": distance,
			α: alpha,
			β: beta,
			γ: "0.5 down to 0.3",
			θ: NEAR_DEFAULTS.theta,
			"recall asked for": recall
		}
	};
}
function nearOutcome(ran, parameters) {
	const result = {
		...ran,
		parameters
	};
	const tables = [ruleTable(ran), sweepTable(ran)].map((table) => ({
		...table,
		parameters
	}));
	const points = (curve) => [{
		name: "bypass ratio",
		points: curve.map(({ value, BR }) => [value, BR])
	}, {
		name: "change recall, updates counted",
		points: curve.map(({ value, CRu }) => [value, CRu ?? 1])
	}];
	const html = experimentHtml({
		title: `Skipping directories of ${result.history}`,
		about: [`Means over ${result.windows} windows: rules learned from 20 weekly versions, tested on the next week (docs/papers/near-miner.md, protocol).`, "The learned rule sees all weeks before the test week and, in it, what its own fetches show. Inserted pages are found when a page of the nearest directory above them that holds any is fetched."],
		charts: [
			lineChart({
				title: "Learned rule: pages passed over against changes found",
				xLabel: "change recall, updates counted",
				yLabel: "bypass ratio"
			}, [{
				name: "learned",
				points: result.sweep.map(({ BR, CRu }) => [CRu ?? 1, BR]).sort((a, b) => a[0] - b[0])
			}, ...result.rows.filter(({ rule }) => rule !== "learned").map(({ rule, BR, CRu }) => ({
				name: rule,
				points: [[CRu ?? 1, 0], [CRu ?? 1, BR]]
			}))]),
			lineChart({
				title: "Dormant rule: weeks between training and test",
				xLabel: "weeks",
				yLabel: "share"
			}, points(result.distances)),
			lineChart({
				title: "Dormant rule: number of training versions",
				xLabel: "versions",
				yLabel: "share"
			}, points(result.trainings))
		],
		tables
	});
	return {
		result,
		table: tables.map(tableText).join("\n"),
		html
	};
}
function figure$1(value) {
	return value === null ? "–" : value.toFixed(3);
}
function ruleTable({ history, rows }) {
	return {
		title: `${history}: bypass ratio, precision and recall by rule`,
		columns: [
			"rule",
			"BR",
			"OP",
			"OR",
			"CR",
			"CRu",
			"CRu, worst tenth"
		],
		rows: rows.map((row) => [row.rule, ...[
			row.BR,
			row.OP,
			row.OR,
			row.CR,
			row.CRu,
			row.worstTenth
		].map(figure$1)])
	};
}
function sweepTable({ sweep }) {
	return {
		title: "Learned rule by the recall asked for",
		columns: [
			"asked",
			"CRu",
			"BR"
		],
		rows: sweep.map(({ asked, BR, CRu }) => [
			figure$1(asked),
			figure$1(CRu),
			figure$1(BR)
		])
	};
}
//#endregion
//#region src/lab/experiments/online/online.ts
var PAGES$1 = 1e3;
var DEFAULT_RUNS$2 = 2;
var CONTESTANTS = [
	{
		strategy: "bfs-fifo",
		guessFactor: null
	},
	{
		strategy: "bfs-lifo",
		guessFactor: null
	},
	{
		strategy: "hottest-middle/honest",
		guessFactor: null
	},
	{
		strategy: "solar-online",
		guessFactor: null
	},
	{
		strategy: "optimal-online",
		guessFactor: 1
	},
	{
		strategy: "optimal-online",
		guessFactor: .5
	},
	{
		strategy: "optimal-online",
		guessFactor: 2
	}
];
/** Expected sharp pages on the paper's trees and on drawn link graphs. */
function runOnline({ seed, runs = DEFAULT_RUNS$2, pages = PAGES$1 }) {
	const random = new SeededRandom(seed);
	return {
		experiment: "online",
		pages,
		seed,
		runs,
		rows: [
			{
				name: "solar-skewed",
				sites: [solarSite("skewed", pages)]
			},
			{
				name: "solar-smooth",
				sites: [solarSite("smooth", pages)]
			},
			...SYNTHETIC_SITES.map((kind) => ({
				name: kind.name,
				sites: Array.from({ length: runs }, (_, run) => kind.make(pages, random.fork(`${kind.name} ${run}`)))
			}))
		].flatMap(({ name, sites }) => onSites(name, sites))
	};
}
function onSites(site, sites) {
	const optima = sites.map((pages) => plannerByName("optimal").plan(request$1(pages, "all", null)).expectedSharp);
	return CONTESTANTS.map(({ strategy, guessFactor }) => {
		const reached = sites.map((pages) => {
			const guess = guessFactor === null ? null : Math.round(pages.length * guessFactor);
			return plannerByName(strategy).plan(request$1(pages, "first", guess)).expectedSharp;
		});
		const ratio = summarise(reached.map((value, k) => value / optima[k]));
		return {
			site,
			strategy,
			guessFactor,
			expectedSharp: summarise(reached).mean,
			ratio: ratio.mean,
			deviation: ratio.deviation,
			sites: sites.length
		};
	});
}
function request$1(pages, known, sizeGuess) {
	return {
		pages,
		model: "papers",
		known,
		sizeGuess,
		revisitBudget: null,
		threshold: .3
	};
}
/** `isochron lab online`. */
var ONLINE = {
	key: "online",
	summary: "discovery through links: on SOLAR's tree and on drawn link graphs, against the offline optimum",
	uses: () => [
		"seed",
		"runs",
		"pages"
	],
	async run(options) {
		const ran = runOnline(options);
		const parameters = onlineParameters(ran);
		const result = {
			...ran,
			parameters
		};
		const table = {
			...onlineTable(ran),
			parameters
		};
		return {
			result,
			table: tableText(table),
			html: experimentHtml({
				title: "Capturing while pages turn up",
				about: [`Sites of ${result.pages} pages, known only through links from the first; ${result.runs} drawn sites of each kind (seed ${result.seed}). Ratios are to the optimum of a planner that knows all pages at the start, which no online strategy can be sure to reach.`, ...SYNTHETIC_SITES.map(({ name, summary }) => `${name}: ${summary}.`)],
				charts: [onlineChart(result)],
				tables: [table]
			})
		};
	}
};
function label({ strategy, guessFactor }) {
	return guessFactor === null || guessFactor === 1 ? strategy : `${strategy} (size × ${guessFactor})`;
}
function onlineParameters({ pages, seed, runs }) {
	return {
		pages,
		seed,
		runs,
		runsAre: "drawn sites of each kind; SOLAR's are not drawn",
		others: {
			"size guess": "n unless said otherwise",
			slots: "papers",
			...Object.fromEntries(SYNTHETIC_SITES.map(({ name, summary }) => [name, summary]))
		}
	};
}
function onlineTable({ rows }) {
	return {
		title: "Expected sharp pages, and their share of the offline optimum",
		columns: [
			"site",
			"strategy",
			"expected",
			"ratio",
			"deviation",
			"sites"
		],
		rows: rows.map((row) => [
			row.site,
			label(row),
			row.expectedSharp.toFixed(3),
			row.ratio.toFixed(4),
			row.deviation.toFixed(4),
			String(row.sites)
		])
	};
}
function onlineChart({ rows }) {
	const groups = [...new Set(rows.map((row) => row.site))].map((site) => ({
		name: site,
		values: CONTESTANTS.map((contestant) => rows.find((row) => row.site === site && label(row) === label(contestant))?.ratio ?? null)
	}));
	return barChart({
		title: "Share of the offline optimum",
		xLabel: "site",
		yLabel: "ratio",
		series: CONTESTANTS.map(label)
	}, groups);
}
//#endregion
//#region src/lab/experiments/refresh/history-site.ts
var DAY_SECONDS$1 = 86400;
/** Days of the week: the pattern that a daily budget can use. */
var PERIODS = 7;
/** Pages alive at the start, watched weekly until then and captured under a budget afterwards. */
function historySite(history, days) {
	const versions = weeklyVersions(history);
	const weeks = versions.weeks - Math.ceil(days / 7);
	if (weeks < 8) throw new UsageError("BAD_INPUT", `${history.name} is too short: ${versions.weeks} weeks for ${days} days ahead`);
	const looks = new WeeklyLooks(versions.tree);
	for (const change of weekChanges(versions, .01).slice(0, weeks)) looks.observe(change);
	const known = looks.watched(1);
	const site = known.map((page) => looks.looksOf(page));
	const estimate = blended.fit(site);
	const startSeconds = history.times[0] + weeks * 7 * DAY_SECONDS$1;
	const pattern = dayPattern(history, startSeconds);
	const rates = new Float32Array(known.length * PERIODS);
	for (const [i, looksOfPage] of site.entries()) {
		const perDay = estimate(looksOfPage).ratePerDay;
		for (let k = 0; k < PERIODS; k++) rates[i * PERIODS + k] = perDay * pattern[k];
	}
	return {
		pages: {
			count: known.length,
			weights: Float64Array.from(known, (page) => 1 / (1 + depthOf(history.paths[page]))),
			periods: PERIODS,
			rates,
			importances: new Float32Array(known.length * PERIODS).fill(1)
		},
		lives: livesOf(history, known, startSeconds, days),
		horizon: days
	};
}
function depthOf(path) {
	return path.split("/").length - 1;
}
/** Share of past changes by day, counted from the day on which the stretch begins. */
function dayPattern(history, startSeconds) {
	const counts = new Float64Array(PERIODS);
	const startDay = Math.floor(hourOfWeek(startSeconds * 1e3) / 24);
	for (const seconds of history.times) {
		if (seconds >= startSeconds) break;
		counts[(Math.floor(hourOfWeek(seconds * 1e3) / 24) - startDay + PERIODS) % PERIODS] += 1;
	}
	return shrunkPattern(counts, new Float64Array(PERIODS).fill(1), 20);
}
/** Every change of the known pages in the stretch, a disappearance too; all of the same importance. */
function livesOf(history, known, startSeconds, days) {
	const rows = new Map(known.map((page, i) => [page, i]));
	const born = known.map(() => [0]);
	for (let event = 0; event < history.times.length; event++) {
		const day = (history.times[event] - startSeconds) / DAY_SECONDS$1;
		const row = rows.get(history.pages[event]);
		if (row !== void 0 && day >= 0 && day < days) born[row].push(day);
	}
	const first = new Int32Array(known.length + 1);
	for (const [i, times] of born.entries()) first[i + 1] = first[i] + times.length;
	const all = Float64Array.from(born.flat());
	return {
		first,
		born: all,
		importance: new Float64Array(all.length).fill(1)
	};
}
//#endregion
//#region src/lab/experiments/refresh/run-refresh.ts
/** Half a year; from a page in a hundred per day to one in ten. */
var REFRESH_DEFAULTS = {
	days: 182,
	resources: [
		.01,
		.02,
		.05,
		.1
	]
};
/** Runs every planner at every budget. */
function runRefreshOnHistory(history, options = REFRESH_DEFAULTS) {
	const site = historySite(history, options.days);
	const rows = options.resources.flatMap((resources) => {
		const budget = Math.max(1, Math.round(resources * site.pages.count));
		return [...refreshPlanners(site.horizon).map((planner) => ({
			resources,
			strategy: planner.name,
			...runRefresh(site, planner, budget)
		})), {
			resources,
			strategy: "bound",
			...refreshBounds(site, budget),
			coherence: null
		}];
	});
	const changes = site.lives.born.length - site.pages.count;
	return {
		experiment: "refresh",
		history: history.name,
		pages: site.pages.count,
		changes,
		rows
	};
}
//#endregion
//#region src/lab/experiments/refresh/refresh.ts
/** `isochron lab refresh`. */
var REFRESH = {
	key: "refresh",
	summary: "all refresh planners on a real history, rates learned from its past, with the clairvoyant bound",
	uses: () => ["history"],
	async run({ history }) {
		if (history === void 0) throw new UsageError("USAGE", "lab refresh needs --history FILE");
		const ran = runRefreshOnHistory(await readHistoryColumns(history), REFRESH_DEFAULTS);
		const result = {
			...ran,
			parameters: refreshParameters(ran)
		};
		const tables = [
			"completeness",
			"weightCaptured",
			"coherence"
		].map((measure) => measureTable(result, measure));
		return {
			result,
			table: tables.map(tableText).join("\n"),
			html: experimentHtml({
				title: `Refreshing ${result.history} under a budget`,
				about: [`${result.pages} pages with ${result.changes} changes in ${REFRESH_DEFAULTS.days} days. Rates and the pattern of the week come from the time before; all changes weigh the same, pages by their depth.`, "Bulk edits change many pages within hours: what they replace at once no budget holds, so the bound may be far below 1."],
				charts: [completenessChart(result)],
				tables
			})
		};
	}
};
function byStrategy({ rows }) {
	const strategies = /* @__PURE__ */ new Map();
	for (const row of rows) strategies.set(row.strategy, [...strategies.get(row.strategy) ?? [], row]);
	return strategies;
}
function refreshParameters({ history, pages, changes }) {
	return {
		pages,
		seed: null,
		runs: 1,
		runsAre: "the end of the history",
		others: {
			history,
			days: REFRESH_DEFAULTS.days,
			changes,
			rates: "from the time before",
			pattern: "7 days"
		}
	};
}
function measureTable(result, measure) {
	const strategies = [...byStrategy(result)].filter(([, rows]) => rows[0][measure] !== null);
	return {
		title: `${result.history}: ${measure === "weightCaptured" ? "share of version weight captured" : measure}`,
		parameters: result.parameters,
		columns: ["strategy", ...strategies[0][1].map((row) => `${row.resources * 100} % a day`)],
		rows: strategies.map(([strategy, rows]) => [strategy, ...rows.map((row) => row[measure].toFixed(3))])
	};
}
function completenessChart(result) {
	return lineChart({
		title: "Completeness against the budget",
		xLabel: "captures per day, % of pages",
		yLabel: "completeness"
	}, [...byStrategy(result)].map(([name, rows]) => ({
		name,
		points: rows.map((row) => [row.resources * 100, row.completeness])
	})));
}
//#endregion
//#region src/lab/experiments/sharc/sharc.ts
var ONE_VISIT = [
	"measurable",
	"sharc-offline",
	"sharc-online",
	"optimal/one-visit"
];
var TWO_VISIT = [
	"bfs-lifo",
	"hottest-middle",
	"sharc-threshold",
	"optimal"
];
var NEED_ALL_PAGES = [
	"sharc-offline",
	"optimal",
	"optimal/one-visit",
	"sharc-threshold"
];
/** 1 − η of SHARC-threshold. */
var THRESHOLD$1 = .3;
/** Blur and expected sharp pages; nothing is drawn by chance. */
function runSharc({ pages = SOLAR_PAGES }) {
	return {
		experiment: "sharc",
		pages,
		rows: ["skewed", "smooth"].flatMap((dataset) => {
			const site = solarSite(dataset, pages);
			return ["all", "first"].flatMap((known) => [...ONE_VISIT, ...TWO_VISIT].filter((name) => known === "all" || !NEED_ALL_PAGES.includes(name)).map((name) => sharcRow(dataset, known, site, name)));
		})
	};
}
function sharcRow(dataset, known, site, strategy) {
	const plan = plannerByName(strategy).plan({
		pages: site,
		model: "papers",
		known,
		sizeGuess: null,
		revisitBudget: null,
		threshold: THRESHOLD$1
	});
	const kept = plan.family === "one-visit" ? plan.revisits : plan.visits;
	return {
		dataset,
		known,
		strategy,
		family: plan.family,
		blur: siteBlur(kept.map((page) => site[page].survival.rate ?? 0)),
		expectedSharp: plan.expectedSharp,
		unprovenAtMiddle: plan.family === "one-visit" ? sharpAtMiddle(plan, site) : null,
		upperBound: plan.upperBound
	};
}
function sharpAtMiddle({ revisits }, site) {
	const middle = Math.floor((revisits.length - 1) / 2);
	return revisits.reduce((sum, page, slot) => sum + site[page].survival.at(Math.abs(slot - middle)), 0);
}
/** `isochron lab sharc`. */
var SHARC = {
	key: "sharc",
	summary: "SHARC: blur and sharp pages of one-visit and two-visit strategies",
	uses: () => ["pages"],
	async run(options) {
		const ran = runSharc(options);
		const parameters = sharcParameters(ran);
		const result = {
			...ran,
			parameters
		};
		const table = {
			...sharcTable(ran),
			parameters
		};
		return {
			result,
			table: tableText(table),
			html: experimentHtml({
				title: "SHARC: blur and sharp pages",
				about: [`SOLAR's two sites of ${result.pages} pages. Blur is the expected number of changes between a page's download and a time drawn from the crawl, summed over pages: the organ pipe makes it least.`, "Sharp pages are counted at a time point that the capture can prove. What one-visit strategies hold of the middle of the crawl is shown too, though one download proves nothing before itself without a trusted stamp."],
				charts: [chart(result, "blur", "blur (changes)"), chart(result, "expectedSharp", "expected sharp pages")],
				tables: [table]
			})
		};
	}
};
function sharcParameters({ pages }) {
	return {
		pages,
		seed: null,
		runs: 1,
		runsAre: "expectations need no simulation",
		others: {
			"threshold η": .7,
			slots: "papers",
			sites: "SOLAR's, skewed and smooth"
		}
	};
}
function sharcTable({ rows }) {
	return {
		title: "Blur and expected sharp pages",
		columns: [
			"data set",
			"pages known",
			"strategy",
			"family",
			"blur",
			"sharp at t*",
			"bound",
			"at the middle"
		],
		rows: rows.map((row) => [
			row.dataset,
			row.known === "all" ? "all" : "by links",
			row.strategy,
			row.family,
			row.blur.toFixed(1),
			row.expectedSharp.toFixed(3),
			row.upperBound.toFixed(3),
			row.unprovenAtMiddle?.toFixed(3) ?? "–"
		])
	};
}
function chart({ rows }, figure, yLabel) {
	const known = rows.filter((row) => row.known === "all");
	const groups = [...ONE_VISIT, ...TWO_VISIT].map((strategy) => ({
		name: strategy,
		values: ["skewed", "smooth"].map((dataset) => known.find((row) => row.strategy === strategy && row.dataset === dataset)?.[figure] ?? null)
	}));
	return barChart({
		title: `All pages known: ${yLabel}`,
		xLabel: "strategy",
		yLabel,
		series: ["skewed", "smooth"]
	}, groups);
}
//#endregion
//#region src/lab/simulate/replay.ts
/** Sharp pages of each plan over `runs` histories; all plans face the same histories. */
function simulatePlans(pages, plans, model, { runs, random }) {
	const counts = plans.map(() => []);
	for (let run = 0; run < runs; run++) {
		const history = drawHistory(pages, random);
		plans.forEach((plan, k) => {
			counts[k].push(sharpInHistory(plan, history, model).filter(Boolean).length);
		});
	}
	return counts.map(summarise);
}
//#endregion
//#region src/lab/experiments/solar/printed.ts
var PRINTED = {
	1: {
		"sharc-threshold": {
			skewed: {
				expected: 684.286,
				run: 682
			},
			smooth: {
				expected: 492.864,
				run: 493
			}
		},
		"hottest-middle": {
			skewed: {
				expected: 649.577,
				run: 647
			},
			smooth: {
				expected: 492.864,
				run: 493
			}
		},
		"solar-offline": {
			skewed: {
				expected: 704.041,
				run: 710
			},
			smooth: {
				expected: 515.249,
				run: 515
			}
		}
	},
	2: {
		"hottest-middle": {
			skewed: {
				expected: 672.271,
				run: 669
			},
			smooth: {
				expected: 455.512,
				run: 449
			}
		},
		"solar-online": {
			skewed: {
				expected: 680.421,
				run: 679
			},
			smooth: {
				expected: 459.799,
				run: 455
			}
		}
	}
};
/** What the paper prints for a strategy; variants of ours have no figure there. */
function printedFigure(table, dataset, strategy) {
	return PRINTED[table][strategy]?.[dataset] ?? null;
}
/** Every row of each table, ours included. */
var TABLE_STRATEGIES = {
	1: [
		"sharc-threshold",
		"hottest-middle",
		"solar-offline",
		"solar-offline/exact-lengths",
		"solar-offline/shrunk",
		"solar-offline/literal",
		"optimal"
	],
	2: [
		"hottest-middle",
		"hottest-middle/honest",
		"solar-online",
		"solar-online/literal",
		"optimal-online"
	]
};
//#endregion
//#region src/lab/experiments/solar/solar.ts
var DATASETS = ["skewed", "smooth"];
var DEFAULT_RUNS$1 = 100;
/** 1 − η of SHARC-threshold. */
var THRESHOLD = .3;
/** Expected and simulated sharp pages of every strategy in both tables. */
function runSolar({ seed, runs = DEFAULT_RUNS$1, pages = SOLAR_PAGES }) {
	const rows = DATASETS.flatMap((dataset) => {
		const site = solarSite(dataset, pages);
		return [1, 2].flatMap((table) => {
			const random = new SeededRandom(seed).fork(`${dataset} ${table}`);
			const plans = TABLE_STRATEGIES[table].map((name) => planFor(name, table, site));
			const simulated = simulatePlans(site, plans, "papers", {
				runs,
				random
			});
			return plans.map((plan, k) => {
				const printed = pages === 1e3 ? printedFigure(table, dataset, plan.strategy) : null;
				return {
					table,
					dataset,
					strategy: plan.strategy,
					expectedSharp: plan.expectedSharp,
					printed: printed?.expected ?? null,
					printedRun: printed?.run ?? null,
					simulatedMean: simulated[k].mean,
					simulatedDeviation: simulated[k].deviation,
					upperBound: plan.upperBound,
					ratio: plan.expectedSharp / plan.upperBound
				};
			});
		});
	});
	rows.sort((x, y) => x.table - y.table || DATASETS.indexOf(x.dataset) - DATASETS.indexOf(y.dataset));
	return {
		experiment: "solar",
		pages,
		seed,
		runs,
		rows
	};
}
function planFor(name, table, pages) {
	return plannerByName(name).plan({
		pages,
		model: "papers",
		known: table === 1 ? "all" : "first",
		sizeGuess: table === 1 ? null : pages.length,
		revisitBudget: null,
		threshold: THRESHOLD
	});
}
/** τ and η are inferred, not stated by the paper (docs/papers/solar.md); slots are the papers', with a shared slot 0. */
function solarParameters({ seed, runs = DEFAULT_RUNS$1, pages = SOLAR_PAGES }) {
	return {
		pages,
		seed,
		runs,
		runsAre: "simulated captures; expectations need none",
		others: {
			"confidence τ": SOLAR_CONFIDENCE,
			"threshold η": .7,
			slots: "papers"
		}
	};
}
/** `isochron lab solar`. */
var SOLAR = {
	key: "solar",
	summary: "SOLAR's Tables 1 and 2: expected and simulated sharp pages beside the printed ones",
	uses: () => [
		"seed",
		"runs",
		"pages"
	],
	async run(options) {
		const result = {
			...runSolar(options),
			parameters: solarParameters(options)
		};
		const tables = [1, 2].map((table) => solarTable(result, table));
		return {
			result,
			table: tables.map(tableText).join("\n"),
			html: experimentHtml({
				title: "SOLAR, Tables 1 and 2",
				about: [`Expected numbers of sharp pages of ${result.pages}, beside the figures printed in the paper, and means over ${result.runs} simulated runs (seed ${result.seed}).`, "The optimum is proved: no pair of visit and revisit orders does better."],
				charts: [1, 2].map((table) => solarChart(result, table)),
				tables
			})
		};
	}
};
var TITLES = {
	1: "Table 1: all pages known",
	2: "Table 2: pages found through links"
};
function solarTable({ rows, parameters }, table) {
	return {
		title: TITLES[table],
		parameters,
		columns: [
			"data set",
			"strategy",
			"expected",
			"printed",
			"simulated",
			"deviation",
			"of the optimum"
		],
		rows: rows.filter((row) => row.table === table).map((row) => [
			row.dataset,
			row.strategy,
			row.expectedSharp.toFixed(3),
			row.printed?.toFixed(3) ?? "–",
			row.simulatedMean.toFixed(2),
			row.simulatedDeviation.toFixed(2),
			`${(100 * row.ratio).toFixed(2)} %`
		])
	};
}
function solarChart({ rows }, table) {
	const own = rows.filter((row) => row.table === table);
	const groups = TABLE_STRATEGIES[table].map((strategy) => ({
		name: strategy,
		values: DATASETS.map((dataset) => find(own, strategy, dataset))
	}));
	return barChart({
		title: TITLES[table],
		xLabel: "strategy",
		yLabel: "expected sharp pages",
		series: DATASETS
	}, groups);
}
function find(rows, strategy, dataset) {
	return rows.find((row) => row.strategy === strategy && row.dataset === dataset)?.expectedSharp ?? null;
}
//#endregion
//#region src/lab/experiments/spaniol/distributions.ts
/** λ·n log-uniform between the ends: expected changes of a page while n pages are visited. */
function perVisitPass(name, low, high) {
	return {
		name,
		summary: `λ·n log-uniform from ${low} to ${high}`,
		draw: (pages, random) => Math.min(1, logUniform$1(low, high, random) / pages)
	};
}
/** From nearly static to almost unstable, as the paper varies its sites. */
var DISTRIBUTIONS = [
	perVisitPass("nearly-static", 1e-4, .01),
	perVisitPass("calm", .01, 1),
	perVisitPass("mixed", .01, 100),
	perVisitPass("lively", .1, 1e3),
	{
		name: "unstable",
		summary: "λ uniform from 0 to 1",
		draw: (_pages, random) => random.next()
	}
];
/** A site of that many pages, listed in the order of a breadth-first crawl, which knows nothing of λ. */
function drawSite(distribution, pages, random) {
	return Array.from({ length: pages }, (_, i) => ({
		id: `p${i}`,
		survival: slotSurvival(slotProbability(distribution.draw(pages, random))),
		weight: 1,
		trustedLastModified: false,
		links: []
	}));
}
//#endregion
//#region src/lab/experiments/spaniol/run-spaniol.ts
var PAGES = 1e4;
var DEFAULT_RUNS = 3;
var ETAS = Array.from({ length: 21 }, (_, k) => k / 20);
/** Coherence of every strategy on every declared distribution. */
function runSpaniol({ seed, runs = DEFAULT_RUNS, pages = PAGES }) {
	const rows = DISTRIBUTIONS.flatMap((distribution) => runDistribution(distribution, {
		seed,
		runs,
		pages
	}));
	return {
		experiment: "spaniol",
		pages,
		seed,
		runs,
		distributions: DISTRIBUTIONS.map(({ name, summary }) => ({
			name,
			summary
		})),
		rows
	};
}
function runDistribution(distribution, { seed, runs, pages }) {
	const random = new SeededRandom(seed).fork(distribution.name);
	const site = drawSite(distribution, pages, random.fork("site"));
	const planned = [...[
		"bfs-fifo",
		"bfs-lifo",
		"optimal"
	].map((name) => ({
		eta: null,
		plan: planWith(name, site, .3)
	})), ...ETAS.map((eta) => ({
		eta,
		plan: planWith("inducible", site, 1 - eta)
	}))];
	const shares = /* @__PURE__ */ new Map();
	const record = (key, sharp) => {
		shares.set(key, [...shares.get(key) ?? [], sharp / pages]);
	};
	const changes = random.fork("changes");
	for (let run = 0; run < runs; run++) {
		const history = drawHistory(site, changes);
		for (const { eta, plan } of planned) record(keyOf(plan.strategy, eta), sharpInHistory(plan, history, "papers").filter(Boolean).length);
		for (const baseline of [clairvoyantWorst(history), clairvoyantBest(history)]) record(keyOf(baseline.name, null), baseline.plan(requestFor(site, .3)).expectedSharp);
	}
	const expected = new Map(planned.map(({ eta, plan }) => [keyOf(plan.strategy, eta), plan.expectedSharp]));
	return [...shares].map(([key, values]) => rowOf$1(distribution.name, key, values, (expected.get(key) ?? NaN) / pages));
}
function keyOf(strategy, eta) {
	return eta === null ? strategy : `${strategy} ${eta}`;
}
function rowOf$1(distribution, key, shares, expected) {
	const [strategy, eta] = key.split(" ");
	const { mean, deviation } = summarise(shares);
	return {
		distribution,
		strategy,
		eta: eta === void 0 ? null : Number(eta),
		coherence: mean,
		deviation,
		errorRate: 1 - mean,
		expectedCoherence: Number.isNaN(expected) ? null : expected
	};
}
function planWith(strategy, pages, threshold) {
	return plannerByName(strategy).plan(requestFor(pages, threshold));
}
function requestFor(pages, threshold) {
	return {
		pages,
		model: "papers",
		known: "all",
		sizeGuess: null,
		revisitBudget: null,
		threshold
	};
}
//#endregion
//#region src/lab/experiments/spaniol/spaniol.ts
/** `isochron lab spaniol`. */
var SPANIOL = {
	key: "spaniol",
	summary: "Spaniol 2009, Fig. 9: inducible crawling against BFS, worst, clairvoyant best and optimal",
	uses: () => [
		"seed",
		"runs",
		"pages"
	],
	async run(options) {
		const ran = runSpaniol(options);
		const parameters = spaniolParameters(ran);
		const result = {
			...ran,
			parameters
		};
		const tables = [expectedTable(ran), summaryTable(ran)].map((table) => ({
			...table,
			parameters
		}));
		return {
			result,
			table: tables.map(tableText).join("\n"),
			html: experimentHtml({
				title: "Inducible crawling, after Spaniol et al. 2009, Fig. 9",
				about: [`${result.pages} pages, ${result.runs} simulated runs, seed ${result.seed}. The paper does not state its distributions of change probabilities; these are ours.`, ...result.distributions.map(({ name, summary }) => `${name}: ${summary}.`)],
				charts: result.distributions.map(({ name }) => distributionChart(result, name)),
				tables
			})
		};
	}
};
function spaniolParameters({ pages, seed, runs, distributions }) {
	return {
		pages,
		seed,
		runs,
		runsAre: "simulated captures of one drawn site each; expectations need none",
		others: {
			η: "0, 0.05 … 1",
			slots: "papers",
			...Object.fromEntries(distributions.map(({ name, summary }) => [name, summary]))
		}
	};
}
/** Per distribution, without chance but for the two that know the outcome: docs/papers/spaniol2009.md shows it. */
function expectedTable({ rows, distributions }) {
	return {
		title: "Expected coherence; the full-knowledge columns are means over the runs",
		columns: [
			"distribution",
			"clairvoyant-worst",
			"bfs-fifo",
			"bfs-lifo",
			"inducible, η 0.45…0.70",
			"best of 21 η",
			"at η",
			"optimal",
			"clairvoyant-best"
		],
		rows: distributions.map(({ name }) => expectedRow(rows.filter((row) => row.distribution === name)))
	};
}
function expectedRow(own) {
	const shown = (row) => (row.expectedCoherence ?? row.coherence).toFixed(4);
	const of = (strategy) => shown(own.find((row) => row.strategy === strategy));
	const inducible = own.filter((row) => row.eta !== null);
	const range = inducible.filter(({ eta }) => isInPaperRange(eta)).map(shown);
	const best = inducible.map(shown).reduce((x, y) => y > x ? y : x);
	const etas = inducible.filter((row) => shown(row) === best).map((row) => row.eta.toFixed(2));
	return [
		own[0].distribution,
		of("clairvoyant-worst"),
		of("bfs-fifo"),
		of("bfs-lifo"),
		spread(range.toSorted()),
		best,
		spread(etas),
		of("optimal"),
		of("clairvoyant-best")
	];
}
/** The range of η that spaniol2009 found best, ends included; η comes in steps of 0.05. */
function isInPaperRange(eta) {
	return eta > .449 && eta < .701;
}
function spread(sorted) {
	return sorted[0] === sorted.at(-1) ? sorted[0] : `${sorted[0]}…${sorted.at(-1)}`;
}
/** Per distribution: the baselines, and inducible at its best η. */
function summaryTable({ rows, distributions, runs }) {
	const shown = distributions.flatMap(({ name }) => {
		const own = rows.filter((row) => row.distribution === name);
		const best = own.filter((row) => row.eta !== null).reduce((x, y) => y.coherence > x.coherence ? y : x);
		return [...own.filter((row) => row.eta === null), best].sort((x, y) => x.coherence - y.coherence);
	});
	return {
		title: `Coherence, mean of ${runs} runs; inducible at the η that did best in them`,
		columns: [
			"distribution",
			"strategy",
			"η",
			"coherence",
			"error rate",
			"deviation",
			"expected"
		],
		rows: shown.map((row) => [
			row.distribution,
			row.strategy,
			row.eta?.toFixed(2) ?? "–",
			row.coherence.toFixed(4),
			row.errorRate.toFixed(4),
			row.deviation.toFixed(4),
			row.expectedCoherence?.toFixed(4) ?? "–"
		])
	};
}
function distributionChart({ rows }, distribution) {
	const own = rows.filter((row) => row.distribution === distribution);
	const inducible = own.flatMap((row) => row.eta === null ? [] : [[row.eta, row.coherence]]);
	const flat = own.filter((row) => row.eta === null).map(({ strategy, coherence }) => ({
		name: strategy,
		points: [[0, coherence], [1, coherence]]
	}));
	return lineChart({
		title: `Coherence, ${distribution} site`,
		xLabel: "threshold η",
		yLabel: "share of sharp pages"
	}, [{
		name: "inducible",
		points: inducible
	}, ...flat]);
}
//#endregion
//#region src/watch/site/retrace.ts
/** Leads a new course through steps; pages, their order and what they were chosen by must be the same. */
function retrace(course, steps) {
	const others = [];
	let [choices, pages] = [0, 0];
	for (const step of steps) {
		if (step.kind !== "choose") {
			tell$1(course, step);
			continue;
		}
		choices++;
		pages += step.chosen.length;
		const now = course.choose(step.at, step.most);
		if (!isSame(step.chosen, now)) others.push({
			at: step.at,
			before: step.chosen,
			now
		});
	}
	return {
		choices,
		pages,
		others
	};
}
function tell$1(course, step) {
	if (step.kind === "enter") course.enter(step.found, step.at);
	else if (step.kind === "learn") course.learn([step.look]);
	else course.hint(step.url, step.at, step.trust);
}
function isSame(before, now) {
	return before.length === now.length && before.every(({ url, index }, place) => url === now[place].url && index === now[place].index);
}
//#endregion
//#region src/lab/histories/weighed-history.ts
/** Whether a file has the bytes of pages. */
function hasPages(file) {
	return /\.jsonl(\.gz|\.br)?$/.test(file);
}
/** Reads a file of pages (JSON lines, in any order) and weighs the changes of its last days; earlier ones weigh 1. */
async function readWeighedHistory(file, days) {
	const events = [];
	for await (const event of readHistory(file)) events.push(event);
	events.sort((a, b) => a.atSeconds - b.atSeconds);
	const history = await gatherHistory(basename(file).replace(/\.jsonl(\.gz|\.br)?$/, ""), inOrder(events));
	return {
		history,
		importance: weigh(events, history.times.at(-1) - days * 86400)
	};
}
async function* inOrder(events) {
	yield* events;
}
function weigh(events, sinceSeconds) {
	const held = /* @__PURE__ */ new Map();
	return Float64Array.from(events, ({ path, atSeconds, deflated }) => {
		const before = held.get(path);
		if (deflated === null) held.delete(path);
		else held.set(path, deflated);
		if (before === void 0 || deflated === null || atSeconds < sinceSeconds) return 1;
		return detectChange(inflateRawSync(before), inflateRawSync(deflated)).importance;
	});
}
//#endregion
//#region src/lab/experiments/watch/living-truth.ts
/** Sums up the truth; pages weigh as they weigh for the watch. */
function heldByTruth({ pages }, origin) {
	const sums = {
		versions: 0,
		held: 0,
		weight: 0,
		heldWeight: 0,
		pagesSeen: 0
	};
	for (const page of pages) {
		const { versions, held } = countPage(page);
		const weight = pageWeight({
			url: parsePageUrl(page.path, origin),
			kind: page.kind
		});
		sums.versions += versions;
		sums.held += held;
		sums.weight += weight * versions;
		sums.heldWeight += weight * held;
		if (page.answers.length > 0) sums.pagesSeen++;
	}
	const { versions, held, weight, heldWeight, pagesSeen } = sums;
	return {
		completeness: weight === 0 ? 1 : heldWeight / weight,
		versions,
		held,
		pages: pages.length,
		pagesSeen
	};
}
function countPage({ versions, answers }) {
	if (answers.length === 0) return {
		versions: 0,
		held: 0
	};
	const shown = answers.map(({ madeAt }) => placeAt(versions, Date.parse(madeAt)));
	const first = Math.min(...shown);
	return {
		versions: versions.length - 1 - first,
		held: new Set(shown).size - 1
	};
}
function placeAt(versions, atMs) {
	return versions.findLastIndex(({ from }) => Date.parse(from) <= atMs);
}
//#endregion
//#region src/lab/experiments/watch/living-watch.ts
/** Times that the loop is begun: what is kept must be enough to go on from. */
var BEGINNINGS = 2;
/** Watches the site for its time. */
async function watchLiving(web, watch) {
	const dir = await mkdtemp(join(tmpdir(), "isochron-lab-watch-"));
	const archive = await openArchive(dir, { software: "isochron-lab" });
	try {
		return await runLoop(makeWorld({
			archive,
			...web,
			software: "isochron-lab"
		}), watch);
	} finally {
		await archive.close();
		await rm(dir, {
			recursive: true,
			force: true
		});
	}
}
/** Goes the way of a watch again with a course that has neither clock nor site. */
function retraceLiving({ steps }, plan) {
	return retrace(new SiteCourse(courseSettingsOf(plan)), steps);
}
async function runLoop(world, watch) {
	const { plan, forMs, mostTurns = Infinity } = watch;
	const stores = memoryStores();
	const record = {
		turns: [],
		steps: []
	};
	const beganAt = world.clock.now();
	for (let part = 1; part <= BEGINNINGS; part++) {
		const until = instant(Math.floor(beganAt + forMs * part / BEGINNINGS));
		await runPart({
			world,
			stores,
			watch,
			record
		}, until, mostTurns * part / BEGINNINGS);
	}
	const status = await stores.memory.status(plan.name);
	return {
		...record,
		status,
		beganAt,
		endedAt: world.clock.now()
	};
}
/** One process's part: it begins from what is kept, and ends by its time or its turns. */
function runPart({ world, stores, watch, record }, until, turns) {
	const stop = new AbortController();
	const ground = {
		world,
		stores,
		turnMs: watch.turnMs,
		signal: stop.signal,
		isHeld: () => null,
		tell: async () => void 0,
		onTurn: (turn) => {
			if (record.turns.push(turn) >= turns) stop.abort();
		},
		onStep: (_site, step) => void record.steps.push(step)
	};
	const plan = {
		sites: [watch.plan],
		channels: [],
		diskQuotaBytes: null,
		auditDays: null
	};
	return new Watch(ground, {
		plan: async () => plan,
		between: betweenOf(world.clock),
		until
	}).run();
}
/** A virtual clock does not see compressing and committing: time would pass in the middle of a turn's work. */
function betweenOf(clock) {
	return async (_now, turns) => {
		if (clock instanceof VirtualClock) await turns;
		return null;
	};
}
function memoryStores() {
	return {
		memory: new MemoryWatch(),
		news: new MemoryNews(),
		hints: new MemoryHints(),
		pauses: new MemoryPauses(),
		close: () => void 0
	};
}
//#endregion
//#region src/lab/experiments/watch/watch-living.ts
var DAY_MS = 864e5;
var TURN_MS = 36e5;
var DEFAULTS = {
	pages: 60,
	days: 28,
	budget: 1
};
/** A year in virtual time takes minutes. */
var MOST_DAYS = 366;
/** Pages change between twice a day and once in a hundred days; a tenth comes later, some go and some come back. */
var CHANGES = {
	rates: {
		kind: "log-uniform",
		minPerDay: .01,
		maxPerDay: 2
	},
	bulk: {
		perDay: .1,
		share: .2
	}
};
var FATES = {
	bornShare: .1,
	dyingShare: .05,
	returnShare: .3
};
/** Runs it. */
async function watchLivingSite(options) {
	const { seed, pages = DEFAULTS.pages, days = DEFAULTS.days, budget = DEFAULTS.budget } = options;
	if (days > MOST_DAYS) throw new UsageError("USAGE", `--days is at most ${MOST_DAYS}, not ${days}`);
	const { clock, fetcher, site, url } = simulateLivingSite({
		seed,
		pages,
		changes: CHANGES,
		fates: {
			...FATES,
			withinMs: days * DAY_MS
		}
	});
	const plan = planOf(url, Math.max(1, Math.round(budget * pages)));
	const outcome = await watchLiving({
		clock,
		fetcher
	}, {
		plan,
		turnMs: TURN_MS,
		forMs: days * DAY_MS
	});
	return outcomeOf(rowOf(outcome, plan, {
		...heldByTruth(site.truth(outcome.endedAt), url),
		requests: site.log.total
	}), {
		pages,
		seed,
		runs: 1,
		runsAre: "a drawn site",
		others: {
			days,
			"requests a day": plan.requestsPerDay
		}
	}, outcome);
}
function planOf(url, requestsPerDay) {
	return {
		name: "living.test",
		seeds: [url],
		wants: "both",
		isPaused: false,
		requestsPerDay,
		bytesPerMonth: null,
		sharp: {
			every: "week",
			weekday: 0,
			hour: 3
		},
		pagesPerVersion: 10,
		recall: null,
		planner: MIND_DEFAULTS.planner,
		pattern: "week",
		delayMs: 1e3,
		maxPages: 2e5,
		scope: HOST_SCOPE,
		robots: "obey",
		robotsReason: null,
		browser: "never",
		hints: {
			sitemaps: false,
			feeds: [],
			oai: [],
			discover: false
		},
		tell: null
	};
}
function rowOf(outcome, plan, truth) {
	const { status, turns } = outcome;
	const { choices, others } = retraceLiving(outcome, plan);
	return {
		...truth,
		estimate: status.completeness,
		proved: status.proved?.share ?? null,
		looks: status.looks,
		turns: turns.length,
		choices,
		otherChoices: others.length
	};
}
function outcomeOf(row, parameters, { turns, beganAt }) {
	const table = livingTable(row, parameters);
	return {
		result: {
			experiment: "watch",
			living: true,
			...row,
			rows: [row],
			parameters
		},
		table: tableText(table),
		html: experimentHtml({
			title: "Watching a living site",
			about: ["The same loop as for people, in virtual time: turns by the hour, looks at single pages, a whole capture every week, all within one budget; the loop is begun anew at half time.", "Completeness is by the site's own record: the share of the weight of all versions since each page's first look that some look was answered with. The estimate is what the watch thinks of itself, and weighs a version by how much it changed as well."],
			charts: [turnsChart(turns, beganAt)],
			tables: [table]
		})
	};
}
function livingTable(row, parameters) {
	const { estimate } = row;
	const interval = estimate && `${figure(estimate.share)} (${figure(estimate.low)}–${figure(estimate.high)})`;
	return {
		title: "The whole loop on a living site",
		parameters,
		columns: ["what", "figure"],
		rows: [
			["completeness by the site's record", figure(row.completeness)],
			["versions seen, of those there were", `${row.held} of ${row.versions}`],
			["completeness as the watch thinks, 90 % interval", interval ?? "–"],
			["share proved by the last whole capture", row.proved === null ? "–" : figure(row.proved)],
			["pages looked at, of those that ever were", `${row.pagesSeen} of ${row.pages}`],
			["looks", `${row.looks}`],
			["requests", `${row.requests}`],
			["turns", `${row.turns}`],
			["choices made again without the loop, alike", `${row.choices - row.otherChoices} of ${row.choices}`]
		]
	};
}
function figure(share) {
	return share.toFixed(3);
}
function turnsChart(turns, beganAt) {
	return lineChart({
		title: "Looks, and changes that they found",
		xLabel: "day",
		yLabel: "in all"
	}, ["looks", "changes"].map((name) => {
		let sum = 0;
		return {
			name,
			points: turns.map((turn) => [(turn.at - beganAt) / DAY_MS, sum += turn[name]])
		};
	}));
}
//#endregion
//#region src/lab/experiments/watch/run-watch.ts
/** Points of that curve. */
var HELD_POINTS = 52;
/** Watches for the whole horizon; every page begins with one look, as a capture gives it. */
function runWatch(site, options) {
	const watch = new LabWatch(site, options);
	const total = weightOfChanges(site);
	const held = [];
	const every = Math.max(1, Math.floor(site.horizon / HELD_POINTS));
	for (let period = 0; period < site.horizon; period++) {
		watch.step(period, options.budget);
		if ((period + 1) % every === 0) held.push([period + 1, total === 0 ? 1 : watch.heldWeight / total]);
	}
	const looks = watch.captures.reduce((sum, times) => sum + times.length - 1, 0);
	return {
		...completenessOf(site, watch.captures),
		looks,
		held
	};
}
function weightOfChanges({ pages, lives }) {
	let sum = 0;
	for (let page = 0; page < pages.count; page++) for (let version = lives.first[page] + 1; version < lives.first[page + 1]; version++) sum += pages.weights[page] * lives.importance[version];
	return sum;
}
/** One watch of one site, period by period. */
var LabWatch = class {
	mind;
	/** Times of the looks at each page, in periods. */
	captures;
	/** Weight of the versions held, the first ones aside. */
	heldWeight = 0;
	#site;
	/** The version that the last look at each page showed. */
	#held;
	constructor(site, { planner, knowledge }) {
		this.#site = site;
		this.mind = new RefreshMind({
			planner,
			periodMs: site.periodMs,
			patternPeriods: site.patternPeriods,
			horizonPeriods: site.horizon,
			endsAt: instant(site.horizon * site.periodMs),
			...knowledge === void 0 ? {} : { knowledge }
		});
		this.captures = Array.from({ length: site.pages.count }, () => [0]);
		this.#held = site.lives.first.slice(0, site.pages.count);
		for (let page = 0; page < site.pages.count; page++) {
			this.mind.addPage({
				number: page,
				weight: site.pages.weights[page],
				directory: site.directories[page]
			});
			this.mind.note({
				page,
				at: instant(0),
				found: "first"
			});
		}
	}
	/** Looks at what the mind chooses for a period, evenly over it. */
	step(period, budget) {
		const chosen = this.mind.choose(this.#instantOf(period), budget);
		for (const [i, page] of chosen.entries()) this.#look(page, period + (i + .5) / chosen.length);
	}
	#look(page, time) {
		const version = versionAt(this.#site.lives, page, time);
		const isSame = version === this.#held[page];
		const isGone = this.#site.gone[version] === 1;
		this.captures[page].push(time);
		if (!isSame) this.heldWeight += this.#site.pages.weights[page] * this.#site.lives.importance[version];
		this.#held[page] = version;
		this.mind.note({
			page,
			at: this.#instantOf(time),
			found: isGone ? "gone" : isSame ? "same" : "changed",
			importance: this.#site.lives.importance[version]
		});
	}
	#instantOf(time) {
		return instant(Math.round(time * this.#site.periodMs));
	}
};
//#endregion
//#region src/lab/experiments/watch/watched-site.ts
var DAY_SECONDS = 86400;
/** A stretch of a history, its last days as a rule: pages that were there when it began. */
function watchedHistory(history, { days, beforeEnd = 0, mostPages = Infinity, importance }) {
	const startSeconds = history.times.at(-1) - (days + beforeEnd) * DAY_SECONDS;
	if (startSeconds <= history.times[0]) throw new UsageError("BAD_INPUT", `${history.name} is too short: ${days} days are watched`);
	const alive = aliveAt(history, startSeconds);
	const step = Math.max(1, Math.ceil(alive.length / mostPages));
	const known = alive.filter((_, i) => i % step === 0);
	if (known.length === 0) throw new UsageError("BAD_INPUT", `${history.name} has no page ${days} days before its end`);
	const paths = known.map((page) => history.paths[page]);
	return {
		pages: {
			count: known.length,
			weights: Float64Array.from(paths, (path) => 1 / path.split("/").length)
		},
		directories: paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))),
		...livesFrom({
			history,
			importance
		}, known, [startSeconds, days]),
		horizon: days,
		periodMs: DAY_SECONDS * 1e3,
		patternPeriods: 7
	};
}
function aliveAt(history, startSeconds) {
	const content = new Float64Array(history.paths.length);
	for (let event = 0; event < history.times.length && history.times[event] < startSeconds; event++) content[history.pages[event]] = history.contents[event];
	return [...content.keys()].filter((page) => content[page] !== 0);
}
/** Every change of the known pages, a disappearance too. */
function livesFrom({ history, importance }, known, [startSeconds, days]) {
	const rows = new Map(known.map((page, row) => [page, row]));
	const versions = known.map(() => [{
		born: 0,
		gone: 0,
		weight: 1
	}]);
	for (let event = 0; event < history.times.length; event++) {
		const row = rows.get(history.pages[event]);
		const born = (history.times[event] - startSeconds) / DAY_SECONDS;
		if (row === void 0 || born < 0 || born >= days) continue;
		const gone = history.contents[event] === 0 ? 1 : 0;
		versions[row].push({
			born,
			gone,
			weight: importance?.[event] ?? 1
		});
	}
	const first = new Int32Array(known.length + 1);
	for (const [row, own] of versions.entries()) first[row + 1] = first[row] + own.length;
	const all = versions.flat();
	return {
		lives: {
			first,
			born: Float64Array.from(all, ({ born }) => born),
			importance: Float64Array.from(all, ({ weight }) => weight)
		},
		gone: Uint8Array.from(all, ({ gone }) => gone)
	};
}
//#endregion
//#region src/lab/experiments/watch/watch.ts
/** Days watched, at the end of a history. */
var DAYS = 364;
var DEFAULT_BUDGET = .05;
/** `isochron lab watch`. */
var WATCH = {
	key: "watch",
	summary: "a year's watch of a real history under a budget: every planner, learning from its own looks only; or the whole loop on a living site",
	uses: ({ living }) => living === void 0 ? ["history", "budget"] : [
		"living",
		"pages",
		"seed",
		"days",
		"budget"
	],
	async run(options) {
		const { history, budget = DEFAULT_BUDGET, living } = options;
		if (living === true) return watchLivingSite(options);
		if (history === void 0) throw new UsageError("USAGE", "lab watch needs --history FILE or --living");
		const { name, site } = await openSite(history);
		const measured = measureAll(site, Math.max(1, Math.round(budget * site.pages.count)));
		const result = resultOf(name, budget, site, measured);
		const table = watchTable(result);
		return {
			result,
			table: tableText(table),
			html: experimentHtml({
				title: `Watching ${result.history} under a budget`,
				about: [
					`${site.pages.count} pages with ${result.changes} changes in ${DAYS} days. Every page begins with one look; rates, patterns and bulk edits are learned from the looks that the budget allows, by every planner for itself.`,
					hasPages(history) ? "A version weighs what its change matters, as the detector finds it between the pages themselves." : "The history has no pages, so that all changes weigh the same.",
					"The bound is what a crawler would reach that knows every change beforehand."
				],
				charts: [heldChart(measured)],
				tables: [table]
			})
		};
	}
};
/** With the pages themselves, where the file has them, changes weigh what they matter. */
async function openSite(file) {
	if (!hasPages(file)) {
		const history = await readHistoryColumns(file);
		return {
			name: history.name,
			site: watchedHistory(history, { days: DAYS })
		};
	}
	const { history, importance } = await readWeighedHistory(file, DAYS);
	return {
		name: history.name,
		site: watchedHistory(history, {
			days: DAYS,
			importance
		})
	};
}
function measureAll(site, budget) {
	return {
		watches: mindPlanners().map((planner) => ({
			planner,
			...runWatch(site, {
				planner,
				budget
			})
		})),
		bound: refreshBounds(site, budget)
	};
}
function resultOf(history, budget, site, { watches, bound }) {
	const changes = site.lives.born.length - site.pages.count;
	return {
		history,
		budget,
		bound: bound.completeness,
		rows: watches.map(({ planner, completeness, weightCaptured, looks }) => ({
			planner,
			completeness,
			weight: weightCaptured,
			looks
		})),
		boundWeight: bound.weightCaptured,
		changes,
		experiment: "watch",
		parameters: {
			pages: site.pages.count,
			seed: null,
			runs: 1,
			runsAre: "the end of the history",
			others: {
				history,
				days: DAYS,
				changes,
				"looks a day": `${budget * 100} % of the pages`
			}
		}
	};
}
function watchTable({ history, rows, bound, boundWeight, parameters }) {
	const figures = rows.map((row) => [
		row.planner,
		row.completeness.toFixed(3),
		row.weight.toFixed(3),
		`${row.looks}`
	]);
	return {
		title: `${history}: completeness of a watch that learns from its own looks`,
		parameters,
		columns: [
			"planner",
			"completeness",
			"share of version weight",
			"looks"
		],
		rows: [...figures, [
			"bound",
			bound.toFixed(3),
			boundWeight.toFixed(3),
			""
		]]
	};
}
function heldChart({ watches }) {
	return lineChart({
		title: "Versions held as time goes on",
		xLabel: "day",
		yLabel: "share of all version weight"
	}, watches.map(({ planner, held }) => ({
		name: planner,
		points: held
	})));
}
//#endregion
//#region src/lab/experiments/index.ts
/** In the order in which `isochron lab` lists them. */
var EXPERIMENTS = [
	SOLAR,
	SPANIOL,
	SHARC,
	ONLINE,
	COMPARE,
	IMPORTANCE,
	NEAR,
	ESTIMATORS,
	REFRESH,
	WATCH,
	CLUSTER
];
`${"x".repeat(3e3)}`;
Buffer.from("<!doctype html><title>odd</title><p>An odd answer to a plain question.</p>");
/** Says it and waits. */
var saying = (text) => (socket) => socket.write(text, "latin1");
/** A status line. */
var OK$2 = "HTTP/1.1 200 OK\r\n";
/** The head of a chunked response. */
var CHUNKED$1 = `${OK$2}Transfer-Encoding: chunked\r\n\r\n`;
/** Answers with a body of the given type. */
var body = (type, bytes, more = "") => {
	const content = Buffer.from(bytes);
	const head = `${OK$2}Content-Type: ${type}\r\nContent-Length: ${content.length}\r\n${more}\r\n`;
	return (socket) => socket.write(Buffer.concat([Buffer.from(head, "latin1"), content]));
};
/** Answers with an HTML page. */
var html = (text, more = "") => body("text/html", text, more);
/** Made when it is first asked for: bombs and floods are not built for those who only name them. */
var lazily = (make) => {
	let made = null;
	const get = () => made ??= make();
	const behaviour = (socket, request, nth) => get()(socket, request, nth);
	return Object.assign(behaviour, { prepare: () => void get() });
};
`${OK$2}`, `${OK$2}`, `${CHUNKED$1}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${CHUNKED$1}`, `${CHUNKED$1}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${CHUNKED$1}`, `${CHUNKED$1}`, `${CHUNKED$1}`, `${CHUNKED$1}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${CHUNKED$1}`, `${OK$2}`;
`${"long".repeat(2e4)}`;
var TEXT = Buffer.from("<!doctype html><p>some text, some text, some text</p>");
var coded = (coding, ...parts) => html(Buffer.concat(parts), `Content-Encoding: ${coding}\r\n`);
coded("gzip", gzipSync(TEXT), gzipSync(TEXT)), coded("gzip", gzipSync(TEXT), Buffer.alloc(9)), coded("gzip", gzipSync(TEXT), Buffer.from("\0\0x")), coded("gzip", gzipSync(TEXT), Buffer.from("<!-- served in 3 ms -->")), coded("gzip", gzipSync(TEXT), gzipSync(TEXT).subarray(0, 12)), coded("gzip", gzipSync("")), coded("gzip"), coded("gzip, gzip", gzipSync(gzipSync(TEXT))), coded("deflate", deflateSync(TEXT)), coded("deflate", deflateRawSync(TEXT)), coded("deflate", deflateSync(TEXT), Buffer.from("x")), coded("br", brotliCompressSync(TEXT)), coded("br", brotliCompressSync(TEXT), Buffer.from("x")), coded("deflate", gzipSync(TEXT)), coded("GZip", gzipSync(TEXT)), coded(",identity,,", TEXT), coded("gzip", gzipSync(TEXT).subarray(0, -8), Buffer.alloc(8)), body("image/png", TEXT), html(Buffer.from("PNG\r\n\n\0\0\0", "latin1")), body("text/css", `@import "${"x".repeat(9e3)}";`), body("text/css", "a{background:url(".repeat(3e3)), body("text/html; charset=utf-7", "+ADw-script+AD4-"), body("text/html; charset=utf-16le", TEXT), body("text/html; charset=a; charset=b", "<meta charset=\"c\"><p>x"), `${OK$2}`, `${OK$2}`, body("application/xml", `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><l>&b;</l>`), body("application/rss+xml", "<rss><channel><item><link>/</link></item></channel></rss>"), body("application/xml", "<sitemapindex><sitemap><loc>/</loc></sitemap></sitemapindex>"), body("image/svg+xml", "<svg><image href=\"http://127.0.0.1:1/x\"/><script>x()<\/script></svg>"), lazily(() => html(Array.from({ length: 2e4 }, (_, i) => `<a href=/x/${i}>`).join(""))), lazily(() => html(`<a href="/${"x".repeat(1e6)}">x</a>`)), html(`<a ${"a=b ".repeat(5e4)}>`), html(`<a href="${"'".repeat(1e5)}`), html("<base href=\"http://10.0.0.1/\"><img src=x>"), html("<meta http-equiv=refresh content=\"0;url=/\">"), `${OK$2}${"x".repeat(40)}`, `${OK$2}Content-Length: 1\r\n\r\nx`.repeat(2);
//#endregion
//#region src/lab/hostile/told.ts
var CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
/** Bodies under one chunked head. */
function chunkedTo(bodies) {
	return underHead(CHUNKED, bodies);
}
/** Texts under one head. */
function underHead(head, texts) {
	return Object.fromEntries(Object.entries(texts).map(([name, [text, record]]) => [name, [head + text, record]]));
}
//#endregion
//#region src/lab/hostile/framings.ts
var OK$1 = "HTTP/1.1 200 OK\r\n";
var TE = `${OK$1}Transfer-Encoding: chunked\r\n`;
var WHOLE$1 = "captured 200";
var CUT = "failed truncated";
`${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${OK$1}`, `${TE}`, `${OK$1}`, { ...chunkedTo({
	"sends chunk extensions": ["3;a=\"b;c\"\r\nabc\r\n0;d\r\n\r\n", WHOLE$1],
	"sends chunks with bare line feeds": ["3\nabc\n0\n\n", WHOLE$1],
	"sends chunk sizes with zeros": ["0003\r\nabc\r\n000\r\n\r\n", WHOLE$1],
	"sends chunk sizes with spaces": [" 3 \r\nabc\r\n0	\r\n\r\n", WHOLE$1],
	"sends trailers": ["3\r\nabc\r\n0\r\nContent-Length: 9\r\nX: y\r\n\r\n", WHOLE$1],
	"sends no line after the last chunk": ["3\r\nabc\r\n0\r\n", CUT],
	"sends no end of the last size": ["3\r\nabc\r\n0", CUT],
	"sends more than the chunk's size": ["2\r\nabc\r\n0\r\n\r\n", CUT],
	"sends less than the chunk's size": ["5\r\nabc\r\n0\r\n\r\n", CUT],
	"sends a chunk size in words": ["three\r\nabc\r\n0\r\n\r\n", CUT],
	"sends a chunk size with 0x": ["0x3\r\nabc\r\n0\r\n\r\n", CUT],
	"sends a chunk size beyond all numbers": ["ffffffffffffffff3\r\nabc\r\n0\r\n\r\n", CUT],
	"sends an empty chunk size": ["\r\nabc\r\n0\r\n\r\n", CUT],
	"sends chunk data without its line end": ["3\r\nabc0\r\n\r\n", CUT],
	"sends nothing in chunks": ["0\r\n\r\n", WHOLE$1],
	"sends nothing where chunks are due": ["", CUT],
	"sends a trailer of a hundred kilobytes": [`0\r\n${"T: xxxxxxxxxxxxxxxx\r\n".repeat(5e3)}\r\n`, CUT],
	"sends an answer after its chunks": [`1\r\na\r\n0\r\n\r\n${OK$1}Content-Length: 0\r\n\r\n`, WHOLE$1]
}) };
//#endregion
//#region src/lab/hostile/heads.ts
var OK = "HTTP/1.1 200 OK\r\n";
var END = "Content-Length: 3\r\n\r\nabc";
var field = (text) => `${OK}${text}\r\n${END}`;
var redirect = (location, status = "302 F") => [`HTTP/1.1 ${status}\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`, `captured ${status.slice(0, 3)}`];
`${END}`, `${END}`, `${END}`, `${END}`, `${END}`, `${END}`, `${END}`, `${END}`, `${END}`, `${END}`, `${OK}${END}`, `${OK}A: b\r\n${END}`.replaceAll("\r\n", "\n"), `${OK}A: b\r\n${END}`.replaceAll("\r\n", "\r"), `${END}`, `${END}`, `${END}`, `${"HTTP/1.1 100 C\r\n\r\n".repeat(100)}${OK}${END}`, `${"HTTP/1.1 103 E\r\nLink: </a>\r\n\r\n".repeat(1e3)}${OK}${END}`, `${OK}${END}`;
field("Set-Cookie: a=b\r\n".repeat(200).trimEnd()), field(`Set-Cookie: a=${"b".repeat(1e4)}`), field("Set-Cookie: a=\0; Domain=.com; Path=\0"), field("Set-Cookie: a=b; Domain=example.org\r\nSet-Cookie2: c=d"), field(`X: ${"x".repeat(15e3)}`), field(`X: ${"x".repeat(17e3)}`), field("a:b\r\n".repeat(1500).trimEnd()), field(": x"), field("nothing"), field("   	 "), `${OK}${END}`, field(`X: a${"\r\n b".repeat(2e3)}`), field("X: \x1B[2J"), field("X: éÿ\r\nü: y"), field("Content-Type: text/html\r\nContent-Type: image/png"), field(`Content-Type: text/${"x".repeat(5e3)}`), field("ETag: abc"), field(`ETag: "${"x".repeat(5e3)}"`), field("ETag: \"a\r\n b\""), field("Date: Mon, 01 Jan 1601 00:00:00 GMT"), field("Date: Fri, 31 Dec 9999 23:59:59 GMT"), field("Date: Mon, 32 Jan 2024 25:61:61 GMT"), field("Date: Mon, 01 Jan 2024 00:00:00 +0200"), field("Last-Modified: Fri, 01 Jan 2100 00:00:00 GMT"), field("Last-Modified: 1700000000"), field("Age: 99999999999"), field("Age: -1\r\nVia: x"), field("Expires: -1\r\nVary: *\r\nPragma: no-cache"), field("Refresh: 0;url=http://127.0.0.1:1/"), field("Alt-Svc: h3=\":443\"; ma=1\r\nStrict-Transport-Security: max-age=x"), field("Connection: close, close\r\nConnection: keep-alive"), field("Connection: content-length, transfer-encoding");
redirect("/a#b"), redirect("http://user:pass@example.invalid/"), redirect("ftp://example.invalid/"), redirect("data:text/html,x"), redirect("file:///etc/passwd"), redirect("mailto:a@b.c", "301 M"), redirect("http://127.0.0.1:1/", "307 T"), redirect("http://10.1.2.3/", "308 P"), redirect("http://169.254.169.254/latest/"), redirect("http://0177.0.0.1:1/"), redirect("http://[::ffff:10.0.0.1]/"), redirect("//127.0.0.1:1/"), redirect("?next"), redirect(""), redirect("   "), redirect("/a	b"), redirect("http://127.0.0.1:99999/"), redirect("http://[]/"), redirect("/éÿ"), redirect("/%%%zz%00"), redirect("/../../../a/./b/.."), redirect("/login?next=/");
Object.fromEntries([
	...[
		201,
		202,
		203,
		207,
		208,
		226,
		299,
		300,
		305,
		306,
		399,
		404,
		410
	].map((s) => status$1(s, `captured ${s}`)),
	...[
		401,
		402,
		403,
		407,
		451
	].map((s) => status$1(s, "blocked")),
	...[
		400,
		405,
		406,
		408,
		409,
		411,
		412,
		413,
		414,
		415,
		416,
		417,
		418,
		421,
		422,
		423,
		424,
		425,
		426,
		428,
		431,
		444,
		498
	].map((s) => status$1(s, `failed http-${s}`)),
	...[
		500,
		501,
		502,
		504,
		505,
		506,
		507,
		508,
		510,
		511,
		520,
		599,
		600,
		799,
		999
	].map((s) => status$1(s, `failed http-${s}`))
]);
function status$1(code, record) {
	const fields = code === 401 ? "WWW-Authenticate: Basic\r\n" : code === 407 ? "Proxy-Authenticate: Basic\r\n" : "";
	return [`answers ${code}`, [`HTTP/1.1 ${code} X\r\n${fields}Content-Length: 0\r\n\r\n`, record]];
}
//#endregion
//#region src/lab/hostile/robots-files.ts
var plain = (text) => body("text/plain", text);
var status = (code, fields = "") => saying(`HTTP/1.1 ${code} X\r\n${fields}Content-Length: 0\r\n\r\n`);
plain(""), plain("User-agent: *\nDisallow: /"), plain("﻿User-agent: *\nDisallow: /"), plain("User-agent: *\rDisallow: /"), plain("x".repeat(1e5)), plain(`User-agent: *\nDisallow: /${"*a".repeat(1e3)}$`), body("text/html", "<html>Disallow: /"), plain("User-agent: *\0\nDisallow: /x\0"), plain("User-agent: *\nCrawl-delay: -1"), plain("User-agent: *\nCrawl-delay: soon"), plain("User-agent: x\nDisallow: /\n\n".repeat(1e4)), status(204), status(401), status(403), status(410), status(999), status(502), `${OK$2}`, `${OK$2}`, status(301, "Location: /robots.txt?again\r\n"), status(302, "Location: http://10.0.0.1/robots.txt\r\n"), status(302, "Location: http://[\r\n");
//#endregion
//#region src/lab/hostile/sites.ts
var MB = 1048576;
var zipped = (times, bytes) => lazily(() => {
	let packed = Buffer.alloc(bytes);
	for (let i = 0; i < times; i++) packed = gzipSync(packed);
	const codings = Array.from({ length: times }, () => "gzip").join(", ");
	return html(packed, `Content-Encoding: ${codings}\r\n`);
});
/** A frame of one block as it is (RFC 8878 section 3.1.1): what can be read, and by a certificate's rules is not. */
var ZSTANDARD = Buffer.concat([Buffer.from("28b52ffd2008410000", "hex"), Buffer.from("<p>plain")]);
zipped(1, 257 * MB);
`${"x".repeat(3500)}`, zipped(2, 8 * MB), zipped(5, 10), html(gzipSync("x".repeat(999)).subarray(0, 20), "Content-Encoding: gzip\r\n"), html("plain", "Content-Encoding: gzip\r\n"), html("plain", "Content-Encoding: br\r\n"), html(ZSTANDARD, "Content-Encoding: zstd\r\n"), html(deflateRawSync("<p>plain"), "Content-Encoding: deflate\r\n"), html("plain", "Content-Encoding: zstd\r\n"), html(Buffer.concat([gzipSync("x"), Buffer.from("junk")]), "Content-Encoding: gzip\r\n"), html("x", "Last-Modified: Fri, 31 Dec 9999 23:59:59 GMT\r\nDate: yesterday\r\n"), html("x", "Last-Modified: ÿþ\r\nDate: \r\nAge: -5\r\n"), html(Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))), body("text/html; charset=klingon", "<a href=/x>x</a>"), html(Buffer.from([
	255,
	254,
	60,
	0,
	97
])), html(Buffer.alloc(7e4)), body("ÿ;;; charset=\"", "x"), html("<div>".repeat(5e4)), html(`<!--${"<a href=/y>".repeat(5e3)}`), `${OK$2}${OK$2}`, `${OK$2}`, `${OK$2}`, `${OK$2}`, `${CHUNKED$1}${"A".repeat(9e3)}`, `${OK$2}`, html("x");
`${OK$2}`, body("text/plain", Buffer.from(Array.from({ length: 5e3 }, (_, i) => i * 7 % 256)));
4 * ({
	connectMs: 6e3,
	firstByteMs: 6e3,
	idleMs: 4e3,
	totalMs: 9e3,
	maxHeadBytes: 16384,
	maxResponseBytes: 2097152
}.maxResponseBytes + 65536);
//#endregion
//#region src/lab/script-built/acting-pages.ts
var numbered = (path, count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${path}?${at}`, `${path.slice(1)} ${at}`]));
numbered("/list", 3), [0, 720].map((top) => `scroll page from ${top} px`), numbered("/more", 3);
//#endregion
//#region src/lab/script-built/feature.ts
/** Makes an answer of a type and a text; further fields follow in order. */
function answerWith(type, body, headers = []) {
	const bytes = typeof body === "string" ? Buffer.from(body, "utf8") : body;
	return {
		status: 200,
		headers: [["Content-Type", type], ...headers],
		body: bytes
	};
}
Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");
var WORDS = `<p>${"Plain words that need no script, as many as a page has. ".repeat(8)}</p>`;
`${WORDS}`;
`${WORDS}`;
//#endregion
//#region src/lab/script-built/feature-files.ts
var JS$1 = "text/javascript; charset=utf-8";
var HTML$1 = "text/html; charset=utf-8";
var DOT = `<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><rect width="7" height="5" fill="lime"/></svg>`;
var PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
/** (module (func (export "f") (result i32) i32.const 42)) */
var WASM = Buffer.from("0061736d010000000105016000017f03020100070501016600000a06010400412a0b", "hex");
var tell = (key, value) => `parent.postMessage({key:${key},value:${value}},"*")`;
answerWith("application/json", `{"a":1,"b":["ü"]}`), answerWith("application/xml", `<root><a/></root>`), answerWith("application/octet-stream", Uint8Array.of(0, 1, 127, 128, 255)), answerWith("text/plain", "f", [
	["X-Twice", "one"],
	["X-twice", "two"],
	["X-Odd", "a,b;c=\"d\""],
	["X-Empty", ""]
]), answerWith("text/plain", gzipSync("was packed"), [["Content-Encoding", "gzip"]]), answerWith("text/plain; charset=iso-8859-1", Buffer.from("naïve é", "latin1")), answerWith("text/event-stream", "retry: 100000\n\nid: 7\ndata: first\n\ndata: second\n\n"), answerWith("image/svg+xml", DOT), answerWith("image/png", PNG), answerWith("application/wasm", WASM), answerWith(JS$1, `window.wasSet = "set by a script";`), answerWith(JS$1, `(window.order ??= []).push(document.currentScript.src.split("?")[1]);`), answerWith(JS$1, `export default "a module";`), answerWith(JS$1, `import one from "./module.js"; export const told = one + " in a module";`), answerWith(JS$1, `export default "by the map";`), answerWith(JS$1, `export default await (await fetch("/text/awaited")).text();`), answerWith(JS$1, `export default import.meta.url;`), answerWith(JS$1, `postMessage("from " + self.location.pathname);`), answerWith(JS$1, `import v from "./module.js"; postMessage(v);`), answerWith(JS$1, `self.imported = "imported";`), answerWith(JS$1, `new Worker("/files/nested.js").onmessage = (e) => postMessage("outer " + e.data);`), answerWith(JS$1, `fetch("/text/deep").then((r) => r.text()).then(postMessage);`), answerWith(JS$1, `onconnect = ({ ports: [port] }) => port.postMessage("shared");`), answerWith(JS$1, `onconnect = async ({ ports: [port] }) => port.postMessage(await (await fetch("/text/by-shared")).text());`), answerWith(JS$1, `WebAssembly.instantiateStreaming(fetch("/files/f.wasm")).then(({ instance }) => postMessage(instance.exports.f()));`), answerWith(JS$1, `oninstall = () => skipWaiting();
onactivate = (e) => e.waitUntil(clients.claim());
onfetch = (e) => {
  if (e.request.url.endsWith("/made")) e.respondWith(new Response("made by the worker"));
  else if (e.request.url.endsWith("/through")) e.respondWith(fetch("/text/through"));
};`), answerWith(HTML$1, `<script>(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((r) => (navigator.serviceWorker.oncontrollerchange = r));
  const [a, b] = await Promise.all(["made", "through"].map(async (n) => (await fetch("/service/" + n)).text()));
  ${tell("\"service\"", "a + \", \" + b")};
})()<\/script>`), answerWith(HTML$1, `<title>framed</title><script>${tell("new URLSearchParams(location.search).get(\"key\")", "origin.replace(/:\\d+$/, \"\") + \" \" + document.title")}<\/script>`), answerWith(HTML$1, `<iframe src="/files/frame.html?key=inner"></iframe><script>addEventListener("message", (e) => parent.postMessage(e.data, "*"))<\/script>`), answerWith(HTML$1, `<title>never</title>`, [["X-Frame-Options", "DENY"]]), answerWith(HTML$1, `<script>window.inline = 1<\/script><script src="/files/policy.js"><\/script>`, [["Content-Security-Policy", "script-src 'self'; report-uri /reports"]]), answerWith(JS$1, tell("\"policy\"", "String(window.inline)")), answerWith(HTML$1, `<script>fetch("/text/x").then(() => "came", (e) => e.name).then((v) => ${tell("\"policy-connect\"", "v")})<\/script>`, [["Content-Security-Policy", "connect-src 'none'"]]), answerWith("text/css", `.styled { color: rgb(1, 2, 3) }`), answerWith("text/css", `@import "imported.css";`), answerWith("text/css", `#room { border-top: 1px dashed }`);
//#endregion
//#region src/lab/script-built/sites/clients/components.ts
var root = () => `<div id="root"></div>`;
function component(framework, source, more = {}) {
	const name = more.name ?? framework;
	return {
		framework,
		body: root,
		sources: { "main.js": source },
		entries: ["main.js"],
		...more,
		name
	};
}
/** One each. */
var COMPONENT_CLIENTS = [
	component("react", "", {
		sources: { "main.jsx": `import { createRoot } from "react-dom/client";
import { useEffect, useState } from "react";
import { load } from "site:ask";
function Page() {
  const [view, setView] = useState(null);
  useEffect(() => void load().then(setView), []);
  if (!view) return <p>Loading…</p>;
  return <>
    <h1>{view.heading}</h1>
    {view.paragraphs.map((text) => <p key={text}>{text}</p>)}
    <img src={view.picture}/>
    <ul>{view.links.map(({ title, href }) => <li key={href}><a href={href}>{title}</a></li>)}</ul>
    <footer>{view.edition}</footer>
  </>;
}
createRoot(document.getElementById("root")).render(<Page/>);` },
		entries: ["main.jsx"]
	}),
	component("preact", `import { Fragment, h, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { load } from "site:ask";
function Page() {
  const [view, setView] = useState(null);
  useEffect(() => void load().then(setView), []);
  if (!view) return h("p", null, "Loading…");
  return h(Fragment, null, h("h1", null, view.heading), view.paragraphs.map((text) => h("p", null, text)),
    h("img", { src: view.picture }),
    h("ul", null, view.links.map(({ title, href }) => h("li", null, h("a", { href }, title)))),
    h("footer", null, view.edition));
}
render(h(Page), document.getElementById("root"));`),
	component("vue", `import { createApp } from "vue/dist/vue.esm-bundler.js";
import { load } from "site:ask";
createApp({
  data: () => ({ view: null }),
  async created() { this.view = await load(); },
  template: ${JSON.stringify(`<template v-if="view"><h1>{{ view.heading }}</h1><p v-for="text in view.paragraphs">{{ text }}</p><img :src="view.picture"><ul><li v-for="link in view.links"><a :href="link.href">{{ link.title }}</a></li></ul><footer>{{ view.edition }}</footer></template><p v-else>Loading…</p>`)},
}).mount("#root");`),
	component("svelte", "", { sources: {
		"main.js": `import { mount } from "svelte";
import Page from "./Page.svelte";
mount(Page, { target: document.getElementById("root") });`,
		"Page.svelte": `<script>import { load } from "site:ask"; const coming = load();<\/script>
{#await coming}<p>Loading…</p>{:then view}
<h1>{view.heading}</h1>
{#each view.paragraphs as text}<p>{text}</p>{/each}
<img src={view.picture} alt="">
<ul>{#each view.links as link}<li><a href={link.href}>{link.title}</a></li>{/each}</ul>
<footer>{view.edition}</footer>
{/await}
<style>footer { font-style: italic }</style>`
	} }),
	component("solid-js", `import { createResource, For, Show } from "solid-js";
import { render } from "solid-js/web";
import html from "solid-js/html";
import { load } from "site:ask";
const Page = () => {
  const [view] = createResource(() => load());
  return html\`<\${Show} when=\${view} fallback=\${"Loading…"}>\${() => html\`
    <h1>\${() => view().heading}</h1>
    <\${For} each=\${() => view().paragraphs}>\${(text) => html\`<p>\${text}</p>\`}<//>
    <img src=\${() => view().picture} />
    <ul><\${For} each=\${() => view().links}>\${(link) => html\`<li><a href=\${link.href}>\${link.title}</a></li>\`}<//></ul>
    <footer>\${() => view().edition}</footer>\`}<//>\`;
};
render(Page, document.getElementById("root"));`),
	component("mithril", `import m from "mithril";
import { load } from "site:ask";
let view = null;
m.mount(document.getElementById("root"), {
  oninit: async () => { view = await load((url) => m.request(url)); m.redraw(); },
  view: () => view === null ? m("p", "Loading…") : [
    m("h1", view.heading), view.paragraphs.map((text) => m("p", text)), m("img", { src: view.picture }),
    m("ul", view.links.map(({ title, href }) => m("li", m("a", { href }, title)))), m("footer", view.edition)],
});`),
	component("hyperapp", `import { app, h, text } from "hyperapp";
import { load } from "site:ask";
const ask = (dispatch) => load().then((view) => dispatch((_, one) => ({ view: one }), view));
app({
  init: [{ view: null }, [ask, null]],
  view: ({ view }) => h("div", {}, view === null ? [h("p", {}, text("Loading…"))] : [
    h("h1", {}, text(view.heading)), ...view.paragraphs.map((one) => h("p", {}, text(one))),
    h("img", { src: view.picture }),
    h("ul", {}, view.links.map(({ title, href }) => h("li", {}, h("a", { href }, text(title))))),
    h("footer", {}, text(view.edition))]),
  node: document.getElementById("root"),
});`),
	component("vanjs-core", `import van from "vanjs-core";
import { load } from "site:ask";
const { a, div, footer, h1, img, li, p, ul } = van.tags;
const view = van.state(null);
van.add(document.getElementById("root"), () => view.val === null ? p("Loading…") : div(
  h1(view.val.heading), view.val.paragraphs.map((text) => p(text)), img({ src: view.val.picture }),
  ul(view.val.links.map(({ title, href }) => li(a({ href }, title)))), footer(view.val.edition)));
load().then((one) => (view.val = one));`),
	component("redom", `import { el, list, mount, setChildren } from "redom";
import { load } from "site:ask";
class Link { constructor() { this.el = el("li"); } update({ title, href }) { setChildren(this.el, [el("a", { href }, title)]); } }
const place = document.getElementById("root");
load().then((view) => {
  const links = list("ul", Link);
  links.update(view.links);
  for (const one of [el("h1", view.heading), ...view.paragraphs.map((text) => el("p", text)), el("img", { src: view.picture }), links, el("footer", view.edition)]) mount(place, one);
});`),
	component("snabbdom", `import { h, init, propsModule } from "snabbdom";
import { load } from "site:ask";
const patch = init([propsModule]);
const first = patch(document.getElementById("root"), h("div#root", [h("p", "Loading…")]));
load().then((view) => patch(first, h("div#root", [
  h("h1", view.heading), ...view.paragraphs.map((text) => h("p", text)), h("img", { props: { src: view.picture } }),
  h("ul", view.links.map(({ title, href }) => h("li", [h("a", { props: { href } }, title)]))), h("footer", view.edition)])));`),
	component("mustache", `import Mustache from "mustache";
import { load } from "site:ask";
load().then((view) => (document.getElementById("root").innerHTML = Mustache.render(document.getElementById("t").innerHTML, view)));`, { body: () => `<div id="root"></div><script type="x-tmpl-mustache" id="t"><h1>{{heading}}</h1>{{#paragraphs}}<p>{{.}}</p>{{/paragraphs}}<img src="{{picture}}"><ul>{{#links}}<li><a href="{{href}}">{{title}}</a></li>{{/links}}</ul><footer>{{edition}}</footer><\/script>` })
];
//#endregion
//#region src/lab/script-built/sites/clients/markup.ts
function markup(framework, body, source, more = {}) {
	return {
		name: framework,
		framework,
		body,
		sources: { "main.js": source },
		entries: ["main.js"],
		...more
	};
}
var NAV = `<header><a href="/">Town</a></header>`;
var NAV_LINE = "Town";
/** A menu of the server's own stands before what scripts bring. */
var withNav = { lines: (view, edition) => [
	NAV_LINE,
	view.heading,
	...view.paragraphs,
	...view.links.map(({ title }) => title),
	edition
] };
/** One each. */
var MARKUP_CLIENTS = [
	markup("alpinejs", () => `${NAV}<main x-data="page"><template x-if="view"><div><h1 x-text="view.heading"></h1>
<template x-for="text in view.paragraphs"><p x-text="text"></p></template><img :src="view.picture">
<ul><template x-for="link in view.links"><li><a :href="link.href" x-text="link.title"></a></li></template></ul>
<footer x-text="view.edition"></footer></div></template></main>`, `import Alpine from "alpinejs";
import { load } from "site:ask";
Alpine.data("page", () => ({ view: null, async init() { this.view = await load(); } }));
Alpine.start();`, withNav),
	markup("petite-vue", () => `<div v-scope @vue:mounted="come"><div v-if="view"><h1>{{ view.heading }}</h1>
<p v-for="text in view.paragraphs">{{ text }}</p><img :src="view.picture">
<ul><li v-for="link in view.links"><a :href="link.href">{{ link.title }}</a></li></ul><footer>{{ view.edition }}</footer></div></div>`, `import { createApp } from "petite-vue";
import { load } from "site:ask";
createApp({ view: null, async come() { this.view = await load(); } }).mount();`),
	markup("knockout", () => `<div data-bind="with: view"><h1 data-bind="text: heading"></h1><!-- ko foreach: paragraphs --><p data-bind="text: $data"></p><!-- /ko -->
<img data-bind="attr: { src: picture }"><ul data-bind="foreach: links"><li><a data-bind="attr: { href }, text: title"></a></li></ul><footer data-bind="text: edition"></footer></div>`, `import ko from "knockout";
import { load } from "site:ask";
const page = { view: ko.observable(null) };
ko.applyBindings(page);
load().then(page.view);`),
	markup("angular", () => `<div ng-controller="page" ng-cloak><div ng-if="view"><h1>{{ view.heading }}</h1><p ng-repeat="text in view.paragraphs">{{ text }}</p>
<img ng-src="{{ view.picture }}"><ul><li ng-repeat="link in view.links"><a ng-href="{{ link.href }}">{{ link.title }}</a></li></ul><footer>{{ view.edition }}</footer></div></div>`, `import angular from "angular";
import { load } from "site:ask";
angular.module("town", []).controller("page", ["$scope", "$http", ($scope, $http) => {
  load(async (url) => (await $http.get(url)).data).then((view) => $scope.$apply(() => ($scope.view = view)));
}]);
angular.bootstrap(document.body, ["town"]);`),
	markup("htmx.org", ({ viewPath }) => `${NAV}<main hx-get="/fragment${viewPath}" hx-trigger="load" hx-swap="innerHTML"></main><footer id="edition"></footer>`, `import "htmx.org";
document.getElementById("edition").textContent = window.edition;`, {
		...withNav,
		asks: ({ viewPath }) => [`/fragment${viewPath}`]
	}),
	markup("jquery", () => `${NAV}<h1 id="heading"></h1><div id="text"></div><ul id="links"></ul><footer></footer>`, `import $ from "jquery";
import { load } from "site:ask";
$(async () => {
  const view = await load((url) => $.getJSON(url));
  $("#heading").text(view.heading);
  for (const text of view.paragraphs) $("<p>").text(text).appendTo("#text");
  $("<img>").attr("src", view.picture).appendTo("#text");
  for (const { title, href } of view.links) $("<li>").append($("<a>").attr("href", href).text(title)).appendTo("#links");
  $("footer").text(view.edition);
});`, withNav),
	markup("backbone", () => `<div id="page"></div>`, `import Backbone from "backbone";
import { address, edition } from "site:ask";
import { nodesOf } from "site:show";
const Page = Backbone.View.extend({
  el: "#page",
  initialize() { this.listenTo(this.model, "sync", this.render); this.model.fetch(); },
  render() { this.el.replaceChildren(...nodesOf({ ...this.model.attributes, edition })); return this; },
});
new Page({ model: new (Backbone.Model.extend({ url: address }))() });`),
	markup("@hotwired/stimulus", () => `<main data-controller="page"><h1 data-page-target="heading"></h1><div data-page-target="rest"></div></main>`, `import { Application, Controller } from "@hotwired/stimulus";
import { load } from "site:ask";
import { nodesOf } from "site:show";
Application.start().register("page", class extends Controller {
  static targets = ["heading", "rest"];
  async connect() {
    const [heading, ...rest] = nodesOf(await load());
    this.headingTarget.textContent = heading.textContent;
    this.restTarget.append(...rest);
  }
});`, { name: "stimulus" }),
	markup("lit", () => `${NAV}<town-page></town-page>`, `import { html, LitElement } from "lit";
import { load } from "site:ask";
customElements.define("town-page", class extends LitElement {
  static properties = { view: { state: true } };
  async connectedCallback() { super.connectedCallback(); this.view = await load(); }
  render() {
    const { view } = this;
    if (!view) return html\`<p>Loading…</p>\`;
    return html\`<h1>\${view.heading}</h1>\${view.paragraphs.map((text) => html\`<p>\${text}</p>\`)}<img src=\${view.picture}>
<ul style="list-style: none">\${view.links.map(({ title, href }) => html\`<li><a href=\${href}>\${title}</a></li>\`)}</ul><footer>\${view.edition}</footer>\`;
  }
});`, withNav)
];
Buffer.from("0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b", "hex");
/** A view as pieces of HTML, in order. */
function partsOf({ heading, paragraphs, picture, links }) {
	const items = links.map(({ title, href }) => `<li><a href="${href}">${escapeHtml(title)}</a></li>`);
	return [
		`<h1>${escapeHtml(heading)}</h1>`,
		...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
		`<img src="${picture}"><ul>${items.join("")}</ul>`
	];
}
//#endregion
//#region src/lab/script-built/sites/town.ts
/** The text of a view as a reader sees it, line by line. */
function viewLines({ heading, paragraphs, links }) {
	return [
		heading,
		...paragraphs,
		...links.map(({ title }) => title)
	];
}
//#endregion
//#region src/lab/script-built/sites/clients/means.ts
var place = () => `<div id="page"></div>`;
function means(name, source, more = {}) {
	return {
		framework: "none",
		body: place,
		sources: { "main.js": source },
		entries: ["main.js"],
		...more,
		name
	};
}
/** One each. */
var MEANS_CLIENTS = [
	means("graphql", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
const query = "query Page($path: String!) { page(path: $path) { heading paragraphs picture links { title href } } }";
const body = JSON.stringify({ query, variables: { path: viewPath } });
const answer = await fetch(base + "/graphql", { method: "POST", headers: { "Content-Type": "application/json" }, body });
show({ ...(await answer.json()).data.page, edition });`, { asks: () => ["POST /graphql"] }),
	means("cors", `import { load } from "site:ask";
import { show } from "site:show";
show(await load(async (url) => (await fetch(url, { headers: { "X-Reader": "town" } })).json()));`, {
		hasOtherHost: true,
		asks: ({ viewPath }) => [`OPTIONS other/api${viewPath}`, `other/api${viewPath}`]
	}),
	means("xhr", `import { load } from "site:ask";
import { show } from "site:show";
const ask = (url) => new Promise((done) => {
  const request = new XMLHttpRequest();
  request.responseType = "json";
  request.onload = () => done(request.response);
  request.open("GET", url);
  request.send();
});
load(ask).then((view) => show(view));`),
	means("jsonp", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
window.came = (view) => show({ ...view, edition });
document.head.append(Object.assign(document.createElement("script"), { src: base + "/jsonp" + viewPath }));`, {
		hasOtherHost: true,
		asks: ({ viewPath }) => [`other/jsonp${viewPath}`]
	}),
	means("worker", "", {
		sources: {
			"main.js": `import { load } from "site:ask";
import { show } from "site:show";
const ask = (url) => new Promise((done) => {
  const worker = new Worker("/assets/worker.js");
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(new URL(url, location).href);
});
load(ask).then((view) => show(view));`,
			"worker.js": `onmessage = async ({ data }) => postMessage(await (await fetch(data)).json());`
		},
		plain: ["worker.js"],
		asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/worker.js"]
	}),
	means("shared-worker", "", {
		sources: {
			"main.js": `import { load } from "site:ask";
import { show } from "site:show";
const ask = (url) => new Promise((done) => {
  const { port } = new SharedWorker("/assets/shared.js");
  port.onmessage = ({ data }) => done(data);
  port.postMessage(new URL(url, location).href);
});
load(ask).then((view) => show(view));`,
			"shared.js": `onconnect = ({ ports: [port] }) => {
  port.onmessage = async ({ data }) => port.postMessage(await (await fetch(data)).json());
};`
		},
		plain: ["shared.js"],
		asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/shared.js"]
	}),
	means("event-stream", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
const source = new EventSource(base + "/events" + viewPath);
const view = {};
source.addEventListener("part", ({ data }) => Object.assign(view, JSON.parse(data)));
source.addEventListener("end", () => { source.close(); show({ ...view, edition }); });`, { asks: ({ viewPath }) => [`/events${viewPath}`] }),
	means("websocket", `import { edition, viewPath } from "site:ask";
import { show } from "site:show";
// Links are there before the socket says anything: what it brings is then all that is missing.
for (const href of ["/", "/story/1", "/story/2", "/about"]) {
  const line = document.createElement("p");
  line.append(Object.assign(document.createElement("a"), { href, textContent: "To " + href }));
  document.getElementById("page").before(line);
}
const socket = new WebSocket(location.origin.replace("http", "ws") + "/socket" + viewPath);
socket.onmessage = ({ data }) => show({ ...JSON.parse(data), edition });`, {
		open: "websocket",
		asks: () => [],
		lines: (view, edition) => [
			...[
				"/",
				"/story/1",
				"/story/2",
				"/about"
			].map((path) => `To ${path}`),
			...viewLines(view),
			edition
		]
	}),
	means("endless-list", `import { edition, viewPath } from "site:ask";
const end = document.getElementById("end");
let next = 0;
const watcher = new IntersectionObserver(async (entries) => {
  if (!entries.some((one) => one.isIntersecting)) return;
  watcher.unobserve(end);
  const part = await (await fetch("/part" + viewPath + "/" + next++)).json();
  end.insertAdjacentHTML("beforebegin", part.html);
  if (part.isLast) end.textContent = edition;
  else watcher.observe(end);
});
watcher.observe(end);`, {
		body: () => `<div id="page"><p id="end">…</p></div>`,
		asks: ({ viewPath, view }) => partsOf(view).map((_, at) => `/part${viewPath}/${at}`)
	}),
	means("closed-shadow", `import { load } from "site:ask";
import { nodesOf } from "site:show";
customElements.define("town-page", class extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: "closed" });
    const [heading, ...rest] = nodesOf(await load());
    heading.slot = "heading";
    shadow.append(document.createElement("slot"), ...rest);
    shadow.firstChild.name = "heading";
    this.append(heading);
  }
});`, { body: () => `<town-page></town-page>` }),
	means("import-map", `import { h, render } from "preact";
import htm from "htm";
import edition from "town/edition";
const html = htm.bind(h);
const path = location.pathname === "/" ? "/front" : location.pathname;
const view = await (await fetch("/api" + path)).json();
render(html\`<h1>\${view.heading}</h1>\${view.paragraphs.map((text) => html\`<p>\${text}</p>\`)}<img src=\${view.picture}/>
<ul>\${view.links.map(({ title, href }) => html\`<li><a href=\${href}>\${title}</a></li>\`)}</ul><footer>\${edition}</footer>\`, document.getElementById("page"));`, {
		framework: "preact",
		entries: [],
		plain: ["main.js"],
		vendor: {
			"preact.js": "preact/dist/preact.module.js",
			"htm.js": "htm/dist/htm.module.js"
		},
		head: `<script type="importmap">{"imports":{"preact":"/assets/preact.js","htm":"/assets/htm.js","town/":"/modules/"}}<\/script>\n`,
		importsEdition: true,
		asks: ({ viewPath }) => [
			`/api${viewPath}`,
			"/assets/preact.js",
			"/assets/htm.js",
			"/modules/edition"
		]
	}),
	means("wasm", `import { load } from "site:ask";
import { nodesOf, show } from "site:show";
const view = await load();
const { instance } = await WebAssembly.instantiateStreaming(fetch("/assets/add.wasm"));
const sum = instance.exports.add(view.paragraphs.length, view.links.length);
show(view);
document.getElementById("page").append(Object.assign(document.createElement("p"), { textContent: "Parts: " + sum }));`, {
		asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/add.wasm"],
		lines: (view, edition) => [
			...viewLines(view),
			edition,
			`Parts: ${view.paragraphs.length + view.links.length}`
		]
	})
];
//#endregion
//#region src/lab/script-built/sites/clients/settings.ts
function setting(name, source, more) {
	const body = () => `<div id="page"></div>`;
	return {
		framework: "none",
		body,
		sources: { "main.js": source },
		entries: ["main.js"],
		...more,
		name
	};
}
/** One each. */
var SETTING_CLIENTS = [
	setting("chunks", "", {
		sources: {
			"main.js": `import { load } from "site:ask";
const [{ show }, view] = await Promise.all([import("./shower.js"), load()]);
show(view);`,
			"shower.js": `export { show } from "site:show";`
		},
		asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/shower.js"]
	}),
	setting("cookie", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
await fetch(base + "/session");
show({ ...(await (await fetch(base + "/mine" + viewPath)).json()), edition });`, { asks: ({ viewPath }) => ["/session", `/mine${viewPath}`] }),
	setting("inline-data", `import { edition } from "site:ask";
import { show } from "site:show";
show({ ...JSON.parse(document.getElementById("data").textContent), edition });`, {
		body: ({ view }) => `<div id="page"></div><script type="application/json" id="data">${JSON.stringify(view).replaceAll("<", "\\u003c")}<\/script>`,
		asks: () => []
	}),
	setting("template", `import { load } from "site:ask";
const view = await load();
const copy = document.getElementById("t").content.cloneNode(true);
copy.querySelector("h1").textContent = view.heading;
for (const text of view.paragraphs) copy.querySelector("section").append(Object.assign(document.createElement("p"), { textContent: text }));
copy.querySelector("img").src = view.picture;
for (const { title, href } of view.links) {
  const item = copy.querySelector("ul").appendChild(document.createElement("li"));
  item.append(Object.assign(document.createElement("a"), { href, textContent: title }));
}
copy.querySelector("footer").textContent = view.edition;
document.body.append(copy);`, { body: () => `<template id="t"><h1></h1><section></section><img><ul></ul><footer>Words that are replaced</footer></template>` }),
	setting("written", `import { load } from "site:ask";
import { nodesOf } from "site:show";
const view = await load();
document.open();
document.write("<!doctype html><title>Town</title>" + nodesOf(view).map((one) => one.outerHTML).join(""));
document.close();`, { body: () => `<p>Wait</p>` }),
	setting("frames", `import { edition, viewPath } from "site:ask";
const heading = document.createElement("h1");
heading.textContent = edition;
const frame = Object.assign(document.createElement("iframe"), { src: "/frame" + viewPath, width: 700, height: 500 });
document.getElementById("page").append(heading, frame);`, {
		asks: ({ viewPath }) => [`/frame${viewPath}`, `/api${viewPath}`],
		lines: (view, edition) => [
			edition,
			view.heading,
			...view.paragraphs,
			...view.links.map(({ title }) => title)
		]
	}),
	setting("service-worker", `import { edition, viewPath } from "site:ask";
import { show } from "site:show";
await navigator.serviceWorker.register("/service.js");
await navigator.serviceWorker.ready;
if (!navigator.serviceWorker.controller)
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
show({ ...(await (await fetch("/offline" + viewPath)).json()), edition });`, { asks: ({ viewPath }) => ["/service.js", `/api${viewPath}`] })
];
[
	...COMPONENT_CLIENTS,
	...MARKUP_CLIENTS,
	...MEANS_CLIENTS,
	...SETTING_CLIENTS
];
//#endregion
export { startLivingSite as a, MemoryPauses as c, readHistoryColumns as i, MemoryNews as l, historyOfTold as n, TRUTH_PATH as o, mineInputOfHistory as r, MemoryWatch as s, EXPERIMENTS as t };
