/** Line widths in units of the view box: bolder where the picture is small, and in close-ups. */
export const LINE_WIDTHS = {
  usual: { outline: 5, inner: 3, arrow: 1 },
  closeUp: { outline: 6, inner: 4, arrow: 1 },
  thumbnail: { outline: 9, inner: 5, arrow: 1.7 },
};
