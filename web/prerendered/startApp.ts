import type { Hydration } from "../app.tsx";

let started: Promise<void> | null = null;

/** Loads the app and replaces the page: once, and again after a failure. */
export function startApp(hydration?: Hydration): Promise<void> {
  started ??= import("../app.tsx")
    .then(({ start }) => start(hydration))
    .catch((error: unknown) => {
      started = null;
      throw error;
    });
  return started;
}
