import { describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { invoiceModel } from "../../../api/document/models/invoiceModel.ts";
import { aPricedShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest } from "../../support/fixtures/documentRequests.ts";

describe("the declaration of an export", () => {
  test("a tax never stands beside the endorsement that it is not paid (R-479)", () => {
    const declared = (gstPercentage: number) => invoiceModel(anInvoiceRequest({ printCNF: false }), aPricedShipment({}, { gstPercentage }));
    expect(declared(0).declaration).toContain("WITHOUT PAYMENT OF INTEGRATED TAX. LUT ARN");
    const { declaration, warnings } = declared(5);
    expect(declaration).toBe(
      "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.\nWe declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.",
    );
    expect(warnings).toEqual([expect.objectContaining({ code: "ENDORSEMENT_OMITTED", field: ["declaration"] })]);
  });

  test.each([
    [
      "an ARN",
      18,
      "SUPPLY MEANT FOR EXPORT UNDER LUT ARN NO. AD2404230012345 DT. 20/03/2024 WITHOUT PAYMENT OF IGST. We declare.\n\nSubject to Rajkot jurisdiction.",
      "We declare.\n\nSubject to Rajkot jurisdiction.",
    ],
    [
      "a bond",
      18,
      "The goods are Indian.\nSupply meant for export under Bond No. 17/2024 dt. 20.03.2024 without payment of tax.\nWe declare; we sign.\nSubject to Rajkot.",
      "The goods are Indian.\nWe declare; we sign.\nSubject to Rajkot.",
    ],
    ["a list", 18, "1. Export without payment, ref. M/s. Rice Co. 2. We declare. 3. We sign.", "2. We declare. 3. We sign."],
    ["a notification", 0, "ON PAYMENT OF INTEGRATED TAX VIDE NOTIFICATION NO. 16/2017 DT. 01.02.2017. We declare.", "We declare."],
    ["two lines", 0, "Supply ON PAYMENT OF\nINTEGRATED TAX Notifn. 16/2017.\nWe declare.", "We declare."],
  ])("the whole of an endorsement with %s goes, and nothing else (R-479, R-1146)", (_, gstPercentage, declaration, kept) => {
    const shipment = aPricedShipment({ declaration }, { gstPercentage });
    const printed = invoiceModel(anInvoiceRequest({ printCNF: false }), shipment).declaration;
    expect(printed.replace("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.\n", "")).toBe(kept);
  });

  test("an export without tax is endorsed from the firm's letter of undertaking, unless the declaration is or the year is over (R-443)", () => {
    const firm = { ...aPricedShipment({}).firm, lutArn: "AD240325001234X", lutDate: "01/04/2025", lutFinancialYear: "2025-26" };
    const unendorsed = "We declare that this invoice is true.";
    const printed = (given: Partial<Shipment>, invoiceDate = "12/11/2025") => {
      const shipment = aPricedShipment({ firm, declaration: unendorsed, ...given }, { gstPercentage: 0 });
      return invoiceModel(anInvoiceRequest({ printCNF: false, invoiceDate }), shipment);
    };
    const words = "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX.";
    const endorsed = `${words} LUT ARN: AD240325001234X DATED 01/04/2025.`;
    expect(printed({}).declaration).toBe(`${endorsed}\n${unendorsed}`);
    expect(printed({ declaration: "" }).declaration).toBe(endorsed);
    expect(printed({ declaration: "Export under LUT." }).declaration).toBe("Export under LUT.");
    expect(printed({ firm: aPricedShipment({}).firm }).declaration).toBe(unendorsed);
    expect(printed({ originCountry: "India", destinationCountry: "India" }).declaration).toBe(unendorsed);
    expect(printed({}, "31/03/2026").declaration).toContain(words);
    const late = printed({}, "01/04/2026");
    expect([late.declaration, late.warnings]).toEqual([
      unendorsed,
      [expect.objectContaining({ code: "ENDORSEMENT_OMITTED", field: ["firmId"] })],
    ]);
  });

  test("an export on payment of tax is endorsed so, unless the declaration is or the exporter is not registered (R-1146)", () => {
    const { address } = riceShipment();
    const printed = (given: Partial<Shipment>) => {
      const shipment = aPricedShipment({ declaration: "We declare.", ...given }, { gstPercentage: 5 });
      const { declaration, warnings } = invoiceModel(anInvoiceRequest({ printCNF: false }), shipment);
      return [declaration, warnings.map(({ field }) => field.join("."))];
    };
    expect(printed({})).toEqual(["SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.\nWe declare.", []]);
    expect(printed({ declaration: "Export on payment of IGST." })).toEqual(["Export on payment of IGST.", []]);
    expect(printed({ destinationCountry: "India" })).toEqual(["We declare.", []]);
    expect(printed({ address: { ...address, gst: "" } })).toEqual(["We declare.", ["addressId"]]);
  });

  test("an export without tax never says that it is on payment of tax, and a missing endorsement is a warning (R-1146)", () => {
    const { address, firm } = riceShipment();
    const printed = (given: Partial<Shipment>) => {
      const shipment = aPricedShipment({ declaration: "Supply meant for export ON PAYMENT OF INTEGRATED TAX. We declare.", ...given });
      const { declaration, warnings } = invoiceModel(anInvoiceRequest({ printCNF: false }), shipment);
      return [declaration, warnings.map(({ field }) => field.join("."))];
    };
    expect(printed({ address: { ...address, gst: "" } })).toEqual(["We declare.", ["declaration"]]);
    expect(printed({})).toEqual(["We declare.", ["declaration", "firmId"]]);
    expect(printed({ declaration: "We declare." })).toEqual(["We declare.", ["firmId"]]);
    const endorsed =
      "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX. LUT ARN: AD24.\nWe declare.";
    expect(printed({ firm: { ...firm, lutArn: "AD24" } })).toEqual([endorsed, ["declaration"]]);
  });

  test("goods that are loaded in another country are no export from India, so no endorsement of one is printed (R-1286)", () => {
    const firm = { ...riceShipment().firm, lutArn: "AD240325001234X", lutDate: "01/04/2025", lutFinancialYear: "2025-26" };
    const printed = (given: Partial<Shipment>, gstPercentage = 0) => {
      const shipment = aPricedShipment({ firm, originCountry: "China", portOfLoading: "Nansha", ...given }, { gstPercentage });
      const { declaration, warnings } = invoiceModel(anInvoiceRequest({ printCNF: false }), shipment);
      return [declaration, warnings.map(({ field }) => field.join("."))];
    };
    expect(printed({ declaration: "We declare." })).toEqual(["We declare.", []]);
    expect(printed({ declaration: "Supply meant for export without payment of IGST. We declare." })).toEqual([
      "We declare.",
      ["declaration"],
    ]);
    expect(printed({ declaration: "Export on payment of IGST.\nWe declare." }, 18)).toEqual([
      "We declare.",
      ["declaration", "charges.gstPercentage"],
    ]);
    for (const portOfLoading of ["Mundra", "ICD Tughlakabad, India"]) {
      const [declaration] = printed({ declaration: "We declare.", portOfLoading });
      expect(declaration).toMatch(/^SUPPLY MEANT FOR EXPORT UNDER BOND/);
    }
  });

  test("foreign goods that leave India are an export, also on their way back to where they came from (R-1341)", () => {
    const firm = { ...riceShipment().firm, lutArn: "AD240325001234X", lutDate: "01/04/2025", lutFinancialYear: "2025-26" };
    const printed = (given: Partial<Shipment>, gstPercentage = 0) => {
      const route = { originCountry: "China", destinationCountry: "China", portOfLoading: "Mundra", declaration: "We declare." };
      const shipment = aPricedShipment({ firm, ...route, ...given }, { gstPercentage });
      const { declaration, figures, warnings } = invoiceModel(anInvoiceRequest({ printCNF: false }), shipment);
      return [declaration.split(" UNDER")[0]?.split(".")[0], figures[1]?.label, warnings];
    };
    const endorsed = ["SUPPLY MEANT FOR EXPORT", undefined, []];
    expect(printed({})).toEqual(endorsed);
    expect(printed({}, 18)).toEqual(["SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX", "IGST 18%", []]);
    for (const portOfLoading of ["Mundra Port", "Port of Mundra", "Nhava Sheva (JNPT)", "ICD Ludhiana", "Delhi Air Cargo Complex"]) {
      expect(printed({ portOfLoading, destinationCountry: "Kenya" })).toEqual(endorsed);
    }
    const transport = { ...riceShipment().transport, portCode: "INRXLB" };
    expect(printed({ portOfLoading: "Raxaul", destinationCountry: "Nepal", transport })).toEqual(endorsed);
    expect(printed({ portOfLoading: "Nansha", transport }, 18)).toEqual(["We declare", "GST 18%", []]);
  });

  test.each([
    ["JNPT", true],
    ["Nhava Sheva / JNPT", true],
    ["ICD Tughlakabad", true],
    ["ICD Tughlakabad, New Delhi", true],
    ["Kochi International Airport", true],
    ["Bangalore Air Cargo Complex", true],
    ["LCS Raxaul", true],
    ["INNSA1", true],
    ["Hyderabad, China", false],
    ["Nansha", false],
    ["Yantian International", false],
  ])(
    "foreign goods that are loaded at '%s' leave India: %s, by whatever name or code a place of India is called (R-1390)",
    (portOfLoading, leaves) => {
      const shipment = aPricedShipment({ originCountry: "China", destinationCountry: "Kenya", portOfLoading }, { gstPercentage: 18 });
      const { declaration, headerBoxes } = invoiceModel(anInvoiceRequest({ printCNF: false }), shipment);
      expect(declaration.startsWith("SUPPLY MEANT FOR EXPORT ON PAYMENT")).toBe(leaves);
      expect(JSON.stringify(headerBoxes)).toContain(
        `"${leaves || portOfLoading.endsWith("China") ? portOfLoading : `${portOfLoading}, China`}"`,
      );
    },
  );
});
