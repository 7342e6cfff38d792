import { accountMessages } from "#domain/account/account.ts";
import { invalid, type Problem, type ProblemCode } from "#domain/http/problem.ts";

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
 * Answers a request with reasons instead of data. Throw it anywhere in a route; the error handler writes the envelope. The first problem's
 * code decides the status unless `status` is given.
 */
export class ProblemError extends Error {
  readonly problems: Problem[];
  readonly status: number;
  /** Seconds until a retry may succeed, sent as Retry-After. */
  readonly retryAfter: number | null;

  constructor(problems: Problem[], { status, retryAfter = null }: { status?: number; retryAfter?: number | null } = {}) {
    super(problems.map(({ message }) => message).join(", "));
    this.problems = problems;
    this.status = status ?? statusOf[problems[0]?.code ?? "INVALID"];
    this.retryAfter = retryAfter;
  }
}

/** The session is invalid. 401 has no other meaning, because the client signs out on it. */
export class Unauthenticated extends Error {
  constructor() {
    super(accountMessages.sessionEnded);
  }
}

/** The caller is known but lacks the permission: 403. */
export class Forbidden extends Error {}

/** The service is overloaded; retry after `retryAfter` seconds. */
export class Overloaded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter = 1) {
    super("The service is busy. Please try again in a moment.");
    this.retryAfter = retryAfter;
  }
}

/** Throws if a check found problems. */
export function throwIfProblems(problems: Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems);
}

/** The error for an unknown id; another owner's id gives the same: 'Buyer not found'. */
export function notFound(message: string, ...field: string[]): ProblemError {
  return new ProblemError([{ message, code: "NOT_FOUND", field: field.length > 0 ? field : null }]);
}

/** The error for an act that the state of a record, or a change since it was read, does not allow. */
export function conflict(message: string, ...field: string[]): ProblemError {
  return new ProblemError([{ message, code: "CONFLICT", field: field.length > 0 ? field : null }]);
}

/** The error for a body of the wrong shape, such as a number instead of a text: 400. */
export function malformed(message: string, ...field: string[]): ProblemError {
  return new ProblemError([invalid(message, ...field)], { status: 400 });
}
