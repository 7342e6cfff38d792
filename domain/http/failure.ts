/** Messages of failed operations without one (R-400), if they do not follow from the operation's name. */
const ownWords: Record<string, string> = {
  logIn: "Login Failed",
  signUp: "Signup Failed",
  setOnboardingStatus: "Failed to update onboarding",
  addListItem: "Failed to add item",
  replaceListItems: "Failed to update list",
  deletePackagingUnit: "Failed to delete packaging details",
  createPackagingUnit: "Failed to create packaging details",
  updatePackagingUnit: "Failed to update packaging details",
  deleteGoods: "Failed to delete product",
  createGoods: "Failed to create product",
  updateGoods: "Failed to update product",
  updateStatsCell: "Failed to update cell",
  updateStatsCells: "Failed to update cells",
  setStatsRowColour: "Failed to update row color",
  addStatsColumn: "Failed to add column",
  resizeStatsColumn: "Failed to save column width",
  renameStatsColumn: "Failed to rename column",
  deleteStatsColumn: "Failed to delete column",
};

/** The default text of a failed mutation, by its name in GraphQL: `deleteFirm` → "Failed to delete firm". */
export function failureOf(mutation: string): string {
  return ownWords[mutation] ?? `Failed to ${mutation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
}
