// Stamps are found by a grammar: however a date is written it is one, and in a sentence it is left alone.
import { describe, expect, it } from "vitest";
import { scrubRules } from "#detect/index.js";

const rules = scrubRules();
const scrub = (line: string): string => rules.scrubText(line);

describe("a stamp reads the same whatever its date", () => {
  it.each([
    ["Time: 18:51:59 GMT, June 01, 2019", "Time: □"],
    ["Last updated: Saturday, June 1st, 2019 at 6:51 p.m. EDT", "Last updated: □"],
    ["Last modified: 3 May 2026", "Last modified: □"],
    ["Last modified 06/01/19", "Last modified □"],
    ["This page was last updated on 1st of June 2019 by Jane Doe.", "This page was last updated on □ by Jane Doe."],
    ["Page generated at 2026-05-01T10:11:12.345+02:00", "Page generated at □"],
    ["Generated Sat Jun 1 18:51:59 UTC 2019", "Generated □"],
    ["Generated: 20190601T185159Z", "Generated: □"],
    ["18:51:59, 1 June 2019", "□"],
    ["2026-05-01 10:11:12", "□"],
    ["Sat, 01 Jun 2019 18:51:59 GMT", "□"],
    ["Now 2026-05-01 10:11:12", "Now □"],
    ["Server time is 6:51:59 PM", "Server time is □"],
    ["Today is Saturday, June 1, 2019", "Today is □"],
    ["Site last built 01-Jun-2019 18:51", "Site last built □"],
    ["© 2019 Acme | Last updated: June 2019 | Contact", "□ Acme | Last updated: □ | Contact"],
    ["Acme Inc. - Updated 2019-06-01", "Acme Inc. - Updated □"],
    ["The hall is closed (last updated 12 June 2025)", "The hall is closed (last updated □)"],
    ["Zuletzt geändert am 1. Juni 2019 um 18:51 Uhr", "Zuletzt geändert am □"],
    ["Stand: 01.06.2019", "Stand: □"],
    ["Dernière mise à jour le 1er juin 2019 à 18h51", "Dernière mise à jour le □"],
    ["Última actualización: 1 de junio de 2019", "Última actualización: □"],
    ["Updated 2019年6月1日 18時51分59秒", "Updated □"],
    ["Updated 3 hours ago", "Updated □"],
    ["3 hours ago", "□"],
  ])("%s", (line, scrubbed) => expect(scrub(line)).toBe(scrubbed)); // prettier-ignore
});

describe("a date that says something is left alone", () => {
  it.each([
    "The next meeting was changed on 12 March 2025",
    "The meeting starts on 12 March 2025 at 18:00:00",
    "Meeting updated: now on 12 March 2025",
    "Meeting time: 18:00, June 1, 2019",
    "Time: 18:00, June 1, 2019",
    "Doors open 3 May 2026 at 19:30",
    "Date: Mon, 11 Apr 2021 18:27:00 UTC",
    "Published on 12 June 2025",
    "Built in June 1895",
    "3 May 2026",
    "Jan. 31",
    "18:30",
    "Today, June 1, 2019 at 18:00",
    "Valid until 31 December 2025",
    "Price updated to 12.50",
    "Over 200 projects and 30 podlings",
    "Record: 9:58:12, set by Usain Bolt on 16 August 2009",
    "Version 2.3.10 of 1 June 2019",
    "Copyright law was changed on 3 May 2026",
    "Departure 18:51:59 from platform 3",
  ])("%s", (line) => expect(scrub(line)).toBe(line));
});

describe("the grammar", () => {
  it("stays quick on lines made to be hard", () => {
    for (const piece of ["1.", "12:", "1 May ", "Mon, ", "2019-", "a.m. ", "(", "1:11:11,"]) {
      const line = piece.repeat(Math.floor(400 / piece.length));
      expect(scrub(line).length).toBeLessThanOrEqual(line.length);
    }
  });

  it("is part of the rule set's name", () => {
    const [stamp] = rules.rules.filter((rule) => rule.on === "stamp");
    const others = rules.rules.filter((rule) => rule.on !== "stamp");
    const next = scrubRules([], [...others, { ...stamp!, grammar: stamp!.grammar + 1 }]);
    const same = scrubRules([], [...others, stamp!]);
    expect(next.digest).not.toBe(same.digest);
  });
});
