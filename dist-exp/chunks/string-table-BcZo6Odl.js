import { t as GrowingNumbers } from "./growing-numbers-C7pGzQhM.js";
import { randomBytes } from "node:crypto";
//#region src/packed/byte-arena.ts
var CHUNK_BYTES = 65536;
/** Appends byte strings to chunks of fixed size; a place is where one begins, counted over all chunks. */
var ByteArena = class {
	/** A byte string longer than a chunk has one of its own, followed by empty ones for the places it covers. */
	#chunks = [];
	#used = CHUNK_BYTES;
	/** Room for a byte string of this length, to be written by the caller at once. */
	reserve(length) {
		if (this.#used + length > CHUNK_BYTES) this.#addChunk(length);
		const place = (this.#chunks.length - 1) * CHUNK_BYTES + this.#used;
		if (length <= CHUNK_BYTES) this.#used += length;
		else this.#coverPlaces(length);
		return place;
	}
	chunkAt(place) {
		return this.#chunks[Math.floor(place / CHUNK_BYTES)];
	}
	offsetAt(place) {
		return place % CHUNK_BYTES;
	}
	#addChunk(length) {
		this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(length, CHUNK_BYTES)));
		this.#used = 0;
	}
	#coverPlaces(length) {
		for (let covered = CHUNK_BYTES; covered < length; covered += CHUNK_BYTES) this.#chunks.push(Buffer.alloc(0));
		this.#used = CHUNK_BYTES;
	}
};
//#endregion
//#region src/packed/string-table.ts
var ABSENT = -1;
/** A set of strings in the order of their arrival; equality is exact, the hash only finds the place to compare. */
var StringTable = class {
	#arena = new ByteArena();
	#places = new GrowingNumbers(Uint32Array);
	#lengths = new GrowingNumbers(Uint32Array);
	#hashes = new GrowingNumbers(Uint32Array);
	/** Open addressing; ABSENT or a number of a string. */
	#slots = (/* @__PURE__ */ new Int32Array(64)).fill(ABSENT);
	/** Differs from process to process, so that no site can choose URLs that all fall into one slot. */
	#seed = randomBytes(4).readInt32LE();
	get size() {
		return this.#places.length;
	}
	/** The string's number, or −1. */
	numberOf(text) {
		return this.#slots[this.#slotOf(text, this.#hash(text))];
	}
	/** The string's number; it gets the next one when it is new. */
	add(text) {
		const hash = this.#hash(text);
		const slot = this.#slotOf(text, hash);
		const known = this.#slots[slot];
		if (known !== ABSENT) return known;
		const length = Buffer.byteLength(text);
		const place = this.#arena.reserve(length);
		this.#arena.chunkAt(place).write(text, this.#arena.offsetAt(place), "utf8");
		const number = this.#places.push(place);
		this.#lengths.push(length);
		this.#hashes.push(hash);
		this.#slots[slot] = number;
		if (this.size * 2 > this.#slots.length) this.#growSlots();
		return number;
	}
	at(number) {
		const place = this.#places.at(number);
		const offset = this.#arena.offsetAt(place);
		return this.#arena.chunkAt(place).toString("utf8", offset, offset + this.#lengths.at(number));
	}
	/** Where the string is, or where it belongs. */
	#slotOf(text, hash) {
		const mask = this.#slots.length - 1;
		for (let slot = hash & mask;; slot = slot + 1 & mask) {
			const number = this.#slots[slot];
			if (number === ABSENT || this.#hashes.at(number) === hash && this.at(number) === text) return slot;
		}
	}
	#growSlots() {
		const slots = new Int32Array(this.#slots.length * 2).fill(ABSENT);
		const mask = slots.length - 1;
		for (let number = 0; number < this.size; number++) {
			let slot = this.#hashes.at(number) & mask;
			while (slots[slot] !== ABSENT) slot = slot + 1 & mask;
			slots[slot] = number;
		}
		this.#slots = slots;
	}
	/** Multiplies and mixes, as FNV-1a and the end of MurmurHash3 do. */
	#hash(text) {
		let hash = this.#seed;
		for (let i = 0; i < text.length; i++) {
			hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
			hash ^= hash >>> 15;
		}
		hash = Math.imul(hash ^ hash >>> 16, 2246822507);
		hash = Math.imul(hash ^ hash >>> 13, 3266489909);
		return (hash ^ hash >>> 16) >>> 0;
	}
};
//#endregion
export { ByteArena as n, StringTable as t };
