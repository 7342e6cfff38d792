/** What stands for a blank cell in a list of values. */
export const blankText = "(blank)";
