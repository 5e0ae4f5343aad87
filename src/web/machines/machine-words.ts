// A cluster in words that a newcomer understands.
import { count, duration, size } from "#chart/index.js";
import type { ApiCluster, ApiMachine, HandedSite, MachineRun } from "#server/cluster-schema.js";
import { PASS_WORDS } from "../captures/pass-words.js";

type Condition = ApiMachine["condition"];

/** A condition in a word or two. */
export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  silent: "silent",
  draining: "takes nothing new",
  working: "at work",
};

/** The same of several machines, behind their number. */
const SUM_WORDS: Readonly<Record<Condition, [one: string, several: string]>> = {
  silent: ["is silent", "are silent"],
  draining: ["takes nothing new", "take nothing new"],
  working: ["is at work", "are at work"],
};

/** `3 machines`. */
export function machinesWord(number: number): string {
  return number === 1 ? "1 machine" : `${count(number)} machines`;
}

/** How many machines there are, and how they are. */
export function machinesSentence({ machines, conditions }: ApiCluster["sums"]): string {
  const words = (Object.keys(SUM_WORDS) as Condition[])
    .filter((one) => conditions[one] > 0)
    .map((one) => `${count(conditions[one])} ${SUM_WORDS[one][conditions[one] === 1 ? 0 : 1]}`);
  return `${machinesWord(machines)}: ${words.join(", ")}.`;
}

/** What they have in hand; `null` where that is not told. */
export function handSentence({ sites, running }: ApiCluster["sums"]): string | null {
  if (sites === null || running === null) return null;
  const inHand = sites === 1 ? "1 site is in hand" : `${count(sites)} sites are in hand`;
  return `${inHand}, ${runsWord(running)} running.`;
}

/** `2 captures`. */
export function runsWord(number: number): string {
  return number === 1 ? "1 capture" : `${count(number)} captures`;
}

/** How long ago something was: in seconds within a minute, since machines speak every few of them. */
export function agoWords(at: number, now: number): string {
  const ms = Math.max(0, now - at);
  if (ms < 60_000) return `${Math.round(ms / 1000)} s ago`;
  return `${duration(ms).replace(/ \d+ s$/, "")} ago`;
}

const RUN_WORDS: Readonly<Record<MachineRun["state"], string>> = {
  running: "running",
  paused: "paused",
  "disk-full": "the disk is full",
};

/** What is done with a site in hand. */
export function runWords({ run }: HandedSite): string {
  return run === null ? "fetched or put away" : RUN_WORDS[run.state];
}

/** How far a run is: `Visits: 40 of 100`; `null` before its first pass. */
export function progressWords(run: MachineRun | null): string | null {
  if (!run?.progress) return null;
  const { pass, done, total } = run.progress;
  return `${PASS_WORDS[pass]}: ${count(done)} of ${count(total)}`;
}

/** Figures that machines are known to tell, in the order in which they are shown. */
export const KNOWN_FIGURES: readonly (readonly [name: string, words: string])[] = [
  ["uploadBacklogBytes", "to upload"],
  ["clockErrorMs", "clock error"],
  ["gateWaitMs", "wait at gates"],
];

/** A figure by its unit, which its name ends with. */
export function figureWords(name: string, value: number): string {
  if (name.endsWith("Bytes")) return size(Math.round(value));
  if (name.endsWith("Ms"))
    return value < 10 ? `${(Math.ceil(value * 100) / 100).toFixed(2)} ms` : duration(value);
  return count(Math.round(value));
}

/** What stands elsewhere in the table, and what tells something only when it is drawn over time, from `/metrics`. */
const UNSHOWN = new Set([
  ...KNOWN_FIGURES.map(([name]) => name),
  "sites",
  "mostSites",
  "gateTurns",
  "gateWaitedMs",
  "gateQuestions",
]);

/** All others that are not zero, by their own names: `gate waiting 3`. */
export function otherFigures(figures: Readonly<Record<string, number>>): string[] {
  return Object.entries(figures)
    .filter(([name, value]) => !UNSHOWN.has(name) && value !== 0)
    .map(([name, value]) => `${ownWords(name)} ${figureWords(name, value)}`);
}

function ownWords(name: string): string {
  return name.replace(/(?:Bytes|Ms)$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
