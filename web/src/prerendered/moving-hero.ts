const FRAME_MS = 1100;

/**
 * Moves the first figure of a page, drawing by drawing, until the app does: it removes `data-steps`, which says how
 * far the movement is. The box of the figure names the order of its drawings.
 */
export function moveHero(): void {
  const box = document.querySelector<HTMLElement>('[data-order]');
  if (box === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const order = (box.dataset['order'] ?? '').split(' ').map(Number);
  const drawings = [...box.querySelectorAll('img')];
  let shown = drawings.findIndex(({ alt }) => alt !== '');
  box.dataset['steps'] = '0';
  const show = (steps: number) => {
    const next = order[steps % order.length] ?? 0;
    exchange(drawings[shown], drawings[next]);
    shown = next;
    load(drawings[order[(steps + 1) % order.length] ?? 0]);
  };
  addEventListener('load', () => {
    const timer = setInterval(() => {
      const { steps } = box.dataset;
      if (steps === undefined) return clearInterval(timer);
      show(Number(steps));
      box.dataset['steps'] = String(Number(steps) + 1);
    }, FRAME_MS);
    load(drawings[order[0] ?? 0]);
  });
}

/** Shows one drawing instead of another, with the text that belongs to what is shown. */
function exchange(shown?: HTMLImageElement, next?: HTMLImageElement): void {
  if (shown === undefined || next === undefined || shown === next) return;
  load(next);
  [shown.className, next.className] = [next.className, shown.className];
  [shown.alt, next.alt] = [next.alt, shown.alt];
}

function load(drawing?: HTMLImageElement): void {
  const address = drawing?.dataset['src'];
  if (drawing !== undefined && address !== undefined) drawing.src = address;
}
