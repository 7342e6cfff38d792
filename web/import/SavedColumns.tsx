import { Button, Group, Stack, Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { SavedColumnsMutation } from "../__generated__/SavedColumnsMutation.graphql.ts";
import type { SavedColumnsQuery } from "../__generated__/SavedColumnsQuery.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useHeldDialog } from "../ui/dialog/heldDialog.ts";

/** The saved mappings of a kind, each with its 'Delete'; nothing while there are none. */
export function SavedColumns({ kind }: { kind: ImportKind }) {
  const { viewer } = useLazyLoadQuery<SavedColumnsQuery>(
    graphql`
      query SavedColumnsQuery {
        viewer {
          importMappings {
            mappingId
            kind
            name
            columns {
              __typename
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const [remove, isDeleting] = useCommit<SavedColumnsMutation>(
    graphql`
      mutation SavedColumnsMutation($input: DeleteImportMappingInput!) {
        deleteImportMapping(input: $input) {
          viewer {
            importMappings {
              mappingId
              kind
              name
              columns {
                __typename
              }
            }
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Saved columns deleted" },
  );
  useHeldDialog(isDeleting);
  const mappings = (viewer?.importMappings ?? []).filter((mapping) => mapping.kind === kind);
  if (mappings.length === 0) return null;
  return (
    <Stack component="section" aria-label="Saved columns" gap={4}>
      <Text size="sm" fw={500}>
        Saved columns
      </Text>
      {mappings.map(({ mappingId, name, columns }) => (
        <Group key={mappingId} justify="space-between" gap="sm">
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {name}: {columns.length === 1 ? "1 column" : `${columns.length} columns`}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            disabled={isDeleting}
            onClick={() => void remove({ input: { mappingId } })}
          >
            Delete {name}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
