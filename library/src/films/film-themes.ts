import { SURROUNDINGS, type Theme } from '@limber/figure/theme';

/** A film is made for each theme, since a video cannot follow the page's. */
export type FilmTheme = Theme;
export const FILM_THEMES: readonly FilmTheme[] = ['light', 'dark'];

/** The ground that the pictures of a theme lie on, such as "#F3F6FA". */
export const GROUNDS: Readonly<Record<FilmTheme, string>> = {
  light: SURROUNDINGS.light.panel,
  dark: SURROUNDINGS.dark.panel,
};
