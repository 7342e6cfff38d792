import { Button, Checkbox } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { statsLimits } from "#domain/stats/stats.ts";
import type { ColumnValueListQuery } from "../../__generated__/ColumnValueListQuery.graphql.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";
import { blankText } from "./blankText.ts";
import styles from "./ColumnFilterDialog.module.css";

type Props = {
  firmId: string;
  filter: RowQuery["filter"];
  columnId: string;
  search: string;
  /** The number of the try to load them. */
  attempt: number;
  ticked: ReadonlySet<string>;
  onTick: (value: string, isTicked: boolean) => void;
  onClear: () => void;
};

const query = graphql`
  query ColumnValueListQuery($firmId: ID!, $filter: StatsFilterInput!, $columnId: ID!, $containing: String!) {
    node(id: $firmId) {
      ... on Firm {
        statsSheet(filter: $filter) {
          columnValues(columnId: $columnId, search: $containing) {
            totalCount
            values {
              text
              rowCount
            }
          }
        }
      }
    }
  }
`;

/** The values of a column with how many rows show each, from the service: loaded rows are a part of the sheet. */
export function ColumnValueList({ firmId, filter, columnId, search, attempt, ticked, onTick, onClear }: Props) {
  const { node } = useLazyLoadQuery<ColumnValueListQuery>(
    query,
    { firmId, filter, columnId, containing: search },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const listed = node?.statsSheet?.columnValues ?? null;
  if (listed === null) return <p className={styles.note}>This server cannot list the values.</p>;
  const { values, totalCount } = listed;
  const isFull = ticked.size >= statsLimits.chosenValues;
  return (
    <div>
      <fieldset className={styles.list}>
        <legend className={styles.legend}>Values</legend>
        {values.map(({ text, rowCount }) => (
          <Checkbox
            key={text}
            size="xs"
            classNames={{ body: styles.value, label: styles.label, labelWrapper: styles.words }}
            label={
              <>
                <span className={styles.text}>{text === "" ? blankText : text}</span>{" "}
                <span className={styles.count}>{rowCount.toLocaleString("en-US")}</span>
              </>
            }
            checked={ticked.has(text)}
            disabled={isFull && !ticked.has(text)}
            onChange={(event) => onTick(text, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <p className={styles.note}>{noteOf(values.length, totalCount, ticked.size)}</p>
        {ticked.size > 0 && (
          <Button variant="subtle" size="compact-xs" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

function noteOf(shown: number, total: number, ticked: number): string {
  const [first, all] = [shown.toLocaleString("en-US"), total.toLocaleString("en-US")];
  const counts = total === 0 ? "No value shows this text." : shown < total ? `${first} of ${all} values: type to narrow them.` : "";
  if (ticked >= statsLimits.chosenValues) return `At most ${statsLimits.chosenValues} can be ticked. ${counts}`;
  return [ticked > 0 ? `${ticked} ticked.` : "", counts].filter(Boolean).join(" ");
}
