import { shipmentColumns } from "#domain/import/shipmentColumns.ts";
import { importing } from "../api/calls/importCalls.ts";
import { textRow, xlsx } from "../files/xlsx.ts";
import { bearer, from, leaveUnread, many, type Attack } from "./attacker.ts";

const megabyte = 1024 * 1024;

/** What tables that are imported, and searches in all documents, can do to others. */
export const tableAttacks: Record<string, Attack> = {
  "a workbook that unpacks to a thousand times its size": ({ office: { api, user } }) =>
    importing(api, user).send("BUYER", blownUp(), "buyers.xlsx"),
  "tables of one endless line, and of quotes that never close": async ({ office: { api, user } }) => {
    const texts = [`Name\n${",".repeat(15 * megabyte)}`, '"a'.repeat(7 * megabyte)];
    await many(texts.length, (index) => importing(api, user).send("BUYER", texts[index] ?? ""));
  },
  "checks of 5,000 packagings that differ in weight alone": async ({ office: { api, user } }) => {
    const calls = importing(api, user);
    const rows = Array.from({ length: 5_000 }, (_, row) => `MT,KG,1000,BAG,${row + 1},${row + 2}`);
    const { data } = await calls.send(
      "PACKAGING_UNIT",
      `Order Unit,Packing Unit,Weight,Package Type,Net Weight,Gross Weight\n${rows.join("\n")}`,
    );
    if (data) await many(4, () => calls.check(data, { limit: 100 }));
  },
  "checks of 1,000 shipments of unknown names": async ({ office: { api, user } }) => {
    const calls = importing(api, user);
    const required = shipmentColumns.filter((column) => column.required).map(({ label }) => label);
    const rows = Array.from({ length: 4_000 }, (_, row) => required.map((label) => `${label} ${Math.floor(row / 4)}`).join(","));
    const { data } = await calls.send("SHIPMENT", `${required.join(",")}\n${rows.join("\n")}`);
    if (data) await many(3, () => calls.check(data, { limit: 100 }));
  },
  "searches for eight words, and for beginnings of all": ({ office: { user } }) =>
    many(80, (index) =>
      user.post("/v1/document/filter", { q: index % 2 === 0 ? "ab ac ad ae af ag ah ai" : '"li st pa ck" -of ri', limit: 100 }),
    ),
  "all shipments' papers with their counts": ({ office: { user } }) =>
    many(40, () => user.post("/v1/document/papers", { missing: "ANY", limit: 100, counts: true })),
  "ZIPs that nobody reads": async ({ url, address, office }) => {
    const { data } = await office.user.post<{ url: string }>("/v1/document/zip", { keys: [office.key] });
    const { pathname, search } = new URL(data?.url ?? url);
    const head = [`GET ${pathname}${search} HTTP/1.1`, ...headersOf({ ...from(address), ...bearer(office) })];
    await many(10, () => leaveUnread(url, head));
  },
};

let archive: Buffer | null = null;
/** 90 MB of blanks, packed. Making it takes a second, which is the attacker's and not the product's. */
function blownUp(): Buffer {
  archive ??= xlsx(textRow(1, ["Name"]), { "xl/sharedStrings.xml": `<sst><si><t>${" ".repeat(90 * megabyte)}</t></si></sst>` });
  return archive;
}

function headersOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
