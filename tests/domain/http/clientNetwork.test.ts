import { expect, test } from "vitest";
import { clientNetwork, shortAddress } from "#domain/http/clientNetwork.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:CB00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
])("%s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each(["", "unknown", "a:b", "[::1]:80", "::ffff:999.1.1.1", "x".repeat(5000)])("%s, which is no address, counts as itself", (text) => {
  expect(clientNetwork(text)).toBe(text);
});

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2::9", "2001:db8:1::/48"],
  ["203.0.113.0/24", "203.0.113.0/24"],
  ["2001:db8:1::/48", "2001:db8:1::/48"],
  ["", ""],
])("%s is shortened to %s (R-935)", (address, shortened) => {
  expect(shortAddress(address)).toBe(shortened);
});
