// What is said of failures of a store, and which of them may pass.
import { expect, it } from "vitest";
import { failureOf, NotAnswering } from "#store/remote/s3/s3-failure.js";

const SECRET = "wJalrXUtnFEMI/K7MDENG";

it.each([
  [answer(404, "NoSuchBucket"), "no such bucket", false],
  [answer(403, "AccessDenied"), "may not do that", false],
  [answer(403, "SignatureDoesNotMatch"), "secret key does not fit", false],
  [answer(403, "RequestTimeTooSkewed"), "clock differs", true],
  [answer(301, "PermanentRedirect"), "another region", false],
  [answer(403, "Unknown"), "keys are not taken there (403)", false],
  [answer(400, "UnknownError"), "the server refuses (400)", false],
  [answer(418, "ImATeapot"), "the server refuses (418 ImATeapot)", false],
  [answer(500, "InternalError"), "the server fails (500 InternalError)", true],
  [answer(503, "SlowDown"), "asks for patience", true],
  [answer(409, "ConditionalRequestConflict"), "under way", true],
  [answer(400, "XAmzContentSHA256Mismatch"), "not what was sent", true],
  [answer(400, `Key ${SECRET}`), "the server refuses (400 )", false],
  [socket("ECONNREFUSED"), "not to be reached (ECONNREFUSED)", true],
  [socket("ENOTFOUND"), "not to be reached (ENOTFOUND)", true],
  [socket("SELF_SIGNED_CERT_IN_CHAIN"), "NODE_EXTRA_CA_CERTS", false],
  [socket("CERT_HAS_EXPIRED"), "not trusted (CERT_HAS_EXPIRED)", false],
  [socket("EPROTO"), "no TLS is spoken there", false],
  [named("TimeoutError"), "not to be reached (no answer)", true],
  [named("CredentialsProviderError"), "set AWS_ACCESS_KEY_ID", false],
  [new Error("Region is missing"), "set AWS_REGION", false],
  [new NotAnswering("no answer in time"), "no answer in time", true],
])("%s", (error, words, isPassing) => {
  const failure = failureOf(error)!;
  expect(failure.line).toContain(words);
  expect(failure.isPassing).toBe(isPassing);
  expect(failure.line).not.toContain(SECRET);
  expect(failure.line).not.toContain("\n");
});

it("takes faults of the program for what they are", () => {
  expect(failureOf(new TypeError("x is not a function"))).toBeNull();
  expect(failureOf(new Error("something"))).toBeNull();
  expect(failureOf(named("__proto__"))).toBeNull();
});

function answer(status: number, name: string): Error {
  return Object.assign(named(name), { $metadata: { httpStatusCode: status } });
}

function socket(code: string): Error {
  return Object.assign(new Error(`connect ${code} ${SECRET}`), { code });
}

function named(name: string): Error {
  return Object.assign(new Error(`${SECRET}\nis what was signed`), { name });
}
