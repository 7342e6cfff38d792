/**
 * @generated SignedSource<<c6a4652493e645c538e0122de18b791c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type SharedDocumentFacets_viewer$data = {
  readonly sharedExporters: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly role: PartnerRole;
  }> | null | undefined;
  readonly " $fragmentType": "SharedDocumentFacets_viewer";
};
export type SharedDocumentFacets_viewer$key = {
  readonly " $data"?: SharedDocumentFacets_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedDocumentFacets_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedDocumentFacets_viewer",
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

(node as any).hash = "1e74fc335ad22257a83ae55850fac93f";

export default node;
