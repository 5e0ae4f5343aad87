import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
//#region src/adapters/seeded-random.ts
/** A reproducible stream; forks depend on the seed and the purpose only, never on draws made before. */
var SeededRandom = class SeededRandom {
	#seed;
	#generator;
	constructor(seed) {
		this.#seed = seed | 0;
		this.#generator = xoroshiro128plus(this.#seed);
	}
	next() {
		const high = this.#generator.next() >>> 6;
		const low = this.#generator.next() >>> 5;
		return (high * 2 ** 27 + low) / 2 ** 53;
	}
	fork(purpose) {
		let hash = 2166136261 ^ this.#seed;
		for (let i = 0; i < purpose.length; i++) hash = Math.imul(hash ^ purpose.charCodeAt(i), 16777619);
		hash = Math.imul(hash ^ hash >>> 16, 2246822507);
		hash = Math.imul(hash ^ hash >>> 13, 3266489909);
		return new SeededRandom(hash ^ hash >>> 16);
	}
};
//#endregion
export { SeededRandom as t };
