import { Burger } from "@mantine/core";
import { Suspense } from "react";
import { PaletteButton } from "../../commandPalette/PaletteButton.tsx";
import { useIsPartnerAccount } from "../../session/partnerAccount.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { FinancialYearPicker } from "./FinancialYearPicker.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import styles from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";

const InboxBell = lazyPart(async () => (await import("../../inbox/InboxBell.tsx")).InboxBell);

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
        {/* Its place is kept, so that nothing moves when the bell comes. */}
        <div className={styles.bell}>
          {/* A page does not fail with its bell. */}
          <ErrorBoundary attempt={null} renderFailure={() => null}>
            <Suspense>
              <InboxBell />
            </Suspense>
          </ErrorBoundary>
        </div>
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
