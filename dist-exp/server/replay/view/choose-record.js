// Which record is served for a URL at a moment, and how well it answers for it: as the replay itself chooses.
import { captureSpan, findMemento } from "#access/index.js";
/** Chooses for one moment; what cannot be read back is passed over, as in replay. */
export function chooserAt(by, captures, { at, isLoose }) {
    const within = captureSpan(captures, { at });
    const { index, servedBy, reader } = by;
    const canBeShown = reader.canBeShown.bind(reader);
    return (url) => findMemento(index, { url, at, within }, { servedBy, canBeShown, isLoose });
}
