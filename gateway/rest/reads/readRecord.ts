import type { RawAnswer } from "../transport.ts";
import type { CallProgress, RestCall } from "../dispatch.ts";

/** What identifies a read within a session. */
export type ReadCall = Pick<RestCall, "method" | "path" | "body">;

/** A read that a request made, and the response that it got. */
export type RecordedRead = { call: ReadCall; status: number; bytes: Buffer };

/** The reads of one GraphQL request, so that another request can tell whether they still give the same (ADR-0152). */
export type ReadRecord = {
  /** Makes a read, or takes its response if `repeat` asked for it before. */
  read(call: ReadCall, progress: CallProgress): Promise<RawAnswer>;
  /** The reads so far; null when the request did something else too, or read something that cannot be compared. */
  reads(): RecordedRead[] | null;
  /** Makes these reads at once. Whether each gives what it gave then. Never rejects: `read` reports a failure. */
  repeat(reads: RecordedRead[]): Promise<boolean>;
  /** The request does more than read, or reads as another user from now on: its record is of no use. */
  end(): void;
};

type Early = { response: Promise<RawAnswer>; progress: CallProgress };

type Send = (call: ReadCall, progress: CallProgress) => Promise<RawAnswer>;

export function createReadRecord(send: Send): ReadRecord {
  const early = new Map<string, Early>();
  const made: RecordedRead[] = [];
  let isWhole = true;

  async function responseTo(call: ReadCall, progress: CallProgress): Promise<RawAnswer> {
    const key = keyOf(call);
    const asked = early.get(key);
    if (!asked) return await send(call, progress);
    early.delete(key);
    try {
      return await asked.response;
    } finally {
      Object.assign(progress, asked.progress);
    }
  }

  function begin(call: ReadCall): Promise<RawAnswer> {
    const progress = { isTried: false, isSent: false };
    const response = send(call, progress);
    early.set(keyOf(call), { response, progress });
    return response;
  }

  return {
    async read({ method, path, body }, progress) {
      const answer = await responseTo({ method, path, body }, progress);
      const { status, bytes } = answer;
      if (bytes && isComparable(status)) made.push({ call: { method, path, body }, status, bytes });
      else isWhole = false;
      return answer;
    },
    reads: () => (isWhole ? made : null),
    async repeat(reads) {
      const same = reads.map(async ({ call, status, bytes }) => {
        const response = await begin(call);
        return response.status === status && response.hasBody?.(bytes) === true;
      });
      return (await Promise.allSettled(same)).every((outcome) => outcome.status === "fulfilled" && outcome.value);
    },
    end() {
      isWhole = false;
      early.clear();
    },
  };
}

/** The statuses whose responses are read by their bytes alone. 404 is a record that is gone, or a route that the service lacks. */
function isComparable(status: number): boolean {
  return status === 200 || status === 404;
}

/** The same for the same read. */
export function keyOf({ method, path, body }: ReadCall): string {
  return `${method} ${path} ${typeof body === "string" ? body : ""}`;
}
