// A body in one piece, where it is short enough for that.
/** All pieces as one; `null` when there are more bytes than that. */
export async function upTo(pieces, mostBytes) {
    const taken = [];
    let bytes = 0;
    for await (const piece of pieces) {
        taken.push(piece);
        // Leaving the loop ends the stream, and with it the reading of the archive.
        if ((bytes += piece.length) > mostBytes)
            return null;
    }
    return Buffer.concat(taken);
}
