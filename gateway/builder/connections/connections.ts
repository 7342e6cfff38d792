import type { GraphQLError } from "graphql";
import { fault } from "../../errors/errors.ts";

/** Our own cursors are much shorter. */
const maxCursor = 1_000;

export type PageArgs = {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
};

/** How many items a list returns by default, and at most. */
export type PageLimits = { usual: number; most: number };

/** The pages of most lists. */
export const listPages: PageLimits = { usual: 50, most: 100 };

/** How a description names a list's pages; `sizes` are the arguments that say otherwise. */
export function pageWords({ usual, most }: PageLimits, sizes = "`first` or `last`"): string {
  return `${usual} unless ${sizes} says otherwise, at most ${most}`;
}

export type Page<Node> = {
  edges: { readonly cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
};

/** Where a page starts and how many items it has. With `fromEnd`, the start counts from the end of the list. */
export type PageWindow = { offset: number; limit: number; fromEnd: boolean; lowest: number };

/** The cursor of the item at `offset`, counted from 0; -1 is the position before the first item. */
export function toCursor(offset: number): string {
  return encodeCursor(`offset:${offset}`);
}

/** The cursor of an item in a list that is loaded as a whole. It finds the item by id, or by position when the item is gone. */
export function itemCursor(offset: number, id: string): string {
  return encodeCursor(`item:${offset}:${id}`);
}

/** Encodes a cursor, opaque to clients. */
export function encodeCursor(text: string): string {
  return Buffer.from(text).toString("base64url");
}

/** Decodes a cursor. Throws BAD_USER_INPUT for one that `encodeCursor` did not make. */
export function decodeCursor(name: string, cursor: string): string {
  const text = cursor.length <= maxCursor ? Buffer.from(cursor, "base64url").toString("utf8") : "";
  if (text === "" || encodeCursor(text) !== cursor) throw noCursor(name);
  return text;
}

/** The error for a cursor of another list. */
export function noCursor(name: string): GraphQLError {
  return fault("BAD_USER_INPUT", `\`${name}\` is no cursor of this list`);
}

/** How many items `first` or `last` request, for costs, where invalid arguments do not matter. */
export function pageSize({ first, last }: PageArgs, { usual, most }: PageLimits): number {
  return Math.min(Math.max(first ?? last ?? usual, 0), most);
}

/** The window that the arguments name. Throws BAD_USER_INPUT for invalid arguments. */
export function pageWindow(args: PageArgs, limits: PageLimits): PageWindow {
  const size = requestedPageSize(args, limits);
  const lowest = args.after ? fromCursor("after", args.after) + 1 : 0;
  const end = args.before ? Math.max(fromCursor("before", args.before), lowest) : null;
  if (!isLast(args)) return { offset: lowest, limit: end === null ? size : Math.min(size, end - lowest), fromEnd: false, lowest };
  if (end === null) return { offset: 0, limit: size, fromEnd: true, lowest };
  const offset = Math.max(lowest, end - size);
  return { offset, limit: end - offset, fromEnd: false, lowest };
}

function isLast({ last }: PageArgs): boolean {
  return last !== null && last !== undefined;
}

/**
 * Reads a page of a list that REST pages by offset: `read` calls it and `nodesOf` names the items of its answer, which is returned too. A page
 * from the end needs the total first.
 */
export async function readPage<Node, Answer extends { total: number }>(
  args: PageArgs,
  limits: PageLimits,
  read: (asked: { limit: number; offset: number }) => Promise<Answer>,
  nodesOf: (answer: Answer) => readonly Node[],
): Promise<Page<Node> & { answer: Answer; offset: number }> {
  const { limit, offset: start, fromEnd, lowest } = pageWindow(args, limits);
  const offset = fromEnd ? Math.max(lowest, (await read({ limit: 1, offset: 0 })).total - limit) : start;
  // The count is needed even without rows.
  const answer = await read({ limit: Math.max(limit, 1), offset });
  // The list has become shorter than the position of `before`, so that everything is before it.
  if (isLast(args) && args.before && offset + limit > answer.total) return await readPage({ ...args, before: null }, limits, read, nodesOf);
  return { ...toPage(nodesOf(answer).slice(0, limit), offset, answer.total), answer, offset };
}

/**
 * Cuts a page out of a list that is loaded as a whole. `idOf` returns an item's id, by which its cursor finds it, so that items added
 * or deleted meanwhile neither lose nor repeat others.
 */
export function pageOf<Node>(items: readonly Node[], args: PageArgs, limits: PageLimits, idOf: (item: Node) => string): Page<Node> {
  const size = requestedPageSize(args, limits);
  const after = args.after ? placeOf(items, idOf, "after", args.after) : null;
  const lowest = after === null ? 0 : after.isThere ? after.index + 1 : after.index;
  const end = Math.max(args.before ? placeOf(items, idOf, "before", args.before).index : items.length, lowest);
  const start = isLast(args) ? Math.max(lowest, Math.min(end, items.length) - size) : lowest;
  const nodes = items.slice(start, Math.min(end, start + size));
  return toPage(nodes, start, items.length, (node, offset) => itemCursor(offset, idOf(node)));
}

/** The index of a cursor's item, or the index where it would be. */
function placeOf<Node>(
  items: readonly Node[],
  idOf: (item: Node) => string,
  name: string,
  cursor: string,
): { index: number; isThere: boolean } {
  const [, offset, id] = /^item:(\d{1,9}):(.{1,500})$/s.exec(decodeCursor(name, cursor)) ?? [];
  if (offset === undefined || id === undefined) return { index: fromCursor(name, cursor), isThere: true };
  const index = items.findIndex((item) => idOf(item) === id);
  if (index >= 0) return { index, isThere: true };
  const ids = items.map(idOf);
  const areInOrder = ids.every((one, place) => place === 0 || (ids[place - 1] ?? "") < one);
  // The embedded service's ids grow with time, so a deleted item's position is known. For other ids its last position must do.
  return { index: areInOrder ? ids.filter((one) => one < id).length : Math.min(Number(offset), ids.length), isThere: false };
}

/** Builds a page of `nodes` at `offset` in a list of `total` items. Cursors are offsets unless `cursorOf` says otherwise. */
export function toPage<Node>(
  nodes: readonly Node[],
  offset: number,
  total: number,
  cursorOf: (node: Node, offset: number) => string = (_node, at) => toCursor(at),
): Page<Node> {
  const edges = nodes.map((node, index) => new Edge(node, offset + index, cursorOf));
  return {
    edges,
    pageInfo: {
      hasNextPage: offset + nodes.length < total,
      hasPreviousPage: offset > 0 && total > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  };
}

/** An edge. Few operations select cursors, so a getter shared by all edges makes each on demand. */
class Edge<Node> {
  readonly node: Node;
  readonly #offset: number;
  readonly #cursorOf: (node: Node, offset: number) => string;

  constructor(node: Node, offset: number, cursorOf: (node: Node, offset: number) => string) {
    this.node = node;
    this.#offset = offset;
    this.#cursorOf = cursorOf;
  }

  get cursor(): string {
    return this.#cursorOf(this.node, this.#offset);
  }
}

/** How many items `first` or `last` request. Throws BAD_USER_INPUT for both together and for a number outside the limits. */
export function requestedPageSize(args: PageArgs, { usual, most }: PageLimits): number {
  const given = [args.first, args.last].filter((value) => value !== null && value !== undefined);
  if (given.length > 1) throw fault("BAD_USER_INPUT", "Give `first` or `last`, not both");
  const [size = usual] = given;
  if (size < 0) throw fault("BAD_USER_INPUT", "`first` and `last` must not be negative");
  if (size > most) throw fault("BAD_USER_INPUT", `At most ${most} items can be taken at once`);
  return size;
}

function fromCursor(name: string, cursor: string): number {
  const [, offset] = /^offset:(-1|\d{1,9})$/.exec(decodeCursor(name, cursor)) ?? [];
  if (offset === undefined) throw noCursor(name);
  return Number(offset);
}
