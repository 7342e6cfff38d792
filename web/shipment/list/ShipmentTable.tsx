import { Menu, Table } from "@mantine/core";
import { IconCopy, IconFileStack, IconFolderOpen, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { generateSet } from "#domain/documents/document.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { toShortDay } from "#domain/time/dates.ts";
import { useMay } from "../../session/role.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { MiddleCut } from "../../ui/table/MiddleCut.tsx";
import { orDash } from "../../ui/page/orDash.ts";
import { RowMenu } from "../../ui/table/RowMenu.tsx";
import { preloadShipmentForm } from "../form/ShipmentFormPanel.tsx";
import { StatusBadge } from "../progress/StatusBadge.tsx";
import type { ShipmentRow } from "./shipmentRows.ts";
import { ShortDate } from "../../days/ShortDate.tsx";
import styles from "./ShipmentTable.module.css";

type Props = { rows: readonly ShipmentRow[]; onDuplicate: (row: ShipmentRow) => void; onDelete: (row: ShipmentRow) => void };

const columns = [
  { label: "Name", width: "42%" },
  { label: "Consignee", width: "22%" },
  { label: "Port of Discharge", width: "10%" },
  { label: "Invoice No" },
  { label: "Invoice Date" },
  { label: "Progress" },
  { label: "Total Amount", align: "right" },
  { label: "Created" },
  { label: "Actions", isHidden: true, width: "56px" },
] as const;

/** The rows of the list; each links to its shipment. */
export function ShipmentTable({ rows, onDuplicate, onDelete }: Props) {
  const { firmId = "" } = useParams();
  const mayWrite = useMay("write");
  const list = `/dashboard/firm/${encodeURIComponent(firmId)}`;
  return (
    <div className={styles.table}>
      <DataTable label="Shipments" hasCards keepsHead columns={columns} minWidth={0}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            path={`${list}/shipment/${encodeURIComponent(row.id)}`}
            mayWrite={mayWrite}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        ))}
      </DataTable>
    </div>
  );
}

type RowProps = Omit<Props, "rows"> & { row: ShipmentRow; path: string; mayWrite: boolean };

function Row({ row, path, mayWrite, onDuplicate, onDelete }: RowProps) {
  return (
    <Table.Tr className={styles.row}>
      <td className={styles.name}>
        {/* The parts of a cut name would be read as separate words. */}
        <Link to={path} className={styles.link} aria-label={row.name} title={row.name}>
          <MiddleCut text={row.name} />
        </Link>
      </td>
      <td className={styles.consignee} title={row.consignee}>
        {row.consignee}
      </td>
      <td className={styles.port} title={row.portOfDischarge}>
        {row.portOfDischarge}
      </td>
      <td className={styles.invoice}>{row.invoiceNo}</td>
      <td className={styles.invoiceDate}>{row.invoiceDate === "" ? "" : toShortDay(row.invoiceDate)}</td>
      <td className={styles.progress}>{row.status !== "" && <StatusBadge status={row.status} />}</td>
      <td className={styles.figure}>{orDash(row.totalAmount, (amount) => `${row.currency} ${formatMoney(amount, row.currency)}`)}</td>
      <td className={styles.date}>
        <ShortDate at={row.createdAt} />
      </td>
      <td className={styles.actions}>
        {mayWrite && (
          <RowMenu label={`Actions for ${row.name}`} width={200}>
            <Menu.Item component={Link} to={path} leftSection={<IconFolderOpen size={16} stroke={1.7} />}>
              Open
            </Menu.Item>
            <Menu.Item component={Link} to={`${path}?do=edit`} leftSection={<IconPencil size={16} stroke={1.7} />}>
              Edit
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCopy size={16} stroke={1.7} />}
              onClick={() => onDuplicate(row)}
              onMouseEnter={preloadShipmentForm}
            >
              Duplicate
            </Menu.Item>
            <Menu.Item component={Link} to={`${path}?do=set`} leftSection={<IconFileStack size={16} stroke={1.7} />}>
              {generateSet}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={() => onDelete(row)}>
              Delete
            </Menu.Item>
          </RowMenu>
        )}
      </td>
    </Table.Tr>
  );
}
