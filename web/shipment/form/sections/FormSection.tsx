import { Stack, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import styles from "./FormSection.module.css";

type Props = {
  title: string;
  /** Next to the title, such as a count. */
  tools?: ReactNode;
  children: ReactNode;
};

/** One of the form's eight sections. */
export function FormSection({ title, tools, children }: Props) {
  const id = useId();
  return (
    // A group, not a landmark: the page below the panel has landmarks with the same names.
    <fieldset className={styles.section} aria-labelledby={id} data-section={title}>
      <div className={styles.header}>
        <Title order={3} id={id} className={styles.title}>
          {title}
        </Title>
        {tools}
      </div>
      <Stack gap="md">{children}</Stack>
    </fieldset>
  );
}
