import { notifications } from "@mantine/notifications";

/** How long a toast stays: brief, but an error long enough to be read. */
const successTime = 4000;
const errorTime = 7000;

/** Tells of a success, bottom-right, and to screen readers. */
export function showSuccess(message: string, title?: string): void {
  notifications.show({ message, title, color: "green", autoClose: successTime });
}

/** Tells of a failure under its title ('Error' unless the spec names another). */
export function showError(message: string, title = "Error"): void {
  notifications.show({ message, title, color: "red", autoClose: errorTime });
}

/** Tells something that is neither, such as why a button did nothing. */
export function showInfo(message: string, title?: string): void {
  notifications.show({ message, title, color: "blue", autoClose: errorTime });
}
