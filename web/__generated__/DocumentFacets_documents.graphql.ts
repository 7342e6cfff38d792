/**
 * @generated SignedSource<<6dec417536a3aa7d7293d5ee10db14bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentFacets_documents$data = {
  readonly facets: {
    readonly audiences: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
    readonly buyers: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
    readonly firms: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
    readonly months: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly origins: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
    readonly states: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly value: string;
    }>;
    readonly textStates: ReadonlyArray<{
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
  readonly " $fragmentType": "DocumentFacets_documents";
};
export type DocumentFacets_documents$key = {
  readonly " $data"?: DocumentFacets_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentFacets_documents">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentFacets_documents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentFacets",
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "firms",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "buyers",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "textStates",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "origins",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "states",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "audiences",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentFacetCount",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FoundDocumentConnection",
  "abstractKey": null
};
})();

(node as any).hash = "c1d586a4e131d3f466c7baf44c87d725";

export default node;
