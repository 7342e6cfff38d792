import { maxProductLines } from "#domain/shipment/shipment.ts";
import type { FormChoices } from "../values/formChoices.ts";
import { withProduct, withProductCount } from "../values/formEdits.ts";
import type { FormStore } from "../values/formStore.ts";
import { blankContainer, blankLine, type FormValues } from "../values/formValues.ts";
import { containerColumns, productColumns } from "./pasteColumns.ts";
import { readPastedTable, type Misfit } from "./pastedTable.ts";

/** A list of the form that takes tables. */
export type PasteList = "containers" | "products";

/** What a paste did, and how to take it back while the list is as the paste left it. */
export type Pasted = { list: PasteList; count: number; misfits: Misfit[]; isUndoable: () => boolean; undo: () => void };

/** More rows would make the form slow. */
const mostContainers = 500;

type Place = { list: PasteList; text: string; path: string };

/** Fills a list of the form with a table from the clipboard, from the cell at `path` on. */
export function pasteTable(store: FormStore, choices: FormChoices, { list, text, path }: Place): Pasted {
  const before = store.values();
  const [, index = "0", start = ""] = path.split(".");
  const at = path.startsWith(`${list}.`) ? Number(index) : before[list === "containers" ? "containers" : "products"].length;
  const isContainers = list === "containers";
  const columns = isContainers ? containerColumns() : productColumns(choices);
  const most = (isContainers ? mostContainers : maxProductLines) - (isContainers || path !== "" ? at : 0);
  const { rows, misfits } = readPastedTable(text, columns, { start, most: Math.max(0, most) });
  store.update((values) =>
    isContainers ? withContainers(values, at, rows, choices) : withLines(values, path === "" ? 0 : at, rows, choices),
  );
  const { [list]: after, containerDetail: afterDetail } = store.values();
  return {
    list,
    count: rows.length,
    misfits,
    isUndoable: () => store.values()[list] === after,
    undo: () =>
      store.update((values) => ({
        ...values,
        [list]: before[list],
        productCount: isContainers ? values.productCount : before.productCount,
        containerDetail: isContainers && values.containerDetail === afterDetail ? before.containerDetail : values.containerDetail,
      })),
  };
}

type Row = Record<string, string>;

function withContainers(values: FormValues, at: number, rows: Row[], { units }: FormChoices): FormValues {
  const unit = units.find(({ id }) => id === values.products[0]?.unitId)?.packingUnit ?? "";
  const containers = values.containers.slice();
  for (const [index, row] of rows.entries()) containers[at + index] = { ...(containers[at + index] ?? blankContainer(unit)), ...row };
  const { containerDetail } = values;
  const isMore = containers.length > Number(containerDetail.containerCount);
  return {
    ...values,
    containers,
    containerDetail: isMore ? { ...containerDetail, containerCount: String(containers.length) } : containerDetail,
  };
}

/** A product brings what picking it brings; cells of the same row come after it. */
function withLines(values: FormValues, at: number, rows: Row[], choices: FormChoices): FormValues {
  let next = withProductCount(values, Math.max(values.productCount, at + rows.length));
  for (const [index, { productId, ...row }] of rows.entries()) {
    const place = at + index;
    if (productId) next = withProduct(place)(next, { picked: productId, choices });
    next = { ...next, products: next.products.map((line, other) => (other === place ? { ...(line ?? blankLine()), ...row } : line)) };
  }
  return next;
}
