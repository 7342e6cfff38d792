import { describe, expect, test } from "vitest";
import { contractModel } from "../../../api/document/models/contractModel.ts";
import { customDocumentModel } from "../../../api/document/models/customDocumentModel.ts";
import { documentBudget } from "../../../api/document/limits/documentLimits.ts";
import { fillMergeFields } from "../../../api/document/mergeFields/fillMergeFields.ts";
import { shipmentMergeFields } from "../../../api/document/mergeFields/shipmentMergeFields.ts";
import { bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest } from "../../support/fixtures/documentRequests.ts";

const values = {
  invoice: { no: "TV/1", date: "" },
  consignee: { name: "A | B", address: "Line 1\nLine 2" },
  products: [
    { name: "Rice", lots: [{ no: "1" }, { no: "2" }] },
    { name: "Yarn", lots: [] },
  ],
  notifyParties: [],
};

function fill(source: string) {
  return fillMergeFields(source, values, { budget: documentBudget(), field: ["body"] });
}

function refusal(message: string) {
  return expect.objectContaining({ name: "DocumentProblem", code: "INVALID", field: ["body"], message });
}

describe("filling", () => {
  test.each([
    ["No {{invoice.no}}.", "No TV/1."],
    ["{{{invoice.no}}} {{ invoice.no }}", "TV/1 TV/1"],
    ["{{consignee.address}}", "Line 1\nLine 2"],
    ["{{#each products}}{{name}};{{/each}}", "Rice;Yarn;"],
    ["{{#each products}}\n| {{name}} |\n{{/each}}\nend", "| Rice |\n| Yarn |\nend"],
    ["{{#each products}}{{#each lots}}{{name}}{{no}} {{else}}none{{/each}}{{/each}}", "Rice1 Rice2 none"],
    ["{{#each products}}{{#each lots}}{{../name}}{{/each}}{{/each}}", "RiceRice"],
    ["{{#each products}}{{name}} {{invoice.no}} {{/each}}", "Rice TV/1 Yarn TV/1 "],
    ["{{#with consignee}}{{name}}{{/with}}", "A | B"],
    ["{{#if invoice.date}}on {{invoice.date}}{{else}}undated{{/if}}", "undated"],
    ["{{#unless notifyParties}}nobody{{/unless}}", "nobody"],
    ["{{#if invoice.date}}1{{else if invoice.no}}2{{/if}}", "2"],
    ["{{products.name}} / {{notifyParties.name}}", "Rice, Yarn / "],
    ["a {{! said to nobody }} b", "a  b"],
    ["<b>{{consignee.name}}</b> & more", "<b>A | B</b> & more"],
    ["no fields at all { } }}", "no fields at all { } }}"],
    ["\\{{literal}}", "{{literal}}"],
  ])("%j becomes %j", (source, text) => {
    expect(fill(source)).toMatchObject({ text, unknownFields: [] });
  });

  test("in a row of a table a value neither ends the row nor begins a cell", () => {
    expect(fill("| {{consignee.name}} | {{consignee.address}} |").text).toBe("| A \\| B | Line 1 Line 2 |");
  });

  test("unknown fields are named once and stay visible", () => {
    expect(fill("{{invoice.nr}} {{invoice.nr}} {{consignee}} {{#each cargo}}x{{/each}}{{toString}}")).toMatchObject({
      text: "{{invoice.nr}} {{invoice.nr}} {{consignee}} {{toString}}",
      unknownFields: ["invoice.nr", "consignee", "cargo", "toString"],
    });
  });
});

describe("refusals", () => {
  test.each([
    ["{{> partial}}", "{{partial}} is not allowed in a document"],
    ["{{#> partial}}x{{/partial}}", "{{partialblock}} is not allowed in a document"],
    ["{{* decorator}}", "{{decorator}} is not allowed in a document"],
    ['{{#* inline "x"}}y{{/inline}}', "{{decoratorblock}} is not allowed in a document"],
    ["{{upper invoice.no}}", "{{mustache}} is not allowed in a document"],
    ["{{#if (eq a b)}}x{{/if}}", "{{an expression}} is not allowed in a document"],
    ["{{#each products as |p|}}{{p.name}}{{/each}}", "{{#each}} is not allowed in a document"],
    ["{{#log products}}x{{/log}}", "{{#log}} is not allowed in a document"],
    ["{{#each products key=1}}x{{/each}}", "{{#each}} is not allowed in a document"],
    ["{{{{raw}}}} {{x}} {{{{/raw}}}}", "{{#raw}} is not allowed in a document"],
    ["{{@root}}", "{{@root}} is not allowed in a document"],
    ["{{'text'}}", "{{text}} is not allowed in a document"],
    ["{{invoice.constructor}}", "{{invoice.constructor}} is not allowed in a document"],
    ["{{invoice.[__proto__]}}", "{{invoice.__proto__}} is not allowed in a document"],
    ["{{#with invoice.prototype}}x{{/with}}", "{{invoice.prototype}} is not allowed in a document"],
    ["one\ntwo {{ broken", "The merge fields cannot be read near line 2"],
    ["{{#if a}}x", "The merge fields cannot be read near line 1"],
    ["{{#if a}}x{{/each}}", "The merge fields cannot be read"],
  ])("%j: %s", (source, message) => {
    expect(() => fill(source)).toThrow(refusal(message));
  });

  test("budgets hold for source, tags, depth, steps and output", () => {
    const text = "The document has more than 300,000 characters";
    expect(() => fill(`{{a}}${"x".repeat(300_000)}`)).toThrow(refusal(text));
    expect(() => fill("{{a}}".repeat(2_001))).toThrow(refusal("The document has more than 2,000 merge fields"));
    expect(() => fill("{{#if a}}".repeat(900) + "{{/if}}".repeat(900))).toThrow(refusal("Merge blocks are nested deeper than 10"));
    const list = { list: Array.from({ length: 100 }, () => ({ text: "y".repeat(1_000) })) };
    const nested = (inner: string) => `{{#each list}}{{#each list}}{{#each list}}${inner}{{/each}}{{/each}}{{/each}}`;
    const filled = (source: string) => () => fillMergeFields(source, list, { budget: documentBudget(), field: ["body"] });
    const steps = "The document has more than 20,000 merge fields and texts, counted as often as their blocks repeat them";
    expect(filled(nested("x"))).toThrow(refusal(steps));
    expect(filled(nested("{{text}}"))).toThrow(refusal(text));
  });

  test("one budget holds for all texts of a document together", () => {
    const budget = documentBudget();
    const fillNext = (source: string) => fillMergeFields(source, values, { budget, field: ["body"] });
    fillNext("{{invoice.no}}".repeat(1_500));
    expect(() => fillNext("{{invoice.no}}".repeat(501))).toThrow(refusal("The document has more than 2,000 merge fields"));
  });
});

describe("a shipment's fields", () => {
  const custom = (body: string, heading = "") =>
    customDocumentModel(
      { name: "Note", heading, body, stampSign: false, letterhead: false },
      riceShipment({ invoiceNo: "TV/EXP/042", invoiceDate: "12/11/2025" }),
    );

  test("a field without a value is warned of, unless a condition or a list asks for it (R-1087)", () => {
    const { warnings } = custom(
      "L/C {{lc.no}}{{#if lc.no}} dated {{lc.date}}{{/if}}, {{lc.no}}. {{#each products}}{{batch}}{{/each}}",
      "{{order.no}}",
    );
    expect(warnings.map(({ code, message, field }) => [code, message, field])).toEqual([
      ["MERGE_FIELD_BLANK", "{{order.no}} has no value and leaves a gap", ["heading"]],
      ["MERGE_FIELD_BLANK", "{{lc.no}} has no value and leaves a gap", ["body"]],
    ]);
    expect(custom("{{invoice.no}} of {{firm.name}}").warnings).toEqual([]);
  });

  test("a custom document's heading and body tell the figures of the other documents", () => {
    const model = custom(
      "{{totals.net}} in {{totals.packages}}, {{totals.currency}} {{totals.value}}: {{totals.valueInWords}}",
      "To {{invoice.no}}",
    );
    expect(model.title).toBe("To TV/EXP/042");
    expect(model.blocks).toEqual([
      {
        type: "paragraph",
        lines: ["75,000.00 KG in 3,000 BAGS, USD 82,500.00: US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY"],
      },
    ]);
  });

  test("a table may be made of a list", () => {
    expect(custom("| No. | Net |\n|--|--|\n{{#each containers}}\n| {{no}} | {{net}} |\n{{/each}}").blocks).toMatchObject([
      {
        type: "table",
        head: ["No.", "Net"],
        rows: [
          ["TVXU1001010", "25,000.00 KG"],
          ["TVXU1001026", "25,000.00 KG"],
          ["TVXU1001031", "25,000.00 KG"],
        ],
      },
    ]);
  });

  test("a value is no markup, and an empty one leaves the marks around it as they are (R-490)", () => {
    const shipment = riceShipment({ portOfLoading: "**A** >> B", preCarriage: "" });
    const request = {
      name: "",
      heading: "{{route.portOfLoading}}",
      body: "**{{route.portOfLoading}}** **{{route.preCarriage}}**",
      stampSign: false,
      letterhead: false,
    };
    const { title, blocks } = customDocumentModel(request, shipment);
    expect(title).toBe("**A** >> B");
    expect(blocks).toEqual([
      {
        type: "paragraph",
        lines: [
          [
            { text: "**A** >> B", isBold: true },
            { text: " ", isBold: false },
          ],
        ],
      },
    ]);
  });

  test("a contract's clauses are filled with the numbers that the request brings, unknown ones are gathered", () => {
    const fields = [{ name: "Reference", value: "See {{contract.no}} of {{contract.date}}, {{contrat.no}}" }];
    const model = contractModel(aContractRequest({ fields }), riceShipment());
    expect(model.clauses[0]?.blocks).toEqual([{ type: "paragraph", lines: ["See TV/SC/2025/031 of 06/10/2025, {{contrat.no}}"] }]);
    expect(model.unknownFields).toEqual(["contrat.no"]);
  });

  test("the pick-list has every field with its value, and each can be written as it stands there", () => {
    const fields = shipmentMergeFields(riceShipment());
    const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
    expect(valueOf("consignee.name")).toBe("Al Marjan Foodstuff Trading L.L.C.");
    expect(valueOf("seller.name")).toBe("Tarangvel Exports Private Limited");
    expect(valueOf("products.hsn")).toBe("10063012, 10063092");
    expect(valueOf("totals.balance")).toBe("66,000.00");
    expect(custom(fields.map(({ name }) => `{{${name}}}`).join("\n")).unknownFields).toEqual([]);
    expect(shipmentMergeFields(bulkShipment()).some(({ name }) => name.startsWith("containers."))).toBe(false);
  });
});
