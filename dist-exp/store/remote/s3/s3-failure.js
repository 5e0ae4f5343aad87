// What an S3 server or the way to it says when it fails, in one line without secrets, and whether asking again may help.
// What servers say of their own accord is not repeated: some of them repeat what was signed.
/** By the name that the server or the SDK gives it. */
const BY_NAME = {
    NoSuchBucket: lasting("there is no such bucket: make it, or correct the address"),
    AccessDenied: lasting("these keys may not do that there: give them leave to read, write, list and delete"),
    InvalidAccessKeyId: lasting("the access key is not known there"),
    SignatureDoesNotMatch: lasting("the secret key does not fit the access key"),
    ExpiredToken: lasting("the session of these keys is over"),
    InvalidToken: lasting("the session token is not taken there"),
    AuthorizationHeaderMalformed: lasting("the bucket is in another region: set AWS_REGION"),
    PermanentRedirect: lasting("the bucket is in another region: set AWS_REGION, or correct the endpoint"),
    MethodNotAllowed: lasting("the server does not know that request: is the endpoint one of S3?"),
    NotImplemented: lasting("the server lacks what is needed: a PUT with If-None-Match"),
    QuotaExceeded: lasting("the bucket's quota is used up"),
    EntityTooLarge: lasting("the server takes no object as large as that"),
    CredentialsProviderError: lasting("no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE"),
    // The next request is stamped by the server's time, as the SDK learned it from this answer.
    RequestTimeTooSkewed: passing("this machine's clock differs from the server's: set the clock"),
    ConditionalRequestConflict: passing("another request for the same object is under way"),
    OperationAborted: passing("another request for the same object is under way"),
    XAmzContentSHA256Mismatch: passing("what arrived was not what was sent"),
    BadDigest: passing("what arrived was not what was sent"),
    IncompleteBody: passing("not all that was sent arrived"),
    RequestTimeout: passing("the server waited too long for us"),
    SlowDown: passing("the server asks for patience"),
};
const OF_TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;
/** What went wrong on the way or at the server; `null` for what is neither, and so a fault of the program. */
export function failureOf(error) {
    if (error instanceof NotAnswering)
        return passing(error.message);
    const { name = "", $metadata } = error;
    const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
    if (known)
        return known;
    const status = $metadata?.httpStatusCode;
    return status === undefined ? unanswered(error) : byStatus(status, name);
}
/** No answer came. */
function unanswered(error) {
    const { name, code = "", message = "" } = error;
    if (/^region is missing/i.test(message))
        return lasting("no region: set AWS_REGION");
    if (OF_TLS.test(code))
        return lasting(tlsLine(code));
    if (error instanceof TypeError || error instanceof RangeError)
        return null;
    if (code === "" && name !== "TimeoutError")
        return null;
    return passing(`not to be reached (${code || "no answer"})`);
}
/** A request that was given up for want of an answer. */
export class NotAnswering extends Error {
    name = "NotAnswering";
}
function byStatus(status, name) {
    const said = /^(?:Unknown.*|NotFound|)$/.test(name) ? `${status}` : `${status} ${plain(name)}`;
    if (status >= 500 || status === 429 || status === 408 || status === 409)
        return passing(`the server fails (${said})`);
    if (status === 401 || status === 403)
        return lasting(`the keys are not taken there (${said})`);
    return lasting(`the server refuses (${said})`);
}
function tlsLine(code) {
    if (code === "EPROTO" || code.startsWith("ERR_SSL"))
        return `no TLS is spoken there (${code})`;
    return `its certificate is not trusted (${code}): name the authority's file in NODE_EXTRA_CA_CERTS`;
}
/** Names of errors are words; whatever else stands there is not repeated. */
function plain(name) {
    return /^[A-Za-z0-9_.]{1,60}$/.test(name) ? name : "";
}
function lasting(line) {
    return { line, isPassing: false };
}
function passing(line) {
    return { line, isPassing: true };
}
