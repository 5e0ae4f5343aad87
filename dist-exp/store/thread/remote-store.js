/** The port, answered by the thread's object of this name. */
export function remoteStore(remote, target, crossing) {
    const methods = Object.entries(crossing).map(([method, how]) => [
        method,
        how === "walk"
            ? (...args) => remote.iterate(target, method, args)
            : (...args) => remote.call(target, method, args),
    ]);
    return Object.fromEntries(methods);
}
