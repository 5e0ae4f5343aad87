import "./formats-CP_ayLbB.js";
import { t as confidenceSlots } from "./survival-Cqme4lsu.js";
import { t as GrowingNumbers } from "./growing-numbers-C7pGzQhM.js";
//#region src/schedule/refresh/refresh-planner.ts
/** A column in its new order; new pages get what `fresh` says. */
function carriedOver(column, before, fresh) {
	return Float64Array.from(before, (old, page) => old < 0 ? fresh(page) : column[old]);
}
/** Mean over the pattern of a page's column. */
function patternMean({ periods }, column, page) {
	let sum = 0;
	for (let k = page * periods; k < (page + 1) * periods; k++) sum += column[k];
	return sum / periods;
}
/** Mean changes per period of every page. */
function meanRates(pages) {
	return Float64Array.from({ length: pages.count }, (_, page) => patternMean(pages, pages.rates, page));
}
//#endregion
//#region src/schedule/refresh/pass-order.ts
/** Takes the next pages of the order, and starts again at its end. */
var PassRun = class {
	#orderOf;
	#order;
	/** How often each page was taken; those taken least are still to come in this pass. */
	#taken;
	#next = 0;
	constructor(orderOf, pages, budget) {
		this.#orderOf = orderOf;
		this.#order = orderOf(pages, budget);
		this.#taken = new Float64Array(pages.count);
	}
	get memory() {
		return [this.#taken];
	}
	choose(_period, budget) {
		const chosen = /* @__PURE__ */ new Set();
		const count = Math.min(budget, this.#order.length);
		let pass = least(this.#taken);
		while (chosen.size < count) {
			const page = this.#order[this.#next];
			if (this.#taken[page] === pass && !chosen.has(page)) {
				chosen.add(page);
				this.#taken[page] += 1;
			}
			this.#next = (this.#next + 1) % this.#order.length;
			if (this.#next === 0) pass = least(this.#taken);
		}
		return Int32Array.from(chosen);
	}
	renew({ pages, budget, before }) {
		this.#order = this.#orderOf(pages, budget);
		const pass = least(this.#taken);
		this.#taken = carriedOver(this.#taken, before, () => pass + 1);
		this.#next = 0;
	}
};
/** A strategy of passes. */
function passes(name, orderOf) {
	return {
		name,
		start: (pages, budget) => new PassRun(orderOf, pages, budget)
	};
}
function least(values) {
	let low = Infinity;
	for (const value of values) low = Math.min(low, value);
	return low;
}
/** Page numbers by falling key, ties by number. */
function byFallingKey(keys) {
	return Int32Array.from(keys, (_, i) => i).sort((a, b) => keys[b] - keys[a] || a - b);
}
//#endregion
//#region src/schedule/refresh/coherence-pass.ts
/** η: a page whose chance of a conflict is at or above it waits until the others are done. */
var THRESHOLD = .7;
/** Hot pages first as long as they can still be coherent with the pass's start; the skipped ones in reverse order. */
var coherencePass = passes("coherence", (pages, budget) => {
	const rates = meanRates(pages);
	const promising = [];
	const skipped = [];
	for (const page of byFallingKey(rates)) {
		const elapsed = promising.length / Math.max(1, budget);
		if (-Math.expm1(-rates[page] * elapsed) < THRESHOLD) promising.push(page);
		else skipped.push(page);
	}
	return Int32Array.from([...promising, ...skipped.reverse()]);
});
//#endregion
//#region src/schedule/refresh/top-pages.ts
/** Page numbers by falling score, ties by number; NaN is never chosen. */
function topPages(scores, most) {
	const wanted = Math.min(most, scores.length);
	if (wanted <= 0) return /* @__PURE__ */ new Int32Array(0);
	const limit = wanted === scores.length ? -Infinity : nthGreatest(scores.slice(), wanted - 1);
	const chosen = [];
	for (let page = 0; page < scores.length; page++) if (scores[page] > limit) chosen.push(page);
	for (let page = 0; page < scores.length && chosen.length < wanted; page++) if (scores[page] === limit) chosen.push(page);
	return Int32Array.from(chosen.sort((a, b) => scores[b] - scores[a] || a - b));
}
/** Hoare's selection, pivot by the median of three; reorders the array. */
function nthGreatest(values, n) {
	for (let i = 0; i < values.length; i++) if (Number.isNaN(values[i])) values[i] = -Infinity;
	let low = 0;
	let high = values.length - 1;
	while (low < high) {
		const pivot = medianOfThree(values[low], values[low + high >>> 1], values[high]);
		let i = low;
		let j = high;
		while (i <= j) {
			while (values[i] > pivot) i++;
			while (values[j] < pivot) j--;
			if (i > j) break;
			[values[i], values[j]] = [values[j], values[i]];
			i++;
			j--;
		}
		if (n <= j) high = j;
		else if (n >= i) low = i;
		else break;
	}
	return values[n];
}
function medianOfThree(a, b, c) {
	return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
//#endregion
//#region src/schedule/refresh/expected-gain.ts
/**
* Let L be the expected number of changes since the last capture and G the expected weight of the version now on
* the site if it is not held: dG = (m − G) dL, m the importance of a change now. A capture takes G, but one put off
* takes more: a page captured every L changes yields G / L per change, whose slope in the rate of captures is
* G (1 − L e^(−L) / (1 − e^(−L))). An optimal allocation makes these slopes equal (for a steady page it is
* m (1 − e^(−L)(1 + L)), the utility of olston2008, docs/papers/README.md), so the greatest slope comes first.
*/
var GainRun = class {
	#aims;
	#pages;
	/** Worth of a unit of version weight of each page. */
	#worth;
	#changes;
	#gain;
	#index;
	/** Changes still to come before the horizon. */
	#remaining;
	constructor(aims, pages) {
		this.#aims = aims;
		this.#pages = pages;
		this.#worth = aims.worth(pages);
		this.#remaining = aims.remaining(pages, aims.horizonPeriods);
		this.#changes = new Float64Array(pages.count);
		this.#gain = new Float64Array(pages.count);
		this.#index = new Float64Array(pages.count);
	}
	get memory() {
		return [
			this.#changes,
			this.#gain,
			this.#remaining
		];
	}
	renew({ pages, leftPeriods, before }) {
		this.#pages = pages;
		this.#worth = this.#aims.worth(pages);
		this.#remaining = this.#aims.remaining(pages, leftPeriods);
		this.#changes = carriedOver(this.#changes, before, () => 0);
		this.#gain = carriedOver(this.#gain, before, () => 0);
		this.#index = new Float64Array(pages.count);
	}
	choose(period, budget) {
		const { count, periods } = this.#pages;
		const k = period % periods;
		this.#pass(k, .5);
		for (let page = 0; page < count; page++) this.#index[page] = this.#worth[page] * this.#gain[page] * patience(this.#changes[page], this.#remaining[page]);
		const chosen = topPages(this.#index, budget).sort();
		for (const page of chosen) {
			this.#changes[page] = 0;
			this.#gain[page] = 0;
		}
		this.#pass(k, .5);
		return chosen;
	}
	#pass(k, share) {
		const { count, periods, rates, importances } = this.#pages;
		for (let page = 0; page < count; page++) {
			const changes = rates[page * periods + k] * share;
			const kept = Math.exp(-changes);
			this.#changes[page] += changes;
			this.#remaining[page] -= changes;
			this.#gain[page] = this.#gain[page] * kept + importances[page * periods + k] * (1 - kept);
		}
	}
};
/** 1 − L / (e^L − 1), from 0 for a page just captured to 1 for one that has surely changed; near the end of the
* horizon, where little more can come, there is less to wait for. */
function patience(changes, remaining) {
	return changes < 1e-9 ? .5 : 1 - Math.max(0, Math.min(changes, remaining)) / Math.expm1(changes);
}
/** For the total weight of the versions held. */
var expectedGain = {
	name: "expected-gain",
	start: (pages) => new GainRun({
		horizonPeriods: Infinity,
		worth: ({ weights }) => weights,
		remaining: ({ count }) => new Float64Array(count).fill(Infinity)
	}, pages)
};
/**
* For the paper's completeness (bensaad2011 Definitions 5.12 and 5.13): a version counts by its share in its own page's
* changes over the horizon, so that a rare change of a quiet page is worth more than one of many of a busy one.
*/
function expectedCompleteness(horizonPeriods) {
	const aims = {
		horizonPeriods,
		worth: (pages) => pages.weights.map((weight, page) => {
			const changes = patternMean(pages, pages.rates, page) * horizonPeriods;
			const importance = changeImportance(pages, page);
			if (changes === 0 || importance === 0) return 0;
			return weight * -Math.expm1(-changes) / (changes * importance);
		}),
		remaining: (pages, leftPeriods) => meanRates(pages).map((rate) => rate * leftPeriods)
	};
	return {
		name: "expected-gain/completeness",
		start: (pages) => new GainRun(aims, pages)
	};
}
/** Mean importance of a page's changes: by period, weighed by how many fall in it. */
function changeImportance({ periods, rates, importances }, page) {
	let weight = 0;
	let changes = 0;
	for (let at = page * periods; at < (page + 1) * periods; at++) {
		weight += rates[at] * importances[at];
		changes += rates[at];
	}
	return changes === 0 ? 0 : weight / changes;
}
//#endregion
//#region src/schedule/refresh/capture-rates.ts
/** A strategy of rates. */
function capturesByRate(name, ratesOf) {
	return {
		name,
		start: (pages, budget) => new CreditRun(ratesOf, pages, budget)
	};
}
/** Spread over [0, 1) by the golden ratio, so that equal pages do not come all at once. */
function firstCredit(page) {
	return page * .6180339887498949 % 1;
}
/** Each period every page earns its rate; those with the most credit are captured and pay one. */
var CreditRun = class {
	#ratesOf;
	#rates;
	#credit;
	constructor(ratesOf, pages, budget) {
		this.#ratesOf = ratesOf;
		this.#rates = ratesOf(pages, budget);
		this.#credit = this.#rates.map((rate, page) => rate > 0 ? firstCredit(page) : -Infinity);
	}
	get memory() {
		return [this.#credit];
	}
	renew({ pages, budget, before }) {
		this.#rates = this.#ratesOf(pages, budget);
		const carried = carriedOver(this.#credit, before, firstCredit);
		this.#credit = carried.map((credit, page) => {
			if (!(this.#rates[page] > 0)) return -Infinity;
			return credit === -Infinity ? firstCredit(page) : credit;
		});
	}
	choose(_period, budget) {
		for (let page = 0; page < this.#credit.length; page++) this.#credit[page] += this.#rates[page];
		const chosen = topPages(this.#credit, budget);
		for (const page of chosen) this.#credit[page] -= 1;
		return chosen;
	}
};
/** Enough pages to find the multiplier to a fraction of a percent. */
var MOST_SAMPLED = 5e4;
/** Finds the multiplier at which the rates add up to the budget; `rateAt` must fall as the multiplier grows. */
function ratesForBudget(count, budget, rateAt) {
	const step = Math.max(1, Math.ceil(count / MOST_SAMPLED));
	const target = budget * Math.ceil(count / step) / Math.max(1, count);
	let [low, high] = [Math.log(1e-12), Math.log(0xe8d4a51000)];
	for (let round = 0; round < 50; round++) {
		const multiplier = Math.exp((low + high) / 2);
		let sum = 0;
		for (let page = 0; page < count && sum <= target; page += step) sum += Math.min(1, rateAt(page, multiplier));
		if (sum > target) low = (low + high) / 2;
		else high = (low + high) / 2;
	}
	return Float64Array.from({ length: count }, (_, page) => Math.min(1, rateAt(page, Math.exp(high))));
}
//#endregion
//#region src/schedule/refresh/frequency.ts
/** Freshness-optimal: pages that change too often are left aside. */
var frequency = capturesByRate("frequency", (pages, budget) => {
	const rates = meanRates(pages);
	return ratesForBudget(pages.count, budget, (page, multiplier) => freshnessRate(rates[page], multiplier));
});
/**
* Freshness (f/r)(1 − e^(−r/f)) has the slope (1 − e^(−x)(1 + x)) / r in f, x = r/f: equal for all pages captured
* (cho2003), never captured where even its greatest value, 1/r, is below the multiplier.
*/
function freshnessRate(rate, multiplier) {
	const target = multiplier * rate;
	return rate === 0 || target >= 1 ? 0 : rate / changesBetweenCaptures(target);
}
/** x from 1e-4 to 60, and the slope at each; rising. */
var CHANGES = Float64Array.from({ length: 2048 }, (_, i) => 1e-4 * 6e5 ** (i / 2047));
var SLOPES = CHANGES.map((x) => 1 - Math.exp(-x) * (1 + x));
/** Solves 1 − e^(−x)(1 + x) = target by a table, since a million pages ask for it fifty times. */
function changesBetweenCaptures(target) {
	let [low, high] = [0, 2047];
	while (high - low > 1) {
		const middle = low + high >>> 1;
		if (SLOPES[middle] < target) low = middle;
		else high = middle;
	}
	const share = (target - SLOPES[low]) / (SLOPES[high] - SLOPES[low]);
	return CHANGES[low] + Math.min(1, Math.max(0, share)) * (CHANGES[high] - CHANGES[low]);
}
//#endregion
//#region src/schedule/refresh/lambda-crawl.ts
/** r = (−D + sqrt(D² + 4 mu D / L)) / 2, D the rate of change, mu the page's weight, L found for the budget. */
var lambdaCrawl = capturesByRate("lambda-crawl", (pages, budget) => {
	const rates = meanRates(pages);
	return ratesForBudget(pages.count, budget, (page, multiplier) => {
		const change = rates[page];
		return (-change + Math.sqrt(change * change + 4 * pages.weights[page] * change / multiplier)) / 2;
	});
});
//#endregion
//#region src/schedule/refresh/relevance.ts
/** Passes over the site by falling page importance. */
var relevance = passes("relevance", ({ weights }) => byFallingKey(weights));
//#endregion
//#region src/schedule/refresh/round-robin.ts
/** Pages by number, again and again. */
var roundRobin = passes("round-robin", ({ count }) => Int32Array.from({ length: count }, (_, page) => page));
//#endregion
//#region src/schedule/refresh/sharc-pass.ts
/** The organ pipe: coldest at both ends. */
var sharcPass = passes("sharc", (pages) => {
	const coldestFirst = byFallingKey(meanRates(pages)).reverse();
	const rising = coldestFirst.filter((_, i) => i % 2 === 0);
	const falling = coldestFirst.filter((_, i) => i % 2 === 1).reverse();
	return Int32Array.from([...rising, ...falling]);
});
//#endregion
//#region src/schedule/refresh/urgency.ts
/** Ranks by urgency; all pages were refreshed just before period 0. */
var UrgencyRun = class {
	#importanceOf;
	#pages;
	#importance;
	#lastRefresh;
	#urgencies;
	constructor(importanceOf, pages) {
		this.#importanceOf = importanceOf;
		this.#pages = pages;
		this.#importance = importanceOf(pages);
		this.#lastRefresh = new Float64Array(pages.count).fill(-1);
		this.#urgencies = new Float64Array(pages.count);
	}
	get memory() {
		return [this.#lastRefresh];
	}
	renew({ pages, period, before }) {
		this.#pages = pages;
		this.#importance = this.#importanceOf(pages);
		this.#lastRefresh = carriedOver(this.#lastRefresh, before, () => period - 1);
		this.#urgencies = new Float64Array(pages.count);
	}
	choose(period, budget) {
		const k = period % this.#pages.periods;
		for (let page = 0; page < this.#pages.count; page++) {
			const waiting = period - this.#lastRefresh[page];
			this.#urgencies[page] = urgency(this.#pages.weights[page], this.#importance(page, k), waiting);
		}
		const chosen = topPages(this.#urgencies, budget);
		for (const page of chosen) this.#lastRefresh[page] = period;
		return chosen;
	}
};
function byUrgency(name, importanceOf) {
	return {
		name,
		start: (pages) => new UrgencyRun(importanceOf, pages)
	};
}
/** U(P, t); a page never fetched waits for ever and comes first. */
function urgency(pageWeight, periodImportance, waiting) {
	return waiting === Infinity ? Infinity : pageWeight * periodImportance * waiting;
}
/** What Algorithm 1's Update averages to: a look in period k finds a change with chance 1 − e^(−rate). */
function seenImportance(pages) {
	return pages.rates.map((rate, i) => -Math.expm1(-rate) * pages.importances[i]);
}
/** w_k fixed to its mean over the day: importance without patterns. */
var importance = byUrgency("importance", (pages) => {
	const seen = seenImportance(pages);
	const means = Float64Array.from({ length: pages.count }, (_, page) => patternMean(pages, seen, page));
	return (page) => means[page];
});
/** Rates by period instead of importance. */
var pattern = byUrgency("pattern", (pages) => (page, k) => pages.rates[page * pages.periods + k]);
/** Algorithm 1: importance by period. */
var importancePattern = byUrgency("importance-pattern", (pages) => {
	const seen = seenImportance(pages);
	return (page, k) => seen[page * pages.periods + k];
});
//#endregion
//#region src/schedule/refresh/index.ts
/** Every refresh planner, the plainest first; `horizonPeriods` is how long completeness is counted over. */
function refreshPlanners(horizonPeriods) {
	return [
		roundRobin,
		relevance,
		frequency,
		coherencePass,
		sharcPass,
		lambdaCrawl,
		importance,
		pattern,
		importancePattern,
		expectedGain,
		expectedCompleteness(horizonPeriods)
	];
}
//#endregion
//#region src/schedule/capture/queues/discovery.ts
/** Runs a visit queue over a request, pages turning up through links unless all are known at the start. */
function discoverVisits(request, queue) {
	const { pages } = request;
	const found = new Uint8Array(pages.length);
	const offer = (indices) => {
		const fresh = [...new Set(indices)].filter((i) => found[i] === 0);
		for (const i of fresh) found[i] = 1;
		if (fresh.length > 0) queue.add(fresh.map((index) => ({
			index,
			page: pages[index]
		})));
	};
	if (pages.length > 0) offer(request.known === "all" ? pages.map((_, i) => i) : [0]);
	const visits = [];
	for (let page = queue.next(); page !== null; page = queue.next()) {
		visits.push(page);
		offer(pages[page].links);
	}
	return visits;
}
/** Number of pages to plan for: what is known, or the guess (at least one page). */
function assumedSize(request) {
	return request.known === "all" || request.sizeGuess === null ? request.pages.length : Math.max(1, Math.round(request.sizeGuess));
}
//#endregion
//#region src/schedule/capture/evaluate/expected-sharp.ts
/**
* Slots between t* and the fetch that lies `position` places from it: the papers share slot 0 between the
* last visit and the first revisit; live, t* lies half a slot from either.
*/
function slotsFromAsOf(position, model) {
	return model === "papers" ? position : position + .5;
}
/** Slots from each page's visit to t*, by page index; NaN for a page that is not visited. */
function visitAges(visits, pages, model) {
	const ages = new Float64Array(pages).fill(NaN);
	visits.forEach((page, k) => ages[page] = slotsFromAsOf(visits.length - 1 - k, model));
	return ages;
}
/** Slots from t* to each page's revisit, by page index; NaN for a page that is not revisited. */
function revisitDelays(revisits, pages, model) {
	const delays = new Float64Array(pages).fill(NaN);
	revisits.forEach((page, k) => delays[page] = slotsFromAsOf(k, model));
	return delays;
}
/**
* Each page's chance to be sharp, by page index. A page fetched twice: S(a + b). A page fetched only after
* t*: S(b), where one fetch is enough (a trusted Last-Modified, or a family that takes stamps for granted).
* A page fetched only before t* proves nothing at t*.
*/
function sharpChances(request, orders, family) {
	const { pages, model } = request;
	const ages = visitAges(orders.visits, pages.length, model);
	const delays = revisitDelays(orders.revisits, pages.length, model);
	return Float64Array.from(pages, (page, i) => {
		const delay = delays[i];
		if (Number.isNaN(delay)) return 0;
		const age = ages[i];
		if (!Number.isNaN(age)) return page.survival.at(age + delay);
		return family === "one-visit" || family === "hybrid" && page.trustedLastModified ? page.survival.at(delay) : 0;
	});
}
/** Completes a plan from its two orders: revisits within the budget, expectation, hopeless pages, bound. */
function completePlan(request, planner, ordered, upperBound) {
	const orders = planner.family === "one-visit" ? ordered : withinBudget(ordered, request.revisitBudget);
	const chances = sharpChances(request, orders, planner.family);
	const hopeless = request.pages.map((_, i) => i).filter((i) => chances[i] < request.threshold);
	return {
		strategy: planner.name,
		family: planner.family,
		visits: orders.visits,
		revisits: orders.revisits,
		hopeless,
		expectedSharp: weightedSum(request, chances),
		upperBound
	};
}
/** The first revisits are those nearest to t*; the rest is not made. */
function withinBudget({ visits, revisits }, budget) {
	return {
		visits,
		revisits: budget === null ? revisits : revisits.slice(0, budget)
	};
}
function weightedSum(request, chances) {
	return request.pages.reduce((sum, page, i) => sum + page.weight * chances[i], 0);
}
//#endregion
//#region src/schedule/capture/assignment/assignment.ts
var FREE = -1;
var FIRST_INCREMENT$1 = 1 / 4;
var LAST_INCREMENT$1 = 1e-7;
var INCREMENT_FALL$1 = 5;
var MAX_BIDS_PER_ROW = 100;
/**
* Solves the assignment exactly (up to the rounding of doubles); same input, same answer.
* @throws {RangeError} when a worth is not finite
*/
function assignMaximum(problem) {
	const solver = new Solver(problem);
	solver.auction();
	solver.augmentAll();
	return solver.result();
}
var Solver = class {
	#size;
	#worth = [];
	#price;
	#columnOf;
	#rowOf;
	#openPrice;
	#distance;
	#previous;
	#settled;
	#settledAt;
	constructor(problem) {
		const size = this.#size = problem.size;
		const matrix = new Float64Array(size * size);
		for (let row = 0; row < size; row++) {
			const worth = matrix.subarray(row * size, (row + 1) * size);
			problem.fillRow(row, worth);
			this.#worth.push(worth);
		}
		this.#price = new Float64Array(size);
		this.#columnOf = new Int32Array(size).fill(FREE);
		this.#rowOf = new Int32Array(size).fill(FREE);
		this.#openPrice = new Float64Array(size);
		this.#distance = new Float64Array(size);
		this.#previous = new Int32Array(size);
		this.#settled = new Int32Array(size);
		this.#settledAt = new Float64Array(size);
	}
	/** Bertsekas' auction with falling increments; leaves prices only, the rows free again. */
	auction() {
		const scale = this.#greatestWorth();
		if (!Number.isFinite(scale)) throw new RangeError("an assignment needs finite worths");
		if (!(scale > 0)) return;
		for (let step = FIRST_INCREMENT$1; step >= LAST_INCREMENT$1; step /= INCREMENT_FALL$1) this.#round(step * scale);
	}
	#greatestWorth() {
		let greatest = 0;
		for (const worth of this.#worth) for (const value of worth) greatest = Math.max(greatest, Math.abs(value));
		return greatest;
	}
	#round(increment) {
		const owner = new Int32Array(this.#size).fill(FREE);
		const queue = Int32Array.from({ length: this.#size }, (_, row) => row);
		let head = 0;
		let waiting = this.#size;
		for (let bids = MAX_BIDS_PER_ROW * this.#size; waiting > 0 && bids > 0; bids--) {
			const row = queue[head];
			const column = this.#bid(row, increment);
			const loser = owner[column];
			owner[column] = row;
			head = (head + 1) % this.#size;
			if (loser === FREE) waiting--;
			else queue[(head + waiting - 1) % this.#size] = loser;
		}
	}
	/** Raises the price of the row's best column until the second best is better by the increment. */
	#bid(row, increment) {
		const price = this.#price;
		const worth = this.#worth[row];
		let best = -Infinity;
		let second = -Infinity;
		let bestColumn = 0;
		for (let column = 0; column < worth.length; column++) {
			const gain = worth[column] - price[column];
			if (gain <= second) continue;
			if (gain > best) {
				second = best;
				best = gain;
				bestColumn = column;
			} else second = gain;
		}
		price[bestColumn] += (second === -Infinity ? 0 : best - second) + increment;
		return bestColumn;
	}
	/** Places every row by a shortest augmenting path over the gains forgone. */
	augmentAll() {
		for (let row = 0; row < this.#size; row++) this.#augment(row);
	}
	#augment(freeRow) {
		const { free, settledCount, shortest } = this.#shortestPath(freeRow);
		for (let k = 0; k < settledCount; k++) this.#price[this.#settled[k]] += shortest - this.#settledAt[k];
		for (let column = free;;) {
			const row = this.#previous[column];
			const next = this.#columnOf[row];
			this.#columnOf[row] = column;
			this.#rowOf[column] = row;
			if (row === freeRow) return;
			column = next;
		}
	}
	/** Dijkstra from a free row to a free column; distances hold up to a common constant. */
	#shortestPath(freeRow) {
		this.#distance.fill(Infinity);
		this.#openPrice.set(this.#price);
		let settledCount = 0;
		let row = freeRow;
		let offset = 0;
		for (;;) {
			const column = this.#relax(row, offset);
			const shortest = this.#distance[column];
			if (this.#rowOf[column] === FREE) return {
				free: column,
				settledCount,
				shortest
			};
			this.#settledAt[settledCount] = shortest;
			this.#settled[settledCount++] = column;
			this.#distance[column] = Infinity;
			this.#openPrice[column] = Infinity;
			row = this.#rowOf[column];
			offset = shortest + (this.#worth[row][column] - this.#price[column]);
		}
	}
	/** Shortens the distances through a row; returns the nearest open column, a free one if tied. */
	#relax(row, offset) {
		const price = this.#openPrice;
		const distance = this.#distance;
		const previous = this.#previous;
		const rowOf = this.#rowOf;
		const worth = this.#worth[row];
		let nearest = Infinity;
		let nearestColumn = 0;
		for (let column = 0; column < worth.length; column++) {
			const through = offset - worth[column] + price[column];
			let length = distance[column];
			if (through < length) {
				distance[column] = length = through;
				previous[column] = row;
			}
			if (length < nearest || length === nearest && length < Infinity && rowOf[column] === FREE) {
				nearest = length;
				nearestColumn = column;
			}
		}
		return nearestColumn;
	}
	result() {
		const rowPrices = Float64Array.from(this.#worth, (worth) => {
			let best = -Infinity;
			for (let column = 0; column < this.#size; column++) {
				const gain = worth[column] - this.#price[column];
				if (gain > best) best = gain;
			}
			return best;
		});
		return {
			columnOfRow: this.#columnOf,
			rowPrices,
			columnPrices: this.#price
		};
	}
};
//#endregion
//#region src/schedule/capture/assignment/dual-bound.ts
/** A sum whose error does not grow with the number of terms (Neumaier's compensation). */
function exactSum(terms) {
	let sum = 0;
	let lost = 0;
	for (const term of terms) {
		const next = sum + term;
		lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
		sum = next;
	}
	return sum + lost;
}
/** The bound of feasible prices, raised by what the rounding of prices and of plain sums can hide. */
function dualBound(rowPrices, columnPrices) {
	const bound = exactSum(rowPrices) + exactSum(columnPrices);
	const size = Math.max(rowPrices.length, 1);
	let largest = 0;
	for (const price of columnPrices) largest = Math.max(largest, Math.abs(price));
	return bound + Number.EPSILON * size * (Math.abs(bound) + largest);
}
//#endregion
//#region src/schedule/capture/assignment/group-offers.ts
var MAX_WORTH = 1e30;
var SINGLE_ROUNDING = 2 ** -23;
var SINGLE_TINIEST = 2 ** -149;
var STRIDE = 8;
var CHORD_SLACK = 1 + 2 ** -21;
/** Prices of the groups, one per breakpoint, and the best two offers to a page. */
var GroupOffers = class {
	greatestWorth;
	prices;
	/** Of the page looked at last: its greatest gain, the first group that offers it, the second greatest gain. */
	best = -Infinity;
	bestGroup = 0;
	second = -Infinity;
	#problem;
	#breakpoints;
	/** A block begins at every STRIDE-th breakpoint; the worth of every page there, in single precision. */
	#blocks;
	#worth;
	/** The cheapest price of each block. */
	#blockPrices;
	/** Where each breakpoint lies on the way from the beginning of its block to that of the next. */
	#share;
	/** Where each page found its best offer last: what it gains there rules out most other blocks unseen. */
	#lastBlock;
	constructor(problem, breakpoints) {
		this.#problem = problem;
		this.#breakpoints = breakpoints;
		this.#blocks = Math.ceil(breakpoints.length / STRIDE);
		this.#worth = new Float32Array(problem.count * this.#blocks);
		this.#blockPrices = new Float64Array(this.#blocks);
		this.#share = sharesOfBlocks(problem, breakpoints);
		this.#lastBlock = new Uint16Array(problem.count);
		this.prices = new Float64Array(breakpoints.length);
		this.greatestWorth = this.#fillWorth();
		if (!(this.greatestWorth < MAX_WORTH)) throw new RangeError(`a placement needs worths below ${MAX_WORTH}`);
	}
	setPrice(group, price) {
		this.prices[group] = price;
		const block = Math.floor(group / STRIDE);
		const end = Math.min((block + 1) * STRIDE, this.prices.length);
		let cheapest = Infinity;
		for (let k = block * STRIDE; k < end; k++) cheapest = Math.min(cheapest, this.prices[k]);
		this.#blockPrices[block] = cheapest;
	}
	/** Finds the best two offers to a page, as going through all groups would. */
	look(page) {
		this.best = this.second = -Infinity;
		this.bestGroup = 0;
		const last = this.#lastBlock[page];
		this.#lookInto(last, page);
		const from = page * this.#blocks;
		for (let block = 0; block < this.#blocks; block++) {
			if (block === last || this.#worth[from + block] - this.#blockPrices[block] < this.second) continue;
			this.#lookInto(block, page);
		}
		this.#lastBlock[page] = Math.floor(this.bestGroup / STRIDE);
	}
	/** What each page earns at most; looking at the breakpoints is enough (convexity). */
	pagePrices() {
		const earned = new Float64Array(this.#problem.count);
		for (let page = 0; page < earned.length; page++) {
			let best = -Infinity;
			let greatest = 0;
			for (let group = 0; group < this.prices.length; group++) {
				const worth = Math.fround(this.#worthOf(page, group));
				greatest = Math.max(greatest, worth);
				best = Math.max(best, worth - this.prices[group]);
			}
			earned[page] = best + greatest * SINGLE_ROUNDING + SINGLE_TINIEST;
		}
		return earned;
	}
	/** Convex worth lies below its chord: only groups that may offer one of the best two gains are evaluated. */
	#lookInto(block, page) {
		const at = page * this.#blocks + block;
		const worth = this.#worth[at];
		const top = worth * CHORD_SLACK + SINGLE_TINIEST;
		const drop = block + 1 < this.#blocks ? worth - this.#worth[at + 1] : 0;
		const first = block * STRIDE;
		const end = Math.min(first + STRIDE, this.prices.length);
		for (let group = first; group < end; group++) {
			const price = this.prices[group];
			if (top - drop * this.#share[group] - price < this.second) continue;
			this.#take(group, (group === first ? worth : Math.fround(this.#worthOf(page, group))) - price);
		}
	}
	#take(group, gain) {
		if (gain < this.second) return;
		if (gain > this.best || gain === this.best && group < this.bestGroup) {
			this.second = this.best;
			this.best = gain;
			this.bestGroup = group;
		} else this.second = gain;
	}
	/** Worth falls away from t*, so that the greatest is at the beginning of a block. */
	#fillWorth() {
		let greatest = 0;
		for (let page = 0, at = 0; page < this.#problem.count; page++) for (let group = 0; group < this.#breakpoints.length; group += STRIDE, at++) {
			const worth = this.#worthOf(page, group);
			this.#worth[at] = worth;
			greatest = Math.max(greatest, worth);
		}
		return greatest;
	}
	#worthOf(page, group) {
		const slot = this.#breakpoints[group];
		return slot < this.#problem.earningSlots ? this.#problem.worth(page, slot) : 0;
	}
};
/** Zero where no chord bounds the worth: in the last block, and where earning ends within one. */
function sharesOfBlocks({ earningSlots }, breakpoints) {
	return Float64Array.from(breakpoints, (slot, group) => {
		const first = breakpoints[group - group % STRIDE];
		const next = breakpoints[group - group % STRIDE + STRIDE];
		return next === void 0 || next >= earningSlots ? 0 : (slot - first) / (next - first);
	});
}
//#endregion
//#region src/schedule/capture/assignment/slot-market.ts
var NOBODY = -1;
var MAX_BIDS_PER_PAGE = 60;
/** Prices and holders of all slots, grouped by breakpoint. */
var SlotMarket = class {
	#problem;
	#offers;
	#groups;
	/** Slots of group g are start[g] … start[g + 1] − 1. */
	#start;
	#slotPrice;
	#holder;
	constructor(problem, breakpoints) {
		this.#problem = problem;
		this.#offers = new GroupOffers(problem, breakpoints);
		this.#groups = breakpoints.length;
		this.#start = groupStarts(problem, breakpoints);
		this.#slotPrice = new Float64Array(problem.count);
		this.#holder = new Int32Array(problem.count);
	}
	get greatestWorth() {
		return this.#offers.greatestWorth;
	}
	/** One price per breakpoint: that of its cheapest slot. */
	get groupPrices() {
		return this.#offers.prices;
	}
	/** What each page earns at most at these prices. */
	pagePrices() {
		return this.#offers.pagePrices();
	}
	/** All pages bid anew from the prices reached, each bid beating the second best group by the increment. */
	round(increment) {
		const { count } = this.#problem;
		this.#holder.fill(NOBODY);
		for (let group = 0; group < this.#groups; group++) this.#slotPrice.fill(this.groupPrices[group], this.#start[group], this.#start[group + 1]);
		const ring = Int32Array.from({ length: count }, (_, page) => page);
		let head = 0;
		let waiting = count;
		for (let bids = increment > 0 ? MAX_BIDS_PER_PAGE * count : 0; waiting > 0 && bids > 0; bids--) {
			const loser = this.#bid(ring[head], increment);
			head = head + 1 === count ? 0 : head + 1;
			if (loser === NOBODY) waiting--;
			else ring[(head + waiting - 1) % count] = loser;
		}
		this.#seatTheRest(ring, head, waiting);
	}
	#seatTheRest(ring, head, waiting) {
		for (let slot = 0, k = 0; k < waiting; slot++) if (this.#holder[slot] === NOBODY) this.#holder[slot] = ring[(head + k++) % ring.length];
	}
	/** Returns the page that lost its slot, or NOBODY. */
	#bid(page, increment) {
		const offers = this.#offers;
		offers.look(page);
		const raise = (offers.second === -Infinity ? 0 : offers.best - offers.second) + increment;
		return this.#replaceCheapest(offers.bestGroup, page, offers.prices[offers.bestGroup] + raise);
	}
	/** Gives the group's cheapest slot to the page at a higher price, and sinks it in the heap. */
	#replaceCheapest(group, page, bid) {
		const slotPrice = this.#slotPrice;
		const holder = this.#holder;
		const start = this.#start[group];
		const size = this.#start[group + 1] - start;
		const loser = holder[start];
		let at = 0;
		for (;;) {
			let child = 2 * at + 1;
			if (child >= size) break;
			if (child + 1 < size && slotPrice[start + child + 1] < slotPrice[start + child]) child++;
			if (slotPrice[start + child] >= bid) break;
			slotPrice[start + at] = slotPrice[start + child];
			holder[start + at] = holder[start + child];
			at = child;
		}
		slotPrice[start + at] = bid;
		holder[start + at] = page;
		this.#offers.setPrice(group, slotPrice[start]);
		return loser;
	}
	/** The page of every slot: within a group, those that lose most by waiting come first. */
	fillSlots() {
		const pageOfSlot = Int32Array.from(this.#holder);
		for (let group = 0; group < this.#groups; group++) {
			const from = this.#start[group];
			const to = Math.min(this.#start[group + 1], this.#problem.earningSlots);
			if (to - from < 2) continue;
			const loss = (page) => this.#problem.worth(page, from) - this.#problem.worth(page, to - 1);
			const pages = Array.from(pageOfSlot.subarray(from, to), (page) => ({
				page,
				loss: loss(page)
			}));
			pages.sort((a, b) => b.loss - a.loss || a.page - b.page);
			pages.forEach(({ page }, k) => pageOfSlot[from + k] = page);
		}
		return pageOfSlot;
	}
};
/** Each slot belongs to its nearest breakpoint, earning slots to an earning one. */
function groupStarts({ count, earningSlots }, breakpoints) {
	const start = new Int32Array(breakpoints.length + 1);
	for (let k = 1; k < breakpoints.length; k++) {
		const middle = Math.ceil((breakpoints[k - 1] + breakpoints[k]) / 2);
		start[k] = breakpoints[k] === earningSlots ? earningSlots : middle;
	}
	start[breakpoints.length] = count;
	return start;
}
//#endregion
//#region src/schedule/capture/assignment/breakpoint-auction.ts
var WIDENING = .06;
var FIRST_INCREMENT = 1 / 4;
var INCREMENT_FALL = 4;
var GOOD_RATIO = .998;
var LAST_INCREMENT = 1e-6;
var FIRST_MEASURED_INCREMENT = .001;
/** Places pages by an auction for groups of neighbouring slots; see {@link Placement.upperBound} for the gap. */
function placeByBreakpoints(problem) {
	const breakpoints = chooseBreakpoints(problem.count, problem.earningSlots);
	const market = new SlotMarket(problem, breakpoints);
	let best = null;
	for (let step = FIRST_INCREMENT;; step /= INCREMENT_FALL) {
		market.round(step * market.greatestWorth);
		if (step > FIRST_MEASURED_INCREMENT) continue;
		best = better(best, toPlacement(problem, market, breakpoints));
		if (step < LAST_INCREMENT || best.expected >= GOOD_RATIO * best.upperBound) return best;
	}
}
/** Prices of the slots at breakpoints, the cheapest at 0; good to about a thousandth of the greatest worth. */
function priceSlots(problem) {
	const breakpoints = chooseBreakpoints(problem.count, problem.earningSlots);
	const market = new SlotMarket(problem, breakpoints);
	for (let step = FIRST_INCREMENT; step > FIRST_MEASURED_INCREMENT / INCREMENT_FALL; step /= INCREMENT_FALL) market.round(step * market.greatestWorth);
	const cheapest = market.groupPrices.reduce((a, b) => Math.min(a, b), Infinity);
	return {
		breakpoints,
		prices: market.groupPrices.map((price) => price - cheapest)
	};
}
function better(a, b) {
	if (a === null) return b;
	const upperBound = Math.min(a.upperBound, b.upperBound);
	return {
		...a.expected > b.expected ? a : b,
		upperBound
	};
}
/** Every slot at first, then ever wider steps; both sides of the end of the earning slots. */
function chooseBreakpoints(count, earningSlots) {
	const points = [];
	for (let slot = 0; slot < earningSlots; slot += Math.max(1, Math.floor(slot * WIDENING))) points.push(slot);
	for (const slot of [
		earningSlots - 1,
		earningSlots,
		count - 1
	]) if (slot >= 0 && slot < count && slot > (points.at(-1) ?? -1)) points.push(slot);
	return Int32Array.from(points);
}
function toPlacement(problem, market, breakpoints) {
	const pageOfSlot = market.fillSlots();
	const earned = new Float64Array(problem.count);
	for (let slot = 0; slot < problem.earningSlots; slot++) earned[slot] = problem.worth(pageOfSlot[slot], slot);
	return {
		pageOfSlot,
		expected: exactSum(earned),
		upperBound: dualBound(market.pagePrices(), slotPrices(problem.count, breakpoints, market.groupPrices))
	};
}
/** Prices of all slots, linear between breakpoints. */
function slotPrices(count, breakpoints, prices) {
	const all = new Float64Array(count);
	all[count - 1] = prices.at(-1);
	for (let k = 0; k + 1 < breakpoints.length; k++) {
		const from = breakpoints[k];
		const to = breakpoints[k + 1];
		for (let slot = from; slot < to; slot++) all[slot] = prices[k] + (slot - from) / (to - from) * (prices[k + 1] - prices[k]);
	}
	return all;
}
//#endregion
//#region src/schedule/capture/assignment/place-pages.ts
var EXACT_PAGES$1 = 3e3;
/** Places pages: exactly up to `exactPages`, near-linearly beyond; the bound holds in both cases. */
function placePages(problem, exactPages = EXACT_PAGES$1) {
	return problem.count <= exactPages ? placeExactly(problem) : placeByBreakpoints(problem);
}
function placeExactly({ count, earningSlots, worth }) {
	const { columnOfRow, rowPrices, columnPrices } = assignMaximum({
		size: count,
		fillRow: (page, into) => {
			for (let slot = 0; slot < earningSlots; slot++) into[slot] = worth(page, slot);
		}
	});
	const pageOfSlot = new Int32Array(count);
	const earned = new Float64Array(count);
	columnOfRow.forEach((slot, page) => {
		pageOfSlot[slot] = page;
		earned[page] = slot < earningSlots ? worth(page, slot) : 0;
	});
	return {
		pageOfSlot,
		expected: exactSum(earned),
		upperBound: dualBound(rowPrices, columnPrices)
	};
}
//#endregion
//#region src/schedule/capture/assignment/family-optimum.ts
var remembered = /* @__PURE__ */ new WeakMap();
/**
* All visited, then revisited in the opposite order, at most `revisitBudget` of them. For convex survival no
* pair of orders does better: S(a + b) ≤ (S(2a) + S(2b)) / 2, and each half is this assignment.
*/
function twoVisitOptimum({ pages, model, revisitBudget }) {
	const earningSlots = Math.min(pages.length, revisitBudget ?? pages.length);
	return remember(pages, `two-visit ${model} ${earningSlots}`, () => place(pages, earningSlots, (slot) => 2 * slotsFromAsOf(slot, model)));
}
/** One fetch each, in slots 0, 1, … after t*. */
function oneVisitOptimum({ pages, model }) {
	return remember(pages, `one-visit ${model}`, () => place(pages, pages.length, (slot) => slotsFromAsOf(slot, model)));
}
function place(pages, earningSlots, length) {
	return placePages({
		count: pages.length,
		earningSlots,
		worth: (i, slot) => pages[i].weight * pages[i].survival.at(length(slot))
	});
}
function remember(pages, key, solve) {
	const ofPages = remembered.get(pages) ?? /* @__PURE__ */ new Map();
	remembered.set(pages, ofPages);
	const placement = ofPages.get(key) ?? solve();
	ofPages.set(key, placement);
	return placement;
}
//#endregion
//#region src/schedule/capture/assignment/revisit-order.ts
var LIVE_EXACT_PAGES = 1e3;
/**
* Optimal for whatever order the visits took, with at most `budget` revisits. Where slot 0 is shared, the page
* visited in it is the one revisited in it. Pages that failed or were seen changed are simply left out.
*/
function planRevisits(visited, model, budget = Infinity) {
	const shared = model === "papers" && budget > 0 ? visited.find((page) => page.ageSlots === 0) : void 0;
	const others = visited.filter((page) => page !== shared);
	const first = visited.length - others.length;
	const { pageOfSlot, expected, upperBound } = placeRevisits(others, model, {
		first,
		budget: budget - first
	});
	const order = Array.from(pageOfSlot, (k) => others[k].index).slice(0, Math.max(0, budget - first));
	if (shared === void 0) return {
		order,
		expectedSharp: expected,
		upperBound
	};
	const sharp = shared.weight * shared.survival.at(0);
	return {
		order: [shared.index, ...order],
		expectedSharp: sharp + expected,
		upperBound: sharp + upperBound
	};
}
/** Pages into the revisit slots from `first` on, `budget` of them; the bound holds for any order of theirs. */
function placeRevisits(visited, model, { first = 0, budget = Infinity } = {}) {
	const problem = {
		count: visited.length,
		earningSlots: Math.min(visited.length, budget),
		worth: (k, slot) => {
			const { survival, weight, ageSlots } = visited[k];
			return weight * survival.at(ageSlots + slotsFromAsOf(first + slot, model));
		}
	};
	return model === "live" ? placePages(problem, LIVE_EXACT_PAGES) : placePages(problem);
}
//#endregion
//#region src/schedule/capture/assignment/upper-bound.ts
/** Bound on every visit order with every revisit order within the budget. */
function twoVisitBound(request) {
	return twoVisitOptimum(request).upperBound;
}
/** Bound on every order of single fetches after t*. */
function oneVisitBound(request) {
	return oneVisitOptimum(request).upperBound;
}
/** Bound on every revisit order of these visits, also where an order puts a second page into slot 0. */
function revisitBound(visited, model, budget = Infinity) {
	return placeRevisits(visited, model, { budget }).upperBound;
}
//#endregion
//#region src/schedule/capture/strategies/two-pass.ts
/** The strategy as a planner of the two-visit family. */
function twoPassPlanner(strategy) {
	const planner = {
		name: strategy.name,
		family: "two-visit"
	};
	return {
		...planner,
		plan: (request) => completePlan(request, planner, twoPassOrders(strategy, request), twoVisitBound(request))
	};
}
/** The strategy as the live capture runs it. */
function twoPassLive(strategy) {
	return {
		name: strategy.name,
		startVisits: (options) => strategy.startVisits({
			...options,
			model: "live"
		}),
		planRevisits: (visited, model, budget = Infinity) => {
			const order = strategy.revisitOrder(visited, model).slice(0, budget);
			return {
				order,
				expectedSharp: worthOf(visited, order, model),
				upperBound: revisitBound(visited, model, budget)
			};
		}
	};
}
/** The last visited page first, and so on back in time: every interval contains those visited after it. */
function lastVisitedFirst(visited) {
	return [...visited].sort((x, y) => x.ageSlots - y.ageSlots).map((page) => page.index);
}
/**
* Moves the last visited page to the front where slot 0 is shared: its visit is its revisit, at no cost
* (spaniol2009 section 3.3: the last page crawled is not fetched again).
*/
function sharingSlotZero(order, visited, model) {
	const last = model === "papers" ? lastVisitedFirst(visited)[0] : void 0;
	return last === void 0 ? [...order] : [last, ...order.filter((page) => page !== last)];
}
function twoPassOrders(strategy, request) {
	const visits = discoverVisits(request, strategy.startVisits(visitOptions(request)));
	const ages = visitAges(visits, request.pages.length, request.model);
	const visited = visits.map((index) => {
		const { survival, weight } = request.pages[index];
		return {
			index,
			survival,
			weight,
			ageSlots: ages[index]
		};
	});
	return {
		visits,
		revisits: strategy.revisitOrder(visited, request.model)
	};
}
function visitOptions(request) {
	return {
		sizeGuess: (request.known === "all" ? request.pages.length : request.sizeGuess) ?? request.pages.length,
		threshold: request.threshold,
		model: request.model
	};
}
function worthOf(visited, order, model) {
	const byIndex = new Map(visited.map((page) => [page.index, page]));
	return order.reduce((sum, index, k) => {
		const page = byIndex.get(index);
		return sum + page.weight * page.survival.at(page.ageSlots + slotsFromAsOf(k, model));
	}, 0);
}
//#endregion
//#region src/schedule/capture/queues/page-heap.ts
/** Coldest first, later discoveries before earlier ones: the reverse of hottest first. */
var COLDEST_FIRST = (x, y) => x.page.survival.heat - y.page.survival.heat || y.index - x.index;
/** Hottest first, in order of discovery where equal. */
var HOTTEST_FIRST = (x, y) => -COLDEST_FIRST(x, y);
/** Pages by priority: push and pop in O(log n). */
var PageHeap = class {
	#before;
	#items = [];
	constructor(before) {
		this.#before = before;
	}
	push(item) {
		const items = this.#items;
		let hole = items.push(item) - 1;
		while (hole > 0) {
			const parent = hole - 1 >> 1;
			if (this.#before(item, items[parent]) >= 0) break;
			items[hole] = items[parent];
			hole = parent;
		}
		items[hole] = item;
	}
	pop() {
		const items = this.#items;
		const top = items[0] ?? null;
		const last = items.pop();
		if (last !== void 0 && items.length > 0) this.#sink(last);
		return top;
	}
	#sink(item) {
		const items = this.#items;
		let hole = 0;
		for (;;) {
			let child = 2 * hole + 1;
			if (child >= items.length) break;
			if (child + 1 < items.length && this.#before(items[child + 1], items[child]) < 0) child++;
			if (this.#before(item, items[child]) <= 0) break;
			items[hole] = items[child];
			hole = child;
		}
		items[hole] = item;
	}
};
//#endregion
//#region src/schedule/capture/queues/visit-queues.ts
/** Breadth first: pages are visited in the order in which they turn up. */
var DiscoveryQueue = class {
	#waiting = [];
	#head = 0;
	add(pages) {
		for (const { index } of pages) this.#waiting.push(index);
	}
	next() {
		return this.#head < this.#waiting.length ? this.#waiting[this.#head++] : null;
	}
};
/** Always the first of the waiting pages under one order. */
var PriorityQueue = class {
	#heap;
	constructor(order) {
		this.#heap = new PageHeap(order);
	}
	add(pages) {
		for (const page of pages) this.#heap.push(page);
	}
	next() {
		return this.#heap.pop()?.index ?? null;
	}
};
/** Puts the waiting pages in order again whenever new ones have turned up. */
var ReplanningQueue = class {
	#plan;
	#waiting = [];
	#stale = false;
	/** The plan returns the waiting pages in the order of their visits. */
	constructor(plan) {
		this.#plan = plan;
	}
	add(pages) {
		for (const page of pages) this.#waiting.push(page);
		this.#stale = true;
	}
	next() {
		if (this.#stale) this.#waiting = [...this.#plan(this.#waiting)].reverse();
		this.#stale = false;
		return this.#waiting.pop()?.index ?? null;
	}
};
//#endregion
//#region src/schedule/capture/strategies/bfs-fifo.ts
/** First in, first out: every interval is as long as the whole visit pass. */
var BFS_FIFO = {
	name: "bfs-fifo",
	startVisits: () => new DiscoveryQueue(),
	revisitOrder: (visited, model) => {
		return sharingSlotZero([...visited].sort((x, y) => y.ageSlots - x.ageSlots).map((page) => page.index), visited, model);
	}
};
//#endregion
//#region src/schedule/capture/strategies/bfs-lifo.ts
/** Last in, first out: intervals nest, whatever the pages' rates. */
var BFS_LIFO = {
	name: "bfs-lifo",
	startVisits: () => new DiscoveryQueue(),
	revisitOrder: lastVisitedFirst
};
//#endregion
//#region src/schedule/capture/strategies/hottest-middle.ts
/**
* Visits the coldest known page, then revisits by falling heat. Online the paper revisits the hottest page in
* slot 0 though another page was visited there, so that two pages share one slot; its table needs that.
*/
var HOTTEST_MIDDLE = {
	name: "hottest-middle",
	startVisits: () => new PriorityQueue(COLDEST_FIRST),
	revisitOrder: hottestRevisits
};
/** The same with slot 0 given to one page only: the one visited last. */
var HOTTEST_MIDDLE_HONEST = {
	...HOTTEST_MIDDLE,
	name: "hottest-middle/honest",
	revisitOrder: (visited, model) => sharingSlotZero(hottestRevisits(visited), visited, model)
};
function hottestRevisits(visited) {
	return [...visited].sort((x, y) => y.survival.heat - x.survival.heat || x.index - y.index).map((page) => page.index);
}
//#endregion
//#region src/schedule/capture/assignment/hybrid-bound.ts
var LEAST_SHARE = .02;
/** The smaller of the bounds from one θ for all pages and from the plan's own a/(a + b), which is tight there. */
function hybridBound(request, plan) {
	const { pages, model } = request;
	const twice = pages.filter((page) => !page.trustedLastModified).length;
	const common = twice / Math.max(1, twice + pages.length);
	const even = boundOf(request, () => common);
	if (plan === void 0 || twice === 0 || twice === pages.length) return even;
	const own = boundOf(request, (i) => {
		const age = slotsFromAsOf(plan.visitSlot[i], model);
		const whole = age + slotsFromAsOf(plan.revisitSlot[i], model);
		return whole > 0 ? Math.min(Math.max(age / whole, LEAST_SHARE), .98) : common;
	});
	return Math.min(even, own);
}
function boundOf({ pages, model, revisitBudget }, visitShare) {
	const twice = [...pages.keys()].filter((i) => !pages[i].trustedLastModified);
	const budget = revisitBudget ?? pages.length;
	const partWorth = (i, share, slot) => {
		const { weight, survival } = pages[i];
		return share * weight * survival.at(slotsFromAsOf(slot, model) / share);
	};
	const visits = placePages({
		count: twice.length,
		earningSlots: Math.min(twice.length, budget),
		worth: (k, slot) => partWorth(twice[k], visitShare(twice[k]), slot)
	});
	const revisits = placePages({
		count: pages.length,
		earningSlots: Math.min(pages.length, budget),
		worth: (i, slot) => partWorth(i, pages[i].trustedLastModified ? 1 : 1 - visitShare(i), slot)
	});
	return visits.upperBound + revisits.upperBound;
}
//#endregion
//#region src/schedule/capture/assignment/hybrid-slots.ts
/** A slot for every page on either side of t*, where it has one. */
var HybridSlots = class {
	visitSlot;
	revisitSlot;
	/** Fetched after t*, in order. */
	revisits = [];
	#request;
	#pages;
	#budget;
	constructor(request) {
		this.#request = request;
		this.#pages = request.pages;
		this.#budget = Math.min(request.pages.length, request.revisitBudget ?? request.pages.length);
		this.visitSlot = new Float64Array(request.pages.length);
		this.revisitSlot = new Float64Array(request.pages.length);
	}
	get hasBothKinds() {
		return this.#pages.some((page) => page.trustedLastModified !== this.#pages[0].trustedLastModified);
	}
	/** Indices of the pages with both a visit and a revisit. */
	get visitedTwice() {
		return this.revisits.filter((i) => !this.#pages[i].trustedLastModified);
	}
	/** Indices of the pages that the budget leaves without a fetch after t*. */
	get visitedOnly() {
		const fetched = new Set(this.revisits);
		return [...this.#pages.keys()].filter((i) => !fetched.has(i));
	}
	/** A start: visits as far from t* as their share of the pages makes them denser than revisits. */
	placeTogether() {
		const twice = this.#pages.filter((page) => !page.trustedLastModified).length;
		const stretch = 1 + twice / Math.max(1, this.#pages.length);
		const share = this.#sharesSlotZero(twice > 0);
		const { pageOfSlot, expected } = placePages({
			count: this.#pages.length,
			earningSlots: this.#budget,
			worth: (i, slot) => {
				const { weight, survival, trustedLastModified } = this.#pages[i];
				if (trustedLastModified) return share && slot === 0 ? 0 : weight * survival.at(this.#slots(slot));
				return weight * survival.at(stretch * this.#slots(slot));
			}
		});
		const order = Array.from(pageOfSlot);
		if (share) moveToFront(order, order.findIndex((i) => !this.#pages[i].trustedLastModified));
		this.#takeRevisits(order);
		this.visitedTwice.forEach((i, k) => this.visitSlot[i] = k);
		return expected;
	}
	/** Best visit slots for the revisit slots as they are. */
	improveVisits() {
		const twice = this.visitedTwice;
		const fixed = this.#sharesSlotZero(twice.length > 0) ? 1 : 0;
		const free = twice.slice(fixed);
		const { pageOfSlot } = placePages({
			count: free.length,
			earningSlots: free.length,
			worth: (k, slot) => this.#worth(free[k], slot + fixed, this.revisitSlot[free[k]])
		});
		pageOfSlot.forEach((k, slot) => this.visitSlot[free[k]] = slot + fixed);
	}
	/** Best revisit slots for the visit slots as they are; returns what the plan is worth before visits close up. */
	improveRevisits() {
		const twice = this.visitedTwice;
		const fixed = this.#sharesSlotZero(twice.length > 0) ? this.revisits.slice(0, 1) : [];
		for (const i of this.visitedOnly) this.visitSlot[i] = twice.length;
		const free = [...this.#pages.keys()].filter((i) => !fixed.includes(i));
		const { pageOfSlot, expected } = placePages({
			count: free.length,
			earningSlots: Math.max(0, this.#budget - fixed.length),
			worth: (k, slot) => this.#worth(free[k], this.visitSlot[free[k]], slot + fixed.length)
		});
		this.#takeRevisits([...fixed, ...Array.from(pageOfSlot, (k) => free[k])]);
		this.visitedTwice.toSorted((i, j) => this.visitSlot[i] - this.visitSlot[j]).forEach((i, k) => this.visitSlot[i] = k);
		return expected + fixed.reduce((sum, i) => sum + this.#worth(i, 0, 0), 0);
	}
	#worth(i, visitSlot, revisitSlot) {
		const { weight, survival, trustedLastModified } = this.#pages[i];
		const age = trustedLastModified ? 0 : this.#slots(visitSlot);
		return weight * survival.at(age + this.#slots(revisitSlot));
	}
	#takeRevisits(order) {
		this.revisits = order.slice(0, this.#budget);
		this.revisits.forEach((i, slot) => this.revisitSlot[i] = slot);
	}
	#sharesSlotZero(anyTwice) {
		return this.#request.model === "papers" && anyTwice && this.#budget > 0;
	}
	#slots(slot) {
		return slotsFromAsOf(slot, this.#request.model);
	}
};
/** Where no page is worth anything in slot 0, the assignment may have put any page there. */
function moveToFront(order, at) {
	order.unshift(...order.splice(at, 1));
}
//#endregion
//#region src/schedule/capture/strategies/hybrid.ts
var MAX_ROUNDS = 4;
/** A local optimum, visits and revisits improved in turn from a good start; exact if all pages are of one kind. */
var OPTIMAL_HYBRID = {
	name: "optimal/hybrid",
	family: "hybrid",
	plan(request) {
		const slots = new HybridSlots(request);
		let worth = slots.placeTogether();
		for (let round = 0; round < MAX_ROUNDS && slots.hasBothKinds; round++) {
			slots.improveVisits();
			const improved = slots.improveRevisits();
			const isSettled = improved <= worth * 1.0000001;
			worth = Math.max(worth, improved);
			if (isSettled) break;
		}
		return completePlan(request, this, ordersOf(slots), hybridBound(request, slots));
	}
};
/** Pages not fetched after t* are visited first; those fetched twice in the order of their visit slots. */
function ordersOf(slots) {
	const inwards = slots.visitedTwice.toSorted((i, j) => slots.visitSlot[j] - slots.visitSlot[i]);
	return {
		visits: [...slots.visitedOnly, ...inwards],
		revisits: slots.revisits
	};
}
//#endregion
//#region src/schedule/capture/strategies/nested-threshold.ts
/** Hopeless pages first, hottest of all first; then the promising ones, coldest first; revisits reversed. */
function nestedThreshold(name, givenUp) {
	return {
		name,
		startVisits: (options) => new ReplanningQueue((waiting) => nestedVisits(waiting, options, givenUp)),
		revisitOrder: lastVisitedFirst
	};
}
function nestedVisits(waiting, options, givenUp) {
	const promising = [];
	const hopeless = [];
	[...waiting].sort(HOTTEST_FIRST).forEach((page, rank) => {
		const conflict = (slot) => page.page.survival.at(nestedLength(slot, options.model)) <= options.threshold;
		(givenUp(conflict, rank, promising.length) ? hopeless : promising).push(page);
	});
	return [...hopeless, ...promising.reverse()];
}
/** Length of the interval in the given place from the middle: 0, 2, 4, … (spaniol2009 Fig. 6), live 1, 3, 5, … */
function nestedLength(slot, model) {
	return model === "papers" ? 2 * slot : 2 * slot + 1;
}
//#endregion
//#region src/schedule/capture/strategies/inducible.ts
/** Each page is tested in the next slot that is still free for a promising page. */
var INDUCIBLE = nestedThreshold("inducible", (conflict, _rank, promising) => conflict(promising));
//#endregion
//#region src/schedule/capture/strategies/measurable.ts
/** Hottest first, passing over pages in conflict; those come last, coldest first. */
var MEASURABLE = {
	name: "measurable",
	family: "one-visit",
	plan(request) {
		const revisits = discoverVisits(request, new MeasurableQueue(request));
		return completePlan(request, this, {
			visits: [],
			revisits
		}, oneVisitBound(request));
	}
};
var MeasurableQueue = class {
	#request;
	#waiting = new PageHeap(HOTTEST_FIRST);
	#skipped = new PageHeap(COLDEST_FIRST);
	#downloads = 0;
	constructor(request) {
		this.#request = request;
	}
	add(pages) {
		for (const page of pages) this.#waiting.push(page);
	}
	next() {
		for (let page = this.#waiting.pop(); page !== null; page = this.#waiting.pop()) {
			if (!this.#inConflict(page)) return this.#download(page);
			this.#skipped.push(page);
		}
		const skipped = this.#skipped.pop();
		return skipped === null ? null : this.#download(skipped);
	}
	/** κ = 1 − S(t − t_s) ≥ η (spaniol2009 eq. 2); the exponent counts downloads, not skips (slides2010's walk-through). */
	#inConflict({ page }) {
		const { model, threshold } = this.#request;
		return page.survival.at(slotsFromAsOf(this.#downloads, model)) <= threshold;
	}
	#download(page) {
		this.#downloads++;
		return page.index;
	}
};
//#endregion
//#region src/schedule/capture/strategies/one-visit.ts
/** Best order for pages fetched once, t* being the start (spaniol2009 section 4.1); needs all pages at the start. */
var OPTIMAL_ONE_VISIT = {
	name: "optimal/one-visit",
	family: "one-visit",
	plan(request) {
		const { pageOfSlot, upperBound } = oneVisitOptimum(request);
		return completePlan(request, this, {
			visits: [],
			revisits: Array.from(pageOfSlot)
		}, upperBound);
	}
};
//#endregion
//#region src/schedule/capture/strategies/optimal.ts
/** Visits from the outermost slot inwards, revisits back outwards; needs all pages at the start. */
var OPTIMAL = {
	name: "optimal",
	family: "two-visit",
	plan(request) {
		const { pageOfSlot, upperBound } = twoVisitOptimum(request);
		const outwards = Array.from(pageOfSlot);
		const revisits = outwards.slice(0, request.revisitBudget ?? outwards.length);
		return completePlan(request, this, {
			visits: outwards.reverse(),
			revisits
		}, upperBound);
	}
};
//#endregion
//#region src/schedule/capture/queues/undiscovered.ts
var LATE_SHARE = 1 / 4;
var LATE_AT_LEAST = 20;
var LEAST = 1.5;
var MOST = 4;
var MAX_NEW_PER_VISIT = 3;
/** Counts what each visit discovers. */
var Undiscovered = class {
	#sizeGuess;
	/** foundUpTo[k]: pages discovered by the first k visits. */
	#foundUpTo = [0];
	constructor(sizeGuess) {
		this.#sizeGuess = sizeGuess;
	}
	/** A visit starts; pages found before the next one are counted for it. */
	startVisit() {
		this.#foundUpTo.push(this.#foundUpTo.at(-1));
	}
	/** Pages found by the visit under way; those known from the start tell nothing about links. */
	found(pages) {
		if (this.#foundUpTo.length > 1) this.#foundUpTo[this.#foundUpTo.length - 1] += pages;
	}
	/** Expected number of pages not discovered yet, given how many wait to be visited. */
	estimate(waiting) {
		const visits = this.#foundUpTo.length - 1;
		const byLinks = waiting * Math.expm1(Math.min(this.#newPerVisit(), MAX_NEW_PER_VISIT));
		if (this.#sizeGuess === null) return LEAST * byLinks;
		const byGuess = Math.max(0, this.#sizeGuess - visits - waiting);
		if (visits === 0) return byGuess;
		return Math.min(Math.max(byGuess, LEAST * byLinks), MOST * byLinks + 2);
	}
	/**
	* Mean c of late. If below each waiting page hangs a random recursive tree, of geometric size with mean
	* 1 + x, its root has ln(1 + x) children: hence x = e^c − 1 pages undiscovered per page waiting.
	*/
	#newPerVisit() {
		const visits = this.#foundUpTo.length - 1;
		const late = Math.min(visits, Math.max(LATE_AT_LEAST, Math.floor(visits * LATE_SHARE)));
		return (this.#foundUpTo[visits] - this.#foundUpTo[visits - late] + .5) / (late + 1);
	}
};
//#endregion
//#region src/schedule/capture/queues/visit-outlook.ts
var SAMPLE = 200;
var SORTED = 2e3;
/** Prices of the slots from the outermost one, which is now, to t*. */
var VisitOutlook = class {
	/** Length S is asked for at each breakpoint. */
	#lengths;
	#prices;
	#lengthNow;
	/** Live, many pages share one survival function: each is judged once. */
	#judged = /* @__PURE__ */ new Map();
	constructor({ waiting, seen, undiscovered, model }) {
		const slots = waiting.length + Math.round(undiscovered);
		const size = Math.min(slots, SAMPLE);
		const fromWaiting = Math.round(size * waiting.length / slots);
		const sample = [...spread(waiting, fromWaiting), ...spread(seen, size - fromWaiting)];
		const lengthOf = (slot) => 2 * slotsFromAsOf((slot + .5) * slots / size - .5, model);
		const { breakpoints, prices } = priceSlots({
			count: size,
			earningSlots: size,
			worth: (k, slot) => sample[k].weight * sample[k].survival.at(lengthOf(slot))
		});
		this.#prices = prices;
		this.#lengths = Float64Array.from(breakpoints, lengthOf);
		this.#lengthNow = 2 * slotsFromAsOf(slots - 1, model);
	}
	/** What the page can still earn above the price of its slot, and what of its worth a visit now forgoes. */
	judge({ weight, survival }) {
		const known = this.#judged.get(survival);
		if (known?.weight === weight) return known;
		const judgement = this.#judge(weight, survival);
		this.#judged.set(survival, judgement);
		return judgement;
	}
	#judge(weight, survival) {
		let surplus = -Infinity;
		for (let k = 0; k < this.#prices.length; k++) surplus = Math.max(surplus, weight * survival.at(this.#lengths[k]) - this.#prices[k]);
		return {
			weight,
			surplus,
			regret: surplus - weight * survival.at(this.#lengthNow)
		};
	}
};
/** `count` of the pages, evenly spread from hot to cold; of very many only an even selection is sorted. */
function spread(pages, count) {
	return pick(pick(pages, Math.min(pages.length, SORTED)).sort((a, b) => b.survival.heat - a.survival.heat), count);
}
function pick(pages, count) {
	return Array.from({ length: count }, (_, k) => pages.at(Math.floor((k + .5) * pages.length / count)));
}
//#endregion
//#region src/schedule/capture/queues/waiting-pages.ts
/** Falling urgency; of equal ones the first found is visited first. */
var WaitingPages = class {
	#indexes = /* @__PURE__ */ new Uint32Array(64);
	#urgencies = /* @__PURE__ */ new Float64Array(64);
	#length = 0;
	get length() {
		return this.#length;
	}
	/** The index of the page at a position, the next visit being at the end. */
	at(position) {
		return this.#indexes[position];
	}
	/** Removes the next visit; there must be one. */
	pop() {
		return this.#indexes[--this.#length];
	}
	insert({ index, urgency }) {
		let low = 0;
		let high = this.#length;
		while (low < high) {
			const middle = low + high >>> 1;
			if (this.#urgencies[middle] > urgency) low = middle + 1;
			else high = middle;
		}
		this.#makeRoom(1);
		this.#indexes.copyWithin(low + 1, low, this.#length);
		this.#urgencies.copyWithin(low + 1, low, this.#length++);
		this.#put(low, index, urgency);
	}
	/** The same as inserting one after the other, in one go. */
	merge(found) {
		const late = found.toReversed().sort((x, y) => y.urgency - x.urgency);
		this.#makeRoom(late.length);
		let [from, next] = [this.#length - 1, late.length - 1];
		this.#length += late.length;
		for (let to = this.#length - 1; next >= 0; to--) {
			const { index, urgency } = late[next];
			if (from >= 0 && this.#urgencies[from] <= urgency) {
				this.#put(to, this.#indexes[from], this.#urgencies[from]);
				from--;
			} else {
				this.#put(to, index, urgency);
				next--;
			}
		}
	}
	/** Puts the pages at these positions in this order, all of one urgency. */
	rearrange(positions, urgency) {
		this.#indexes.set(Uint32Array.from(positions, (position) => this.#indexes[position]));
		this.#urgencies.fill(urgency, 0, this.#length);
	}
	/** Orders all pages anew; of equal urgency the least index is visited first. */
	sort(groups) {
		const indexes = this.#indexes.slice(0, this.#length).sort();
		const { urgencies, rankOf, ends } = ranked(indexes, groups);
		for (const index of indexes) {
			const group = groups.of(index);
			this.#put(--ends[rankOf[group]], index, urgencies[group]);
		}
	}
	#put(at, index, urgency) {
		this.#indexes[at] = index;
		this.#urgencies[at] = urgency;
	}
	#makeRoom(more) {
		if (this.#length + more <= this.#indexes.length) return;
		const room = Math.max(2 * this.#indexes.length, this.#length + more);
		const [indexes, urgencies] = [this.#indexes, this.#urgencies];
		this.#indexes = new Uint32Array(room);
		this.#urgencies = new Float64Array(room);
		this.#indexes.set(indexes);
		this.#urgencies.set(urgencies);
	}
};
function ranked(indexes, { count, of, urgencyOf }) {
	const sizes = new Uint32Array(count);
	for (const index of indexes) sizes[of(index)]++;
	const groups = Array.from(sizes.keys()).filter((group) => sizes[group] > 0);
	const urgencies = new Float64Array(count);
	for (const group of groups) urgencies[group] = urgencyOf(group);
	groups.sort((a, b) => urgencies[b] - urgencies[a]);
	const [rankOf, ends] = [new Uint32Array(count), new Uint32Array(groups.length)];
	let [rank, end] = [-1, 0];
	for (const [k, group] of groups.entries()) {
		if (k === 0 || urgencies[group] !== urgencies[groups[k - 1]]) rank++;
		ends[rank] = end += sizes[group];
		rankOf[group] = rank;
	}
	return {
		urgencies,
		rankOf,
		ends
	};
}
//#endregion
//#region src/schedule/capture/queues/look-ahead-queue.ts
var MANY = 32;
var GIVEN_UP_SHARE = .1;
var REPLAN_SHARE = .03;
var REPLAN_SHARE_OF_SEEN = .01;
var REPLAN_AT_LEAST = 10;
var FIRST_VISITS = 20;
var SETTLED_SHARE = .1;
var EXACT_PAGES = 500;
var PLANNED_PAGES = 5e3;
/** Re-plans on the pages known so far and an estimate of those unknown. */
var LookAheadQueue = class {
	#model;
	#undiscovered;
	/** What is believed of pages; live, very many share a belief, and each is judged once per plan. */
	#beliefs = [];
	#beliefNumbers = /* @__PURE__ */ new Map();
	/** The belief of every page discovered, in order of discovery and by its index. */
	#seen = new GrowingNumbers(Uint32Array);
	#beliefOf = new GrowingNumbers(Uint32Array);
	#waiting = new WaitingPages();
	#outlook = null;
	#totalWeight = 0;
	#visits = 0;
	#replanAt = 0;
	/** Pages found since the last plan; without any, what is left of a settled plan is the best for what is left. */
	#added = 0;
	#isSettled = false;
	constructor(sizeGuess, model) {
		this.#model = model;
		this.#undiscovered = new Undiscovered(sizeGuess);
	}
	add(pages) {
		this.#undiscovered.found(pages.length);
		this.#added += pages.length;
		const found = pages.map(({ index, page }) => {
			this.#see(index, page);
			return {
				index,
				urgency: this.#urgencyOf(page)
			};
		});
		if (found.length < MANY) for (const entry of found) this.#waiting.insert(entry);
		else this.#waiting.merge(found);
	}
	next() {
		if (this.#waiting.length === 0) return null;
		if (this.#added > REPLAN_AT_LEAST + REPLAN_SHARE * this.#waiting.length || this.#visits >= this.#replanAt) this.#replan();
		this.#visits++;
		this.#undiscovered.startVisit();
		return this.#waiting.pop();
	}
	#see(index, page) {
		let belief = this.#beliefNumbers.get(page);
		if (belief === void 0) this.#beliefNumbers.set(page, belief = this.#beliefs.push(page) - 1);
		this.#seen.push(belief);
		while (this.#beliefOf.length <= index) this.#beliefOf.push(0);
		this.#beliefOf.set(index, belief);
		this.#totalWeight += page.weight;
	}
	#replan() {
		const waiting = this.#waiting;
		this.#replanAt = this.#visits + this.#pause();
		if (this.#isSettled && this.#added === 0) return;
		this.#added = 0;
		const undiscovered = this.#undiscovered.estimate(waiting.length);
		this.#isSettled = undiscovered <= SETTLED_SHARE * waiting.length && waiting.length <= PLANNED_PAGES;
		if (this.#isSettled) return this.#settle(undiscovered);
		this.#outlook = new VisitOutlook({
			waiting: this.#pagesBy(waiting.length, (k) => this.#beliefOf.at(waiting.at(k))),
			seen: this.#pagesBy(this.#seen.length, (k) => this.#seen.at(k)),
			undiscovered,
			model: this.#model
		});
		waiting.sort({
			count: this.#beliefs.length,
			of: (index) => this.#beliefOf.at(index),
			urgencyOf: (belief) => this.#urgencyOf(this.#beliefs[belief])
		});
	}
	#pagesBy(length, beliefAt) {
		return {
			length,
			at: (position) => this.#beliefs[beliefAt(position)]
		};
	}
	/** The symmetric optimum of the pages waiting, stretched to leave room for the few undiscovered. */
	#settle(undiscovered) {
		const count = this.#waiting.length;
		const pages = Array.from({ length: count }, (_, k) => this.#beliefOf.at(this.#waiting.at(k))).map((belief) => this.#beliefs[belief]);
		const stretch = 1 + undiscovered / count;
		const { pageOfSlot } = placePages({
			count,
			earningSlots: count,
			worth: (k, slot) => pages[k].weight * pages[k].survival.at(2 * slotsFromAsOf(slot, this.#model) * stretch)
		}, EXACT_PAGES);
		this.#waiting.rearrange(pageOfSlot, 0);
		this.#outlook = null;
	}
	#pause() {
		if (this.#visits < FIRST_VISITS) return 1;
		const share = Math.max(REPLAN_SHARE * this.#waiting.length, REPLAN_SHARE_OF_SEEN * this.#seen.length);
		return Math.max(REPLAN_AT_LEAST, Math.floor(share));
	}
	/** Below −1 for pages given up, the hotter the lower; the regret for others. */
	#urgencyOf(page) {
		if (this.#outlook === null) return Infinity;
		const { surplus, regret } = this.#outlook.judge(page);
		return surplus < GIVEN_UP_SHARE * this.#totalWeight / this.#seen.length ? -1 - page.survival.heat : Math.max(0, regret);
	}
};
//#endregion
//#region src/schedule/capture/strategies/optimal-online.ts
var NAME = "optimal-online";
/** Discovers pages through links, knowing no more than a crawler would; with all known it is the optimum. */
var OPTIMAL_ONLINE = {
	name: NAME,
	family: "two-visit",
	plan(request) {
		const orders = request.known === "all" ? OPTIMAL.plan(request) : discoverOrders(request);
		return completePlan(request, this, orders, twoVisitOptimum(request).upperBound);
	}
};
/** The same strategy as a live capture runs it. */
var OPTIMAL_ONLINE_LIVE = {
	name: NAME,
	startVisits: ({ sizeGuess }) => new LookAheadQueue(sizeGuess, "live"),
	planRevisits
};
function discoverOrders(request) {
	const { pages, model, sizeGuess } = request;
	const visits = discoverVisits(request, new LookAheadQueue(sizeGuess, model));
	const ages = visitAges(visits, pages.length, model);
	return {
		visits,
		revisits: planRevisits(visits.map((index) => {
			const { survival, weight } = pages[index];
			return {
				index,
				survival,
				weight,
				ageSlots: ages[index]
			};
		}), model, request.revisitBudget ?? visits.length).order
	};
}
//#endregion
//#region src/schedule/capture/queues/page-order.ts
/** Indices 0…n−1 of the pages. */
function allPages(pages) {
	return pages.map((_, i) => i);
}
/** The given pages, hottest first. */
function hottestFirst(pages, indices) {
	return [...indices].sort((x, y) => pages[y].survival.heat - pages[x].survival.heat || x - y);
}
/** The given pages, coldest first: exactly the reverse of {@link hottestFirst}. */
function coldestFirst(pages, indices) {
	return hottestFirst(pages, indices).reverse();
}
//#endregion
//#region src/schedule/capture/strategies/sharc-offline.ts
/** Needs all pages at the start; links are not followed. */
var SHARC_OFFLINE = {
	name: "sharc-offline",
	family: "one-visit",
	plan(request) {
		const revisits = organPipe(request.pages);
		return completePlan(request, this, {
			visits: [],
			revisits
		}, oneVisitBound(request));
	}
};
/** Blur grows with the distance from the middle, so the hottest page gets the middle, and so outwards. */
function organPipe(pages) {
	const order = Array.from({ length: pages.length });
	let left = Math.floor((pages.length - 1) / 2);
	let right = left + 1;
	hottestFirst(pages, allPages(pages)).forEach((page, k) => {
		const slot = k % 2 === 0 ? left-- : right++;
		order[slot] = page;
	});
	return order;
}
//#endregion
//#region src/schedule/capture/queues/two-ended-pages.ts
/** A page is in both heaps and leaves the other one when it comes up there. */
var TwoEndedPages = class {
	#coldest = new PageHeap(COLDEST_FIRST);
	#hottest = new PageHeap(HOTTEST_FIRST);
	#taken = /* @__PURE__ */ new Set();
	add(pages) {
		for (const page of pages) {
			this.#coldest.push(page);
			this.#hottest.push(page);
		}
	}
	takeColdest() {
		return this.#take(this.#coldest);
	}
	takeHottest() {
		return this.#take(this.#hottest);
	}
	#take(heap) {
		let page = heap.pop();
		while (page !== null && this.#taken.has(page.index)) page = heap.pop();
		if (page !== null) this.#taken.add(page.index);
		return page;
	}
};
//#endregion
//#region src/schedule/capture/strategies/sharc-online.ts
/** Builds the organ pipe's rising half from what is known, then its falling half. */
var SHARC_ONLINE = {
	name: "sharc-online",
	family: "one-visit",
	plan(request) {
		const revisits = discoverVisits(request, new RisingFallingQueue(assumedSize(request) / 2));
		return completePlan(request, this, {
			visits: [],
			revisits
		}, oneVisitBound(request));
	}
};
var RisingFallingQueue = class {
	#middle;
	#waiting = new TwoEndedPages();
	#visited = 0;
	constructor(middle) {
		this.#middle = middle;
	}
	add(pages) {
		this.#waiting.add(pages);
	}
	next() {
		return (this.#visited++ < this.#middle ? this.#waiting.takeColdest() : this.#waiting.takeHottest())?.index ?? null;
	}
};
//#endregion
//#region src/schedule/capture/strategies/sharc-threshold.ts
/** Each page is tested in its hottest-middle slot, whatever became of hotter pages; survivors close up. */
var SHARC_THRESHOLD = nestedThreshold("sharc-threshold", (conflict, rank) => conflict(rank));
//#endregion
//#region src/schedule/capture/assignment/free-slots.ts
/** The slots of one pass that are still free. */
var FreeSlots = class {
	/** `#below[k + 1]` leads to the largest free slot ≤ k; entry 0 means none. */
	#below;
	#smallest = 0;
	constructor(slots) {
		this.#below = Int32Array.from({ length: slots + 1 }, (_, k) => k);
	}
	take(slot) {
		this.#below[slot + 1] = slot;
	}
	/** The largest free slot not above the limit, or −1. */
	largestUpTo(limit) {
		const below = this.#below;
		let k = Math.min(limit, below.length - 2) + 1;
		if (k <= 0) return -1;
		while (below[k] !== k) {
			below[k] = below[below[k]];
			k = below[k];
		}
		return k - 1;
	}
	/** The smallest free slot; one past the end when none is free. */
	smallest() {
		while (this.#smallest < this.#below.length - 1 && !this.#isFree(this.#smallest)) this.#smallest++;
		return this.#smallest;
	}
	#isFree(slot) {
		return this.#below[slot + 1] === slot + 1;
	}
};
//#endregion
//#region src/schedule/capture/strategies/solar-offline.ts
/** τ of the experiments, inferred: the paper does not state it, and only 0.7 fits its tables. */
var SOLAR_CONFIDENCE = .7;
/** The reading that gives the paper's Table 1: smallest free revisit, earliest visit within the interval. */
var SOLAR_OFFLINE = solarOffline({
	name: "solar-offline",
	place: earliestVisit,
	shrink: false,
	rounding: 0
});
/** The same, gaps between hopeful pages closed (solar section 4.2) before hopeless ones are placed. */
var SOLAR_OFFLINE_SHRUNK = solarOffline({
	name: "solar-offline/shrunk",
	place: earliestVisit,
	shrink: true,
	rounding: 0
});
/** Algorithm 1 to the letter: visit and revisit exactly the length apart, anywhere; then shrunk. */
var SOLAR_OFFLINE_LITERAL = solarOffline({
	name: "solar-offline/literal",
	place: exactLength,
	shrink: true,
	rounding: 0
});
/** As {@link SOLAR_OFFLINE}, lengths that are whole numbers but for rounding errors taken as whole. */
var SOLAR_OFFLINE_EXACT = solarOffline({
	name: "solar-offline/exact-lengths",
	place: earliestVisit,
	shrink: false,
	rounding: 1e-9
});
var LONGEST = 2 ** 40;
function solarOffline(reading) {
	return {
		name: reading.name,
		family: "two-visit",
		plan(request) {
			return completePlan(request, this, solarOrders(request, reading), twoVisitBound(request));
		}
	};
}
function solarOrders(request, reading) {
	const { pages, model } = request;
	const places = /* @__PURE__ */ new Map();
	const taken = {
		visits: /* @__PURE__ */ new Set(),
		revisits: /* @__PURE__ */ new Set(),
		freeVisits: new FreeSlots(pages.length),
		nextRevisit: 0
	};
	const hopeless = [];
	for (const page of hottestFirst(pages, allPages(pages))) {
		const joker = model === "papers" && places.size === 0;
		const length = wholeLength(pages[page], reading.rounding);
		const place = joker ? {
			visit: 0,
			revisit: 0
		} : reading.place(length, taken, request);
		if (place === null) hopeless.push(page);
		else {
			places.set(page, place);
			occupy(taken, place);
		}
	}
	return fillGaps(reading.shrink ? shrunk(places) : places, coldestFirst(pages, hopeless));
}
function wholeLength(page, rounding) {
	return Math.min(LONGEST, Math.floor(confidenceSlots(page.survival, SOLAR_CONFIDENCE) + rounding));
}
function occupy(taken, { visit, revisit }) {
	taken.visits.add(visit);
	taken.revisits.add(revisit);
	taken.freeVisits.take(visit);
	while (taken.revisits.has(taken.nextRevisit)) taken.nextRevisit++;
}
/** Smallest free r; then the most negative free v with r − v ≤ I. */
function earliestVisit(length, taken, { model }) {
	const revisit = taken.nextRevisit;
	const limit = length - revisit - (model === "live" ? 1 : 0);
	const visit = taken.freeVisits.largestUpTo(limit);
	return visit < 0 ? null : {
		visit,
		revisit
	};
}
/** Smallest free r for which v = r − I is free too. */
function exactLength(length, taken, { model }) {
	const reach = length - (model === "live" ? 1 : 0);
	const innermost = model === "papers" ? 1 : 0;
	for (let revisit = taken.nextRevisit; reach - revisit >= innermost; revisit++) {
		const visit = reach - revisit;
		if (!taken.revisits.has(revisit) && !taken.visits.has(visit)) return {
			visit,
			revisit
		};
	}
	return null;
}
/** Closes the gaps on both sides, keeping the order on each. */
function shrunk(places) {
	const byVisit = [...places].sort(([, x], [, y]) => x.visit - y.visit);
	const byRevisit = [...places].sort(([, x], [, y]) => x.revisit - y.revisit);
	const visitOf = new Map(byVisit.map(([page], k) => [page, k]));
	return new Map(byRevisit.map(([page], k) => [page, {
		visit: visitOf.get(page),
		revisit: k
	}]));
}
/** Hopeless pages take the free slots nearest to t*, longest interval first ("descending", solar section 4.1). */
function fillGaps(places, hopeless) {
	const pages = places.size + hopeless.length;
	const outwards = Array.from({ length: pages }, () => -1);
	const revisits = Array.from({ length: pages }, () => -1);
	for (const [page, { visit, revisit }] of places) {
		outwards[visit] = page;
		revisits[revisit] = page;
	}
	fillFree(outwards, hopeless);
	fillFree(revisits, hopeless);
	return {
		visits: outwards.reverse(),
		revisits
	};
}
function fillFree(slots, pages) {
	let slot = 0;
	for (const page of pages) {
		while (slots[slot] !== -1) slot++;
		slots[slot] = page;
	}
}
//#endregion
//#region src/schedule/capture/strategies/solar-online.ts
/**
* A reading near the paper's Table 2, picked from many for that (docs/papers/solar.md). Visits: always the
* longest interval, for if any page has a free r ≤ v + I, the longest has. Revisits: the latest such r; a
* page without one is hopeless, and hopeless pages fill the free slots, longest interval first; nothing is
* shrunk.
*/
var SOLAR_ONLINE = {
	name: "solar-online",
	startVisits: () => new PriorityQueue(longestFirst()),
	revisitOrder: latestFreeRevisits
};
/** Algorithm 2 to the letter: exactly r = v + I, else the next shorter page, else the shortest; then shrunk. */
var SOLAR_ONLINE_LITERAL = {
	name: "solar-online/literal",
	startVisits: (options) => new LongestSchedulableQueue(options),
	revisitOrder: reservedRevisits
};
/** Longest interval in whole slots first; in order of discovery where equal. */
function longestFirst() {
	const lengths = /* @__PURE__ */ new Map();
	const lengthOf = ({ index, page }) => {
		const length = lengths.get(index) ?? wholeSlots(page.survival);
		lengths.set(index, length);
		return length;
	};
	return (x, y) => {
		const [left, right] = [lengthOf(x), lengthOf(y)];
		if (left !== right) return left > right ? -1 : 1;
		return x.index - y.index;
	};
}
function latestFreeRevisits(visited, model) {
	const free = new FreeSlots(visited.length);
	const order = Array.from(visited, () => -1);
	const place = (page, slot) => {
		free.take(slot);
		order[slot] = page.index;
	};
	if (model === "papers") free.take(0);
	const hopeless = [];
	for (const page of oldestFirst(visited)) {
		const slot = free.largestUpTo(latestRevisit(page, model));
		if (slot >= 0) place(page, slot);
		else hopeless.push(page);
	}
	hopeless.sort((x, y) => x.survival.heat - y.survival.heat || y.index - x.index);
	for (const page of hopeless) {
		const slot = free.smallest();
		place(page, slot < visited.length ? slot : 0);
	}
	return order;
}
/** Hopeful pages by their reserved slot, gaps closed; then the hopeless ones, last visited first. */
function reservedRevisits(visited, model) {
	const reserved = /* @__PURE__ */ new Map();
	const hopeless = [];
	for (const page of oldestFirst(visited)) {
		const slot = latestRevisit(page, model);
		if (slot >= 0 && !reserved.has(slot)) reserved.set(slot, page.index);
		else hopeless.push(page.index);
	}
	return sharingSlotZero([...[...reserved].sort(([x], [y]) => x - y).map(([, page]) => page), ...hopeless.reverse()], visited, model);
}
/** The visits of the literal reading: the longest interval that ends in a free slot, else the shortest one. */
var LongestSchedulableQueue = class {
	#countdown;
	#reserved = /* @__PURE__ */ new Set();
	#waiting = [];
	constructor(options) {
		this.#countdown = new VisitCountdown(options);
	}
	add(pages) {
		this.#waiting = [...this.#waiting, ...pages].sort(COLDEST_FIRST);
	}
	next() {
		if (this.#waiting.length === 0) return null;
		const hopeful = this.#waiting.findIndex(({ page }) => this.#reserve(page.survival));
		const [chosen] = this.#waiting.splice(hopeful < 0 ? this.#waiting.length - 1 : hopeful, 1);
		this.#countdown.visited();
		return chosen.index;
	}
	#reserve(survival) {
		const slot = this.#countdown.latestRevisit(survival);
		if (slot < 0 || this.#reserved.has(slot)) return false;
		this.#reserved.add(slot);
		return true;
	}
};
/** Visits left before t*, by the guess of their number ("n" of Algorithm 2). */
var VisitCountdown = class {
	#model;
	#left;
	constructor({ sizeGuess, model }) {
		this.#model = model;
		this.#left = (sizeGuess ?? 1) - 1;
	}
	visited() {
		this.#left = Math.max(0, this.#left - 1);
	}
	latestRevisit(survival) {
		return latestRevisit({
			survival,
			ageSlots: slotsFromAsOf(this.#left, this.#model)
		}, this.#model);
	}
};
/** The farthest place after t* that lies within the page's confidence interval; negative when none does. */
function latestRevisit({ survival, ageSlots }, model) {
	return wholeSlots(survival) - Math.ceil(ageSlots + slotsFromAsOf(0, model));
}
function wholeSlots(survival) {
	return Math.floor(confidenceSlots(survival, SOLAR_CONFIDENCE));
}
function oldestFirst(visited) {
	return [...visited].sort((x, y) => y.ageSlots - x.ageSlots);
}
//#endregion
//#region src/schedule/capture/registry.ts
var TWO_PASS = [
	BFS_FIFO,
	BFS_LIFO,
	INDUCIBLE,
	HOTTEST_MIDDLE,
	HOTTEST_MIDDLE_HONEST,
	SHARC_THRESHOLD,
	SOLAR_ONLINE,
	SOLAR_ONLINE_LITERAL
];
/** All planners that need nothing but a request. */
var PLANNERS = [
	...TWO_PASS.map(twoPassPlanner),
	MEASURABLE,
	SHARC_OFFLINE,
	SHARC_ONLINE,
	SOLAR_OFFLINE,
	SOLAR_OFFLINE_SHRUNK,
	SOLAR_OFFLINE_LITERAL,
	SOLAR_OFFLINE_EXACT,
	OPTIMAL,
	OPTIMAL_ONLINE,
	OPTIMAL_ONE_VISIT,
	OPTIMAL_HYBRID
];
/** All strategies that a live capture can run; live, pages turn up, so that the optimal one is the online one. */
var LIVE_STRATEGIES = [
	OPTIMAL_ONLINE_LIVE,
	{
		...OPTIMAL_ONLINE_LIVE,
		name: "optimal"
	},
	...TWO_PASS.map(twoPassLive)
];
/** The planner of that name, or `null`. */
function plannerByName(name) {
	return PLANNERS.find((planner) => planner.name === name) ?? null;
}
/** The live strategy of that name, or `null`. */
function liveStrategyByName(name) {
	return LIVE_STRATEGIES.find((strategy) => strategy.name === name) ?? null;
}
//#endregion
export { SOLAR_CONFIDENCE as a, refreshPlanners as c, plannerByName as i, topPages as l, PLANNERS as n, completePlan as o, liveStrategyByName as r, slotsFromAsOf as s, LIVE_STRATEGIES as t };
