import { graphql, readInlineData } from "react-relay";
import type { ListSetting } from "#domain/masterData/kind.ts";
import type { listItems_viewer$key } from "../../__generated__/listItems_viewer.graphql.ts";

/** The items of one of the user's lists. */
export function itemsOf(viewer: listItems_viewer$key, list: ListSetting): readonly string[] {
  const data = readInlineData(
    graphql`
      fragment listItems_viewer on Viewer @inline {
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
