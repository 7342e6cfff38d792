import { Badge } from "@mantine/core";
import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";
import styles from "./VisibleTo.module.css";

type Props = { audience: readonly PartnerRole[] };

/** The roles of partners that see a file, as chips in its row. */
export function VisibleTo({ audience }: Props) {
  return (
    <span className={styles.line}>
      <span className={styles.label}>Visible to</span>
      {audience.map((role) => (
        <Badge key={role} size="sm" variant="light" tt="none">
          {partnerRoleNames[role]}
        </Badge>
      ))}
      {audience.length === 0 && (
        <Badge size="sm" variant="default" tt="none">
          Nobody
        </Badge>
      )}
    </span>
  );
}
