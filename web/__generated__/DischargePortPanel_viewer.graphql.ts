/**
 * @generated SignedSource<<dd330eff8562215a8236b99f219b8e77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DischargePortPanel_viewer$data = {
  readonly destinationCountries: ReadonlyArray<string>;
  readonly dischargePorts: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "DischargePortPanel_viewer";
};
export type DischargePortPanel_viewer$key = {
  readonly " $data"?: DischargePortPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DischargePortPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DischargePortPanel_viewer",
  "selections": [
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
              "name": "country",
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
      "kind": "ScalarField",
      "name": "destinationCountries",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "998ed474504404fff1ba3291b28c37f9";

export default node;
