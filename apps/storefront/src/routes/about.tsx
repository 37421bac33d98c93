import { Article, ButtonLink, Link } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';
import { paths } from '../paths.ts';

export const handle: PageHead = {
  title: 'About',
  description:
    'How buying and selling on Apple Only works, what the three conditions mean, and what the Verified badge tells you.',
};

/** `/about`: what the shop is, and how grading and verification work. */
export function Component() {
  return (
    <Article
      title="About Apple Only"
      lead="Apple Only is a marketplace for used and refurbished Apple devices. Every listing shows the same facts, so that you can compare before you book."
      picture="/pictures/laptop-closed-midnight.webp"
    >
      <h2>What we do</h2>
      <p>
        Sellers list MacBooks, iPhones and accessories. Buyers book them here, then meet the seller to look at the
        device and pay. Apple Only is not the seller and handles no payments. It is independent and not affiliated with
        Apple Inc.
      </p>
      <h2>How the condition is chosen</h2>
      <p>
        The seller chooses one of three conditions: Excellent, Good or Fair. Each has limits for marks, for the battery
        and for what must work. <Link href={paths.grading}>See what the conditions mean</Link>.
      </p>
      <p>
        Two people may choose different conditions for the same device. So read the condition together with the photo,
        the description, the purchase year and the years of use. All are on every listing.
      </p>
      <h2>What the Verified badge means</h2>
      <p>
        The badge means that an admin has checked who the seller is. It says nothing about the device, so check that
        yourself. Sellers without the badge are shown as Not Verified: they may be just as honest, but an admin has not
        checked them yet.
      </p>
      <h2>How booking works</h2>
      <ol>
        <li>Register as a buyer, find a device, and press Booking Now. From then on no one else can book it.</li>
        <li>
          The seller gets your name, e-mail and location, and your phone number if you add it. You find the seller’s
          e-mail and number under My Booking. Agree on a time and a public place.
        </li>
        <li>
          Check the device before you pay. <Link href={paths.blog}>Our guides</Link> show you how, step by step.
        </li>
        <li>Changed your mind? Delete the order under My Booking, and the device is on the market again at once.</li>
      </ol>
      <h2>How selling works</h2>
      <p>
        Register as a seller, add a photo, the price, the condition and an honest description. Under My Products you see
        who has booked. If a booking does not work out, you can release it and give the buyer a reason.
      </p>
      <ButtonLink href={paths.contact} kind="quiet">
        Ask us a question
      </ButtonLink>
    </Article>
  );
}
