import { graphql } from "relay-runtime";
import type { shipmentChoices_shipment$data } from "../../../__generated__/shipmentChoices_shipment.graphql.ts";
import { addressChoice, bankChoice, buyerChoice, type FormChoices, type PortChoice } from "./formChoices.ts";

/** The shipment's snapshot of its master data. */
export const shipmentChoicesFragment = graphql`
  fragment shipmentChoices_shipment on Shipment {
    address {
      addressId
      name
      address
    }
    bankDetails {
      bankId
      nickname
      bank
      accountNumber
    }
    seller {
      buyerId
      name
      address
      country
    }
    buyer {
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
    placeOfReceipt
    portOfLoading
    portOfDischarge
    finalDestination
    termsOfPayment
    termsOfShipment
    currency
    declaration
    products {
      productId
      name
      hsnCode
      specification
      unitId
      unit {
        orderUnit
        packingUnit
        weight
        packageType
      }
    }
  }
`;

type StoredShipment = shipmentChoices_shipment$data;

/**
 * The choices when a shipment is changed: what it uses stays as in its snapshot, the unit's weight included, whatever happened to the
 * master data since.
 */
export function choicesForChange(choices: FormChoices, shipment: StoredShipment): FormChoices {
  const { address, bankDetails: bank, broker, seller, buyer, consignee, notifyParties } = shipment;
  const parties = [consignee, ...(seller ? [seller] : []), ...(buyer ? [buyer] : []), ...notifyParties];
  const buyers = parties.map((party) => buyerChoice(party.buyerId, party.name, party.address, party.country));
  const products = shipment.products.map(({ productId, name, hsnCode }) => {
    // Picking the product again fills in the current master data.
    const present = choices.products.find(({ id }) => id === productId);
    const { specification = "", sqcUnit = "", stateOfOrigin = "" } = present ?? {};
    return { id: productId, name, hsnCode, specification, sqcUnit, stateOfOrigin };
  });
  return {
    ...choicesForCopy(choices, shipment),
    addresses: withOwn(choices.addresses, [addressChoice(address.addressId, address.name, address.address)], valueOf),
    banks: withOwn(choices.banks, [bankChoice(bank.bankId, bank.nickname, bank.bank, bank.accountNumber)], valueOf),
    buyers: withOwn(choices.buyers, buyers, valueOf),
    brokers: withOwn(choices.brokers, [{ value: broker.brokerId, label: broker.name, detail: broker.country }], valueOf),
    units: withOwn(choices.units, unitsOf(choices, shipment), idOf),
    products: withOwn(choices.products, products, idOf),
  };
}

/** The choices for a copy. It is a new shipment, so parties, products and packaging come from the master data; texts are free. */
export function choicesForCopy(choices: FormChoices, shipment: StoredShipment): FormChoices {
  const { originCountry, destinationCountry, placeOfReceipt, portOfLoading, portOfDischarge, finalDestination } = shipment;
  return {
    ...choices,
    originCountries: withText(choices.originCountries, originCountry),
    destinationCountries: withText(choices.destinationCountries, destinationCountry),
    loadingPorts: withPlaces(choices.loadingPorts, [portOfLoading, placeOfReceipt], originCountry),
    dischargePorts: withPlaces(choices.dischargePorts, [portOfDischarge, finalDestination], destinationCountry),
    paymentTerms: withText(choices.paymentTerms, shipment.termsOfPayment),
    shipmentTerms: withText(choices.shipmentTerms, shipment.termsOfShipment),
    currencies: withText(choices.currencies, shipment.currency),
    declarations: withText(choices.declarations, shipment.declaration),
  };
}

function unitsOf(choices: FormChoices, { products }: StoredShipment): FormChoices["units"] {
  return products.map(({ unitId, unit: { orderUnit, packingUnit, weight, packageType } }) => {
    const { netWeight = "0", grossWeight = "0" } = choices.units.find(({ id }) => id === unitId) ?? {};
    return { id: unitId, orderUnit, packingUnit, weight: weight ?? "0", packageType, netWeight, grossWeight };
  });
}

/** The list with the shipment's own entries replacing those of the same name, or appended. */
function withOwn<Item>(items: readonly Item[], own: readonly Item[], idOfItem: (item: Item) => string): Item[] {
  const byId = new Map([...items, ...own].map((item) => [idOfItem(item), item]));
  return [...byId.values()];
}

function valueOf({ value }: { value: string }): string {
  return value;
}

function idOf({ id }: { id: string }): string {
  return id;
}

function withText(texts: string[], text: string): string[] {
  return text === "" || texts.includes(text) ? texts : [...texts, text];
}

function withPlaces(places: PortChoice[], names: string[], country: string): PortChoice[] {
  const isKnown = (name: string) => places.some((place) => place.name === name && place.country === country);
  const missing = names.filter((name) => name !== "" && !isKnown(name));
  return [...places, ...missing.map((name) => ({ name, country }))];
}
