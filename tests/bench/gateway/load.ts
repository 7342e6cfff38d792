import { Agent, request } from "undici";

/** The request that is sent again and again. */
export type LoadRequest = { headers: Record<string, string>; body: string };

const connections = 8;
const dispatcher = new Agent({ connections });

/** Keeps eight requests under way for so many milliseconds, and sends at least eight; answers how many were answered and the last answer. Throws at one that is not 200. */
export async function load(url: string, { headers, body }: LoadRequest, ms: number): Promise<{ requests: number; last: string }> {
  const end = performance.now() + ms;
  let requests = 0;
  let last = "";
  const one = async () => {
    do {
      const answer = await request(url, { dispatcher, method: "POST", headers, body });
      last = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${last.slice(0, 500)}`);
      requests += 1;
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { requests, last };
}
