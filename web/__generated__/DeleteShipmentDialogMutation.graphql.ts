/**
 * @generated SignedSource<<4e44efc0c9f9328cc22777e5ccbb34f2>>
 * @relayHash 16ad950a616ef6409ee2b9265acc8f60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96aa53ee5b26e1fcd817bc9a04177ef6e6f992d4a450359b75691a461918c589

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteShipmentInput = {
  id: string;
};
export type DeleteShipmentDialogMutation$variables = {
  input: DeleteShipmentInput;
};
export type DeleteShipmentDialogMutation$data = {
  readonly deleteShipment: {
    readonly deletedShipmentId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DeleteShipmentDialogMutation = {
  response: DeleteShipmentDialogMutation$data;
  variables: DeleteShipmentDialogMutation$variables;
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
    "concreteType": "DeleteShipmentPayload",
    "kind": "LinkedField",
    "name": "deleteShipment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedShipmentId",
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
    "name": "DeleteShipmentDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteShipmentDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96aa53ee5b26e1fcd817bc9a04177ef6e6f992d4a450359b75691a461918c589",
    "metadata": {},
    "name": "DeleteShipmentDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a2be36babd4f7e8cb3c68cb99dd9f28";

export default node;
