import { useEffect } from "react";
import { useLazyLoadQuery } from "react-relay";
import type { chartSeriesQuery } from "../../__generated__/chartSeriesQuery.graphql.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";
import { chartKinds, chartsOf, chartsQuery, currenciesOf, seriesIn, totalIn, type Choice, type ChartKind } from "./chartSeries.ts";
import { StatsBars } from "./StatsBars.tsx";
import styles from "./StatsCharts.module.css";
import { StatsChartTable } from "./StatsChartTable.tsx";
import { StatsMonths } from "./StatsMonths.tsx";

type Props = {
  firmId: string;
  filter: RowQuery["filter"];
  /** The number of the attempt to read them. */
  attempt: number;
  kind: ChartKind;
  currency: string | null;
  isTable: boolean;
  /** Which currencies this chart has. */
  onCurrencies: (currencies: readonly string[]) => void;
  /** Whether the sheet shows what is behind a bar already. */
  isChosen: (choice: Choice) => boolean;
  onChoose: (choice: Choice) => void;
};

/** One chart, as bars or as a table. Currencies are never added: each has its own chart. */
export function StatsChartBody({ firmId, filter, attempt, kind, currency, isTable, onCurrencies, isChosen, onChoose }: Props) {
  const data = useLazyLoadQuery<chartSeriesQuery>(chartsQuery, { firmId, filter }, { fetchPolicy: "store-and-network", fetchKey: attempt });
  const charts = chartsOf(data);
  const currencies = charts === null ? "" : currenciesOf(charts, kind).join(" ");
  useEffect(() => onCurrencies(currencies.split(" ").filter(Boolean)), [currencies, onCurrencies]);
  if (charts === null) return <p className={styles.word}>This server cannot work out charts.</p>;
  const series = currency === null ? null : seriesIn(charts, kind, currency);
  if (series === null || currency === null) return <p className={styles.word}>There is nothing to draw for these filters yet.</p>;
  const { about, what, adds } = chartKinds[kind];
  const isYear = filter.from !== null && filter.to !== null;
  const { total, totalBefore } = totalIn(charts, currency, isYear);
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>Total in {currency}</dt>
          <dd>{total}</dd>
        </div>
        {totalBefore !== null && (
          <div>
            <dt>Year before</dt>
            <dd>{totalBefore}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{adds}</p>
      {isTable && <StatsChartTable about={`${about}, in ${currency}`} what={what} series={series} onChoose={onChoose} />}
      {!isTable && kind === "month" && (
        <StatsMonths about={`${about}, in ${currency}`} series={series} isChosen={isChosen} onChoose={onChoose} />
      )}
      {!isTable && kind !== "month" && (
        <StatsBars about={`${about}, in ${currency}`} series={series} isChosen={isChosen} onChoose={onChoose} />
      )}
    </>
  );
}
