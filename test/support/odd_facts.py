"""What the verifier in Python reads out of raw responses: one in hexadecimal per line of standard input. With the
argument `first`, by the rules of captures that name none."""
import json, os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
from types import SimpleNamespace as Thing
from verify_answers import read_answer

for line in sys.stdin:
    record = Thing(id="x", type="response", target="http://odd.test/page", date="", fields={}, again=None,
                   block=memoryview(bytes.fromhex(line.strip())))
    answer = read_answer(record, Thing(passes_over="first" not in sys.argv), "here", None)
    print(json.dumps({"shows": answer.shows, "state": answer.state, "payload": answer.payload}))
