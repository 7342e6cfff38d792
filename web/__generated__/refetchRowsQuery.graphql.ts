/**
 * @generated SignedSource<<c35133f58852fcc54bb343538ff0b126>>
 * @relayHash 91764bfb8dd70bb1f4e70f02443350f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53aa4bb6cea1e161a8a18f93edcf55730115e72188eeb270244aab900e7816a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refetchRowsQuery$variables = {
  firmId: string;
  shipmentIds: ReadonlyArray<string>;
};
export type refetchRowsQuery$data = {
  readonly node: {
    readonly statsSheet?: {
      readonly rows: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"statsCells_row">;
      }>;
    };
  } | null | undefined;
};
export type refetchRowsQuery = {
  response: refetchRowsQuery$data;
  variables: refetchRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "firmId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shipmentIds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "firmId"
  }
],
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "shipmentIds",
        "variableName": "shipmentIds"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 1000
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "refetchRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "args": (v2/*:: as any*/),
                "concreteType": "StatsSheet",
                "kind": "LinkedField",
                "name": "statsSheet",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v3/*:: as any*/),
                    "concreteType": "StatsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "statsCells_row"
                      }
                    ],
                    "storageKey": "rows(limit:1000)"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refetchRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "args": (v2/*:: as any*/),
                "concreteType": "StatsSheet",
                "kind": "LinkedField",
                "name": "statsSheet",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v3/*:: as any*/),
                    "concreteType": "StatsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
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
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": "rows(limit:1000)"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Firm",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "53aa4bb6cea1e161a8a18f93edcf55730115e72188eeb270244aab900e7816a6",
    "metadata": {},
    "name": "refetchRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "933827ddb43bbde5623d7366c999cfe8";

export default node;
