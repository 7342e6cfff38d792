import { graphql } from "relay-runtime";
import type { shipmentValues_shipment$data } from "../../__generated__/shipmentValues_shipment.graphql.ts";
import { addressChoice, bankChoice, buyerChoice, type Choice, type FormChoices } from "./formChoices.ts";
import { blankLine, blankValues, type FormValues } from "./formValues.ts";

/** A stored shipment as the form needs it: everything that can be edited, and the names of what is chosen. */
export const shipmentValuesFragment = graphql`
  fragment shipmentValues_shipment on Shipment {
    name
    version
    address {
      addressId
      name
      address
    }
    isSellerDifferent
    seller {
      buyerId
      name
      address
      country
    }
    consignee {
      buyerId
      name
      address
      country
    }
    notifyParties {
      buyerId
      name
      address
      country
    }
    broker {
      brokerId
      name
      country
    }
    originCountry
    destinationCountry
    preCarriage
    placeOfReceipt
    vessel
    portOfLoading
    portOfDischarge
    finalDestination
    termsOfPayment
    termsOfShipment
    bankDetails {
      bankId
      nickname
      bank
      accountNumber
    }
    currency
    declaration
    products {
      productId
      name
      hsnCode
      unitId
      unit {
        orderUnit
        packingUnit
        weight
        packageType
      }
      quantity
      rate
      marks
      description
      specification
      package {
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
      containers
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
    }
    notes
  }
`;

/** A stored shipment as form values, each a copy of what the store holds. */
export function valuesOfShipment(shipment: shipmentValues_shipment$data): FormValues {
  const { address, seller, consignee, notifyParties, broker, bankDetails, products, charges, containerDetail, containers } = shipment;
  const { version: _version, ...texts } = shipment;
  const lines = products.map(({ name: _name, hsnCode: _hsnCode, unit: _unit, package: packages, ...line }) => ({
    ...blankLine(),
    ...line,
    netWeightPerPackage: packages.netWeightPerPackage,
    grossWeightPerPackage: packages.grossWeightPerPackage,
  }));
  const blank = blankValues();
  return {
    ...texts,
    addressId: address.addressId,
    sellerId: seller?.buyerId ?? "",
    consigneeId: consignee.buyerId,
    notifyPartyCount: notifyParties.length,
    notifyIds: notifyParties.map(({ buyerId }) => buyerId),
    brokerId: broker.brokerId,
    bankId: bankDetails.bankId,
    productCount: Math.max(1, lines.length),
    products: lines.length > 0 ? lines : blank.products,
    charges: { ...charges },
    containerDetail: containerDetail ? { containers: String(containerDetail.containers), type: containerDetail.type } : blank.containerDetail,
    containers: containers.map((container) => ({ ...container, key: crypto.randomUUID() })),
  };
}

/**
 * The choices with what the shipment itself holds: a party or term that was changed or deleted since stays as it was saved, and so
 * do the weights of its packaging unit (a shipment keeps a snapshot of its master data).
 */
export function choicesWithShipment(choices: FormChoices, shipment: shipmentValues_shipment$data): FormChoices {
  const { address, bankDetails: bank, broker, seller, originCountry, destinationCountry } = shipment;
  const parties = [shipment.consignee, ...(seller ? [seller] : []), ...shipment.notifyParties];
  const units = shipment.products.map(({ unitId, unit }) => {
    const { netWeight = "0", grossWeight = "0" } = choices.units.find(({ id }) => id === unitId) ?? {};
    return { id: unitId, ...unit, netWeight, grossWeight };
  });
  const products = shipment.products.map(({ productId, name, hsnCode, specification }) => ({ id: productId, name, hsnCode, specification }));
  return {
    addresses: withMissing(choices.addresses, [addressChoice(address.addressId, address.name, address.address)]),
    banks: withMissing(choices.banks, [bankChoice(bank.bankId, bank.nickname, bank.bank, bank.accountNumber)]),
    buyers: withMissing(choices.buyers, parties.map((party) => buyerChoice(party.buyerId, party.name, party.address, party.country))),
    brokers: withMissing(choices.brokers, [{ value: broker.brokerId, label: broker.name, detail: broker.country }]),
    originCountries: withText(choices.originCountries, originCountry),
    destinationCountries: withText(choices.destinationCountries, destinationCountry),
    loadingPorts: [shipment.portOfLoading, shipment.placeOfReceipt].reduce((ports, name) => withPlace(ports, name, originCountry), choices.loadingPorts),
    dischargePorts: [shipment.portOfDischarge, shipment.finalDestination].reduce(
      (ports, name) => withPlace(ports, name, destinationCountry),
      choices.dischargePorts,
    ),
    paymentTerms: withText(choices.paymentTerms, shipment.termsOfPayment),
    shipmentTerms: withText(choices.shipmentTerms, shipment.termsOfShipment),
    currencies: withText(choices.currencies, shipment.currency),
    declarations: withText(choices.declarations, shipment.declaration),
    units: [...choices.units.filter(({ id }) => !units.some((unit) => unit.id === id)), ...uniqueById(units)],
    products: [...choices.products, ...uniqueById(products.filter(({ id }) => !choices.products.some((known) => known.id === id)))],
  };
}

/** The values of a shipment that is to be saved as a new one: what its master data no longer holds must be chosen again. */
export function valuesOfDuplicate(values: FormValues, choices: FormChoices): FormValues {
  const known = (id: string, list: readonly Choice[]) => (list.some(({ value }) => value === id) ? id : "");
  return {
    ...values,
    addressId: known(values.addressId, choices.addresses),
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

/** A new shipment's values: where there is but one origin country or one firm address, it is chosen already (spec section 4). */
export function newValues({ originCountries, addresses }: FormChoices): FormValues {
  const [country, ...otherCountries] = originCountries;
  const [address, ...otherAddresses] = addresses;
  return {
    ...blankValues(),
    originCountry: country !== undefined && otherCountries.length === 0 ? country : "",
    addressId: address !== undefined && otherAddresses.length === 0 ? address.value : "",
  };
}

function withMissing(choices: Choice[], more: Choice[]): Choice[] {
  const missing = more.filter(({ value }) => !choices.some((choice) => choice.value === value));
  return [...choices, ...missing.filter(({ value }, index) => missing.findIndex((other) => other.value === value) === index)];
}

function withText(texts: string[], text: string): string[] {
  return text === "" || texts.includes(text) ? texts : [...texts, text];
}

function withPlace<Place extends { name: string; country: string }>(places: Place[], name: string, country: string): (Place | { name: string; country: string })[] {
  const isKnown = name === "" || places.some((place) => place.name === name && place.country === country);
  return isKnown ? places : [...places, { name, country }];
}

function uniqueById<Item extends { id: string }>(items: Item[]): Item[] {
  return items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);
}
