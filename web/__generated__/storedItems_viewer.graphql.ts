/**
 * @generated SignedSource<<aea80d3feddab26741912d01d4119714>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type storedItems_viewer$data = {
  readonly currencies: ReadonlyArray<string>;
  readonly declarations: ReadonlyArray<string>;
  readonly destinationCountries: ReadonlyArray<string>;
  readonly originCountries: ReadonlyArray<string>;
  readonly paymentTerms: ReadonlyArray<string>;
  readonly shipmentTerms: ReadonlyArray<string>;
  readonly " $fragmentType": "storedItems_viewer";
};
export type storedItems_viewer$key = {
  readonly " $data"?: storedItems_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedItems_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedItems_viewer"
};

(node as any).hash = "d3500018d47c5972e6dc52e88dc40446";

export default node;
