import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const bank = { nickname: "KCB USD", accountNumber: "0188", accountHolderName: "Tarangvel", bank: "KCB", swiftCode: "KTCBINBBRJT" };
const firm = {
  name: "Tarangvel Textiles LLP",
  ieCode: "AAZFT7316M",
  stampKey: "stamp-2",
  addresses: [{ name: "Surat", address: "Ring Road,\nSurat" }],
  bankDetails: [bank],
};

describe("firms", () => {
  test("are created with REST's names and blanks for what is left out (R-347, R-375)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      "mutation ($input: CreateFirmInput!) { createFirm(input: $input) { firm { id name pan stamp { key } letterhead { key } } firmEdge { cursor } viewer { firms { totalCount } } errors { message } } }",
      { input: firm },
    );
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: "/v1/user/firm/add" });
    expect(rest.calls[0]?.body).toEqual({
      name: "Tarangvel Textiles LLP",
      ieCode: "AAZFT7316M",
      pan: "",
      stampKey: "stamp-2",
      letterHeadKey: "",
      address: [{ name: "Surat", address: "Ring Road,\nSurat", gst: "" }],
      bankDetails: [{ ...bank, iban: "", bankAddress: "" }],
    });
    expect(answer.at("createFirm.firm")).toEqual({
      id: globalId("Firm", "new-1"),
      name: "Tarangvel Textiles LLP",
      pan: "",
      stamp: { key: "stamp-2" },
      letterhead: null,
    });
    expect(answer.at("createFirm.viewer.firms.totalCount")).toBe(2);
  });

  test("keep the ids of addresses and banks that are stored already (R-376)", async () => {
    const { ask, rest } = await aGateway();
    const input = {
      ...firm,
      id: globalId("Firm", "F1"),
      pan: "AAXCT4821K",
      letterheadKey: "banner",
      addresses: [
        { addressId: "F1A1", name: "Head Office", address: "Rajkot", gst: "24A" },
        { addressId: "", name: "New", address: "Mundra" },
      ],
      bankDetails: [{ ...bank, bankId: "F1B1", iban: "AE07", bankAddress: "Rajkot" }],
    };
    await ask("mutation ($input: UpdateFirmInput!) { updateFirm(input: $input) { errors { message } } }", { input });
    expect(rest.calls[1]).toMatchObject({ method: "POST", path: "/v1/user/firm/update", query: { firmId: "F1" } });
    expect(rest.calls[1]?.body).toMatchObject({
      pan: "AAXCT4821K",
      letterHeadKey: "banner",
      address: [
        { addressId: "F1A1", name: "Head Office", address: "Rajkot", gst: "24A" },
        { name: "New", address: "Mundra", gst: "" },
      ],
      bankDetails: [{ ...bank, bankId: "F1B1", iban: "AE07", bankAddress: "Rajkot" }],
    });
  });

  test("are compared with the version that is given, also with one that no firm has (R-705)", async () => {
    const { ask, rest } = await aGateway();
    const versions = ["kX3v9Qm2", "", "no version"];
    for (const version of versions) {
      const input = { ...firm, id: globalId("Firm", "F1"), version };
      await ask("mutation ($input: UpdateFirmInput!) { updateFirm(input: $input) { errors { message } } }", { input });
    }
    const sent = rest.calls.filter(({ path }) => path === "/v1/user/firm/update");
    expect(sent.map(({ headers }) => headers["if-match"])).toEqual(['"kX3v9Qm2"', '"unknown"', '"unknown"']);
  });

  test("tell refusals by the input's names", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/firm/add", {
      status: 422,
      errors: [
        { error: "Stamp", code: "INVALID", field: ["stampKey"] },
        { error: "Letterhead", code: "NOT_FOUND", field: ["letterHeadKey"] },
        { error: "Address", code: "INVALID", field: ["address", "1", "name"] },
        { error: "Bank", code: "INVALID", field: ["bankDetails", "0", "accountNumber"] },
      ],
    });
    const answer = await ask("mutation ($input: CreateFirmInput!) { createFirm(input: $input) { errors { field } } }", { input: firm });
    expect(answer.at("createFirm.errors")).toEqual([
      { field: ["stampKey"] },
      { field: ["letterheadKey"] },
      { field: ["addresses", "1", "name"] },
      { field: ["bankDetails", "0", "accountNumber"] },
    ]);
  });

  test("that have shipments are not deleted", async () => {
    const { ask, rest } = await aGateway();
    rest.say("DELETE /v1/user/firm", { status: 409, errors: [{ error: "This firm has 3 shipments", code: "IN_USE" }] });
    const answer = await ask("mutation ($id: ID!) { deleteFirm(input: { id: $id }) { deletedFirmId errors { message code } } }", {
      id: globalId("Firm", "F1"),
    });
    expect(rest.calls[0]).toMatchObject({ method: "DELETE", path: "/v1/user/firm", query: { firmId: "F1" } });
    expect(answer.at("deleteFirm")).toEqual({ deletedFirmId: null, errors: [{ message: "This firm has 3 shipments", code: "IN_USE" }] });
  });

  test("without shipments are deleted (R-377)", async () => {
    const { ask } = await aGateway();
    const answer = await ask("mutation ($id: ID!) { deleteFirm(input: { id: $id }) { deletedFirmId viewer { firms { totalCount } } } }", {
      id: globalId("Firm", "F1"),
    });
    expect(answer.at("deleteFirm")).toEqual({ deletedFirmId: globalId("Firm", "F1"), viewer: { firms: { totalCount: 0 } } });
  });

  test("show older banks' remarks as their nickname (R-349)", async () => {
    const { ask, rest } = await aGateway();
    const [stored] = rest.info.firms;
    stored?.bankDetails.splice(0, 1, {
      ...stored.bankDetails[0],
      bankId: "OLD",
      nickname: "",
      remarks: "Old account",
      branch: "Yagnik Road",
    } as never); // a record of older data
    const answer = await ask("{ viewer { firms { nodes { bankDetails { bankId nickname branch country } } } } }");
    expect(answer.at("viewer.firms.nodes.0.bankDetails")).toEqual([
      { bankId: "OLD", nickname: "Old account", branch: "Yagnik Road", country: null },
    ]);
  });

  test("give their images' addresses with the image's type", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask("{ viewer { firms { nodes { stamp { key url } letterhead { url } } } } }");
    expect(rest.calls[1]).toMatchObject({
      path: "/v1/attachment/pre-signed-url",
      query: { key: "stamp-key", attachment_type: "STAMP_SIGN" },
    });
    expect(answer.at("viewer.firms.nodes.0")).toEqual({
      stamp: { key: "stamp-key", url: "http://files.example/stamp-key" },
      letterhead: null,
    });
  });
});

describe("contract formats", () => {
  const create =
    "mutation ($input: CreateContractFormatInput!) { createContractFormat(input: $input) { contractFormat { id name fields { name value } } contractFormatEdge { cursor } errors { message field code } } }";

  test("go upstream as a map in the user's order, trimmed, blank rows dropped (R-356, R-378)", async () => {
    const { ask, rest } = await aGateway();
    const fields = [
      { name: " Quality ", value: " Final " },
      { name: "", value: "lost" },
      { name: "Arbitration", value: "London" },
      { name: "Empty", value: " " },
    ];
    const answer = await ask(create, { input: { name: "Rice", fields } });
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: "/v1/user/contract-format/add" });
    expect(JSON.stringify(rest.calls[0]?.body)).toBe('{"name":"Rice","fields":{"Quality":"Final","Arbitration":"London"}}');
    expect(answer.at("createContractFormat.contractFormat.fields")).toEqual([
      { name: "Quality", value: "Final" },
      { name: "Arbitration", value: "London" },
    ]);
  });

  test.each([
    [
      "a name twice",
      [
        { name: "Price", value: "a" },
        { name: "Price", value: "b" },
      ],
      'The field "Price" stands twice',
    ],
    ["a whole number", [{ name: "1", value: "a" }], 'The field name "1" must not be a whole number'],
  ])("with %s are refused before a map would lose it", async (_what, fields, message) => {
    const { ask, rest } = await aGateway();
    const answer = await ask(create, { input: { name: "Rice", fields } });
    expect(answer.at("createContractFormat.errors.0.message")).toBe(message);
    expect(rest.calls).toEqual([]);
  });

  test("are updated and deleted under contractId (R-379, R-380)", async () => {
    const { ask, rest } = await aGateway();
    const id = globalId("ContractFormat", "CF1");
    await ask(
      'mutation ($id: ID!) { updateContractFormat(input: { id: $id, name: "New", fields: [{ name: "A", value: "b" }] }) { errors { message } } deleteContractFormat(input: { id: $id }) { deletedContractFormatId } }',
      { id },
    );
    expect(rest.calls[1]).toMatchObject({
      path: "/v1/user/contract-format/update",
      query: { contractId: "CF1" },
      body: { name: "New", fields: { A: "b" } },
    });
    expect(rest.calls[2]).toMatchObject({ method: "DELETE", path: "/v1/user/contract-format", query: { contractId: "CF1" } });
  });

  test("without an id cannot be updated, in the product's words (R-166)", async () => {
    const { ask } = await aGateway();
    const answer = await ask('mutation { updateContractFormat(input: { id: "", name: "New", fields: [] }) { errors { message } } }');
    expect(answer.at("updateContractFormat.errors.0.message")).toBe("Cannot update format: missing contract ID");
  });
});

describe("a firm's data for documents", () => {
  test("are sent with their date as REST writes it, and only where given (R-438, R-439)", async () => {
    const { ask, rest } = await aGateway();
    const input = { ...firm, signatoryName: "Anaya Mehta", lutDate: "2025-04-01", cin: "", bankDetails: [{ ...bank, adCode: "6390180" }] };
    await ask("mutation ($input: CreateFirmInput!) { createFirm(input: $input) { errors { message } } }", { input });
    const body = rest.calls[0]?.body;
    expect(body).toMatchObject({ signatoryName: "Anaya Mehta", lutDate: "01/04/2025", bankDetails: [{ adCode: "6390180" }] });
    expect(body).not.toHaveProperty("cin");
  });

  test("are empty, and a date null, from a service that does not know them", async () => {
    const { ask } = await aGateway();
    const answer = await ask("{ viewer { firms { nodes { cin lutDate bankDetails { adCode branch } } } } }");
    expect(answer.at("viewer.firms.nodes.0")).toMatchObject({ cin: "", lutDate: null, bankDetails: [{ adCode: "", branch: null }] });
  });
});
