import { describe, expect, test } from "vitest";
import { attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import { completeDefaults, suggestedTags } from "#domain/documents/sharingDefaults.ts";
import {
  audienceWords,
  checkAudience,
  checkMergedAudience,
  commonAudience,
  readAudience,
  storedAudience,
} from "#domain/partners/audience.ts";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";

const [importer, broker, cha] = partnerRoles;

/** All eight audiences. */
const audiences: PartnerRole[][] = Array.from({ length: 8 }, (_, bits) => partnerRoles.filter((_role, index) => bits & (1 << index)));

/** The rule's own list of what is suggested to each role. */
const suggestedTo: Record<PartnerRole, AttachmentType[]> = {
  IMPORTER: [
    "PROFORMA_INVOICE",
    "CONTRACT",
    "COI",
    "INVOICE",
    "PACKING_LIST",
    "BILL_OF_LADING",
    "DRAFT_BILL_OF_LADING",
    "COO",
    "PHYTO_SANITARY",
    "DRAFT_PHYTO_SANITARY",
    "FUMIGATION",
    "DRAFT_FUMIGATION",
    "WEIGHT_AND_QUALITY",
    "DRAFT_WEIGHT_AND_QUALITY",
  ],
  BROKER: ["CONTRACT"],
  CHA: [
    "INVOICE",
    "PACKING_LIST",
    "BILL_OF_LADING",
    "DRAFT_BILL_OF_LADING",
    "COO",
    "PHYTO_SANITARY",
    "DRAFT_PHYTO_SANITARY",
    "FUMIGATION",
    "DRAFT_FUMIGATION",
    "WEIGHT_AND_QUALITY",
    "DRAFT_WEIGHT_AND_QUALITY",
    "SHIPPING_BILL",
    "DRAFT_SHIPPING_BILL",
    "CHECKLIST",
  ],
};

describe("suggested tags", () => {
  test.each(partnerRoles)("show %s exactly these types, and merged files, bills, custom and other documents to nobody (R-675)", (role) => {
    for (const type of attachmentTypes)
      expect([type, suggestedTags[type].includes(role)]).toEqual([type, suggestedTo[role].includes(type)]);
  });

  test("are no default: without rows every type is visible to nobody (R-673)", () => {
    expect(Object.values(completeDefaults([])).flat()).toEqual([]);
    expect(Object.keys(completeDefaults([]))).toEqual(attachmentTypes);
  });
});

describe("an audience", () => {
  test("is stored in the order of the roles, each once, and read back", () => {
    for (const audience of audiences) expect(readAudience(storedAudience(audience.toReversed()))).toEqual(audience);
    expect(storedAudience([cha, importer, cha])).toBe("IMPORTER,CHA");
  });

  test("is said in words", () => {
    expect([audienceWords([]), audienceWords([cha, importer])]).toEqual(["nobody", "Importer, CHA"]);
  });

  test("as a form sends it may have no other word (R-670)", () => {
    for (const text of ["", " ", "CHA", "IMPORTER, CHA", "CHA,CHA"]) expect(checkAudience(text, "audience")).toEqual([]);
    for (const text of ["OWNER", "cha", "IMPORTER,", ",", "CHA;BROKER"]) {
      expect(checkAudience(text, "audience")).toEqual([expect.objectContaining({ code: "INVALID", field: ["audience"] })]);
    }
  });
});

describe("the audience of a merged file", () => {
  test("is the intersection of its parts', for all pairs of audiences (R-672)", () => {
    for (const one of audiences) {
      for (const other of audiences) {
        const common = partnerRoles.filter((role) => one.includes(role) && other.includes(role));
        expect(commonAudience([one, other])).toEqual(common);
        for (const chosen of audiences) {
          const isWider = chosen.some((role) => !common.includes(role));
          expect(checkMergedAudience(chosen, [one, other])).toHaveLength(isWider ? 1 : 0);
        }
      }
    }
  });

  test("of parts without one, or of no parts, is nobody (R-672)", () => {
    expect(commonAudience([])).toEqual([]);
    expect(commonAudience([[importer, broker, cha], []])).toEqual([]);
  });
});
