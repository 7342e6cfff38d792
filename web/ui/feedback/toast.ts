import { notifications, notificationsStore } from "@mantine/notifications";

/** How long a toast stays: brief, but an error long enough to be read. */
const successTime = 4000;
const errorTime = 6000;

/** So many toasts stand at the same time. */
export const toastsAtOnce = 3;

/** Tells of a success, bottom-right, and to screen readers. */
export function showSuccess(message: string, title?: string): void {
  show({ message, title, color: "green", autoClose: successTime });
}

/** Tells of a failure under its title ('Error' unless a rule names another, R-401). */
export function showError(message: string, title = "Error"): void {
  show({ message, title, color: "red", autoClose: errorTime });
}

/** Tells something that is neither, such as why a button did nothing. */
export function showInfo(message: string, title?: string): void {
  show({ message, title, color: "blue", autoClose: errorTime });
}

type Toast = { message: string; title: string | undefined; color: string; autoClose: number };

let shownCount = 0;

/**
 * The same words are not piled up: a message that is repeated takes the place of the toast that has it, so that it is announced
 * again and has its whole time. Where there are too many, the newest takes the place of the oldest: it is about what the user has
 * just done, and would otherwise wait for the others to go.
 */
function show(toast: Toast): void {
  const words = `${toast.title ?? ""}|${toast.message}|`;
  const shown = notificationsStore.getState().notifications.map(({ id = "" }) => id);
  const [oldest] = shown.length >= toastsAtOnce ? shown : [];
  const replaced = shown.find((id) => id.startsWith(words)) ?? oldest;
  if (replaced !== undefined) notifications.hide(replaced);
  shownCount += 1;
  notifications.show({ ...toast, id: `${words}${shownCount}`, closeButtonProps: { "aria-label": "Close message" } });
}
