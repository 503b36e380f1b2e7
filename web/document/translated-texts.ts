/**
 * Texts that a translator replaced before the app was there. React takes over its own texts only, so they return
 * until it has finished.
 */
export class TranslatedTexts {
  readonly #root: HTMLElement;
  readonly #translations = new Map<Text, Element>();
  readonly #observer = new MutationObserver((records) => this.#note(records));

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#observer.observe(root, { childList: true, subtree: true });
  }

  /** Restores the original texts. */
  putBack(): void {
    this.#note(this.#observer.takeRecords());
    this.#observer.disconnect();
    if (this.#translations.size === 0) return;
    this.#root.translate = false;
    for (const [text, translation] of this.#translations) translation.replaceWith(text);
  }

  /** Restores the translation where its text still stands. */
  translateAgain(): void {
    this.#root.removeAttribute('translate');
    for (const [text, translation] of this.#translations) {
      if (text.isConnected) text.replaceWith(translation);
    }
  }

  #note(records: readonly MutationRecord[]): void {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // Some translators replace the text, others insert theirs beside it and then remove it.
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const node of removedNodes) {
        if (node instanceof Text && translation) this.#translations.set(node, translation);
      }
    }
  }
}

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font';
