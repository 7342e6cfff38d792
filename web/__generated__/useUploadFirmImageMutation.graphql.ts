/**
 * @generated SignedSource<<efc9fb01b45fc16b6a0d8f59a5c68b7d>>
 * @relayHash 94b82a96a5decdbef575394875be3ec0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 254efe4f824f3d50467d6d8ed0b09d40d0bfbca4a9ed0fd597c9fec17bdf4ea1

import type { ConcreteRequest } from 'relay-runtime';
export type FirmImageType = "LETTERHEAD" | "STAMP_SIGN";
export type UploadFirmImageInput = {
  file: unknown;
  type: FirmImageType;
};
export type useUploadFirmImageMutation$variables = {
  input: UploadFirmImageInput;
};
export type useUploadFirmImageMutation$data = {
  readonly uploadFirmImage: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly key: string | null | undefined;
  };
};
export type useUploadFirmImageMutation = {
  response: useUploadFirmImageMutation$data;
  variables: useUploadFirmImageMutation$variables;
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
    "concreteType": "UploadFirmImagePayload",
    "kind": "LinkedField",
    "name": "uploadFirmImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
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
    "name": "useUploadFirmImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadFirmImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "254efe4f824f3d50467d6d8ed0b09d40d0bfbca4a9ed0fd597c9fec17bdf4ea1",
    "metadata": {},
    "name": "useUploadFirmImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43b7f40aebf93207d367193f1e2cb7ae";

export default node;
