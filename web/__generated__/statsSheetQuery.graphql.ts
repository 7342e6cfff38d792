/**
 * @generated SignedSource<<ba39473eefa53f9297f0d5d3f1a5d9c0>>
 * @relayHash 96223f7484a2623438aae0118f9cf228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07fd65ebe304697dd7f7d30ead1c0b00ce857f712335fca5c62899ea6a7ffefd

import type { ConcreteRequest } from 'relay-runtime';
export type StatsColumnKind = "DATE" | "MEASURE" | "MONEY" | "TEXT";
export type statsSheetQuery$variables = {
  firmId: string;
};
export type statsSheetQuery$data = {
  readonly node: {
    readonly statsSheet?: {
      readonly columns: ReadonlyArray<{
        readonly columnId: string;
        readonly editable: boolean;
        readonly id: string;
        readonly kind: StatsColumnKind;
        readonly name: string;
        readonly width: number;
      }>;
    };
  } | null | undefined;
};
export type statsSheetQuery = {
  response: statsSheetQuery$data;
  variables: statsSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "firmId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "firmId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatsSheet",
      "kind": "LinkedField",
      "name": "statsSheet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatsColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "columnId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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
              "name": "editable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "statsSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "statsSheetQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07fd65ebe304697dd7f7d30ead1c0b00ce857f712335fca5c62899ea6a7ffefd",
    "metadata": {},
    "name": "statsSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31567755107e95ea59917f783183dad1";

export default node;
