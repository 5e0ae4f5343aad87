// Imports of script files. Relative ones lead right from where the file is replayed; the others are led there.
import { rewriteSpans } from "#formats/index.js";
import { moduleSpecifiers } from "#formats/html/module-imports.js";
const SCRIPTS = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** From the root, of another host, or whole. */
const FROM_ELSEWHERE = /^(?:\/|https?:)/i;
/** Whether it is a script by its media type. */
export function isScript(type) {
    return type !== null && SCRIPTS.test(type);
}
/** Leads imports, also those made by `import("…")`, into the archive; the rest keeps every byte, whatever its encoding. */
export function rewriteModules(content, url, rewrite) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    if (!bytes.includes("import") && !bytes.includes("export"))
        return content;
    const script = bytes.toString("latin1");
    const spans = moduleSpecifiers(script)
        .filter(({ value }) => FROM_ELSEWHERE.test(value) && /^[\x21-\x7e]*$/.test(value))
        .map((place) => ({ ...place, role: "requisite", syntax: "script", inAttribute: false }));
    if (spans.length === 0)
        return content;
    return Buffer.from(rewriteSpans(script, spans, ({ value }) => rewrite(value, url)), "latin1");
}
