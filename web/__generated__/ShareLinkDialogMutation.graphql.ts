/**
 * @generated SignedSource<<7fa31e7886ec8b85763dddb60fb33f1e>>
 * @relayHash 4043adc1c9f107dee33434b141945e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 232f7abc7f186d9520dbbdfd591f03a9c407bc82e9b702263cb4654ce4fccf4a

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
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
      readonly code: UserErrorCode;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "id": "232f7abc7f186d9520dbbdfd591f03a9c407bc82e9b702263cb4654ce4fccf4a",
    "metadata": {},
    "name": "ShareLinkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af2d5fd5958d80718ac06886a29a8f45";

export default node;
