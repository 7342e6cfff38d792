import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseUsual } from "../../../gateway/rest/shapes/parsing/compiledShape.ts";
import { userInfo } from "../../../gateway/rest/shapes/people/userInfo.ts";
import { shipment, shipmentPage, shipmentSummary } from "../../../gateway/rest/shapes/shipment.ts";
import { statsPage } from "../../../gateway/rest/shapes/stats/stats.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { aFakeRest, anAttachment } from "../../support/gateway/fakeRest.ts";

/** Parses by the shape's code, once the shape has been used so often that it has one. */
function parse(shape: z.ZodType, value: unknown): unknown {
  for (let uses = 0; uses < 2; uses += 1) parseUsual(shape, value);
  return parseUsual(shape, value)?.data;
}

/** Whether the code's result is zod's, or none where zod refuses or repairs. As texts: thousands of shipments are compared. */
function agrees(shape: z.ZodType, value: unknown): boolean {
  const usual = parse(shape, value);
  const whole = shape.safeParse(value);
  return usual === undefined || (whole.success && JSON.stringify(usual) === JSON.stringify(whole.data));
}

/** The parts of a value that another one in their place makes the code read in another way than zod does. */
function disagreements(shape: z.ZodType, value: unknown): string[] {
  return [...changed(value)].flatMap(([other, what]) => (agrees(shape, other) ? [] : [what]));
}

/** Other things that a service may send where it usually sends something else. */
const others: unknown[] = [undefined, null, "", "7", "1,5", "2025-02-30T00:00:00.000Z", 0, 1.5, -3, 1e-7, 2 ** 60, true, [], {}, [null]];

/** The value with one part replaced by another, for every part, and what was replaced. Of a list, the first entry stands for all. */
function* changed(value: unknown, put: (part: unknown) => unknown = (part) => part, path = ""): Generator<[unknown, string]> {
  for (const other of others) yield [put(other), `${path} = ${JSON.stringify(other)}`];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)) {
    const within = (replaced: unknown) =>
      put(
        Array.isArray(value)
          ? value.map((item: unknown, index) => (index === Number(key) ? replaced : item))
          : without({ ...value, [key]: replaced }),
      );
    yield* changed(part, within, `${path}.${key}`);
  }
}

/** JSON has no undefined: such a key is missing. */
function without(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, part]) => part !== undefined));
}

const rice: unknown = JSON.parse(
  JSON.stringify(riceShipment({ updatedAt: "2025-10-02T06:00:00.000Z", attachments: [anAttachment(), anAttachment()] })),
);
const cells = { shipmentId: "S1", colour: "#ffffff", version: 3, values: { name: "Rice", eta: "—" } };

describe("a response is parsed by generated code as by its shape, whichever part is of another form", () => {
  test.each<[string, z.ZodType, () => unknown]>([
    ["a shipment", shipment, () => rice],
    ["a row of the list", shipmentSummary, () => rice],
    ["a page of the list", shipmentPage, () => ({ shipments: [rice], hasNext: true, total: 1234 })],
    ["a window of the stats sheet", statsPage, () => ({ shipmentStats: [cells, cells], total: 2, version: 7 })],
  ])("%s", (_what, shape, value) => {
    expect(parse(shape, value())).toEqual(shape.parse(value()));
    expect(disagreements(shape, value())).toEqual([]);
  });

  test("the user with all master data", async () => {
    const rest = await aFakeRest();
    await rest.close();
    const info: unknown = JSON.parse(JSON.stringify(rest.info));
    expect(parse(userInfo, info)).toEqual(userInfo.parse(info));
    expect(disagreements(userInfo, info)).toEqual([]);
  });
});

describe("generated code", () => {
  test("leaves types that it does not know to zod", () => {
    const shape = z.object({
      name: z.string().trim().min(2),
      count: z.coerce.number(),
      kind: z.literal("A").default("A"),
      when: z.date().optional(),
    });
    expect(parse(shape, { name: " Asha ", count: "7" })).toEqual({ name: "Asha", count: 7, kind: "A" });
    expect(parse(shape, { name: "A", count: "7" })).toBeUndefined();
  });

  test("has no way from a key into code, or to the prototype of an object", () => {
    const name = '"]; throw 1; //\n`${1}\\';
    const shape = z.object({ [name]: z.string(), texts: z.record(z.string(), z.string()) });
    expect(parse(shape, { [name]: "x", texts: { a: "b" } })).toEqual({ [name]: "x", texts: { a: "b" } });
    const hostile: unknown = JSON.parse('{"texts":{"__proto__":"x","toString":"y"},"__proto__":{"polluted":"x"}}');
    expect(parse(z.object({ texts: z.record(z.string(), z.string()) }), hostile)).toBeUndefined();
  });
});
