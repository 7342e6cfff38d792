import { anApi } from "../support/api/anApi.ts";
import { anExporter, aShipment } from "../support/api/anExporter.ts";
import { aShareWithOffice } from "../support/api/sharing/shares.ts";
import { aPartner } from "../support/api/sharing/partners.ts";
import { seedShipments } from "../support/database/seedShipments.ts";

/** A page of 50 of what is shared costs a partner at most so much of what the exporter's page of 50 costs, both with totals. */
const limit = 1.5;
const rounds = 200;
/** All of these are shared with the partner. */
const stored = 1_000;

const api = await anApi();
try {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const from = Date.parse("2025-04-01T00:00:00Z");
  const instants = Array.from({ length: stored - 1 }, (_, index) => new Date(from + index * 60_000).toISOString());
  await api.restart(() => seedShipments(api, shipmentId, instants));
  // Joining puts it on all of them.
  const partner = await aPartner(api, exporter.user, {
    role: "IMPORTER",
    scope: "ALL",
    sharesNew: true,
    recordIds: [exporter.consigneeId],
  });
  // A second exporter's shares are in the same list, which then has no single index to be read in order of.
  const trader = await aPartner(api, exporter.user, { role: "CHA", name: "Mundra Clearing", scope: "ALL", sharesNew: true });
  await aShareWithOffice(api, trader);
  const pages: { name: string; ask: () => Promise<{ data: Page }>; more?: number }[] = [
    { name: "exporter", ask: () => exporter.user.post<Page>(`/v1/shipment/filter?firmId=${exporter.firm.firmId}`, { sort: "desc" }) },
    { name: "partner", ask: () => partner.post<Page>("/v1/shared/shipment/filter", {}) },
    { name: "partner of two exporters", ask: () => trader.post<Page>("/v1/shared/shipment/filter", {}), more: 1 },
    { name: "partner, by exporter", ask: () => partner.post<Page>("/v1/shared/shipment/filter", { partnerId: partner.partnerId }) },
  ];
  const times = pages.map((): number[] => []);
  // They take turns, so that a busy machine slows all alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, ask, more = 0 }] of pages.entries()) {
      const start = performance.now();
      const { data } = await ask();
      times[index]?.push(performance.now() - start);
      if (data.shipments.length !== 50 || data.total !== stored + more)
        throw new Error(`The ${name}'s page has ${data.shipments.length} of ${data.total}`);
    }
  }
  const [own = NaN, ...shared] = times.map((all) => all.toSorted((one, other) => one - other)[rounds / 2] ?? NaN);
  for (const [index, time] of shared.entries()) {
    const ratio = time / own;
    const name = pages[index + 1]?.name ?? "";
    console.log(`${name}: ${time.toFixed(2)} ms, the exporter's own ${own.toFixed(2)} ms: ${ratio.toFixed(2)} × (at most ${limit})`);
    if (!(ratio <= limit)) process.exitCode = 1;
  }
} finally {
  await api.close();
}

type Page = { shipments: unknown[]; total: number };
