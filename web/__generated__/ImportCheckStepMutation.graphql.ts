/**
 * @generated SignedSource<<335bdfe75d359a70b369d018b7662369>>
 * @relayHash 49a75d5b03de8278d9f6cec2929dc317
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 407a527a43b6a8526be87e3807e6784701cfb090a8d8c4f3a6cbd6be8b695b26

import type { ConcreteRequest } from 'relay-runtime';
export type ImportRowStatus = "CHANGED" | "ERROR" | "NEW" | "SAME";
export type CheckImportInput = {
  edits?: ReadonlyArray<ImportEditInput> | null | undefined;
  fields: ReadonlyArray<string>;
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
export type ImportCheckStepMutation$variables = {
  input: CheckImportInput;
};
export type ImportCheckStepMutation$data = {
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
export type ImportCheckStepMutation = {
  response: ImportCheckStepMutation$data;
  variables: ImportCheckStepMutation$variables;
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
    "name": "ImportCheckStepMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportCheckStepMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "407a527a43b6a8526be87e3807e6784701cfb090a8d8c4f3a6cbd6be8b695b26",
    "metadata": {},
    "name": "ImportCheckStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dad418efdaba96a3a8f5c490c19b4f43";

export default node;
