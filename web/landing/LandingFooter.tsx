import { settings } from "../shell/settings.ts";
import styles from "./LandingFooter.module.css";

const thisYear = new Date().getFullYear();

/** Who stands behind the product and how to reach them; what is not configured is not shown. */
export function LandingFooter() {
  const { companyName, supportPhone } = settings;
  if (companyName === "" && supportPhone === "") return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {companyName !== "" && (
          <span>
            © {thisYear} {companyName}. All rights reserved.
          </span>
        )}
        {supportPhone !== "" && (
          <span>
            Contact: <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>{supportPhone}</a>
          </span>
        )}
      </div>
    </footer>
  );
}
