// Which other ways in the owner of a site has, by the generator that its pages name: whoever keeps a site can tell more
// of it than any crawl sees (docs/guide/take.md, docs/guide/record.md).
import { readElements, shellWord } from "#formats/index.js";
const HEAD_CHARS = 256 * 1024;
const MOST_GENERATOR_CHARS = 100;
/** Names as generators write them, and the source that such sites have. */
const SOURCES = [
    {
        name: /^wordpress/i,
        source: "wxr:FILE",
        tells: "posts and pages by their dates, from an export (Tools → Export)",
    },
    { name: /^mediawiki/i, source: "mediawiki:FILE", tells: "every revision, from a dump" },
    {
        name: /^(?:jekyll|hugo|gatsby|eleventy|hexo|pelican|docusaurus|mkdocs|zola|astro|vitepress|sphinx|antora|nanoc|middleman|publii)\b/i,
        source: "git:DIR",
        tells: "every version from commit to commit, where the output lies in git; files:DIR where it does not",
    },
];
const FILES = { source: "files:DIR", tells: "what its directory holds, where it is a site of files" };
/** The generator that a document names (HTML standard, standard metadata names); `null` without one. */
export function generatorOf(html) {
    let found = null;
    readElements(html.slice(0, HEAD_CHARS), {
        open: (name, _, attributes) => {
            if (name !== "meta" || found !== null)
                return;
            if (attributes.get("name")?.toLowerCase() !== "generator")
                return;
            const content = attributes.get("content")?.trim().slice(0, MOST_GENERATOR_CHARS) ?? "";
            if (content !== "")
                found = content;
        },
        close: () => undefined,
    });
    return found;
}
/** What the owner could do. */
export function ownerWays(home, generator) {
    const known = generator === null ? undefined : SOURCES.find(({ name }) => name.test(generator));
    const { source, tells } = known ?? FILES;
    const as = shellWord(new URL(home).origin + "/");
    const because = known && generator !== null ? ` (its pages name ${generator})` : "";
    return [
        { command: `isochron take ${source} --as ${as}`, tells: `${tells}${because}` },
        { command: `isochron record --upstream URL --as ${as}`, tells: "what visitors are given from now on" },
    ];
}
