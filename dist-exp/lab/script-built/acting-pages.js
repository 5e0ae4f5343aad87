const numbered = (path, count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${path}?${at}`, `${path.slice(1)} ${at}`]));
/** By what is done to them. */
export const ACTING_PAGES = {
    "a list that grows when its end is seen, and ends": {
        markup: `<body style="margin:0"><div id=list></div><p id=end>end</p><script>
const add = (text) => list.insertAdjacentHTML("beforeend", '<p style="height:500px"><a href="/of/' + text.replace(" ", "-") + '">' + text + "</a></p>");
add("first"); add("second"); let n = 0;
new IntersectionObserver(async ([{ isIntersecting }]) => { if (isIntersecting && n < 3) add(await (await fetch("/list?" + n++)).text()); }).observe(end);
</script>`,
        files: numbered("/list", 3),
        behaviours: ["scroll"],
        shows: ["first", "list 0", "list 1", "list 2", "end"],
        asks: ["/list?0", "/list?1", "/list?2"],
        links: ["/of/list-2"],
        acts: [
            "scroll page from 0 px",
            "scroll page from 283 px",
            "scroll page from 799 px",
            "scroll page from 1315 px",
        ],
    },
    "pictures that are asked for in their turn": {
        markup: `<body style="margin:0"><p style="height:1900px">above</p><img id=i data-src=/late.png width=9 height=9><script>
new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting) i.src = i.dataset.src; }).observe(i);
</script>`,
        files: { "/late.png": "" },
        behaviours: ["scroll"],
        shows: ["above"],
        asks: ["/late.png"],
        acts: [0, 720].map((top) => `scroll page from ${top} px`),
    },
    "a list in a box": {
        markup: `<body><div id=box style="height:300px;overflow-y:auto"><p style="height:600px">in the box</p><p id=end>its end</p></div><script>
new IntersectionObserver(async ([{ isIntersecting }]) => { if (isIntersecting) end.textContent = await (await fetch("/in-the-box")).text(); }, { root: box }).observe(end);
</script>`,
        files: { "/in-the-box": "came in the box" },
        behaviours: ["scroll"],
        shows: ["came in the box"],
        asks: ["/in-the-box"],
        acts: ['scroll div "in the box its end" from 0 px', 'scroll div "in the box its end" from 270 px'],
    },
    "a button for more, until there is no more": {
        markup: `<body><div id=list></div><button id=more>Load more (3)</button><button onclick="fetch('/never')">Order now</button><script>
let n = 0; more.onclick = async () => { list.append(await (await fetch("/more?" + n++)).text(), document.createElement("br")); if (n === 3) more.remove(); };
</script>`,
        files: numbered("/more", 3),
        behaviours: ["load-more"],
        shows: ["more 0", "more 1", "more 2"],
        asks: ["/more?0", "/more?1", "/more?2"],
        acts: [
            'load-more button "Load more (3)"',
            'load-more button "Load more (3)"',
            'load-more button "Load more (3)"',
        ],
    },
    "buttons in other languages, in a shadow root, without a button's name": {
        markup: `<body><div id=host></div><script>
const root = host.attachShadow({ mode: "open" });
for (const words of ["Mehr anzeigen", "もっと見る", "Show all comments"]) {
  const button = document.createElement("span"); button.setAttribute("role", "button"); button.textContent = words;
  button.addEventListener("pointerdown", () => { fetch("/by?" + words.length).then((r) => r.text()).then((t) => button.replaceWith(t, document.createElement("br"))); });
  root.append(button, " ");
}
</script>`,
        files: { "/by?13": "deutsch", "/by?5": "japanese", "/by?17": "comments" },
        behaviours: ["load-more"],
        shows: ["deutsch", "japanese", "comments"],
        asks: ["/by?13", "/by?5", "/by?17"],
        acts: [
            'load-more span "Mehr anzeigen"',
            'load-more span "もっと見る"',
            'load-more span "Show all comments"',
        ],
    },
    "what is folded": {
        markup: `<body><details id=d><summary>How do I delete my account?</summary>first answer<a href="/in-details">1</a></details>
<button id=b aria-expanded=false>Cancel an order?</button><div id=panel hidden>second answer</div>
<button aria-expanded=false aria-haspopup=menu onclick="fetch('/never')">menu</button>
<button aria-expanded=false onclick="fetch('/never')">Delete</button><script>
d.addEventListener("toggle", () => fetch("/toggled"));
b.onclick = async () => { b.setAttribute("aria-expanded", "true"); panel.hidden = false; panel.innerHTML += await (await fetch("/panel")).text(); };
</script>`,
        files: { "/toggled": "", "/panel": `<p>came<a href="/in-panel">2</a></p>` },
        behaviours: ["expand"],
        shows: ["second answer"],
        asks: ["/toggled", "/panel"],
        links: ["/in-panel"],
        acts: ['expand summary "How do I delete my account?"', 'expand button "Cancel an order?"'],
    },
    "media that nobody has played": {
        markup: `<body>film<video preload=none poster=/poster.png><source src=/film.webm type=video/webm></video><audio preload=none src=/sound.ogg></audio>`,
        files: { "/film.webm": "no film", "/sound.ogg": "no sound", "/poster.png": "" },
        behaviours: ["media"],
        shows: ["film"],
        asks: ["/film.webm", "/sound.ogg"],
        acts: ["media video http://site.example/film.webm", "media audio http://site.example/sound.ogg"],
    },
    "results by pages": {
        markup: `<body><p id=at>page 0 <a href="/on-page-0">0</a></p><div class=pagination><button id=next aria-label="Next page">›</button></div><script>
let n = 0; next.onclick = async () => { at.innerHTML = await (await fetch("/results?" + ++n)).text() + ' <a href="/on-page-' + n + '">' + n + "</a>"; history.pushState({}, "", "/results/" + n); next.disabled = n === 2; };
</script>`,
        files: { "/results?1": "page 1", "/results?2": "page 2" },
        behaviours: ["pages"],
        shows: ["page 2 2"],
        asks: ["/results?1", "/results?2"],
        links: ["/on-page-0", "/on-page-1", "/on-page-2", "/results/1"],
        acts: ['pages button "Next page"', 'pages button "Next page"'],
    },
};
