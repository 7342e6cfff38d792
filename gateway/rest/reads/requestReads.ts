import pLimit, { type LimitFunction } from "p-limit";
import type { z } from "zod";
import { fault } from "../../errors/errors.ts";
import { maxContentBytes, type ContentReads } from "./contentReads.ts";
import type { CallProgress, RestCall } from "../dispatch.ts";
import type { RawParts } from "../rawJson.ts";
import { createReadRecord, keyOf, type ReadCall, type ReadRecord } from "./readRecord.ts";
import type { RawAnswer } from "../transport.ts";

/** How many reads of one request are under way at once. */
export const maxReadsAtOnce = 8;

/** So much of records one by one is read for one request: a page of whole shipments has as much (R-1371). */
const maxRecordBytes = 8 * 1024 * 1024;
const recordsTooLarge = "These records have more than 8 MB in all. Ask for fewer at once";

/** Reads the body of a response with status 200 and keeps parts of it raw; null for one that is not of the usual form. */
type ReadUsual<T extends z.ZodType> = (response: Buffer, parts: RawParts) => z.output<T> | null;

/**
 * How a response is read: as one of the few large ones that may be in memory, after a search that may take long, first by `readUsual`, and
 * as a record that has these `ids`.
 */
export type Reading<T extends z.ZodType> = { isLarge?: boolean; takes?: "long"; readUsual?: ReadUsual<T>; ids?: RecordIds };

/** The ids by which a record is asked for, by their names. */
export type RecordIds = Readonly<Record<string, string>>;

/** Makes a call, and parses its response by the shape or, with status 200, first by `reader`. Throws if it is a record without these `ids`. */
export type CarryOut = <T extends z.ZodType>(
  call: ReadCall,
  exchange: (progress: CallProgress) => Promise<RawAnswer>,
  shape: T,
  reading?: { reader?: ((response: Buffer) => z.output<T> | null) | undefined; ids?: RecordIds | undefined },
) => Promise<z.output<T>>;

type Means = {
  send: (call: ReadCall & Partial<RestCall>) => Promise<RawAnswer>;
  carryOut: CarryOut;
  contents: ContentReads;
  parts: RawParts;
  /** The limit of long reads, in milliseconds. */
  documentMs: number;
};

/** The reads of one GraphQL request. */
type RequestReads = {
  /** The same read returns the first response, until `forget`. */
  read<T extends z.ZodType>(call: ReadCall, shape: T, reading?: Reading<T>): Promise<z.output<T>>;
  record: ReadRecord;
  /** Ends the record too: it would mix what was read before and after. */
  forget(): void;
};

export function createRequestReads({ send, carryOut, contents, parts, documentMs }: Means): RequestReads {
  const memo = new Map<string, Promise<unknown>>();
  const record = createReadRecord((call, progress) => send({ ...call, progress }));
  let turns: LimitFunction | undefined;
  let recordBytes = 0;
  const inTurn = <T>(work: () => Promise<T>) => (turns ??= pLimit(maxReadsAtOnce))(work);

  /** Those that are under way when the limit is reached are read: one record alone always is (R-1401). */
  async function readOne(call: ReadCall, progress: CallProgress): Promise<RawAnswer> {
    if (recordBytes > maxRecordBytes) throw fault("BAD_USER_INPUT", recordsTooLarge);
    const answer = await record.read(call, progress);
    recordBytes += answer.bytes?.length ?? 0;
    return answer;
  }

  function readLarge(call: ReadCall, progress: CallProgress): Promise<RawAnswer> {
    record.end();
    return contents.read(() => send({ ...call, progress, maxBytes: maxContentBytes, bodyMs: documentMs }));
  }

  function readLong(call: ReadCall, progress: CallProgress): Promise<RawAnswer> {
    record.end();
    return send({ ...call, progress, ...longTimes(documentMs) });
  }

  return {
    read<T extends z.ZodType>(call: ReadCall, shape: T, { isLarge = false, takes, readUsual, ids }: Reading<T> = {}) {
      const fetch = isLarge ? readLarge : takes === "long" ? readLong : ids ? readOne : record.read;
      const reader = readUsual && parts.areKept() ? (response: Buffer) => readUsual(response, parts) : undefined;
      const key = keyOf(call);
      const answer = memo.get(key) ?? inTurn(() => carryOut(call, (progress) => fetch(call, progress), shape, { reader, ids }));
      memo.set(key, answer);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A path and query always have the same shape.
      return answer as Promise<z.output<T>>;
    },
    record,
    forget() {
      record.end();
      memo.clear();
      recordBytes = 0;
    },
  };
}

/** The limits of a call that renders or stores files, or searches. */
export function longTimes(documentMs: number): Pick<RestCall, "headersMs" | "bodyMs"> {
  return { headersMs: documentMs, bodyMs: documentMs };
}
