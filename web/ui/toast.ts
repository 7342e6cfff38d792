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

/** Tells of a failure under its title ('Error' unless the spec names another). */
export function showError(message: string, title = "Error"): void {
  show({ message, title, color: "red", autoClose: errorTime });
}

/** Tells something that is neither, such as why a button did nothing. */
export function showInfo(message: string, title?: string): void {
  show({ message, title, color: "blue", autoClose: errorTime });
}

type Toast = { message: string; title: string | undefined; color: string; autoClose: number };

/**
 * The same words are not piled up: while a toast is there, saying it again shows nothing new. One too many takes the place of
 * the oldest: it tells of what the user has just done, and would else wait for the others to go.
 */
function show(toast: Toast): void {
  const id = `${toast.title ?? ""}|${toast.message}`;
  const standing = notificationsStore.getState().notifications.map((other) => other.id ?? "");
  const [oldest] = standing;
  if (oldest !== undefined && standing.length >= toastsAtOnce && !standing.includes(id)) notifications.hide(oldest);
  notifications.show({ ...toast, id, closeButtonProps: { "aria-label": "Close message" } });
}
