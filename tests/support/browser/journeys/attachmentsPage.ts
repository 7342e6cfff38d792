import { aPdf } from "../../files/pdfs.ts";
import { openExporterPage, type ExporterPage } from "../exporterPage.ts";
import { aStoredShipment } from "../exporterWithMasterData.ts";
import { anAttachment, openShipment } from "./shipmentPage.ts";
import { prepare } from "../../tools/prepare.ts";

/** A signed-in exporter's product in the browser, for tests of a shipment's attachments. */
export type AttachmentsPage = {
  readonly site: ExporterPage;
  /** The content of every attachment. */
  readonly pdf: Buffer;
  /** Opens a new shipment with PDFs of these names; returns its id and the attachments' ids by name. */
  shipmentWith(...names: string[]): Promise<{ id: string; ids: Map<string, string> }>;
  /** Opens a shipment in a browser that came to the server by another name, `localhost`. */
  openByAnotherName(shipmentId: string): Promise<void>;
};

/** One product for a file of tests, with settings of its own if given. */
export function openAttachmentsPage(environment?: Record<string, string>): AttachmentsPage {
  const site = openExporterPage(environment ? { environment } : {});
  let pdf: Buffer;
  prepare(async () => {
    pdf = await aPdf(["Bill of lading"]);
  });
  return {
    site,
    get pdf() {
      return pdf;
    },
    async shipmentWith(...names) {
      const id = await aStoredShipment(site.owner);
      const ids = new Map<string, string>();
      for (const name of names) {
        ids.set(name, await anAttachment(site.url, site.owner, { shipmentId: id, name, type: "DRAFT_BILL_OF_LADING", content: pdf }));
      }
      await openShipment(site.page, site.owner, id);
      return { id, ids };
    },
    async openByAnotherName(shipmentId) {
      const { page, url } = site;
      const address = url.replace("127.0.0.1", "localhost");
      await page.goto(`${address}/nowhere`);
      await page.evaluate((token) => localStorage.setItem("jwt", token), site.owner.user.jwt);
      await page.goto(`${address}${site.firmPath}/shipment/${shipmentId}`);
    },
  };
}
