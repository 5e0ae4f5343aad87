/** What a page's import maps say: the addresses of each specifier, of which scopes may give it several. */
export type ImportMap = Map<string, Set<string>>;
/** Adds what the JSON of an import map says, and gives its addresses; one that is none says nothing. */
export declare function readImportMap(json: string, into: ImportMap): Set<string>;
/** Addresses that the map names whole; those that end in a slash only begin others. */
export declare function mappedAddresses(map: ImportMap): string[];
/** The addresses that a bare specifier may stand for; the longest entry that it begins with counts. */
export declare function addressesOf(map: ImportMap, specifier: string): string[];
/** Whether a specifier is an address and no name ("resolve a URL-like module specifier"). */
export declare function isAddress(specifier: string): boolean;
