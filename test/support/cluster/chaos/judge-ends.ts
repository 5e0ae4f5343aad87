// Whether everything came to its end, and in good order.
import type { Job } from "#ports/index.js";

/** What is looked at. */
export interface Ends {
  readonly jobs: readonly Pick<Job, "id" | "state" | "why">[];
  readonly sites: readonly { readonly url: string; readonly word: Log }[];
  readonly machines: readonly { readonly name: string; readonly words: readonly string[] }[];
  /** How the machines ended that were asked to, in their order. */
  readonly stops: readonly (number | null)[];
}

interface Log {
  /** Requests, kept or not. */
  readonly total: number;
  readonly requests: readonly unknown[];
}

/** Jobs, machines, and logs that must be whole to be judged. */
export function judgeEnds({ jobs, sites, machines, stops }: Ends): string[] {
  return [
    ...(jobs.length === sites.length ? [] : [`there are ${jobs.length} jobs for ${sites.length} sites`]),
    ...jobs.flatMap(({ id, state, why }) =>
      state === "done" ? [] : [`job ${id} is ${state}: ${why ?? ""}`],
    ),
    ...stops.flatMap((code, i) => (code === 0 ? [] : [`m${i} was asked to stop, and ended with ${code}`])),
    ...machines.flatMap(({ name, words }) => faultsOfProgram(words).map((line) => `${name} said: ${line}`)),
    ...sites.flatMap(({ url, word }) =>
      word.requests.length === word.total ? [] : [`${url} did not keep all of its log`],
    ),
  ];
}

/** Lines that no wrong world explains. */
function faultsOfProgram(words: readonly string[]): string[] {
  const lines = words.flatMap((text) => text.split("\n"));
  return lines.filter((line) => /a fault of the program|^\s+at .+:\d+/.test(line));
}
