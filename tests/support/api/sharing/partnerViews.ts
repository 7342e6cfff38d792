import { partnerRoles } from "#domain/partners/partner.ts";
import type { SharedView } from "#domain/partners/sharedFields.ts";
import { isObject } from "#domain/typedObject.ts";
import type { CallableApi } from "../anApi.ts";
import { aLine, type Exporter } from "../anExporter.ts";
import { sendProgress } from "../calls/progressCalls.ts";
import { aSharedShipment } from "./shares.ts";

/** A partner's view of a shipment, and whom the partner stands for, which makes it what it is to the shipment. */
export type PartnerView = { what: string; view: SharedView; records: (of: Exporter) => string[] };

/** Every role at every place that a shipment has for it, with and without prices. */
export const partnerViews: PartnerView[] = partnerRoles.flatMap((role) =>
  [true, false].flatMap((showsPrices): PartnerView[] => {
    const nobody = { role, showsPrices, isBuying: false, isBroker: false };
    if (role === "CHA") return [{ what: "agent", view: nobody, records: () => [] }];
    if (role === "BROKER") return [{ what: "broker", view: { ...nobody, isBroker: true }, records: ({ brokerId }) => [brokerId] }];
    return [
      { what: "consignee", view: { ...nobody, isBuying: true }, records: ({ consigneeId }) => [consigneeId] },
      { what: "buyer", view: { ...nobody, isBuying: true }, records: ({ sellerId }) => [sellerId] },
      { what: "notify party", view: nobody, records: ({ notifyId }) => [notifyId] },
    ];
  }),
);

/** A shared shipment with a value in each field that anybody may see, and in others that nobody may, which say "Secret". */
export async function aFullShare(api: CallableApi, exporter: Exporter, { view, records }: PartnerView) {
  const shared = await aSharedShipment(api, exporter, {
    role: view.role,
    records,
    showsPrices: view.showsPrices,
    change: {
      name: "Secret name",
      notes: "Secret notes",
      declaration: "Secret declaration",
      isBuyerDifferent: true,
      buyerId: exporter.sellerId,
      products: [aLine(exporter, { quantity: 10, rate: 1000, marks: "Secret marks" })],
      charges: { gstPercentage: 0, gst: 0, advance: 100, discount: 0, fob: 9000, freight: 900, insurance: 75, commission: 250 },
      totalAmount: 9900,
    },
  });
  const progress: ["milestone" | "transport", object][] = [
    ["milestone", { milestone: "BOOKED", actual: "10/11/2026", note: "Secret" }],
    ["milestone", { milestone: "ARRIVED", planned: "09/12/2026", note: "Secret" }],
    ["transport", { etd: "18/11/2026", bookingNo: "Secret 1" }],
  ];
  for (const [call, body] of progress) {
    const { errors } = await sendProgress(exporter.user, call, shared, body);
    if (errors.length > 0) throw new Error(`The progress was refused: ${errors.map(({ error }) => error).join(", ")}`);
  }
  const others = partnerRoles.filter((role) => role !== view.role);
  const comments = [
    { text: "Secret comment" },
    { text: "Secret to others", audience: others },
    { text: "Shown", key: shared.key, audience: [view.role] },
    { text: "Please", request: { type: "BILLS", partnerId: shared.partnerId } },
  ];
  for (const comment of comments) await exporter.user.post(`/v1/shipment/comment/add?shipmentId=${shared.shipmentId}`, comment);
  return shared;
}

/** The paths of all values of an answer, without positions in lists; null is no value. */
export function pathsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => pathsOf(item, path)))];
  if (value === null) return [];
  if (!isObject(value)) return path === "" ? [] : [path];
  return Object.entries(value).flatMap(([name, field]) => pathsOf(field, path === "" ? name : `${path}.${name}`));
}
