import { expect, test } from "vitest";
import { unprintableText } from "#domain/text/printableScripts.ts";

test.each([
  "Rice, 5% broken – €, ₹, №, ½, “x”",
  "Ελλάδα Київ",
  "شركة חברה",
  "सिंह ไทย ঢাকা ગુજરાત ਅੰਮ੍ਰਿਤਸਰ ಬೆಂಗಳೂರು കൊച്ചി சென்னை తెలుగు",
  "珠江 カナ かな 서울",
  "© ® ™ ★ → \u200d",
])("documents print %s (R-494, R-495)", (text) => {
  expect(unprintableText(text)).toBeNull();
});

test.each([
  ["ලංකා", "Sinhala letters cannot be printed"],
  ["Rice ភ", "Khmer letters cannot be printed"],
  ["ଓଡ଼ିଆ", "Oriya letters cannot be printed"],
  ["ship 🚢", "Emoji cannot be printed"],
  ["x\ue123", "The character U+E123 cannot be printed"],
])("documents do not print %s (R-495)", (text, message) => {
  expect(unprintableText(text)).toBe(message);
});
