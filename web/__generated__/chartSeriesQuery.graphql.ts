/**
 * @generated SignedSource<<cc15a2c7c85d970462fcdd5650e8e3af>>
 * @relayHash 677f80a14bcc92865379c0ec2de9005b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63dfd2754316116b5de61f83a0a674c97e5c9577fc9a81463f6f765a8d677c0e

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
export type chartSeriesQuery$variables = {
  filter?: StatsFilterInput | null | undefined;
  firmId: string;
};
export type chartSeriesQuery$data = {
  readonly node: {
    readonly statsSheet?: {
      readonly charts: {
        readonly dischargePorts: ReadonlyArray<{
          readonly currency: string;
          readonly items: ReadonlyArray<{
            readonly name: string;
            readonly shipmentCount: number;
            readonly value: string;
          }>;
        }>;
        readonly products: ReadonlyArray<{
          readonly currency: string;
          readonly items: ReadonlyArray<{
            readonly averagePricePerMT: string | null | undefined;
            readonly name: string;
            readonly quantityMT: string | null | undefined;
            readonly value: string;
          }>;
        }>;
        readonly topConsignees: ReadonlyArray<{
          readonly currency: string;
          readonly items: ReadonlyArray<{
            readonly name: string;
            readonly shipmentCount: number;
            readonly value: string;
          }>;
        }>;
        readonly valueByMonth: ReadonlyArray<{
          readonly currency: string;
          readonly months: ReadonlyArray<{
            readonly month: string;
            readonly value: string;
            readonly valueYearBefore: string;
          }>;
        }>;
      } | null | undefined;
    };
  } | null | undefined;
};
export type chartSeriesQuery = {
  response: chartSeriesQuery$data;
  variables: chartSeriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firmId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "firmId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "StatsRankedValue",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shipmentCount",
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v7 = {
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
          "args": null,
          "concreteType": "StatsCharts",
          "kind": "LinkedField",
          "name": "charts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StatsMonthSeries",
              "kind": "LinkedField",
              "name": "valueByMonth",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StatsMonth",
                  "kind": "LinkedField",
                  "name": "months",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "month",
                      "storageKey": null
                    },
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "valueYearBefore",
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
              "concreteType": "StatsRanking",
              "kind": "LinkedField",
              "name": "topConsignees",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StatsRanking",
              "kind": "LinkedField",
              "name": "dischargePorts",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StatsProductRanking",
              "kind": "LinkedField",
              "name": "products",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StatsProductValue",
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
                    (v5/*:: as any*/),
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "quantityMT",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "averagePricePerMT",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "chartSeriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "chartSeriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v7/*:: as any*/),
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
    "id": "63dfd2754316116b5de61f83a0a674c97e5c9577fc9a81463f6f765a8d677c0e",
    "metadata": {},
    "name": "chartSeriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb77251b0a833e4229f1b484a2ad60c2";

export default node;
