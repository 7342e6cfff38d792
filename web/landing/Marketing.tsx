import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { LandingHeader } from "./LandingHeader.tsx";
import { Partners } from "./Partners.tsx";

/** What the product is and for whom (spec sections 1 and 2). */
export function Marketing() {
  return (
    <>
      <LandingHeader />
      <main tabIndex={-1}>
        <Hero />
        <Features />
        <Partners />
      </main>
      <LandingFooter />
    </>
  );
}
