import type { Appearance } from '@stripe/stripe-js';

/** Our colours and shapes for the frame of Stripe, which cannot read our style sheet. */
export function stripeAppearance(): Appearance {
  const ground = colour('--color-card');
  return {
    theme: isDark(ground) ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--color-deep'),
      colorBackground: ground,
      colorText: colour('--color-ink'),
      colorTextSecondary: colour('--color-soft'),
      colorDanger: colour('--color-wrong'),
      borderRadius: '12px',
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
  };
}

/** The colour of a token in the theme that is shown: the token itself holds both. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}

function isDark(rgb: string): boolean {
  const [red = 255, green = 255, blue = 255] = rgb.match(/\d+/g)?.map(Number) ?? [];
  return red + green + blue < 3 * 128;
}
