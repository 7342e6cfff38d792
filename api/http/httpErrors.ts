import { accountMessages } from "#domain/account.ts";
import { invalid, type Problem, type ProblemCode } from "#domain/problem.ts";

const statusOf: Record<ProblemCode, number> = {
  INVALID: 422,
  NOT_FOUND: 404,
  DUPLICATE: 409,
  CONFLICT: 409,
  IN_USE: 409,
  RATE_LIMITED: 429,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
};

/**
 * A request that is answered with reasons instead of data. Throw it from anywhere in a route: the one error handler
 * writes the envelope. The status follows from the first problem's code unless `status` says otherwise.
 */
export class ProblemError extends Error {
  readonly problems: Problem[];
  readonly status: number;
  /** Seconds after which a try may succeed, sent as Retry-After. */
  readonly retryAfter: number | null;

  constructor(problems: Problem[], { status, retryAfter = null }: { status?: number; retryAfter?: number | null } = {}) {
    super(problems.map(({ message }) => message).join(", "));
    this.problems = problems;
    this.status = status ?? statusOf[problems[0]?.code ?? "INVALID"];
    this.retryAfter = retryAfter;
  }
}

/** This session is over: the only thing that 401 ever means (the client signs out on it). */
export class Unauthenticated extends Error {
  constructor() {
    super(accountMessages.sessionEnded);
  }
}

/** The caller is known and may not do this: 403. */
export class Forbidden extends Error {}

/** More work than can be borne now; worth another try in `retryAfter` seconds. */
export class Overloaded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter = 1) {
    super("The service is busy. Please try again in a moment.");
    this.retryAfter = retryAfter;
  }
}

/** Throws when a check found anything. */
export function throwIfProblems(problems: Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems);
}

/** An unknown id, or another owner's, which must look the same: 'Buyer not found'. */
export function notFound(message: string, ...field: string[]): ProblemError {
  return new ProblemError([{ message, code: "NOT_FOUND", field: field.length > 0 ? field : null }]);
}

/** A body of the wrong shape, such as a number where a text belongs: 400. */
export function malformed(message: string, ...field: string[]): ProblemError {
  return new ProblemError([invalid(message, ...field)], { status: 400 });
}
