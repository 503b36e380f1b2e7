import type { Endpoint, ReplyOf } from '@limber/contract/endpoint';
import type { Page } from '@playwright/test';

export type Screen = {
  /** The first part of the picture's file name. */
  name: string;
  /** `:planId` and `:routineId` are replaced by those of the seeded user. */
  address: string;
  /** Shown signed in, unless this is false. */
  signedIn?: boolean;
  /**
   * Whether the layout of a phone has other elements, or floating ones: then axe checks it on a phone as
   * well.
   */
  differsOnPhones?: boolean;
  /** What the server answers there instead, for states that it is seldom in. */
  answers?: readonly FakedAnswer[];
  /** Brings the page into the state to be shown. */
  open?: (page: Page) => Promise<void>;
};

type FakedAnswer = { method: string; path: string; status: number; json: unknown };

/** A call that goes well, with this answer. */
export const answer = <E extends Endpoint>(
  { method, path, status }: E,
  json: ReplyOf<E>,
): FakedAnswer => ({ method, path, status, json });

/** A call that the server refuses. */
export const refuse = (
  { method, path }: Endpoint,
  status: number,
  json: { code: string; message: string; requestId?: string },
): FakedAnswer => ({ method, path, status, json });

/** Has the calls of this page answered so, until all of its routes are taken away. */
export async function fakeAnswers(page: Page, answers: readonly FakedAnswer[]): Promise<void> {
  for (const { method, path, status, json } of answers) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) =>
        route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
    );
  }
}

/** Presses the first button of this name. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Presses a button that opens a dialog. */
export const dialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
};
