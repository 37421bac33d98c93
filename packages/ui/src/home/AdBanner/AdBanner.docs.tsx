import type { ComponentDocs } from '../../component-docs.ts';
import { Button, ButtonLink } from '../../parts/Button/Button.tsx';
import { AdBanner } from './AdBanner.tsx';
import type * as stories from './AdBanner.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once on a page, between its sections, for something that the shop itself has to say.'],
  avoid: [
    'For products that sellers advertise: `AdvertisedCard`.',
    'For what went wrong or was done: `QuietError`, `Toaster`.',
  ],
  anatomy: [
    { part: 'Title', is: 'One line or two. Names the landmark.', at: 'h2' },
    { part: 'Text', is: 'Optional. What that means for the reader.', at: 'h2 + p' },
    { part: 'Action', is: 'Optional. It takes the band’s colours by itself.', at: 'a' },
    { part: 'Picture', is: 'Optional, decorative, without a background.', at: 'img' },
  ],
  pictures: [
    {
      do: {
        shows: (
          <AdBanner
            title="Your old laptop is worth something."
            text="List it in four minutes."
            action={<ButtonLink href="/dashboard/sellers/addproducts">Add a product</ButtonLink>}
          />
        ),
        because: 'One thought, one way to go.',
      },
      dont: {
        shows: (
          <AdBanner
            title="Sell, buy, read and register now!"
            action={
              <>
                <Button>Sell</Button> <Button>Buy</Button> <Button>Read</Button>
              </>
            }
          />
        ),
        because: 'Do not ask for several things at once.',
      },
    },
  ],
};
