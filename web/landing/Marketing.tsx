import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { LandingHeader } from "./LandingHeader.tsx";
import { Partners } from "./Partners.tsx";

type Props = {
  productName: string;
  companyName: string;
  supportPhone: string;
  /** The link of the phone number. */
  phoneAddress: string;
};

/** The landing page's content; an empty name or number hides its line. */
export function Marketing({ productName, companyName, supportPhone, phoneAddress }: Props) {
  return (
    <>
      <LandingHeader productName={productName} />
      <main tabIndex={-1}>
        <Hero />
        <Features />
        <Partners />
      </main>
      <LandingFooter companyName={companyName} supportPhone={supportPhone} phoneAddress={phoneAddress} />
    </>
  );
}
