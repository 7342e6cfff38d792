import { fetchQuery, graphql } from "react-relay";
import type { billPreviewQuery, PreviewBrokerageBillInput } from "../../__generated__/billPreviewQuery.graphql.ts";
import { readPages, type PagesWanted, type RequestPages } from "../../document/preview/renderedPages.ts";
import { createEnvironment } from "../../relay/environment.ts";

export type BillOrder = Omit<PreviewBrokerageBillInput, keyof PagesWanted>;

/** Fetches pages of a bill in a throw-away Relay store, as a document's. */
export const requestBill: RequestPages = (order, wanted) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written from this input by the form.
  const bill = JSON.parse(order) as BillOrder;
  return fetchQuery<billPreviewQuery>(
    createEnvironment(),
    graphql`
      query billPreviewQuery($bill: PreviewBrokerageBillInput!) {
        previewBrokerageBill(input: $bill) {
          ...renderedPages_preview
        }
      }
    `,
    { bill: { ...bill, ...wanted } },
    { fetchPolicy: "network-only" },
  ).map(({ previewBrokerageBill }) => readPages(previewBrokerageBill));
};
