// What went wrong with the database, in one line that says where, and what to do.
import { IsochronError } from "#errors.js";
/** By SQLSTATE and by the codes of sockets and TLS. */
const WORDS = {
    ECONNREFUSED: "nobody listens there: is it running, and is the port right?",
    ENOTFOUND: "its host is not known: is its name right?",
    EAI_AGAIN: "its host's name cannot be looked up now",
    ECONNRESET: "the connection was cut",
    EPIPE: "the connection was cut",
    ETIMEDOUT: "it does not answer",
    EHOSTUNREACH: "its host cannot be reached",
    ENETUNREACH: "its network cannot be reached",
    "28P01": "it refuses the password: PGPASSWORD, or the file of PGPASSFILE (~/.pgpass), holds the right one",
    "28000": "it does not let this user in",
    "3D000": "it has no such database: create it first",
    "3F000": "nothing is prepared there: run isochron cluster init",
    "42P01": "nothing is prepared there: run isochron cluster init",
    "42883": "nothing is prepared there: run isochron cluster init",
    "42501": "its user may not do that: he must own the cluster's tables",
    "53300": "it takes no more connections: raise its max_connections",
    "53100": "its disk is full",
    "57014": "it took too long",
    "57P01": "it is being shut down",
    "57P02": "it has crashed and begins anew",
    "57P03": "it is starting",
    "25006": "it is a copy that takes no writes: name the primary server",
    SELF_SIGNED_CERT_IN_CHAIN: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
    DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
    ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host's name",
    CERT_HAS_EXPIRED: "its certificate has expired",
};
const NO_TLS = /does not support SSL/;
const TOO_LONG = /timeout|timed out/i;
const CUT = /terminated|ended unexpectedly|not queryable|cannot use a pool/i;
const MOST_TEXT = 200;
/** The failure that callers see; a failure of ours stays as it is. */
export function databaseFailure(error, place) {
    if (error instanceof IsochronError)
        return error;
    return new IsochronError("CLUSTER", `the cluster's database ${place}: ${wordsOf(error)}`, { cause: error });
}
function wordsOf(error) {
    const { code, message } = error;
    const known = typeof code === "string" ? WORDS[code] : undefined;
    if (known !== undefined)
        return known;
    const text = typeof message === "string" ? message : String(error);
    if (NO_TLS.test(text))
        return "it speaks no TLS: turn that on there, or write ?sslmode=disable";
    if (TOO_LONG.test(text))
        return "it does not answer in time";
    if (CUT.test(text))
        return "the connection was cut";
    // Errors of several addresses have no message of their own.
    const [first] = error.errors ?? [];
    if (first !== undefined)
        return wordsOf(first);
    return text.replace(/\s+/g, " ").slice(0, MOST_TEXT);
}
