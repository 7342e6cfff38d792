/**
 * @generated SignedSource<<23f7dbeb966d07b1cba10d442a8a3a00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Milestone = "ARRIVED" | "BL_RELEASED" | "BOOKED" | "CUSTOMS_CLEARED" | "DOCS_SENT" | "ON_BOARD" | "PAID" | "STUFFED";
import type { FragmentRefs } from "relay-runtime";
export type SharedRow_shipment$data = {
  readonly consignee: string | null | undefined;
  readonly exporter: string;
  readonly goods: ReadonlyArray<string>;
  readonly id: string;
  readonly isAsked: boolean;
  readonly next: {
    readonly milestone: Milestone;
    readonly planned: string | null | undefined;
  } | null | undefined;
  readonly portOfDischarge: string;
  readonly portOfLoading: string;
  readonly reference: string;
  readonly status: string | null | undefined;
  readonly " $fragmentType": "SharedRow_shipment";
};
export type SharedRow_shipment$key = {
  readonly " $data"?: SharedRow_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedRow_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedRow_shipment",
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
      "name": "exporter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consignee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portOfLoading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portOfDischarge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAsked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextMilestone",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "milestone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planned",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedShipment",
  "abstractKey": null
};

(node as any).hash = "a91c668608dc9fc40845df80bf0022ed";

export default node;
