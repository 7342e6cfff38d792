import { Anchor, Badge, Group, Table, TextInput } from "@mantine/core";
import { useId } from "react";
import type { RowStatus } from "#domain/import/import.ts";
import { importFields } from "#domain/import/importFields.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import sideScroll from "../ui/table/SideScroll.module.css";
import styles from "./ImportRows.module.css";

type Row = {
  readonly row: number;
  readonly status: RowStatus;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly column?: number | null | undefined; readonly message: string }[];
};

type Props = {
  kind: ImportKind;
  fields: readonly string[];
  rows: readonly Row[];
  onEdit: (row: number, column: number, text: string) => void;
};

const names: Record<RowStatus, { label: string; colour: string }> = {
  NEW: { label: "New", colour: "green" },
  CHANGED: { label: "Changed", colour: "blue" },
  SAME: { label: "Same", colour: "gray" },
  ERROR: { label: "Error", colour: "red" },
};

/** Columns up to which blank ones are shown too. */
const maxBlankColumns = 20;

/** A column of the table that is shown. */
type Column = { column: number; label: string };

function isUsed({ cells, problems }: Row, column: number): boolean {
  return (cells[column] ?? "") !== "" || problems.some((problem) => problem.column === column);
}

/** A page of checked rows. Each cell of a chosen column can be edited; leaving it checks the table again. */
export function ImportRows({ kind, fields, rows, onEdit }: Props) {
  const id = useId();
  const fieldId = (row: number, column: number) => `${id}-${row}-${column}`;
  const labels = new Map(importFields(kind).map(({ name, label }) => [name, label]));
  const chosen = fields.flatMap((name, column) => (labels.has(name) ? [{ column, label: labels.get(name) ?? name }] : []));
  // Of a wide table, a page shows the columns that say something or lack it: each cell is a field.
  const columns = chosen.length <= maxBlankColumns ? chosen : chosen.filter(({ column }) => rows.some((row) => isUsed(row, column)));
  return (
    <Table.ScrollContainer className={sideScroll.scroller} minWidth={200 + columns.length * 160} maxHeight={360} type="native" tabIndex={0}>
      <Table stickyHeader aria-label="Rows" verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            {["Row", "Status", ...columns.map(({ label }) => label)].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ row, status, cells, problems }) => (
            <Table.Tr key={row}>
              <Table.Td>{row}</Table.Td>
              <Table.Td>
                <RowState
                  status={status}
                  messages={problems.filter(({ column }) => column === null || column === undefined).map(({ message }) => message)}
                  wrong={columns.filter(({ column }) => problems.some((problem) => problem.column === column))}
                  onWrong={(column) => document.getElementById(fieldId(row, column))?.focus()}
                />
              </Table.Td>
              {columns.map(({ column, label }) => (
                <Table.Td key={column}>
                  <TextInput
                    // A new text from the check replaces what was typed.
                    key={cells[column]}
                    id={fieldId(row, column)}
                    size="xs"
                    classNames={{ input: styles.input }}
                    aria-label={`${label}, row ${row}`}
                    defaultValue={cells[column] ?? ""}
                    error={problems.find((problem) => problem.column === column)?.message}
                    onBlur={(event) => {
                      if (event.currentTarget.value !== (cells[column] ?? "")) onEdit(row, column, event.currentTarget.value);
                    }}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type StateProps = { status: RowStatus; messages: string[]; wrong: Column[]; onWrong: (column: number) => void };

/** A row's status, what is wrong with the row as a whole, and its wrong columns, which may be out of sight: each leads to its field. */
function RowState({ status, messages, wrong, onWrong }: StateProps) {
  return (
    // On a phone the sentence wraps within the part of the table that is in sight.
    <Group gap="xs" maw="min(55vw, 22rem)">
      <Badge variant="light" flex="none" color={names[status].colour}>
        {names[status].label}
      </Badge>
      {messages.join(" ")}
      {wrong.map(({ column, label }) => (
        <Anchor key={column} component="button" type="button" size="xs" py={4} onClick={() => onWrong(column)}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
