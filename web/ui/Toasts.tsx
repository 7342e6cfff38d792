import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import styles from "./Toasts.module.css";

/** Where toasts appear: bottom-right, at most three at a time. */
export function Toasts() {
  return <Notifications position="bottom-right" limit={3} containerWidth={380} className={styles.toasts} />;
}
