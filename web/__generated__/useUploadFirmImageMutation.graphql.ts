/**
 * @generated SignedSource<<71c46f3f116d9c7a6ed9ff740ff7db16>>
 * @relayHash ff8323098f4b8dc1697f1d4d650b85b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03902e958a4ccac2986a4b16826f13c964141a8414f5a6dcafee985b92610263

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
    readonly height: number | null | undefined;
    readonly isReduced: boolean | null | undefined;
    readonly key: string | null | undefined;
    readonly width: number | null | undefined;
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
        "kind": "ScalarField",
        "name": "isReduced",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "width",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "height",
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
    "id": "03902e958a4ccac2986a4b16826f13c964141a8414f5a6dcafee985b92610263",
    "metadata": {},
    "name": "useUploadFirmImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9da342cec064bb9f83bf1206722d854";

export default node;
