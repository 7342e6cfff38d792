/**
 * @generated SignedSource<<04a144ce8253c4e37023ea39d48824da>>
 * @relayHash 0206ada08fc59dbe985de3f9e7230bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69768e388d0c0dcc6bdfbabc47fdbfe5739e6b7b3c45b29de38c472f40592ab5

import type { ConcreteRequest } from 'relay-runtime';
export type PrepareDocumentZipInput = {
  ids: ReadonlyArray<string>;
};
export type useDownloadZipMutation$variables = {
  input: PrepareDocumentZipInput;
};
export type useDownloadZipMutation$data = {
  readonly prepareDocumentZip: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly url: string | null | undefined;
  };
};
export type useDownloadZipMutation = {
  response: useDownloadZipMutation$data;
  variables: useDownloadZipMutation$variables;
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
    "concreteType": "PrepareDocumentZipPayload",
    "kind": "LinkedField",
    "name": "prepareDocumentZip",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "useDownloadZipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDownloadZipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "69768e388d0c0dcc6bdfbabc47fdbfe5739e6b7b3c45b29de38c472f40592ab5",
    "metadata": {},
    "name": "useDownloadZipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cc2d15240f7eb0308774bd5d46281b2";

export default node;
