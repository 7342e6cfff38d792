import { describe, expect, test } from "vitest";
import type { KyselyPlugin } from "kysely";
import type { DocumentKind, DocumentRequest } from "#domain/documents/document.ts";
import { openDatabase } from "../../../../api/db/database.ts";
import type { DocumentModel } from "../../../../api/document/models/buildDocumentModel.ts";
import { reviewDocuments } from "../../../../api/document/versions/reviewDocuments.ts";
import { packModel, unpackModel } from "../../../../api/document/versions/storedModel.ts";
import { anExporter, aShipment } from "../../../support/api/anExporter.ts";
import { latestSentence } from "../../../support/api/auditTrail.ts";
import { attachmentsOf } from "../../../support/api/calls/attachments.ts";
import { openVersionedShipment } from "../../../support/api/shipments/versionedShipment.ts";
import { aCertificateRequest, anInvoiceRequest } from "../../../support/fixtures/documentRequests.ts";

const site = openVersionedShipment();

describe("what a document was made from", () => {
  test("is another owner's alone", async () => {
    const stranger = await anExporter(site.api);
    const { data } = await site.calls.generate("invoice");
    expect(await site.regenerate(data.key, {}, stranger.user)).toMatchObject({ status: 404, data: null });
    const theirs = await aShipment(stranger);
    const path = `/v1/shipment/document/regenerate?shipmentId=${theirs.shipmentId}&key=${data.key}`;
    expect(await stranger.user.post(path, {})).toMatchObject({ status: 404, errors: [{ error: "Attachment not found" }] });
    expect(await attachmentsOf(site.exporter.user, site.shipmentId)).toHaveLength(1);
  });

  test("is not made again from an old version of the shipment", async () => {
    const { data } = await site.calls.generate("invoice");
    expect(await site.regenerate(data.key, { version: 1 })).toMatchObject({ status: 409 });
  });

  test("is read again with defaults for the fields that its kind has gained since, in rows too (R-587)", async () => {
    const { letterhead: _flag, printCNF: _other, ...invoice } = anInvoiceRequest();
    const { certificates, lcNo: _text, ...certificate } = aCertificateRequest();
    const olderRows = certificates.map(({ title: _title, ...row }) => row);
    const reread = async (kind: DocumentKind, request: object) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As an older version wrote it.
      const model = { kind } as DocumentModel;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As an older version wrote it.
      return (await unpackModel(await packModel({ kind, request } as DocumentRequest, model)))?.document.request;
    };
    expect(await reread("invoice", invoice)).toMatchObject({ invoiceNo: invoice.invoiceNo, letterhead: true, printCNF: false });
    expect(await reread("beneficiary-certificate", { ...certificate, certificates: olderRows })).toMatchObject({
      lcNo: "",
      certificates: certificates.map(({ text }) => ({ text, title: expect.any(String) })),
    });
  });

  test("may be deleted while the shipment is read: what has changed since is unknown then", async () => {
    const { data } = await site.calls.generate("invoice");
    await site.change({ vessel: "MV VELA" });
    const shipment = await site.calls.read();
    await site.api.restart(async () => {
      const { db, close } = await openDatabase({ dataDir: site.api.dataDir, databaseUrl: site.api.databaseUrl });
      const models = await db.selectFrom("documentModels").select(["key", "ownerId"]).execute();
      const ownerId = models.find(({ key }) => key === data.key)?.ownerId ?? "";
      const deleting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          await db.deleteFrom("documentModels").where("ownerId", "=", ownerId).where("key", "=", data.key).execute();
          return result;
        },
      };
      const reviewed = await reviewDocuments(db.withPlugin(deleting), ownerId, shipment);
      expect(reviewed.attachments).toMatchObject([{ key: data.key, staleFields: null }]);
      await close();
    });
  });

  test("is named with its version in the history from the second on (R-587)", async () => {
    await site.calls.generate("invoice");
    expect(await latestSentence(site.exporter.user)).toBe("Asha Mehta generated the invoice TV/EXP/1");
    await site.calls.generate("invoice");
    expect(await latestSentence(site.exporter.user)).toBe("Asha Mehta generated the invoice TV/EXP/1, version 2");
    await site.calls.generate("custom-document");
    await site.calls.generate("custom-document");
    expect(await latestSentence(site.exporter.user)).toBe("Asha Mehta generated the custom document Undertaking, version 2");
  });

  test("goes with the shipment", async () => {
    await site.calls.generate("invoice");
    const path = `/v1/shipment/delete?shipmentId=${site.shipmentId}`;
    expect(await site.exporter.user.delete(path)).toMatchObject({ status: 200 });
  });
});
