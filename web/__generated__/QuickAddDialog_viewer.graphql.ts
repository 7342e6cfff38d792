/**
 * @generated SignedSource<<2d567a1b53803f73cda3aaf57a73794a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickAddDialog_viewer$data = {
  readonly currencies: ReadonlyArray<string>;
  readonly declarations: ReadonlyArray<string>;
  readonly destinationCountries: ReadonlyArray<string>;
  readonly originCountries: ReadonlyArray<string>;
  readonly paymentTerms: ReadonlyArray<string>;
  readonly shipmentTerms: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"presetSources_viewer">;
  readonly " $fragmentType": "QuickAddDialog_viewer";
};
export type QuickAddDialog_viewer$key = {
  readonly " $data"?: QuickAddDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickAddDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickAddDialog_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "presetSources_viewer"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originCountries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destinationCountries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currencies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declarations",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f836db1438a8b93564eaca001060eef9";

export default node;
