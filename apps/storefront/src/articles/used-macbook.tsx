import { Link } from '@apple-only/ui';
import { paths } from '@apple-only/contract';

/** What to check before buying a used MacBook. */
export const Text = () => (
  <>
    <p>
      A laptop that was looked after for five years is a better buy than one that was carried loose in a bag for one.
      The sheet tells you the years; the machine itself tells you the rest, if you know where to look. Bring a charger
      and ten minutes, and go in this order: the first points are the ones that cost the most when they are missed.
    </p>
    <h2>1. Make sure that it is free</h2>
    <p>
      Open System Settings and look at the top of the list. If a name is there, somebody is still signed in to iCloud,
      and <strong>Activation Lock</strong> may hold the machine after you have paid for it. Ask the seller to sign out,
      and to erase it by “Erase All Content and Settings” while you watch. When it starts again, it must greet you in
      many languages and ask for nobody’s password. A screen that speaks of <em>remote management</em> means that a
      company or a school still owns it: walk away.
    </p>
    <h2>2. Ask the battery</h2>
    <p>
      Hold the Option key, open the Apple menu, then System Information, then Power. Two lines matter: the cycle count
      and the condition. A thousand cycles is what these batteries are made for; “Service Recommended” is a price, not a
      catastrophe, but it is <strong>your</strong> price. Maximum capacity above 85 % after three years is good.
    </p>
    <h2>3. Read the keyboard and the lid</h2>
    <ul>
      <li>Press every key once. On machines of 2016 to 2019 press them twice: their flat keys stick and repeat.</li>
      <li>Hold the lid open at forty-five degrees and let go. It should stay where it is.</li>
      <li>Close it slowly and look along the edge. A gap that is wider on one side was a fall.</li>
    </ul>
    <h2>4. Light the screen</h2>
    <p>
      Show a white page at full brightness, then a grey one. Look for a darker rim at the bottom, for keys that are
      printed into the coating, and for single points that never change. Then tilt the lid through its whole way: a
      picture that flickers at one angle has a cable that will not last the year.
    </p>
    <h2>5. Try what everybody forgets</h2>
    <p>
      Every port with a plug in it. The speakers, at a volume that is not polite. The microphone and the camera, in a
      call to yourself. Wi-Fi, two rooms away.
    </p>
    <blockquote>
      <p>If the seller is in a hurry, you are not.</p>
    </blockquote>
    <p>
      Grade, years and seller are on every sheet of <Link href={paths.category('macBook')}>our MacBooks</Link>. Who
      signs with a stamp was <Link href={paths.about}>verified by us</Link>.
    </p>
  </>
);
