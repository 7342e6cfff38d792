/**
 * @generated SignedSource<<eeaf86ff5f99c3eee0cdd6de83131216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type ShareDialog_shipment$data = {
  readonly id: string;
  readonly partnerCandidates: ReadonlyArray<{
    readonly hiddenAttachmentIds: ReadonlyArray<string>;
    readonly isNamed: boolean;
    readonly partner: {
      readonly id: string;
      readonly name: string;
      readonly role: PartnerRole;
    };
  }> | null | undefined;
  readonly partners: ReadonlyArray<{
    readonly hiddenAttachmentIds: ReadonlyArray<string>;
    readonly partner: {
      readonly id: string;
    };
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShownDocuments_shipment">;
  readonly " $fragmentType": "ShareDialog_shipment";
};
export type ShareDialog_shipment$key = {
  readonly " $data"?: ShareDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_shipment">;
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
  "name": "hiddenAttachmentIds",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_shipment",
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
          "concreteType": "Partner",
          "kind": "LinkedField",
          "name": "partner",
          "plural": false,
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
      "concreteType": "ShipmentPartner",
      "kind": "LinkedField",
      "name": "partnerCandidates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNamed",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShownDocuments_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "9a0cad0f0e2b048602db358e1b334378";

export default node;
