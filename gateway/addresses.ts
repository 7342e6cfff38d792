/** Whether a setting is an address of the web, of one host and a port that can be reached. */
export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, port } = new URL(value);
  return /^https?:$/.test(protocol) && !hostname.includes("*") && port !== "0";
}

/** The origin of an address; empty if it has none. */
export function originOf(address: string): string {
  return isHttpUrl(address) ? new URL(address).origin : "";
}

/** Whether it is the base of a REST service. Paths are added, so a query or a fragment has no place in it; a password would not be sent. */
export function isServiceUrl(value: string): boolean {
  return isHttpUrl(value) && !/[?#@]/.test(value);
}

const loopback: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];
const everywhere: readonly string[] = ["0.0.0.0", "::"];

/** Whether an address on this machine is that of the Lading that listens on this host and port. */
export function isOwnAddress(address: string, { host, port }: { host: string; port: number }): boolean {
  if (!isHttpUrl(address)) return false;
  const { hostname, port: named, protocol } = new URL(address);
  const isHere = loopback.includes(hostname) && [...loopback, "::1", ...everywhere].includes(host);
  return isHere && Number(named || (protocol === "http:" ? "80" : "443")) === port;
}

/** Whether it is an origin alone. In capitals, with its usual port or a slash at its end it is the same origin. */
export function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).href === `${new URL(value).origin}/`;
}

/**
 * Whether it is the address of a PostgreSQL database (R-1246). A user and password that end early, at a "/", "?" or "#", leave an "@" behind
 * the host: another server would be asked. Without a host, which may be the folder of a socket in the query, it would be this machine.
 */
export function isPostgresUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password, pathname, search, searchParams, hash } = new URL(value);
  const hasHost = (hostname !== "" && port !== "0") || Boolean(searchParams.get("host"));
  const isReadable = isPercentEncoded(username) && isPercentEncoded(password);
  return /^postgres(ql)?:$/.test(protocol) && hasHost && isReadable && !`${pathname}${search}${hash}`.includes("@");
}

/** Whether each "%" begins a character; one that is meant itself is written "%25". */
function isPercentEncoded(text: string): boolean {
  return !/%(?![\da-f]{2})/i.test(text);
}
