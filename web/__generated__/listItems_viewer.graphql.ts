/**
 * @generated SignedSource<<d016b462800395042769810ba92c2ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listItems_viewer$data = {
  readonly currencies: ReadonlyArray<string>;
  readonly declarations: ReadonlyArray<string>;
  readonly destinationCountries: ReadonlyArray<string>;
  readonly originCountries: ReadonlyArray<string>;
  readonly paymentTerms: ReadonlyArray<string>;
  readonly shipmentTerms: ReadonlyArray<string>;
  readonly " $fragmentType": "listItems_viewer";
};
export type listItems_viewer$key = {
  readonly " $data"?: listItems_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"listItems_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listItems_viewer"
};

(node as any).hash = "988e65e7f3450dfabba323d9d38abe86";

export default node;
