import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import { toastsAtOnce } from "./toast.ts";
import styles from "./Toasts.module.css";

/** Where toasts appear: bottom-right, a few at a time. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-right"
      limit={toastsAtOnce}
      containerWidth={380}
      notificationMaxHeight={400}
      className={styles.toasts}
    />
  );
}
