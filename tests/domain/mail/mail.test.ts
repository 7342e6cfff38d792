import { expect, test } from "vitest";
import { inMail } from "#domain/mail/mail.ts";

/** What e-mail programs take for an address without a scheme: a word, a dot, and a word of two signs or more. */
const looksLikeAnAddress = /[\p{L}\p{M}\p{N}-][.。．｡][\p{L}\p{M}\p{N}-]{2}/u;

test.each([
  "Verify your account at evil.example/login",
  "evil.example",
  "billing@evil.example",
  "https://evil.example",
  "www.evil.example",
  "wwww..evil.example",
  "evil。example",
  "evil．example",
  "evil｡example",
  "evil.xn--p1ai",
  "बुरा.भारत",
  "203.0.113.77/login",
  "evil\u200b.\u200bexample",
])("%j as a name in an e-mail shows no link", (name) => {
  expect(inMail(name)).not.toMatch(looksLikeAnAddress);
});

test.each([
  ["Al Marjan Foodstuff Trading L.L.C.", "Al Marjan Foodstuff Trading L.L.C."],
  ["Tarangvel Exports Pvt. Ltd.", "Tarangvel Exports Pvt. Ltd."],
  ["Tarangvel Exports Pvt.Ltd.", "Tarangvel Exports Pvt. Ltd."],
  ["Dr. A.P.J. Rao", "Dr. A.P.J. Rao"],
])("%j stays a name: %j", (name, shown) => {
  expect(inMail(name)).toBe(shown);
});
