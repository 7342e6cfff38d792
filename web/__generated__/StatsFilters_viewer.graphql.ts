/**
 * @generated SignedSource<<9f828d782333c18ea0fb936685a0085e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatsFilters_viewer$data = {
  readonly brokers: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly dischargePorts: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly loadingPorts: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "StatsFilters_viewer";
};
export type StatsFilters_viewer$key = {
  readonly " $data"?: StatsFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatsFilters_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatsFilters_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrokerConnection",
      "kind": "LinkedField",
      "name": "brokers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Broker",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadingPortConnection",
      "kind": "LinkedField",
      "name": "loadingPorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LoadingPort",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DischargePortConnection",
      "kind": "LinkedField",
      "name": "dischargePorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DischargePort",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "00a30b92a46bc6311e7b545f7235db50";

export default node;
