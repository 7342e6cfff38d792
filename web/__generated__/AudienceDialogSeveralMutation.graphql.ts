/**
 * @generated SignedSource<<5b202a5f3aba3d80991011becdb7012c>>
 * @relayHash 21a143df14dd734b94394231e1d6f3f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4282856bf91332eb430e69cef3dab820e036637b15fb2936ff2da1e2acddc4

import type { ConcreteRequest } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
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
    "id": "2b4282856bf91332eb430e69cef3dab820e036637b15fb2936ff2da1e2acddc4",
    "metadata": {},
    "name": "AudienceDialogSeveralMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1639feccce11767cbcaf03dd36dde85";

export default node;
