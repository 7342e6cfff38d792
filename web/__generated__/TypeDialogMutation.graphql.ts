/**
 * @generated SignedSource<<47f7dac29b69ffd7f43e3e2e4334e62f>>
 * @relayHash 97e9acbc23be01f86cc9c3b60b27ae5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7218f2d39ed767e9658e21c072f98b05c0762bf566491382653c1ae0811ddd52

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type SetAttachmentTypesInput = {
  ids: ReadonlyArray<string>;
  type: AttachmentType;
};
export type TypeDialogMutation$variables = {
  input: SetAttachmentTypesInput;
};
export type TypeDialogMutation$data = {
  readonly setAttachmentTypes: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type TypeDialogMutation = {
  response: TypeDialogMutation$data;
  variables: TypeDialogMutation$variables;
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
    "concreteType": "SetAttachmentTypesPayload",
    "kind": "LinkedField",
    "name": "setAttachmentTypes",
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
    "name": "TypeDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TypeDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7218f2d39ed767e9658e21c072f98b05c0762bf566491382653c1ae0811ddd52",
    "metadata": {},
    "name": "TypeDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e65ead7cb69e1be7a151087d436403fa";

export default node;
