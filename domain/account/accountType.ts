/** Account types offered at sign-up; only the exporter's is available now. */
export const accountTypes = ["EXPORTER", "IMPORTER", "BROKER", "CHA"] as const;
export type AccountType = (typeof accountTypes)[number];
export const openAccountTypes: readonly AccountType[] = ["EXPORTER"];

export const accountTypeNames: Record<AccountType, string> = {
  EXPORTER: "Exporter",
  IMPORTER: "Importer",
  BROKER: "Broker",
  CHA: "CHA",
};

/** A user's progress in the set-up. */
export const onboardingStatuses = ["ONBOARDING_PENDING", "ONBOARDING_IN_PROGRESS", "ONBOARDING_COMPLETED"] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export const onboardingStatusNames: Record<OnboardingStatus, string> = {
  ONBOARDING_PENDING: "Not begun",
  ONBOARDING_IN_PROGRESS: "Begun",
  ONBOARDING_COMPLETED: "Completed",
};

export function isAccountType(text: string): text is AccountType {
  return accountTypes.some((type) => type === text);
}
