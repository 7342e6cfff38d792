import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

const path = "/v1/review-settings";
const off = { needsApproval: false, fourEyes: false };

test("both approval settings are off until an owner switches them on; members read them, and new documents follow (R-937)", async () => {
  const exporter = await anExporter(api);
  const owner = exporter.user;
  const { shipmentId } = await aShipment(exporter);
  const stored = async () => (await attach(api, owner, shipmentId, { name: "a.pdf", content: await aPdf(["A"]) })).data.state;
  expect((await owner.get(path)).data).toEqual(off);
  expect(await stored()).toBe("APPROVED");
  expect((await owner.post(path, { ...off, needsApproval: true })).data).toEqual({ ...off, needsApproval: true });
  expect(await latestSentence(owner)).toBe("Asha Mehta changed the approval settings: the need for approval from off to on");
  expect(await stored()).toBe("DRAFT");
  expect((await owner.post(path, { needsApproval: false, fourEyes: true })).data).toEqual({ ...off, fourEyes: true });
  expect(await stored()).toBe("APPROVED");
  for (const role of ["EDITOR", "VIEWER"] as const) {
    const member = await aMember(api, owner, { role });
    expect((await member.get(path)).data).toEqual({ ...off, fourEyes: true });
    const refused = await member.post(path, off);
    expect([refused.status, refused.errors[0]?.error]).toEqual([403, "Only an owner can do this"]);
  }
  expect((await (await anExporter(api)).user.get(path)).data).toEqual(off);
  for (const wrong of [{}, { needsApproval: true }, { ...off, needsApproval: "yes" }])
    expect((await owner.post(path, wrong)).status).toBe(400);
});
