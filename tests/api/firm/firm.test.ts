import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Firm } from "#domain/account/userInfo.ts";
import { aBank, aFirm, aFirmBody } from "../../support/fixtures/aFirm.ts";
import { anExporter, aShipmentBody } from "../../support/api/anExporter.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aFirmImage } from "../../support/files/multipartForm.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

const firmsOf = async (user: TestUser) => (await user.get<{ firms: Firm[] }>("/v1/user/info")).data.firms;
const imageStatus = async (user: TestUser, key: string, type = "STAMP_SIGN") =>
  (await user.get(`/v1/attachment?key=${key}&attachment_type=${type}`)).status;
const update = (user: TestUser, firm: Pick<Firm, "firmId">, body: object) =>
  user.post<Firm>(`/v1/user/firm/update?firmId=${firm.firmId}`, body);

describe("bank accounts", () => {
  test("carry a branch and a country, and shipments keep them", async () => {
    const exporter = await anExporter(api);
    const { firm, user } = exporter;
    const bankDetails = firm.bankDetails.map((bank) => ({ ...bank, branch: "Fort", country: "India" }));
    const { data } = await update(user, firm, { ...firm, bankDetails });
    expect(data.bankDetails).toEqual(bankDetails);
    expect((await firmsOf(user))[0]?.bankDetails).toEqual(bankDetails);
    const shipment = await user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter));
    expect(shipment.data.bankDetails).toMatchObject({ branch: "Fort", country: "India" });
  });

  test("of older data have their nickname in remarks alone", async () => {
    const user = await aUser(api);
    const { nickname, ...bank } = aBank();
    const body = aFirmBody({ stampKey: await aFirmImage(api, user), bankDetails: [{ ...bank, remarks: nickname }] as never });
    const { data, errors } = await user.post<Firm>("/v1/user/firm/add", body);
    expect([errors, data.bankDetails[0]?.nickname]).toEqual([[], nickname]);
  });
});

describe("adding a firm", () => {
  test("stores it tidied, with ids for itself, its addresses and its banks (R-347, R-348, R-375)", async () => {
    const user = await aUser(api);
    const stampKey = await aFirmImage(api, user);
    const letterHeadKey = await aFirmImage(api, user, "LETTERHEAD");
    const body = aFirmBody({ name: "  Tarangvel ", stampKey, letterHeadKey });
    const { status, data, errors } = await user.post<Firm>("/v1/user/firm/add", body);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect([status, errors]).toEqual([200, []]);
    expect(data).toEqual({
      firmId: id,
      version: expect.stringMatching(/^[\w-]{27}$/),
      name: "Tarangvel",
      ieCode: "AAXCT4821K",
      pan: "AAXCT4821K",
      stampKey,
      letterHeadKey,
      address: [{ addressId: id, name: "Head Office", address: "402, Silverline Trade Centre,\nRajkot", gst: "24AAXCT4821K1ZS" }],
      bankDetails: [{ bankId: id, ...aBank() }],
    });
    expect(await firmsOf(user)).toEqual([data]);
  });

  test("never stores or answers the re-entered account number (R-146)", async () => {
    const user = await aUser(api);
    const firm = await aFirm(api, user, { bankDetails: [aBank({ confirmAccountNumber: "018805001234" })] });
    expect(firm.bankDetails[0]).not.toHaveProperty("confirmAccountNumber");
  });

  const incompleteBank = (n: number) =>
    `Bank ${n}: Please fill in required bank details fields (nickname, account number, account holder name, bank name, swift code)`;
  test.each([
    [{ name: " " }, "Please fill in all required fields", ["name"]],
    [{ ieCode: "" }, "Please fill in all required fields", ["ieCode"]],
    [{ stampKey: "" }, "Please upload a stamp image", ["stampKey"]],
    [{ address: [] }, "Please add at least one complete address", ["address"]],
    [{ address: [{ name: "Office", address: " " }] }, "Please add at least one complete address", ["address", "0", "address"]],
    [
      { address: [{ name: "A", address: "B" }, { name: "C" }] },
      "Please fill in address name and address fields",
      ["address", "1", "address"],
    ],
    [{ bankDetails: [] }, "Please complete at least one bank detail with all required fields", ["bankDetails"]],
    [{ bankDetails: [aBank({ swiftCode: "" })] }, incompleteBank(1), ["bankDetails", "0", "swiftCode"]],
    [{ bankDetails: [aBank(), aBank({ nickname: " " })] }, incompleteBank(2), ["bankDetails", "1", "nickname"]],
  ])("is refused with %j", async (change, error, field) => {
    const user = await aUser(api);
    const body = { ...aFirmBody({ stampKey: await aFirmImage(api, user) }), ...change };
    const { status, data, errors } = await user.post("/v1/user/firm/add", body);
    expect([status, data, errors]).toEqual([422, null, [{ error, code: "INVALID", field }]]);
    expect(await firmsOf(user)).toEqual([]);
  });

  test.each([
    [{ name: 5 }, "name must be a text", ["name"]],
    [{ address: "Rajkot" }, "address must be a list", ["address"]],
    [{ address: ["Rajkot"] }, "address 1 must be an object", ["address", "0"]],
    [{ bankDetails: [aBank(), { ...aBank(), iban: 7 }] }, "iban must be a text", ["bankDetails", "1", "iban"]],
    [{ address: Array.from({ length: 501 }, () => ({ name: "A", address: "B" })) }, "address must have at most 500 items", ["address"]],
    [{ name: "x".repeat(256) }, "name must be at most 255 characters long", ["name"]],
  ])("is refused by its shape: %#", async (change, error, field) => {
    const user = await aUser(api);
    const { status, errors } = await user.post("/v1/user/firm/add", { ...aFirmBody({ stampKey: "k" }), ...change });
    expect([status, errors]).toEqual([400, [{ error, code: "INVALID", field }]]);
  });

  test("with an image that is unknown, another owner's or of the other kind does not find it", async () => {
    const [user, other] = [await aUser(api), await aUser(api)];
    const stampKey = await aFirmImage(api, user);
    const letterHeadKey = await aFirmImage(api, user, "LETTERHEAD");
    for (const wrong of ["nothing", await aFirmImage(api, other), letterHeadKey]) {
      const { status, errors } = await user.post("/v1/user/firm/add", aFirmBody({ stampKey: wrong }));
      expect([status, errors]).toEqual([404, [{ error: "Stamp image not found", code: "NOT_FOUND", field: ["stampKey"] }]]);
    }
    for (const wrong of ["nothing", await aFirmImage(api, other, "LETTERHEAD"), stampKey]) {
      const { status, errors } = await user.post("/v1/user/firm/add", aFirmBody({ stampKey, letterHeadKey: wrong }));
      expect([status, errors[0]?.error, errors[0]?.field]).toEqual([404, "Letterhead image not found", ["letterHeadKey"]]);
    }
    expect(await firmsOf(user)).toEqual([]);
  });

  test("once per Idempotency-Key", async () => {
    const user = await aUser(api);
    const body = aFirmBody({ stampKey: await aFirmImage(api, user) });
    const first = await user.post("/v1/user/firm/add", body, { "idempotency-key": "k" });
    expect((await user.post("/v1/user/firm/add", body, { "idempotency-key": "k" })).data).toEqual(first.data);
    expect(await firmsOf(user)).toHaveLength(1);
  });
});

describe("updating a firm", () => {
  test("keeps entries with an id, makes those without, removes the missing, in the order sent (R-123, R-124, R-376)", async () => {
    const user = await aUser(api);
    const office = { name: "Office", address: "Rajkot", gst: "" };
    const firm = await aFirm(api, user, {
      address: [office, { ...office, name: "Warehouse" }],
      bankDetails: [aBank(), aBank({ nickname: "EUR" })],
    });
    const [, warehouse] = firm.address;
    const [usd] = firm.bankDetails;
    const changed = {
      ...firm,
      name: "Tarangvel Textiles",
      address: [
        { ...office, name: "New" },
        { ...warehouse, gst: "24X" },
      ],
      bankDetails: [{ ...usd, iban: "AE07" }],
    };
    const { data } = await update(user, firm, changed);
    expect(data.address).toEqual([
      { ...office, name: "New", addressId: expect.any(String) },
      { ...warehouse, gst: "24X" },
    ]);
    expect(firm.address.map(({ addressId }) => addressId)).not.toContain(data.address[0]?.addressId);
    expect(data.bankDetails).toEqual([{ ...usd, iban: "AE07" }]);
    expect([data.firmId, data.name]).toEqual([firm.firmId, "Tarangvel Textiles"]);
    expect(await firmsOf(user)).toEqual([data]);
  });

  test("does not find addresses and banks of another firm, or one given twice, and changes nothing (R-124)", async () => {
    const user = await aUser(api);
    const [firm, second] = [await aFirm(api, user), await aFirm(api, user)];
    for (const address of [second.address, [...firm.address, ...firm.address]]) {
      const { status, errors } = await update(user, firm, { ...firm, name: "Changed", address });
      expect([status, errors[0]?.error, errors[0]?.code]).toEqual([404, "Address not found", "NOT_FOUND"]);
    }
    const { status, errors } = await update(user, firm, { ...firm, bankDetails: second.bankDetails });
    expect([status, errors]).toEqual([404, [{ error: "Bank detail not found", code: "NOT_FOUND", field: ["bankDetails", "0", "bankId"] }]]);
    expect(await firmsOf(user)).toEqual([firm, second]);
  });

  test("deletes an image that no firm shows any more, and keeps one that another firm shows", async () => {
    const user = await aUser(api);
    const firm = await aFirm(api, user);
    const twin = await aFirm(api, user, { stampKey: firm.stampKey });
    const stampKey = await aFirmImage(api, user);
    await update(user, firm, { ...firm, stampKey });
    expect(await imageStatus(user, firm.stampKey)).toBe(200);
    await update(user, twin, { ...twin, stampKey });
    expect(await imageStatus(user, firm.stampKey)).toBe(404);
    expect(await imageStatus(user, stampKey)).toBe(200);
  });

  test("that is incomplete is refused and changes nothing", async () => {
    const user = await aUser(api);
    const firm = await aFirm(api, user);
    const { status, errors } = await update(user, firm, { ...firm, address: [] });
    expect([status, errors[0]?.error]).toEqual([422, "Please add at least one complete address"]);
    expect(await firmsOf(user)).toEqual([firm]);
  });

  test("of another owner is as unknown as an id that never was", async () => {
    const [user, other] = [await aUser(api), await aUser(api)];
    const firm = await aFirm(api, user);
    const own = await aFirm(api, other);
    for (const firmId of [firm.firmId, "01980000-0000-7000-8000-000000000000", ""]) {
      const { status, data, errors } = await update(other, { firmId }, { ...own, name: "Mine now" });
      expect([status, data, errors]).toEqual([404, null, [{ error: "Firm not found", code: "NOT_FOUND", field: ["firmId"] }]]);
    }
    expect(await firmsOf(user)).toEqual([firm]);
  });
});

describe("deleting a firm", () => {
  test("that has shipments is refused with their number, and free again without them (R-125)", async () => {
    const exporter = await anExporter(api);
    const { user, firm } = exporter;
    const ids: string[] = [];
    for (let shipment = 1; shipment <= 2; shipment += 1) {
      const { data } = await user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter));
      ids.push(data.shipmentId);
    }
    const { status, data, errors } = await user.delete(`/v1/user/firm?firmId=${firm.firmId}`);
    expect([status, data, errors]).toEqual([409, null, [{ error: "This firm has 2 shipments", code: "IN_USE", field: ["firmId"] }]]);
    await user.delete(`/v1/shipment/delete?shipmentId=${ids[0]}`);
    expect((await user.delete(`/v1/user/firm?firmId=${firm.firmId}`)).errors[0]?.error).toBe("This firm has 1 shipment");
    await user.delete(`/v1/shipment/delete?shipmentId=${ids[1]}`);
    expect((await user.delete(`/v1/user/firm?firmId=${firm.firmId}`)).status).toBe(200);
  });

  test("takes its images along (R-377)", async () => {
    const user = await aUser(api);
    const firm = await aFirm(api, user);
    const { status, data } = await user.delete(`/v1/user/firm?firmId=${firm.firmId}`);
    expect([status, data]).toEqual([200, { firmId: firm.firmId }]);
    expect(await firmsOf(user)).toEqual([]);
    expect(await imageStatus(user, firm.stampKey)).toBe(404);
    expect((await user.delete(`/v1/user/firm?firmId=${firm.firmId}`)).status).toBe(404);
  });

  test("of another owner does not find it", async () => {
    const [user, other] = [await aUser(api), await aUser(api)];
    const firm = await aFirm(api, user);
    const { status, errors } = await other.delete(`/v1/user/firm?firmId=${firm.firmId}`);
    expect([status, errors[0]?.error]).toEqual([404, "Firm not found"]);
    expect(await firmsOf(user)).toEqual([firm]);
  });
});
