/* oxlint-disable relay/unused-fields -- storedFields reads the defined fields, and its types require each of them. */
import { graphql } from "relay-runtime";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { shipmentValues_shipment$data } from "../../../__generated__/shipmentValues_shipment.graphql.ts";
import { onlyOne, type Choice, type FormChoices } from "./formChoices.ts";
import { withDestinationCountry, withOriginCountry, withProduct, withUnit, type PickEdit } from "./formEdits.ts";
import { storedFields } from "./enteredFields.ts";
import { blankLine, blankReference, blankValues, type FormValues } from "./formValues.ts";

/** The editable fields of a stored shipment. */
export const shipmentValuesFragment = graphql`
  fragment shipmentValues_shipment on Shipment {
    name
    version
    address {
      addressId
    }
    isSellerDifferent
    seller {
      buyerId
    }
    buyer {
      buyerId
    }
    consignee {
      buyerId
    }
    notifyParties {
      buyerId
    }
    broker {
      brokerId
    }
    originCountry
    destinationCountry
    preCarriage: preCarriageText
    placeOfReceipt
    vessel
    portOfLoading
    portOfDischarge
    finalDestination
    termsOfPayment
    termsOfShipment
    orderNo
    orderDate
    lcNo
    lcDate
    lcIssuingBank
    lcLatestShipment
    lcExpiry
    references {
      label
      value
    }
    bankDetails {
      bankId
    }
    currency
    declaration
    products {
      productId
      unitId
      quantity
      rate
      marks
      description
      specification
      countryOfOrigin
      stateOfOrigin
      districtOfOrigin
      sqcQuantity
      sqcUnit
      schemeSerialNo
      originCriterion
      manufacturer
      volume
      packages {
        netWeightPerPackage
        grossWeightPerPackage
      }
    }
    charges {
      discount
      gstPercentage
      advance
      fob
      freight
      insurance
      commission
    }
    type
    containerDetail {
      containerCount
      type
    }
    containers {
      containerNumber
      lineSealNumber
      rfidSealNumber
      size
      lot
      netWeight
      grossWeight
      unit
      packages
      isoType
      tareWeight
      maxGrossWeight
      dunnageWeight
      customsSealNumber
      vgmMethod
      vgmWeight
      vgmWeighedOn
      vgmSlipNo
      vgmWeighbridge
    }
    notes
  }
`;

type StoredShipment = shipmentValues_shipment$data;

/** A stored shipment as form values: a copy, never the store's objects. */
export function valuesOfShipment(shipment: StoredShipment): FormValues {
  const blank = blankValues();
  const { notifyParties, charges, containerDetail } = shipment;
  const products = shipment.products.map(lineOf);
  return {
    ...storedFields(shipmentFields, shipment),
    addressId: shipment.address.addressId,
    isSellerDifferent: shipment.isSellerDifferent,
    isBuyerDifferent: shipment.buyer !== null && shipment.buyer !== undefined,
    buyerId: shipment.buyer?.buyerId ?? "",
    references: shipment.references.map(({ label, value }) => ({ ...blankReference(), label, value })),
    sellerId: shipment.seller?.buyerId ?? "",
    consigneeId: shipment.consignee.buyerId,
    notifyPartyCount: notifyParties.length,
    notifyIds: notifyParties.map(({ buyerId }) => buyerId),
    brokerId: shipment.broker.brokerId,
    bankId: shipment.bankDetails.bankId,
    productCount: Math.max(1, products.length),
    products: products.length > 0 ? products : blank.products,
    charges: charges ? storedFields(chargeFields, charges) : blank.charges,
    type: shipment.type ?? "",
    containerDetail: containerDetail
      ? { containerCount: String(containerDetail.containerCount ?? ""), type: containerDetail.type ?? blank.containerDetail.type }
      : blank.containerDetail,
    containers: shipment.containers.map((row) => ({ key: crypto.randomUUID(), ...storedFields(containerFields, row) })),
  };
}

/** The version that a change is based on; null if the server has none. */
export function versionOf({ version }: StoredShipment): number | null {
  return version ?? null;
}

/** The values of a copy. It is saved as a new shipment, so entries missing from the master data must be chosen again. */
export function valuesOfDuplicate(values: FormValues, choices: FormChoices): FormValues {
  const known = (id: string, list: readonly Choice[]) => (list.some(({ value }) => value === id) ? id : "");
  return {
    ...values,
    addressId: known(values.addressId, choices.addresses),
    buyerId: known(values.buyerId, choices.buyers),
    sellerId: known(values.sellerId, choices.buyers),
    consigneeId: known(values.consigneeId, choices.buyers),
    notifyIds: values.notifyIds.map((id) => known(id, choices.buyers)),
    brokerId: known(values.brokerId, choices.brokers),
    bankId: known(values.bankId, choices.banks),
    products: values.products.map((line) => ({
      ...line,
      productId: choices.products.some(({ id }) => id === line.productId) ? line.productId : "",
      unitId: choices.units.some(({ id }) => id === line.unitId) ? line.unitId : "",
    })),
  };
}

/** A new shipment's values: whatever the master data has only one of is preselected. */
export function newValues(choices: FormChoices): FormValues {
  const blank = {
    ...blankValues(),
    addressId: onlyOne(choices.addresses)?.value ?? "",
    consigneeId: onlyOne(choices.buyers)?.value ?? "",
    brokerId: onlyOne(choices.brokers)?.value ?? "",
    bankId: onlyOne(choices.banks)?.value ?? "",
    termsOfPayment: onlyOne(choices.paymentTerms) ?? "",
    termsOfShipment: onlyOne(choices.shipmentTerms) ?? "",
    currency: onlyOne(choices.currencies) ?? "",
    declaration: onlyOne(choices.declarations) ?? "",
  };
  const picks: [PickEdit, string | undefined][] = [
    [withOriginCountry, onlyOne(choices.originCountries)],
    [withDestinationCountry, onlyOne(choices.destinationCountries)],
    [withProduct(0), onlyOne(choices.products)?.id],
    [withUnit, onlyOne(choices.units)?.id],
  ];
  return picks.reduce<FormValues>((values, [edit, picked]) => (picked === undefined ? values : edit(values, { picked, choices })), blank);
}

function lineOf(line: StoredShipment["products"][number]): FormValues["products"][number] {
  const { productId, unitId, quantity, rate } = line;
  const { netWeightPerPackage, grossWeightPerPackage } = line.packages;
  const weights = { netWeightPerPackage: netWeightPerPackage ?? "", grossWeightPerPackage: grossWeightPerPackage ?? "" };
  const price = { quantity: quantity ?? "", rate: rate ?? "" };
  return { ...blankLine(), productId, unitId, ...price, ...weights, ...storedFields(lineFields, line) };
}
