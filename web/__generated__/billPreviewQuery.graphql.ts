/**
 * @generated SignedSource<<7aa1a110cf9e02d1f1264df6474e0806>>
 * @relayHash 3b7f975b6919ae310560837ae189775a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f1044b082498b1d10c7ed89f48bfb6c84e62c1bbca710daf5ec7299e68eb209

import type { ConcreteRequest } from 'relay-runtime';
export type PreviewBrokerageBillInput = {
  addressId?: string | null | undefined;
  bankId?: string | null | undefined;
  bill: BrokerageBillDocumentInput;
  firmId: string;
  fromPage?: number | null | undefined;
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
    readonly pageCount: number;
    readonly pages: ReadonlyArray<string>;
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
        "kind": "ScalarField",
        "name": "pages",
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
    "id": "9f1044b082498b1d10c7ed89f48bfb6c84e62c1bbca710daf5ec7299e68eb209",
    "metadata": {},
    "name": "billPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4562eb3572c261a4ee37d8345f75085d";

export default node;
