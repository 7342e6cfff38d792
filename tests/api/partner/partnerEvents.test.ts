import { expect, test } from "vitest";
import { exporterWithWebhook, bodyOf, patience } from "../../support/api/exporterWithWebhook.ts";
import { aShipment } from "../../support/api/anExporter.ts";
import { readEvents } from "../../support/api/eventReader.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner, invitePartner } from "../../support/api/sharing/partners.ts";
import { globalId } from "#domain/http/globalId.ts";

const setup = exporterWithWebhook();

test("partners that join and are revoked are messages to webhooks that want them, of the partner alone (R-679)", async () => {
  const { user: owner } = setup.exporter;
  const webhook = await setup.aWebhook({ events: ["partner.joined", "partner.revoked"] });
  const unwanted = await setup.aWebhook({ events: ["shipment.created"] });
  const { partnerId } = await aPartner(setup.api, owner, { scope: "ALL" });
  await setup.newest(webhook, { status: "DELIVERED", type: "partner.joined" });
  await owner.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  await owner.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  await expect.poll(() => setup.receiver.received.length, patience).toBe(2);
  const data = { partnerId, graphql: { partnerId: globalId("Partner", partnerId) } };
  const timestamp = setup.now.toISOString();
  expect(setup.receiver.received.map(bodyOf)).toEqual([
    { type: "partner.joined", timestamp, data },
    { type: "partner.revoked", timestamp, data },
  ]);
  expect(await setup.log(unwanted)).toEqual([]);
});

test("the exporter's stream tells them, also of invitations that are withdrawn with their maker's role, and nobody else's does (R-679)", async () => {
  const { user: owner, firm } = setup.exporter;
  const second = await aMember(setup.api, owner, { role: "OWNER" });
  const partner = await aPartner(setup.api, owner);
  const withdrawn = await invitePartner(second, { name: "Kutch Clearing" });
  const url = await setup.api.app.listen({ port: 0, host: "127.0.0.1" });
  const readers: Awaited<ReturnType<typeof readEvents>>[] = [];
  const listen = async ({ jwt }: { jwt: string }, query: string) => {
    const reader = await readEvents(`${url}/ep/api/v1/events${query}`, { headers: { authorization: `Bearer ${jwt}` } });
    readers.push(reader);
    return reader;
  };
  try {
    const reader = await listen(owner, "?after=0");
    const ofFirm = await listen(owner, `?after=0&firmId=${firm.firmId}`);
    const ofPartner = await listen(partner, "?after=0");
    const members = (await owner.get<{ members: { memberId: string; email: string }[] }>("/v1/team")).data.members;
    const { memberId = "" } = members.find(({ email }) => email === second.email) ?? {};
    expect((await owner.post(`/v1/team/role?memberId=${memberId}`, { role: "VIEWER" })).errors).toEqual([]);
    const at = setup.now.toISOString();
    expect(await reader.next()).toEqual({
      id: "1",
      event: "partner.joined",
      data: { type: "partner.joined", partnerId: partner.partnerId, at },
    });
    expect((await reader.next())?.data).toEqual({ type: "partner.revoked", partnerId: withdrawn.partnerId, at });
    // The first event of the others is their own.
    await aShipment(setup.exporter);
    expect((await ofFirm.next())?.event).toBe("shipment.created");
    const own = await invitePartner(partner);
    await partner.post(`/v1/partner/revoke?partnerId=${own.partnerId}`);
    expect(await ofPartner.next()).toMatchObject({ id: "1", event: "partner.revoked", data: { partnerId: own.partnerId } });
  } finally {
    for (const reader of readers) reader.close();
  }
});
