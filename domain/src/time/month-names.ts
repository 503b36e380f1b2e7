// By hand, since what writes dates in `Intl` takes a browser 20 ms when it is first used, and much for each day of a year.
export const MONTH_NAMES: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
