/**
 * @generated SignedSource<<f340e8b7eebe45dc677ce9cfc89ce9f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickAddDialog_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"listItems_viewer" | "presetSources_viewer">;
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
      "kind": "InlineDataFragmentSpread",
      "name": "listItems_viewer",
      "selections": [
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "381f4a1a4c54953a4435c8265062ddde";

export default node;
