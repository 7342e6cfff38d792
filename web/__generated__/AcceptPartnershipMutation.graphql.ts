/**
 * @generated SignedSource<<68c02a374ecabb4799c77d6cbd487986>>
 * @relayHash 61dcd2313f5ae42ee2c7d86d9f95c5ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35dc2b4e9a1e9f873eaf0d49df05108600175da5522cad62db98acf9ce252f15

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
    readonly viewer: {
      readonly isPartner: boolean;
    } | null | undefined;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPartner",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AcceptPartnershipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AcceptPartnershipPayload",
        "kind": "LinkedField",
        "name": "acceptPartnership",
        "plural": false,
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptPartnershipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AcceptPartnershipPayload",
        "kind": "LinkedField",
        "name": "acceptPartnership",
        "plural": false,
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "35dc2b4e9a1e9f873eaf0d49df05108600175da5522cad62db98acf9ce252f15",
    "metadata": {},
    "name": "AcceptPartnershipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed5d2b58a0a86b5cf03c84934b6bbcd8";

export default node;
