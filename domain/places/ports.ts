import { countryCode } from "./countryCodes.ts";

/** A sea port or airport, and its UN/LOCODE, such as INMUN. */
export type Port = { name: string; code: string };

/**
 * Our own short list of the main sea and air ports of trading countries, by the country's code; see `docs/decisions/0096-own-list-of-ports.md`.
 * The three letters are the second part of the place's UN/LOCODE. Any other name may be typed.
 */
const places: Readonly<Record<string, string>> = {
  AE: "JEA Jebel Ali|DXB Dubai|AUH Abu Dhabi|KHL Khalifa Port|KLF Khor Fakkan|SHJ Sharjah|FJR Fujairah|AJM Ajman",
  AL: "DRZ Durrës|TIA Tirana",
  AM: "EVN Yerevan",
  AO: "LAD Luanda|LOB Lobito",
  AR: "BUE Buenos Aires|ROS Rosario",
  AT: "VIE Vienna",
  AU: "SYD Sydney|MEL Melbourne|BNE Brisbane|FRE Fremantle|ADL Adelaide|DRW Darwin|PER Perth",
  AZ: "BAK Baku",
  BB: "BGI Bridgetown",
  BD: "CGP Chattogram|MGL Mongla|DAC Dhaka",
  BE: "ANR Antwerp|ZEE Zeebrugge|GNE Ghent|BRU Brussels|LGG Liège",
  BG: "VAR Varna|BOJ Burgas|SOF Sofia",
  BH: "KBS Khalifa Bin Salman",
  BJ: "COO Cotonou",
  BN: "MUA Muara",
  BR: "SSZ Santos|PNG Paranaguá|ITJ Itajaí|NVT Navegantes|RIG Rio Grande|RIO Rio de Janeiro|SUA Suape|PEC Pecém|SSA Salvador|VIX Vitória|MAO Manaus|SAO São Paulo",
  BS: "FPO Freeport|NAS Nassau",
  CA: "MTR Montreal|VAN Vancouver|HAL Halifax|TOR Toronto|PRR Prince Rupert",
  CD: "MAT Matadi|FIH Kinshasa",
  CG: "PNR Pointe-Noire",
  CH: "ZRH Zurich|BSL Basel|GVA Geneva",
  CI: "ABJ Abidjan|SPY San Pedro",
  CL: "VAP Valparaíso|SAI San Antonio|IQQ Iquique|ANF Antofagasta|SCL Santiago",
  CM: "DLA Douala|KBI Kribi",
  CN: "SHA Shanghai|NGB Ningbo|SZX Shenzhen|YTN Yantian|SHK Shekou|CAN Guangzhou|NSA Nansha|TAO Qingdao|TSN Tianjin|TXG Xingang|DLC Dalian|XMN Xiamen|FOC Fuzhou|LYG Lianyungang",
  CO: "CTG Cartagena|BUN Buenaventura|BAQ Barranquilla|SMR Santa Marta|BOG Bogotá",
  CR: "LIO Puerto Limón|CAL Caldera|SJO San José",
  CU: "HAV Havana|MAR Mariel",
  CY: "LMS Limassol|LCA Larnaca",
  CZ: "PRG Prague",
  DE: "HAM Hamburg|BRV Bremerhaven|BRE Bremen|WVN Wilhelmshaven|FRA Frankfurt|MUC Munich|LEJ Leipzig|CGN Cologne",
  DJ: "JIB Djibouti",
  DK: "AAR Aarhus|CPH Copenhagen|FRC Fredericia",
  DO: "CAU Caucedo|HAI Rio Haina|SDQ Santo Domingo",
  DZ: "ALG Algiers|ORN Oran|BJA Béjaïa|SKI Skikda",
  EC: "GYE Guayaquil|MEC Manta|UIO Quito",
  EE: "TLL Tallinn",
  EG: "ALY Alexandria|EDK El Dekheila|PSD Port Said|DAM Damietta|SOK Sokhna|CAI Cairo",
  ES: "ALG Algeciras|VLC Valencia|BCN Barcelona|BIO Bilbao|VGO Vigo|LPA Las Palmas|MAD Madrid",
  ET: "ADD Addis Ababa",
  FI: "HEL Helsinki|KTK Kotka|RAU Rauma",
  FJ: "SUV Suva|LTK Lautoka",
  FR: "LEH Le Havre|MRS Marseille|FOS Fos-sur-Mer|DKK Dunkirk|CDG Paris Charles de Gaulle",
  GA: "LBV Libreville|POG Port-Gentil",
  GB: "FXT Felixstowe|SOU Southampton|LGP London Gateway|LIV Liverpool|TIL Tilbury|IMM Immingham|TEE Teesport|HUL Hull|GRG Grangemouth|BEL Belfast|LHR London Heathrow|MAN Manchester|BHX Birmingham",
  GE: "PTI Poti|BUS Batumi|TBS Tbilisi",
  GH: "TEM Tema|TKD Takoradi|ACC Accra",
  GM: "BJL Banjul",
  GN: "CKY Conakry",
  GR: "PIR Piraeus|SKG Thessaloniki|ATH Athens",
  GT: "PRQ Puerto Quetzal|STC Santo Tomás de Castilla|PBR Puerto Barrios|GUA Guatemala City",
  GY: "GEO Georgetown",
  HN: "PCR Puerto Cortés",
  HR: "RJK Rijeka|PLE Ploče|ZAG Zagreb",
  HT: "PAP Port-au-Prince",
  HU: "BUD Budapest",
  ID: "JKT Jakarta|SUB Surabaya|SRG Semarang|BLW Belawan|BPN Balikpapan",
  IE: "DUB Dublin|ORK Cork",
  IL: "HFA Haifa|ASH Ashdod|TLV Tel Aviv",
  IN: "MUN Mundra|NSA Nhava Sheva|IXY Kandla|PAV Pipavav|HZA Hazira|BOM Mumbai|MAA Chennai|ENR Ennore|KAT Kattupalli|KRI Krishnapatnam|VTZ Visakhapatnam|TUT Tuticorin|COK Cochin|NML New Mangalore|MRM Mormugao|CCU Kolkata|HAL Haldia|PRT Paradip|DEL Delhi|AMD Ahmedabad|BLR Bengaluru|HYD Hyderabad|CJB Coimbatore|TRV Thiruvananthapuram|JAI Jaipur|ATQ Amritsar",
  IQ: "UQR Umm Qasr|BSR Basra|BGW Baghdad",
  IR: "BND Bandar Abbas",
  IS: "REY Reykjavik|KEF Keflavik",
  IT: "GOA Genoa|SPE La Spezia|LIV Livorno|NAP Naples|SAL Salerno|GIT Gioia Tauro|TRS Trieste|VCE Venice|RAN Ravenna|AOI Ancona|MXP Milan Malpensa|FCO Rome Fiumicino",
  JM: "KIN Kingston",
  JO: "AQJ Aqaba|AMM Amman",
  JP: "TYO Tokyo|YOK Yokohama|UKB Kobe|OSA Osaka|NGO Nagoya|HKT Hakata|MOJ Moji|NRT Narita",
  KE: "MBA Mombasa|NBO Nairobi",
  KH: "KOS Sihanoukville|PNH Phnom Penh",
  KR: "PUS Busan|INC Incheon|KAN Gwangyang|USN Ulsan|SEL Seoul",
  KW: "SWK Shuwaikh|SAA Shuaiba|KWI Kuwait",
  KZ: "ALA Almaty",
  LB: "BEY Beirut",
  LK: "CMB Colombo|HBA Hambantota|TRR Trincomalee",
  LR: "MLW Monrovia",
  LT: "KLJ Klaipėda|VNO Vilnius",
  LU: "LUX Luxembourg",
  LV: "RIX Riga|VNT Ventspils",
  LY: "TIP Tripoli|MRA Misurata|BEN Benghazi",
  MA: "PTM Tanger Med|CAS Casablanca|AGA Agadir",
  ME: "BAR Bar",
  MG: "TMM Toamasina|TNR Antananarivo",
  MM: "RGN Yangon",
  MN: "ULN Ulaanbaatar",
  MR: "NKC Nouakchott|NDB Nouadhibou",
  MT: "MAR Marsaxlokk|MLA Valletta",
  MU: "PLU Port Louis",
  MV: "MLE Malé",
  MX: "VER Veracruz|ZLO Manzanillo|ATM Altamira|LZC Lázaro Cárdenas|ESE Ensenada|MEX Mexico City",
  MY: "PKG Port Klang|TPP Tanjung Pelepas|PEN Penang|PGU Pasir Gudang|KUA Kuantan|BTU Bintulu|KCH Kuching|BKI Kota Kinabalu|KUL Kuala Lumpur",
  MZ: "BEW Beira|MPM Maputo|MNC Nacala",
  NA: "WVB Walvis Bay",
  NG: "APP Apapa|TIN Tin Can Island|ONN Onne|PHC Port Harcourt|LOS Lagos|ABV Abuja",
  NI: "CIO Corinto",
  NL: "RTM Rotterdam|AMS Amsterdam|VLI Vlissingen|MOE Moerdijk",
  NO: "OSL Oslo|BGO Bergen|SVG Stavanger",
  NP: "KTM Kathmandu",
  NZ: "AKL Auckland|TRG Tauranga|LYT Lyttelton|NPE Napier|WLG Wellington|CHC Christchurch",
  OM: "SOH Sohar|SLL Salalah|MCT Muscat",
  PA: "BLB Balboa|MIT Manzanillo|ONX Colón|CTB Cristóbal|PTY Panama City",
  PE: "CLL Callao|PAI Paita|LIM Lima",
  PG: "POM Port Moresby|LAE Lae",
  PH: "MNL Manila|CEB Cebu|DVO Davao|SFS Subic Bay|BTG Batangas",
  PK: "KHI Karachi|BQM Port Qasim|GWD Gwadar|LHE Lahore|ISB Islamabad",
  PL: "GDN Gdańsk|GDY Gdynia|SZZ Szczecin|WAW Warsaw",
  PT: "LIS Lisbon|LEI Leixões|SIE Sines|OPO Porto",
  PY: "ASU Asunción",
  QA: "HMD Hamad|DOH Doha",
  RO: "CND Constanța|BUH Bucharest",
  RS: "BEG Belgrade",
  RU: "LED Saint Petersburg|NVS Novorossiysk|VVO Vladivostok|MOW Moscow",
  RW: "KGL Kigali",
  SA: "JED Jeddah|DMM Dammam|JUB Jubail|KAC King Abdullah City|YNB Yanbu|RUH Riyadh",
  SD: "PZU Port Sudan|KRT Khartoum",
  SE: "GOT Gothenburg|STO Stockholm|MMA Malmö|HEL Helsingborg",
  SG: "SIN Singapore",
  SI: "KOP Koper|LJU Ljubljana",
  SK: "BTS Bratislava",
  SL: "FNA Freetown",
  SN: "DKR Dakar",
  SO: "MGQ Mogadishu|BBO Berbera",
  SR: "PBM Paramaribo",
  SV: "AQJ Acajutla",
  SY: "LTK Latakia|TTS Tartus",
  TG: "LFW Lomé",
  TH: "LCH Laem Chabang|BKK Bangkok",
  TN: "TUN Tunis|RDS Radès|SFA Sfax",
  TR: "IST Istanbul|MER Mersin|IZM Izmir|GEM Gemlik|ISK Iskenderun|ALI Aliağa",
  TT: "POS Port of Spain|PTS Point Lisas",
  TW: "KHH Kaohsiung|KEL Keelung|TXG Taichung|TPE Taipei",
  TZ: "DAR Dar es Salaam|ZNZ Zanzibar|TGT Tanga",
  UA: "ODS Odesa",
  UG: "EBB Entebbe|KLA Kampala",
  US: "NYC New York|LAX Los Angeles|LGB Long Beach|OAK Oakland|SEA Seattle|TIW Tacoma|HOU Houston|SAV Savannah|CHS Charleston|ORF Norfolk|BAL Baltimore|MIA Miami|PEF Port Everglades|JAX Jacksonville|MSY New Orleans|MOB Mobile|BOS Boston|PHL Philadelphia|TPA Tampa|CHI Chicago|ATL Atlanta|EWR Newark",
  UY: "MVD Montevideo",
  UZ: "TAS Tashkent",
  VE: "LAG La Guaira|PBL Puerto Cabello|CCS Caracas",
  VN: "SGN Ho Chi Minh City|HPH Haiphong|DAD Da Nang|VUT Vung Tau|HAN Hanoi",
  YE: "ADE Aden|HOD Hodeidah",
  ZA: "DUR Durban|CPT Cape Town|PLZ Port Elizabeth|RCB Richards Bay|ELS East London|JNB Johannesburg",
  ZM: "LUN Lusaka",
  ZW: "HRE Harare",
};

/** The known sea and air ports of a country of the built-in list, `more` of them last; none for other countries. */
export function portsIn(country: string, more: Readonly<Record<string, string>> = {}): Port[] {
  const prefix = countryCode(country) ?? "";
  const known = [places[prefix], more[prefix]].flatMap((list) => list?.split("|") ?? []);
  return known.map((place) => ({ name: place.slice(4), code: prefix + place.slice(0, 3) }));
}

/** The names of the short list's ports, as they are compared. */
const names = new Set(Object.values(places).flatMap((list) => list.split("|").map((place) => plainPortName(place.slice(4)))));

/** Whether a country has a port of this name, with or without what is added to it, as in "Mundra Port", "Port of Mundra" or "ICD Ludhiana". */
export function isPortIn(country: string, name: string, more: Readonly<Record<string, string>>): boolean {
  const wanted = plainPortName(name);
  return portsIn(country, more).some((port) => plainPortName(port.name) === wanted);
}

/**
 * Whether a place is a port of the short list, but of other countries: Mundra is one for China. The country's own ports are those of the short list
 * and of `more`.
 */
export function isPortElsewhere(name: string, country: string, more: Readonly<Record<string, string>>): boolean {
  return names.has(plainPortName(name)) && !isPortIn(country, name, more);
}

/** A port's name in lower case, without what says that it is one: "Nhava Sheva (JNPT)" and "Port of Nhava Sheva" are one. */
export function plainPortName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, "")
    .trim()
    .replace(/^(?:port of|icd|inland container depot|lcs|land customs station|icp|cfs|acc|air cargo complex) /, "")
    .replace(/ (?:sea ?port|port|port trust|airport|international airport|air cargo|air cargo complex|icd|lcs|icp|cfs|acc)$/, "")
    .trim();
}
