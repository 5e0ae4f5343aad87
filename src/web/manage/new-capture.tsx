// A new capture, step by step: an address, a look at the site, what to do with it, and the start. The address and the
// survey stand in the query, so that a half-finished form can be sent to somebody else.
import { useState } from "preact/hooks";
import { surveySchema, type ApiJob, type CaptureForm, type Survey } from "#server/manage-schema.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { ApiFailure } from "../shell/api.js";
import { CaptureFields } from "./capture-fields.js";
import { Field, FormFailure } from "./field.js";
import { askForJob, fetchForm, fetchJob } from "./manage-api.js";
import { usePolled } from "./polled.js";
import { SurveyFindings } from "./survey-findings.js";

/** The form. */
export function View({ place }: ViewProps) {
  const { manage } = useSession();
  const again = place.query.get("again");
  const survey = Number(place.query.get("survey") ?? 0);
  return (
    <>
      <Title text="New capture" />
      <h1>{again === null ? "New capture" : "The same capture again"}</h1>
      {!manage ? (
        <p class="lead">Captures are asked for here by those who have the token for it.</p>
      ) : (
        <Loaded what={`form ${again ?? ""}`} load={() => fetchForm(again)}>
          {(form) =>
            again !== null ? (
              <CaptureFields form={form} survey={null} />
            ) : survey > 0 ? (
              <Surveyed id={survey} form={form} />
            ) : (
              <AddressStep given={place.query.get("url") ?? ""} form={form} />
            )
          }
        </Loaded>
      )}
    </>
  );
}

interface AddressStepProps {
  readonly given: string;
  readonly form: CaptureForm;
}

function AddressStep({ given, form }: AddressStepProps) {
  const [url, setUrl] = useState(given);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSkipped, setSkipped] = useState(false);
  const look = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const job = await askForJob("survey", { url });
      location.hash = hrefOf(["new"], { url, survey: String(job.id) });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(String(error)));
    }
  };
  if (isSkipped) return <CaptureFields form={{ ...form, urls: url === "" ? [] : [url] }} survey={null} />;
  return (
    <form class="wizard" onSubmit={(event) => void look(event)} noValidate>
      <p class="lead">
        Which site? A short look at it comes first: how large it is, and how long it will take.
      </p>
      <Field
        name="url"
        label="Address"
        hint="Where a capture would start, like https://example.org/"
        problem={failure?.problems["url"]}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="url"
            required
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
        )}
      </Field>
      <FormFailure message={failure && failure.problems["url"] === undefined ? failure.message : null} />
      <p class="actions">
        <button type="submit" class="button strong">
          Look at the site
        </button>
        <button type="button" class="button" onClick={() => setSkipped(true)}>
          Without a look
        </button>
      </p>
    </form>
  );
}

function Surveyed({ id, form }: { readonly id: number; readonly form: CaptureForm }) {
  const isDone = ({ state }: ApiJob): boolean => state !== "waiting" && state !== "running";
  const { value: job, failure } = usePolled(() => fetchJob(id), { everyMs: 1000, what: `job ${id}`, isDone });
  if (failure !== null && job === null) return <FormFailure message={failure} />;
  const url = (job?.input as { url?: string } | undefined)?.url ?? "";
  if (job === null || !isDone(job))
    return (
      <p class="lead" role="status">
        {job?.state === "waiting" ? "Waiting for another survey to end …" : `Looking at ${url} …`}{" "}
        <span class="faint">At most thirty documents are asked for, with a pause after each.</span>
      </p>
    );
  const found = surveySchema.safeParse(job.result);
  if (!found.success)
    return (
      <>
        <p role="alert">The survey brought nothing: {job.why ?? job.state}.</p>
        <AddressStep given={url} form={form} />
      </>
    );
  return (
    <>
      <SurveyFindings survey={found.data} />
      <CaptureFields form={suggested(form, found.data)} survey={found.data} />
    </>
  );
}

/** What the survey suggests, where nobody said otherwise. */
function suggested(form: CaptureForm, { url, suggestion }: Survey): CaptureForm {
  const options = { scope: suggestion.scope, delay: `${Math.ceil(suggestion.delayMs)}ms` };
  return { ...form, urls: [url], options: { ...options, ...form.options } };
}
