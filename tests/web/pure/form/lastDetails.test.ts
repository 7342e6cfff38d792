import { expect, test } from "vitest";
import { listedValues, withDetailsOf } from "../../../../web/shipment/form/last/lastDetails.ts";
import type { FormChoices } from "../../../../web/shipment/form/values/formChoices.ts";
import { blankContainer, blankLine, blankValues, type FormValues } from "../../../../web/shipment/form/values/formValues.ts";

function aForm(change: Partial<FormValues> = {}): FormValues {
  return { ...blankValues(), ...change };
}

function theLast(change: Partial<FormValues> = {}): FormValues {
  return aForm({
    name: "Castor HT-12",
    vessel: "MV TARANG",
    lcNo: "LC 1",
    notes: "old",
    addressId: "F1A1",
    consigneeId: "B1",
    brokerId: "K1",
    bankId: "F1B1",
    notifyPartyCount: 1,
    notifyIds: ["B2"],
    originCountry: "India",
    portOfLoading: "Mundra",
    destinationCountry: "Germany",
    portOfDischarge: "Hamburg",
    finalDestination: "Hamburg",
    termsOfPayment: "L/C at sight",
    termsOfShipment: "CIF Hamburg",
    currency: "EUR",
    declaration: "LUT",
    products: [{ ...blankLine(), productId: "P1", unitId: "U1", quantity: "20", rate: "1387.75", marks: "HANSE" }],
    charges: { ...blankValues().charges, gstPercentage: "18", advance: "500", freight: "900" },
    type: "CONTAINERISED",
    containerDetail: { containerCount: "2", type: "FCL" },
    containers: [{ ...blankContainer("KG"), containerNumber: "TVXU1001010" }],
    ...change,
  });
}

test("parties, route, terms, products, bank and type come from the last shipment; what is another's each time does not (R-1038)", () => {
  const initial = aForm();
  const { values, kept } = withDetailsOf(theLast(), { values: { ...initial, consigneeId: "B1" }, initial });
  expect(kept).toEqual([]);
  expect(values).toMatchObject({ addressId: "F1A1", brokerId: "K1", bankId: "F1B1", notifyIds: ["B2"], portOfDischarge: "Hamburg" });
  expect(values).toMatchObject({ termsOfShipment: "CIF Hamburg", currency: "EUR", type: "CONTAINERISED" });
  expect(values.products).toMatchObject([{ productId: "P1", quantity: "20", rate: "1387.75", marks: "" }]);
  expect(values).toMatchObject({ name: "", vessel: "", lcNo: "", notes: "", containers: [] });
  expect(values.charges).toMatchObject({ gstPercentage: "18", advance: "", freight: "" });
});

test("what the user has entered otherwise stays and is named; what is the same is not (R-1038)", () => {
  const initial = aForm();
  const entered = { ...initial, brokerId: "K2", bankId: "F1B1", portOfDischarge: "Bremerhaven", destinationCountry: "Germany" };
  const { values, kept } = withDetailsOf(theLast(), { values: entered, initial });
  expect(kept).toEqual(["Broker", "Destination"]);
  expect(values).toMatchObject({ brokerId: "K2", portOfDischarge: "Bremerhaven", finalDestination: "", portOfLoading: "Mundra" });
});

test("an only entry that was preselected gives way, and what the last shipment does not say keeps it (R-1038)", () => {
  const initial = aForm({ termsOfPayment: "Advance", termsOfShipment: "FOB Mundra" });
  const { values } = withDetailsOf(theLast({ termsOfShipment: "" }), { values: initial, initial });
  expect(values).toMatchObject({ termsOfPayment: "L/C at sight", termsOfShipment: "FOB Mundra" });
});

test("ports and terms that the lists no longer have are left out (R-1038)", () => {
  const choices = {
    originCountries: ["India"],
    destinationCountries: ["Germany"],
    loadingPorts: [{ name: "Mundra", country: "India" }],
    dischargePorts: [{ name: "Hamburg", country: "Belgium" }],
    paymentTerms: [],
    shipmentTerms: ["CIF Hamburg"],
    currencies: ["EUR"],
    declarations: ["LUT"],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The function reads these lists alone.
  const values = listedValues(theLast(), choices as unknown as FormChoices);
  expect(values).toMatchObject({ portOfLoading: "Mundra", portOfDischarge: "", finalDestination: "", termsOfPayment: "", currency: "EUR" });
});
