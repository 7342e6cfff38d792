import { isObject } from "#domain/typedObject.ts";
import { readStored, store } from "../../session/storage.ts";

/** How a user looks at a firm's sheet: the order of columns, which are hidden, and their widths, by column id; how many stay in sight. */
export type ColumnLayout = {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  /** So many of the visible columns, from the first on, do not scroll away; null until the user decides. */
  readonly frozen: number | null;
};

const none: ColumnLayout = { order: [], hidden: [], widths: {}, frozen: null };

/** The layout stored for a firm. Without a readable one it is `otherwise`, by default all columns as the server has them. */
export function readColumnLayout(firmId: string, otherwise = none): ColumnLayout {
  try {
    const value: unknown = JSON.parse(readStored(`stats-columns-${firmId}`) ?? "null");
    if (!isObject(value)) return otherwise;
    const { order, hidden, widths, frozen } = value;
    return {
      order: texts(order),
      hidden: texts(hidden),
      widths: numbers(widths),
      frozen: Number.isInteger(frozen) ? Math.max(0, Number(frozen)) : null,
    };
  } catch {
    return otherwise;
  }
}

/** What a change of the layout replaces. */
export function layoutBefore({ order, hidden, frozen }: ColumnLayout, to: Partial<ColumnLayout>): Partial<ColumnLayout> {
  return {
    ...(to.order !== undefined && { order }),
    ...(to.hidden !== undefined && { hidden }),
    ...(to.frozen !== undefined && { frozen }),
  };
}

/**
 * What an edit, done, undone or redone, changes of the layout as it is now (R-1382): the columns that it hides or shows, and the order and the
 * frozen columns unless they were changed since, as by another tab.
 */
export function layoutChangeNow(now: ColumnLayout, from: Partial<ColumnLayout>, to: Partial<ColumnLayout>): Partial<ColumnLayout> {
  const [before = [], after = []] = [from.hidden, to.hidden];
  const hides = after.filter((id) => !before.includes(id) && !now.hidden.includes(id));
  const shows = before.filter((id) => !after.includes(id) && now.hidden.includes(id));
  const isOrderKept = JSON.stringify(now.order) === JSON.stringify(from.order);
  return {
    ...(hides.length + shows.length > 0 && { hidden: [...now.hidden.filter((id) => !shows.includes(id)), ...hides] }),
    ...(to.order !== undefined && isOrderKept && { order: to.order }),
    ...(to.frozen !== undefined && now.frozen === from.frozen && { frozen: to.frozen }),
  };
}

/** Calls back when another tab has stored a firm's layout. Returns a function that stops this. */
export function onLayoutElsewhere(firmId: string, act: () => void): () => void {
  function handle({ key }: StorageEvent) {
    if (key === `stats-columns-${firmId}`) act();
  }
  window.addEventListener("storage", handle);
  return () => window.removeEventListener("storage", handle);
}

export function storeColumnLayout(firmId: string, layout: ColumnLayout): void {
  store(`stats-columns-${firmId}`, JSON.stringify(layout));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

function numbers(value: unknown): Record<string, number> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}
