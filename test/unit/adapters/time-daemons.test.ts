// What time daemons say of the clock, in their own words, and what is made of other words.
import { describe, expect, it } from "vitest";
import { clockKeeping, rememberingDaemons } from "../../../src/adapters/clock-keeping.js";
import { chronyKeeping, ntpdKeeping, timesyncKeeping } from "../../../src/adapters/time-daemons.js";

const CHRONY =
  "A9FEA97B,169.254.169.123,4,1762970000.123,-0.000012,0.00002,0.00003,-12.3,0.001,0.02,0.000400,0.000500,16.2,Normal\n";

const TIMESYNC = `       Server: 192.0.2.1 (ntp.example)
Poll interval: 34min 8s (min: 32s; max 34min 8s)
         Leap: normal
      Version: 4
      Stratum: 2
Root distance: 9.773ms (max: 5s)
       Offset: -1.155ms
        Delay: 30.9ms
       Jitter: 2.701ms
`;

describe("the bound of a clock's error", () => {
  it("is |offset| + root delay / 2 + root dispersion, rounded up", () => {
    expect(chronyKeeping(CHRONY)).toEqual({ by: "synchronised by chrony", boundMs: 1 });
    expect(chronyKeeping(CHRONY.replace("-0.000012", "-2.5"))!.boundMs).toBe(2501);
    const ntpd = "leap=00, offset=-45.761, rootdelay=35.065, rootdisp=46.066\n";
    expect(ntpdKeeping(ntpd)).toEqual({ by: "synchronised by ntpd", boundMs: 110 });
  });

  it("of systemd-timesyncd holds its server's distance, and drift until the next poll", () => {
    const by = "synchronised by systemd-timesyncd";
    expect(timesyncKeeping(TIMESYNC, true)).toEqual({
      by,
      boundMs: Math.ceil(1.155 + 15.45 + 9.773 + 30.72),
    });
    expect(timesyncKeeping(null, true)).toEqual({ by, boundMs: null });
    expect(timesyncKeeping(TIMESYNC, false)).toBeNull();
  });

  it("is unknown when a daemon is not synchronised, is away, or says something else", () => {
    for (const said of [
      null,
      "",
      "x".repeat(70_000),
      CHRONY.replace("Normal", "Not synchronised"),
      ",,,,,,Normal",
    ])
      expect(chronyKeeping(said)).toBeNull();
    for (const said of [null, "", "leap=11, offset=0, rootdelay=0, rootdisp=0", "leap=00, offset=zero"])
      expect(ntpdKeeping(said)).toBeNull();
    expect(chronyKeeping(CHRONY.replace("0.000500", "4000"))).toBeNull();
  });

  it("is asked of one daemon after the other, and unknown without any", () => {
    const asked: string[] = [];
    const none = clockKeeping((program) => {
      asked.push(program);
      return null;
    });
    expect(asked).toEqual(["chronyc", "timedatectl", "ntpq"]);
    if (none.by === "unknown") expect(none.boundMs).toBeNull();
    expect(clockKeeping((program) => (program === "chronyc" ? CHRONY : null))).toMatchObject({
      by: "synchronised by chrony",
      boundMs: 1,
      stampsFiles: true,
    });
  });

  it("is asked once where it is asked again within a second, and anew after that", () => {
    const asked: string[] = [];
    let atMs = 0;
    const ask = rememberingDaemons(
      (program) => {
        asked.push(program);
        return program === "chronyc" ? CHRONY : null;
      },
      () => atMs,
    );
    for (atMs of [0, 999]) expect(clockKeeping(ask).by).toBe("synchronised by chrony");
    expect(asked).toEqual(["chronyc"]);
    for (const program of ["ntpq", "ntpq"]) expect(ask(program, [])).toBeNull();
    expect(asked).toEqual(["chronyc", "ntpq"]);
    atMs = 1001;
    clockKeeping(ask);
    expect(asked).toEqual(["chronyc", "ntpq", "chronyc"]);
  });
});
