import { Alert, Button, Group, List, Stack } from "@mantine/core";
import type { Pasted } from "./pasteTable.ts";

/** Cells that do not fit and are listed one by one. */
const listed = 5;

const nouns = { containers: ["container", "containers"], products: ["product", "products"] } as const;

type Props = { pasted: Pasted; onClose: () => void };

/** Says how many rows a paste filled and which cells do not fit, and takes it back (R-770). */
export function PasteNotice({ pasted: { list, count, misfits, isUndoable, undo }, onClose }: Props) {
  const more = misfits.length - listed;
  function handleUndo() {
    if (isUndoable()) undo();
    onClose();
  }
  return (
    <Alert color={misfits.length > 0 ? "yellow" : "blue"} variant="light" mt="xs">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <span>
            {count} {nouns[list][count === 1 ? 0 : 1]} pasted
            {misfits.length > 0 && `; ${misfits.length === 1 ? "one cell does" : `${misfits.length} cells do`} not fit`}
          </span>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={handleUndo}>
              Undo
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={onClose}>
              Keep
            </Button>
          </Group>
        </Group>
        {misfits.length > 0 && (
          <List size="sm">
            {misfits.slice(0, listed).map(({ row, label, text, problem }) => (
              <List.Item key={`${row} ${label} ${text}`}>
                Row {row}, {label}: ‘{text.length > 40 ? `${text.slice(0, 40)}…` : text}’ {problem}
              </List.Item>
            ))}
            {more > 0 && <List.Item>and {more} more</List.Item>}
          </List>
        )}
      </Stack>
    </Alert>
  );
}
