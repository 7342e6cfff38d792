import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type Answer, type TestApi } from "../anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../anExporter.ts";
import { documentCalls, type DocumentCalls } from "../calls/documentCalls.ts";

type Versioned = {
  api: TestApi;
  exporter: Exporter;
  /** A new shipment before each test, and the calls for its documents. */
  shipmentId: string;
  calls: DocumentCalls;
  /** Stores the shipment with other values. */
  change: (values: object) => Promise<unknown>;
  /** An attachment as the shipment has it now. */
  attachment: (key: string) => Promise<Attachment>;
  regenerate: (key: string, body?: object, user?: Exporter["user"]) => Promise<Answer<Attachment>>;
  remove: (key: string) => Promise<unknown>;
};

/** A service with an exporter, and a new shipment before each test for its documents. Registers its hooks for the file that calls it. */
export function openVersionedShipment(): Versioned {
  let api: TestApi;
  let exporter: Exporter;
  let shipmentId: string;
  let calls: DocumentCalls;
  beforeAll(async () => {
    api = await anApi();
    exporter = await anExporter(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ({ shipmentId } = await aShipment(exporter));
    calls = documentCalls(exporter.user, shipmentId);
  });
  return {
    get api() {
      return api;
    },
    get exporter() {
      return exporter;
    },
    get shipmentId() {
      return shipmentId;
    },
    get calls() {
      return calls;
    },
    change: (values) => exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, { ...aShipmentBody(exporter), ...values }),
    async attachment(key) {
      const found = (await calls.read()).attachments.find((each) => each.key === key);
      if (!found) throw new Error(`No attachment ${key}`);
      return found;
    },
    regenerate: (key, body = {}, user = exporter.user) =>
      user.post<Attachment>(`/v1/shipment/document/regenerate?shipmentId=${shipmentId}&key=${key}`, body),
    remove: (key) => exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`),
  };
}
