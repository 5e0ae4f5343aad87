// Two independent 32-bit hashes of a text: quick, since every new link is hashed several times.
/** FNV-1a (RFC 9923) from two starting points, each mixed at the end so that all bits count. */
export function textHashes(text) {
    let [a, b] = [0x811c9dc5, 0x9747b28c];
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b ^ ((code << 7) | (code >>> 9)), 0x01000193);
    }
    return [mix(a), mix(b ^ text.length)];
}
function mix(hash) {
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    return (mixed ^ (mixed >>> 16)) >>> 0;
}
