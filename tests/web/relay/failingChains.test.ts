import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { guestChains } from "../../support/browser/walks/guestChains.ts";
import { officeChains } from "../../support/browser/walks/officeChains.ts";
import { isCoveredOtherwise, saidOtherwise } from "../../support/browser/walks/otherwiseCovered.ts";
import { peopleChains } from "../../support/browser/walks/peopleChains.ts";
import { shipmentChains } from "../../support/browser/walks/shipmentChains.ts";
import { walkChain } from "../../support/browser/walks/walkForm.ts";
import { walkedDialogs } from "../../support/browser/walks/walkedDialogs.ts";
import { walkedForms } from "../../support/browser/walks/walkedForms.ts";
import { walkedReviews } from "../../support/browser/walks/walkedReviews.ts";

const desk = openAttachmentsPage({ WEBHOOKS_TO_LOOPBACK: "on" });
const chains = { ...officeChains(desk), ...guestChains(desk), ...shipmentChains(desk), ...peopleChains(desk) };
const forms = { ...walkedForms(desk), ...walkedDialogs(desk), ...walkedReviews(desk) };

test("every mutation of the web is walked under failures, or is said to be covered otherwise", () => {
  const operations: Record<string, string> = JSON.parse(readFileSync("web/__generated__/operations.json", "utf8"));
  const mutations = Object.values(operations).flatMap((text) => /^mutation (\w+)/m.exec(text)?.[1] ?? []);
  expect(mutations.length).toBeGreaterThan(100);
  const walked = new Set([...Object.values(forms), ...Object.values(chains).flat()].map(({ sends }) => sends));
  expect(mutations.filter((name) => !walked.has(name) && !isCoveredOtherwise(name))).toEqual([]);
  expect([...walked, ...saidOtherwise].filter((name) => !mutations.includes(name))).toEqual([]);
  expect([...walked].filter(isCoveredOtherwise)).toEqual([]);
});

test.each(Object.entries(chains))(
  "whatever fails, each act on %s keeps what was entered and the focus, says so, is sent once, and can be sent again",
  async (_, chain) => {
    expect(await walkChain(desk.site, chain)).not.toEqual([]);
  },
);
