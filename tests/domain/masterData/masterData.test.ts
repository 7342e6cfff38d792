import { describe, expect, test } from "vitest";
import { checkListItem, checkRecord, missingFields, tidy } from "#domain/masterData/check.ts";
import { broker } from "#domain/masterData/broker.ts";
import { checkContractFormat, fieldsFromMap, fieldsToMap } from "#domain/masterData/templates/contractFormat.ts";
import { currency } from "#domain/masterData/lists/currency.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { blanksBeside, checkFirm, type FirmInput } from "#domain/masterData/firm.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { packagingUnit, unitCaption } from "#domain/masterData/packagingUnit.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";

const bag = { orderUnit: "MT", packingUnit: "KG", weight: "1000", packageType: "BAG", netWeight: "25", grossWeight: "25.15" };
const bank = {
  nickname: "KCB USD",
  accountNumber: "0188",
  confirmAccountNumber: "0188",
  iban: "",
  accountHolderName: "Tarangvel",
  bank: "KCB",
  bankAddress: "",
  swiftCode: "KTCBINBB",
};

function aFirm(change: Partial<FirmInput> = {}): FirmInput {
  const address = [{ name: "Head Office", address: "Rajkot", gst: "" }];
  return { name: "Tarangvel", ieCode: "AAX", pan: "", stampKey: "k", letterHeadKey: "", address, bankDetails: [bank], ...change };
}

function messages(problems: { message: string }[]): string[] {
  return problems.map(({ message }) => message);
}

describe("records", () => {
  test("a broker without a name is refused in the words of the surface (R-151)", () => {
    expect(messages(checkRecord(broker, { name: " " }, "onboarding"))).toEqual(["Please fill in the broker name"]);
    expect(messages(checkRecord(broker, { name: "" }, "settings"))).toEqual(["Please enter broker name"]);
  });

  test("a port needs name and country (R-152)", () => {
    const all = "Please fill in all required fields (Port Name, Country)";
    expect(messages(checkRecord(loadingPort, { name: "Mundra", country: "" }, "onboarding"))).toEqual([all]);
    expect(messages(checkRecord(loadingPort, { name: "Mundra", country: "" }, "settings"))).toEqual(["Please fill in all required fields"]);
    expect(checkRecord(loadingPort, { name: "Mundra", country: "India" }, "settings")).toEqual([]);
  });

  test("a country must stand in the built-in list", () => {
    expect(messages(checkRecord(loadingPort, { name: "Mundra", country: "Atlantis" }, "settings"))).toEqual([
      "Atlantis is not a country of the list",
    ]);
  });

  test.each(["0", "-1", "abc", ""])("packaging with the weight %j is refused (R-158, R-159)", (weight) => {
    expect(messages(checkRecord(packagingUnit, { ...bag, weight }, "settings"))).toEqual([
      "Please fill in all required fields (Order Unit, Packing Unit, Weight > 0, Package Type)",
    ]);
  });

  test("weights per package are optional but never negative (R-161)", () => {
    expect(checkRecord(packagingUnit, { ...bag, netWeight: "", grossWeight: "" }, "settings")).toEqual([]);
    expect(messages(checkRecord(packagingUnit, { ...bag, netWeight: "-1" }, "settings"))).toEqual(["Net Weight must be at least 0"]);
  });

  test("the unit beside a weight is cut to 4 characters, 'unit' while there is none (R-168)", () => {
    expect(["", "KG", "BARREL"].map(unitCaption)).toEqual(["unit", "KG", "BARR.."]);
  });

  test("every blank required field is named, a weight of 0 among them (R-158)", () => {
    expect(missingFields(packagingUnit, { ...bag, weight: "0", packageType: " " })).toEqual(["weight", "packageType"]);
  });

  test("unit and type inputs are upper-cased and trimmed (R-160)", () => {
    expect(packagingUnit.fields.slice(0, 1).map((field) => tidy(field, " mt "))).toEqual(["MT"]);
  });

  test("a template needs a name and a body (R-167)", () => {
    expect(messages(checkRecord(documentTemplate, { name: "Note", body: "" }, "onboarding"))).toEqual([
      "Please enter template name and body",
    ]);
    expect(messages(checkRecord(documentTemplate, { name: "", body: "x" }, "settings"))).toEqual([
      "Please fill in the template name and body",
    ]);
  });
});

describe("list items", () => {
  test("a blank item is refused in its own words (R-153)", () => {
    expect(messages(checkListItem(paymentTerm, "  ", []))).toEqual(["Please enter a payment term"]);
    expect(messages(checkListItem(originCountry, "", []))).toEqual(["Please select a country"]);
  });

  test("a duplicate is refused whatever its case and spaces (R-154)", () => {
    expect(checkListItem(paymentTerm, " 100% advance by t/t ", ["100% advance by T/T"])).toEqual([
      { message: "This payment term already exists", code: "DUPLICATE", field: ["term"] },
    ]);
    expect(messages(checkListItem(originCountry, "India", ["India"]))).toEqual(["Country already exists"]);
  });

  test("a duplicate is refused whatever blanks part its words, and with marks that nobody sees (R-154, R-1206)", () => {
    for (const item of ["100%\u00a0advance by T/T", "100%  advance by T/T", "\u200b100% ad\u00advance by T/T\ufeff"])
      expect(messages(checkListItem(paymentTerm, item, ["100% advance by T/T"]))).toEqual(["This payment term already exists"]);
    expect(checkListItem(paymentTerm, "100% advance byT/T", ["100% advance by T/T"])).toEqual([]);
  });

  test("a currency has at most three characters (R-157)", () => {
    expect(messages(checkListItem(currency, "EURO", []))).toEqual(["Currency must be at most 3 characters long"]);
  });
});

describe("firm", () => {
  test("onboarding names all it needs in one sentence; Settings asks for the stamp apart (R-138, R-139)", () => {
    expect(messages(checkFirm(aFirm({ stampKey: "" }), "onboarding"))).toEqual([
      "Please fill in all required fields (Name, IE Code, Stamp)",
    ]);
    expect(messages(checkFirm(aFirm({ stampKey: "" }), "settings"))).toEqual(["Please upload a stamp image"]);
    expect(messages(checkFirm(aFirm({ ieCode: " " }), "settings"))).toEqual(["Please fill in all required fields"]);
  });

  test("one complete address is enough in onboarding, Settings wants every one complete (R-140, R-142)", () => {
    const address = [
      { name: "Head Office", address: "Rajkot", gst: "" },
      { name: "Half", address: "", gst: "" },
    ];
    expect(checkFirm(aFirm({ address }), "onboarding")).toEqual([]);
    expect(messages(checkFirm(aFirm({ address }), "settings"))).toEqual(["Please fill in address name and address fields"]);
    expect(messages(checkFirm(aFirm({ address: address.slice(1) }), "settings"))).toEqual(["Please add at least one complete address"]);
  });

  test("a bank needs its five fields; Settings says which one lacks them (R-143, R-144)", () => {
    const incomplete = { ...bank, swiftCode: "" };
    expect(messages(checkFirm(aFirm({ bankDetails: [incomplete] }), "onboarding"))).toEqual([
      "Please complete at least one bank detail with all required fields",
    ]);
    expect(messages(checkFirm(aFirm({ bankDetails: [bank, incomplete] }), "settings"))).toEqual([
      "Bank 2: Please fill in required bank details fields (nickname, account number, account holder name, bank name, swift code)",
    ]);
  });

  test("the account number must equal its re-entry (R-145)", () => {
    const differing = { ...bank, confirmAccountNumber: "0189" };
    expect(checkFirm(aFirm({ bankDetails: [bank, differing] }), "settings")[0]?.field).toEqual([
      "bankDetails",
      "1",
      "confirmAccountNumber",
    ]);
    expect(messages(checkFirm(aFirm({ bankDetails: [differing] }), "settings"))).toEqual(["Bank 1: Account numbers do not match"]);
    expect(messages(checkFirm(aFirm({ bankDetails: [differing] }), "onboarding"))).toEqual(["Bank 1: Account numbers do not match"]);
  });
});

describe("what a firm still needs", () => {
  const blamed = (firm: FirmInput) => checkFirm(firm, "settings")[0]?.field ?? [];

  test("the first blank field of the first incomplete row is blamed", () => {
    const address = [
      { name: "Head Office", address: "Rajkot", gst: "" },
      { name: "Warehouse", address: " ", gst: "" },
    ];
    expect(blamed(aFirm({ address }))).toEqual(["address", "1", "address"]);
    expect(blamed(aFirm({ bankDetails: [{ ...bank, bank: "", swiftCode: "" }] }))).toEqual(["bankDetails", "0", "bank"]);
  });

  test("a form learns of all blank fields beside the blamed one", () => {
    const headless = aFirm({ name: "", stampKey: "" });
    expect(blanksBeside(headless, blamed(headless))).toEqual(["name", "stampKey"]);
    const half = aFirm({ bankDetails: [bank, { ...bank, bank: "", swiftCode: "" }] });
    expect(blanksBeside(half, blamed(half))).toEqual(["bankDetails.1.bank", "bankDetails.1.swiftCode"]);
  });

  test("a re-entry that differs is no blank", () => {
    const differing = aFirm({ bankDetails: [{ ...bank, confirmAccountNumber: "" }] });
    expect(blanksBeside(differing, blamed(differing))).toEqual([]);
  });
});

describe("contract format", () => {
  test("it needs a name and one complete field (R-164)", () => {
    expect(messages(checkContractFormat({ name: "", fields: [] }, "onboarding"))).toEqual(["Please enter a contract format name"]);
    expect(messages(checkContractFormat({ name: "", fields: [] }, "settings"))).toEqual(["Please enter a format name"]);
    expect(messages(checkContractFormat({ name: "Rice", fields: [{ name: "Packing", value: " " }] }, "settings"))).toEqual([
      "Please add at least one complete field (both name and value)",
    ]);
  });

  test("names that would lose their place in a map are refused (R-165)", () => {
    const fields = [
      { name: "12", value: "a" },
      { name: "Packing", value: "b" },
      { name: "Packing", value: "c" },
    ];
    expect(messages(checkContractFormat({ name: "Rice", fields }, "settings"))).toEqual([
      'The field name "12" must not be a whole number',
      'The field "Packing" stands twice',
    ]);
  });

  test("the order of fields survives REST's map (R-133, R-165)", () => {
    const fields = ["Zinc", "Arbitration", "Packing"].map((name) => ({ name, value: name.toLowerCase() }));
    expect(fieldsFromMap(JSON.parse(JSON.stringify(fieldsToMap(fields))))).toEqual(fields);
  });
});
