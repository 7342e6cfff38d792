import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import workedCases from "#domain/sampleData/workedCases.json" with { type: "json" };
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import { aFirm } from "../../fixtures/aFirm.ts";
import type { TestApi } from "../anApi.ts";
import { aRecord } from "../anExporter.ts";
import { aUser, type TestUser } from "../aUser.ts";

export type WorkedCase = { caseId: string; body: ShipmentBody; documentRequests: (typeof workedCases)[number]["documentRequests"] };

/** A user who has the master data of the worked cases, and the cases with that user's ids in their bodies. */
export async function workedShipments(api: TestApi): Promise<{ user: TestUser; cases: WorkedCase[] }> {
  const user = await aUser(api);
  const ids = new Map<string, string>();
  for (const { ref, address, bankDetails, name, ieCode, pan } of masterData.firms) {
    const firm = await aFirm(api, user, {
      name,
      ieCode,
      pan,
      address: address.map(({ ref: _ref, ...entry }) => entry),
      bankDetails: bankDetails.map(({ ref: _ref, ...entry }) => entry),
    });
    ids.set(ref, firm.firmId);
    firm.address.forEach(({ addressId }, index) => ids.set(address[index]?.ref ?? "", addressId));
    firm.bankDetails.forEach(({ bankId }, index) => ids.set(bankDetails[index]?.ref ?? "", bankId));
  }
  const kinds = [
    ["buyer", "buyerId", masterData.buyers],
    ["broker", "brokerId", masterData.brokers],
    ["goods", "goodsId", masterData.goods],
    ["unit", "unitId", masterData.units],
  ] as const;
  for (const [path, id, records] of kinds) {
    for (const { ref, ...record } of records) ids.set(ref, await aRecord(user, path, record, id));
  }
  const cases = workedCases.map(({ caseId, requestBody, documentRequests }) => {
    const text = JSON.stringify(requestBody).replaceAll(/<(\w+)>/g, (_, ref: string) => ids.get(ref) ?? "");
    return { caseId, body: JSON.parse(text) as ShipmentBody, documentRequests };
  });
  return { user, cases };
}
