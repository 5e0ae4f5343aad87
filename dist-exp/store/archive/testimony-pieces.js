const VERSIONS_PER_PIECE = 64;
/** The JSON of a testimony, its versions last, one on each line. */
export async function* testimonyPieces({ versions, ...head }) {
    yield Buffer.from(`${JSON.stringify(head, null, 2).slice(0, -"\n}".length)},\n  "versions": [`);
    let isFirst = true;
    for await (const some of inGroups(versions)) {
        const lines = some.map((version) => `\n    ${JSON.stringify(version)}`);
        yield Buffer.from(`${isFirst ? "" : ","}${lines.join(",")}`);
        isFirst = false;
    }
    yield Buffer.from(isFirst ? "]\n}\n" : "\n  ]\n}\n");
}
async function* inGroups(versions) {
    let group = [];
    for await (const version of versions) {
        group.push(version);
        if (group.length < VERSIONS_PER_PIECE)
            continue;
        yield group;
        group = [];
    }
    if (group.length > 0)
        yield group;
}
