// Whole numbers on the command line, with a complaint that names what was expected.
import { InvalidArgumentError } from "commander";
/** A parser for whole numbers from `least` up. */
export function wholeNumber(least) {
    return (text) => {
        const number = Number(text);
        if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number))
            return number;
        throw new InvalidArgumentError(`expected a whole number from ${least} up`);
    };
}
