import type { UrlParts } from "./trap-rule.js";
/** `example.org/blog/{n}/{n}/post-{n}?id&lang`: values of the query are left out, names sorted. */
export declare function urlShape({ host, pathname, search, searchParams }: UrlParts): string;
