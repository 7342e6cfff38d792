/**
 * @generated SignedSource<<270d11baa389c2cb98ce61dac0e885bc>>
 * @relayHash 0d820fb92a16761fc37ec27eafffa685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e508d3a4c31247ad3e5cf60843919e8ff4559463540c693ee9101a46316723d0

import type { ConcreteRequest } from 'relay-runtime';
export type RetryDocumentTextInput = {
  id: string;
};
export type ReadAgainMutation$variables = {
  input: RetryDocumentTextInput;
};
export type ReadAgainMutation$data = {
  readonly retryDocumentText: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ReadAgainMutation = {
  response: ReadAgainMutation$data;
  variables: ReadAgainMutation$variables;
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
    "name": "ReadAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReadAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e508d3a4c31247ad3e5cf60843919e8ff4559463540c693ee9101a46316723d0",
    "metadata": {},
    "name": "ReadAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5bdc88af27d6c6e6483952ca54238ed4";

export default node;
