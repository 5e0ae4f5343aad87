/** The seed of a page that was fetched then: whole seconds since 1970. */
export function chanceSeed(at) {
    return Math.floor(at / 1000);
}
/** The nth number of a seed, from 0 on, as the script gives it. */
export function fixedNumbers(seed, count) {
    const numbers = [];
    for (let x = seed; numbers.length < count; numbers.push(x / 233_280))
        x = (x * 9_301 + 49_297) % 233_280;
    return numbers;
}
/** A function of a global scope (a window's or a worker's) and a seed, as a script has it: it fixes chance there. */
export const CHANCE_FIXER = `(self, seed) => {
  let x = seed;
  const next = () => (x = (x * 9301 + 49297) % 233280) / 233280;
  const put = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, enumerable: true, writable: true, value });
  put(self.Math, "random", { random() { return next(); } }.random);
  if (!self.Crypto) return;
  const { prototype } = self.Crypto;
  const { getRandomValues } = prototype;
  const fill = { getRandomValues(array) {
    getRandomValues.call(this, array);
    const isBig = typeof array[0] === "bigint";
    for (let at = 0; at < array.length; at++) array[at] = isBig ? BigInt(Math.trunc(4294967296 * next())) : Math.trunc(4294967296 * next());
    return array;
  } }.getRandomValues;
  put(prototype, "getRandomValues", fill);
  if (!prototype.randomUUID) return;
  put(prototype, "randomUUID", { randomUUID() {
    const bytes = fill.call(this, new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  } }.randomUUID);
}`;
/** The same of an instant: the scope's date starts there and goes on. */
export const DATE_SHIFTER = `(self, start) => {
  const Real = self.Date;
  const shift = start - Real.now();
  const now = { now() { return Real.now() + shift; } }.now;
  const Shifted = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Shifted().toString(),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  Real.prototype.constructor = Shifted;
  self.Date = Shifted;
  // When the page began, which goes with what its clock says.
  const began = self.Performance && Object.getOwnPropertyDescriptor(self.Performance.prototype, "timeOrigin");
  if (!began || !began.get) return;
  const { get } = { get() { return began.get.call(this) + shift; } };
  Object.defineProperty(self.Performance.prototype, "timeOrigin", { ...began, get });
}`;
/** A script that fixes the chance of the global scope it runs in: a window's or a worker's. */
export function fixedChanceScript(seed) {
    return `(${CHANCE_FIXER})(self, ${Math.floor(seed)});\n`;
}
/** A script that lets the date of its scope start at an instant, from which it goes on. */
export function shiftedDateScript(at) {
    return `(${DATE_SHIFTER})(self, ${Math.floor(at)});\n`;
}
