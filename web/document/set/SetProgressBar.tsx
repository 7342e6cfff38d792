import { Progress, Stack, Text } from "@mantine/core";
import { documentOf, type DocumentKind } from "#domain/documents/document.ts";

type Props = { kinds: readonly DocumentKind[]; done: number; total: number };

/** How many documents of a set are generated, as the service reports it. */
export function SetProgressBar({ kinds, done, total }: Props) {
  return (
    <Stack gap={6} ref={show}>
      <Progress value={(done / total) * 100} aria-label="Documents generated" transitionDuration={100} />
      <Text component="output" size="sm" c="dimmed">
        {stepOf(kinds, done, total)}
      </Text>
    </Stack>
  );
}

/** The form may be longer than the screen. */
function show(bar: HTMLElement | null): void {
  bar?.scrollIntoView({ block: "center" });
}

function stepOf(kinds: readonly DocumentKind[], done: number, total: number): string {
  const next = kinds[done];
  if (next) return `Generating ${documentOf(next).words.name}: ${done} of ${kinds.length} done`;
  return done < total ? "Merging the documents" : "Storing the documents";
}
