const PAGES_PER_PIECE = 32;
/** The JSON of a document (with more members than its pages), indented by two, its pages last. */
export function* jsonPieces({ pages, ...head }) {
    const opening = `${JSON.stringify(head, null, 2).slice(0, -"\n}".length)},\n  "pages": [`;
    let isEmpty = true;
    for (const some of inGroups(pages)) {
        yield Buffer.from(`${isEmpty ? opening : ","}\n    ${indented(some)}`);
        isEmpty = false;
    }
    yield Buffer.from(isEmpty ? `${opening}]\n}\n` : "\n  ]\n}\n");
}
/** Items as they stand in a list within an object: two levels deep. */
function indented(items) {
    return JSON.stringify([items], null, 2).slice("[\n  [\n    ".length, -"\n  ]\n]".length);
}
function* inGroups(pages) {
    let group = [];
    for (const page of pages) {
        group.push(page);
        if (group.length < PAGES_PER_PIECE)
            continue;
        yield group;
        group = [];
    }
    if (group.length > 0)
        yield group;
}
