/** What a decoder makes of its input, at the reader's pace; ends when the decoder does, with input left or not. */
export async function* through(decoder, start, rest) {
    const feeding = feed(decoder, start, rest);
    try {
        yield* decoder;
    }
    finally {
        decoder.destroy();
        await feeding;
    }
}
/** Writes all input at the decoder's pace; a failure of the input becomes the decoder's. */
async function feed(decoder, start, rest) {
    decoder.on("error", () => undefined);
    try {
        for (let bytes = start; !decoder.destroyed;) {
            if (!decoder.write(bytes))
                await writable(decoder);
            const { done, value } = await rest.next();
            if (done === true)
                break;
            bytes = value;
        }
        if (!decoder.destroyed)
            decoder.end();
    }
    catch (error) {
        decoder.destroy(error);
    }
}
/** Waits until the decoder takes more, or is gone. */
function writable(decoder) {
    return new Promise((resolve) => {
        const done = () => {
            decoder.off("drain", done).off("close", done);
            resolve();
        };
        decoder.on("drain", done).on("close", done);
        if (decoder.destroyed)
            done();
    });
}
