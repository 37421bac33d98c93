import type { ListedProduct } from '@apple-only/contract';
import { AdBanner, Button, Choice, Field, Input, ProductTile } from '@apple-only/ui';
import { themeCss, themeFrom } from '@apple-only/ui/theme';
import { useState } from 'react';
import { createPortal } from 'react-dom';

/** The theme of a colour, or why it has none. */
function cssOf(brand: string) {
  try {
    return { css: themeCss(themeFrom({ brand }), '.own-theme'), problem: undefined };
  } catch (error) {
    return { css: '', problem: error instanceof Error ? error.message : String(error) };
  }
}

export interface OwnThemeProps {
  product: ListedProduct;
}

/** Parts of a shop, in the theme of the colour that is chosen. */
export function OwnTheme({ product }: OwnThemeProps) {
  const [brand, setBrand] = useState('#0b6b3a');
  const { css, problem } = cssOf(brand);
  return (
    <div
      className="own-theme"
      style={{
        display: 'grid',
        gap: '1.5rem',
        padding: '1.5rem',
        background: 'var(--apple-only-color-paper)',
        color: 'var(--apple-only-color-ink)',
      }}
    >
      {createPortal(<style>{css}</style>, document.head)}
      <Field label="Colour of the brand" error={problem}>
        <Input value={brand} onChange={({ target }) => setBrand(target.value)} />
      </Field>
      <Field label="I am a" group>
        <Choice name="role" options={['buyer', 'seller']} defaultValue="buyer" />
      </Field>
      <div style={{ display: 'flex', gap: '0.75rem' }}>
        <Button>Add a product</Button>
        <Button kind="quiet">My Products</Button>
      </div>
      <div style={{ maxInlineSize: '20rem' }}>
        <ProductTile product={product} href="#" />
      </div>
      <AdBanner
        title="Sell the laptop you no longer use."
        text="List it with one photo. Buyers book it, and you agree where to meet."
        action={<Button>Add a product</Button>}
        picture="/pictures/laptop-closed-midnight.webp"
      />
    </div>
  );
}
