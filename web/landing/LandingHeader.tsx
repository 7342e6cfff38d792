import { Button } from "@mantine/core";
import { Link } from "react-router";
import { settings } from "../shell/settings.ts";
import styles from "./LandingHeader.module.css";

/** Stays at the top: the product, home, and the two ways in. */
export function LandingHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width={26} height={26} />
          {settings.productName}
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <Link to="/" className={styles.link}>
            Home
          </Link>
        </nav>
        <div className={styles.ways}>
          <Button component={Link} to="/login" variant="default">
            Sign In
          </Button>
          <Button component={Link} to="/signup">
            Sign Up
          </Button>
        </div>
      </div>
    </header>
  );
}
