const NAME = String.raw `[A-Za-z_:][\w:.-]*`;
const ATTRIBUTE = new RegExp(String.raw `\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const ROOT = new RegExp(`<(${NAME})`, "y");
const ROOT_END = /\s*(\/?)>/y;
const INSTRUCTION = new RegExp(String.raw `<\?(${NAME})`, "y");
/** Quoted texts, comments and instructions may hold anything; all else of a document type ends at its brackets. */
const DOCTYPE = /<!DOCTYPE(?:[^[\]"'>]|"[^"]*"|'[^']*')*(\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[^]*?-->|<\?[^]*?\?>|<![A-Z](?:[^"'>]|"[^"]*"|'[^']*')*>)*\]\s*)?>/y;
const DECLARING = /<!(?:ENTITY|ATTLIST)|%/;
/** Reads it; `null` where it is not well-formed, so that browsers show an error and nothing else. */
export function readProlog(xml) {
    const instructions = [];
    let isDeclaring = false;
    for (let at = xml.startsWith("\ufeff") ? 1 : 0;;) {
        at = behindSpace(xml, at);
        if (xml.startsWith("<?", at)) {
            const instruction = instructionAt(xml, at);
            if (instruction === null)
                return null;
            instructions.push(instruction);
            at = instruction.end;
        }
        else if (xml.startsWith("<!--", at)) {
            const end = xml.indexOf("-->", at + "<!--".length);
            if (end === -1)
                return null;
            at = end + "-->".length;
        }
        else if (xml.startsWith("<!", at)) {
            const doctype = matchAt(DOCTYPE, xml, at);
            if (doctype === null)
                return null;
            isDeclaring ||= DECLARING.test(doctype[1] ?? "");
            at += doctype[0].length;
        }
        else {
            const root = rootAt(xml, at);
            return root && { instructions, isDeclaring, root };
        }
    }
}
/** Style sheets that instructions name (xml-stylesheet, section 3), as places to be rewritten. */
export function instructedStyles(xml) {
    return stylesIn(readProlog(xml)).flatMap(({ attributes }) => attributes
        .filter(({ name, value }) => name === "href" && value !== "" && !value.startsWith("#"))
        .map(({ start, end, value }) => ({
        start,
        end,
        value: value.replace(/&amp;|&#38;/g, "&"),
        role: "requisite",
        syntax: "attribute",
        inAttribute: true,
    })));
}
/** The instructions that name style sheets. */
export function stylesIn(prolog) {
    return (prolog?.instructions ?? []).filter(({ target }) => target === "xml-stylesheet");
}
function instructionAt(xml, start) {
    const named = matchAt(INSTRUCTION, xml, start);
    const close = xml.indexOf("?>", start);
    if (named === null || close === -1)
        return null;
    const { attributes } = attributesAt(xml, start + named[0].length, close);
    return { target: named[1], start, end: close + "?>".length, attributes };
}
function rootAt(xml, start) {
    const named = matchAt(ROOT, xml, start);
    if (named === null)
        return null;
    const { attributes, end } = attributesAt(xml, start + named[0].length, xml.length);
    const close = matchAt(ROOT_END, xml, end);
    if (close === null)
        return null;
    return { name: named[1], end: end + close[0].length, isEmpty: close[1] === "/", attributes };
}
function attributesAt(xml, from, to) {
    const attributes = [];
    let at = from;
    for (let next = matchAt(ATTRIBUTE, xml, at); next !== null; next = matchAt(ATTRIBUTE, xml, at)) {
        const [whole, name, double, single] = next;
        if (at + whole.length > to)
            break;
        const value = double ?? single ?? "";
        const end = at + whole.length - 1;
        const nameAt = at + whole.indexOf(name);
        attributes.push({ name: name, at: nameAt, start: end - value.length, end, value });
        at += whole.length;
    }
    return { attributes, end: at };
}
function behindSpace(xml, from) {
    let at = from;
    while (at < xml.length && " \t\r\n".includes(xml[at]))
        at++;
    return at;
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}
