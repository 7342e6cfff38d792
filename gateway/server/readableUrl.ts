/**
 * Returns a URL that Fastify's router can decode, escaping one that is no URI, such as `/%zz`. Fastify would reject it before the
 * security headers and the error format are set; escaped, it gets the same 404 as every unknown address. A whole address, as some proxies
 * send it, becomes its path (R-1361).
 */
export function readableUrl({ url = "/" }: { url?: string | undefined }): string {
  const [path = "", ...rest] = url.replace(/^https?:\/\/[^/?#]*\/?/i, "/").split(/(?=[?#])/);
  if (!path.includes("%") || isReadable(path)) return [path, ...rest].join("");
  return [path.replaceAll("%", "%25"), ...rest].join("");
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}
