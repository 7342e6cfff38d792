/**
 * @generated SignedSource<<691b080cb8108dda245f7676fc07eeea>>
 * @relayHash c171567c56b755e93623129ebee58a7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e3407c875ed50789387d2174a032e88595cb7a4964491fe08983d706abeed3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
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
export type StatsSortInput = {
  columnId: string;
  direction: OrderDirection;
};
export type fetchAllRowsQuery$variables = {
  filter: StatsFilterInput;
  firmId: string;
  limit: number;
  offset: number;
  sort?: StatsSortInput | null | undefined;
};
export type fetchAllRowsQuery$data = {
  readonly node: {
    readonly statsSheet?: {
      readonly rowCount: number;
      readonly rows: ReadonlyArray<{
        readonly id: string;
        readonly shipment: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"statsCells_row">;
      }>;
    };
  } | null | undefined;
};
export type fetchAllRowsQuery = {
  response: fetchAllRowsQuery$data;
  variables: fetchAllRowsQuery$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "firmId"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Shipment",
  "kind": "LinkedField",
  "name": "shipment",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchAllRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "StatsSheet",
                "kind": "LinkedField",
                "name": "statsSheet",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "StatsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "statsCells_row"
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
          }
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchAllRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "StatsSheet",
                "kind": "LinkedField",
                "name": "statsSheet",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "StatsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StatsValues",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": false,
                        "selections": [
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
                            "kind": "ScalarField",
                            "name": "colour",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          },
                          (v9/*:: as any*/)
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
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e1e3407c875ed50789387d2174a032e88595cb7a4964491fe08983d706abeed3",
    "metadata": {},
    "name": "fetchAllRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "90c327e2c38586e4ac251386dffcaa5e";

export default node;
