import { Link } from '@apple-only/ui';
import { paths } from '../paths.ts';

/** What to check before buying a used MacBook. */
export const Text = () => (
  <>
    <p>
      A used MacBook can last for years, and you can find most faults in fifteen minutes. Meet the seller where there is
      a table and Wi-Fi, and bring a charger. Check in this order: the faults that cost the most come first.
    </p>
    <h2>Before you go</h2>
    <ul>
      <li>
        <strong>Ask for the chip, the memory and the storage.</strong> In Macs with an M1 or a later Apple chip, memory
        and storage cannot be upgraded, so buy what you will need in three years.
      </li>
      <li>
        <strong>Be careful with Intel.</strong> macOS Tahoe is the last version for Macs with an Intel chip. They keep
        working, but will not get newer versions, so pay less.
      </li>
      <li>
        <strong>Compare.</strong> Look at other listings of the same model and year. If a price is far below all of
        them, ask the seller why.
      </li>
    </ul>
    <h2>1. Make sure that it is not locked</h2>
    <p>
      Hold the Option key, open the Apple menu and choose System Information. Under Hardware, look for{' '}
      <strong>Activation Lock Status</strong>. If it says Enabled, the seller must sign out of iCloud before you pay,
      because only their password can unlock the Mac later. Then open System Settings, General, Device Management. A
      profile of a company or school there means that the Mac may belong to them, and not to the seller.
    </p>
    <h2>2. Check the battery</h2>
    <p>
      Open System Settings, Battery, and press the button beside Battery Health. “Normal” is good. “Service Recommended”
      means that it needs a new battery soon: look up the price of one and take it off your offer. The number of charge
      cycles is in System Information, under Power. Most MacBook batteries are made for 1,000 cycles.
    </p>
    <h2>3. Try the keyboard and the lid</h2>
    <ul>
      <li>
        Type every key in a text document. Models from 2016 to 2019 have flat keys that can stick or repeat: press those
        twice.
      </li>
      <li>Click and drag in all four corners of the trackpad.</li>
      <li>Open the lid half-way and let go. It should stay there.</li>
      <li>Look along the edges. A dented corner or an uneven gap means that it was dropped.</li>
      <li>Compare the serial number under the case with the one in the Apple menu, About This Mac.</li>
    </ul>
    <h2>4. Look at the screen</h2>
    <p>
      Show a white page at full brightness, then a black one. Look for stripes, dark edges, bright dots and worn patches
      in the coating. Move the lid slowly: if the picture flickers at one angle, the display cable is wearing out, and
      that is an expensive repair.
    </p>
    <h2>5. Test the rest</h2>
    <ul>
      <li>Charge it from every port, and plug something into each.</li>
      <li>Record a video of yourself: that tests the camera, the microphone and, when you play it, the speakers.</li>
      <li>
        Run Apple Diagnostics. On a Mac with an Apple chip, shut down, hold the power button until the options appear,
        then hold Command and D. It takes a few minutes and names faulty parts.
      </li>
    </ul>
    <h2>6. Erase it together, then pay</h2>
    <p>
      Let the seller choose “Erase All Content and Settings” in System Settings, General, Transfer or Reset. This signs
      them out and removes the lock. Start the set-up yourself and connect to Wi-Fi. If the Mac does not ask for another
      person’s account and does not mention remote management, it is not locked, and you can pay.
    </p>
    <blockquote>
      <p>If a seller has no time for these checks, choose another listing.</p>
    </blockquote>
    <p>
      Ready to look? See <Link href={paths.macBook}>our MacBooks</Link>, and read{' '}
      <Link href={paths.about}>what the conditions and the Verified badge mean</Link>.
    </p>
  </>
);
