import { fetchQuery, graphql, type Environment } from "react-relay";
import type { ListSetting } from "#domain/masterData/kind.ts";
import type { storedItemsQuery } from "../../__generated__/storedItemsQuery.graphql.ts";

type Lists = {
  readonly [
    List in "originCountries" | "destinationCountries" | "paymentTerms" | "shipmentTerms" | "currencies" | "declarations"
  ]: readonly string[];
};

/** The items of one of the user's lists. */
export function itemsOf(viewer: Lists, list: ListSetting): readonly string[] {
  const lists: Record<ListSetting, readonly string[]> = {
    ORIGIN_COUNTRIES: viewer.originCountries,
    DESTINATION_COUNTRIES: viewer.destinationCountries,
    PAYMENT_TERMS: viewer.paymentTerms,
    SHIPMENT_TERMS: viewer.shipmentTerms,
    CURRENCIES: viewer.currencies,
    DECLARATIONS: viewer.declarations,
  };
  return lists[list];
}

/** The items of a list as they are stored now, or null if that cannot be known. What replaces a list must keep what another window added. */
export async function storedItems(environment: Environment, list: ListSetting): Promise<readonly string[] | null> {
  const query = graphql`
    query storedItemsQuery {
      viewer {
        originCountries
        destinationCountries
        paymentTerms
        shipmentTerms
        currencies
        declarations
      }
    }
  `;
  const answer = await fetchQuery<storedItemsQuery>(environment, query, {})
    .toPromise()
    .catch(() => null);
  return answer?.viewer ? itemsOf(answer.viewer, list) : null;
}
