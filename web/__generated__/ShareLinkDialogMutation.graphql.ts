/**
 * @generated SignedSource<<9cfc41520940bb8b21d9396b7a8f76e5>>
 * @relayHash adc7ed4adea48bd4bd0f61a7d323086e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 498d14020b8630c9df5971c67986c98b014d59b182d410095a263db667f7c072

import type { ConcreteRequest } from 'relay-runtime';
export type CreateShareLinkInput = {
  allowsDecision?: boolean | null | undefined;
  allowsDownload?: boolean | null | undefined;
  allowsUpload?: boolean | null | undefined;
  asksName?: boolean | null | undefined;
  attachmentIds: ReadonlyArray<string>;
  days?: number | null | undefined;
  password?: string | null | undefined;
  shipmentId: string;
  showsProgress?: boolean | null | undefined;
};
export type ShareLinkDialogMutation$variables = {
  input: CreateShareLinkInput;
};
export type ShareLinkDialogMutation$data = {
  readonly createShareLink: {
    readonly address: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ShareLinkDialogMutation = {
  response: ShareLinkDialogMutation$data;
  variables: ShareLinkDialogMutation$variables;
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
    "concreteType": "CreateShareLinkPayload",
    "kind": "LinkedField",
    "name": "createShareLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "ShareLinkDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShareLinkDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "498d14020b8630c9df5971c67986c98b014d59b182d410095a263db667f7c072",
    "metadata": {},
    "name": "ShareLinkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3db8ecb008474122f18890810ee72ecf";

export default node;
