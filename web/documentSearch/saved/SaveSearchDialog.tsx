import { Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { documentSearchMessages, maxSavedSearchName } from "#domain/documents/documentSearch.ts";
import type { SaveSearchDialogMutation } from "../../__generated__/SaveSearchDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { useMay } from "../../session/role.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";

type Props = {
  /** The page's present search. */
  search: string;
  /** The saved search to change; null for a new one. */
  saved: { id: string; name: string; search: string; isShared: boolean } | null;
  onClosed: () => void;
};

type Values = { name: string; isShared: boolean; isReplaced: boolean };

/** Names a search; or renames one, replaces what it searches for, and says who sees it. */
export function SaveSearchDialog({ search, saved, onClosed }: Props) {
  const mayShare = useMay("write");
  const form = useForm<Values>({ initialValues: { name: saved?.name ?? "", isShared: saved?.isShared ?? false, isReplaced: false } });
  const [save, isBusy] = useCommit<SaveSearchDialogMutation>(
    graphql`
      mutation SaveSearchDialogMutation($input: SaveSearchInput!) {
        saveSearch(input: $input) {
          viewer {
            ...SavedSearches_viewer
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: documentSearchMessages.searchSaved },
  );
  async function handleSubmit({ name, isShared, isReplaced }: Values, close: () => void) {
    if (name.trim() === "") return markErrors(form, { name: documentSearchMessages.savedSearchName });
    const input = {
      ...(saved && { id: saved.id }),
      name: name.trim(),
      search: saved && !isReplaced ? saved.search : search.replace(/^\?/, ""),
      isShared,
    };
    const answer = await save({ input }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (answer) close();
  }
  return (
    <FormDialog
      title={saved ? "Change Saved Search" : "Save This Search"}
      isBusy={isBusy}
      onClosed={onClosed}
      gap="md"
      submitLabel="Save"
      onSubmit={(close) => form.onSubmit((values) => void handleSubmit(values, close))()}
    >
      <TextInput label="Name" required maxLength={maxSavedSearchName} data-autofocus {...form.getInputProps("name")} />
      {saved && search !== "" && (
        <Checkbox label="Replace it by the present search" {...form.getInputProps("isReplaced", { type: "checkbox" })} />
      )}
      {mayShare && (
        <Checkbox
          label="For the team"
          description="All members see it; editors and owners may change it."
          {...form.getInputProps("isShared", { type: "checkbox" })}
        />
      )}
    </FormDialog>
  );
}
