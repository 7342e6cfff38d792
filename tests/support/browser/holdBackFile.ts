import type { Page } from "playwright-core";

/** Holds a file of the build back from a page until the function it answers is called. */
export async function holdBackFile(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
