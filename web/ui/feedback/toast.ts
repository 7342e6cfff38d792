import { notifications, notificationsStore } from "@mantine/notifications";

/** How long a toast stays, in ms; an error stays longer. */
const successTime = 4000;
const errorTime = 6000;

/** Maximum number of toasts at a time. */
export const toastsAtOnce = 3;

/** Announces a success, bottom-right and to screen readers. */
export function showSuccess(message: string, title?: string): void {
  show({ message, title, color: "green", autoClose: successTime });
}

/** Announces a failure under its title ('Error' unless a rule defines another, R-401). */
export function showError(message: string, title = "Error"): void {
  show({ message, title, color: "red", autoClose: errorTime });
}

/** Announces something neutral, such as why a button did nothing. */
export function showInfo(message: string, title?: string): void {
  show({ message, title, color: "blue", autoClose: errorTime });
}

type Toast = { message: string; title: string | undefined; color: string; autoClose: number };

let shownCount = 0;

/**
 * A repeated message replaces its toast, so that it is announced again and stays the full time. If there are too many toasts, the newest
 * replaces the oldest: it is about the user's last action and must not wait.
 */
function show(toast: Toast): void {
  const words = `${toast.title ?? ""}|${toast.message}|`;
  const shown = notificationsStore.getState().notifications.map(({ id = "" }) => id);
  const [oldest] = shown.length >= toastsAtOnce ? shown : [];
  const replaced = shown.find((id) => id.startsWith(words)) ?? oldest;
  if (replaced !== undefined) notifications.hide(replaced);
  shownCount += 1;
  const id = `${words}${shownCount}`;
  notifications.show({ ...toast, id, closeButtonProps: { "aria-label": "Close message" } });
  void tend(id, toast);
}

/** Where a toast stands, and when it goes before its time, is decided by code that comes with the first one; without it they just stand. */
async function tend(id: string, { color, title }: Toast): Promise<void> {
  const early = focusedPart();
  const tending = await import("./tendToasts.ts").catch(() => null);
  tending?.placeToasts();
  if (color !== "red") return;
  // A button that waited for the answer has the focus again in the next frame.
  requestAnimationFrame(() => {
    const cause = early ?? focusedPart();
    if (cause) tending?.hideWithCause(id, cause, title !== "Error");
  });
}

function focusedPart(): Element | null | undefined {
  return document.activeElement?.closest("form, [role=dialog], main");
}
