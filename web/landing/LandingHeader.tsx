import { Button } from "@mantine/core";
import { Link } from "react-router";
import styles from "./LandingHeader.module.css";

type Props = { productName: string };

/** Sticky header: the product, home, sign-in and sign-up. */
export function LandingHeader({ productName }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width={26} height={26} />
          {productName}
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
