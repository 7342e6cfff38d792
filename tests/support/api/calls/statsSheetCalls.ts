import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import type { StatsColumn, StatsRow } from "#domain/stats/stats.ts";
import type { Answer } from "../anApi.ts";
import { aLine, aShipmentBody, type Exporter } from "../anExporter.ts";

export type Sheet = { shipmentStats: StatsRow[]; total: number; version: number };

/** Calls on the sheet of an exporter's firm. */
export function statsSheet({ user, firm }: Pick<Exporter, "user" | "firm">) {
  const { firmId } = firm;
  const path = "/v1/shipment-stats";
  return {
    columns: async () => {
      const { data } = await user.get<{ firmColumns: StatsColumn[] }>(`${path}/columns?firmId=${firmId}`);
      return data.firmColumns;
    },
    /** Adds a column and answers its id. */
    add: async (columnName: string, width = 128) => {
      const { data } = await user.post<StatsColumn>(`${path}/column/add?firmId=${firmId}`, { columnName, width });
      return data.id;
    },
    filter: (body: object = {}) => user.post<Sheet>(`${path}/filter?firmId=${firmId}`, body),
    /** All rows of a filter. */
    rows: async (body: object = {}) => {
      const { data } = await user.post<Sheet>(`${path}/filter?firmId=${firmId}`, body);
      return data.shipmentStats;
    },
    cell: (shipmentId: string, columnId: string, value: unknown, version?: number): Promise<Answer<StatsRow>> =>
      user.patch(`${path}/cell?shipmentId=${shipmentId}`, { columnId, value, ...(version === undefined ? {} : { version }) }),
    cells: (cells: unknown): Promise<Answer<{ shipmentStats: StatsRow[] }>> => user.patch(`${path}/cells`, { cells }),
    colour: (shipmentId: string, colour: string): Promise<Answer<StatsRow>> =>
      user.patch(`${path}/colour?shipmentId=${shipmentId}&colour=${encodeURIComponent(colour)}`),
    colours: (shipmentIds: string[], colour: string): Promise<Answer<{ shipmentStats: StatsRow[] }>> =>
      user.patch(`${path}/colours`, { shipmentIds, colour }),
    width: (columnId: string, width: unknown, of = firmId): Promise<Answer<StatsColumn>> =>
      user.patch(`${path}/column/width?firmId=${of}&columnId=${columnId}&width=${String(width)}`),
    rename: (columnId: string, name: string, of = firmId): Promise<Answer<StatsColumn>> =>
      user.patch(`${path}/column/rename?firmId=${of}&columnId=${columnId}&name=${encodeURIComponent(name)}`),
    delete: (columnId: string, of = firmId): Promise<Answer> => user.delete(`${path}/column/delete?firmId=${of}&columnId=${columnId}`),
  };
}

/** Adds a shipment whose figures the service computes: 1,000 for each quantity, unless its lines say otherwise. */
export async function aWorkedShipment(
  exporter: Exporter,
  { quantity = 10, products, ...change }: Partial<ShipmentBody> & { quantity?: number },
): Promise<Shipment> {
  const { totalAmount, totalQuantity, totalGrossQuantity, amountBeforeGST, ...body } = aShipmentBody(exporter, change);
  const { package: packed, ...line } = aLine(exporter, { quantity });
  const { netWeightPerPackage, grossWeightPerPackage } = packed;
  const lines = products ?? [{ ...line, package: { netWeightPerPackage, grossWeightPerPackage } }];
  const { data, errors } = await exporter.user.post<Shipment>("/v1/shipment/add", { ...body, products: lines });
  if (errors.length > 0) throw new Error(`The shipment was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return data;
}
