import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconTableImport } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import type { ImportPartQuery } from "../__generated__/ImportPartQuery.graphql.ts";
import type { ImportPartUndoMutation } from "../__generated__/ImportPartUndoMutation.graphql.ts";
import type { ImportPart_viewer$key } from "../__generated__/ImportPart_viewer.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { showSuccess } from "../ui/feedback/toast.ts";
import { ImportTableDialog } from "./ImportTableDialog.tsx";

type Props = { kind: ImportKind };

type Kept = readonly { readonly name: string; readonly reason: string }[];

/** 'Import' above the items of a kind, and the last import with its 'Undo'. Nothing where the service imports nothing. */
export function ImportPart({ kind }: Props) {
  const { viewer } = useLazyLoadQuery<ImportPartQuery>(
    graphql`
      query ImportPartQuery {
        viewer {
          ...ImportPart_viewer
        }
      }
    `,
    {},
  );
  return viewer ? <ImportOffer key={kind} kind={kind} viewer={viewer} /> : null;
}

function ImportOffer({ kind, viewer }: Props & { viewer: ImportPart_viewer$key }) {
  const { imports } = useFragment(
    graphql`
      fragment ImportPart_viewer on Viewer {
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
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<Kept>([]);
  const [undo, isUndoing] = useCommit<ImportPartUndoMutation>(graphql`
    mutation ImportPartUndoMutation($input: UndoImportInput!) {
      undoImport(input: $input) {
        undone {
          undoneCount
          kept {
            name
            reason
          }
        }
        viewer {
          ...ImportPart_viewer
          ...MasterDataPanel_viewer
        }
        errors {
          message
        }
      }
    }
  `);
  if (!imports) return null;
  const { title, noun } = importWords(kind);
  const last = imports.find((one) => one.kind === kind);

  async function handleUndo(importId: string) {
    const done = (await undo({ input: { importId } }))?.undoImport?.undone;
    if (!done) return;
    setKept(done.kept);
    showSuccess(`Import undone: ${done.undoneCount} taken back`);
  }
  return (
    <Stack gap="xs" mb="md">
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
        <Button size="xs" variant="default" leftSection={<IconTableImport size={14} stroke={1.8} />} onClick={() => setOpen(true)}>
          Import {title}
        </Button>
      </Group>
      {kept.length > 0 && (
        <Alert
          title={`These stay, each ${noun} for its reason`}
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
      {isOpen && <ImportTableDialog kind={kind} onClosed={() => setOpen(false)} />}
    </Stack>
  );
}
