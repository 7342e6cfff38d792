import { ActionIcon, Button, Group, Select, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { pageSizes } from "./shipmentListAddress.ts";
import styles from "./ShipmentPager.module.css";
import type { PageLink, PagerData } from "./shipmentRows.ts";

type Props = {
  page: PagerData;
  size: number;
  /** The query of another page's address; `after` null is the first one. */
  searchOf: (page: { size: number; after: string | null }) => string;
};

/** Page size, total, and links to the pages. */
export function ShipmentPager({ page, size, searchOf }: Props) {
  const navigate = useNavigate();
  const { total, first, around, last, previous, next } = page;
  const to = (after: string | null) => ({ search: searchOf({ size, after }) });
  return (
    <footer className={styles.pager}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" c="dimmed" aria-hidden="true">
          Rows per page
        </Text>
        <Select
          aria-label="Rows per page"
          w={84}
          size="xs"
          data={pageSizes.map(String)}
          value={String(size)}
          allowDeselect={false}
          onChange={(chosen) => chosen !== null && void navigate({ search: searchOf({ size: Number(chosen), after: null }) })}
        />
      </Group>
      <Text size="sm" c="dimmed" className="figures">
        {total} {total === 1 ? "shipment" : "shipments"}
      </Text>
      <nav aria-label="Pages" className={styles.pages}>
        <Step label="Previous page" to={previous === null ? null : to(previous)}>
          <IconChevronLeft size={16} stroke={1.7} />
        </Step>
        {first !== null && <PageButton link={first} to={to(null)} />}
        {first !== null && <Ellipsis />}
        {around.map((link) => (
          <PageButton key={link.page} link={link} to={to(link.page === 1 ? null : link.cursor)} />
        ))}
        {last !== null && <Ellipsis />}
        {last !== null && <PageButton link={last} to={to(last.cursor)} />}
        <Step label="Next page" to={next === null ? null : to(next)}>
          <IconChevronRight size={16} stroke={1.7} />
        </Step>
      </nav>
    </footer>
  );
}

type To = { search: string };

function PageButton({ link, to }: { link: PageLink; to: To }) {
  return (
    <Button
      component={Link}
      to={to}
      size="compact-sm"
      {...(link.isCurrent ? { variant: "light" } : { variant: "subtle", color: "gray" })}
      className={styles.page}
      aria-label={`Page ${link.page}`}
      aria-current={link.isCurrent ? "page" : undefined}
    >
      {link.page}
    </Button>
  );
}

function Step({ label, to, children }: { label: string; to: To | null; children: React.ReactNode }) {
  if (to === null) {
    return (
      <ActionIcon size="md" variant="transparent" aria-label={label} disabled>
        {children}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon component={Link} to={to} size="md" aria-label={label}>
      {children}
    </ActionIcon>
  );
}

function Ellipsis() {
  return (
    <span className={styles.ellipsis} aria-hidden="true">
      …
    </span>
  );
}
