import { describe, expect, test } from "vitest";
import { cleanText, cleanTexts } from "../../../api/document/text/cleanText.ts";
import { familiesFor, firstMissing } from "../../../api/document/text/fontCoverage.ts";
import { baseFamilies } from "../../../api/document/text/fonts.ts";
import { buildDocumentModel } from "../../../api/document/models/buildDocumentModel.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { aPackingListRequest } from "../../support/fixtures/documentRequests.ts";

const buyer = { buyerId: "B1", name: "Buyer", address: "", country: "Bangladesh" };

function packingList(given: Parameters<typeof riceShipment>[0], remarks = "") {
  return buildDocumentModel({ kind: "packing-list", request: aPackingListRequest({ remarks }) }, riceShipment(given));
}

describe("cleaning", () => {
  test("lone surrogates, controls and direction overrides never reach a document", () => {
    expect(cleanText("a\ud800b")).toBe("a\ufffdb");
    expect(cleanText("a\u0000\u001b\u007f\u009fb\u202e\u2066c\ufeff\ufe0f")).toBe("abc");
  });

  test("all kinds of line breaks become one, tabs and hard spaces a space", () => {
    expect(cleanText("a\r\nb\rc\u2028d\te\u00a0f")).toBe("a\nb\nc\nd e f");
  });

  test("letters are composed", () => {
    expect(cleanText("Cafe\u0301")).toBe("Café");
  });

  test("Thai gets unseen break points between its words", () => {
    expect(cleanText("ข้าวไทยอินเตอร์").split("\u200b").length).toBeGreaterThan(1);
  });

  test("texts are cleaned everywhere in a document model", () => {
    expect(cleanTexts({ a: ["x\u0007"], b: { c: "y\r" }, n: 1, t: true, z: null })).toEqual({
      a: ["x"],
      b: { c: "y\n" },
      n: 1,
      t: true,
      z: null,
    });
  });
});

describe("letters without a font", () => {
  test.each([
    ["Greek and Cyrillic", "Ελλάδα Київ"],
    ["Arabic", "شركة المرجان ٣"],
    ["Hebrew", "חברת הסחר"],
    ["Devanagari", "सिंह ट्रेडिंग"],
    ["Thai", "บริษัท จำกัด"],
    ["signs of trade", "€ £ ¥ ₹ ° ² ½ ± × – — • “ ” № ®"],
  ])("%s is covered by the everyday families", (_, text) => {
    expect(firstMissing(text, baseFamilies)).toBeNull();
  });

  test.each([
    ["Chinese", "珠江纺织有限公司"],
    ["Japanese", "株式会社カナ"],
    ["Korean", "서울무역"],
  ])("%s needs the optional families", (_, text) => {
    expect(firstMissing(text, baseFamilies)).not.toBeNull();
    expect(firstMissing(text)).toBeNull();
  });

  test.each([
    ["Bengali", "ঢাকা ট্রেডার্স"],
    ["Gujarati", "ગુજરાત નિકાસ"],
    ["Gurmukhi", "ਅੰਮ੍ਰਿਤਸਰ"],
    ["Kannada", "ಬೆಂಗಳೂರು"],
    ["Malayalam", "കൊച്ചി കയറ്റുമതി"],
    ["Tamil", "சென்னை ஏற்றுமதி"],
    ["Telugu", "హైదరాబాద్"],
  ])("%s loads its own family and no other (R-494)", (script, text) => {
    const names = familiesFor({ a: ["Rice", text] }).map(({ family }) => family);
    expect(names.slice(baseFamilies.length)).toEqual([`Noto Sans ${script}`]);
    expect(firstMissing(text)).toBeNull();
    expect(packingList({ consignee: { ...buyer, name: text } }).kind).toBe("packing-list");
  });

  test("an everyday document loads no other family than those of everyday scripts (R-494)", () => {
    expect(familiesFor(["Rice", "शिवम", "ไทย", "شركة", "חברה"])).toEqual(baseFamilies);
  });

  test("a script that no family has is refused by its name and its field", () => {
    expect(() => packingList({ consignee: { ...buyer, name: "ලංකා වෙළඳ" } })).toThrow(
      expect.objectContaining({
        name: "DocumentProblem",
        code: "INVALID",
        field: ["consignee", "name"],
        message: 'Sinhala letters cannot be printed: no installed font has "ල" (in consignee name)',
      }),
    );
  });

  test("the place in a list is told from 1", () => {
    expect(() => packingList({ notifyParties: [buyer, { ...buyer, address: "Floor 1\nភ" }] })).toThrow(
      expect.objectContaining({
        field: ["notifyParties", "1", "address"],
        message: 'Khmer letters cannot be printed: no installed font has "ភ" (in notify parties 2 address)',
      }),
    );
  });

  test("emoji and unassigned characters are refused at the field of the request", () => {
    const refusal = { field: ["remarks"], message: expect.stringMatching(/^Emoji cannot be printed/) };
    expect(() => packingList({}, "Thanks 🚢")).toThrow(expect.objectContaining(refusal));
    expect(() => packingList({}, "x\ue123")).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^The character U\+E123 cannot/) }),
    );
  });

  test("a letter with more marks than any script uses is refused at its field; scripts with many are not", () => {
    const message = "A letter carries more than 10 accents or other marks";
    expect(() => packingList({}, `a${"\u0323".repeat(12)}`)).toThrow(
      expect.objectContaining({ code: "INVALID", field: ["remarks"], message }),
    );
    expect(packingList({}, "Việt क्ष्म्य שָׁלוֹם مُحَمَّدٌ").kind).toBe("packing-list");
  });

  test("what is never printed is no reason to refuse", () => {
    expect(packingList({ notes: "ල", name: "ල" }).kind).toBe("packing-list");
  });
});
