// One way to write a JSON value as text, so that it can be hashed and signed (RFC 8785).
/** JSON without white space, members sorted by the UTF-16 code units of their names (RFC 8785 section 3.2). */
export function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    const object = value;
    let members = "";
    for (const name of Object.keys(object).sort(byCodeUnits)) {
        const member = object[name];
        if (member === undefined)
            continue;
        members += `${members === "" ? "" : ","}${JSON.stringify(name)}:${canonicalJson(member)}`;
    }
    return `{${members}}`;
}
function byCodeUnits(a, b) {
    return a < b ? -1 : 1;
}
