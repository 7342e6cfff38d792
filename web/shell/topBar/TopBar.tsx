import { Burger } from "@mantine/core";
import { PaletteButton } from "../../commandPalette/PaletteButton.tsx";
import { useIsPartnerAccount } from "../../session/partnerAccount.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { FinancialYearPicker } from "./FinancialYearPicker.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import styles from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";

type Props = { onMenu: () => void };

/** Breadcrumbs, search, financial year, theme and user menu. What is shared has no financial year. */
export function TopBar({ onMenu }: Props) {
  const isPartnerOnly = useIsPartnerAccount();
  return (
    <header className={styles.bar}>
      <Burger className={styles.menu} size="sm" onClick={onMenu} aria-label="Open menu" />
      <Breadcrumbs />
      <div className={styles.tools}>
        <PaletteButton />
        {!isPartnerOnly && <FinancialYearPicker />}
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
