import "../ui/app.css";
import { Link, Outlet } from "react-router";
import { RelayProvider } from "../relay/RelayProvider.tsx";
import { settings } from "../shell/settings.ts";
import styles from "./AccountLayout.module.css";

/** The frame of Sign In and Sign Up: the product's name above one card. */
export function Component() {
  return (
    <RelayProvider>
      <div className={styles.layout}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand}>
            <img src="/icon.svg" alt="" width={28} height={28} />
            {settings.productName}
          </Link>
        </header>
        <main className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </RelayProvider>
  );
}
