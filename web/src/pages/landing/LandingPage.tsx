import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToPart } from '../../shell/sections.ts';
import { landing } from '../../words/en/landing.ts';
import { useWords } from '../../words/words.ts';
import { Demo } from './Demo.tsx';
import { Features, Platform } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks, Reach, Security, Testimonials } from './Parts.tsx';
import { Pricing } from './Pricing.tsx';
import { Showcase } from './Showcase.tsx';
import { Waitlist } from './Waitlist.tsx';

/** The way in from outside. */
const LandingPage = () => {
  const words = useWords('landing', landing);
  const { hash } = useLocation();
  // A link from another page names a part of this one, which stands only now.
  useEffect(() => scrollToPart(hash.slice(1)), [hash]);
  return (
    <>
      <title>{words.title}</title>
      <Hero />
      <Showcase />
      <Features />
      <Platform />
      <HowItWorks />
      <Demo />
      <Pricing />
      <Testimonials />
      <Security />
      <Reach />
      <Waitlist />
    </>
  );
};

export default LandingPage;
