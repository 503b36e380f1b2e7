import { SURROUNDINGS, type Theme } from '@limber/figure/theme';

/** One film per theme: a video cannot follow the page's. */
export type FilmTheme = Theme;
export const FILM_THEMES: readonly FilmTheme[] = ['light', 'dark'];

/** Background colours, such as "#F3F6FA". */
export const GROUNDS: Readonly<Record<FilmTheme, string>> = {
  light: SURROUNDINGS.light.panel,
  dark: SURROUNDINGS.dark.panel,
};
