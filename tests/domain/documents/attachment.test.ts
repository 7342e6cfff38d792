import { describe, expect, test } from "vitest";
import {
  attachmentTypeNames,
  attachmentTypes,
  contentTypeOf,
  extensionOf,
  formatSize,
  isPreviewable,
  safeFileName,
  shortName,
} from "#domain/documents/attachment.ts";

describe("file names", () => {
  test("the ten forbidden characters become underscores (R-266)", () => {
    expect(safeFileName('a/b\\c?d%e*f:g|h"i<j>k.pdf')).toBe("a_b_c_d_e_f_g_h_i_j_k.pdf");
    expect(safeFileName("line\nbreak.pdf")).toBe("line_break.pdf");
    expect(safeFileName("scan\u202egnp.pdf")).toBe("scangnp.pdf");
    expect(safeFileName("\u2067कार्यालय क्\u200dष\u2069.pdf")).toBe("कार्यालय क्\u200dष.pdf");
  });

  test("a name of more than 30 characters is cut in the middle, so that number and ending stay (R-279, R-837)", () => {
    expect(shortName("Invoice.pdf")).toBe("Invoice.pdf");
    expect(shortName("Invoice TV_EXP_042_25-26 Al Marjan.pdf")).toBe("Invoice TV...-26 Al Marjan.pdf");
    expect(shortName("Foto 📦📦📦 der Verladung am Kai 12 📦 Teil 12.pdf")).toBe("Foto 📦📦...12 📦 Teil 12.pdf");
    expect(shortName("मूल प्रमाणपत्र के लिए आवेदन पत्रों की प्रति.pdf")).toBe("मूल प्रमाण...रों की प्रति.pdf");
  });

  test("PDFs and images can be viewed, others cannot (R-268)", () => {
    const viewed = (name: string, contentType = contentTypeOf(name)) => isPreviewable({ name, contentType });
    expect(["a.pdf", "b.JPG", "c.jpeg", "d.png", "e.gif"].every((name) => viewed(name))).toBe(true);
    expect(["a.docx", "b.svg", "c.constructor"].some((name) => viewed(name))).toBe(false);
    expect([viewed("Scan", "application/pdf"), viewed("notes.txt", "image/png"), viewed("a.pdf", "text/html")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("a name without extension may be viewed: the content tells what it is", () => {
    expect(isPreviewable({ name: "Scan", contentType: null })).toBe(true);
  });

  test("the extension is what stands behind the last dot", () => {
    expect(extensionOf("archive.tar.GZ")).toBe("gz");
  });

  test("sizes under one MB show in KB (R-280)", () => {
    expect(formatSize(0.5)).toBe("512.0 KB");
    expect(formatSize(2.345)).toBe("2.35 MB");
  });
});

test("each of the 21 types has a readable name of its own (R-250, R-359)", () => {
  expect(attachmentTypes).toHaveLength(21);
  const names = attachmentTypes.map((type) => attachmentTypeNames[type]);
  expect(new Set(names).size).toBe(21);
  for (const name of ["Certificate of Origin", "Certificate of Insurance", "Merged Documents", "Custom Document"])
    expect(names).toContain(name);
  expect(names.filter((name) => /_/.test(name))).toEqual([]);
});
