import { ActionIcon, Badge, Menu, Table, Text } from "@mantine/core";
import { IconCopy, IconDots, IconTrash } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { formatMoney } from "#domain/currency.ts";
import { toShortDate } from "#domain/dates.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { preloadShipmentForm } from "./form/ShipmentFormPanel.tsx";
import type { ShipmentRow } from "./shipmentRows.ts";
import styles from "./ShipmentTable.module.css";

type Props = { rows: readonly ShipmentRow[]; onDuplicate: (row: ShipmentRow) => void; onDelete: (row: ShipmentRow) => void };

const columns = [
  { label: "Name", width: "34%" },
  { label: "Consignee", width: "22%" },
  { label: "Port of Discharge" },
  { label: "Invoice No" },
  { label: "Total Amount", align: "right" },
  { label: "Created" },
  { label: "Actions", isHidden: true, width: "56px" },
] as const;

/** The rows of the list; each leads to its shipment. */
export function ShipmentTable({ rows, onDuplicate, onDelete }: Props) {
  const { firmId = "" } = useParams();
  return (
    <div className={styles.table}>
      <DataTable label="Shipments" columns={columns} minWidth={0}>
        {rows.map((row) => (
          <Table.Tr key={row.id} className={styles.row}>
            <Table.Td className={styles.name}>
              <Link to={`/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(row.id)}`} className={styles.link}>
                {row.name}
              </Link>
              {row.status !== "" && <Badge className={styles.badge}>{row.status}</Badge>}
            </Table.Td>
            <Table.Td className={styles.consignee}>{row.consignee}</Table.Td>
            <Table.Td className={styles.port}>{row.portOfDischarge}</Table.Td>
            <Table.Td className={styles.invoice}>{row.invoiceNo}</Table.Td>
            <Table.Td className={styles.figure}>{`${row.currency} ${formatMoney(row.totalAmount, row.currency)}`}</Table.Td>
            <Table.Td className={styles.date}>
              <Text component="time" dateTime={row.createdAt} inherit>
                {toShortDate(row.createdAt)}
              </Text>
            </Table.Td>
            <Table.Td className={styles.actions}>
              <RowMenu row={row} onDuplicate={onDuplicate} onDelete={onDelete} />
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </div>
  );
}

type MenuProps = Omit<Props, "rows"> & { row: ShipmentRow };

function RowMenu({ row, onDuplicate, onDelete }: MenuProps) {
  return (
    <Menu width={180}>
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${row.name}`}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.7} />} onClick={() => onDuplicate(row)} onMouseEnter={preloadShipmentForm}>
          Duplicate
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={() => onDelete(row)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
