import {
  requestedPageSize,
  decodeCursor,
  encodeCursor,
  noCursor,
  pageWindow,
  type PageArgs,
  type PageLimits,
} from "../../../builder/connections/connections.ts";
import { fault } from "../../../errors/errors.ts";

/** The orders of shipments, by REST's names. */
export type ListOrder = "createdAt" | "updatedAt" | "name" | "invoiceDate";

/** The fields that make up a shipment's position. */
type Placed = {
  shipmentId: string;
  createdAt: string | null;
  updatedAt?: string | null | undefined;
  name?: string | null | undefined;
  invoiceDate?: string | null | undefined;
};

/**
 * The requested part of the list. By position, it lies between two shipments, which may be deleted meanwhile. By offset, it counts
 * from the start or the end. `limit` is the largest number of shipments.
 */
export type ShipmentWindow =
  | { isByPosition: true; limit: number; fromEnd: boolean; after: string | null; before: string | null }
  | { isByPosition: false; limit: number; fromEnd: boolean; offset: number; lowest: number };

const position = /^(createdAt|updatedAt|name|invoiceDate):((.*)\/[\w-]{1,64})$/s;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Characters of a name that the service sorts by. */
const nameReach = 100;

/** The cursor of a shipment in a list of that order: its position, not its offset (ADR-0020). */
export function shipmentCursor(shipment: Placed, order: ListOrder): string {
  return encodeCursor(`${order}:${keyOf(shipment, order)}/${shipment.shipmentId}`);
}

function keyOf(shipment: Placed, order: ListOrder): string {
  if (order === "name") return [...(shipment.name ?? "")].slice(0, nameReach).join("");
  return shipment[order] ?? (order === "updatedAt" ? shipment.createdAt : null) ?? "";
}

/** The window that the arguments name. Throws BAD_USER_INPUT for invalid arguments. */
export function shipmentWindow(args: PageArgs, limits: PageLimits, order: ListOrder): ShipmentWindow {
  const [after, before] = [positionOf("after", args.after, order), positionOf("before", args.before, order)];
  if (after === null && before === null) return { isByPosition: false, ...pageWindow(args, limits) };
  if ((args.after && after === null) || (args.before && before === null))
    throw fault("BAD_USER_INPUT", "`after` and `before` must both be cursors of shipments, or both of numbered pages");
  return {
    isByPosition: true,
    limit: requestedPageSize(args, limits),
    fromEnd: args.last !== null && args.last !== undefined,
    after,
    before,
  };
}

/** REST's arguments for a window. The last items are the first of the reversed list, so no second call is needed for the count. */
export function boundsOf(window: ShipmentWindow, direction: "ASC" | "DESC") {
  const sort = (direction === "ASC") !== window.fromEnd ? "asc" : "desc";
  // The count is needed even without rows.
  const limit = Math.max(window.limit, 1);
  if (!window.isByPosition) return { limit, offset: window.offset, sort };
  const [after, before] = window.fromEnd ? [window.before, window.after] : [window.after, window.before];
  return { limit, offset: 0, sort, ...(after === null ? {} : { after }), ...(before === null ? {} : { before }) };
}

/** Puts a response's rows into the list's order, and computes how many items precede them. */
export function placed<Row>(rows: Row[], answer: { total: number; offset?: number | null | undefined }, window: ShipmentWindow) {
  const { total } = answer;
  if (!window.fromEnd) return { nodes: rows, offset: window.isByPosition ? (answer.offset ?? 0) : window.offset };
  const kept = window.isByPosition ? rows : rows.slice(0, Math.max(0, total - window.lowest));
  const behind = window.isByPosition ? (answer.offset ?? 0) : 0;
  return { nodes: kept.toReversed(), offset: Math.max(total - behind - kept.length, 0) };
}

/** Decodes the position in a cursor; null for no cursor and for a cursor with an offset. Throws BAD_USER_INPUT for any other. */
function positionOf(name: string, cursor: string | null | undefined, order: ListOrder): string | null {
  if (!cursor) return null;
  const text = decodeCursor(name, cursor);
  if (text.startsWith("offset:")) return null;
  const [, field, place = "", key = ""] = position.exec(text) ?? [];
  const isTime = field === "createdAt" || field === "updatedAt";
  if (field === undefined || (isTime && !(time.test(key) && !Number.isNaN(Date.parse(key))))) throw noCursor(name);
  if (field !== order) throw fault("BAD_USER_INPUT", `\`${name}\` is a cursor of a list in another order`);
  return place;
}
