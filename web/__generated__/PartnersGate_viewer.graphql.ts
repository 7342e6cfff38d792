/**
 * @generated SignedSource<<9a89262609b447ce64d1f5ac46179b2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartnersGate_viewer$data = {
  readonly anyPartners: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "PartnersGate_viewer";
};
export type PartnersGate_viewer$key = {
  readonly " $data"?: PartnersGate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnersGate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartnersGate_viewer",
  "selections": [
    {
      "alias": "anyPartners",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PartnerConnection",
      "kind": "LinkedField",
      "name": "partners",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "partners(first:1)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d36908c3664adb4f3886a6a4e3521ca3";

export default node;
