import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import { accountMessages, checkPasswordRepeat, checkSignUp } from "#domain/account/account.ts";
import type { SignUpPageMutation } from "../__generated__/SignUpPageMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { beginSession } from "./beginSession.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { settings } from "../htmlHead/settings.ts";
import { formErrors, requiredErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { showError } from "../ui/feedback/toast.ts";
import { emptySignUp, SignUpCard, type SignUp } from "./SignUpCard.tsx";

/** Sign Up (/signup). */
export function Component() {
  usePageTitle("Sign Up");
  const navigate = useNavigate();
  const form = useForm({ initialValues: emptySignUp });
  const [signUp, isBusy] = useCommit<SignUpPageMutation>(
    graphql`
      mutation SignUpPageMutation($input: SignUpInput!) {
        signUp(input: $input) {
          jwt
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Account created successfully", errorTitle: "Signup Failed" },
  );

  async function handleSubmit({ confirmPassword, ...input }: SignUp) {
    const blank = requiredErrors({ ...input, confirmPassword });
    markErrors(form, blank);
    if (Object.keys(blank).length > 0) return showError(accountMessages.allRequired, "Required");
    const problems = [...checkPasswordRepeat(input.password, confirmPassword), ...checkSignUp(input)];
    if (problems.length > 0) {
      markErrors(form, formErrors(problems));
      return showError(problems[0]?.message ?? accountMessages.allRequired, "Validation Error");
    }
    const trimmed = { ...input, name: input.name.trim(), email: input.email.trim() };
    const response = await signUp({ input: trimmed }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (!response?.signUp.jwt) return;
    beginSession(response.signUp.jwt);
    await navigate("/onboarding/welcome");
  }

  return <SignUpCard productName={settings.productName} form={form} isBusy={isBusy} onSubmit={(values) => void handleSubmit(values)} />;
}
