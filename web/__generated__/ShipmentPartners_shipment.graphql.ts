/**
 * @generated SignedSource<<7b01b0779633b271dc492c089ab5b61a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type PartnerState = "ACTIVE" | "INVITED" | "REVOKED";
export type ShareState = "EXCLUDED" | "SHARED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type ShipmentPartners_shipment$data = {
  readonly id: string;
  readonly partners: ReadonlyArray<{
    readonly partner: {
      readonly id: string;
      readonly name: string;
      readonly role: PartnerRole;
      readonly state: PartnerState;
    };
    readonly state: ShareState | null | undefined;
    readonly updatedAt: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_shipment">;
  readonly " $fragmentType": "ShipmentPartners_shipment";
};
export type ShipmentPartners_shipment$key = {
  readonly " $data"?: ShipmentPartners_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentPartners_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentPartners_shipment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentPartner",
      "kind": "LinkedField",
      "name": "partners",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
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
            (v0/*:: as any*/),
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "054af2da12c67ec863cbacd7dbf61dce";

export default node;
