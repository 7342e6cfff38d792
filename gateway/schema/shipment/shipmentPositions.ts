import {
  requestedPageSize,
  decodeCursor,
  encodeCursor,
  noCursor,
  pageWindow,
  type PageArgs,
  type PageLimits,
} from "../../builder/connections.ts";
import { fault } from "../../errors/errors.ts";

/** What shipments are ordered by, in REST's words. */
export type ListOrder = "createdAt" | "updatedAt";

/** What of a shipment makes its place in a list. */
type Placed = { shipmentId: string; createdAt: string | null; updatedAt?: string | null | undefined };

/**
 * The part of the list that is asked for. By position it stands after and before shipments, which may be gone since; by offset it is
 * counted from the start, or from the end. `limit` is how many shipments it takes at most.
 */
export type ShipmentWindow =
  | { isByPosition: true; limit: number; fromEnd: boolean; after: string | null; before: string | null }
  | { isByPosition: false; limit: number; fromEnd: boolean; offset: number; lowest: number };

const position = /^(createdAt|updatedAt):(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z\/[\w-]{1,64})$/;

/** The cursor of a shipment in a list of that order: its position, not its number. */
export function shipmentCursor(shipment: Placed, order: ListOrder): string {
  return encodeCursor(`${order}:${shipment[order] ?? shipment.createdAt ?? ""}/${shipment.shipmentId}`);
}

/** The part of the list that the arguments name. Throws BAD_USER_INPUT for arguments that name none. */
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

/**
 * How REST is asked for a part of the list. The last items are the first of the list turned round, so that no second call is needed
 * for its length.
 */
export function boundsOf(window: ShipmentWindow, direction: "ASC" | "DESC") {
  const sort = (direction === "ASC") !== window.fromEnd ? "asc" : "desc";
  // The count is wanted even where no row is.
  const limit = Math.max(window.limit, 1);
  if (!window.isByPosition) return { limit, offset: window.offset, sort };
  const [after, before] = window.fromEnd ? [window.before, window.after] : [window.after, window.before];
  return { limit, offset: 0, sort, ...(after === null ? {} : { after }), ...(before === null ? {} : { before }) };
}

/** The rows of an answer in the order of the list, and how many of the list stand before them. */
export function placed<Row>(rows: Row[], answer: { total: number; offset?: number | null | undefined }, window: ShipmentWindow) {
  const { total } = answer;
  if (!window.fromEnd) return { nodes: rows, offset: window.isByPosition ? (answer.offset ?? 0) : window.offset };
  const kept = window.isByPosition ? rows : rows.slice(0, Math.max(0, total - window.lowest));
  const behind = window.isByPosition ? (answer.offset ?? 0) : 0;
  return { nodes: kept.toReversed(), offset: Math.max(total - behind - kept.length, 0) };
}

/** The position that a cursor holds; null for none, and for that of a numbered page. Throws BAD_USER_INPUT for any other. */
function positionOf(name: string, cursor: string | null | undefined, order: ListOrder): string | null {
  if (!cursor) return null;
  const text = decodeCursor(name, cursor);
  if (text.startsWith("offset:")) return null;
  const [, field, place = ""] = position.exec(text) ?? [];
  if (field === undefined || Number.isNaN(Date.parse(place.split("/")[0] ?? ""))) throw noCursor(name);
  if (field !== order) throw fault("BAD_USER_INPUT", `\`${name}\` is a cursor of a list in another order`);
  return place;
}
