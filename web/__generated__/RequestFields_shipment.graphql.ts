/**
 * @generated SignedSource<<f67aa3f5145b03da077e29ce31a25667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type ShareState = "EXCLUDED" | "SHARED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type RequestFields_shipment$data = {
  readonly partners: ReadonlyArray<{
    readonly partner: {
      readonly id: string;
      readonly mayUpload: boolean;
      readonly name: string;
      readonly role: PartnerRole;
    };
    readonly state: ShareState | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "RequestFields_shipment";
};
export type RequestFields_shipment$key = {
  readonly " $data"?: RequestFields_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFields_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestFields_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentPartner",
      "kind": "LinkedField",
      "name": "partners",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Partner",
          "kind": "LinkedField",
          "name": "partner",
          "plural": false,
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
              "name": "role",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mayUpload",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "bd4b7e07242b5590dc12ca53de8b3a1b";

export default node;
