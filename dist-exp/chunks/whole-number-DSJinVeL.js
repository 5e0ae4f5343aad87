import { InvalidArgumentError } from "commander";
//#region src/cli/options/whole-number.ts
/** A parser for whole numbers from `least` up. */
function wholeNumber(least) {
	return (text) => {
		const number = Number(text);
		if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number)) return number;
		throw new InvalidArgumentError(`expected a whole number from ${least} up`);
	};
}
//#endregion
export { wholeNumber as t };
