import { Link } from '@apple-only/ui';
import { paths } from '../paths.ts';

/** What to check before buying used accessories. */
export const Text = () => (
  <>
    <p>
      Good accessories often last longer than the device they came with, and used ones often cost half as much. But some
      wear out fast, and some are copies. Here is what to buy used, what to test first, and what not to buy.
    </p>
    <h2>Good to buy used</h2>
    <ul>
      <li>
        <strong>Keyboards and mice.</strong> They last for many years and are easy to clean. Pair them with your own
        Mac, type every key, click and scroll. Newer ones have a built-in battery: its charge is shown in the Bluetooth
        settings. Older ones take AA batteries: open the lid and look for white or green crust.
      </li>
      <li>
        <strong>Apple chargers.</strong> Check the power before you buy: 30 W is enough for a MacBook Air, a 14-inch
        MacBook Pro needs about 70 W, and a 16-inch one up to 140 W.
      </li>
      <li>
        <strong>Over-ear headphones.</strong> The ear cushions of AirPods Max come off and can be bought new, so worn
        cushions are only a reason to pay less.
      </li>
    </ul>
    <h2>Test first</h2>
    <ul>
      <li>
        <strong>AirPods.</strong> Their small batteries wear out first: after two or three years of daily use, they may
        last half as long as new ones. Play music on both for twenty minutes and compare the charge that is left. The
        serial number that your iPhone shows for them must be the one inside the lid of the case.
      </li>
      <li>
        <strong>Apple Watch.</strong> Like an iPhone, it can be locked to its owner with Activation Lock. The seller
        must unpair it in the Watch app while you are there.
      </li>
      <li>
        <strong>AirTags.</strong> They stay linked to their owner until they are removed in the Find My app. Ask for
        that, too.
      </li>
      <li>
        <strong>Apple Pencil.</strong> There are several models, and each works only with certain iPads. Compare before
        you go, then draw slow diagonal lines: they should come out straight.
      </li>
    </ul>
    <h2>Do not buy</h2>
    <ul>
      <li>Cables that are bent, sticky or discoloured near the plug.</li>
      <li>Chargers with a loose plug, a rattle or a smell of burning.</li>
      <li>Anything that is still linked to another person’s account.</li>
    </ul>
    <h2>Original or copy?</h2>
    <p>
      Read the small print on the charger. An original has Apple’s name, a model number and its power in clear, even
      letters. A copy often has a spelling mistake, weighs less, and gets too hot to hold. For earbuds, look at the
      seams and the hinge of the case, then pair them: a copy often lacks the settings that your iPhone shows for the
      real ones. If AirPods look new and cost far less than others, they are probably a copy.
    </p>
    <h2>Check that it fits</h2>
    <p>
      From the iPhone 15 on, iPhones charge by USB-C, all earlier ones by Lightning. Magic Keyboards, Mice and Trackpads
      changed to USB-C at the end of 2024. If your other devices use USB-C too, you need only one kind of cable.
    </p>
    <p>
      Ready to look? See <Link href={paths.accessories}>our accessories</Link>. If you have a question,{' '}
      <Link href={paths.contact}>ask us</Link>.
    </p>
  </>
);
