import { paths } from '@apple-only/contract';
import { Link } from '@apple-only/ui';

/** What to check before buying used accessories. */
export const Text = () => (
  <>
    <p>
      Accessories are lost first and missed longest, and most of them are bought new for no reason. Some age like good
      tools. Some age like fruit. Here is which is which.
    </p>
    <h2>Buy used without a second thought</h2>
    <ul>
      <li>
        <strong>Keyboards and mice.</strong> They last ten years, they can be cleaned in ten minutes, and they cost
        half. Type on the keyboard, click the mouse on paper, and look into the battery door for white crumbs.
      </li>
      <li>
        <strong>Chargers from Apple.</strong> Read the small print between the prongs: an original names its maker and
        its power without a spelling mistake, and weighs more than you expect. One that gets too warm to hold is a copy.
      </li>
      <li>
        <strong>Headphones with cushions.</strong> Cushions and headband can be replaced. Ask when they last were.
      </li>
    </ul>
    <h2>Buy used with your eyes open</h2>
    <p>
      Earbuds carry the smallest batteries of all, and nobody replaces them. Two years of daily use leave half of the
      hours. Play music on both for twenty minutes, side by side, and compare what is left. Pair them with your own
      telephone: it shows the serial number of each bud and of the case, and three numbers that do not belong together
      were three pairs once.
    </p>
    <h2>Leave it</h2>
    <ul>
      <li>Cables that are kinked within a hand’s width of a plug.</li>
      <li>Anything that smells of having been wet.</li>
      <li>Watches that nobody can unpair in front of you: they are locked, as telephones are.</li>
    </ul>
    <blockquote>
      <p>An original is never in a bag of three.</p>
    </blockquote>
    <p>
      What is on offer today is among <Link href={paths.category('accessories')}>our accessories</Link>. If a sheet
      leaves a question open, <Link href={paths.contact}>ask us</Link>.
    </p>
  </>
);
