import { Anchor, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import styles from "../account/AccountCard.module.css";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { CodeForm } from "./CodeForm.tsx";

/** Takes the code of an invitation (/join), and leads to the invitation's page. */
export function Component() {
  usePageTitle("Join");
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Join with a code</Title>
        <Text c="dimmed">Enter the code that you were told. If you were sent a link, open the link instead.</Text>
      </div>
      <CodeForm />
      <Text c="dimmed" ta="center">
        Already have an account?{" "}
        <Anchor component={Link} underline="always" to="/login">
          Sign In
        </Anchor>
      </Text>
    </section>
  );
}
