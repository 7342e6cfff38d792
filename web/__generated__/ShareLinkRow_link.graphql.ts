/**
 * @generated SignedSource<<1b5613cea89d9682c7fe0d94cd4af611>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShareLinkState = "EXPIRED" | "LIVE" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type ShareLinkRow_link$data = {
  readonly allowsDecision: boolean;
  readonly allowsDownload: boolean;
  readonly allowsUpload: boolean;
  readonly asksName: boolean;
  readonly chosenCount: number;
  readonly documents: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly expiresAt: string;
  readonly firmId: string;
  readonly hasPassword: boolean;
  readonly madeBy: string;
  readonly openedAt: string | null | undefined;
  readonly shipmentId: string;
  readonly shipmentName: string;
  readonly showsProgress: boolean;
  readonly state: ShareLinkState;
  readonly " $fragmentType": "ShareLinkRow_link";
};
export type ShareLinkRow_link$key = {
  readonly " $data"?: ShareLinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkRow_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinkRow_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firmId",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "madeBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsDownload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsDecision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsUpload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsProgress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chosenCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "9cf935f43cd314eafbf9111b60520df6";

export default node;
