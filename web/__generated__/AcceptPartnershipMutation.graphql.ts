/**
 * @generated SignedSource<<c2c0542006a8b8cb5f7d2a9220c30b26>>
 * @relayHash 1c7f4946678d4c70171755fa2fa43bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afb41199e7bcbab18c22af7cd7114202e1995164abdced58cef9b6fc997d50a7

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptPartnershipInput = {
  code: string;
};
export type AcceptPartnershipMutation$variables = {
  input: AcceptPartnershipInput;
};
export type AcceptPartnershipMutation$data = {
  readonly acceptPartnership: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type AcceptPartnershipMutation = {
  response: AcceptPartnershipMutation$data;
  variables: AcceptPartnershipMutation$variables;
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
    "concreteType": "AcceptPartnershipPayload",
    "kind": "LinkedField",
    "name": "acceptPartnership",
    "plural": false,
    "selections": [
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
    "name": "AcceptPartnershipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptPartnershipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "afb41199e7bcbab18c22af7cd7114202e1995164abdced58cef9b6fc997d50a7",
    "metadata": {},
    "name": "AcceptPartnershipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bb53bafd82baece06ea4ad5c82dbef9";

export default node;
