import type { TakeOver } from "../app.tsx";

let started: Promise<void> | null = null;

/** Fetches the app and has it take the page over: once, and again after a failure. */
export function startApp(takeOver?: TakeOver): Promise<void> {
  started ??= import("../app.tsx")
    .then(({ start }) => start(takeOver))
    .catch((error: unknown) => {
      started = null;
      throw error;
    });
  return started;
}
