/**
 * The currencies of ISO 4217 (List One, 2026) that have a minor unit, fund codes included. Metals, units of account and the codes for
 * tests price no goods and are left out.
 */
export const currencyCodes: readonly string[] =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY
  COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR
  ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
  MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC
  SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XCD XCG XOF XPF YER ZAR ZMW
  ZWG`.split(/\s+/);

const codes = new Set(currencyCodes);

/** Whether a text is the code of a currency, in capitals: "USD". */
export function isCurrencyCode(code: string): boolean {
  return codes.has(code);
}

/** The refusal of an unknown code: 'XYZ is not a currency code of ISO 4217'. */
export function unknownCurrency(code: string): string {
  return `${code} is not a currency code of ISO 4217`;
}
