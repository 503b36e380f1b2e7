import type { Endpoint, ReplyOf } from '@limber/contract/endpoint';
import type { Page } from '@playwright/test';

export type Screen = {
  /** The first part of the picture's file name. */
  name: string;
  /** `:planId` and `:routineId` become the seeded user's. */
  address: string;
  /** Default: true. */
  signedIn?: boolean;
  /** Whether a phone has other or floating elements: axe then checks it there as well. */
  differsOnPhones?: boolean;
  /** Faked answers, for rare states. */
  answers?: readonly FakedAnswer[];
  /** Brings the page into its state. */
  open?: (page: Page) => Promise<void>;
};

type FakedAnswer = { method: string; path: string; status: number; json: unknown };

export const answer = <E extends Endpoint>(
  { method, path, status }: E,
  json: ReplyOf<E>,
): FakedAnswer => ({ method, path, status, json });

export const refuse = (
  { method, path }: Endpoint,
  status: number,
  json: { code: string; message: string; requestId?: string },
): FakedAnswer => ({ method, path, status, json });

/** Fakes these answers until the page's routes are removed. */
export async function fakeAnswers(page: Page, answers: readonly FakedAnswer[]): Promise<void> {
  for (const { method, path, status, json } of answers) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) =>
        route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
    );
  }
}

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

export const dialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
};
