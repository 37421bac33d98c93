import { paths } from '@apple-only/contract';
import { Article, ButtonLink } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';

export const handle: PageHead = {
  title: 'About',
  description: 'What Apple Only is, how used Apple devices are graded, and what it means that a seller is verified.',
};

/** `/about`: what the shop is, and how grading and verification work. */
export function Component() {
  return (
    <>
      <Article
        title="About Apple Only"
        lead="A market for used and refurbished Apple devices, where every device has a sheet and every sheet has somebody who signs for it."
        picture="/pictures/laptop-closed-midnight.webp"
      >
        <h2>What we are</h2>
        <p>
          Sellers list MacBooks, iPhones and accessories; buyers book them, and collect them from the seller. We are not
          the seller, and we take no part of the price. We see to it that what is written is complete, and that whoever
          writes it can be found. We are independent of Apple Inc.
        </p>
        <h2>How a device is graded</h2>
        <p>There are three grades, and the seller chooses one:</p>
        <ul>
          <li>
            <strong>Excellent</strong>: you would have to look for marks.
          </li>
          <li>
            <strong>Good</strong>: marks that you see and do not feel.
          </li>
          <li>
            <strong>Fair</strong>: marks that you feel. Everything works.
          </li>
        </ul>
        <p>
          Beside the grade stand the years: when it was bought, and how long it was used. A grade is an opinion. A year
          is not.
        </p>
        <h2>What the stamp means</h2>
        <p>
          A seller whose sheets carry the stamp was <strong>verified</strong> by us: we know who they are and how to
          reach them. It says something about the person, not about the device. Sheets without a stamp are read with the
          same eyes, and a little more care.
        </p>
        <h2>How booking works</h2>
        <p>
          Booking holds a device for you, and nobody else can book it meanwhile. The seller sees your name, and the
          phone number and place that you leave. You pay when you have seen it. If you change your mind, cancel it under
          My Booking, and it is on the market again at once.
        </p>
        <ButtonLink href={paths.contact} kind="quiet">
          Ask us something
        </ButtonLink>
      </Article>
    </>
  );
}
