/** Addresses that are not in the copy are named on pages of so many each. */
export const ABSENT_PER_FILE = 500;
/** The file, and the place in it, that says of the n-th absent address that it is not in the copy. */
export function absentPlace(n) {
    return { file: `elsewhere/${1 + Math.floor(n / ABSENT_PER_FILE)}.html`, anchor: `a${n}` };
}
/** The file that says so of an address without naming it: of more than can be listed. */
export const ABSENT_UNNAMED = "elsewhere/more.html";
