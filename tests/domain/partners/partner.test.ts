import { expect, test } from "vitest";
import { partnerRoles, partnerScopes, partnerStates, shareOrigins, shareStates } from "#domain/partners/partner.ts";

test.each([partnerRoles, partnerScopes, partnerStates, shareStates, shareOrigins])(
  "words of partners are distinct, and GraphQL takes them as names: %s, …",
  (...words) => {
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[A-Z]+$/);
  },
);
