"""Requests that are more than a GET, and documents that a browser showed, for verify_certificate.py. Text in “ ” is from
docs/certificate.md.
"""
import re
from urllib.parse import unquote_to_bytes
from verify_standards import host_of, need, read_json, same, sha, values

LONGEST = 16_384
AS_IT_IS = re.compile(rb"[A-Za-z0-9_.~:,/?@!$()*;-]")
NAME = re.compile(r"[!#$%'*+.^_`|~0-9a-z-]+")
NEVER = re.compile(r"host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|user-agent|"
                   r"accept-encoding|proxy-.*|if-.*")
VIEW = re.compile(r"urn:(?:view|text|layout|pageinfo|fullPage|thumbnail|step-[a-z0-9-]+):(.+)", re.S)
REPEATED = ("renderedBy", "failure", "requests", "open", "isClosed", "doubts", "textDigest")

# ---- Requests --------------------------------------------------------------------------------------------------------

def address_of(url):
    return url.partition("#")[0]

def request_of(url):
    """Method, fields and body of the request that a URL names; None for a GET of an address."""
    _, sign, part = url.partition("#")
    if not sign:
        return None
    method, *parts = part.split("&")
    fields, body = [], None
    for one in parts:
        name, _, value = one.partition("=")
        if name == ":body":
            body = unquote_to_bytes(value)
        else:
            fields.append((unquote_to_bytes(name).decode("latin-1"), unquote_to_bytes(value).decode("latin-1")))
    return method, fields, body

def escaped(data):
    return "".join(chr(byte) if AS_IT_IS.match(bytes([byte])) else f"%{byte:02X}" for byte in data)

def is_canonical(url):
    """“There is one form”: what is read from a URL and written again is the same text."""
    method, fields, body = request_of(url)
    names = [name for name, _ in fields]
    may_be = all(NAME.fullmatch(name) and not NEVER.fullmatch(name) for name in names) and names == sorted(set(names))
    is_value = all(re.fullmatch(r"[\t\x20-\x7e\x80-\xff]*", value) for _, value in fields)
    is_more = method != "GET" or fields or body is not None
    parts = [method] + [f"{escaped(n.encode('latin-1'))}={escaped(v.encode('latin-1'))}" for n, v in fields]
    parts += [] if body is None else [f":body={escaped(body)}"]
    is_method = method in ("GET", "POST", "OPTIONS")
    return bool(is_method and may_be and is_value and is_more and len(url) <= LONGEST
                and url == f"{address_of(url)}#{'&'.join(parts)}")

def check_message(cert, look, target, where):
    """“The message is, byte for byte”: start line, lines, an empty line, the body."""
    url, profile = look.url, cert["requestProfile"]
    method, fields, body = request_of(url)
    body = b"" if body is None and method == "POST" else body
    sent, own = look.asked[1], dict(fields).get("cookie")
    cookie = (values(sent, "cookie") or [None])[0]
    if own is not None and cookie is not None:
        cookie = cookie[:-len(own) - 2] if cookie.endswith("; " + own) else None
    check_cookies(profile, cookie, where)
    lines = [("Host", host_of(url))]
    lines += [pair for pair in profile.items() if pair[0].lower() not in ("authorization", "cookie")]
    lines += [("Authorization", value) for value in listed_logins(profile, url, where)]
    cookies = [one for one in (cookie, own) if one is not None]
    lines += [("Cookie", "; ".join(cookies))] if cookies else []
    lines += [(written(name), value) for name, value in fields if name != "cookie"]
    lines += [(name, values(sent, name.lower())[0]) for name in ("If-None-Match", "If-Modified-Since")
              if values(sent, name.lower())]
    lines += [] if body is None else [("Content-Length", str(len(body)))]
    places = {}  # “A later field of the same name, in any case, takes the place of the one before”
    for name, value in lines:
        places[name.lower()] = f"{name}: {value}\r\n"
    head = f"{method} {target} HTTP/1.1\r\n{''.join(places.values())}\r\n"
    need(head.encode("latin-1") + (body or b"") == look.request.block, f"{where}.request",
         "it is not the request that the page's URL names")

def written(name):
    """“each part of a name with a capital”."""
    return "-".join(part[:1].upper() + part[1:] for part in name.split("-"))

def listed_logins(profile, url, where):
    """“A request carries the `Authorization` that the profile lists for its origin, and none where none is listed”."""
    logins = "; ".join(v for n, v in profile.items() if n.lower() == "authorization").split("; ")
    own = [line.split(" ", 1)[1] for line in logins if line.split(" ", 1)[0] == "/".join(url.split("/")[:3])]
    is_digest = all(re.fullmatch("Basic scrypt:[0-9a-f]{64}", value) for value in own)
    need(is_digest and len(own) <= 1, "requestProfile",
         f"{where} was asked for with another Authorization than is listed for its origin")
    return own

def check_cookies(profile, cookie, where):
    """“each must be listed in the profile's `Cookie`, where the value is given as `sha-256:` and … its SHA-256”."""
    listed = "; ".join(v for n, v in profile.items() if n.lower() == "cookie").split("; ")
    for pair in (cookie or "").split("; "):
        name, _, value = pair.partition("=")
        need(not pair or f"{name}=sha-256:{sha(value.encode('latin-1'))}" in listed, "requestProfile",
             f"{where} was asked for with a cookie that is not listed")

# ---- Renderings ------------------------------------------------------------------------------------------------------

def keep_view(files, record, where):
    """“in `resource` records, beside no other record, with the targets …” and no others."""
    found = VIEW.fullmatch(record.target or "")
    need(found and "warc-concurrent-to" not in record.fields, where, "a resource record that no capture writes")
    files.views[record.id] = found[1]

def keep_rendering(course, told, where):
    """“the last such record of the document counts”; “A record behind the last `isochron-resume` … is false too”."""
    if "isochron-resume" in told:
        course.filed = set()
    if "isochron-rendering" in told:
        said = read_json(told["isochron-rendering"].encode("utf-8"), where)
        is_one = isinstance(said, dict) and isinstance(said.get("document"), str) and isinstance(said.get("requests"), list)
        need(is_one, where, "isochron-rendering is no rendering")
        course.renderings[said["document"]] = said
        course.filed.add(said["document"])

def check_urls(cert):
    for i, page in enumerate(cert["pages"]):
        is_one = "#" not in page["url"] or is_canonical(page["url"])
        need(is_one, f"pages[{i}].url", "it names its request in no form that a capture writes")

def check_renderings(cert, files, own):
    """Everything under “Renderings” that can be checked; returns what is to be told."""
    pages, told = {page["url"]: page for page in cert["pages"]}, files.course.renderings
    for i, page in enumerate(cert["pages"]):
        if "rendering" in page:
            check_rendering(page, f"pages[{i}].rendering", pages, told.get(page["url"]))
    for document in sorted(files.course.filed):
        is_told = document in pages and "rendering" in pages[document]
        need(is_told, "pages", f"{document} was shown in a browser, and the certificate does not say so")
    for rid, document in files.views.items():
        need(document in pages, f"warcs: {rid}", f"it shows {document}, which is not listed")
    shown = [page for page in cert["pages"] if "rendering" in page]
    claimed = cert["counts"].get("rendered", {"documents": 0, "sharp": 0})
    need(same(claimed["documents"], len(shown)), "counts.rendered.documents", f"there are {len(shown)}")
    most = sum(may_be_sharp(page, pages, own) for page in shown)
    is_count = isinstance(claimed["sharp"], int) and not isinstance(claimed["sharp"], bool)
    need(is_count and 0 <= claimed["sharp"] <= most, "counts.rendered.sharp", f"there are at most {most}")
    told = "proved are the responses that they were given; that they asked for nothing else, their closedness and texts"
    return [f"{len(shown)} documents shown in a browser: {told} are the maker's word"] if shown else []

def check_rendering(page, where, pages, told):
    requests = page["rendering"]["requests"]
    need(len(set(requests)) == len(requests) and page["url"] not in requests, f"{where}.requests",
         "a page is named twice, or the document itself")
    missing = [url for url in requests if url not in pages]
    need(not missing, f"{where}.requests", f"it names {missing[:1]}, which is not listed")
    need(told is not None, where, "no record of the run tells that it was shown")
    for name in REPEATED:
        need(same(page["rendering"][name], told.get(name)), f"{where}.{name}", f"recorded is {told.get(name)}")

def may_be_sharp(page, pages, own):
    """“at most the number of documents of which all this holds”."""
    said = page["rendering"]
    if said["failure"] is not None or said["open"] or said["isClosed"] is not True:
        return False
    return all(pages[url]["verdict"] == "sharp" and is_first_seen(pages[url], own)
               for url in [page["url"], *said["requests"]])

def is_first_seen(page, own):
    """“the state that it is sharp in is the first that its looks show”; of pages without their records “as signed”."""
    if page["url"] not in own:
        return True
    first = next((look.state for look in own[page["url"]] if look.state), None)
    return first is not None and same(list(first), [page[n] for n in ("status", "location", "contentType", "contentDigest")])
