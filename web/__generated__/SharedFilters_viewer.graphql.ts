/**
 * @generated SignedSource<<b250630c716c5dab6ac1eb6ead0079e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type SharedFilters_viewer$data = {
  readonly sharedExporters: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly role: PartnerRole;
  }> | null | undefined;
  readonly " $fragmentType": "SharedFilters_viewer";
};
export type SharedFilters_viewer$key = {
  readonly " $data"?: SharedFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedFilters_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedFilters_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedExporter",
      "kind": "LinkedField",
      "name": "sharedExporters",
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
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "60d223348a7f99de09ca5edc0125a083";

export default node;
