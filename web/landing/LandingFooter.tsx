import styles from "./LandingFooter.module.css";

type Props = { companyName: string; supportPhone: string; phoneAddress: string };

/** The company and how to reach it; unset values are hidden. */
export function LandingFooter({ companyName, supportPhone, phoneAddress }: Props) {
  if (companyName === "" && supportPhone === "") return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {companyName !== "" && <span>© {companyName}. All rights reserved.</span>}
        {supportPhone !== "" && (
          <span>
            Contact: <a href={phoneAddress}>{supportPhone}</a>
          </span>
        )}
      </div>
    </footer>
  );
}
