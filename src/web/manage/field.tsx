// One field of a form: its name, what it means, and what is wrong with it, right beside it.
import type { ComponentChildren } from "preact";

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly problem: string | undefined;
  /** The control; `attributes` tie it to its words. */
  readonly children: (attributes: {
    readonly id: string;
    readonly "aria-describedby": string;
    readonly "aria-invalid": boolean;
  }) => ComponentChildren;
}

/** Draws the field. */
export function Field({ name, label, hint, problem, children }: FieldProps) {
  const id = `field-${name}`;
  const said = `${id}-said`;
  return (
    <div class={problem === undefined ? "field" : "field wrong"}>
      <label for={id}>{label}</label>
      {children({ id, "aria-describedby": said, "aria-invalid": problem !== undefined })}
      <p id={said} class="said">
        {problem !== undefined && <strong>{problem}. </strong>}
        {hint !== undefined && <span class="faint">{hint}</span>}
      </p>
    </div>
  );
}

/** What is wrong that no field shows. */
export function FormFailure({ message }: { readonly message: string | null }) {
  return message === null ? null : <p role="alert">{message}.</p>;
}
