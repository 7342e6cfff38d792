/**
 * @generated SignedSource<<91a693fd09dffba0e998554996bdf409>>
 * @relayHash 48191d94cc97ca64bf87a03698216410
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 192c210a55dfb455fd5d2f2127f28a492cf6ade030847917e3d6316c8c736d0f

import type { ConcreteRequest } from 'relay-runtime';
export type StatsFilterInput = {
  brokerId?: string | null | undefined;
  columns?: ReadonlyArray<StatsColumnFilterInput> | null | undefined;
  find?: string | null | undefined;
  from?: string | null | undefined;
  month?: string | null | undefined;
  portOfDischarge?: string | null | undefined;
  portOfLoading?: string | null | undefined;
  shipmentIds?: ReadonlyArray<string> | null | undefined;
  to?: string | null | undefined;
};
export type StatsColumnFilterInput = {
  columnId: string;
  isExact?: boolean | null | undefined;
  text?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type ColumnValueListQuery$variables = {
  columnId: string;
  containing: string;
  filter: StatsFilterInput;
  firmId: string;
};
export type ColumnValueListQuery$data = {
  readonly node: {
    readonly statsSheet?: {
      readonly columnValues: {
        readonly totalCount: number;
        readonly values: ReadonlyArray<{
          readonly rowCount: number;
          readonly text: string;
        }>;
      } | null | undefined;
    };
  } | null | undefined;
};
export type ColumnValueListQuery = {
  response: ColumnValueListQuery$data;
  variables: ColumnValueListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "columnId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "containing"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firmId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "firmId"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "StatsSheet",
      "kind": "LinkedField",
      "name": "statsSheet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "columnId",
              "variableName": "columnId"
            },
            {
              "kind": "Variable",
              "name": "search",
              "variableName": "containing"
            }
          ],
          "concreteType": "StatsColumnValues",
          "kind": "LinkedField",
          "name": "columnValues",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StatsColumnValue",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rowCount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Firm",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ColumnValueListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ColumnValueListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "192c210a55dfb455fd5d2f2127f28a492cf6ade030847917e3d6316c8c736d0f",
    "metadata": {},
    "name": "ColumnValueListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2baa0ca9e1f8bb72d2545249e822cdd5";

export default node;
