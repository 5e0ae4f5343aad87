// Pages that would make something of being acted upon: what they try is on record, and nobody is asked.
/** Each tries by every behaviour that is on. */
export const REFUSED_PAGES = {
    "a button that deletes": {
        markup: `<body><button onclick="fetch('/delete', { method: 'POST' })">Delete</button><button aria-expanded=false onclick="fetch('/delete', { method: 'DELETE' })">Remove item</button>`,
        refused: [],
        acts: 0,
    },
    "a button for more that posts, puts and deletes": {
        markup: `<body><button onclick="for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) fetch('/x', { method }).catch(() => {})">Load more</button>`,
        refused: ["POST /x", "PUT /x", "DELETE /x", "PATCH /x"],
        acts: 1,
    },
    "a question about another origin": {
        markup: `<body><button onclick="fetch('http://other.example/y', { method: 'PUT' }).catch(() => {})">Show more</button>`,
        refused: ["OPTIONS /y"],
        acts: 1,
    },
    "a post some time after the press": {
        markup: `<body><details ontoggle="setTimeout(() => fetch('/late', { method: 'POST' }).catch(() => {}), 2500)"><summary>more</summary>x</details>`,
        refused: ["POST /late"],
        acts: 1,
    },
    "forms, by their button and by a script": {
        markup: `<body><form action=/sent><button>Load more</button></form><form id=g action=/got target=frame><input name=q value=1></form><form id=p method=post action=/posted target=frame></form><iframe name=frame></iframe>
<button onclick="g.submit()">Show more</button><button onclick="p.submit()">See more</button>`,
        refused: ["GET /got", "POST /posted"],
        acts: 2,
    },
    "a press that leaves": {
        markup: `<body>stays<button onclick="location = '/elsewhere'">Load more</button>`,
        refused: [],
        acts: 1,
        notes: ["navigation"],
    },
    "a press that asks and opens": {
        markup: `<body>stays<button onclick="alert(1); window.open('/window'); confirm(2)">Load more</button>`,
        refused: [],
        acts: 1,
        notes: ["dialog", "popup"],
    },
};
/** Pages without an end; behaviours have one. */
export const ENDLESS_PAGES = {
    "a list without an end": {
        markup: `<body style="margin:0"><div id=list></div><p id=end>end</p><script>
let n = 0; new IntersectionObserver(() => { list.insertAdjacentHTML("beforeend", '<p style="height:900px">' + n++ + "</p>"); }).observe(end);
</script>`,
        bound: /^scroll: \d+ acts$/,
    },
    "a button that adds two": {
        markup: `<body><script>const add = () => { for (const _ of [1, 2]) { const b = document.createElement("button"); b.textContent = "Load more"; b.onclick = add; document.body.append(b); } }; add();</script>`,
        bound: /^load-more: \d+ acts$/,
    },
    "a fold in every fold": {
        markup: `<body><script>const add = (to) => { const d = document.createElement("details"); d.innerHTML = "<summary>deeper</summary>"; d.ontoggle = () => d.open && add(d); to.append(d); }; add(document.body);</script>`,
        bound: /^expand: \d+ acts$/,
    },
    "a button that asks for ever more": {
        markup: `<body><button id=b>Show more</button><script>let n = 0; b.onclick = () => { for (let k = 0; k < 12; k++) fetch("/n?" + n++).catch(() => {}); };</script>`,
        bound: /^load-more: \d+ requests/,
    },
};
