import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconHome } from "@tabler/icons-react";
import { Link, useLocation, useNavigate } from "react-router";
import styles from "./Breadcrumbs.module.css";
import { useBreadcrumbs } from "./breadcrumbs.ts";
import { tabHistory } from "./tabHistory.ts";

/** Breadcrumbs. On a shipment page the firm's link goes back in history, so that the list keeps its page and scroll position. */
export function Breadcrumbs() {
  const { firm, page } = useBreadcrumbs();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const here = page ?? firm?.name ?? null;
  function handleBack(firmId: string) {
    const { entryKey, steps } = tabHistory({ key, state });
    // A page opened from an external link has no history.
    if (entryKey === "default") return void navigate(firmPath(firmId));
    void navigate(-1 - steps);
  }
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/dashboard" aria-label="Home" className={styles.home}>
            <IconHome size={17} stroke={1.7} />
          </Link>
        </li>
        {firm !== null && page !== null && (
          <li className={styles.crumb}>
            <IconChevronRight size={14} aria-hidden="true" />
            <UnstyledButton className={styles.link} data-leads-to={firmPath(firm.id)} onClick={() => handleBack(firm.id)}>
              <bdi>{firm.name}</bdi>
            </UnstyledButton>
          </li>
        )}
        {here !== null && (
          <li className={styles.crumb}>
            <IconChevronRight size={14} aria-hidden="true" />
            <span aria-current="page" className={styles.current}>
              <bdi>{here}</bdi>
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function firmPath(firmId: string): string {
  return `/dashboard/firm/${encodeURIComponent(firmId)}`;
}
