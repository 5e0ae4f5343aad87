/** One line, `pages on example.org, at most 2 links from a seed; requisites of these pages anywhere`. */
export function ruleInWords(reach, rules) {
    const { maxDepth, hops, include, exclude, maxPagesPerHost } = rules;
    const parts = [
        reach,
        hops > 0 ? `and up to ${hops} ${hops === 1 ? "link" : "links"} beyond` : null,
        include.length > 0 ? `matching ${include.join(" or ")}` : null,
        maxDepth === null ? null : `at most ${maxDepth} ${maxDepth === 1 ? "link" : "links"} from a seed`,
        maxPagesPerHost === null ? null : `at most ${maxPagesPerHost} pages per host`,
    ].filter((part) => part !== null);
    const excluded = exclude.length > 0 ? `; nothing matching ${exclude.join(" or ")}` : "";
    return `${parts.join(", ")}; requisites of these pages anywhere${excluded}`;
}
