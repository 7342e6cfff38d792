import { userInfo, type UserInfo } from "../rest/shapes/people/userInfo.ts";
import { fault } from "../errors/errors.ts";
import type { Rest } from "../rest/restClient.ts";

/** What resolvers get: the REST client of the request, and its remaining cost. */
export type Context = {
  rest: Rest;
  /** Charges an upstream call made for one item of a list. Throws OPERATION_TOO_COMPLEX when the budget is spent. */
  chargeCost(cost: number): void;
  /** Counts a file whose content the response will hold. Throws OPERATION_TOO_COMPLEX at the third. */
  countContent(): void;
  /** Restores the budget and drops remembered responses, for the next event of a long-lived subscription. */
  reset(): void;
  /** Whether the operation's cost has been checked already. */
  isCostChecked?: boolean;
};

/** How many files one response may hold as base64. */
const maxContents = 2;

/** The cost of one more upstream call for one item of a list. */
export const callCost = 10;

/** Creates the context of one request. `budget` is what it may spend on calls for single items. */
export function createContext(rest: Rest, budget: number): Context {
  let left = budget;
  let contents = 0;
  return {
    rest,
    chargeCost(cost) {
      left -= cost;
      if (left < 0) throw fault("OPERATION_TOO_COMPLEX", "The operation needs too many calls; ask for fewer items or fields");
    },
    countContent() {
      contents += 1;
      if (contents > maxContents) {
        throw fault("OPERATION_TOO_COMPLEX", `An operation gives the content of ${maxContents} files at most; ask for downloadUrl instead`);
      }
    },
    reset() {
      left = budget;
      contents = 0;
      rest.parts.keepNoMore();
      rest.forget();
    },
  };
}

/** The signed-in user with all master data: one call per request, until a write. */
export function loadUserInfo({ rest }: Pick<Context, "rest">): Promise<UserInfo> {
  return rest.get("/v1/user/info", {}, userInfo);
}
