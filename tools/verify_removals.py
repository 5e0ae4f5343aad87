"""Records removed by order, for verify_certificate.py: a signed notice says which, from which file, and why. It proves
nothing: what rested on them is counted apart. Text in “ ” is from docs/certificate.md.
"""
from types import SimpleNamespace as Thing
from verify_standards import check_signed, need, raw_key, read_json, same

FILE = "removals.json"
FACTS = ("sha256", "sizeBytes", "records")

def no_removals():
    return Thing(ids=set(), left={}, told=[])

def read_removals(cert, data):
    """What is gone (`ids`), what each file must be by now (`left`), and what is to be `told`."""
    notice = read_json(data, FILE)
    need(notice["format"] == "isochron-removals/1", f"{FILE} format", "it is no notice of removals")
    need(notice["capture"] == cert["capture"], f"{FILE} capture", f"the certificate's is {cert['capture']}")
    # “It must be signed with the certificate's own key; any other notice is false and documents nothing.”
    keys = [raw_key(signed["signature"]["publicKey"], f"{FILE} signature.publicKey") for signed in (notice, cert)]
    need(keys[0] == keys[1], f"{FILE} signature.publicKey", "the certificate is signed with another key")
    signed = {name: value for name, value in notice.items() if name != "signature"}
    check_signed(signed, notice["signature"], f"{FILE} signature")
    gone = Thing(ids=set(), left={warc["file"]: {name: warc[name] for name in FACTS} for warc in cert["warcs"]}, told=[])
    for i, removal in enumerate(notice["removals"]):
        take_removal(gone, removal, f"{FILE} removals[{i}]")
    return gone

def take_removal(gone, removal, where):
    count = 0
    for entry in removal["files"]:
        name, ids, before, after = entry["file"], entry["records"], entry["before"], entry["after"]
        need(name in gone.left, where, f"{name} is no file of this certificate")
        # “the first `before` is the certificate's file, each later one the `after` before it”
        need(same({fact: before[fact] for fact in FACTS}, gone.left[name]), where, f"{name} was another file before")
        is_count = same(before["records"] - after["records"], len(ids))
        need(is_count and ids, where, "another number of records is gone than are named")
        need(len(set(ids)) == len(ids) and not gone.ids & set(ids), where, "a record is removed twice")
        gone.ids |= set(ids)
        gone.left[name] = {fact: after[fact] for fact in FACTS}
        count += len(ids)
    by = "" if removal["orderedBy"] is None else f" by {removal['orderedBy']}"
    gone.told.append(f"removed by order, documented: {count} records, {removal['removedAt']}{by}: {removal['reason']}")

def is_concerned(page, gone):
    """“A page with a removed record among its `id`, `request` and `metadata` can no longer be recomputed”."""
    return any(entry[name] in gone.ids for entry in page["records"] for name in ("id", "request", "metadata"))
