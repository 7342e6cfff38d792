/**
 * @generated SignedSource<<025fba42bc881a29cd26d3446a0e50aa>>
 * @relayHash f1457f36b748de57e243596c6175bf13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe2d9eb50e5912319087e6e85219f5c0e97de63a901561f5e23e186e4b60aa3a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewBrokerageBillInput = {
  addressId?: string | null | undefined;
  bankId?: string | null | undefined;
  bill: BrokerageBillDocumentInput;
  firmId: string;
  fromPage?: number | null | undefined;
  knownLayers?: ReadonlyArray<string> | null | undefined;
  sharedShipmentIds: ReadonlyArray<string>;
  toPage?: number | null | undefined;
};
export type BrokerageBillDocumentInput = {
  billNo: string;
  billTo?: string | null | undefined;
  date: string;
  gstPercentage?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  remarks?: string | null | undefined;
  sac?: string | null | undefined;
  toSez?: boolean | null | undefined;
};
export type billPreviewQuery$variables = {
  bill: PreviewBrokerageBillInput;
};
export type billPreviewQuery$data = {
  readonly previewBrokerageBill: {
    readonly " $fragmentSpreads": FragmentRefs<"renderedPages_preview">;
  } | null | undefined;
};
export type billPreviewQuery = {
  response: billPreviewQuery$data;
  variables: billPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bill"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "bill"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LayeredPage",
    "kind": "LinkedField",
    "name": "layeredPages",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PageLayer",
        "kind": "LinkedField",
        "name": "layers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hash",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "svg",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pageCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unknownFields",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "plainText",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ShipmentWarning",
    "kind": "LinkedField",
    "name": "warnings",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "field",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserError",
    "kind": "LinkedField",
    "name": "errors",
    "plural": true,
    "selections": [
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "billPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentPreview",
        "kind": "LinkedField",
        "name": "previewBrokerageBill",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "renderedPages_preview",
            "selections": (v3/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "billPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentPreview",
        "kind": "LinkedField",
        "name": "previewBrokerageBill",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe2d9eb50e5912319087e6e85219f5c0e97de63a901561f5e23e186e4b60aa3a",
    "metadata": {},
    "name": "billPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2effdc4254ee2a3dd1cb705c8aa8c9ad";

export default node;
