/**
 * @generated SignedSource<<9aafd43535970a401558c960533447af>>
 * @relayHash 5a9be9d4e7a4dc29bb7b54acfe0a27c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b60f3eb2461dbc6dfb604b305f63ffa10c4e0357ff79b23ccd9eb740da905e1

import type { ConcreteRequest } from 'relay-runtime';
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
};
export type billPreviewQuery$variables = {
  bill: PreviewBrokerageBillInput;
};
export type billPreviewQuery$data = {
  readonly previewBrokerageBill: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly layeredPages: ReadonlyArray<{
      readonly layers: ReadonlyArray<{
        readonly hash: string;
        readonly svg: string | null | undefined;
      }>;
    }>;
    readonly pageCount: number;
    readonly unknownFields: ReadonlyArray<string>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "bill"
      }
    ],
    "concreteType": "DocumentPreview",
    "kind": "LinkedField",
    "name": "previewBrokerageBill",
    "plural": false,
    "selections": [
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
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "billPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2b60f3eb2461dbc6dfb604b305f63ffa10c4e0357ff79b23ccd9eb740da905e1",
    "metadata": {},
    "name": "billPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92b6be45f55d5a26f1d51af426b56a7a";

export default node;
