import { graphql } from "react-relay";
import type { ListKind } from "#domain/masterData/kind.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useAddListItemMutation } from "../../__generated__/useAddListItemMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { Refused } from "../record/record.ts";

type AddListItem = (item: string, refused: Refused) => Promise<boolean>;

/** Adds one item to a list, for Settings and quick-add; resolves to whether it succeeded. */
export function useAddListItem(kind: ListKind): [add: AddListItem, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useAddListItemMutation>(
    graphql`
      mutation useAddListItemMutation($input: AddListItemInput!) {
        addListItem(input: $input) {
          viewer {
            ...ListPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: addedMessage(kind), failure: addFailedMessage(kind) },
  );
  const add: AddListItem = async (item, refused) => (await commit({ input: { list: kind.setting, item } }, refused)) !== null;
  return [add, isInFlight];
}
