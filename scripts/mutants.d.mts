/** A change of a source that a test must notice. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly with: string;
  readonly why: string;
  /** Each of them must go red. */
  readonly tests: readonly string[];
}

/** All that are declared. */
export function mutants(): Mutant[];

/** What is wrong with the declaration of a mutant; `null` when nothing is. */
export function flawOf(mutant: Mutant): string | null;

/** Puts the mutant that `ISOCHRON_MUTANT` names in force as its source is loaded; no file is written. */
export function mutantPlugin(): {
  readonly name: string;
  readonly enforce: "pre";
  transform(code: string, path: string): { readonly code: string; readonly map: null } | undefined;
};
