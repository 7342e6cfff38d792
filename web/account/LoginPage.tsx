import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import { accountMessages } from "#domain/account/account.ts";
import type { LoginPageMutation } from "../__generated__/LoginPageMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { rememberedPath } from "../viewer/guard.ts";
import { lastSessionEnd } from "../session/session.ts";
import { beginSession } from "./beginSession.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { requiredErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { showError } from "../ui/feedback/toast.ts";
import { emptyLogin, LoginCard } from "./LoginCard.tsx";

/** Sign In (/login). */
export function Component() {
  usePageTitle("Sign In");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ initialValues: emptyLogin });
  const [notice] = useState(() => (lastSessionEnd() === "expired" ? accountMessages.sessionEnded : null));
  const [logIn, isBusy] = useCommit<LoginPageMutation>(
    graphql`
      mutation LoginPageMutation($input: LogInInput!) {
        logIn(input: $input) {
          jwt
          viewer {
            status
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Login successful", errorTitle: "Login Failed" },
  );

  async function handleSubmit(values: typeof form.values) {
    const blank = requiredErrors(values);
    markErrors(form, blank);
    if (Object.keys(blank).length > 0) return showError(accountMessages.allRequired, "Required");
    if (!/^[^\s@]+@[^\s@]+$/.test(values.email.trim())) {
      markErrors(form, { email: accountMessages.emailInvalid });
      return showError(accountMessages.emailInvalid, "Validation Error");
    }
    const response = await logIn({ input: { ...values, email: values.email.trim() } });
    if (!response?.logIn.jwt) return;
    beginSession(response.logIn.jwt);
    const isSetUp = response.logIn.viewer?.status === "ONBOARDING_COMPLETED";
    await navigate((isSetUp && rememberedPath(search)) || "/");
  }

  return <LoginCard notice={notice} form={form} isBusy={isBusy} onSubmit={(values) => void handleSubmit(values)} />;
}
