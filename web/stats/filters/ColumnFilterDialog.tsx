import { TextInput } from "@mantine/core";
import { Suspense, useDeferredValue, useState } from "react";
import { PartBoundary } from "../../relay/PartBoundary.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import type { RowQuery } from "../data/rowWindowStore.ts";
import { ColumnValueList } from "./ColumnValueList.tsx";
import styles from "./ColumnFilterDialog.module.css";
import type { ColumnText } from "./statsFilter.ts";

type Text = Omit<ColumnText, "columnId">;
type Props = {
  firmId: string;
  filter: RowQuery["filter"];
  columnId: string;
  name: string;
  /** What the column must show now. */
  chosen: readonly Text[];
  onSubmit: (texts: ColumnText[]) => void;
  onClosed: () => void;
};

/**
 * Asks what a column must show: a text, or some of the values that the service lists, which the text narrows. Neither shows all
 * rows again.
 */
export function ColumnFilterDialog({ firmId, filter, columnId, name, chosen, onSubmit, onClosed }: Props) {
  const [typed, setTyped] = useState(chosen.find(({ isExact }) => !isExact)?.text ?? "");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(chosen.filter(({ isExact }) => isExact).map(({ text }) => text)));
  const search = useDeferredValue(typed.trim());
  function handleTick(value: string, isTicked: boolean) {
    setTicked(isTicked ? new Set([...ticked, value]) : new Set([...ticked].filter((known) => known !== value)));
  }
  function handleSubmit(close: () => void) {
    if (ticked.size > 0) onSubmit([...ticked].map((text) => ({ columnId, text, isExact: true })));
    else onSubmit([{ columnId, text: typed.trim(), isExact: false }]);
    close();
  }
  return (
    <FormDialog
      title={`Filter by ${name}`}
      size="sm"
      gap="md"
      submitLabel="Filter"
      isBusy={false}
      onSubmit={handleSubmit}
      onClosed={onClosed}
    >
      <TextInput
        label="Contains"
        description="Rows whose cell contains this text, in capitals or not; or tick values. Neither shows all rows."
        data-autofocus
        maxLength={255}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PartBoundary failure="Failed to load the values" of={search}>
        {(attempt) => (
          <Suspense fallback={<div className={styles.list} />}>
            <ColumnValueList
              firmId={firmId}
              filter={filter}
              columnId={columnId}
              search={search}
              attempt={attempt}
              ticked={ticked}
              onTick={handleTick}
              onClear={() => setTicked(new Set())}
            />
          </Suspense>
        )}
      </PartBoundary>
    </FormDialog>
  );
}
