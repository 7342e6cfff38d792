import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import type { LastImportUndoMutation } from "../__generated__/LastImportUndoMutation.graphql.ts";
import type { LastImport_viewer$key } from "../__generated__/LastImport_viewer.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { showSuccess } from "../ui/feedback/toast.ts";

type Props = {
  kind: ImportKind;
  viewer: LastImport_viewer$key;
  /** Shown next to the button. */
  children?: ReactNode;
  onUndone?: () => void;
};

type Kept = readonly { readonly name: string; readonly reason: string }[];

/** The last import of a kind with its 'Undo import', and what an undo left. */
export function LastImport({ kind, viewer, children, onUndone }: Props) {
  const { imports } = useFragment(
    graphql`
      fragment LastImport_viewer on Viewer {
        imports {
          importId
          kind
          fileName
          addedCount
          changedCount
        }
      }
    `,
    viewer,
  );
  const [kept, setKept] = useState<Kept>([]);
  const [undo, isUndoing] = useCommit<LastImportUndoMutation>(graphql`
    mutation LastImportUndoMutation($input: UndoImportInput!) {
      undoImport(input: $input) {
        undone {
          undoneCount
          kept {
            name
            reason
          }
        }
        viewer {
          ...LastImport_viewer
          ...MasterDataPanel_viewer
        }
        errors {
          message
        }
      }
    }
  `);
  const last = imports?.find((one) => one.kind === kind);

  async function handleUndo(importId: string) {
    const done = (await undo({ input: { importId } }))?.undoImport?.undone;
    if (!done) return;
    setKept(done.kept);
    showSuccess(`Import undone: ${done.undoneCount} taken back`);
    onUndone?.();
  }
  return (
    <>
      <Group justify="flex-end" gap="sm">
        {last && (
          <>
            <Text size="sm" c="dimmed">
              {last.fileName}: {last.addedCount} added, {last.changedCount} changed
            </Text>
            <Button size="xs" variant="default" loading={isUndoing} onClick={() => void handleUndo(last.importId)}>
              Undo import
            </Button>
          </>
        )}
        {children}
      </Group>
      {kept.length > 0 && (
        <Alert
          title={`These stay, each ${importWords(kind).noun} for its reason`}
          color="yellow"
          variant="light"
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => setKept([])}
        >
          <Stack gap={2} component="ul">
            {kept.map(({ name, reason }) => (
              <Text component="li" size="sm" key={`${name} ${reason}`}>
                {name} {reason}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  );
}
