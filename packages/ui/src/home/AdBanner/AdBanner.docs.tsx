import type { ComponentDocs } from '../../component-docs.ts';
import { Button, ButtonLink } from '../../parts/Button/Button.tsx';
import { AdBanner } from './AdBanner.tsx';
import type * as stories from './AdBanner.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once on a page, between its sections, for a message from the shop itself.'],
  avoid: [
    'For products that sellers advertise: `AdvertisedCard`.',
    'For an error: `QuietError`. For a success: `Toaster`.',
  ],
  anatomy: [
    { name: 'Title', description: 'One line or two. Names the landmark.', selector: 'h2' },
    { name: 'Text', description: 'Optional. What the message means for the reader.', selector: 'h2 + p' },
    { name: 'Action', description: 'Optional. It takes the band’s colours by itself.', selector: 'a' },
    { name: 'Picture', description: 'Optional, decorative, without a background.', selector: 'img' },
  ],
  examples: [
    {
      do: {
        example: (
          <AdBanner
            title="Your old laptop is worth something."
            text="List it in four minutes."
            action={<ButtonLink href="/dashboard/sellers/addproducts">Add a product</ButtonLink>}
          />
        ),
        reason: 'One message, one action.',
      },
      dont: {
        example: (
          <AdBanner
            title="Sell, buy, read and register now!"
            action={
              <>
                <Button>Sell</Button> <Button>Buy</Button> <Button>Read</Button>
              </>
            }
          />
        ),
        reason: 'Do not ask for several things at once.',
      },
    },
  ],
};
