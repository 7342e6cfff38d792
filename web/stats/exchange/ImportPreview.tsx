import { Alert, List, Stack, Table, Text } from "@mantine/core";
import type { ImportPlan } from "./importPlan.ts";

type Props = { plan: ImportPlan };

/** How many changes and refusals the preview lists. */
const mostChanges = 50;
const mostRefusals = 10;

/** Previews an import: changes, skipped parts and refusals. */
export function ImportPreview({ plan: { changes, same, leftOut, refusals } }: Props) {
  const more = refusals.length - mostRefusals;
  const shown = more > 0 ? [...refusals.slice(0, mostRefusals), `And ${count(more)} more.`] : refusals;
  return (
    <Stack component="section" gap="sm" aria-label="Preview">
      <Text component="output" size="sm">
        {changes.length === 1 ? "1 cell changes" : `${count(changes.length)} cells change`}, {count(same)} stay the same.
      </Text>
      {shown.length > 0 && <Sentences title="Nothing can be imported" colour="red" sentences={shown} />}
      {leftOut.length > 0 && <Sentences title="Left out" colour="yellow" sentences={leftOut} />}
      {changes.length > 0 && (
        <Table.ScrollContainer minWidth={480} maxHeight={280} type="native" tabIndex={0}>
          <Table stickyHeader aria-label="Changes">
            <Table.Thead>
              <Table.Tr>
                {["Shipment", "Column", "From", "To"].map((name) => (
                  <Table.Th key={name} scope="col">
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changes.slice(0, mostChanges).map(({ row, columnId, shipment, columnName, from, to }) => (
                <Table.Tr key={`${row.id} ${columnId}`}>
                  <Table.Td>{shipment}</Table.Td>
                  <Table.Td>{columnName}</Table.Td>
                  <Table.Td>{from || "(empty)"}</Table.Td>
                  <Table.Td>{to || "(empty)"}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {changes.length > mostChanges && (
        <Text size="sm" c="dimmed">
          The first {mostChanges} of {count(changes.length)} are shown.
        </Text>
      )}
    </Stack>
  );
}

type SentencesProps = { title: string; colour: string; sentences: readonly string[] };

function Sentences({ title, colour, sentences }: SentencesProps) {
  return (
    <Alert title={title} color={colour} variant="light">
      <List size="sm">
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function count(figure: number): string {
  return figure.toLocaleString("en-US");
}
