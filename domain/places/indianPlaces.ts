import { isPortIn, plainPortName } from "./ports.ts";

/** What traders call sea ports, airports, inland depots and land customs stations of India besides the names in the lists of ports. */
const otherNames = new Set(
  [
    // Sea ports.
    "jnpt|jnpa|jnch|jawaharlal nehru|nhava-sheva|nhavasheva|bombay|madras|calcutta|kochi|vizag|vishakhapatnam|thoothukudi|tuticorin voc|deendayal",
    "v.o. chidambaranar|voc|mangaluru|new mangaluru|marmagao|marmugao|mormugoa|kamarajar|paradeep|dhamra|gangavaram|karaikal|dahej|navlakhi",
    "bedi|porbandar|magdalla|dighi|jaigarh|vizhinjam|port blair|syama prasad mookerjee",
    // Airports.
    "bangalore|trivandrum|calicut|kozhikode|trichy|tiruchirappalli|lucknow|varanasi|guwahati|indore|chandigarh|madurai|kannur|bhubaneswar|sahar|igi",
    "delhi igi|indira gandhi|chhatrapati shivaji maharaj|kempegowda|rajiv gandhi",
    // Inland container depots.
    "tughlakabad|tuglakabad|tughlaqabad|patparganj|patpargunj|loni|garhi harsaru|piyala|palwal|sonepat|sonipat|rewari|faridabad|ballabgarh|bawal",
    "kathuwas|khatuwas|patli|kanakpura|khodiyar|sabarmati|sanand|ankleshwar|vadodara|dashrath|tumb|vapi|mulund|turbhe|chinchwad|talegaon|waluj",
    "aurangabad|maliwada|nashik|nasik|janori|ajni|borkhedi|mihan|mandideep|malanpur|dhannad|raipur|whitefield|sanathnagar|thimmapur|marripalem",
    "irugur|tirupur|tiruppur|karur|tondiarpet|irungattukottai|arakkonam|jharsuguda|durgapur|amingaon|dhandari kalan|sahnewal|kila raipur|chawapail",
    "kanech|baddi|jalandhar|panki|chakeri|pakwara",
    // Land customs stations and integrated check posts.
    "raxaul|jogbani|sonauli|nautanwa|rupaidiha|nepalgunj road|banbasa|bhimnagar|sursand|jaynagar|panitanki|petrapole|ghojadanga|mahadipur",
    "changrabandha|gede|jaigaon|hatisar|darranga|dawki|borsorah|sutarkandi|karimganj|agartala|srimantapur|sabroom|moreh|attari|wagah|attari-wagah",
  ].flatMap((names) => names.split("|")),
);

/** Customs' code of a place in India, as INNSA1 or INRXLB. */
const customsCode = /^IN[A-Z]{3}[\dB]$/i;

/**
 * Whether a text names a port, depot or customs station of India, also by a former or shorter name, by customs' code, or next to another name, as
 * in "JNPT", "Nhava Sheva / JNPT" and "ICD Tughlakabad, New Delhi". `more` are further ports in the form of `ports.ts`.
 */
export function isIndianPlace(text: string, more: Readonly<Record<string, string>>): boolean {
  return [text, ...text.split(/[/,]| - /)].some((part) => {
    const name = part.trim();
    return customsCode.test(name) || otherNames.has(plainPortName(name)) || isPortIn("India", name, more);
  });
}
