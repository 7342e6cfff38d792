import { unexpectedError } from "#domain/http/envelope.ts";
import { keysOf } from "#domain/typedObject.ts";
import { CloseButton, SegmentedControl, Select, Skeleton, Switch } from "@mantine/core";
import { Suspense, useState } from "react";
import { PartBoundary } from "../../relay/PartBoundary.tsx";
import type { RowQuery } from "../data/rowWindowStore.ts";
import type { StatsSearch } from "../filters/statsFilter.ts";
import { withColumn } from "../filters/withColumn.ts";
import { chartKinds, type ChartKind, type Choice } from "./chartSeries.ts";
import styles from "./StatsCharts.module.css";
import { StatsChartBody } from "./StatsChartBody.tsx";

type Props = {
  firmId: string;
  filter: RowQuery["filter"];
  place: StatsSearch;
  /** Called when a bar is chosen: the sheet shows its shipments, or all again the second time. */
  onPlace: (change: Partial<StatsSearch>) => void;
  onClose: () => void;
};

/** The chart panel next to the sheet, computed from the same rows. */
export function StatsCharts({ firmId, filter, place, onPlace, onClose }: Props) {
  const [kind, setKind] = useState<ChartKind>("month");
  const [isTable, setTable] = useState(false);
  const [currency, setCurrency] = useState<string | null>(null);
  const [currencies, setCurrencies] = useState<readonly string[]>([]);
  // Ignore the chosen month: a single bar has nothing to compare with.
  const drawn = { ...filter, month: null };
  function isChosen(choice: Choice): boolean {
    if ("month" in choice) return place.month === choice.month;
    if ("discharge" in choice) return place.discharge === choice.discharge;
    return place.columns.some(({ columnId, text, isExact }) => isExact && columnId === choice.columnId && text === choice.name);
  }
  function handleChoice(choice: Choice) {
    const isOff = isChosen(choice);
    if ("month" in choice) onPlace({ month: isOff ? "" : choice.month });
    else if ("discharge" in choice) onPlace({ discharge: isOff ? "" : choice.discharge });
    else onPlace({ columns: withColumn(place.columns, choice.columnId, isOff ? [] : [{ text: choice.name, isExact: true }]) });
  }
  const shown = currency !== null && currencies.includes(currency) ? currency : (currencies[0] ?? null);
  return (
    <aside className={styles.panel} aria-label="Charts">
      <div className={styles.head}>
        <h2 className={styles.title}>Charts</h2>
        <CloseButton aria-label="Close charts" onClick={onClose} />
      </div>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Chart"
        data={keysOf(chartKinds).map((value) => ({ value, label: chartKinds[value].label }))}
        value={kind}
        onChange={setKind}
      />
      <div className={styles.choices}>
        <Select
          label="Currency"
          size="xs"
          data={[...currencies]}
          value={shown}
          allowDeselect={false}
          disabled={currencies.length < 2}
          onChange={setCurrency}
        />
        <Switch size="xs" label="Show as table" checked={isTable} onChange={(event) => setTable(event.currentTarget.checked)} />
      </div>
      <PartBoundary failure={unexpectedError} of={JSON.stringify(drawn)}>
        {(attempt) => (
          <Suspense fallback={<Skeleton className={styles.skeleton} />}>
            <StatsChartBody
              firmId={firmId}
              filter={drawn}
              attempt={attempt}
              kind={kind}
              currency={shown}
              isTable={isTable}
              onCurrencies={setCurrencies}
              isChosen={isChosen}
              onChoose={handleChoice}
            />
          </Suspense>
        )}
      </PartBoundary>
    </aside>
  );
}
