import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { report } from "./child.ts";

/** A REST service that answers one page of 50 shipments out of 1,234, made ready once, to whatever it is asked. */
const shown = new Set(
  [
    "shipmentId firmId name status createdAt type invoiceNo invoiceDate piNo piDate contractNo contractDate",
    "consignee broker currency totalAmount totalQuantity totalGrossQuantity portOfLoading portOfDischarge",
  ].flatMap((names) => names.split(" ")),
);

function aRow(index: number): object {
  const shipment = riceShipment({
    shipmentId: `01980000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    firmId: "01980000-0000-7000-8000-0000000000f1",
    name: `Rice to Jebel Ali ${index}`,
    createdAt: new Date(Date.UTC(2025, 10, 30, 8, index)).toISOString(),
    invoiceNo: `TV/EXP/${String(index).padStart(3, "0")}/25-26`,
  });
  return Object.fromEntries(Object.entries(shipment).filter(([name]) => shown.has(name)));
}

const shipments = Array.from({ length: 50 }, (_, index) => aRow(index));
const page = Buffer.from(JSON.stringify({ data: { shipments, hasNext: true, total: 1234 }, errors: [] }));

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": page.length }).end(page);
  });
});
server.listen(0, "127.0.0.1", () => {
  // A server that listens on a port has an address of this form.
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ep/api`);
});
