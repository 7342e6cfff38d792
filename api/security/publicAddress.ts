import { BlockList, isIP } from "node:net";

/**
 * IPv4 ranges outside the public internet: IANA's special-purpose registry, anycast services local to each network (AS112, AMT), and
 * Azure's host address (168.63.129.16). Other clouds' metadata services are in link-local, shared and private ranges.
 */
const notPublic = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** The same registry for IPv6, within its one public range: protocols (including Teredo), 6to4, AS112 and examples. */
const notPublicInside = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const privateIpv4 = blockList(notPublic, "ipv4");
const publicIpv6 = blockList(["2000::/3"], "ipv6");
const privateIpv6 = blockList(notPublicInside, "ipv6");
const loopbackIpv4 = blockList(["127.0.0.0/8"], "ipv4");

/**
 * Whether an address belongs to the public internet. Excludes loopback, private, shared, link-local, multicast, reserved and documentation
 * addresses, and IPv4 embedded in IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address, "ipv4");
  return isIP(address) === 6 && publicIpv6.check(address, "ipv6") && !privateIpv6.check(address, "ipv6");
}

/** Whether an address is this machine's loopback. */
export function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? loopbackIpv4.check(address, "ipv4") : address === "::1";
}

function blockList(ranges: string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
