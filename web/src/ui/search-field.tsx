import { type Ref, startTransition, type SubmitEvent, useState } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import { inputStyle } from './field.tsx';

type Props = {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** The active search text. */
  value: string;
  /** Called in a transition, so that slow results never delay a key. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** The key that focuses the field, shown on devices with a keyboard. */
  shortcut?: string;
};

/** One constant element, so that typing does not render the icon. */
const LENS = (
  <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 size-5 text-soft" />
);

export function SearchField({ label, placeholder, value, onChange, onBlur, ref, shortcut }: Props) {
  const [typed, type] = useTyped(value, onChange);
  return (
    <search>
      <form className="relative" onSubmit={closeKeyboard}>
        {LENS}
        <input
          ref={ref}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          aria-keyshortcuts={shortcut}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => event.key === 'Escape' && type('')}
          className={`${inputStyle} px-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        <div className="absolute inset-y-0 right-0.5 grid place-items-center">
          {typed === '' ? (
            shortcut && (
              <kbd
                aria-hidden
                className="mr-3 hidden rounded-tick border border-hairline px-2 font-sans text-small text-soft pointer-fine:inline"
              >
                {shortcut}
              </kbd>
            )
          ) : (
            <IconButton
              label="Clear"
              icon={<X aria-hidden />}
              onClick={(event) => {
                event.currentTarget.form?.querySelector('input')?.focus();
                type('');
              }}
            />
          )}
        </div>
      </form>
    </search>
  );
}

/** The typed text, until the search text changes from outside. */
function useTyped(value: string, onChange: Props['onChange']) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    startTransition(() => onChange(text));
  };
  return [typed, type] as const;
}

/** The search runs while typing, so Enter only closes the keyboard of a phone. */
function closeKeyboard(event: SubmitEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
