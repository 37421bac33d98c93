import { BookingModal, Button, DeleteConfirmation, Grid } from '@apple-only/ui';
import { memo, useEffect, useMemo } from 'react';
import { user } from '../../shared/data.js';
import { productOf } from './product.js';

/** The harness's screen, with a card for each product: `Card` is given `product` and `onToggle`. */
export const screenOf = (Card, columns) => {
  const Item = memo(({ product, booked, toggle }) => (
    <Card product={booked ? { ...product, booking: true } : product} onToggle={() => toggle(Number(product._id))} />
  ));

  /** Redrawn when something is booked, left alone when only a dialog or the theme changes. */
  const Products = memo(({ list, booked, toggle }) => {
    const products = useMemo(() => list.map(productOf), [list]);
    return (
      <Grid columns={columns} label="Products">
        {products.map((product, place) => (
          <Item key={product._id} product={product} booked={booked.has(list[place].id)} toggle={toggle} />
        ))}
      </Grid>
    );
  });

  return ({ list, booked, toggle, theme, dialog, setDialog, close }) => {
    const product = productOf(list[0]);
    useEffect(() => {
      document.documentElement.dataset.theme = theme;
    }, [theme]);
    return (
      <main>
        <nav>
          <Button id="open-booking" onClick={() => setDialog('booking')}>
            Book now
          </Button>
          <Button id="open-delete" kind="quiet" onClick={() => setDialog('delete')}>
            Delete
          </Button>
        </nav>
        <Products list={list} booked={booked} toggle={toggle} />
        <BookingModal open={dialog === 'booking'} product={product} user={user} onSubmit={close} onOpenChange={close} />
        <DeleteConfirmation open={dialog === 'delete'} name={product.name} onOpenChange={close} onConfirm={close} />
      </main>
    );
  };
};
