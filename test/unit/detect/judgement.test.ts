// What counts as a change of the page itself, and what an explanation says of it.
import { describe, expect, it } from "vitest";
import { detectChange, EditTally, type ChangeOptions } from "#detect/index.js";
import type { ChangeResult } from "#model/index.js";

const compare = (before: string, after: string, options: ChangeOptions = {}): ChangeResult =>
  detectChange(Buffer.from(before), Buffer.from(after), options);
const WORDS = "One two three four five six seven eight nine ten eleven twelve.";
const LONG = Array.from({ length: 60 }, (_, i) => `<p>Paragraph ${i} says a thing of its own.</p>`).join("");
const isCalm = ({ verdict }: ChangeResult): boolean => verdict === "insignificant";

describe("content is content, whatever its container is called", () => {
  const rewritten = "All of this was rewritten by someone last night, for good.";
  it.each([
    ["a sentence in a header", `<header><h1>Shop</h1><p>${WORDS}</p></header>${LONG}`, `<header><h1>Shop</h1><p>${rewritten}</p></header>${LONG}`],
    ["a heading in a header", `<header><h1>Opening hours</h1></header>${LONG}`, `<header><h1>Closed for good</h1></header>${LONG}`],
    ["class ad", `${LONG}<div class="ad"><p>${WORDS}</p></div>`, `${LONG}<div class="ad"><p>${rewritten}</p></div>`],
    ["class newsletter-archive", `${LONG}<div class="newsletter-archive"><p>${WORDS}</p></div>`, `${LONG}<div class="newsletter-archive"><p>${rewritten}</p></div>`],
    ["class share-price", `${LONG}<div class="share-price">12.50</div>`, `${LONG}<div class="share-price">13.50</div>`],
    ["a meeting's date", `${LONG}<p>The next meeting was changed on 12 March 2025</p>`, `${LONG}<p>The next meeting was changed on 19 March 2025</p>`],
    ["a button in the header of a small page", `<header><h1>Shop</h1></header><p>${WORDS}</p>`, `<header><h1>Shop</h1><button>Buy</button></header><p>${WORDS}</p>`],
    ["a button outside the main part of a small page", `<main><p>${WORDS}</p></main>`, `<main><p>${WORDS}</p></main><button>Buy</button>`],
    ["an input that is a button", `<h1>Shop</h1><p>${WORDS}</p>`, `<h1>Shop</h1><p>${WORDS}</p><input type="submit" value="Buy">`],
  ])("%s", (_, before, after) => expect(isCalm(compare(before, after))).toBe(false)); // prettier-ignore

  it("and a menu is a menu, with its links and its short lines", () => {
    const page = (item: string, name: string): string =>
      `<header><div>${name}</div><nav><a href="/a">${item}</a></nav></header>${LONG}`;
    expect(isCalm(compare(page("Home", "The Shop"), page("Start", "Our Shop")))).toBe(true);
    const form = (typed: string): string => `${LONG}<input type="text" value="${typed}">`;
    expect(isCalm(compare(form("one"), form("two")))).toBe(true);
  });
});

describe("words are counted, not lines", () => {
  const sentences = Array.from({ length: 30 }, (_, i) => `Sentence ${i} says a thing about topic ${7 * i}.`);
  const paragraphs = sentences.map((s) => `<p>${s}</p>`).join("");
  const inPairs = (lines: readonly string[]): string =>
    `<ul>${lines.map((s, i) => (i % 2 === 0 ? `<li>${s} ` : s)).join("")}</ul>`;

  it("the same words cut into other lines are no change", () => {
    const result = compare(paragraphs, inPairs(sentences));
    expect(result.verdict).toBe("insignificant");
    expect(result.explanation).toContain("same words cut elsewhere");
  });

  it("moved markup with two new words differs by two words", () => {
    const { verdict, explanation } = compare(
      paragraphs,
      inPairs(sentences.with(3, `Quite new: ${sentences[3]}`)),
    );
    expect(verdict).toBe("minor");
    expect(explanation).toContain("About 0.8 % of the page's own words differ");
  });
});

describe("a box that rotates takes nothing else with it", () => {
  const names = ["ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen"];
  const own = "We have sold things to people in this town since long ago, and like it.";
  const page = (i: number, text = own, price = "60.65"): string =>
    `<main>${LONG}<div class="b"><p>${text}</p><p>Of the day: ${names[i]}</p><p>${names[(i + 3) % 8]} too</p><b>${price} EUR</b></div></main>`;
  const probed = { backToBack: [Buffer.from(page(5)), Buffer.from(page(6))] as const };

  it("what rotates is known from two fetches", () => {
    expect(isCalm(compare(page(1), page(5), probed))).toBe(true);
  });

  it("a paragraph beside it that was rewritten counts", () => {
    const text = "We will close this shop for good at the end of the month, sadly.";
    const after = { backToBack: [Buffer.from(page(5, text)), Buffer.from(page(6, text))] as const };
    expect(isCalm(compare(page(1), page(5, text), after))).toBe(false);
  });

  it("a price in a place that rotates on other days counts", () => {
    const product = (name: string, price: string): string =>
      `<main>${LONG}<ul><li class="p">${name}</li><li class="p">${price} EUR</li></ul></main>`;
    const [first, second] = [product("Red shoes", "60.65"), product("Blue hats", "12.00")];
    const seen = { backToBack: [Buffer.from(first), Buffer.from(second)] as const };
    expect(isCalm(compare(first, product("Green coats", "14.46"), seen))).toBe(true);
    expect(isCalm(compare(first, product("Red shoes", "14.46"), seen))).toBe(false);
  });
});

describe("the same edit on many pages", () => {
  const page = (i: number, menu: string, extra = ""): string =>
    `<title>Page ${i}</title><div><div><a href="/m">${menu}</a></div><p>Text of page ${"abcdefghijkl"[i]}.</p>${extra}</div>`;
  const templateOf = (pages: number, before = "Donate", after = "Sponsor"): EditTally => {
    const tally = new EditTally();
    for (let i = 0; i < pages; i++)
      compare(page(i, before), page(i, after), { tally, url: `http://site.test/${i}` });
    return tally;
  };

  it("is the template's, without landmarks, and the explanation says so", () => {
    const tally = templateOf(5);
    const result = compare(page(0, "Donate"), page(0, "Sponsor"), { template: tally.template() });
    expect(result.verdict).toBe("insignificant");
    expect(result.explanation).toContain("many pages of the site show alike");
    expect(tally.template().concerns("http://site.test/3")).toBe(true);
    expect(tally.template().concerns("http://site.test/9")).toBe(false);
  });

  it("is not when four pages show it", () => {
    const template = templateOf(4).template();
    expect(isCalm(compare(page(0, "Donate"), page(0, "Sponsor"), { template }))).toBe(false);
  });

  it("does not excuse an edit of the page's own beside it, and leaves less importance", () => {
    const template = templateOf(6).template();
    const both = compare(page(0, "Donate"), page(0, "Sponsor", "<p>News.</p>"), { template });
    const one = compare(page(0, "Donate"), page(0, "Sponsor"), { template });
    expect(isCalm(both)).toBe(false);
    expect(one.importance).toBeLessThan(both.importance / 100);
  });

  it("is never a price", () => {
    const template = templateOf(9, "Only 60.65 EUR", "Only 14.46 EUR").template();
    expect(isCalm(compare(page(0, "Only 60.65 EUR"), page(0, "Only 14.46 EUR"), { template }))).toBe(false);
  });

  it("counts only where a tenth of the pages compared show it", () => {
    const tally = templateOf(6);
    for (let i = 0; i < 60; i++) compare(`<p>Own ${i} a</p>`, `<p>Own ${i} b</p>`, { tally });
    const { template } = { template: tally.template() };
    expect(isCalm(compare(page(0, "Donate"), page(0, "Sponsor"), { template }))).toBe(false);
  });
});

describe("an explanation names what differs", () => {
  it.each([
    ["a stamp", "<p>x</p><p>Updated 3 May 2025</p>", "<p>x</p><p>Updated 4 May 2025</p>", "a stamp or counter (“Updated 3 May 2025” became “Updated 4 May 2025”)"],
    ["a script", "<p>x</p><script>1</script>", "<p>x</p><script>2</script>", "only scripts or styles."],
    ["a hidden part", "<p>x</p><div hidden>1</div>", "<p>x</p><div hidden>2</div>", "only parts that are not shown."],
    ["the site's name", "<title>T | A</title><p>x</p>", "<title>T | B</title><p>x</p>", "only the site's name in the title."],
    ["a note in the head", `<meta name="d" content="a"><p>x</p>`, `<meta name="d" content="b"><p>x</p>`, "only notes in the page's head."],
    ["a description", `<p>x</p><img src="a" alt="b">`, `<p>x</p><img src="a" alt="c">`, "only descriptions of images or controls."],
    ["an address", `<a href="/a?utm_source=1">z</a>`, `<a href="/a?utm_source=2">z</a>`, "only how addresses of links are written."],
    ["an advertisement", `<p>x</p><div class="ad-slot">1</div>`, `<p>x</p><div class="ad-slot">2</div>`, "only advertisements and the like, which the rules pass over."],
    ["markup", "<p>x</p>", `<p class="q">x</p>`, "only its markup or white space."],
    ["white space of a text", "a\nb", "a\n\nb", "only white space."],
  ])("%s", (_, before, after, words) => expect(compare(before, after).explanation).toContain(words)); // prettier-ignore
});

it("says of an edit distance whether it is the least, and of shingles how long they are", () => {
  const many = (word: string): string => Array.from({ length: 1200 }, (_, i) => `${word}${i % 9}`).join(" ");
  expect(compare("one two three", "one two four").similarity).toMatchObject({ k: 5, isEditLeast: true });
  expect(compare(many("a"), many("b")).similarity).toMatchObject({ k: 10, isEditLeast: false, edit: 0 });
});
