/**
 * @generated SignedSource<<14eb779823885cc04138ba1291648867>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSelection_edge$data = {
  readonly node: {
    readonly id: string;
    readonly sizeInMB: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDialog_attachment" | "ShareLinkDialog_attachment">;
  };
  readonly shipmentId: string;
  readonly " $fragmentType": "useSelection_edge";
};
export type useSelection_edge$key = {
  readonly " $data"?: useSelection_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSelection_edge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSelection_edge"
};

(node as any).hash = "44ad04730c694badea0dd5fc526ceef3";

export default node;
