import { expect, test } from "vitest";
import { shownColumns, openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(12);
const { press, cell, selected } = site;

/** Puts what a spreadsheet program would have copied on the clipboard. */
async function copied(plain: string, html?: string): Promise<void> {
  await site.page.evaluate(
    async ([text = "", markup = ""]) => {
      const types: Record<string, Blob> = { "text/plain": new Blob([text], { type: "text/plain" }) };
      if (markup !== "") types["text/html"] = new Blob([markup], { type: "text/html" });
      await navigator.clipboard.write([new ClipboardItem(types)]);
    },
    [plain, html ?? ""],
  );
}

/** Puts on the system's clipboard, untouched, what another program would have put there. */
async function copiedElsewhere(plain: string, html: string): Promise<void> {
  await site.grid.focus();
  await site.page.evaluate(
    ([text = "", markup = ""]) => {
      const handle = (event: ClipboardEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData("text/plain", text);
        event.clipboardData?.setData("text/html", markup);
      };
      window.addEventListener("copy", handle, { capture: true, once: true });
    },
    [plain, html],
  );
  await press("Control+c");
}

/** Has the next paste keep what it was given. */
async function watchPaste(): Promise<void> {
  await site.page.evaluate(() => {
    const handle = ({ clipboardData }: ClipboardEvent) => {
      const texts = ["text/plain", "text/html"].map((type) => clipboardData?.getData(type) ?? "");
      sessionStorage.setItem("pasted", JSON.stringify(texts));
    };
    sessionStorage.removeItem("pasted");
    window.addEventListener("paste", handle, { capture: true, once: true });
  });
}

async function pasted(): Promise<string[]> {
  const read = () => site.page.evaluate(() => sessionStorage.getItem("pasted"));
  await expect.poll(read, patience).not.toBeNull();
  return JSON.parse((await read()) ?? "[]");
}

async function goTo(row: number, column: (typeof shownColumns)[number]): Promise<void> {
  await site.grid.focus();
  await press("Control+Home");
  for (let n = 1; n < row; n += 1) await press("ArrowDown");
  for (let n = 0; n < shownColumns.indexOf(column); n += 1) await press("ArrowRight");
}

/** A block as Google Sheets and as Excel put it on the clipboard: words with leading zeros, quotes, two spaces and two lines. */
const sheetsBlock = {
  plain: '0071234\tsay "hi"\tMV  Tarang\n"two\nlines"\t12/11/2025\t=A1&B1',
  html:
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>` +
    `<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1">` +
    `<colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;">` +
    `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;0071234&quot;}">0071234</td>` +
    `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">say &quot;hi&quot;</td>` +
    `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">MV  Tarang</td></tr>` +
    `<tr style="height:35px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;wrap-strategy:4;white-space:normal;word-wrap:break-word;">two<br/>lines</td>` +
    `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;" data-sheets-numberformat="{&quot;1&quot;:5,&quot;2&quot;:&quot;dd/mm/yyyy&quot;}">12/11/2025</td>` +
    `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">=A1&amp;B1</td></tr></tbody></table></google-sheets-html-origin>`,
};
const excelBlock = {
  plain: '0071234\tsay "hi"\tMV  Tarang\r\n"two\nlines"\t12/11/2025\t=A1&B1\r\n',
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml"\r\nxmlns:o="urn:schemas-microsoft-com:office:office"\r\nxmlns:x="urn:schemas-microsoft-com:office:excel"\r\nxmlns="http://www.w3.org/TR/REC-html40">\r\n
<head>\r\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r\n<meta name=ProgId content=Excel.Sheet>\r\n<style>\r\n<!--table\r\n\t{mso-displayed-decimal-separator:"\\.";}\r\n.xl65\r\n\t{mso-number-format:"\\@";}\r\n-->\r\n</style>\r\n</head>\r\n
<body link="#0563C1" vlink="#954F72">\r\n<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:\r\n collapse;width:144pt'>\r\n<!--StartFragment-->\r\n <col width=64 span=3 style='width:48pt'>\r\n
 <tr height=20 style='height:15.0pt'>\r\n  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>0071234</td>\r\n  <td width=64 style='width:48pt'>say\r\n  &quot;hi&quot;</td>\r\n
  <td width=64 style='width:48pt'>MV<span style='mso-spacerun:yes'>  </span>Tarang</td>\r\n </tr>\r\n <tr height=40 style='height:30.0pt'>\r\n  <td height=40 class=xl66 width=64 style='height:30.0pt;width:48pt'>two<br>\r\n    lines</td>\r\n
  <td class=xl67 align=right>12/11/2025</td>\r\n  <td>=A1&amp;B1</td>\r\n </tr>\r\n<!--EndFragment-->\r\n</table>\r\n</body>\r\n</html>`,
};

test.each([
  ["Google Sheets", sheetsBlock],
  ["Excel", excelBlock],
])(
  "a block of %s lands in the user's columns, and comes out again the same, as text and as a table (R-318, R-332, R-333)",
  async (_, { plain, html }) => {
    await site.open();
    await copiedElsewhere(plain, html);
    await goTo(7, "B/L No");
    await press("Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowRight", "Delete");
    await expect.poll(async () => Object.values(await site.stored(8)).slice(-4), patience).toEqual(["", "", "", ""]);
    await goTo(7, "B/L No");
    await press("Control+v");
    await expect.poll(async () => (await site.stored(8))["Agent"], patience).toBe("=A1&B1");
    expect(await site.stored(7)).toMatchObject({ "B/L No": "0071234", ETA: 'say "hi"', Agent: "MV  Tarang" });
    expect(await site.stored(8)).toMatchObject({ "B/L No": "two\nlines", ETA: "12/11/2025" });
    await press("Control+c");
    await goTo(10, "B/L No");
    await watchPaste();
    await press("Control+v");
    const [tsv, table] = await pasted();
    expect(tsv).toBe('0071234\t"say ""hi"""\tMV  Tarang\r\n"two\nlines"\t12/11/2025\t=A1&B1\r\n');
    expect(table).toMatch(/<tr><td [^>]*>0071234<\/td><td [^>]*>say &quot;hi&quot;<\/td>.*two<br>lines.*=A1&amp;B1/);
    await expect.poll(async () => (await site.stored(11))["Agent"], patience).toBe("=A1&B1");
    expect(await site.stored(10)).toMatchObject({ "B/L No": "0071234", ETA: 'say "hi"', Agent: "MV  Tarang" });
    await press("Control+x");
    await expect.poll(async () => (await site.stored(11))["Agent"], patience).toBe("");
    expect(await selected()).toBe("B/L No 10 to Agent 11");
  },
);

test("a table of an e-mail keeps the paragraphs of its cells as lines (R-1423)", async () => {
  await site.open();
  const cellOf = (...lines: string[]) => `<td>${lines.map((line) => `<div>${line}</div>`).join("")}</td>`;
  const html = `<table><tr>${cellOf("By sea<br>", "and <b>rail</b>")}<td>ETA 5<p>May</p> <p>or later</p></td>${cellOf("one", "<br>", "three")}</tr></table>`;
  await copiedElsewhere("By sea\nand rail\tETA 5\nMay\nor later\tone\n\nthree", html);
  await goTo(9, "B/L No");
  await press("Control+v");
  await expect
    .poll(() => site.stored(9), patience)
    .toMatchObject({ "B/L No": "By sea\nand rail", ETA: "ETA 5\nMay\nor later", Agent: "one\n\nthree" });
});

test("a paste skips system cells and leaves out what lies beyond the sheet, and says so; one cell fills a range (R-318, R-332)", async () => {
  await site.open();
  await goTo(12, "Total Amount");
  await copied("9\tsea\n8\tair\n7\troad");
  await press("Control+v");
  await site.page
    .getByText("1 system cell cannot be edited and stayed as it was. 4 cells beyond the sheet's edge were left out.")
    .waitFor();
  await expect.poll(() => site.stored(12), patience).toMatchObject({ "Total Amount": "1,000.00", "B/L No": "sea" });
  await copied("same");
  await goTo(8, "ETA");
  await press("Shift+ArrowDown", "Shift+ArrowRight", "Control+v");
  await expect.poll(async () => [await cell(8, "ETA").innerText(), await cell(9, "Agent").innerText()], patience).toEqual(["same", "same"]);
});

test("a paste of 50,000 cells fills what the sheet has and says what it left out; with a cell of 100 kB none of it is saved (R-343)", async () => {
  const { page } = site;
  await site.open();
  await copied(
    Array.from({ length: 500 }, (_, row) => Array.from({ length: 100 }, (_cell, column) => `${row}.${column}`).join("\t")).join("\n"),
  );
  await goTo(1, "B/L No");
  await press("Control+v");
  await page.getByText("49,952 cells beyond the sheet's edge were left out.").waitFor();
  await expect.poll(() => site.stored(12), patience).toMatchObject({ "B/L No": "11.0", Remarks: "11.3" });
  await copied(`short\t${"x".repeat(100_000)}`);
  await goTo(1, "B/L No");
  await press("Control+v");
  await page.getByText("A cell holds at most 2,000 characters").waitFor();
  await expect.poll(() => cell(1, "ETA").innerText(), patience).toBe("0.1");
  expect(await site.stored(1)).toMatchObject({ "B/L No": "0.0", ETA: "0.1" });
});

test("copy, cut and paste mean the sheet that has the focus, also where the browser sends them to the page, as Firefox does (R-1211)", async () => {
  await site.open();
  await site.type(3, "Remarks", "above");
  await goTo(3, "Remarks");
  const sent = (type: string, text = "") =>
    site.page.evaluate(
      (event) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", event.text);
        const options = { clipboardData, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new ClipboardEvent(event.type, options));
        return clipboardData.getData("text/plain");
      },
      { type, text },
    );
  expect(await sent("copy")).toBe("above");
  expect(await sent("cut")).toBe("above");
  await expect.poll(() => site.stored(3), patience).toMatchObject({ Remarks: "" });
  await sent("paste", "below");
  await expect.poll(() => site.stored(3), patience).toMatchObject({ Remarks: "below" });
  await site.page.getByRole("button", { name: "Filters" }).focus();
  await sent("paste", "elsewhere");
  expect(await sent("copy", "untouched")).toBe("untouched");
  expect(await cell(3, "Remarks").innerText()).toBe("below");
});
