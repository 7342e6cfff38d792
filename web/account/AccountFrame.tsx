import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./AccountFrame.module.css";

type Props = { productName: string; children: ReactNode };

/** Frame of Sign In and Sign Up: the product's name above one card. */
export function AccountFrame({ productName, children }: Props) {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          {productName}
        </Link>
      </header>
      <main className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
