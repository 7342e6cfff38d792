import { expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { nextOf, streams, subscribe } from "../../../support/gateway/serviceStreams.ts";

test("shipmentActivity tells decisions, comments and opened links with their shipment, and nothing else that happens (R-910)", async () => {
  const fake = await aGateway();
  const upstreamOf = streams(fake);
  const reads = "activity shipmentId cursor attachment { id } shipment { name }";
  const reader = await subscribe(fake, `subscription { shipmentActivity { ${reads} } }`);
  const upstream = await upstreamOf();
  upstream.tell("shipment.updated");
  const common = { shipmentId: globalId("Shipment", "S1"), attachment: null, shipment: { name: fake.rest.shipments[0]?.name } };
  for (const type of [
    "attachment.submitted",
    "attachment.approved",
    "attachment.rejected",
    "comment.added",
    "comment.changed",
    "comment.deleted",
    "link.opened",
  ]) {
    upstream.tell(type, { key: type.startsWith("attachment") ? "gone" : null });
    const activity = type.toUpperCase().replace(".", "_");
    expect(await nextOf(reader)).toMatchObject({ data: { shipmentActivity: { activity, ...common } } });
  }
});

test("an event of a service that writes its ids as numbers is told too (R-910)", async () => {
  const fake = await aGateway();
  const upstreamOf = streams(fake);
  const reader = await subscribe(fake, "subscription { shipmentActivity { activity shipmentId } }");
  const upstream = await upstreamOf();
  upstream.tell("attachment.approved", { firmId: 1, shipmentId: 17, key: 1_004 });
  const shipmentActivity = { activity: "ATTACHMENT_APPROVED", shipmentId: globalId("Shipment", "17") };
  expect(await nextOf(reader)).toMatchObject({ data: { shipmentActivity } });
});
