// What stands around every view: the way past the navigation, the navigation, the view, and the foot.
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { hrefOf, LIVE_HREF, MACHINES_HREF, usePlace, WATCH_HREF, type Place } from "./route.js";
import { ManageOffer, SessionProvider, TokenForm, useSession } from "./session.js";
import { TimesProvider, ZoneSwitch } from "./times.js";
import type { ViewProps } from "./view-props.js";
import { viewAt } from "./views.js";

const iconUrl = new URL("../icon.svg", import.meta.url).href;

type Way = readonly [name: string, href: string];

/** What the navigation offers. */
const WAYS: readonly Way[] = [
  ["Search", hrefOf(["search"])],
  ["Captures", hrefOf(["captures"])],
  ["Watch", WATCH_HREF],
  ["Live", LIVE_HREF],
];
const HOW_WAYS: readonly Way[] = [["How we know", hrefOf(["how"])]];

/** The same where machines of a cluster make what is shown. */
const CLUSTER_WAYS: readonly Way[] = [["Machines", MACHINES_HREF]];

/** The same for those who manage. */
const MANAGE_WAYS: readonly Way[] = [
  ["New capture", hrefOf(["new"])],
  ["Acts", hrefOf(["acts"])],
];

/** The whole interface. */
export function App() {
  const place = usePlace();
  const main = useRef<HTMLElement>(null);
  return (
    <TimesProvider>
      <SessionProvider>
        <nav aria-label="Isochron">
          <a class="skip" href={location.hash} onClick={(event) => skipTo(event, main.current)}>
            Skip to the content
          </a>
          <a href={hrefOf([])}>
            <img src={iconUrl} alt="" width="22" height="22" />
            Isochron
          </a>
          <span class="faint">web sites as of one moment</span>
          <Ways place={place} />
        </nav>
        <main ref={main} tabIndex={-1}>
          <TokenForm />
          <CurrentView place={place} main={main} />
        </main>
        <footer class="foot">
          <ZoneSwitch />
          <ManageOffer />
        </footer>
      </SessionProvider>
    </TimesProvider>
  );
}

function Ways({ place }: ViewProps) {
  const { manage, hasCluster } = useSession();
  const ways = [...WAYS, ...(hasCluster ? CLUSTER_WAYS : []), ...HOW_WAYS, ...(manage ? MANAGE_WAYS : [])];
  return (
    <ul>
      {ways.map(([name, href]) => (
        <li key={href}>
          <a href={href} aria-current={isAt(place, href) ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function isAt({ path }: Place, href: string): boolean {
  return hrefOf(path.slice(0, 1)) === href;
}

function skipTo(event: Event, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}

interface CurrentViewProps extends ViewProps {
  readonly main: { readonly current: HTMLElement | null };
}

/** Fetches the view's file; the view before stays until it is here. */
function CurrentView({ place, main }: CurrentViewProps) {
  const [shown, setShown] = useState<{ readonly View: ComponentType<ViewProps>; readonly place: Place }>();
  const [failure, setFailure] = useState<string | null>(null);
  const address = hrefOf(place.path);
  const whole = `${address}?${place.query.toString()}`;
  const isFirst = useRef(true);
  const { turn } = useSession();
  useEffect(() => {
    let current = true;
    viewAt(place)
      .load()
      .then(
        ({ View }) => current && (setFailure(null), setShown({ View, place })),
        (error: unknown) => current && setFailure(String(error)),
      );
    return () => {
      current = false;
    };
    // A place is made anew at each drawing; its address says when it means something else.
  }, [whole]);
  useEffect(() => {
    // Whoever follows a link by keyboard or ear stands at the top of what it led to, and nowhere else.
    if (isFirst.current) isFirst.current = false;
    else {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
  }, [address]);
  if (failure !== null)
    return <p role="alert">This part of the interface could not be fetched: {failure}.</p>;
  if (!shown) return null;
  return <shown.View key={`${hrefOf(shown.place.path)} ${turn}`} place={shown.place} />;
}
