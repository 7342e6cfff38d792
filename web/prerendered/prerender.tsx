import { useForm } from "@mantine/form";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { emptyLogin, LoginCard } from "../account/LoginCard.tsx";
import { emptySignUp, SignUpCard } from "../account/SignUpCard.tsx";
import { Marketing } from "../landing/Marketing.tsx";
import { ThemeProvider } from "../ui/theme/ThemeProvider.tsx";

/** A page to prerender. */
export type StaticPage = {
  /** The file name, and the HTML page of the build that frames it. */
  file: string;
  frame: string;
  /** The app's module of the same screen, for its styles. */
  screen: string;
  /** Whether to prefetch the app. */
  isPrefetching: boolean;
  title: string;
  content: string;
};

/** Placeholders that the server replaces by the installation's settings. */
const marks = {
  productName: "{{product-name}}",
  companyName: "{{company-name}}",
  supportPhone: "{{support-phone}}",
  phoneAddress: "{{phone-address}}",
};

/** All prerendered pages as HTML: built once, filled in by the server. */
export function prerender(): StaticPage[] {
  const account = { frame: "account.html", isPrefetching: true };
  return [
    ...[false, true].flatMap((hasCompany) => [false, true].map((hasPhone) => landing(hasCompany, hasPhone))),
    {
      ...account,
      file: "login.html",
      screen: "account/LoginPage.tsx",
      title: `Sign In · ${marks.productName}`,
      content: html("/login", <Login />),
    },
    {
      ...account,
      file: "signup.html",
      screen: "account/SignUpPage.tsx",
      title: `Sign Up · ${marks.productName}`,
      content: html("/signup", <SignUp />),
    },
  ];
}

/** The landing page for an installation with or without these lines. */
function landing(hasCompany: boolean, hasPhone: boolean): StaticPage {
  const companyName = hasCompany ? marks.companyName : "";
  const supportPhone = hasPhone ? marks.supportPhone : "";
  return {
    file: `landing${hasCompany ? "-company" : ""}${hasPhone ? "-phone" : ""}.html`,
    frame: "landing.html",
    screen: "landing/LandingPage.tsx",
    isPrefetching: false,
    title: marks.productName,
    content: html("/", <Marketing {...marks} companyName={companyName} supportPhone={supportPhone} />),
  };
}

function Login() {
  const form = useForm({ initialValues: emptyLogin });
  return (
    <AccountFrame productName={marks.productName}>
      <LoginCard form={form} isBusy={false} onSubmit={nothing} />
    </AccountFrame>
  );
}

function SignUp() {
  const form = useForm({ initialValues: emptySignUp });
  return (
    <AccountFrame productName={marks.productName}>
      <SignUpCard productName={marks.productName} form={form} isBusy={false} onSubmit={nothing} />
    </AccountFrame>
  );
}

function nothing(): void {}

function html(path: string, screen: ReactNode): string {
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <ThemeProvider>{screen}</ThemeProvider>
    </StaticRouter>,
  );
}
