import { paths } from '@apple-only/contract';
import { Link } from '@apple-only/ui';

/** What to check before buying a used iPhone. */
export const Text = () => (
  <>
    <p>
      A telephone hides its past better than anything else that is sold used: the back can be new, the screen can be
      new, and the battery can be somebody else’s. It also keeps a diary. Three questions open it.
    </p>
    <h2>Whose is it?</h2>
    <p>
      Settings begins with a name, or it does not. If it does, the owner has to sign out of iCloud and switch{' '}
      <strong>Find My</strong> off, here, before money changes hands. Then ask for “Erase All Content and Settings”. A
      telephone that greets you with <em>Hello</em> is yours; one that asks for an e-mail that you do not know is a
      paperweight.
    </p>
    <p>
      Dial <code>*#06#</code> and compare the number with the one under Settings, General, About, and with the one on
      the box if there is a box. Three numbers, one answer.
    </p>
    <h2>How tired is it?</h2>
    <p>
      Settings, Battery, Battery Health. Above 90 % it will outlast your patience with it; between 80 and 90 % plan for
      a new battery in a year; below, subtract the price of one today. From iPhone 15 on, the cycle count and the month
      of its first use stand there as well: compare them with the sheet.
    </p>
    <h2>Was it opened?</h2>
    <ul>
      <li>
        Under General, About, a list of <strong>parts and service history</strong> names what was replaced, and whether
        with an Apple part. “Unknown part” is not a crime; not being told of it is.
      </li>
      <li>Look along the glass from the side. A screen that stands a hair above the frame was fitted in a hurry.</li>
      <li>Hold it to your ear and call somebody. The small speaker is the first thing that dust finds.</li>
      <li>Photograph a white wall. Grey spots that do not move are inside the lens.</li>
    </ul>
    <h2>Then play</h2>
    <p>
      Drag an icon slowly over the whole screen: where it falls, the glass does not feel. Turn the sound switch. Unlock
      with the face or the finger that it belongs to; if that was never set up, set it up now. It takes a minute, and it
      cannot be repaired for a reasonable price.
    </p>
    <p>
      The grade on <Link href={paths.category('iphone')}>our iPhones</Link> is the seller’s word. These ten minutes are
      yours.
    </p>
  </>
);
