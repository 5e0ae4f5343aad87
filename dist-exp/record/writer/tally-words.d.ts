/** One line for each kind, in order of their names; kinds without any are left out. */
export declare function tallyWords(tallies: Readonly<Record<string, number>>): string[];
