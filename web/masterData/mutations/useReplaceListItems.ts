import { graphql } from "react-relay";
import type { ListKind } from "#domain/masterData/kind.ts";
import type { useReplaceListItemsMutation } from "../../__generated__/useReplaceListItemsMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { Refused } from "../record/record.ts";

type ReplaceListItems = (items: string[], refused?: Refused) => Promise<boolean>;
type Words = { success: string; failure: string };

/** Replaces a whole list: for every change in the wizard, and for edits and removals in Settings. Resolves to whether it succeeded. */
export function useReplaceListItems(kind: ListKind, words: Words): [replace: ReplaceListItems, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useReplaceListItemsMutation>(
    graphql`
      mutation useReplaceListItemsMutation($input: ReplaceListItemsInput!) {
        replaceListItems(input: $input) {
          viewer {
            ...ListPanel_viewer
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    words,
  );
  const replace: ReplaceListItems = async (items, refused) => (await commit({ input: { list: kind.setting, items } }, refused)) !== null;
  return [replace, isInFlight];
}
