import { expect, test } from "vitest";
import { bankRows } from "../../../api/document/blocks/bank.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";

const { bankDetails } = riceShipment();
const addressOf = (bankAddress: string, country?: string) =>
  bankRows({ ...bankDetails, bankAddress, ...(country !== undefined && { country }) }).find(({ label }) => label === "Bank address")?.value;

test("an older bank's country follows its address in one line (R-349)", () => {
  expect(addressOf("Yagnik Road,\nRajkot", "India")).toBe("Yagnik Road, Rajkot, India");
  expect(addressOf("Yagnik Road, Rajkot")).toBe("Yagnik Road, Rajkot");
  expect(addressOf("", "India")).toBe("India");
  expect(addressOf("", "")).toBeUndefined();
});

test("the AD code and the branch stand with the bank, where given (R-439)", () => {
  const labels = (rows: ReturnType<typeof bankRows>) => rows.map(({ label, value }) => `${label}: ${value}`);
  expect(labels(bankRows({ ...bankDetails, branch: "Yagnik Road", adCode: "6390180" }))).toEqual(
    expect.arrayContaining(["Branch: Yagnik Road", "AD code: 6390180"]),
  );
  expect(labels(bankRows(bankDetails)).join()).not.toMatch(/Branch:|AD code/);
});
