// What several stages share and none owns: HTTP messages, codings, charsets, digests.
export {
  parseHttpRequest,
  parseHttpResponse,
  type HttpMalformed,
  type HttpRequest,
  type HttpResponse,
  type ParseHttpOptions,
} from "./http-message.js";
export { headerMembers, headerValue, type HttpFinding, type HttpHeader } from "./http-head.js";
export { sha256Digest } from "./digest.js";
export { DECODE_LIMITS, decodeContent, type DecodedContent, type DecodeLimits } from "./content-coding.js";
export { decodeText, mediaType, type DecodedText } from "./charset.js";
export { formatHttpDate, parseHttpDate } from "./http-date.js";
export { validatorsOf } from "./validators.js";
export { identifyResponse, type PayloadFixity, type ResponseIdentity } from "./http-identity.js";
