// What browsers may do with a page of a copy. Files send no headers: the policy stands at the head of each page.
/** For pages whose scripts do not run: parts come from files, and nothing else is asked for. */
const STILL = "default-src 'none'; img-src file: data:; media-src file: data:; font-src file: data:; " +
    "style-src file: data: 'unsafe-inline'; frame-src file: data:; form-action file:; base-uri 'none'";
/** The same with scripts. They load from files only, but can lead a window elsewhere and open connections: no policy of a page forbids that. */
const SCRIPTED = "default-src file: data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; form-action file:; base-uri 'none'";
/** Put before all else in the head of a page. */
export function headOf(withScripts, isXml = false) {
    const end = isXml ? "/>" : ">";
    return (`<meta http-equiv="Content-Security-Policy" content="${withScripts ? SCRIPTED : STILL}"${end}` +
        // Names are not even looked up: that is a message to whoever runs the name server.
        `<meta http-equiv="x-dns-prefetch-control" content="off"${end}`);
}
