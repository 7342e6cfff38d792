import { afterAll, beforeAll, expect, test } from "vitest";
import { anOffice, type Office } from "../../support/api/calls/writeCalls.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { watched } from "../../support/attacks/watched.ts";

let product: Product;
let attacker: Office;
let office: Office;

beforeAll(async () => {
  product = await startProduct();
  attacker = await anOffice(productApi(product.url));
  office = await anOffice(productApi(product.url));
  await preview(office, "Warm");
});
afterAll(() => product?.stop());

function preview({ user, shipmentId }: Office, body: string) {
  const path = `/v1/shipment/document/custom-document/preview?shipmentId=${shipmentId}`;
  return user.post<{ pageCount: number }>(path, { name: "Note", heading: "", body, toPage: 1 });
}

const megabyte = 1024 * 1024;

const bodies: [what: string, body: string][] = [
  ["nested lists around much text", "{{#each products}}".repeat(9) + "x\n".repeat(20_000) + "{{/each}}".repeat(9)],
  ["two thousand merge fields in rows of a table", `|${"{{consignee.address}}".repeat(1_999)}|`],
  ["a rule of a table that never ends", `|a|\n|${" -".repeat(24_000)}x`],
  ["blanks without end", `| {{consignee.name}} ${" ".repeat(49_000)}x`],
  ["ten thousand accents on a letter", `q${"\u0323".repeat(10_000)}`],
  ["Han letters without a line break", "中文".repeat(7_400)],
  ["right-to-left words among others", "abc שלום ١٢٣ ".repeat(1_100)],
  ["one word of 50,000 letters", "x".repeat(50_000)],
  ["codes that break in twenty columns", `|${"ABCDEFGHIJKLM|".repeat(20)}\n`.repeat(170)],
  ["words between marks of bold letters", "**a** ".repeat(8_000)],
  ["marks of bold letters that never end", `**a ${"**".repeat(2_400)}\n`.repeat(9)],
  ["blanks and arrows", `${" ".repeat(40)}a >> ${">> ".repeat(100)}\n`.repeat(140)],
  ["twenty columns of a thousand rows", `|${"x|".repeat(20)}\n`.repeat(990)],
];

test.each(bodies)(
  "a document of %s holds up nobody: /livez answers within 500 ms, memory stays, another owner is served",
  async (_what, body) => {
    const { outcome, longestLivezMs, failedLivez, memoryGrowth } = await watched(product, async () => {
      const attack = Promise.all(Array.from({ length: 6 }, () => preview(attacker, body)));
      const other = await preview(office, "We certify.");
      return { other, statuses: (await attack).map(({ status }) => status) };
    });
    expect(outcome.other).toMatchObject({ status: 200, data: { pageCount: 1 } });
    for (const status of outcome.statuses) expect([200, 422, 429, 503]).toContain(status);
    expect(outcome.statuses).toContain(429);
    expect(failedLivez).toBe(0);
    expect(longestLivezMs).toBeLessThan(500);
    expect(memoryGrowth).toBeLessThan(150 * megabyte);
  },
);
