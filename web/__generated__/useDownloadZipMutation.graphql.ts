/**
 * @generated SignedSource<<dd1b0910cfee2150579d2aed970d382c>>
 * @relayHash 0206ada08fc59dbe985de3f9e7230bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69768e388d0c0dcc6bdfbabc47fdbfe5739e6b7b3c45b29de38c472f40592ab5

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentState = "APPROVED" | "DRAFT" | "FINAL" | "REJECTED" | "SUBMITTED";
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type DocumentAudience = "BROKER" | "CHA" | "IMPORTER" | "NOBODY";
export type DocumentOrigin = "GENERATED" | "LINK" | "PARTNER" | "UPLOADED";
export type DocumentSort = "LARGEST" | "NAME" | "NEWEST" | "OLDEST" | "RELEVANCE";
export type DocumentTextState = "DONE" | "FAILED" | "PENDING" | "SCAN" | "TOO_LONG";
export type PrepareDocumentZipInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  search?: DocumentSearch | null | undefined;
};
export type DocumentSearch = {
  audiences?: ReadonlyArray<DocumentAudience> | null | undefined;
  buyerIds?: ReadonlyArray<string> | null | undefined;
  firmIds?: ReadonlyArray<string> | null | undefined;
  invoicedFrom?: string | null | undefined;
  invoicedTo?: string | null | undefined;
  newestOnly?: boolean | null | undefined;
  origins?: ReadonlyArray<DocumentOrigin> | null | undefined;
  query?: string | null | undefined;
  shipmentId?: string | null | undefined;
  sort?: DocumentSort | null | undefined;
  states?: ReadonlyArray<AttachmentState> | null | undefined;
  storedFrom?: string | null | undefined;
  storedTo?: string | null | undefined;
  textStates?: ReadonlyArray<DocumentTextState> | null | undefined;
  types?: ReadonlyArray<AttachmentType> | null | undefined;
};
export type useDownloadZipMutation$variables = {
  input: PrepareDocumentZipInput;
};
export type useDownloadZipMutation$data = {
  readonly prepareDocumentZip: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly url: string | null | undefined;
  };
};
export type useDownloadZipMutation = {
  response: useDownloadZipMutation$data;
  variables: useDownloadZipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PrepareDocumentZipPayload",
    "kind": "LinkedField",
    "name": "prepareDocumentZip",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDownloadZipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDownloadZipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "69768e388d0c0dcc6bdfbabc47fdbfe5739e6b7b3c45b29de38c472f40592ab5",
    "metadata": {},
    "name": "useDownloadZipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cc2d15240f7eb0308774bd5d46281b2";

export default node;
