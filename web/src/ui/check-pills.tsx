type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Receives all chosen values in the order of the options. */
  onChange: (chosen: Value[]) => void;
};

export function CheckPills<Value extends string>(props: Props<Value>) {
  const { legend, options, chosen, onChange } = props;
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset>
      <legend className="mb-2 text-small text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="tap relative flex cursor-pointer items-center rounded-pill border border-edge px-4 transition-colors hover:bg-sunken has-checked:border-deep has-checked:bg-deep has-checked:font-strong has-checked:text-on-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-deep has-checked:filled-in-any-colours"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
