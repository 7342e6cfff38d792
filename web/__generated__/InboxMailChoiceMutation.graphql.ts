/**
 * @generated SignedSource<<0dd86d361f0c06d48da0f7c2b03f206b>>
 * @relayHash 810fdbc6c32819320122f0a93cea4cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c49fd8c8b8f8e40bfc5207c2332f3bcaa7db805111f3405556bba63f790dc89b

import type { ConcreteRequest } from 'relay-runtime';
export type InboxMail = "AT_ONCE" | "DAILY" | "NEVER";
export type SetInboxMailInput = {
  mail: InboxMail;
};
export type InboxMailChoiceMutation$variables = {
  input: SetInboxMailInput;
};
export type InboxMailChoiceMutation$data = {
  readonly setInboxMail: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly viewer: {
      readonly inboxMail: InboxMail | null | undefined;
    } | null | undefined;
  };
};
export type InboxMailChoiceMutation = {
  response: InboxMailChoiceMutation$data;
  variables: InboxMailChoiceMutation$variables;
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
  "name": "inboxMail",
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
    "name": "InboxMailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetInboxMailPayload",
        "kind": "LinkedField",
        "name": "setInboxMail",
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
    "name": "InboxMailChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetInboxMailPayload",
        "kind": "LinkedField",
        "name": "setInboxMail",
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
    "id": "c49fd8c8b8f8e40bfc5207c2332f3bcaa7db805111f3405556bba63f790dc89b",
    "metadata": {},
    "name": "InboxMailChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a0595cde9658171a6bf02b8ec1046c6";

export default node;
