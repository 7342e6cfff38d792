/**
 * @generated SignedSource<<b7bf1ea8312fb3446d70f7e5f8c75760>>
 * @relayHash cd411c9e50d949006c029adc5d83e94d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf832e0f20df6e8cbcadab691ea5b41232b074093f53705822d77aadc893ce05

import type { ConcreteRequest } from 'relay-runtime';
export type ContainerLoad = "FCL" | "LCL";
export type PreCarriage = "BY_AIR" | "BY_RAIL" | "BY_ROAD" | "BY_SEA" | "MULTI_MODEL";
export type ShipmentType = "BULK" | "CONTAINERISED";
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type CreateShipmentInput = {
  addressId: string;
  bankId: string;
  brokerId: string;
  buyerId?: string | null | undefined;
  charges?: ChargesInput | null | undefined;
  consigneeId: string;
  containerDetail?: ContainerDetailInput | null | undefined;
  containers?: ReadonlyArray<ContainerInput> | null | undefined;
  currency: string;
  declaration: string;
  destinationCountry: string;
  finalDestination: string;
  firmId: string;
  isBuyerDifferent?: boolean | null | undefined;
  isSellerDifferent?: boolean | null | undefined;
  lcDate?: string | null | undefined;
  lcExpiry?: string | null | undefined;
  lcIssuingBank?: string | null | undefined;
  lcLatestShipment?: string | null | undefined;
  lcNo?: string | null | undefined;
  name: string;
  notes?: string | null | undefined;
  notifyPartyIds?: ReadonlyArray<string> | null | undefined;
  orderDate?: string | null | undefined;
  orderNo?: string | null | undefined;
  originCountry: string;
  placeOfReceipt?: string | null | undefined;
  portOfDischarge: string;
  portOfLoading: string;
  preCarriage?: PreCarriage | null | undefined;
  products: ReadonlyArray<ProductLineInput>;
  references?: ReadonlyArray<ShipmentReferenceInput> | null | undefined;
  sellerId?: string | null | undefined;
  termsOfPayment: string;
  termsOfShipment: string;
  type: ShipmentType;
  vessel?: string | null | undefined;
};
export type ChargesInput = {
  advance?: string | null | undefined;
  commission?: string | null | undefined;
  discount?: string | null | undefined;
  fob?: string | null | undefined;
  freight?: string | null | undefined;
  gstPercentage?: string | null | undefined;
  insurance?: string | null | undefined;
};
export type ContainerDetailInput = {
  containerCount: number;
  type: ContainerLoad;
};
export type ContainerInput = {
  containerNumber: string;
  customsSealNumber?: string | null | undefined;
  dunnageWeight?: string | null | undefined;
  grossWeight?: string | null | undefined;
  isoType?: string | null | undefined;
  lineSealNumber?: string | null | undefined;
  lot?: string | null | undefined;
  maxGrossWeight?: string | null | undefined;
  netWeight?: string | null | undefined;
  packages?: string | null | undefined;
  rfidSealNumber?: string | null | undefined;
  size?: string | null | undefined;
  tareWeight?: string | null | undefined;
  unit?: string | null | undefined;
  vgmMethod?: string | null | undefined;
  vgmSlipNo?: string | null | undefined;
  vgmWeighbridge?: string | null | undefined;
  vgmWeighedOn?: string | null | undefined;
  vgmWeight?: string | null | undefined;
};
export type ProductLineInput = {
  countryOfOrigin?: string | null | undefined;
  description?: string | null | undefined;
  districtOfOrigin?: string | null | undefined;
  grossWeightPerPackage?: string | null | undefined;
  manufacturer?: string | null | undefined;
  marks?: string | null | undefined;
  netWeightPerPackage?: string | null | undefined;
  originCriterion?: string | null | undefined;
  productId: string;
  quantity: string;
  rate: string;
  schemeSerialNo?: string | null | undefined;
  specification?: string | null | undefined;
  sqcQuantity?: string | null | undefined;
  sqcUnit?: string | null | undefined;
  stateOfOrigin?: string | null | undefined;
  unitId: string;
  volume?: string | null | undefined;
};
export type ShipmentReferenceInput = {
  label: string;
  value: string;
};
export type useSaveShipmentCreateMutation$variables = {
  input: CreateShipmentInput;
};
export type useSaveShipmentCreateMutation$data = {
  readonly createShipment: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly shipment: {
      readonly id: string;
      readonly updatedAt: string | null | undefined;
    } | null | undefined;
  };
};
export type useSaveShipmentCreateMutation = {
  response: useSaveShipmentCreateMutation$data;
  variables: useSaveShipmentCreateMutation$variables;
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
    "concreteType": "CreateShipmentPayload",
    "kind": "LinkedField",
    "name": "createShipment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shipment",
        "kind": "LinkedField",
        "name": "shipment",
        "plural": false,
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
            "name": "updatedAt",
            "storageKey": null
          }
        ],
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "useSaveShipmentCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveShipmentCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf832e0f20df6e8cbcadab691ea5b41232b074093f53705822d77aadc893ce05",
    "metadata": {},
    "name": "useSaveShipmentCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a7e9809fdb301bbdaebb597c9d75516";

export default node;
