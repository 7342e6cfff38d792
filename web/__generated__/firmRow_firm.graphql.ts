/**
 * @generated SignedSource<<76d49cdc7cc444af032494cdfa4e2cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type firmRow_firm$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: string;
    readonly addressId: string;
    readonly gst: string;
    readonly name: string;
  }>;
  readonly bankDetails: ReadonlyArray<{
    readonly accountHolderName: string;
    readonly accountNumber: string;
    readonly bank: string;
    readonly bankAddress: string;
    readonly bankId: string;
    readonly branch: string | null | undefined;
    readonly country: string | null | undefined;
    readonly iban: string;
    readonly nickname: string;
    readonly swiftCode: string;
  }>;
  readonly id: string;
  readonly ieCode: string;
  readonly letterhead: {
    readonly key: string;
  } | null | undefined;
  readonly name: string;
  readonly pan: string;
  readonly stamp: {
    readonly key: string;
  } | null | undefined;
  readonly " $fragmentType": "firmRow_firm";
};
export type firmRow_firm$key = {
  readonly " $data"?: firmRow_firm$data;
  readonly " $fragmentSpreads": FragmentRefs<"firmRow_firm">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "firmRow_firm"
};

(node as any).hash = "ac1a86b0554882f413a13f09b8aa9539";

export default node;
