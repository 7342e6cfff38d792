/**
 * @generated SignedSource<<ef725c3fa18361b29bd20912145902fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedFoundRows_edge$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
  };
  readonly sharedShipmentId: string;
  readonly " $fragmentSpreads": FragmentRefs<"SharedFoundRow_edge">;
  readonly " $fragmentType": "SharedFoundRows_edge";
}>;
export type SharedFoundRows_edge$key = ReadonlyArray<{
  readonly " $data"?: SharedFoundRows_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedFoundRows_edge">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SharedFoundRows_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharedShipmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedAttachment",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedFoundRow_edge"
    }
  ],
  "type": "FoundSharedDocumentEdge",
  "abstractKey": null
};

(node as any).hash = "df07de036aed22221c61ffc2ed791302";

export default node;
