/**
 * @generated SignedSource<<060de013e5509a979dc2ed4a3d509d40>>
 * @relayHash 1bd6ce78e3e4df388e651c9338458526
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 863a766aae1ec91b80185f6eb51c5f5a59dde2286bfee56eaceed2bbfda13d24

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type UploadLinkDocumentInput = {
  file: unknown;
  name?: string | null | undefined;
  pass: string;
  token: string;
  type: AttachmentType;
  visitor?: string | null | undefined;
};
export type LinkUploadDialogMutation$variables = {
  input: UploadLinkDocumentInput;
};
export type LinkUploadDialogMutation$data = {
  readonly uploadLinkDocument: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LinkUploadDialogMutation = {
  response: LinkUploadDialogMutation$data;
  variables: LinkUploadDialogMutation$variables;
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
    "concreteType": "UploadLinkDocumentPayload",
    "kind": "LinkedField",
    "name": "uploadLinkDocument",
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
    "name": "LinkUploadDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkUploadDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "863a766aae1ec91b80185f6eb51c5f5a59dde2286bfee56eaceed2bbfda13d24",
    "metadata": {},
    "name": "LinkUploadDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45b006c27826c208ab919b59381fe87f";

export default node;
