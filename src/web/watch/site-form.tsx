// A site is put under watch, or what is wanted of it is changed: every field with its meaning, its fault beside it.
import { useState } from "preact/hooks";
import { Field, FormFailure } from "../manage/field.js";
import { OneField } from "../manage/one-field.js";
import { shownHost } from "../parts/shown-url.js";
import { ApiFailure } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { WATCH_HREF } from "../shell/route.js";
import { changedSaid, firstSaid, SITE_FIELDS, type Said } from "./site-fields.js";
import { actOnSite, addSite, editSite, fetchSays } from "./watch-api.js";

interface SiteFormProps {
  /** `null` for a new one. */
  readonly site: string | null;
  readonly given: string;
  readonly onDone: () => void;
}

/** The form; it leads back to the list. */
export function SiteForm({ site, given, onDone }: SiteFormProps) {
  if (site === null) return <Fields site={null} url={given} first={firstSaid({})} onDone={onDone} />;
  return (
    <Loaded what={`says ${site}`} load={() => fetchSays(site)}>
      {({ says }) => <Fields site={site} url="" first={firstSaid(says)} onDone={onDone} />}
    </Loaded>
  );
}

interface FieldsProps {
  readonly site: string | null;
  readonly url: string;
  readonly first: Said;
  readonly onDone: () => void;
}

function Fields({ site, url: given, first, onDone }: FieldsProps) {
  const [url, setUrl] = useState(given);
  const [said, setSaid] = useState(first);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const trying = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
      onDone();
      location.hash = WATCH_HREF;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(String(error)));
    }
  };
  const send = (event: Event): void => {
    event.preventDefault();
    const says = changedSaid(first, said);
    void trying(() => (site === null ? addSite(url.trim(), says) : editSite(site, says)));
  };
  const problems = failure?.problems ?? {};
  const shown = ["url", ...SITE_FIELDS.map(({ name }) => name)].some((name) => problems[name] !== undefined);
  return (
    <form class="wizard" onSubmit={send} noValidate>
      <h2>{site === null ? "Put a site under watch" : `What is wanted of ${shownHost(site)}`}</h2>
      {site === null && <Address url={url} problem={problems["url"]} onChange={setUrl} />}
      {SITE_FIELDS.map((words) => (
        <OneField
          key={words.name}
          words={words}
          value={said[words.name]!}
          problem={problems[words.name]}
          onChange={(value) => setSaid({ ...said, [words.name]: value })}
        />
      ))}
      <p class="faint">
        What is left empty is as usual. The rest of what can be said stands in the file of sites; running
        watches notice changes within a minute.
      </p>
      <FormFailure message={failure && !shown ? failure.message : null} />
      {shown && <p role="alert">Something above is not right yet.</p>}
      <p class="actions">
        <button type="submit" class="button strong">
          {site === null ? "Begin to watch it" : "Change it"}
        </button>
        <a class="button" href={WATCH_HREF}>
          Leave it
        </a>
        {site !== null && <Remove onRemove={() => void trying(() => actOnSite(site, "remove"))} />}
      </p>
    </form>
  );
}

interface AddressProps {
  readonly url: string;
  readonly problem: string | undefined;
  readonly onChange: (url: string) => void;
}

function Address({ url, problem, onChange }: AddressProps) {
  return (
    <Field name="url" label="Address" hint="Where it begins, like https://example.org/" problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          type="url"
          required
          value={url}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Asked twice: what the watch has learned of the site is lost with it. */
function Remove({ onRemove }: { readonly onRemove: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <button type="button" class="button" onClick={() => (isSure ? onRemove() : setSure(true))}>
      {isSure ? "Really: what was learned is forgotten, the archive stays" : "Take it out of the watch"}
    </button>
  );
}
