import { userInfo, type UserInfo } from "../rest/shapes/userInfo.ts";
import { fault } from "../errors/errors.ts";
import type { Rest } from "../rest/restClient.ts";

/** What every resolver has: the REST client of this one request, and what the request may still cost. */
export type Context = {
  rest: Rest;
  /** Counts a call upstream that is made for one item of a list; throws OPERATION_TOO_COMPLEX when there have been too many. */
  chargeCost(cost: number): void;
  /** Counts a file that the answer will hold whole; throws OPERATION_TOO_COMPLEX at the third. */
  countContent(): void;
  /** Makes the context as good as new for the next event of a subscription, which lives long and reads the state of now. */
  reset(): void;
  /** Whether the operation is known to cost no more than it may. */
  isCostChecked?: boolean;
};

/** How many files one answer holds as base64. */
const maxContents = 2;

/** What asking the service once more for one item of a list costs. */
export const callCost = 10;

/** The context of one request, which may spend `budget` on calls for single items. */
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
      rest.forget();
    },
  };
}

/** The signed-in user with all master data: one call a request, until something is written. */
export function loadUserInfo({ rest }: Context): Promise<UserInfo> {
  return rest.get("/v1/user/info", {}, userInfo);
}
