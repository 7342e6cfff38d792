/**
 * @generated SignedSource<<0bb9a1000d99217b6b686f5720d4b841>>
 * @relayHash 946e825911b6957dfbe95aab94464b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c367199364ab5d0d3f0700b75b9ea83125605bdd99da38fde6801406c8676ccf

import type { ConcreteRequest } from 'relay-runtime';
export type MarkInboxReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  until?: string | null | undefined;
};
export type InboxPageMutation$variables = {
  input: MarkInboxReadInput;
};
export type InboxPageMutation$data = {
  readonly markInboxRead: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type InboxPageMutation = {
  response: InboxPageMutation$data;
  variables: InboxPageMutation$variables;
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
    "concreteType": "MarkInboxReadPayload",
    "kind": "LinkedField",
    "name": "markInboxRead",
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
    "name": "InboxPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InboxPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c367199364ab5d0d3f0700b75b9ea83125605bdd99da38fde6801406c8676ccf",
    "metadata": {},
    "name": "InboxPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c243d348a31cb71a5432dc6a5be7504";

export default node;
