import { Button, Stack } from "@mantine/core";
import { IconTableImport } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import type { ImportPartQuery } from "../__generated__/ImportPartQuery.graphql.ts";
import type { ImportPart_viewer$key } from "../__generated__/ImportPart_viewer.graphql.ts";
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
  const [isOpen, setOpen] = useState(false);
  if (!data.imports) return null;
  return (
    <Stack gap="xs" mb="md">
      <LastImport kind={kind} viewer={data}>
        <Button size="xs" variant="default" leftSection={<IconTableImport size={14} stroke={1.8} />} onClick={() => setOpen(true)}>
          Import {importWords(kind).title}
        </Button>
      </LastImport>
      {isOpen && <ImportTableDialog kind={kind} onClosed={() => setOpen(false)} />}
    </Stack>
  );
}
