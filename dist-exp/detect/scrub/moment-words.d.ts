/** Everything that the grammar knows by name. */
export declare const MOMENT_WORDS: {
    readonly months: ReadonlySet<string>;
    readonly weekdays: ReadonlySet<string>;
    readonly zones: ReadonlySet<string>;
    readonly units: ReadonlySet<string>;
};
/** Everything that a stamp may say beside its date. */
export declare const STAMP_WORDS: {
    readonly subjects: ReadonlySet<string>;
    readonly sureVerbs: ReadonlySet<string>;
    readonly otherVerbs: ReadonlySet<string>;
    readonly last: ReadonlySet<string>;
    readonly clocks: ReadonlySet<string>;
    readonly links: ReadonlySet<string>;
};
/** All of it as one text, for the digest of the rule set. */
export declare const WORDS_NAMED: string;
