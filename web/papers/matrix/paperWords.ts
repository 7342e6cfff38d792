/** What a cell of the matrix says of a paper. */
export const paperWords = { AVAILABLE: "Available", DRAFT: "Draft", MISSING: "Missing", NONE: "Not needed" } as const;

/** Which of them: a paper that is neither needed nor there, and a state of a later server, is "NONE". */
export function shownState(state: string, isNeeded: boolean): keyof typeof paperWords {
  if (state === "MISSING") return isNeeded ? "MISSING" : "NONE";
  return state === "AVAILABLE" || state === "DRAFT" ? state : "NONE";
}
