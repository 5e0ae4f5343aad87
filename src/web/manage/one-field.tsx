// One field by its words: a choice, some lines, or a line.
import { Field } from "./field.js";
import type { FieldWords } from "./field-words.js";

interface OneFieldProps {
  readonly words: FieldWords;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Draws it. */
export function OneField({ words, value, problem, onChange }: OneFieldProps) {
  const { name, label, hint, choices, isList } = words;
  const take = (event: { readonly currentTarget: { readonly value: string } }): void =>
    onChange(event.currentTarget.value);
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      {(attributes) =>
        choices ? (
          <select {...attributes} value={value} onChange={take}>
            {choices.map(([word, meaning]) => (
              <option key={word} value={word}>
                {meaning}
              </option>
            ))}
          </select>
        ) : isList ? (
          <textarea {...attributes} rows={2} value={value} onInput={take} />
        ) : (
          <input {...attributes} value={value} onInput={take} />
        )
      }
    </Field>
  );
}
