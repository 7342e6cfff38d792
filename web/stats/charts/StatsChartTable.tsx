import { Anchor, Table } from "@mantine/core";
import { DataTable } from "../../ui/table/DataTable.tsx";
import type { Choice, Series } from "./chartSeries.ts";

type Props = { about: string; what: string; series: Series; onChoose: (choice: Choice) => void };

/** The same figures as a table. */
export function StatsChartTable({ about, what, series, onChoose }: Props) {
  const columns = [{ label: what }, ...series.heads.map((label) => ({ label, align: "right" as const }))];
  return (
    <DataTable label={about} columns={columns} minWidth={280}>
      {series.bars.map(({ key, label, figures, choice }) => (
        <Table.Tr key={key}>
          <Table.Td>
            <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onChoose(choice)}>
              {label}
            </Anchor>
          </Table.Td>
          {figures.map((figure, index) => (
            <Table.Td key={series.heads[index]} ta="right">
              {figure}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </DataTable>
  );
}
