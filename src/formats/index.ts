// What several stages share and none owns: HTTP messages, codings, charsets, digests, URLs in HTML and CSS.
export {
  parseHttpRequest,
  parseHttpResponse,
  type HttpMalformed,
  type HttpRequest,
  type HttpResponse,
  type ParseHttpOptions,
} from "./http/http-message.js";
export { headerMembers, headerValue, type HttpFinding, type HttpHeader } from "./http/http-head.js";
export { sha256Digest } from "./seals/digest.js";
export {
  CONTENT_RULES,
  DECODE_LIMITS,
  decodeContent,
  limitsBy,
  SHOW_LIMITS,
  type DecodedContent,
  type DecodeLimits,
} from "./http/content-coding.js";
export { decodeText, mediaType, pieceDecoder, type DecodedText, type PieceDecoder } from "./html/charset.js";
export { formatHttpDate, parseHttpDate } from "./http/http-date.js";
export { validatorsOf } from "./http/validators.js";
export { setCookiesOf } from "./http/set-cookies.js";
export { conditionOf } from "./http/request-condition.js";
export { identifyResponse, type PayloadFixity, type ResponseIdentity } from "./http/http-identity.js";
export { readResponse, type RawResponse, type ResponseReading } from "./http/response-reading.js";
export { findCssUrls } from "./html/css-urls.js";
export { findHtmlUrls, scanHtml, type HtmlScan } from "./html/html-urls.js";
export { contentLinks, mayHoldLinks } from "./html/content-links.js";
export {
  baseOf,
  baseOfSpan,
  linkOf,
  pageLinks,
  styleSheetLinks,
  type PageLinks,
  type PageReading,
} from "./html/page-links.js";
export { rewriteSpans, type UrlRole, type UrlSpan, type UrlSyntax } from "./html/url-span.js";
export { readElements } from "./html/xml-elements.js";
export { SilentListener } from "./html/silent-listener.js";
export { csvLine } from "./csv.js";
export { counted, printable, printableJson } from "./printable.js";
export { oneLine, xmlText } from "./xml-text.js";
export { canonicalJson } from "./seals/canonical-json.js";
export { strictJson, strictJsonObject, wellFormed, type StrictJson } from "./seals/strict-json.js";
export { merkleLeaf, merkleProof, merkleRoot, MerkleTree, rootOfProof } from "./seals/merkle-tree.js";
export { surt } from "./urls/surt.js";
export { blockedByContent, blockedByHead } from "./http/block-page.js";
export { visibleWords } from "./html/visible-words.js";
export {
  CMS_OID,
  issuerAndSerial,
  readSignedData,
  signDetached,
  type CmsSigner,
  type SignedData,
} from "./seals/cms.js";
export { readTimeStamp, timeStampRequest, type TimeStamp } from "./seals/time-stamp.js";
export { oidText } from "./seals/der.js";
export { surtForm, surtPrefix } from "./urls/surt-prefix.js";
export {
  CHANCE_FIXER,
  chanceSeed,
  DATE_SHIFTER,
  fixedChanceScript,
  fixedNumbers,
  shiftedDateScript,
} from "./html/fixed-chance.js";
export { MOST_LAYOUT_BYTES, readLayout, writeLayout } from "./html/kept-layout.js";
export { shellWord } from "./shell-word.js";
export { parseSteps, secretNames, stepsFor, STEPS_FORMAT } from "./steps/steps-file.js";
export { urlPattern } from "./steps/url-pattern.js";
export {
  readSecrets,
  SecretValues,
  SECRET_PREFIX,
  SECRET_WORD,
  standInSecrets,
  type SecretSources,
} from "./steps/secret-values.js";
export { tokenText } from "./words/tokens.js";
export { parseQuery, QUERY_LIMITS } from "./words/query.js";
export { snippetOf, type SnippetPiece } from "./words/snippet.js";
