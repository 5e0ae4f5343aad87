// What the verifier found to be false, in the order in which it looked.

/** One false line of a certificate. */
export interface FalseLine {
  /** Where in the certificate: a path such as `pages[3].interval`. */
  readonly line: string;
  /** One sentence. */
  readonly message: string;
}

const MOST = 1000;

type Plain = string | number | boolean | null | undefined;

/** Collects false lines, and remarks that make nothing false. */
export class FalseLines {
  readonly all: FalseLine[] = [];
  readonly notes: string[] = [];
  /** What outside signatures and time stamps say. */
  readonly attestations: string[] = [];
  /** Those of them that were found good. */
  readonly sealsChecked: string[] = [];
  /** Times of an outside authority. */
  readonly stampsAt: { start: number | null; end: number | null } = { start: null, end: null };
  /** Records that lie elsewhere than the certificate hints. */
  misplaced = 0;

  /** The list is bounded: one false line is enough, a million help nobody. */
  add(line: string, message: string): void {
    if (this.all.length < MOST) this.all.push({ line, message });
  }

  /** Adds what was found aside, in its turn. */
  takeOver({ all, misplaced }: FalseLines): void {
    for (const { line, message } of all) this.add(line, message);
    this.misplaced += misplaced;
  }

  /** Adds a false line unless the two are equal. */
  expect(line: string, claimed: Plain, found: Plain, what: string): void {
    if (claimed !== found) this.add(line, `${what} ${show(found)}, not ${show(claimed)}`);
  }
}

function show(value: Plain): string {
  return value === null || value === undefined ? "nothing" : String(value);
}
