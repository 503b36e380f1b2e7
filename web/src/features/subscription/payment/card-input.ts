const CARD_DIGITS = 19;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** "4242 4242 4242 4242". */
export function cardNumberText(typed: string): string {
  return digitsOf(typed)
    .slice(0, CARD_DIGITS)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** Month and year: "04 / 30". */
export function expiryText(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function cvcText(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

export type CardDetails = { number: string; expiry: string; cvc: string };
export type CardProblems = Partial<Record<keyof CardDetails, string>>;

/** Empty if the card is valid. */
export function cardProblems(card: CardDetails, now: Date): CardProblems {
  return {
    ...(digitsOf(card.number).length < 12 && { number: 'Your card number is incomplete.' }),
    ...(!isAhead(digitsOf(card.expiry), now) && {
      expiry: 'Enter the month and year until which the card is valid.',
    }),
    ...(card.cvc.length < 3 && { cvc: 'Your security code is incomplete.' }),
  };
}

/** `digits` is MMYY. A card is valid to the end of its month. */
function isAhead(digits: string, now: Date): boolean {
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  const isMonth = digits.length === 4 && month >= 1 && month <= 12;
  return isMonth && new Date(year, month, 1) > now;
}
