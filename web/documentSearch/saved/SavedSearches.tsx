import { Button, Menu } from "@mantine/core";
import { IconBookmark, IconPencil, IconTrash, IconUsers } from "@tabler/icons-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import { documentSearchMessages, maxSavedSearches } from "#domain/documents/documentSearch.ts";
import type { SavedSearches_viewer$data, SavedSearches_viewer$key } from "../../__generated__/SavedSearches_viewer.graphql.ts";
import type { SavedSearchesDeleteMutation } from "../../__generated__/SavedSearchesDeleteMutation.graphql.ts";
import type { SavedSearchesQuery } from "../../__generated__/SavedSearchesQuery.graphql.ts";
import { useReloadKey } from "../../relay/outdatedScreen.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { useMay } from "../../session/role.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { RowMenu } from "../../ui/table/RowMenu.tsx";
import { documentsSearch, readDocumentsPlace } from "../documentsAddress.ts";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";
import { SaveSearchDialog } from "./SaveSearchDialog.tsx";
import styles from "./SavedSearches.module.css";

type SavedSearch = NonNullable<SavedSearches_viewer$data["savedSearches"]>[number];
type Task = { kind: "save" } | { kind: "change" | "delete"; search: SavedSearch };

/** The member's saved searches and the team's, and what saves the present one. */
export function SavedSearches() {
  const { viewer } = useLazyLoadQuery<SavedSearchesQuery>(
    graphql`
      query SavedSearchesQuery {
        viewer {
          ...SavedSearches_viewer
        }
      }
    `,
    {},
    { fetchKey: useReloadKey(), fetchPolicy: "store-and-network" },
  );
  return viewer && <SavedSearchList viewer={viewer} />;
}

function SavedSearchList({ viewer }: { viewer: SavedSearches_viewer$key }) {
  const { savedSearches } = useFragment(
    graphql`
      fragment SavedSearches_viewer on Viewer {
        savedSearches {
          id
          name
          search
          isShared
        }
      }
    `,
    viewer,
  );
  const [place] = useDocumentsPlace();
  const mayWrite = useMay("write");
  const [task, handleTask, handleClosed] = useDialogTask<Task>();
  const [remove, isRemoving] = useCommit<SavedSearchesDeleteMutation>(
    graphql`
      mutation SavedSearchesDeleteMutation($input: DeleteSearchInput!) {
        deleteSearch(input: $input) {
          viewer {
            ...SavedSearches_viewer
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: documentSearchMessages.searchDeleted },
  );
  // Another server saves none.
  if (!savedSearches) return null;
  const present = documentsSearch(place);
  async function handleDelete({ id }: SavedSearch) {
    if (await sendAct((outcomes) => remove({ input: { id } }, outcomes))) handleClosed();
  }
  return (
    <div className={styles.searches}>
      {savedSearches.length > 0 && (
        <ul className={styles.list} aria-label="Saved searches">
          {savedSearches.map((one) => {
            const search = addressOf(one);
            return (
              <li key={one.id} className={styles.search} data-present={search === present || undefined}>
                <Link to={{ search }} className={styles.name} aria-current={search === present || undefined}>
                  {one.isShared && <IconUsers size={14} stroke={1.7} aria-label="Team" />}
                  {one.name}
                </Link>
                {(!one.isShared || mayWrite) && (
                  <RowMenu label={`Actions for ${one.name}`} width={190}>
                    <Menu.Item
                      leftSection={<IconPencil size={16} stroke={1.7} />}
                      onClick={() => handleTask({ kind: "change", search: one })}
                    >
                      Change
                    </Menu.Item>
                    <Menu.Item
                      color="red"
                      leftSection={<IconTrash size={16} stroke={1.7} />}
                      onClick={() => handleTask({ kind: "delete", search: one })}
                    >
                      Delete
                    </Menu.Item>
                  </RowMenu>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {present !== "" && savedSearches.length < maxSavedSearches && !savedSearches.some((one) => addressOf(one) === present) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconBookmark size={15} stroke={1.7} />}
          onClick={() => handleTask({ kind: "save" })}
        >
          Save this search
        </Button>
      )}
      {task?.kind === "save" && <SaveSearchDialog search={present} saved={null} onClosed={handleClosed} />}
      {task?.kind === "change" && <SaveSearchDialog search={present} saved={task.search} onClosed={handleClosed} />}
      <ConfirmDialog
        isOpen={task?.kind === "delete"}
        title="Delete Saved Search"
        confirmLabel="Delete"
        isBusy={isRemoving}
        onConfirm={() => task?.kind === "delete" && void handleDelete(task.search)}
        onCancel={handleClosed}
      >
        Are you sure you want to delete the saved search {task?.kind === "delete" && <strong>{task.search.name}</strong>}? No document is
        deleted.
      </ConfirmDialog>
    </div>
  );
}

/** The saved address as this page writes it: an integrator may have saved it in another order, and with what the page does not know. */
function addressOf({ search }: SavedSearch): string {
  return documentsSearch(readDocumentsPlace(new URLSearchParams(search)));
}
