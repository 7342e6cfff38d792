/**
 * @generated SignedSource<<6a52bd7bb13dfb1827760b6a75a03cae>>
 * @relayHash ff8a26309fab4e82700ed72d9f646085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 253dfe74aab8013a4ffef46c54945d20016d47c5cb0659eb9131569456c33e88

import type { ConcreteRequest } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type SetAttachmentAudiencesInput = {
  audience: ReadonlyArray<PartnerRole>;
  ids: ReadonlyArray<string>;
};
export type AudienceDialogSeveralMutation$variables = {
  input: SetAttachmentAudiencesInput;
};
export type AudienceDialogSeveralMutation$data = {
  readonly setAttachmentAudiences: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type AudienceDialogSeveralMutation = {
  response: AudienceDialogSeveralMutation$data;
  variables: AudienceDialogSeveralMutation$variables;
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
    "concreteType": "SetAttachmentAudiencesPayload",
    "kind": "LinkedField",
    "name": "setAttachmentAudiences",
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
    "name": "AudienceDialogSeveralMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AudienceDialogSeveralMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "253dfe74aab8013a4ffef46c54945d20016d47c5cb0659eb9131569456c33e88",
    "metadata": {},
    "name": "AudienceDialogSeveralMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eeba4529a7c258b394012e5b11a96f79";

export default node;
