import preview from '#storybook/preview';
import { buyer, newSeller, seller } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectNoOverflow } from '../../overflow.suite.ts';
import { PeopleTable, type PeopleTableProps } from './PeopleTable.tsx';

const long = {
  ...newSeller,
  _id: 'long',
  name: 'Abdur Rashid Khan Chowdhury Wolfeschlegelsteinhausenbergerdorff',
  email: 'abdur.rashid.khan.chowdhury.wolfeschlegelsteinhausenbergerdorff@longmail.appleonly.example',
  img: '',
};
const sellers = [
  seller,
  newSeller,
  { ...newSeller, _id: 'mitu', name: 'Mitu Sarker', email: 'mitu@appleonly.example', img: '' },
];
const desktop = { viewport: { value: 'desktop', isRotated: false } };

const meta = preview.meta({
  title: 'Frame/PeopleTable',
  component: PeopleTable,
  globals: desktop,
  args: { kind: 'sellers' as const, people: sellers, onVerify: fn(), onUnverify: fn(), onDelete: fn() },
});

export const Sellers = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: '3 sellers, 2 not verified' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Seller',
      'E-mail',
      'Verified',
      'Actions',
    ]);
    const verified = within(table.getByRole('row', { name: /Nadia Rahman/ }));
    await expect(verified.getByRole('rowheader')).toHaveTextContent('Nadia Rahman');
    await expect(verified.getByText('Verified')).toBeVisible();
    await expect(verified.getByRole('link', { name: seller.email })).toHaveAttribute('href', `mailto:${seller.email}`);
    await expect(verified.queryByRole('button', { name: 'Verifying' })).not.toBeInTheDocument();
    const unverify = verified.getByRole('button', { name: 'Remove badge' });
    await expect(unverify).toHaveAccessibleDescription('Nadia Rahman');
    await userEvent.click(unverify);
    await expect(args.onUnverify).toHaveBeenCalledWith(seller);

    const waiting = within(table.getByRole('row', { name: /Tanvir Chowdhury/ }));
    await expect(waiting.getByText('Not Verified')).toBeVisible();
    await expect(waiting.queryByRole('button', { name: 'Remove badge' })).not.toBeInTheDocument();
    const verify = waiting.getByRole('button', { name: 'Verifying' });
    await expect(verify).toHaveAccessibleDescription('Tanvir Chowdhury');
    await userEvent.click(verify);
    await expect(args.onVerify).toHaveBeenCalledWith(newSeller);
    await userEvent.click(waiting.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(newSeller);
  },
});

export const Buyers = meta.story({
  args: {
    kind: 'buyers',
    people: [buyer, { ...buyer, _id: 'imran', name: 'Imran Hossain', img: '/people/imran.webp' }],
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '2 buyers' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(table.queryByText(/Verified/)).not.toBeInTheDocument();
    await expect(table.queryByRole('button', { name: 'Verifying' })).not.toBeInTheDocument();
    await expect(table.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  },
});

export const One = meta.story({
  args: { people: [seller] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '1 seller, all verified' })).toBeVisible();
  },
});

/** The caption counts only the loaded users, and says so. */
export const MoreSellers = meta.story({
  args: { more: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'First 3 sellers, 2 of them not verified' })).toBeVisible();
  },
});

export const MoreSellersWithoutCount = meta.story({
  args: { more: true, people: sellers.map((one) => ({ ...one, verify: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'First 3 sellers, all of them verified' })).toBeVisible();
  },
});

export const MoreBuyers = meta.story({
  args: { more: true, kind: 'buyers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'First 3 buyers' })).toBeVisible();
  },
});

export const VerifyPending = meta.story({
  args: { verifying: [newSeller._id] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Verifying Tanvir Chowdhury')).toBeInTheDocument();
    const row = within(canvas.getByRole('row', { name: /Tanvir Chowdhury/ }));
    const verify = row.getByRole('button', { name: 'Verifying' });
    await expect(verify).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(verify);
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
});

export const DeletePending = meta.story({
  args: { deleting: [newSeller._id] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Deleting Tanvir Chowdhury')).toBeInTheDocument();
    const row = canvas.getByRole('row', { name: /Tanvir Chowdhury/ });
    await expect(row).toHaveAttribute('data-deleting', 'true');
    await userEvent.click(within(row).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

function Shop({ people, ...rest }: PeopleTableProps) {
  const [left, setLeft] = useState(people);
  return (
    <PeopleTable
      {...rest}
      people={left}
      onVerify={(one) => setLeft(left?.map((other) => (other === one ? { ...one, verify: true } : other)))}
      onDelete={(one) => setLeft(left?.filter((other) => other !== one))}
    />
  );
}

/** The caption updates its numbers, and the focus stays in the row of a verified seller. */
export const VerifiedThenDeleted = meta.story({
  render: (args) => <Shop {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = () => within(canvas.getByRole('row', { name: /Tanvir Chowdhury/ }));
    await userEvent.click(row().getByRole('button', { name: 'Verifying' }));
    await expect(row().getByText('Verified')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Tanvir Chowdhury/ })).toHaveFocus();
    await expect(canvas.getByRole('table', { name: '3 sellers, 1 not verified' })).toBeVisible();
    await userEvent.click(row().getByRole('button', { name: 'Delete' }));
    await expect(canvas.queryByText('Tanvir Chowdhury')).not.toBeInTheDocument();
    await expect(canvas.getByRole('table', { name: '2 sellers, 1 not verified' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { people: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

/** No layout shift when the users load. */
export const LoadingBesideLoaded = meta.story({
  args: { people: Array.from({ length: 5 }, (_, index) => ({ ...seller, _id: `${index}` })) },
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <PeopleTable {...args} people={undefined} />
      <PeopleTable {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading = 0, real = 1] = Array.from(canvasElement.children, (part) => part.getBoundingClientRect().height);
    await expect(Math.abs(loading - real)).toBeLessThan(2);
  },
});

export const NoSellers = meta.story({
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sellers yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const NoBuyers = meta.story({
  args: { kind: 'buyers', people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No buyers yet')).toBeVisible();
  },
});

export const WithoutActions = meta.story({
  render: () => <PeopleTable kind="sellers" people={sellers} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

/** Initials replace a picture that fails to load. */
export const BrokenPicture = meta.story({
  args: { people: [{ ...seller, img: '/people/nobody.webp' }] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByText('NR')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

const cells = 'tbody :is(td, th)';

/** Names and addresses wrap between words; every column keeps its place. */
export const LongNames = meta.story({
  args: { people: [seller, long, newSeller] },
  play: async ({ canvas }) => {
    await expectNoOverflow(canvas.getByRole('table'), cells);
    const lefts = canvas.getAllByRole('button', { name: 'Delete' }).map((one) => one.getBoundingClientRect().right);
    await expect(new Set(lefts).size).toBe(1);
  },
});

const expectReadableRecords = async (canvasElement: HTMLElement) => {
  const table = within(canvasElement).getByRole('table');
  await expectNoOverflow(table, cells);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  const [head, first] = within(table).getAllByRole('row');
  await expect(head && getComputedStyle(head.parentElement ?? head).clipPath).toBe('inset(50%)');
  const name = within(first ?? table)
    .getByRole('rowheader')
    .getBoundingClientRect();
  const [email] = within(first ?? table).getAllByRole('cell');
  await expect(email?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
};

export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { people: [seller, long, newSeller] },
  play: ({ canvasElement }) => expectReadableRecords(canvasElement),
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { people: [seller, long, newSeller] },
  play: ({ canvasElement }) => expectReadableRecords(canvasElement),
});

/** No sideways scroll, and still a table for screen readers. */
export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { people: [seller, long, newSeller] },
  play: ({ canvasElement }) => expectReadableRecords(canvasElement),
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Nadia Rahman').getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(canvas.getByText(seller.email).getBoundingClientRect().left);
  },
});

/** Rows out of view are not laid out: a thousand cost little more than a screenful. */
export const AThousand = meta.story({
  args: {
    people: Array.from({ length: 1000 }, (_, index) => ({
      ...newSeller,
      _id: `${index}`,
      name: `Seller ${index}`,
      img: '',
    })),
  },
  // axe would check every row; the other stories already cover them.
  parameters: {
    a11y: { test: 'off' },
    docs: { disable: true },
    chromatic: { disableSnapshot: true, reason: 'One row a thousand times: taller than a browser can draw.' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: '1,000 sellers, 1,000 not verified' })).toBeVisible();
    const rows = canvasElement.querySelectorAll('tbody > tr');
    await expect(rows).toHaveLength(1000);
    // Parts are skipped as a whole: skipping rows one by one costs more the longer the table is.
    await expect(canvasElement.querySelectorAll('tbody')).toHaveLength(40);
    const last = rows[999]?.querySelector('button');
    await expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    rows[999]?.scrollIntoView();
    await waitFor(() => expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '3 Verkäufer, 2 nicht geprüft' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Prüfen' })).toHaveLength(2);
    await expect(canvas.getAllByText('Nicht geprüft')).toHaveLength(2);
  },
});
