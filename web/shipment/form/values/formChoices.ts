import { createContext, use } from "react";
import { graphql } from "relay-runtime";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { formChoices_viewer$data } from "../../../__generated__/formChoices_viewer.graphql.ts";

/** All master data that the pick-lists offer. */
export const formChoicesFragment = graphql`
  fragment formChoices_viewer on Viewer {
    firms {
      nodes {
        id
        addresses {
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
      }
    }
    originCountries
    destinationCountries
    buyers {
      nodes {
        id
        name
        address
        country
      }
    }
    brokers {
      nodes {
        id
        name
        country
      }
    }
    loadingPorts {
      nodes {
        id
        name
        country
      }
    }
    dischargePorts {
      nodes {
        id
        name
        country
      }
    }
    paymentTerms
    shipmentTerms
    packagingUnits {
      nodes {
        id
        orderUnit
        packingUnit
        weight
        packageType
        netWeight
        grossWeight
      }
    }
    goods {
      nodes {
        id
        name
        hsnCode
        specification
        sqcUnit
        stateOfOrigin
      }
    }
    currencies
    declarations
  }
`;

/** One entry of a pick-list: the stored value, the label, and dimmed details. */
export type Choice = { value: string; label: string; detail?: string };

export type PortChoice = { name: string; country: string };

/** A packaging unit; net and gross weight are the defaults per package, in packing units. */
export type UnitChoice = {
  id: string;
  orderUnit: string;
  packingUnit: string;
  weight: Decimal;
  packageType: string;
  netWeight: Decimal;
  grossWeight: Decimal;
};

type ProductChoice = { id: string; name: string; hsnCode: string; specification: string; sqcUnit: string; stateOfOrigin: string };

export type FormChoices = {
  addresses: Choice[];
  banks: Choice[];
  buyers: Choice[];
  brokers: Choice[];
  originCountries: string[];
  destinationCountries: string[];
  loadingPorts: PortChoice[];
  dischargePorts: PortChoice[];
  paymentTerms: string[];
  shipmentTerms: string[];
  currencies: string[];
  declarations: string[];
  units: UnitChoice[];
  products: ProductChoice[];
};

/** The choices that the viewer's master data offers for a shipment of one firm. */
export function choicesOf(viewer: formChoices_viewer$data, firmId: string): FormChoices {
  const firm = viewer.firms.nodes.find(({ id }) => id === firmId);
  return {
    addresses: (firm?.addresses ?? []).map(({ addressId, name, address }) => addressChoice(addressId, name, address)),
    banks: (firm?.bankDetails ?? []).map(({ bankId, nickname, bank, accountNumber }) => bankChoice(bankId, nickname, bank, accountNumber)),
    buyers: viewer.buyers.nodes.map(({ id, name, address, country }) => buyerChoice(id, name, address, country)),
    brokers: viewer.brokers.nodes.map(({ id, name, country }) => ({ value: id, label: name, detail: country })),
    originCountries: [...viewer.originCountries],
    destinationCountries: [...viewer.destinationCountries],
    loadingPorts: viewer.loadingPorts.nodes.map(({ name, country }) => ({ name, country })),
    dischargePorts: viewer.dischargePorts.nodes.map(({ name, country }) => ({ name, country })),
    paymentTerms: [...viewer.paymentTerms],
    shipmentTerms: [...viewer.shipmentTerms],
    currencies: [...viewer.currencies],
    declarations: [...viewer.declarations],
    units: viewer.packagingUnits.nodes.map(({ id, orderUnit, packingUnit, weight, packageType, netWeight, grossWeight }) => ({
      id,
      orderUnit,
      packingUnit,
      weight: weight ?? "0",
      packageType,
      netWeight: netWeight ?? "0",
      grossWeight: grossWeight ?? "0",
    })),
    products: viewer.goods.nodes.map(({ id, name, hsnCode, specification, sqcUnit, stateOfOrigin }) => ({
      id,
      name,
      hsnCode,
      specification,
      sqcUnit,
      stateOfOrigin,
    })),
  };
}

export function addressChoice(value: string, name: string, address: string): Choice {
  return { value, label: name, detail: addressCaption(address) };
}

export function bankChoice(value: string, nickname: string, bank: string, accountNumber: string): Choice {
  return { value, label: nickname || bank, detail: `${bank}, ${accountNumber}` };
}

export function buyerChoice(value: string, name: string, address: string, country: string): Choice {
  return { value, label: name, detail: [addressCaption(address), country].filter(Boolean).join(", ") };
}

/** Texts as pick-list entries, without duplicates. */
export function textChoices(texts: readonly string[]): Choice[] {
  return [...new Set(texts)].map((text) => ({ value: text, label: text }));
}

/** The ports in a country; none while no country is chosen. */
export function placesIn(ports: readonly PortChoice[], country: string): Choice[] {
  return textChoices(ports.filter((port) => country !== "" && port.country === country).map(({ name }) => name));
}

/** The entry of a list that has no other; undefined if there are none or several. */
export function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

const FormChoicesContext = createContext<FormChoices | null>(null);
export const FormChoicesProvider = FormChoicesContext.Provider;

/** The pick-lists' entries, updated when items are added. */
export function useFormChoices(): FormChoices {
  const choices = use(FormChoicesContext);
  if (choices === null) throw new Error("A shipment field stands outside the shipment form.");
  return choices;
}

/** Address text in pick-lists: one line of at most 25 characters. */
function addressCaption(address: string): string {
  const line = address.replaceAll(/\s+/g, " ").trim();
  return line.length > 25 ? `${line.slice(0, 25).trimEnd()}...` : line;
}
