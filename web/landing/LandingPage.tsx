import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { phoneAddress } from "#domain/account/contact.ts";
import { currentToken } from "../session/session.ts";
import { AppLoading } from "../shell/AppLoading.tsx";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { settings } from "../htmlHead/settings.ts";
import { Marketing } from "./Marketing.tsx";
import { Redirecting } from "./Redirecting.tsx";

/** How long before a signed-in visitor is redirected, in ms. */
const pause = 50;

type Visitor = "stranger" | "unknown" | "redirecting";

/** The landing page (/): visitors see the product, users are redirected to where they left off. */
export function Component() {
  usePageTitle("");
  const navigate = useNavigate();
  const [visitor, setVisitor] = useState<Visitor>(() => (currentToken() === null ? "stranger" : "unknown"));

  useEffect(() => {
    if (currentToken() === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function sendOn() {
      const { ensureUserInfo } = await import("../viewer/loadUserInfo.ts");
      const { status } = await ensureUserInfo();
      if (isGone) return;
      const target = status === "ONBOARDING_COMPLETED" ? "/dashboard" : "/onboarding";
      timer = setTimeout(() => {
        setVisitor("redirecting");
        void navigate(target, { replace: true });
      }, pause);
    }
    // Without an answer or a stored copy, show the page as to any visitor.
    sendOn().catch(() => !isGone && setVisitor("stranger"));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [navigate]);

  if (visitor === "stranger") return <Marketing {...settings} phoneAddress={phoneAddress(settings.supportPhone)} />;
  return visitor === "unknown" ? <AppLoading /> : <Redirecting />;
}
