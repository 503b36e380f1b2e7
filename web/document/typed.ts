const TEXTS = 'input:not([type="checkbox"], [type="radio"]), textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Text typed into fields before the app was there, which empties them when it takes the page over. */
export class Typed {
  readonly #texts = new Map<Field, string>();

  /** Notes what stands in the fields, which a browser or a password manager may have filled without a word. */
  note(): void {
    for (const field of document.querySelectorAll<Field>(TEXTS)) {
      if (field.value !== '' || this.#texts.has(field)) this.#texts.set(field, field.value);
    }
  }

  /** Puts it back. */
  restore(): void {
    for (const [field, text] of this.#texts) {
      // React watches the property of the element, and takes what is set by that for its own doing. It may have found
      // the text there, and would see nothing new in it.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    }
  }

  /** Tells the app, once it listens. */
  tell(): void {
    for (const field of this.#texts.keys()) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
