/**
 * @generated SignedSource<<e3d3a79ecb323f624623a00459b8a94b>>
 * @relayHash 2d0e93cd3b9cc55df3ef357440498431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 743596ded7051afbe6e768347bb0fe0ccef11348515028a3b038c41fab768ee3

import type { ConcreteRequest } from 'relay-runtime';
export type ImportKind = "BROKER" | "BUYER" | "CURRENCIES" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "GOODS" | "LOADING_PORT" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PAYMENT_TERMS" | "SHIPMENT" | "SHIPMENT_TERMS";
export type UploadImportInput = {
  file: unknown;
  kind: ImportKind;
};
export type ImportFileStepMutation$variables = {
  input: UploadImportInput;
};
export type ImportFileStepMutation$data = {
  readonly uploadImport: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly import: {
      readonly columns: ReadonlyArray<{
        readonly field: string;
        readonly heading: string;
        readonly samples: ReadonlyArray<string>;
      }>;
      readonly hasHeadings: boolean;
      readonly importId: string;
      readonly notes: ReadonlyArray<string>;
      readonly rowCount: number;
    } | null | undefined;
  };
};
export type ImportFileStepMutation = {
  response: ImportFileStepMutation$data;
  variables: ImportFileStepMutation$variables;
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
    "concreteType": "UploadImportPayload",
    "kind": "LinkedField",
    "name": "uploadImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "import",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "importId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasHeadings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportColumn",
            "kind": "LinkedField",
            "name": "columns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "heading",
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
                "name": "samples",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notes",
            "storageKey": null
          }
        ],
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
    "name": "ImportFileStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportFileStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "743596ded7051afbe6e768347bb0fe0ccef11348515028a3b038c41fab768ee3",
    "metadata": {},
    "name": "ImportFileStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1239841496f4a87409a3ffdee83d339";

export default node;
