import { readFile, writeFile } from "node:fs/promises";
import type {
  FindShipmentQuery,
  FindShipmentQueryVariables,
  GenerateInvoiceMutation,
  GenerateInvoiceMutationVariables,
} from "./operations.ts";

/**
 * Generates the commercial invoice of a shipment and saves the PDF here.
 *   node invoice.ts WORDS INVOICE_NO INVOICE_DATE      such as: node invoice.ts "Jebel Ali" EXP/001/26-27 2026-05-04
 */
const [words, invoiceNo, invoiceDate] = process.argv.slice(2);
const { LADING_URL: url, LADING_KEY: key } = process.env;
const operations = await readFile(new URL("operations.graphql", import.meta.url), "utf8");

/** Sends one of the operations of operations.graphql. Throws with the server's message of a fault. */
async function send<Data, Variables>(operationName: string, variables: Variables, headers: Record<string, string> = {}): Promise<Data> {
  const response = await reach(`${url}/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify({ query: operations, operationName, variables }),
  });
  const answer: { data?: Data; errors?: { message: string }[] } | null = await response.json().catch(() => null);
  if (!answer) throw new Error(`${url} is no address of Lading: it answered with HTTP ${response.status}`);
  const { data, errors = [] } = answer;
  if (!data || errors.length > 0) throw new Error(errors.map(({ message }) => message).join("; ") || `HTTP ${response.status}`);
  return data;
}

/** A `fetch` that says in words that nothing answers. */
async function reach(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    throw new Error(`Lading cannot be reached at ${url}${cause instanceof Error ? `: ${cause.message}` : ""}`, { cause: error });
  }
}

async function main(): Promise<void> {
  if (!url || !key || !words || !invoiceNo || !invoiceDate)
    throw new Error("Set LADING_URL and LADING_KEY, and name a shipment, a number and a date");
  const { viewer } = await send<FindShipmentQuery, FindShipmentQueryVariables>("FindShipment", { find: words });
  const shipment = viewer?.shipments.nodes[0];
  if (!shipment) throw new Error(`No shipment has "${words}" in its name or a number`);
  console.log(`${shipment.name}: ${shipment.currency} ${shipment.totals?.invoiceValue ?? "–"}`);

  // The same shipment and number are the same job: sent twice it makes one document.
  const { generateInvoice } = await send<GenerateInvoiceMutation, GenerateInvoiceMutationVariables>(
    "GenerateInvoice",
    { input: { shipmentId: shipment.id, invoiceNo, invoiceDate } },
    { "idempotency-key": `invoice-${shipment.id}-${encodeURIComponent(invoiceNo)}-${invoiceDate}` },
  );
  const [refusal] = generateInvoice.errors;
  if (refusal) throw new Error(`${refusal.message} (${refusal.code}${refusal.field ? `, ${refusal.field.join(".")}` : ""})`);
  const { name, downloadUrl } = generateInvoice.attachment ?? {};
  if (!name || !downloadUrl) throw new Error("The invoice cannot be downloaded");
  const file = await reach(downloadUrl);
  if (!file.ok) throw new Error(`The invoice cannot be downloaded: HTTP ${file.status}`);
  await writeFile(name, Buffer.from(await file.arrayBuffer()));
  console.log(`Saved ${name}`);
}

// One line says what went wrong.
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
