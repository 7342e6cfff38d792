/**
 * @generated SignedSource<<e3baca25096899bda5c8d17ad8a20f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListPanel_viewer$data = {
  readonly currencies: ReadonlyArray<string>;
  readonly declarations: ReadonlyArray<string>;
  readonly destinationCountries: ReadonlyArray<string>;
  readonly originCountries: ReadonlyArray<string>;
  readonly paymentTerms: ReadonlyArray<string>;
  readonly shipmentTerms: ReadonlyArray<string>;
  readonly " $fragmentType": "ListPanel_viewer";
};
export type ListPanel_viewer$key = {
  readonly " $data"?: ListPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListPanel_viewer",
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

(node as any).hash = "007570f1b5bb640a3a53a8d06dc722d1";

export default node;
