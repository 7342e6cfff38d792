import type axeCore from "axe-core";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** The checker in its short form: to send it to a page takes longer than to run it. */
const checker = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of the global object.
  var axe: typeof axeCore | undefined;
}

/** Something wrong on a page: axe's rule, the selector of the element, and what to mend. */
export type Violation = { rule: string; place: string; reason: string };

/**
 * What axe finds wrong on a page, or within the element of a selector, by all its rules or by some. The checker, once sent,
 * stays in the page.
 */
export async function axeViolations(page: Page, { within, rules }: { within?: string; rules?: string[] } = {}): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(checker);
  }
  const options: axeCore.RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(async ([place, how]) => (await globalThis.axe?.run(place ?? document, how))?.violations, [
    within,
    options,
  ] as const);
  if (!violations) throw new Error("The checker did not load");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => ({ rule: id, place: target.join(" "), reason: failureSummary })),
  );
}
