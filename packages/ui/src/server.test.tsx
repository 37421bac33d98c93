import { registrableRoles } from '@apple-only/contract';
import { booking, buyer, iPhone, macBook, withdrawnBooking } from '@apple-only/contract/fixtures';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  BookingCard,
  BookingModal,
  Choice,
  DeleteConfirmation,
  Dialog,
  Facts,
  Field,
  FormError,
  Grade,
  Input,
  LoginForm,
  PasswordInput,
  PhotoInput,
  ProductCard,
  ProductTile,
  RegisterForm,
  Select,
} from './index.ts';

const nothing = () => {};

/** What is seen of each before any script runs. */
const parts: [string, () => ReactElement, string | RegExp][] = [
  ['a product card', () => <ProductCard product={macBook} onBook={nothing} />, macBook.number],
  ['a product tile', () => <ProductTile product={iPhone} href="/category/iphone" />, 'href="/category/iphone"'],
  ['a booking', () => <BookingCard booking={booking} onDelete={nothing} />, 'mailto:nadia@appleonly.example'],
  ['a withdrawn booking', () => <BookingCard booking={withdrawnBooking} />, 'This product was withdrawn'],
  ['a grade', () => <Grade condition="Good" />, 'Good, the middle of three grades'],
  ['facts', () => <Facts rows={[{ term: 'Use year', value: '3 years' }]} />, '<dt'],
  ['a form error', () => <FormError error={{ message: 'No.', detail: 'auth/no' }} />, 'role="alert"'],
  ['the login form', () => <LoginForm onSubmit={nothing} registerHref="/register" />, 'name="password"'],
  ['the register form', () => <RegisterForm onSubmit={nothing} />, 'name="image"'],
  [
    'a field tied to its message',
    () => (
      <Field label="E-mail" error="Email Address is required">
        <Input name="email" type="email" />
      </Field>
    ),
    /aria-describedby="([^"]+)".*<p id="\1"/,
  ],
  [
    'a choice',
    () => (
      <Field label="I am a" group>
        <Choice name="role" options={registrableRoles} defaultValue="seller" />
      </Field>
    ),
    /checked=""[^>]* value="seller"|value="seller"[^>]* checked=""/,
  ],
  ['a select', () => <Select name="location" aria-label="Location" options={['Dhaka']} />, '<option'],
  [
    'a password',
    () => <PasswordInput name="password" aria-label="Password" autoComplete="new-password" />,
    'type="password"',
  ],
  ['a photo', () => <PhotoInput name="image" aria-label="Photo" />, 'accept="image/jpeg'],
];

test.each(parts)('%s is there before any script runs', (_, part, seen) => {
  expect(renderToString(part())).toMatch(seen);
});

/** What needs the page under it to be there first. */
const dialogs: [string, () => ReactElement][] = [
  [
    'a dialog',
    () => (
      <Dialog open onOpenChange={nothing} title="Title">
        Text
      </Dialog>
    ),
  ],
  ['a confirmation', () => <DeleteConfirmation open onOpenChange={nothing} onConfirm={nothing} name="MacBook" />],
  ['the booking modal', () => <BookingModal product={iPhone} user={buyer} onSubmit={nothing} onClose={nothing} />],
];

test.each(dialogs)('%s waits for the page, and does not fail without one', (_, dialog) => {
  expect(renderToString(dialog())).toBe('');
});
