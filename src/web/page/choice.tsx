// One of several instants, chosen from a list.

interface ChoiceProps {
  readonly name: string;
  /** Instants (epoch milliseconds) and what they are called. */
  readonly offered: readonly (readonly [at: number, name: string])[];
  readonly value: number;
  readonly onChoose: (at: string) => void;
}

/** The list, below its name. */
export function Choice({ name, offered, value, onChoose }: ChoiceProps) {
  return (
    <label>
      {name}{" "}
      <select value={String(value)} onChange={(event) => onChoose(event.currentTarget.value)}>
        {offered.map(([at, called]) => (
          <option key={at} value={String(at)}>
            {called}
          </option>
        ))}
      </select>
    </label>
  );
}
