/**
 * @generated SignedSource<<9f1ad13c4d6db65c462cb1ac43682b1b>>
 * @relayHash a4dbb826b6c17aa4bbe6a6307d9658cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5320f15722ef01b755c57d214ffbaab86e62367f40e1f83e27745c63da5496dc

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
  filter: StatsFilterInput;
  firmId: string;
  search: string;
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
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firmId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
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
              "variableName": "search"
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
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
    "id": "5320f15722ef01b755c57d214ffbaab86e62367f40e1f83e27745c63da5496dc",
    "metadata": {},
    "name": "ColumnValueListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9377c72260279aec0e583ee1ec36b0a4";

export default node;
