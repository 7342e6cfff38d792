import { fetchQuery, graphql, readInlineData, type Environment } from "react-relay";
import type { ListSetting } from "#domain/masterData/kind.ts";
import type { storedItems_viewer$key } from "../../__generated__/storedItems_viewer.graphql.ts";
import type { storedItemsQuery } from "../../__generated__/storedItemsQuery.graphql.ts";
import { RequestError } from "../../relay/RequestError.ts";

/** The items of one of the user's lists. */
export function itemsOf(viewer: storedItems_viewer$key, list: ListSetting): readonly string[] {
  const data = readInlineData(
    graphql`
      fragment storedItems_viewer on Viewer @inline {
        originCountries
        destinationCountries
        paymentTerms
        shipmentTerms
        currencies
        declarations
      }
    `,
    viewer,
  );
  const lists: Record<ListSetting, readonly string[]> = {
    ORIGIN_COUNTRIES: data.originCountries,
    DESTINATION_COUNTRIES: data.destinationCountries,
    PAYMENT_TERMS: data.paymentTerms,
    SHIPMENT_TERMS: data.shipmentTerms,
    CURRENCIES: data.currencies,
    DECLARATIONS: data.declarations,
  };
  return lists[list];
}

/**
 * The items of a list as they are stored now. Rejects if that cannot be known: what replaces a list must keep what another window added.
 */
export async function storedItems(environment: Environment, list: ListSetting): Promise<readonly string[]> {
  const query = graphql`
    query storedItemsQuery {
      viewer {
        ...storedItems_viewer
      }
    }
  `;
  const answer = await fetchQuery<storedItemsQuery>(environment, query, {}).toPromise();
  if (!answer?.viewer) throw new RequestError("", { status: 200 });
  return itemsOf(answer.viewer, list);
}
