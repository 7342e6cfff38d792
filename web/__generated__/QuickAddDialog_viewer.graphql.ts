/**
 * @generated SignedSource<<8a53bdd93dd99cee05e3061205cba0b6>>
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

(node as any).hash = "a6ee327966ef2c9e87c3688eeaa9ce80";

export default node;
