/**
 * @generated SignedSource<<aa74845fba6a1ec46c649b835fa26ed7>>
 * @relayHash df7ddb9920a085a546ec92c76919ed84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9852ff0af207d17a8552c322e8358a1f6e875181b7d737e125df2a4a18c46e

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type CreateBrokerageBillInput = {
  addressId?: string | null | undefined;
  bankId?: string | null | undefined;
  bill: BrokerageBillDocumentInput;
  commission?: string | null | undefined;
  firmId: string;
  sharedShipmentIds: ReadonlyArray<string>;
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
export type BillFormMutation$variables = {
  input: CreateBrokerageBillInput;
};
export type BillFormMutation$data = {
  readonly createBrokerageBill: {
    readonly billNo: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type BillFormMutation = {
  response: BillFormMutation$data;
  variables: BillFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateBrokerageBillPayload",
    "kind": "LinkedField",
    "name": "createBrokerageBill",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "billNo",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "BillFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BillFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b9852ff0af207d17a8552c322e8358a1f6e875181b7d737e125df2a4a18c46e",
    "metadata": {},
    "name": "BillFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30c318208ffc4757c3d1ae17a7f1d1de";

export default node;
