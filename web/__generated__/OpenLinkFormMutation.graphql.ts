/**
 * @generated SignedSource<<de4a4cdb81cdec3cb378d036060e99fc>>
 * @relayHash 6f59f29f709280811b0aa3414115a1b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80ca7ea84f660c501f1fb1e679b4471224abf050e8a012c938aed9de14f9cdb3

import type { ConcreteRequest } from 'relay-runtime';
export type OpenLinkInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  password?: string | null | undefined;
  token: string;
};
export type OpenLinkFormMutation$variables = {
  input: OpenLinkInput;
};
export type OpenLinkFormMutation$data = {
  readonly openLink: {
    readonly errors: ReadonlyArray<{
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly pass: string | null | undefined;
  };
};
export type OpenLinkFormMutation = {
  response: OpenLinkFormMutation$data;
  variables: OpenLinkFormMutation$variables;
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
    "concreteType": "OpenLinkPayload",
    "kind": "LinkedField",
    "name": "openLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pass",
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
    "name": "OpenLinkFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenLinkFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80ca7ea84f660c501f1fb1e679b4471224abf050e8a012c938aed9de14f9cdb3",
    "metadata": {},
    "name": "OpenLinkFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a01170a4525205cced0dc1cdee1718ca";

export default node;
