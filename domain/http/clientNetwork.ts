/**
 * The network by which limits per address count a client: an IPv4 address as it is, even as an IPv4-mapped IPv6 address (`::ffff:…`), and
 * the first 64 bits of IPv6, because one client owns all addresses below them. Other text is returned unchanged.
 */
export function clientNetwork(address: string): string {
  return parsed(address, (groups) => `${groups.slice(0, 4).join(":")}::/64`);
}

/** An address shortened for readers, so that it shows a network and no person: 24 bits of IPv4 (`203.0.113.0/24`), 48 of IPv6. */
export function shortAddress(address: string): string {
  const network = parsed(address, (groups) => `${groups.slice(0, 3).join(":")}::/48`);
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
}

/** An IPv4 address as it is, also a mapped one, an IPv6 address as `network` makes it of its eight groups, and other text unchanged. */
function parsed(address: string, network: (groups: string[]) => string): string {
  const [unzoned = ""] = address.split("%");
  if (!unzoned.includes(":")) return address;
  const host = `http://[${unzoned}]/`;
  if (!URL.canParse(host)) return address;
  const groups = expand(new URL(host).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  return isMapped ? ipv4Of(groups.slice(6)) : network(groups);
}

/** A client's network as logs of visits show it: the first 24 bits of an IPv4 address, the first 48 of IPv6; "" for other text. */
export function shownNetwork(address: string): string {
  const network = clientNetwork(address);
  if (network.endsWith("::/64")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  const bytes = network.split(".");
  return bytes.length === 4 ? `${bytes.slice(0, 3).join(".")}.0/24` : "";
}

/** The eight groups of an IPv6 address in the short form that URLs have, without leading zeros. */
function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => "0"), ...after];
}

function ipv4Of(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join(".");
}
