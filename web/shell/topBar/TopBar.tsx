import { Burger } from "@mantine/core";
import { PaletteButton } from "../../commandPalette/PaletteButton.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { FinancialYearPicker } from "./FinancialYearPicker.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import styles from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";

type Props = { onMenu: () => void };

/** Breadcrumbs, search, financial year, theme and user menu. */
export function TopBar({ onMenu }: Props) {
  return (
    <header className={styles.bar}>
      <Burger className={styles.menu} size="sm" onClick={onMenu} aria-label="Open menu" />
      <Breadcrumbs />
      <div className={styles.tools}>
        <PaletteButton />
        <FinancialYearPicker />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
