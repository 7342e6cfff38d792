import { shareLinkWrites } from "./shareLinkCalls.ts";
import { attachmentWrites } from "./attachmentWrites.ts";
import { randomUUID } from "node:crypto";
import { aMember, aPerson, inviteMember } from "../members.ts";
import { invitePartner } from "../sharing/partners.ts";
import { documentBodies } from "../../fixtures/documentRequests.ts";
import type { CallableApi } from "../anApi.ts";
import { aFirmBody } from "../../fixtures/aFirm.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../anExporter.ts";
import { aUser } from "../aUser.ts";
import { attach } from "./attachments.ts";
import { aGoodBill } from "./billCalls.ts";
import { anUnreadDocument, savedSearchOf } from "./documentSearch.ts";
import { sharedReviewWrites } from "./sharedReviewCalls.ts";
import { commentWrites } from "./commentCalls.ts";
import { importWrites } from "./importCalls.ts";
import { aPng } from "../../files/images.ts";
import { aPdf } from "../../files/pdfs.ts";
import { statsSheet } from "./statsSheetCalls.ts";
import { aFirmImage, type Form } from "../../files/multipartForm.ts";
import { masterDataWrites } from "./masterDataWrites.ts";

/** A call that is good as it stands: its query, and a body or a form. */
export type GoodCall = { query?: string; body?: object; form?: Form };

/** Who calls, with a firm, master data, an invited partner, a shipment with an attachment, and a column of the sheet. */
export type Office = Exporter & { api: CallableApi; shipmentId: string; key: string; columnId: string; partnerId: string };

export async function anOffice(api: CallableApi): Promise<Office> {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "list.pdf", content: await aPdf(["LIST"]) });
  const { partnerId } = await invitePartner(exporter.user);
  return { ...exporter, api, shipmentId, key: data.key, columnId: await statsSheet(exporter).add("Remarks"), partnerId };
}

type Good = (office: Office) => GoodCall | Promise<GoodCall>;

const path = "/v1/user";

const ofDocuments = Object.entries(documentBodies).map(([kind, body]): [string, Good] => [
  `POST /v1/shipment/document/${kind}`,
  ({ shipmentId }) => ({ query: `?shipmentId=${shipmentId}`, body }),
]);

/** Every call that writes, with what makes it succeed. */
export const everyWrite: Record<string, Good> = Object.fromEntries([
  ...masterDataWrites,
  ...ofDocuments,
  [
    "POST /v1/shipment/document/regenerate",
    async ({ user, shipmentId }) => {
      const query = `?shipmentId=${shipmentId}`;
      const { data } = await user.post(`/v1/shipment/document/packing-list${query}`, documentBodies["packing-list"]);
      return { query: `${query}&key=${String(data["key"])}` };
    },
  ],
  [
    "POST /v1/shipment/document-set",
    ({ shipmentId }) => ({
      query: `?shipmentId=${shipmentId}`,
      body: { documents: [{ kind: "packing-list", request: documentBodies["packing-list"] }] },
    }),
  ],
  [`POST ${path}/login`, ({ user: { email, password } }) => ({ body: { email, password } })],
  [`POST ${path}/update`, () => ({ body: { name: "Asha M. Mehta" } })],
  [`POST ${path}/onboarding`, () => ({ body: { status: "ONBOARDING_COMPLETED" } })],
  [`POST ${path}/api-key/add`, () => ({ body: { name: "ERP", scope: "READ" } })],
  [
    `DELETE ${path}/api-key`,
    async ({ user }) => {
      const { data } = await user.post(`${path}/api-key/add`, { name: "ERP", scope: "READ" });
      return { query: `?apiKeyId=${String(data["apiKeyId"])}` };
    },
  ],
  [`POST ${path}/firm/add`, async ({ api, user }) => ({ body: aFirmBody({ stampKey: await aFirmImage(api, user) }) })],
  [
    `POST ${path}/firm/update`,
    async ({ api, user, firm }) => ({
      query: `?firmId=${firm.firmId}`,
      body: { ...firm, stampKey: await aFirmImage(api, user) },
    }),
  ],
  [
    `DELETE ${path}/firm`,
    async ({ api, user }) => {
      const { data } = await user.post(`${path}/firm/add`, aFirmBody({ stampKey: await aFirmImage(api, user) }));
      return { query: `?firmId=${String(data["firmId"])}` };
    },
  ],
  [
    "POST /v1/attachment/save",
    () => ({ form: { fields: { attachment_type: "STAMP_SIGN" }, file: { name: "stamp.png", content: aPng({ width: 9, height: 9 }) } } }),
  ],
  [`POST ${path}/webhook/add`, () => ({ body: aWebhook })],
  [
    `POST ${path}/webhook/update`,
    async (office) => ({ query: `?webhookId=${await webhookOf(office)}`, body: { ...aWebhook, isActive: false } }),
  ],
  [`DELETE ${path}/webhook`, async (office) => ({ query: `?webhookId=${await webhookOf(office)}` })],
  [`POST ${path}/webhook/test`, async (office) => ({ query: `?webhookId=${await webhookOf(office)}` })],
  [
    `POST ${path}/webhook/redeliver`,
    async (office) => {
      const { data } = await office.user.post(`${path}/webhook/test?webhookId=${await webhookOf(office)}`);
      return { query: `?deliveryId=${String(data["deliveryId"])}` };
    },
  ],
  ["POST /v1/document/retry", anUnreadDocument],
  [
    "POST /v1/document/type",
    async ({ api, user, shipmentId }) => {
      // Later calls name the type of the office's file.
      const { data } = await attach(api, user, shipmentId, { name: "origin.pdf", content: await aPdf(["ORIGIN"]) });
      return { body: { keys: [data.key], type: "COO" } };
    },
  ],
  ["POST /v1/document/audience", ({ key }) => ({ body: { keys: [key], audience: ["CHA"] } })],
  [`POST ${path}/saved-search/add`, () => ({ body: { name: `Bills ${randomUUID()}`, search: "type=BILLS" } })],
  [
    `POST ${path}/saved-search/update`,
    async (office) => ({ query: await savedSearchOf(office), body: { name: `Invoices ${randomUUID()}`, search: "type=INVOICE" } }),
  ],
  [`DELETE ${path}/saved-search/delete`, async (office) => ({ query: await savedSearchOf(office) })],
  ["POST /v1/inbox/mail", () => ({ body: { mail: "NEVER" } })],
  ["POST /v1/paper-template/add", () => ({ body: aTemplate() })],
  ["POST /v1/paper-template/update", async (office) => ({ query: await templateOf(office), body: aTemplate() })],
  ["DELETE /v1/paper-template/delete", async (office) => ({ query: await templateOf(office) })],
  ...importWrites,
  [`POST ${path}/sample-data/add`, async ({ user }) => (await user.delete(`${path}/sample-data`), {})],
  [`DELETE ${path}/sample-data`, async ({ user }) => (await user.post(`${path}/sample-data/add`), {})],
  ["POST /v1/team/invite", () => ({ body: { role: "EDITOR" } })],
  ["DELETE /v1/team/invitation", async ({ user }) => ({ query: `?invitationId=${(await inviteMember(user)).invitationId}` })],
  [
    "POST /v1/team/role",
    async ({ api, user }) => ({ query: `?memberId=${(await aMember(api, user)).memberId}`, body: { role: "VIEWER" } }),
  ],
  ["DELETE /v1/team/member", async ({ api, user }) => ({ query: `?memberId=${(await aMember(api, user)).memberId}` })],
  [
    "POST /v1/invitation/accept",
    async ({ user }) => {
      const { code } = await inviteMember(user);
      return { body: { code, ...aPerson() } };
    },
  ],
  ...shareLinkWrites,
  ["POST /v1/partner/invite", () => ({ body: { role: "CHA", name: "Kutch Clearing" } })],
  ["POST /v1/partner/update", ({ partnerId }) => ({ query: `?partnerId=${partnerId}`, body: { mayUpload: false } })],
  ["POST /v1/partner/reinvite", async ({ user }) => ({ query: `?partnerId=${(await invitePartner(user)).partnerId}`, body: {} })],
  ["POST /v1/partner/revoke", async ({ user }) => ({ query: `?partnerId=${(await invitePartner(user)).partnerId}` })],
  ["POST /v1/partner/accept", async ({ api }) => ({ body: { code: (await invitePartner(await aUser(api))).code } })],
  ["POST /v1/shared/bill/add", aGoodBill],
  ...sharedReviewWrites,
  ...commentWrites,
  ["POST /v1/shipment/add", (office) => ({ body: aShipmentBody(office) })],
  ["POST /v1/shipment/update", (office) => ({ query: of(office), body: aShipmentBody(office, { vessel: "MV OTHER" }) })],
  ["POST /v1/shipment/milestone", (office) => ({ query: of(office), body: { milestone: "BOOKED", actual: "10/11/2025" } })],
  ["POST /v1/shipment/transport", (office) => ({ query: of(office), body: { bookingNo: "MUN25110442" } })],
  ["POST /v1/shipment/cancel", async (office) => ({ query: of(await aShipment(office)), body: { reason: "The buyer withdrew" } })],
  [
    "POST /v1/shipment/reopen",
    async (office) => {
      const query = of(await aShipment(office));
      await office.user.post(`/v1/shipment/cancel${query}`, { reason: "By mistake" });
      return { query, body: {} };
    },
  ],
  ["POST /v1/shipment/refresh", (office) => ({ query: of(office) })],
  ["DELETE /v1/shipment/delete", async (office) => ({ query: of(await aShipment(office)) })],
  ["POST /v1/shipment/attachment/rename", (office) => ({ query: of(office), body: { key: office.key, name: "renamed.pdf" } })],
  ["POST /v1/shipment/attachment/audience", (office) => ({ query: of(office), body: { keys: [office.key], audience: ["CHA"] } })],
  ...attachmentWrites,
  ["POST /v1/shipment/papers", (office) => ({ query: of(office), body: { papers: [{ type: "COO", copies: 2 }] } })],
  ["POST /v1/review-settings", () => ({ body: { needsApproval: true, fourEyes: true } })],
  ["POST /v1/sharing-defaults", () => ({ body: { defaults: [{ type: "INVOICE", audience: ["IMPORTER", "CHA"] }] } })],
  [
    "DELETE /v1/shipment/attachment/delete",
    async (office) => {
      const { data } = await attach(office.api, office.user, office.shipmentId, { name: "gone.pdf", content: await aPdf(["GONE"]) });
      return { query: `${of(office)}&key=${data.key}&attachment_type=OTHER` };
    },
  ],
  ["PATCH /v1/shipment-stats/cell", (office) => ({ query: of(office), body: { columnId: office.columnId, value: "Paid" } })],
  [
    "PATCH /v1/shipment-stats/cells",
    ({ shipmentId, columnId }) => ({ body: { cells: [{ shipmentId, columnId, value: "Paid in full" }] } }),
  ],
  ["PATCH /v1/shipment-stats/colour", (office) => ({ query: `${of(office)}&colour=%23dcfce7` })],
  ["PATCH /v1/shipment-stats/colours", ({ shipmentId }) => ({ body: { shipmentIds: [shipmentId], colour: "#fee2e2" } })],
  ["POST /v1/shipment-stats/column/add", ({ firm }) => ({ query: `?firmId=${firm.firmId}`, body: { columnName: "Paid", width: 128 } })],
  ["PATCH /v1/shipment-stats/column/width", (office) => ({ query: `${ofColumn(office)}&width=200` })],
  ["PATCH /v1/shipment-stats/column/rename", (office) => ({ query: `${ofColumn(office)}&name=Notes` })],
  [
    "DELETE /v1/shipment-stats/column/delete",
    async (office) => ({ query: ofColumn({ ...office, columnId: await statsSheet(office).add("Spare") }) }),
  ],
] satisfies [string, Good][]);

/** Nobody listens there. */
const aWebhook = { url: "http://localhost:65001/hook", events: ["shipment.created"], isActive: false };

function aTemplate() {
  return { name: `Germany ${randomUUID()}`, types: ["INVOICE", "COO"], country: "Germany" };
}

async function templateOf({ user }: Office): Promise<string> {
  const { data } = await user.post("/v1/paper-template/add", aTemplate());
  return `?paperTemplateId=${String(data["paperTemplateId"])}`;
}

async function webhookOf({ user }: Office): Promise<string> {
  const { data } = await user.post(`${path}/webhook/add`, aWebhook);
  return String(data["webhookId"]);
}

function of({ shipmentId }: { shipmentId: string }): string {
  return `?shipmentId=${shipmentId}`;
}

function ofColumn({ firm, columnId }: Office): string {
  return `?firmId=${firm.firmId}&columnId=${columnId}`;
}
