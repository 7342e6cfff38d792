import { partnerRoles } from "#domain/partners/partner.ts";
import { daysAfter, toDayMonthYear } from "#domain/time/dates.ts";
import { aPartner } from "../sharing/partners.ts";
import { aShareWithOffice, setAudience, sharedPlace } from "../sharing/shares.ts";
import type { GoodCall, Office } from "./writeCalls.ts";

const of = (shipmentId: string) => `?shipmentId=${shipmentId}`;

/** Every call that puts a partner on a shipment or takes it off, and that writes a comment, changes one or deletes one, with what makes it succeed. */
export const commentWrites: [string, (office: Office) => Promise<GoodCall>][] = [
  [
    "POST /v1/shipment/partner/add",
    async ({ api, user, shipmentId }) => ({
      query: of(shipmentId),
      body: { partnerId: (await aPartner(api, user)).partnerId },
    }),
  ],
  [
    "POST /v1/shipment/partner/remove",
    async ({ api, user, shipmentId }) => {
      const { partnerId } = await aPartner(api, user);
      await user.post(`/v1/shipment/partner/add${of(shipmentId)}`, { partnerId });
      return { query: of(shipmentId), body: { partnerId } };
    },
  ],
  [
    "POST /v1/shipment/comment/add",
    async ({ api, user, shipmentId, key }) => {
      const { partnerId } = await aPartner(api, user);
      await user.post(`/v1/shipment/partner/add${of(shipmentId)}`, { partnerId });
      await setAudience(user, shipmentId, key, [...partnerRoles]);
      return { query: of(shipmentId), body: { text: "Please", key, request: { type: "BILLS", partnerId } } };
    },
  ],
  [
    "PATCH /v1/shipment/comment",
    async ({ api, user, shipmentId }) => {
      const { partnerId } = await aPartner(api, user);
      await user.post(`/v1/shipment/partner/add${of(shipmentId)}`, { partnerId });
      const { data } = await user.post(`/v1/shipment/comment/add${of(shipmentId)}`, { text: "", request: { type: "BILLS", partnerId } });
      return {
        query: `${of(shipmentId)}&commentId=${String(data["commentId"])}`,
        body: { by: toDayMonthYear(daysAfter(new Date().toISOString().slice(0, 10), 7)) },
      };
    },
  ],
  [
    "DELETE /v1/shipment/comment",
    async ({ user, shipmentId }) => {
      const { data } = await user.post(`/v1/shipment/comment/add${of(shipmentId)}`, { text: "Late" });
      return { query: `${of(shipmentId)}&commentId=${String(data["commentId"])}` };
    },
  ],
  [
    "POST /v1/shared/comment/add",
    async ({ api, user }) => {
      const shared = await aShareWithOffice(api, user);
      return { query: sharedPlace(shared), body: { text: "Received", key: shared.key } };
    },
  ],
  [
    "DELETE /v1/shared/comment",
    async ({ api, user }) => {
      const place = sharedPlace(await aShareWithOffice(api, user));
      const { data } = await user.post(`/v1/shared/comment/add${place}`, { text: "Received" });
      return { query: `${place}&commentId=${String(data["commentId"])}` };
    },
  ],
];
