/**
 * @generated SignedSource<<f53cadb01ce1d035795f67985039d1e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
import type { FragmentRefs } from "relay-runtime";
export type statsCells_row$data = {
  readonly values: {
    readonly cells: Readonly<Record<string, string>>;
    readonly colour: RowColour;
    readonly version: number | null | undefined;
  };
  readonly " $fragmentType": "statsCells_row";
};
export type statsCells_row$key = {
  readonly " $data"?: statsCells_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"statsCells_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statsCells_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatsValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cells",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StatsRow",
  "abstractKey": null
};

(node as any).hash = "dcd81f36cf2350f5fbdba0351b1c5c12";

export default node;
