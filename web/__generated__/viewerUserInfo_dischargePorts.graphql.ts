/**
 * @generated SignedSource<<2908380096790a36bfe8003a10b0bbef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerUserInfo_dischargePorts$data = {
  readonly nodes: ReadonlyArray<{
    readonly country: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "viewerUserInfo_dischargePorts";
};
export type viewerUserInfo_dischargePorts$key = {
  readonly " $data"?: viewerUserInfo_dischargePorts$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_dischargePorts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerUserInfo_dischargePorts",
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
  "type": "DischargePortConnection",
  "abstractKey": null
};

(node as any).hash = "cb5f201244c00bbf76db6ec123887f79";

export default node;
