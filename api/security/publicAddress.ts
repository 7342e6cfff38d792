import { BlockList, isIP } from "node:net";

/**
 * IPv4 that is not the public internet: IANA's registry of special-purpose addresses, also those of services that every network
 * has for itself (AS112, AMT), and the address by which a cloud's host talks to its machines (168.63.129.16; the others' metadata
 * services stand in link-local, shared and private ranges).
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

/** The same registry for IPv6, inside the one range that is public: protocols (Teredo among them), 6to4, AS112 and examples. */
const notPublicInside = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const privateIpv4 = blockList(notPublic, "ipv4");
const publicIpv6 = blockList(["2000::/3"], "ipv6");
const privateIpv6 = blockList(notPublicInside, "ipv6");
const loopbackIpv4 = blockList(["127.0.0.0/8"], "ipv4");

/**
 * Whether a network address is one of the public internet. Loopback, private, shared, link-local, multicast, reserved and
 * documentation addresses are not, nor is IPv4 in the clothes of IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address, "ipv4");
  return isIP(address) === 6 && publicIpv6.check(address, "ipv6") && !privateIpv6.check(address, "ipv6");
}

/** Whether a network address is this machine itself. */
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
