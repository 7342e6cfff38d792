import { fetchQuery, graphql, type Environment } from "react-relay";
import type { ListSetting } from "#domain/masterData/kind.ts";
import type { storedItemsQuery } from "../../__generated__/storedItemsQuery.graphql.ts";
import { RequestError } from "../../relay/RequestError.ts";
import { itemsOf } from "./listItems.ts";

/**
 * The items of a list as they are stored now. Rejects if that cannot be known: what replaces a list must keep what another window added.
 */
export async function storedItems(environment: Environment, list: ListSetting): Promise<readonly string[]> {
  const query = graphql`
    query storedItemsQuery {
      viewer {
        ...listItems_viewer
      }
    }
  `;
  const answer = await fetchQuery<storedItemsQuery>(environment, query, {}).toPromise();
  if (!answer?.viewer) throw new RequestError("", { status: 200 });
  return itemsOf(answer.viewer, list);
}
