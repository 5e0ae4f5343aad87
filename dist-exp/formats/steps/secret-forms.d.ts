/**
 * An expression over bytes read as latin1, in small letters: case is left aside, since masking too much harms less than
 * too little, and an expression that leaves it aside by itself takes many times as long to make.
 */
export declare function secretExpression(values: readonly string[]): RegExp | null;
