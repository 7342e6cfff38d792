import { Checkbox, Table } from "@mantine/core";
import { attachmentTypeNames, attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import type { SharingDefaults } from "#domain/documents/sharingDefaults.ts";
import { partnerRoleNames, partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import { DataTable } from "../ui/table/DataTable.tsx";
import styles from "./SharingTable.module.css";

type Props = {
  grid: SharingDefaults;
  isReadOnly: boolean;
  onTick: (type: AttachmentType, role: PartnerRole, isTicked: boolean) => void;
};

/** A row for each type of document with a box for each role. A box is named by its row and its role. */
export function SharingTable({ grid, isReadOnly, onTick }: Props) {
  return (
    <DataTable label="Sharing defaults" minWidth={0} keepsHead columns={[{ label: "Document Type" }, ...partnerRoles.map(columnOf)]}>
      {attachmentTypes.map((type) => (
        <Table.Tr key={type}>
          <td className={styles.type}>{attachmentTypeNames[type]}</td>
          {partnerRoles.map((role) => (
            <td key={role}>
              <Checkbox
                aria-label={`${attachmentTypeNames[type]}: ${partnerRoleNames[role]}`}
                checked={grid[type].includes(role)}
                disabled={isReadOnly}
                onChange={(event) => onTick(type, role, event.currentTarget.checked)}
              />
            </td>
          ))}
        </Table.Tr>
      ))}
    </DataTable>
  );
}

function columnOf(role: PartnerRole) {
  return { label: partnerRoleNames[role], width: "72px" };
}
