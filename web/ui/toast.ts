import { notifications } from "@mantine/notifications";

/** How long a toast stays: brief, but an error long enough to be read. */
const successTime = 4000;
const errorTime = 6000;

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

/** The same words are not piled up: while a toast is there, saying it again shows nothing new. */
function show(toast: Toast): void {
  notifications.show({ ...toast, id: `${toast.title ?? ""}|${toast.message}`, closeButtonProps: { "aria-label": "Close message" } });
}
