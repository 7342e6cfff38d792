import { useEffect } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { StatsChartBodyQuery } from "../../__generated__/StatsChartBodyQuery.graphql.ts";
import type { RowsAsked } from "../statsRows.ts";
import { chartKinds, currenciesOf, seriesIn, type Bar, type ChartKind } from "./chartSeries.ts";
import { StatsBars } from "./StatsBars.tsx";
import styles from "./StatsCharts.module.css";
import { StatsChartTable } from "./StatsChartTable.tsx";

type Props = {
  firmId: string;
  filter: RowsAsked["filter"];
  kind: ChartKind;
  currency: string | null;
  isTable: boolean;
  /** Which currencies this chart has. */
  onCurrencies: (currencies: readonly string[]) => void;
  onChoose: (choice: Bar["choice"]) => void;
};

/** One chart, as bars or as a table. Currencies are never added: each is a chart of its own. */
export function StatsChartBody({ firmId, filter, kind, currency, isTable, onCurrencies, onChoose }: Props) {
  const { node } = useLazyLoadQuery<StatsChartBodyQuery>(
    graphql`
      query StatsChartBodyQuery($firmId: ID!, $filter: StatsFilterInput) {
        node(id: $firmId) {
          ... on Firm {
            statsSheet(filter: $filter) {
              charts {
                valueByMonth {
                  currency
                  months {
                    month
                    value
                    valueYearBefore
                  }
                }
                topConsignees {
                  currency
                  items {
                    name
                    shipments
                    value
                  }
                }
                dischargePorts {
                  currency
                  items {
                    name
                    shipments
                    value
                  }
                }
                products {
                  currency
                  items {
                    name
                    value
                    quantityMT
                    averagePricePerMT
                  }
                }
              }
            }
          }
        }
      }
    `,
    { firmId, filter },
    { fetchPolicy: "store-and-network" },
  );
  const charts = node?.statsSheet?.charts ?? null;
  const currencies = charts === null ? "" : currenciesOf(charts, kind).join(" ");
  useEffect(() => onCurrencies(currencies.split(" ").filter(Boolean)), [currencies, onCurrencies]);
  if (charts === null) return <p className={styles.word}>This server cannot work out charts.</p>;
  const series = currency === null ? null : seriesIn(charts, kind, currency);
  if (series === null || currency === null) return <p className={styles.word}>There is nothing to draw for these filters yet.</p>;
  const { about, what } = chartKinds[kind];
  return isTable ? (
    <StatsChartTable about={`${about}, in ${currency}`} what={what} series={series} onChoose={onChoose} />
  ) : (
    <StatsBars about={`${about}, in ${currency}`} series={series} onChoose={onChoose} />
  );
}
