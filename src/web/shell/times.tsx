// Instants as the reader wishes to read them: in the zone of this machine, or in UTC, as records have them.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";

/** How instants are written. */
export interface Times {
  /** The zone's name as people know it. */
  readonly zone: string;
  /** `12 October 2026`. */
  day(at: number): string;
  /** `12:31:07`. */
  clock(at: number): string;
  /** `12 October 2026, 12:31:07`. */
  full(at: number): string;
}

const KEPT_AS = "isochron.zone";
const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function timesIn(zone: string): Times {
  const in_ = (style: Intl.DateTimeFormatOptions): ((at: number) => string) => {
    const format = new Intl.DateTimeFormat("en-GB", { ...style, timeZone: zone });
    return (at) => format.format(at);
  };
  return {
    zone,
    day: in_({ dateStyle: "long" }),
    clock: in_({ timeStyle: "medium" }),
    full: in_({ dateStyle: "long", timeStyle: "medium" }),
  };
}

const TimesContext = createContext<Times & { readonly swap: () => void }>({
  ...timesIn("UTC"),
  swap: () => undefined,
});

/** Instants in the zone that the reader chose. */
export function useTimes(): Times {
  return useContext(TimesContext);
}

/** Remembers the reader's choice on this machine. */
export function TimesProvider({ children }: { readonly children: ComponentChildren }) {
  const [isUtc, setUtc] = useState(() => localStorage.getItem(KEPT_AS) === "UTC");
  const swap = (): void => {
    localStorage.setItem(KEPT_AS, isUtc ? "local" : "UTC");
    setUtc(!isUtc);
  };
  const value = { ...timesIn(isUtc ? "UTC" : LOCAL_ZONE), swap };
  return <TimesContext.Provider value={value}>{children}</TimesContext.Provider>;
}

/** Says which zone is meant, and offers the other. */
export function ZoneSwitch() {
  const { zone, swap } = useContext(TimesContext);
  return (
    <span>
      Times are {zone === "UTC" ? "UTC" : `of ${zone}`}.{" "}
      {LOCAL_ZONE !== "UTC" && (
        <button type="button" onClick={swap}>
          {zone === "UTC" ? `Show ${LOCAL_ZONE}` : "Show UTC"}
        </button>
      )}
    </span>
  );
}
