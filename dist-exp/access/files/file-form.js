// What kind of file a response becomes: browsers tell files on a disk apart by their extensions alone.
import { mediaType } from "#formats/index.js";
/** A page. */
export const PAGE_FORM = { treatment: "page", extensions: ["html", "htm"] };
/** A page in XML. */
export const XML_PAGE_FORM = { treatment: "page", extensions: ["xhtml", "xht"] };
const TEXT = { treatment: "text", extensions: ["txt"] };
const SCRIPT = { treatment: "bytes", extensions: ["js", "mjs"] };
/** Nothing that a double click would run: programs from the web get no other extension than this. */
const UNKNOWN = { treatment: "bytes", extensions: ["bin"] };
const TABLE = {
    "image/png": "png",
    "image/jpeg": "jpg jpeg",
    "image/pjpeg": "jpg jpeg",
    "image/gif": "gif",
    "image/webp": "webp",
    "image/avif": "avif",
    "image/bmp": "bmp",
    "image/tiff": "tif tiff",
    "image/x-icon": "ico",
    "image/vnd.microsoft.icon": "ico",
    "font/woff2": "woff2",
    "font/woff": "woff",
    "font/ttf": "ttf",
    "font/otf": "otf",
    "application/font-woff": "woff",
    "application/font-woff2": "woff2",
    "application/x-font-woff": "woff",
    "application/x-font-ttf": "ttf",
    "application/vnd.ms-fontobject": "eot",
    "video/mp4": "mp4 m4v",
    "video/webm": "webm",
    "video/ogg": "ogv",
    "video/quicktime": "mov",
    "audio/mpeg": "mp3",
    "audio/mp4": "m4a",
    "audio/ogg": "ogg oga",
    "audio/wav": "wav",
    "audio/x-wav": "wav",
    "audio/webm": "weba",
    "audio/flac": "flac",
    "text/vtt": "vtt",
    "application/pdf": "pdf",
    "application/epub+zip": "epub",
    "application/zip": "zip",
    "application/gzip": "gz tgz",
    "application/x-gzip": "gz tgz",
    "application/json": "json map",
    "application/manifest+json": "webmanifest",
    "application/rtf": "rtf",
    "application/msword": "doc",
    "application/vnd.ms-excel": "xls",
    "application/vnd.ms-powerpoint": "ppt",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
    "application/vnd.oasis.opendocument.text": "odt",
    "application/vnd.oasis.opendocument.spreadsheet": "ods",
    "application/vnd.oasis.opendocument.presentation": "odp",
};
/** By extension, for what servers send without a type or as mere bytes; never a page, a script or a program. */
const BY_EXTENSION = new Map(Object.values(TABLE).flatMap((extensions) => extensions.split(" ").map((one) => [one, bytesAs(extensions)])));
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
const XML_TYPE = /^(?:text|application)\/xml$|\+xml$/;
const FORMS = new Map([
    ["text/html", PAGE_FORM],
    ["application/xhtml+xml", XML_PAGE_FORM],
    ["text/css", { treatment: "style", extensions: ["css"] }],
    ["image/svg+xml", { treatment: "drawing", extensions: ["svg"] }],
    ...Object.entries(TABLE).map(([type, extensions]) => [type, bytesAs(extensions)]),
]);
/** The kind of file for a response; scripts are texts to be read unless they are to run. */
export function fileFormOf(contentType, url, withScripts) {
    const type = mediaType(contentType) ?? "";
    const known = FORMS.get(type);
    if (known)
        return known;
    if (SCRIPT_TYPE.test(type))
        return withScripts ? SCRIPT : TEXT;
    // A feed, or any other XML, is a document that may load and run things, and takes no policy: it is shown as text.
    if (XML_TYPE.test(type) || type.startsWith("text/"))
        return TEXT;
    return BY_EXTENSION.get(extensionOf(url)) ?? UNKNOWN;
}
function bytesAs(extensions) {
    return { treatment: "bytes", extensions: extensions.split(" ") };
}
function extensionOf(url) {
    return /\.([a-z0-9]{1,12})$/i.exec(url.split(/[?#]/, 1)[0])?.[1]?.toLowerCase() ?? "";
}
