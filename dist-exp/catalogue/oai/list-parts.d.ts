import { fault, type Outcome } from "./fault.js";
import type { OaiRequest } from "./request.js";
import { type Resumption } from "./resumption-token.js";
/** What a list is, from the arguments or from the token; a token of another verb is none. */
export declare function resumptionOf({ verb, arguments: asked }: OaiRequest): Outcome<Resumption>;
/** Stands at the end of every part of a list that did not fit into one answer; empty behind the last (section 3.5). */
export declare function tokenXml(cursor: number | null, next: Resumption | null): string;
/** Said of a token that leads nowhere. */
export declare function badToken(): ReturnType<typeof fault>;
