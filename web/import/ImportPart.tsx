import { Button, Stack } from "@mantine/core";
import { IconTableImport } from "@tabler/icons-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import type { ImportPartQuery } from "../__generated__/ImportPartQuery.graphql.ts";
import type { ImportPart_viewer$key } from "../__generated__/ImportPart_viewer.graphql.ts";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { ImportTableDialog } from "./ImportTableDialog.tsx";
import { LastImport } from "./LastImport.tsx";

type Props = { kind: ImportKind };

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
  const data = useFragment(
    graphql`
      fragment ImportPart_viewer on Viewer {
        imports {
          __typename
        }
        ...LastImport_viewer
      }
    `,
    viewer,
  );
  const [task, openTask, handleClosed] = useDialogTask<ImportKind>();
  if (!data.imports) return null;
  return (
    <Stack gap="xs" mb="md">
      <LastImport kind={kind} viewer={data}>
        <Button size="xs" variant="default" leftSection={<IconTableImport size={14} stroke={1.8} />} onClick={() => openTask(kind)}>
          Import {importWords(kind).title}
        </Button>
      </LastImport>
      {task !== null && <ImportTableDialog kind={task} onClosed={handleClosed} />}
    </Stack>
  );
}
