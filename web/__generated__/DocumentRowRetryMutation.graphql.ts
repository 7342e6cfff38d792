/**
 * @generated SignedSource<<63ce0e528f64d20d1c95853545bb782c>>
 * @relayHash 732cd8130c02647848bf7e6455b92d5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c683bc0b876da4a4cee0d85210a4a00105d029e41db6b1ea9b9499bec6e8be9

import type { ConcreteRequest } from 'relay-runtime';
export type RetryDocumentTextInput = {
  id: string;
};
export type DocumentRowRetryMutation$variables = {
  input: RetryDocumentTextInput;
};
export type DocumentRowRetryMutation$data = {
  readonly retryDocumentText: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DocumentRowRetryMutation = {
  response: DocumentRowRetryMutation$data;
  variables: DocumentRowRetryMutation$variables;
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
    "concreteType": "RetryDocumentTextPayload",
    "kind": "LinkedField",
    "name": "retryDocumentText",
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
    "name": "DocumentRowRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DocumentRowRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c683bc0b876da4a4cee0d85210a4a00105d029e41db6b1ea9b9499bec6e8be9",
    "metadata": {},
    "name": "DocumentRowRetryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b44b10869ec01631e0cc60ab32189a3";

export default node;
