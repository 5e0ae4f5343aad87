// What several stages share and none owns: HTTP messages, codings, charsets, digests, URLs in HTML and CSS.
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
export { conditionOf } from "./request-condition.js";
export { identifyResponse, type PayloadFixity, type ResponseIdentity } from "./http-identity.js";
export { readResponse, type RawResponse, type ResponseReading } from "./response-reading.js";
export { findCssUrls } from "./css-urls.js";
export { findHtmlUrls, scanHtml, type HtmlScan } from "./html-urls.js";
export { baseOf, pageLinks, styleSheetLinks, type PageLinks } from "./page-links.js";
export { rewriteSpans, type UrlRole, type UrlSpan, type UrlSyntax } from "./url-span.js";
export { readElements } from "./xml-elements.js";
export { printable } from "./printable.js";
export { canonicalJson } from "./canonical-json.js";
export { merkleLeaf, merkleProof, merkleRoot, MerkleTree, rootOfProof } from "./merkle-tree.js";
export { surt } from "./surt.js";
export { blockedByContent, blockedByHead } from "./block-page.js";
export { visibleWords } from "./visible-words.js";
export {
  CMS_OID,
  issuerAndSerial,
  readSignedData,
  signDetached,
  type CmsSigner,
  type SignedData,
} from "./cms.js";
export { readTimeStamp, timeStampRequest, type TimeStamp } from "./time-stamp.js";
export { oidText } from "./der.js";
export { GrowingNumbers } from "./growing-numbers.js";
export { PackedValues } from "./packed-values.js";
export { StringTable } from "./string-table.js";
export { surtForm, surtPrefix } from "./surt-prefix.js";
