/**
 * @generated SignedSource<<d492f640f5ccd956dc99c83b41e91633>>
 * @relayHash bd342ee6cc2921401dab78527212f3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ff0610d699c3de0a69831d5e1fe0a71f16d4bd9516e62b7cf5be7791ad1b551

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type useSharingQuery$variables = Record<PropertyKey, never>;
export type useSharingQuery$data = {
  readonly viewer: {
    readonly anyPartners: {
      readonly totalCount: number;
    } | null | undefined;
    readonly sharingDefaults: ReadonlyArray<{
      readonly audience: ReadonlyArray<PartnerRole>;
      readonly type: AttachmentType;
    }> | null | undefined;
  } | null | undefined;
};
export type useSharingQuery = {
  response: useSharingQuery$data;
  variables: useSharingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": "anyPartners",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "PartnerConnection",
  "kind": "LinkedField",
  "name": "partners",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "partners(first:1)"
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SharingDefault",
  "kind": "LinkedField",
  "name": "sharingDefaults",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSharingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSharingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4ff0610d699c3de0a69831d5e1fe0a71f16d4bd9516e62b7cf5be7791ad1b551",
    "metadata": {},
    "name": "useSharingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80b7b6e24da0ec13d4a055f7e8cc27df";

export default node;
