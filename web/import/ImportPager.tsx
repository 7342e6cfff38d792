import { Button, Group, Text } from "@mantine/core";
import { importPage } from "#domain/import/import.ts";

type Props = { offset: number; rowCount: number; onMove: (offset: number) => void };

/** Moves between the pages of checked rows; nothing if there is one. */
export function ImportPager({ offset, rowCount, onMove }: Props) {
  if (rowCount <= importPage.usual) return null;
  return (
    <Group justify="space-between">
      <Button variant="default" size="xs" disabled={offset === 0} onClick={() => onMove(offset - importPage.usual)}>
        Previous rows
      </Button>
      <Text size="sm">
        {offset + 1} to {Math.min(offset + importPage.usual, rowCount)} of {rowCount}
      </Text>
      <Button
        variant="default"
        size="xs"
        disabled={offset + importPage.usual >= rowCount}
        onClick={() => onMove(offset + importPage.usual)}
      >
        Next rows
      </Button>
    </Group>
  );
}
