/** Every rendering of a capture, by its document. */
export async function renderingsOf({ world, state }) {
    const renderings = new Map();
    for await (const rendering of world.archive.catalog.renderings.ofCapture(state.capture.id))
        renderings.set(rendering.document, rendering);
    return renderings;
}
