import type { Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { PageAddress } from "../items/dublin-core.js";
/** What a repository says of itself. */
export interface RepositoryFacts {
    readonly name: string;
    /** Of whoever runs it (section 4.2). */
    readonly adminEmail: string;
}
/** One question. */
export interface Asked {
    /** The query of a GET, or the body of a POST. */
    readonly query: string;
    readonly baseUrl: string;
    /** Where pages can be looked at, for harvesters who may tell others. */
    readonly address: PageAddress;
    readonly now: Instant;
}
/** The repository of one archive. */
export declare class OaiProvider {
    #private;
    constructor(archive: Archive, facts: RepositoryFacts);
    /** The answer as XML; what is wrong with a question is told in it, never by a status of HTTP. */
    answer(asked: Asked): Promise<string>;
}
