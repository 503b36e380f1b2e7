/**
 * Translators replace texts by elements of their own, and React then changes its detached texts: it throws, or the
 * page shows old text (github.com/facebook/react/issues/11538).
 */

/** Replacements, by replaced node. */
const standIns = new WeakMap<Node, Node>();

/** From now on, a replaced text returns before it is changed or removed, or a node is put in front of it. */
export function workOnTranslatedPages(): void {
  const observer = new MutationObserver(noteStandIns);
  observer.observe(document, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with the node of each call
  const { insertBefore, removeChild } = Node.prototype;

  const putBack = (node: Node) => {
    if (node.parentNode) return;
    noteStandIns(observer.takeRecords());
    let standIn = standIns.get(node);
    while (standIn && !standIn.parentNode) standIn = standIns.get(standIn);
    standIn?.parentNode?.replaceChild(node, standIn);
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    if (before) putBack(before);
    let child = before;
    // Some translators wrap the text.
    while (child && child.parentNode !== this) child = child.parentNode;
    insertBefore.call(this, node, child);
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    putBack(child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      this.data = text ?? '';
      putBack(this);
    },
  });
}

function noteStandIns(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) {
      added.add(node);
      // A returned node must not stand for another.
      standIns.delete(node);
    }
    // Some translators replace a text, others insert theirs beside it and then remove it.
    const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => added.has(node));
    for (const node of removedNodes) if (standIn) standIns.set(node, standIn);
  }
}
