/**
 * Shapes of texts that authorities, banks and networks define. An AD code is part I of the uniform code of a bank's
 * branch (7 digits), or parts I and II together (14 digits).
 */
export const textFormats = {
  email: { pattern: /^[^\s@]+@[^\s@]+$/, rule: 'must be an e-mail address with "@"' },
  cin: {
    pattern: /^(?:[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-?\d{4})$/,
    rule: "must be a CIN of 21 characters such as U51909GJ2011PTC064213, or an LLPIN such as AAB-1234",
  },
  adCode: { pattern: /^\d{7}(?:[-/ ]?\d{7})?$/, rule: "must have 7 or 14 digits" },
  swift: { pattern: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, rule: "must have 8 or 11 letters and digits" },
  financialYear: { pattern: /^\d{4}-\d{2}$/, rule: "must be written like 2025-26" },
} as const;

export type TextFormat = keyof typeof textFormats;
