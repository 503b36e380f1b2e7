const TEXTS = 'input:not([type="checkbox"], [type="radio"]), textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Text and caret in fields before the app, which empties them when it takes over. */
export class Typed {
  readonly #texts = new Map<Field, string>();
  #caret: () => void = () => undefined;

  /** Browsers and password managers fill fields without an event, so this reads every field. */
  note(): void {
    for (const field of document.querySelectorAll<Field>(TEXTS)) {
      if (field.value !== '' || this.#texts.has(field)) this.#texts.set(field, field.value);
      if (field === document.activeElement) this.#noteCaret(field);
    }
  }

  restore(): void {
    for (const [field, text] of this.#texts) {
      // React ignores values set through the property it watches, and may already know this text: the empty value
      // makes it see a change.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    }
    this.#caret();
  }

  /** Fields for email addresses tell no caret. */
  #noteCaret(field: Field): void {
    const { selectionStart, selectionEnd, selectionDirection } = field;
    this.#caret = () => {
      if (selectionStart === null || field !== document.activeElement) return;
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    };
  }

  tell(): void {
    for (const field of this.#texts.keys()) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
