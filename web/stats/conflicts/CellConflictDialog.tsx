import { Button, Group, Stack, Text } from "@mantine/core";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { unconflictedChanges, overwritingChanges, type CellConflict } from "../edits/cellConflicts.ts";
import styles from "./CellConflictDialog.module.css";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet; conflict: CellConflict; onClosed: () => void };

/** So many cells are shown one by one. */
const mostShown = 8;

/** Somebody else has changed cells that were about to be saved: the user sees both texts and says which one stays. */
export function CellConflictDialog({ sheet, conflict, onClosed }: Props) {
  const { cells } = conflict;
  const unconflicted = unconflictedChanges(conflict);
  const rest = cells.length - mostShown;
  return (
    <Dialog title="Changed by Somebody Else" size="sm" onClosed={onClosed}>
      {(close) => (
        <Stack gap="lg">
          <Text component="div">
            {cells.length === 1 ? "This cell was" : `${cells.length.toLocaleString("en-US")} of these cells were`} changed since you read{" "}
            {cells.length === 1 ? "it" : "them"}. Nothing has been saved yet.
          </Text>
          <dl className={styles.cells}>
            {cells.slice(0, mostShown).map(({ change, now, shipment }) => (
              <div key={`${change.row.id} ${change.columnId}`}>
                <dt>
                  {sheet.columns.find(change.columnId)?.name} of {shipment}
                </dt>
                <dd>Theirs: {now || "(empty)"}</dd>
                <dd>Yours: {change.to || "(empty)"}</dd>
              </div>
            ))}
          </dl>
          {rest > 0 && <Text size="sm">and {rest.toLocaleString("en-US")} more.</Text>}
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              onClick={() => {
                if (unconflicted.length > 0) void sheet.changes.saveCells(unconflicted);
                close();
              }}
              data-autofocus
            >
              {unconflicted.length > 0 ? "Keep theirs, save the rest" : "Keep theirs"}
            </Button>
            <Button
              onClick={() => {
                void sheet.changes.saveCells(overwritingChanges(conflict));
                close();
              }}
            >
              Save mine
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
