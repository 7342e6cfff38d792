import type { Hydration } from "../app.tsx";

let started: Promise<void> | null = null;

/** Loads the app and replaces the page: once, and again after a failure. */
export function startApp(hydration?: Hydration): Promise<void> {
  started ??= fetchFiles()
    .then(() => import("../app.tsx"))
    .then(({ start }) => start(hydration))
    .catch((error: unknown) => {
      started = null;
      throw error;
    });
  return started;
}

/**
 * Fetches the files of the app into the browser's cache. Many browsers never ask again for a module whose import failed, so import them only
 * once they are there.
 */
async function fetchFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-later]")];
  const answers = await Promise.all(links.map(({ href }) => fetch(href)));
  if (!answers.every(({ ok }) => ok)) throw new Error("The app could not be loaded");
}
