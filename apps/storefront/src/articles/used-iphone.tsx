import { Link } from '@apple-only/ui';
import { paths } from '../paths.ts';

/** What to check before buying a used iPhone. */
export const Text = () => (
  <>
    <p>
      A used iPhone is easy to check, because its settings show most of what you need to know. You need ten minutes,
      Wi-Fi and, if you have one, your own SIM card. Do not pay before step 4.
    </p>
    <h2>1. Make sure that it is not locked</h2>
    <ul>
      <li>
        <strong>Activation Lock.</strong> If there is a name at the top of Settings, the seller is still signed in. They
        must sign out of iCloud and turn off Find My while you are there. It cannot be done later without their
        password.
      </li>
      <li>
        <strong>Carrier.</strong> Open Settings, General, About. Beside Carrier Lock it should say “No SIM
        restrictions”. Otherwise the phone works with one network only.
      </li>
      <li>
        <strong>IMEI.</strong> Dial <code>*#06#</code>. The number on the screen must be the one in Settings, General,
        About, and the one on the box. Ask your network whether this IMEI was reported as lost or stolen.
      </li>
    </ul>
    <h2>2. Check the battery</h2>
    <p>
      Open Settings, Battery, Battery Health, and read the maximum capacity. Above 90 % you will hardly notice its age.
      Between 80 and 90 %, plan for a new battery in a year or two. Below 80 %, Apple recommends a new one: take its
      price off your offer. From the iPhone 15 on, the number of charge cycles and the date of first use are shown there
      as well. Compare them with the listing.
    </p>
    <h2>3. Find out whether it was repaired</h2>
    <p>
      Open Settings, General, About again. If a battery, a screen or a camera was replaced, newer iPhones list it under{' '}
      <strong>Parts and Service History</strong>. A “Genuine Apple Part” is good news. An “Unknown Part” is a reason to
      pay less, and the seller should have told you about it.
    </p>
    <p>Then look at the phone itself:</p>
    <ul>
      <li>Run a finger along the edge of the glass. A screen that stands up on one side was not fitted well.</li>
      <li>Shine a light into the SIM slot, if it has one. A red mark means that water got in.</li>
      <li>Drag an icon across the whole screen. Where it drops, the glass does not respond.</li>
      <li>Take a photo of a white wall with every lens. Spots that stay in one place are inside the camera.</li>
      <li>Make a call, record a voice memo and play it: that tests both speakers and the microphones.</li>
      <li>Plug in a cable, and put the phone on a wireless charger if there is one.</li>
    </ul>
    <h2>4. Erase it together, then pay</h2>
    <p>
      Let the seller choose Settings, General, Transfer or Reset iPhone, “Erase All Content and Settings”. The phone
      restarts with <em>Hello</em>. Start the set-up, connect to Wi-Fi and try to set up Face ID or Touch ID. If it
      works and no other account is asked for, you can pay.
    </p>
    <h2>How old is too old?</h2>
    <p>
      An iPhone gets new versions of iOS for about six or seven years. Apple’s website lists the models that get the
      current one. A model that is no longer on the list still makes calls and takes photos, but banking and payment
      apps will stop working on it one day.
    </p>
    <blockquote>
      <p>If the seller does not want to erase the phone while you are there, do not pay.</p>
    </blockquote>
    <p>
      Ready to look? See <Link href={paths.iphone}>our iPhones</Link>, and read{' '}
      <Link href={paths.about}>what the conditions and the Verified badge mean</Link>.
    </p>
  </>
);
