import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What it does with a request: as it should, no answer, S3's refusal of that code, a body that stops or breaks off, a broken connection. */
export type Behaviour = "right" | "silent" | "SlowDown" | "InvalidAccessKeyId" | "trickle" | "cut off" | "broken";

export type FaultyBucket = {
  filesUrl: string;
  /** The contents that it holds, by `{ownerId}/{key}`. */
  contents: Map<string, Buffer>;
  /** Requests so far, such as "PUT". */
  methods: string[];
  /** How it treats the requests of a method, or all, from now on. */
  behave: (behaviour: Behaviour, method?: string) => void;
  close: () => Promise<void>;
};

const bucket = "lading-files";
const refusals = { SlowDown: 503, InvalidAccessKeyId: 403 };

/** An S3 store that answers wrongly, slowly or not at all. It holds its contents in memory and checks no keys. */
export async function aFaultyBucket(): Promise<FaultyBucket> {
  const contents = new Map<string, Buffer>();
  const behaviours = new Map<string, Behaviour>();
  const methods: string[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    methods.push(method);
    const behaviour = behaviours.get(method) ?? "right";
    if (behaviour === "silent") return void request.resume();
    if (behaviour === "broken") return void request.once("readable", () => request.socket.destroy());
    if (behaviour === "SlowDown" || behaviour === "InvalidAccessKeyId") {
      request.resume();
      return void response
        .writeHead(refusals[behaviour])
        .end(`<Error><Code>${behaviour}</Code><Message>No</Message><AWSAccessKeyId>S3RVER</AWSAccessKeyId></Error>`);
    }
    const key = decodeURIComponent(new URL(url, "http://store").pathname).slice(`/${bucket}/`.length);
    if (method === "PUT") contents.set(key, await buffer(request));
    if (method === "DELETE") contents.delete(key);
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(method === "PUT" ? 200 : 204).end();
    if (key === "") return void response.end("<ListBucketResult></ListBucketResult>");
    const content = contents.get(key);
    if (!content) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "content-length": content.length, "last-modified": new Date().toUTCString() });
    if (method === "HEAD" || behaviour === "right") return void response.end(content);
    response.write(content.subarray(0, 10));
    if (behaviour === "cut off") response.destroy();
  }

  process.env["AWS_ACCESS_KEY_ID"] ??= "S3RVER";
  process.env["AWS_SECRET_ACCESS_KEY"] ??= "S3RVER";
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    filesUrl: `s3://${bucket}?endpoint=http://127.0.0.1:${port}&pathStyle=true`,
    contents,
    methods,
    behave(behaviour, method) {
      for (const one of method ? [method] : ["GET", "HEAD", "PUT", "DELETE"]) behaviours.set(one, behaviour);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
