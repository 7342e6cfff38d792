import { countries } from "#domain/places/countries.ts";
import { countryCode } from "#domain/places/countryCodes.ts";
import { currencyCodes } from "#domain/figures/currencyCodes.ts";
import { minorDigits } from "#domain/figures/currency.ts";
import { builder } from "../../builder/builder.ts";
import { schemaVersion } from "./schemaVersion.ts";

const CountryType = builder.objectRef<{ name: string }>("Country").implement({
  description: "A country of the built-in list.",
  fields: (t) => ({
    name: t.exposeString("name", { description: 'Its English name as buyers, ports and shipments hold it, such as "Kenya".' }),
    code: t.string({
      nullable: true,
      description: 'Its code by ISO 3166-1 alpha-2, such as "KE"; null without one.',
      resolve: ({ name }) => countryCode(name),
    }),
  }),
});

const currencyNames = new Intl.DisplayNames(["en"], { type: "currency" });

/** Currencies that Node's `Intl` has no name for yet. */
const newerNames: Record<string, string> = { XAD: "Arab Accounting Dinar" };

const CurrencyType = builder.objectRef<{ code: string }>("Currency").implement({
  description: "A currency that goods can be priced in.",
  fields: (t) => ({
    code: t.exposeString("code", { description: 'Its code by ISO 4217 as shipments hold it, such as "USD".' }),
    name: t.string({
      description: 'Its English name, such as "US Dollar".',
      resolve: ({ code }) => newerNames[code] ?? currencyNames.of(code) ?? code,
    }),
    minorDigits: t.int({
      description: "Decimal places of its minor unit, which money is rounded to: 2 for USD, 0 for JPY, 3 for KWD.",
      resolve: ({ code }) => minorDigits(code),
    }),
  }),
});

const free = { field: 0, multiplier: 0 };

builder.queryFields((t) => ({
  countries: t.field({
    type: [CountryType],
    complexity: free,
    description: "All countries that a buyer, a port or a shipment can name, by name. Needs no session.",
    resolve: () => countries.map((name) => ({ name })),
  }),
  currencies: t.field({
    type: [CurrencyType],
    complexity: free,
    description:
      "All currencies that a shipment can be priced in, by code. `Viewer.currencies` has the user's own choice. Needs no session.",
    resolve: () => currencyCodes.map((code) => ({ code })),
  }),
  schemaVersion: t.string({
    complexity: free,
    description:
      'The version of this schema, such as "0.2.0". Before 1.0 a new minor version, from then on a new major version, may break operations; CHANGELOG.md lists how. Needs no session.',
    resolve: () => schemaVersion,
  }),
}));
