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
