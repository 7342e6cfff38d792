import { fault } from "./errors.ts";

export type PageArgs = { first?: number | null; after?: string | null; last?: number | null; before?: string | null };

/** How many items a list gives when nothing is said, and how many at most. */
export type PageLimits = { usual: number; most: number };

export type Page<Node> = {
  edges: { readonly cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
};

/** Where a page starts and how many items it takes; `fromEnd` counts the start from the end of the whole list. */
export type PageWindow = { offset: number; limit: number; fromEnd: boolean; lowest: number };

/** The cursor of the item at `offset`, counted from 0; -1 stands before the first item. */
export function toCursor(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString("base64url");
}

/** How many items `first` or `last` ask for; for costs, so without complaint. */
export function pageSize({ first, last }: PageArgs, { usual, most }: PageLimits): number {
  return Math.min(Math.max(first ?? last ?? usual, 0), most);
}

/** The part of the list that the arguments name. Throws BAD_USER_INPUT for arguments that name none. */
export function pageWindow(args: PageArgs, limits: PageLimits): PageWindow {
  const size = askedSize(args, limits);
  const lowest = args.after ? fromCursor("after", args.after) + 1 : 0;
  const end = args.before ? Math.max(fromCursor("before", args.before), lowest) : null;
  const isLast = args.last !== null && args.last !== undefined;
  if (!isLast) return { offset: lowest, limit: end === null ? size : Math.min(size, end - lowest), fromEnd: false, lowest };
  if (end === null) return { offset: 0, limit: size, fromEnd: true, lowest };
  const offset = Math.max(lowest, end - size);
  return { offset, limit: end - offset, fromEnd: false, lowest };
}

/** The page of a list that is here as a whole. */
export function pageOf<Node>(items: readonly Node[], args: PageArgs, limits: PageLimits): Page<Node> {
  const window = pageWindow(args, limits);
  const offset = window.fromEnd ? Math.max(window.lowest, items.length - window.limit) : window.offset;
  return toPage(items.slice(offset, offset + window.limit), offset, items.length);
}

/** A page of `nodes` that stand at `offset` in a list of `total`. */
export function toPage<Node>(nodes: readonly Node[], offset: number, total: number): Page<Node> {
  const edges = nodes.map((node, index) => new Edge(node, offset + index));
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

/** An item at its place. Few ask for the cursors of a page, so each is made when it is asked for, by a getter that all edges share. */
class Edge<Node> {
  readonly node: Node;
  readonly #offset: number;

  constructor(node: Node, offset: number) {
    this.node = node;
    this.#offset = offset;
  }

  get cursor(): string {
    return toCursor(this.#offset);
  }
}

/** How many items `first` or `last` ask for. Throws BAD_USER_INPUT for both, and for a number that is too small or too large. */
export function askedSize(args: PageArgs, { usual, most }: PageLimits): number {
  const given = [args.first, args.last].filter((value) => value !== null && value !== undefined);
  if (given.length > 1) throw fault("BAD_USER_INPUT", "Give `first` or `last`, not both");
  const [size = usual] = given;
  if (size < 0) throw fault("BAD_USER_INPUT", "`first` and `last` must not be negative");
  if (size > most) throw fault("BAD_USER_INPUT", `At most ${most} items can be taken at once`);
  return size;
}

function fromCursor(name: string, cursor: string): number {
  const match = /^offset:(-1|\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString("utf8"));
  if (!match || toCursor(Number(match[1])) !== cursor) throw fault("BAD_USER_INPUT", `\`${name}\` is no cursor of this list`);
  return Number(match[1]);
}
