import { countries } from "./countries.ts";

/** Codes by ISO 3166-1 (alpha-2) of the built-in countries, in their order; XK is the user-assigned one of Kosovo. */
const codes = `AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CR
  HR CU CY CZ CD DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HK HU IS IN ID IR IQ
  IE IL IT CI JM JP JO KZ KE KI XK KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM
  NA NR NP NL NZ NI NE NG KP MK NO OM PK PW PS PA PG PY PE PH PL PT QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI
  SB SO ZA KR SS ES LK SD SR SE CH SY TW TJ TZ TH TP TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VA VE VN YE ZM ZW`.split(/\s+/);

/** The code of a country of the list, such as "KE" for Kenya; null for any other name. */
export function countryCode(name: string): string | null {
  return codes[countries.indexOf(name)] ?? null;
}
