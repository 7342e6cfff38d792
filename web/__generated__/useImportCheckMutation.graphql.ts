/**
 * @generated SignedSource<<76cf7b22172e99d7475a133c010feda0>>
 * @relayHash 4ddba8523ff0875d9ed5355c3c3a7537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623b111c33fe53c225350301ad81ccf8221d8d947e1014d7a81411de705779ff

import type { ConcreteRequest } from 'relay-runtime';
export type ImportRowStatus = "CHANGED" | "ERROR" | "NEW" | "SAME";
export type CheckImportInput = {
  edits?: ReadonlyArray<ImportEditInput> | null | undefined;
  fields: ReadonlyArray<string>;
  firmId?: string | null | undefined;
  hasHeadings?: boolean | null | undefined;
  importId: string;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  status?: ImportRowStatus | null | undefined;
};
export type ImportEditInput = {
  column: number;
  row: number;
  text: string;
};
export type useImportCheckMutation$variables = {
  input: CheckImportInput;
};
export type useImportCheckMutation$data = {
  readonly checkImport: {
    readonly check: {
      readonly changedCount: number;
      readonly errorCount: number;
      readonly newCount: number;
      readonly rowCount: number;
      readonly rows: ReadonlyArray<{
        readonly cells: ReadonlyArray<string>;
        readonly problems: ReadonlyArray<{
          readonly column: number | null | undefined;
          readonly message: string;
        }>;
        readonly row: number;
        readonly status: ImportRowStatus;
      }>;
      readonly sameCount: number;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useImportCheckMutation = {
  response: useImportCheckMutation$data;
  variables: useImportCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CheckImportPayload",
    "kind": "LinkedField",
    "name": "checkImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportCheck",
        "kind": "LinkedField",
        "name": "check",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sameCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errorCount",
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
            "concreteType": "ImportRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "row",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cells",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportProblem",
                "kind": "LinkedField",
                "name": "problems",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "column",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
          (v1/*:: as any*/)
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
    "name": "useImportCheckMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportCheckMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "623b111c33fe53c225350301ad81ccf8221d8d947e1014d7a81411de705779ff",
    "metadata": {},
    "name": "useImportCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81058a84dcd50219fd720157f8ccf6ab";

export default node;
