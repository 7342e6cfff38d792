/** Where files are kept in a store that speaks S3, as FILES_URL says. */
export type FilesPlace = {
  bucket: string;
  region: string;
  /** The store's address; null: the SDK's default for the region. */
  endpoint: string | null;
  /** Whether the bucket is in the path of URLs instead of in their host name. */
  isPathStyle: boolean;
};

/** What is said of another one. It does not repeat it. */
export const filesUrlRule =
  "be an address such as s3://bucket?region=eu-central-1, without keys: those are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";

const bucketName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The query's parameters, each at most once. */
const rules = new Map([
  ["region", /^[\w-]+$/],
  ["endpoint", /./],
  ["pathStyle", /^(true|false)$/],
]);

/**
 * Reads `s3://BUCKET?region=…&endpoint=https://…&pathStyle=true`; all of the query is optional. Null for anything else,
 * a user name or password in it or its endpoint included: keys come by the usual AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 */
export function readFilesUrl(text: string): FilesPlace | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, hostname, pathname, username, password, searchParams, hash } = new URL(text);
  const endpoint = searchParams.get("endpoint");
  const isPlain = protocol === "s3:" && username === "" && password === "" && (pathname === "" || pathname === "/") && hash === "";
  const isKnown = [...searchParams].every(([name, value]) => rules.get(name)?.test(value) && searchParams.getAll(name).length === 1);
  if (!isPlain || !isKnown || !bucketName.test(host) || (endpoint !== null && !isHttp(endpoint))) return null;
  return {
    bucket: hostname,
    region: searchParams.get("region") ?? "us-east-1",
    endpoint,
    isPathStyle: searchParams.get("pathStyle") === "true",
  };
}

/** The origin that browsers fetch the store's files from. */
export function filesOrigin({ bucket, region, endpoint, isPathStyle }: FilesPlace): string {
  const store = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!isPathStyle) store.hostname = `${bucket}.${store.hostname}`;
  return store.origin;
}

/** Without a user, a password, a query and a fragment, which the SDK would leave out. */
function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]/.test(text);
}
