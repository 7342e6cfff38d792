/**
 * @generated SignedSource<<67e823e254260fab63db535d3a69d365>>
 * @relayHash b211b60457cdebfd1bae6811fee31d71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83516dc302ec679e06dead08d7a16de89f2d66b3299dd504688c7e5e63bc281f

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type useDocumentSearchQuery$variables = {
  find: string;
};
export type useDocumentSearchQuery$data = {
  readonly viewer: {
    readonly documents: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly type: AttachmentType;
        };
        readonly page: number | null | undefined;
        readonly shipmentName: string;
      }>;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type useDocumentSearchQuery = {
  response: useDocumentSearchQuery$data;
  variables: useDocumentSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "find"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    },
    {
      "fields": [
        {
          "kind": "Literal",
          "name": "newestOnly",
          "value": true
        },
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "find"
        }
      ],
      "kind": "ObjectValue",
      "name": "search"
    }
  ],
  "concreteType": "FoundDocumentConnection",
  "kind": "LinkedField",
  "name": "documents",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FoundDocumentEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shipmentName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attachment",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDocumentSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDocumentSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "83516dc302ec679e06dead08d7a16de89f2d66b3299dd504688c7e5e63bc281f",
    "metadata": {},
    "name": "useDocumentSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8247988f24d3adde3513acb8a6b958e6";

export default node;
