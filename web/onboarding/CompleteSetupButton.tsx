import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";
import { settings } from "../htmlHead/settings.ts";
import { useSetOnboardingStatus } from "./useSetOnboardingStatus.ts";

/** Completes the wizard: sets the status, reloads user info, and opens the dashboard by way of 'Setup Complete!'. */
export function CompleteSetupButton() {
  const navigate = useNavigate();
  const [isCompleting, setCompleting] = useState(false);
  const [setStatus] = useSetOnboardingStatus({
    success: `Onboarding completed successfully! Welcome to ${settings.productName}`,
    failure: "Failed to complete onboarding",
  });
  async function handleComplete() {
    setCompleting(true);
    if (await setStatus("ONBOARDING_COMPLETED")) {
      // The guard reads the status from the loaded user info.
      await reloadUserInfo().catch(() => null);
      await navigate("/redirecting", { replace: true });
    }
    setCompleting(false);
  }
  return (
    <Button leftSection={<IconCheck size={16} stroke={1.9} />} disabled={isCompleting} onClick={() => void handleComplete()}>
      {isCompleting ? "Completing..." : "Complete Setup"}
    </Button>
  );
}
