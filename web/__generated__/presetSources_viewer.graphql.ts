/**
 * @generated SignedSource<<d3978de948c3a0cb18657daa2ac61cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type presetSources_viewer$data = {
  readonly brokers: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly dischargePorts: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly name: string;
    }>;
  };
  readonly firms: {
    readonly nodes: ReadonlyArray<{
      readonly lutArn: string;
      readonly lutDate: string | null | undefined;
    }>;
  };
  readonly loadingPorts: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly name: string;
    }>;
  };
  readonly originCountries: ReadonlyArray<string>;
  readonly packagingUnits: {
    readonly nodes: ReadonlyArray<{
      readonly netWeight: string | null | undefined;
      readonly orderUnit: string;
      readonly packageType: string;
      readonly packingUnit: string;
      readonly weight: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "presetSources_viewer";
};
export type presetSources_viewer$key = {
  readonly " $data"?: presetSources_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"presetSources_viewer">;
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
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "presetSources_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originCountries",
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
    },
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
      "concreteType": "PackagingUnitConnection",
      "kind": "LinkedField",
      "name": "packagingUnits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PackagingUnit",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orderUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "packingUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "packageType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netWeight",
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
      "concreteType": "FirmConnection",
      "kind": "LinkedField",
      "name": "firms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Firm",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lutArn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lutDate",
              "storageKey": null
            }
          ],
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

(node as any).hash = "bcfaece2d266d89ef837abfe17a52c87";

export default node;
