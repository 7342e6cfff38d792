import type { ReactNode } from "react";
import { settings } from "../htmlHead/settings.ts";
import { ThemeToggle } from "../shell/topBar/ThemeToggle.tsx";
import { LogOutButton } from "./LogOutButton.tsx";
import styles from "./OnboardingHeader.module.css";

type Props = {
  /** The wizard's progress. */
  children?: ReactNode;
};

/** The header of onboarding: product name, progress, theme, and log-out. */
export function OnboardingHeader({ children }: Props) {
  return (
    <header className={styles.header}>
      <span className={styles.brand}>
        <img src="/icon.svg" alt="" width={26} height={26} />
        {settings.productName}
      </span>
      <div className={styles.middle}>{children}</div>
      <div className={styles.tools}>
        <ThemeToggle />
        <LogOutButton />
      </div>
    </header>
  );
}
