/**
 * @generated SignedSource<<f1de8314ba6dc650d7dffded7db51397>>
 * @relayHash 39b33a31ce1778a2036d25cf3454bb44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e9e7935848f8521c0db49f59e498a9982b754f0e86c3d15d438d9a5cde92de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinPageQuery$variables = {
  code: string;
};
export type JoinPageQuery$data = {
  readonly invitation: {
    readonly " $fragmentSpreads": FragmentRefs<"JoinCard_invitation">;
  } | null | undefined;
};
export type JoinPageQuery = {
  response: JoinPageQuery$data;
  variables: JoinPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JoinPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpenInvitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JoinCard_invitation"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpenInvitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "office",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isForOneAddress",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "19e9e7935848f8521c0db49f59e498a9982b754f0e86c3d15d438d9a5cde92de",
    "metadata": {},
    "name": "JoinPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b3647dd941b9f5d3bc56ca8a322c078";

export default node;
