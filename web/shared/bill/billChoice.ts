import { maxBillLines } from "#domain/partners/brokerageBill.ts";

/** A shipment as the page lists it. */
type Line = {
  readonly sharedShipmentId: string;
  readonly exporter: string;
  readonly firmKey: string;
  readonly currency: string;
  readonly billedAs?: string | null | undefined;
};

/** The shipments that can be on one bill: of one firm of an exporter, in one currency. */
export type BillGroup<Each extends Line> = { key: string; label: string; lines: Each[] };

/** The groups in the order of their first shipments, so that those with something to bill come first. */
export function billGroups<Each extends Line>(lines: readonly Each[]): BillGroup<Each>[] {
  const groups = Map.groupBy(lines, ({ firmKey, currency }) => `${firmKey} ${currency}`);
  return [...groups].map(([key, members]) => {
    const [first] = members;
    return { key, label: first ? `${first.exporter}, ${first.currency}` : "", lines: members };
  });
}

/** What is ticked at first: everything that is not billed, as far as one bill goes. */
export function initialTicks(lines: readonly Line[]): string[] {
  return lines
    .filter(({ billedAs }) => billedAs == null)
    .slice(0, maxBillLines)
    .map(({ sharedShipmentId }) => sharedShipmentId);
}
