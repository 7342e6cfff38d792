/**
 * @generated SignedSource<<dcb146f75ec5c96eb561917d5ef3364c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedDocumentFacets_documents$data = {
  readonly facets: {
    readonly exporters: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
    readonly types: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SharedDocumentFacets_documents";
};
export type SharedDocumentFacets_documents$key = {
  readonly " $data"?: SharedDocumentFacets_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedDocumentFacets_documents">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedDocumentFacets_documents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedDocumentFacets",
      "kind": "LinkedField",
      "name": "facets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "types",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "exporters",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FoundSharedDocumentConnection",
  "abstractKey": null
};
})();

(node as any).hash = "ce392f3263895865b7ea023919b5ffd9";

export default node;
