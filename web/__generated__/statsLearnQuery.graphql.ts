/**
 * @generated SignedSource<<8e20badf165f8ad8abcb8acac61ce279>>
 * @relayHash be5216f5f75283793f9925f83f23d82e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42f3b03145eca51cd84b42eb0f1e3c1d312a9163482942891b85e3bdbde72375

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statsLearnQuery$variables = {
  firmId: string;
  shipmentIds: ReadonlyArray<string>;
};
export type statsLearnQuery$data = {
  readonly node: {
    readonly statsSheet?: {
      readonly rows: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"statsCells_row">;
      }>;
    };
  } | null | undefined;
};
export type statsLearnQuery = {
  response: statsLearnQuery$data;
  variables: statsLearnQuery$variables;
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
    "name": "statsLearnQuery",
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
    "name": "statsLearnQuery",
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
    "id": "42f3b03145eca51cd84b42eb0f1e3c1d312a9163482942891b85e3bdbde72375",
    "metadata": {},
    "name": "statsLearnQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9b3ccee20725215701a96b8ad3400bd";

export default node;
