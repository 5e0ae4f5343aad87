// What a capture is asked for with: every field with its meaning, its fault beside it, and the plan in words below.
import { useState } from "preact/hooks";
import type { CaptureForm, Survey } from "#server/manage-schema.js";
import { ApiFailure } from "../shell/api.js";
import { LIVE_HREF } from "../shell/route.js";
import { Field, FormFailure } from "./field.js";
import { FIELDS } from "./field-words.js";
import { firstValues, inputOf, linesOf, planOf, type Values } from "./form-values.js";
import { askForJob } from "./manage-api.js";
import { OneField } from "./one-field.js";
import { planWords } from "./plan-words.js";

/** The form from its first values to the start. */
export function CaptureFields({
  form,
  survey,
}: {
  readonly form: CaptureForm;
  readonly survey: Survey | null;
}) {
  const [values, setValues] = useState<Values>(() => firstValues(form));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const set = (name: string, value: string): void => setValues({ ...values, [name]: value });
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await askForJob("capture", inputOf(values, form));
      location.hash = LIVE_HREF;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(String(error)));
    }
  };
  const problems = failure?.problems ?? {};
  const isShown = Object.keys(problems).length > 0;
  return (
    <form class="wizard" onSubmit={(event) => void start(event)} noValidate>
      <Fields values={values} problems={problems} set={set} />
      <h2>What will happen</h2>
      <div class="plan">
        {planWords(planOf(values), survey).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <FormFailure message={failure && !isShown ? failure.message : null} />
      {isShown && <p role="alert">Something above is not right yet.</p>}
      <p class="actions">
        <button type="submit" class="button strong">
          Start the capture
        </button>
      </p>
    </form>
  );
}

interface FieldsProps {
  readonly values: Values;
  readonly problems: Values;
  readonly set: (name: string, value: string) => void;
}

function Fields({ values, problems, set }: FieldsProps) {
  return (
    <>
      <h2>What to capture</h2>
      <Field name="urls" label="Addresses to start from" hint="One in a line." problem={problems["urls"]}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={Math.min(8, linesOf(values["urls"]!).length + 1)}
            value={values["urls"]}
            onInput={(event) => set("urls", event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        name="title"
        label="Title"
        hint="What people call it; may be left out."
        problem={problems["title"]}
      >
        {(attributes) => (
          <input
            {...attributes}
            value={values["title"]}
            onInput={(event) => set("title", event.currentTarget.value)}
          />
        )}
      </Field>
      {FIELDS.map((words) => (
        <OneField
          key={words.name}
          words={words}
          value={values[words.name]!}
          problem={problems[words.name]}
          onChange={(value) => set(words.name, value)}
        />
      ))}
    </>
  );
}
