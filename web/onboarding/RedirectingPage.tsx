import { Loader, Text, Title } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import styles from "./RedirectingPage.module.css";

/** How long 'Setup Complete!' is shown, in ms. */
const stay = 1000;

/** The end of the wizard: a short confirmation, then the dashboard. */
export function Component() {
  usePageTitle("Setup Complete!");
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate("/dashboard", { replace: true }), stay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main className={styles.screen} tabIndex={-1}>
      <IconCircleCheck size={48} stroke={1.4} className={styles.icon} aria-hidden="true" />
      <Title order={1}>Setup Complete!</Title>
      <Text c="dimmed">Taking you to your dashboard.</Text>
      <Loader size="sm" type="dots" />
    </main>
  );
}
